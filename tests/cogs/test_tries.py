"""What somebody tries out on their panel: three presses to where a turn leads, one more to play it; and nothing that
is hidden is in any of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import db
from cogs.features import PANEL as panel
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Seat
from engine.core.opponents import random_player
from engine.core.text import write
from engine.games import ferry
from games import GAMES
from host.tries import fork
from host.tries.fork import Fork, begun, by_hand, by_opponents, look_at
from host.view.tries import Kept
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text, towards
from tests.cogs.positions import played, table
from tests.cogs.test_panel import opened, play
from tests.cogs.test_secrecy import sketched
from tests.soak import SOAK, times
from words import Speaker

SAY = Speaker("en")
SEATS = 3
"""As many as a game may have, at most."""
POSITIONS = 4
"""Positions of a game in which something is tried."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opponents that do not think: what they may know has laws of its own."""
    monkeypatch.setattr(fork, "STAND_IN", "random")


DEEP = 8
"""So many times later in a game than at first, at most."""
TRIED = 3
"""Presses of a try that are compared."""


def tries(game: Game[Any], seats: int, s: Any, seat: Seat, n: int) -> Iterator[Any]:
    """What a person is shown of a try from a seat, after each press: moves of their own or of another by hand, and of
    practice opponents. Ends with the whole imagined position."""
    seed, chance = b"of the try %d" % n, Seeded(b"presses", n, seat)
    row = db.Try(seat=seat, head=1, undos=0, seed=seed, body=b"", at=0)
    at = Fork(table(game, seats), 0, seat + 1, row, Kept(), begun(game, s, seat, seed))
    for _ in range(TRIED):
        asked = at.asked
        if not game.offers(at.state, asked) and game.waiting(at.state):
            at = at._replace(kept=Kept(at.kept.steps, at.kept.upto, hand=game.waiting(at.state)[0]))
            asked = at.asked
        shown = look_at(at)
        yield sketched(panel(Viewer(shown, shown.table.speaker("en"))))
        if not game.offers(at.state, asked):
            break
        action = random_player(game, at.state, asked, chance)
        moved: Any = partial(by_hand, actions=(write(action),), confirms=False)
        if chance.below(4) == 0 and game.waiting(at.state) != (seat,):
            moved = by_opponents
        steps, state = moved(at)
        steps = (*at.kept.steps, *steps)
        at = at._replace(kept=Kept(steps, len(steps), at.kept.hand), state=state)
    yield game.encode(at.state)


@pytest.mark.parametrize("game", [*GAMES, ferry.GAME], ids=lambda game: game.key)
def test_nothing_of_what_is_hidden_is_in_what_somebody_tries(game: Game[Any]) -> None:
    seats, tried = min(SEATS, game.seats[-1]), 0
    for seed in range(1, 1 + times(1)):
        every = 10 * (1 + (seed - 1) % DEEP)
        for n, s in enumerate(played(game, seats, moves=every * POSITIONS, every=every, seed=seed)):
            before, seat = game.encode(s), Seat((n + seed) % seats)
            other = game.imagined(s, seat, Seeded(b"other", n, seat))
            assert [*tries(game, seats, s, seat, n)] == [*tries(game, seats, other, seat, n)]
            assert game.encode(s) == before
            tried += 1
    assert tried > SOAK


class Peeks:
    """A game whose imagination leaves things as they lie."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def imagined(self, s: Any, seat: Seat | None, chance: Seeded) -> Any:
        return self._game.decode(self._game.encode(s))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def test_a_try_from_the_real_position_is_found() -> None:
    game: Any = Peeks(ferry.GAME)
    s = next(played(ferry.GAME, SEATS))
    other = ferry.GAME.imagined(s, Seat(0), Seeded(b"other", 0, 0))
    assert [*tries(game, SEATS, s, Seat(0), 0)] != [*tries(game, SEATS, other, Seat(0), 0)]


async def test_three_presses_lead_to_where_a_turn_leads_and_one_plays_it(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    assert "Try it" in labels(shown)
    head = (await world.host.register.table(1)).row.head
    shown = await press(first, shown, "tryit")
    assert text(shown).startswith("### Tried, not played")
    assert SAY("try-about") in text(shown)
    assert SAY("try-imagined") not in text(shown)
    shown = await towards(first, shown, "move 3")
    assert "1. Move: space 3" in text(shown).partition(SAY("try-sure"))[2]
    assert {"Do this", "One back", "Stop trying"} <= {*labels(shown)}
    assert "Let opponents move" not in labels(shown), "it is still the own turn"
    for action in ("move mill", "end"):
        shown = await towards(first, shown, action)
    assert f"**Waiting for {other.user.name}**" in text(shown)
    shown = await press(first, shown, "tryplay")
    assert SAY("try-imagined") in text(shown)
    assert f"{other.user.name}: " in text(shown).partition(SAY("try-rest"))[2]
    shown = await press(first, shown, "tryback")
    assert "One forward" in labels(shown)
    assert (await world.host.register.table(1)).row.head == head
    assert not [line for line in await world.host.moments.log(1, None) if line.seq > head]
    shown = await press(first, shown, "trydo")
    assert (await world.host.register.table(1)).row.head == head + 3
    assert f"### Waiting for {other.user.name}" in text(shown)


async def test_the_person_answers_for_another_who_stays_that_other(server: Server, world: World) -> None:
    _, first, other = await opened(server, world)
    shown = await press(other, server.board(_), "move")
    shown = await press(other, shown, "tryit")
    assert f"**Waiting for {first.user.name}**" in text(shown)
    assert "Make it my plan" not in labels(shown)
    shown = await press(other, shown, "tryas")
    assert f"You move for {first.user.name} now." in text(shown)
    assert world.painter.asked[-1]["seat"] == (await world.host.register.table(1)).seat_of(first.id)
    for action in ("move 1", "move 2", "end"):
        shown = await towards(other, shown, action)
    shown = await towards(other, shown, "move 3")
    assert "Make it my plan" in labels(shown)
    assert "Do this" not in labels(shown)
    shown = await press(other, shown, "tryplan")
    assert text(shown).startswith(f"-# {SAY('ahead-left')}")
    assert "> Set in advance: Move: space 3" in text(shown)
    shown = await press(other, shown, "tryit")
    shown = await press(other, shown, "tryleave")
    assert text(shown).startswith(f"-# {SAY('try-left')}")


async def test_nothing_is_played_once_the_table_has_moved_on(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    shown = await press(first, shown, "tryit")
    shown = await towards(first, shown, "move 3")
    await play(world, (first.id, "move 1"))
    head = (await world.host.register.table(1)).row.head
    shown = await press(first, shown, "trydo")
    assert text(shown).startswith(f"-# {SAY('try-changed')}")
    assert "The table has moved on." in text(shown)
    assert (await world.host.register.table(1)).row.head == head
