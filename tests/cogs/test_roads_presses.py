"""How many presses a quiet turn takes: counted on the panels, and pressed on Discord."""

from __future__ import annotations

import pytest

from tests.cogs import presses
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, text
from tests.cogs.roads import begun, done, panel, table_now, tap
from tests.games.roads.quiet import LAST, SEATS


def mean(answers: bool) -> float:
    """Presses a player and turn in the quiet game."""
    turns = presses.measure("quiet", answers)
    assert len(turns) == SEATS * (LAST - presses.FIRST + 1) == 40
    return sum(sum(turn.values()) for turn in turns) / len(turns)


def test_a_quiet_turn_takes_six_presses_a_player() -> None:
    assert mean(answers=True) <= presses.REACH


def test_without_standing_answers_it_takes_one_more() -> None:
    assert mean(answers=False) <= presses.REACH + 1


async def test_a_turn_of_habits_is_three_presses_for_everybody(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the last turn of the quiet game production has gone by the plans, and the orders are the same as before."""
    last, _ = presses.quiet(answers=True)
    told = await begun(server, world, monkeypatch, last, SEATS)
    assert (await world.host.now.look(1, None)).waiting == (0, 1, 2, 3)
    for person in told.people:
        shown = await panel(person, server, told)
        assert text(shown).count("Answered for you: ") == 1
        shown = await tap(person, shown, "All as before")
        shown = await done(person, shown, "Done for this whole turn")
    table = await table_now(world)
    assert (table.turn, table.phase) == (16, "movement"), "nobody was asked about building, bricks and production"
    assert table.units["donkey14"].at == "B1"
    assert "Look again" not in labels(shown), "the last one goes on with the next turn on the same panel"
    assert "### Turn 16: movement" in text(shown)
