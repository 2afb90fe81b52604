"""The strong practice opponent: bricks in every row, its plans rehearsed when alone, other errands for what waits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.opponents import steady_player, strong_player
from engine.games.roads import GAME
from engine.games.roads.actions import Buy, Done
from engine.games.roads.components import WONDER
from engine.games.roads.flow import Position
from engine.games.roads.movement import cargo
from engine.games.roads.opponent import strong
from engine.games.roads.opponent.planner import follow
from engine.games.roads.opponent.plans import alone, steady
from engine.games.roads.opponent.rehearsal import outcome
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.setup import SETTINGS
from engine.games.roads.state import NEUTRAL, Building, Unit
from tests.games.roads.positions import ANN, state, table

LAND = ("0,0:P 1,0:W 2,0:R 3,0:D", "0,1:M1 1,1:P14 2,1:S")
CHANCE = Seeded(b"strong", 1, 0)
LATE = 18
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


@pytest.mark.parametrize(("lies", "bricks", "at"), [("B1", 0, "A1"), ("A1", 0, "A1"), ("B1", 1, "B1")])
def test_goods_for_the_first_brick_of_a_row_come_home_and_a_donkey_to_lay_it(lies: str, bricks: int, at: str) -> None:
    units = {"donkey11": "B1", "donkey21": "E1"}
    row = "0,0:P 1,0:P 2,0:P 3,0:P 4,0:P"
    t = table(row, homes=("A1", "E1"), units=units, ground={lies: {"trunks": 1}}, turn=6)
    t.wonder, t.neutral = [NEUTRAL] * 4 + [ANN] * bricks, WONDER.neutral - 4
    s = state(t, MovementPhase())
    s = GAME.apply(s, ANN, strong_player(GAME, s, ANN, CHANCE), CHANCE).state
    assert s.table.units["donkey11"].at == at
    assert cargo.kinds(s.table.ground[at]) == {"trunks": 1}


def test_it_fetches_coins_that_a_rival_leaves_lying_and_keeps_them_aboard() -> None:
    units = {"donkey11": "C1", "donkey21": "A1"}
    row = "0,0:P 1,0:P 2,0:P 3,0:P 4,0:P"
    t = table(row, homes=("A1", "E1"), units=units, ground={"D1": {"coins": 2}}, turn=6)
    s = state(t, MovementPhase())
    assert isinstance(steady_player(GAME, s, ANN, CHANCE), Done)
    s = GAME.apply(s, ANN, strong_player(GAME, s, ANN, CHANCE), CHANCE).state
    donkey = s.table.units["donkey11"]
    assert (donkey.at, cargo.kinds(donkey.load)) == ("D1", {"coins": 2})
    s.table.units["donkey11"] = Unit("donkey11", "donkey", ANN, "A1", {"coins": 2})
    s.table.ground = {"B1": {"trunks": 2}}
    s.table.buildings["A1"] = Building("sawmill", "A1")
    assert isinstance(strong_player(GAME, s, ANN, CHANCE), Done), "it has no room for trunks"


@pytest.mark.parametrize(("rival", "aboard"), [("E1", {"gold": 2}), ("I1", {})])
def test_gold_waits_aboard_at_the_mint_where_a_rival_could_take_it_and_is_worked_up_from_there(
    rival: str, aboard: dict[str, int]
) -> None:
    row = " ".join(f"{n},0:P" for n in range(9))
    units, built = {"donkey11": "B1", "donkey21": rival}, {"C1": Building("mint", "C1")}
    t = table(row, homes=("A1", "I1"), units=units, loads={"donkey11": {"gold": 2}}, buildings=built, turn=6)
    s = state(t, MovementPhase())
    s = GAME.apply(s, ANN, strong_player(GAME, s, ANN, CHANCE), CHANCE).state
    donkey = s.table.units["donkey11"]
    assert (donkey.at, cargo.kinds(donkey.load)) == ("C1", aboard)
    t = table(row, homes=("A1", "I1"), units=units | {"donkey11": "C1"}, loads={"donkey11": {"gold": 2}},
              ground={"C1": {"fuel": 1}}, buildings=built, turn=6, phase="production")  # fmt: skip
    s = state(t, ProductionPhase())
    s = GAME.apply(s, ANN, strong_player(GAME, s, ANN, CHANCE), CHANCE).state
    assert cargo.kinds(s.table.units["donkey11"].load) == {"coins": 1}


def test_own_coins_are_not_left_lying() -> None:
    t = table("0,0:P 1,0:P 2,0:P 3,0:P 4,0:P", homes=("A1", "E1"), units={"donkey11": "A1", "donkey21": "D1"},
              ground={"B1": {"coins": 2}}, turn=6)  # fmt: skip
    s = state(t, MovementPhase())
    assert isinstance(steady_player(GAME, s, ANN, CHANCE), Done)
    s = GAME.apply(s, ANN, strong_player(GAME, s, ANN, CHANCE), CHANCE).state
    assert cargo.kinds(s.table.units["donkey11"].load) == {"coins": 2}


def test_alone_it_comes_as_far_as_the_best_of_its_plans() -> None:
    """A turn later it still comes as far, so it keeps to what it has found."""
    options = SETTINGS.choose(GAME.rules.settings.options(), "map", "river_runs_through_it")  # type: ignore[arg-type]
    s, n = GAME.start(1, Seeded(b"alone", 0, 0), options).state, 0
    while s.table.turn < LATE:
        n += 1
        s = GAME.apply(s, ANN, steady_player(GAME, s, ANN, CHANCE), Seeded(b"alone", 0, n)).state
    planned = max(outcome(GAME, s, ANN, plan) for plan in alone())
    assert planned > outcome(GAME, s, ANN, steady())
    while s.table.turn == LATE:
        n += 1
        s = GAME.apply(s, ANN, strong_player(GAME, s, ANN, CHANCE), Seeded(b"alone", 0, n)).state
    assert max(outcome(GAME, s, ANN, plan) for plan in alone()) >= planned


def test_alone_it_tries_what_its_plan_would_not_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four goods two bricks in two rows are bought one after the other, but not both at the end."""
    s = at_the_wonder({"iron": 4}, *[NEUTRAL] * 28, turn=12)
    t = s.table
    t.solo, t.players, t.temple, t.chart, t.neutral = True, t.players[:1], [ANN], [ANN], WONDER.solo.turns - 11
    del t.units["donkey21"], s.hands[1:]
    late = replace(steady(), wishes=(), rich=True, loose=99)
    assert follow(late, s, ANN) == Done()
    monkeypatch.setattr(strong, "alone", lambda: (late,))
    assert strong_player(GAME, s, ANN, CHANCE) == Buy(("iron", "iron"))
