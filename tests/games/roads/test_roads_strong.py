"""The strong practice opponent: bricks in every row, its plans rehearsed when alone, other errands for what waits."""

from __future__ import annotations

from engine.core.chance import Seeded
from engine.core.opponents import steady_player, strong_player
from engine.games.roads import GAME
from engine.games.roads.actions import Buy, Done
from engine.games.roads.components import WONDER
from engine.games.roads.flow import Position
from engine.games.roads.opponent.policy import PLANS, STEADY
from engine.games.roads.opponent.strong import rehearsed
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.setup import choose
from engine.games.roads.state import NEUTRAL
from tests.games.roads.positions import ANN, state, table

LAND = ("0,0:P 1,0:W 2,0:R 3,0:D", "0,1:M1 1,1:P14 2,1:S")
CHANCE = Seeded(b"strong", 1, 0)
LATE = 13
"""A turn of a game alone from which little is left to rehearse."""


def at_the_wonder(stock: dict[str, int], *bricks: int, turn: int = 6) -> Position:
    """Ann's purchase, with goods at her home and these bricks laid."""
    units = {"donkey11": "A1", "donkey21": "C1"}
    t = table(*LAND, homes=("A1", "C1"), units=units, ground={"A1": stock}, turn=turn)
    t.wonder, t.phase, t.neutral = list(bricks), "wonder", WONDER.neutral - bricks.count(NEUTRAL)
    return state(t, WonderPhase())


def test_it_buys_the_first_brick_of_a_row_with_what_lies_loose() -> None:
    s = at_the_wonder({"iron": 3}, *[NEUTRAL] * 4)
    assert strong_player(GAME, s, ANN, CHANCE) == Buy(("iron",))
    assert steady_player(GAME, s, ANN, CHANCE) == Done()


def test_it_keeps_boards_that_it_builds_with_and_geese_for_research() -> None:
    s = at_the_wonder({"boards": 2, "geese": 2}, *[NEUTRAL] * 4)
    assert strong_player(GAME, s, ANN, CHANCE) == Done()


def test_a_row_of_its_own_is_not_bought_twice() -> None:
    s = at_the_wonder({"iron": 3}, *[NEUTRAL] * 4, ANN)
    assert strong_player(GAME, s, ANN, CHANCE) == Done()


def test_alone_it_comes_as_far_as_the_best_of_its_plans() -> None:
    """A turn later it still comes as far, so it keeps to what it has found."""
    options = choose(GAME.rules.options(), "map", "river_runs_through_it")  # type: ignore[arg-type]
    s, n = GAME.start(1, Seeded(b"alone", 0, 0), options).state, 0
    while s.table.turn < LATE:
        n += 1
        s = GAME.apply(s, ANN, steady_player(GAME, s, ANN, CHANCE), Seeded(b"alone", 0, n)).state
    planned = max(rehearsed(GAME, s, ANN, plan) for plan in PLANS)
    assert planned > rehearsed(GAME, s, ANN, STEADY)
    while s.table.turn == LATE:
        n += 1
        s = GAME.apply(s, ANN, strong_player(GAME, s, ANN, CHANCE), Seeded(b"alone", 0, n)).state
    assert max(rehearsed(GAME, s, ANN, plan) for plan in PLANS) >= planned
