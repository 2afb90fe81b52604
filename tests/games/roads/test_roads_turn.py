"""Rulebook: the course of play – phases, the call for an order, the turn after."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.games.roads import GAME
from engine.games.roads.flow import PHASES, Position, Turns
from engine.games.roads.state import Box, Building, Hand, Table
from tests.games.roads.positions import ANN, BEN, offered, play, step, table

LAND = ("0,0:P 1,0:W 2,0:M", "0,1:M1 1,1:P14 2,1:S")


def before(phase: str, **fields: Any) -> Position:
    """The turn goes on with this phase; both could touch the goods at home."""
    given: dict[str, Any] = {
        "homes": ("A1", "A1"),
        "units": {"donkey11": "A1", "donkey21": "A1"},
        "ground": {"A1": {"boards": 3, "stone": 1}},
        "phase": PHASES[PHASES.index(phase) - 1],
    }
    return going_on(table(*LAND, **{**given, **fields}))


def going_on(t: Table) -> Position:
    """The turn goes on until somebody is asked."""
    s = Position(t, [Hand() for _ in t.players], Box(), [Turns(serial=1)], 1)
    ctx = Ctx(s, Seeded(b"turns", 0, 0))
    while s.flow and not GAME.waiting(s):
        s.flow[-1].advance(s, ctx)
    return s


def doing(s: Position) -> str:
    """The pending decision."""
    return str(s.flow[-1].__struct_config__.tag)


def test_production_movement_building_and_wonder_follow_each_other_turn_by_turn() -> None:
    s, phases = before("production", turn=0), list[tuple[int, str]]()
    while s.table.turn < 3:
        if doing(s) in PHASES and (s.table.turn, s.table.phase) not in phases:
            phases.append((s.table.turn, s.table.phase))
        seat = GAME.waiting(s)[0]
        s = step(s, seat, "call no" if doing(s) == "calling" else "done").state
    named = ("production", "movement", "building", "wonder")
    assert phases == [(turn, phase) for turn in (1, 2) for phase in named]
    assert s.table.wonder == [-1, -1]


@pytest.mark.parametrize("phase", PHASES)
def test_an_order_may_be_called_for_at_the_start_of_each_phase(phase: str) -> None:
    s = before(phase)
    assert (s.table.phase, doing(s), GAME.waiting(s)) == (phase, "calling", (ANN, BEN))
    s = play(play(s, ANN, "call no"), BEN, "call yes")
    assert (doing(s), GAME.waiting(s)) == ("praying", (ANN,))
    s = play(play(s, ANN, "pray yes"), BEN, "slot 1")
    assert (doing(s), s.table.chart, s.table.called) == (phase, [BEN, ANN], True)


def test_mines_and_primary_producers_yield_before_the_order_is_settled() -> None:
    houses = {"C1": Building("mine", "C1", gold=1), "B1": Building("woodcutter", "B1")}
    s = before("production", buildings=houses, made={"gold": 1, "boards": 3, "stone": 1})
    assert doing(s) == "calling"
    assert (s.table.ground["C1"], s.table.ground["B1"]) == ({"gold": 1}, {"trunks": 1})


def test_if_nobody_calls_in_the_wonder_phase_the_chart_holds() -> None:
    s = before("wonder", chart=[BEN, ANN])
    s = play(play(s, ANN, "call no"), BEN, "call no")
    assert (doing(s), GAME.waiting(s)) == ("wonder", (ANN, BEN))
    s = play(play(s, ANN, offered(s, ANN, "buy")[0], "done"), BEN, offered(s, BEN, "buy")[0])
    assert s.table.wonder[:1] == [BEN]


def test_who_is_done_until_the_wonder_is_asked_about_bricks_only() -> None:
    s = play(before("movement"), ANN, "leave rest-wonder")
    while s.table.phase != "wonder":
        assert GAME.waiting(s) == (BEN,), s.table.phase
        s = play(s, BEN, "call no" if doing(s) == "calling" else "done")
    assert ANN in GAME.waiting(s)
    s = play(s, ANN, "call no")
    assert "buy boards" in offered(play(s, BEN, "call no"), ANN, "buy")


def test_who_is_done_with_the_rest_of_the_turn_is_asked_again_in_the_next() -> None:
    s = play(before("movement"), ANN, "leave rest-skip")
    assert GAME.waiting(s) == (BEN,), "nor asked about settling an order"
    while s.table.turn < 2:
        assert GAME.waiting(s) == (BEN,), s.table.phase
        s = play(s, BEN, "call no" if doing(s) == "calling" else "done")
    assert (doing(s), GAME.waiting(s)) == ("calling", (ANN, BEN))
