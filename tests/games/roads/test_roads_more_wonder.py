"""Rulebook: the wonder and the end of the game – what is not tried elsewhere."""

from __future__ import annotations

from typing import Any

from engine.games.roads import GAME
from engine.games.roads.components import WONDER
from engine.games.roads.flow import Position as State
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.scoring import rows, wealth
from engine.games.roads.state import NEUTRAL, Standing
from tests.games.roads.positions import ANN, BEN, CAT, DAN, booked, offered, play, state, step, table

LAND = ("0,0:P 1,0:W 2,0:R 3,0:D", "0,1:P 1,1:P")
HOMES = ("A1", "B1", "C1", "D1")


def wonder(seats: int, own: int, neutral: int, most: int = WONDER.neutral, **fields: Any) -> State:
    """The wonder phase with so many bricks of Ben's, then neutral ones; everybody is at home, Ann with clay."""
    units = {f"donkey{10 * seat + 11}": HOMES[seat] for seat in range(seats)}
    given: dict[str, Any] = {"ground": {"A1": {"clay": 9}}, "units": units, "homes": HOMES[:seats], **fields}
    t = table(*LAND, seats=seats, **given)
    t.wonder, t.neutral = [BEN] * own + [NEUTRAL] * neutral, most - neutral
    t.turn, t.phase = neutral + 1, "wonder"
    return state(booked(t), WonderPhase())


def test_with_four_the_69th_brick_ends_the_game() -> None:
    s = wonder(4, 47, 20)
    s = play(s, ANN, "buy clay-clay")
    assert s.table.ended == ""
    s = play(s, ANN, "buy clay-clay-clay")
    assert (s.table.ended, len(s.table.wonder), s.table.neutral) == ("mark", 69, 13)


def test_the_marks_of_fewer_players_are_nothing_to_more() -> None:
    s = play(wonder(4, 41, 20), ANN, "buy clay-clay")  # brick 62 is the end for two
    assert s.table.ended == ""
    s = play(wonder(3, 41, 20), ANN, "buy clay-clay")
    assert s.table.ended == ""


def test_with_fewer_neutral_bricks_the_game_ends_with_the_last_of_them() -> None:
    s = play(wonder(2, 0, 26, most=28), ANN, "done")
    assert s.table.ended == ""
    s = play(wonder(2, 0, 27, most=28), ANN, "done")
    assert (s.table.ended, s.table.wonder) == ("neutral", [NEUTRAL] * 28)


def test_bricks_are_laid_from_the_lowest_row_that_is_not_full() -> None:
    s = wonder(2, 3, 0)
    s = play(s, ANN, "buy clay", "buy clay-clay")
    assert [list(row) for row in rows(s.table.wonder)] == [[BEN, BEN, BEN, ANN], [ANN]]


def test_goods_of_all_transporters_at_home_and_of_a_boat_in_its_river_pay() -> None:
    rows = ("0,0:M1 1,0:P14 2,0:S", "0,1:P 1,1:P")
    units = {"donkey11": "B1n", "raft12": "B1r", "donkey13": "B1s", "donkey21": "A2"}
    loads = {"raft12": {"clay": 1}, "donkey13": {"geese": 1}}
    t = table(*rows, homes=("B1n", "A2"), units=units, loads=loads, ground={"B1s": {"gold": 1}}, phase="wonder")
    assert offered(state(t, WonderPhase()), ANN, "buy") == ["buy geese", "buy clay", "buy gold"]


def test_a_pass_left_while_one_is_asked_counts_at_once() -> None:
    s = wonder(2, 0, 0)
    assert play(s, ANN, "leave wonder-pass").table == play(s, ANN, "done").table
    assert GAME.waiting(play(s, ANN, "leave call-no")) == (ANN,)
    t = table(*LAND, homes=HOMES[:2], units={"donkey11": "A1", "donkey21": "B1"}, phase="wonder",
              ground={"A1": {"clay": 9}, "B1": {"clay": 1}}, chart=[BEN, ANN])  # fmt: skip
    s = state(t, WonderPhase())
    s.hands[ANN].standing = Standing(wonder="pass")
    assert step(s, BEN, "done").state.table.wonder == [NEUTRAL]


def test_carried_transporters_are_not_at_home() -> None:
    t = table(*LAND, homes=("A1", "B1"), units={"donkey11": "B1", "donkey12": "B1", "donkey21": "B1"},
              ground={"A1": {"clay": 1}, "B1": {"clay": 1}}, phase="wonder")  # fmt: skip
    t.units["donkey11"].aboard, t.units["donkey12"].carrier, t.units["donkey12"].at = "donkey12", "donkey11", ""
    assert GAME.waiting(state(t, WonderPhase())) == (BEN,)


def test_everybody_scores_a_share_of_every_row() -> None:
    t = table(*LAND, seats=4, wonder=[ANN, BEN, BEN, NEUTRAL, CAT, CAT, CAT, CAT, ANN, DAN])
    assert [wealth(t, seat).rows for seat in (ANN, BEN, CAT, DAN)] == [(3, 0, 5), (6, 0, 0), (0, 10, 0), (0, 0, 5)]
