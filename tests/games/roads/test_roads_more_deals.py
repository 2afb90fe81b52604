"""Agreements in the game itself; the rest is tried in a game of nothing but quarrels."""

from __future__ import annotations

from typing import Any

from engine.games.roads import GAME
from engine.games.roads.flow import Position as State
from engine.games.roads.phases.movement import MovementPhase
from tests.games.roads.positions import ANN, BEN, play, refused, state, table

LINE = "0,0:P 1,0:P 2,0:P"
ROADS = [("A1", "B1"), ("B1", "C1")]


def moving(**fields: Any) -> State:
    """A movement phase on a road of three tiles."""
    return state(table(LINE, roads=ROADS, **fields), MovementPhase())


def test_three_offers_a_phase_and_no_more() -> None:
    s = moving(units={"donkey11": "A1", "donkey21": "A1"}, loads={"donkey11": {"boards": 2}})
    for number in ("1", "2", "3"):
        s = play(s, ANN, "propose give-donkey11-donkey21-1-boards")
        s = play(s, BEN, f"answer {number} no")
    assert refused(s, ANN, "propose give-donkey11-donkey21-1-boards") == "deal-often"


def test_goods_given_on_the_way_are_moved_on_by_whoever_got_them() -> None:
    """Rulebook: movement, passing on. The giver's other transporters may not move them any more."""
    units = {"donkey11": "A1", "donkey21": "B1", "wagon12": "C1"}
    s = moving(units=units, loads={"donkey11": {"gold": 1}})
    s = play(s, ANN, "move donkey11-B1", "propose give-donkey11-donkey21-1-gold")
    s = play(s, BEN, "answer 1 yes", "move donkey21-C1", "propose give-donkey21-wagon12-1-gold")
    s = play(s, ANN, "answer 11 yes")
    assert s.table.units["wagon12"].load == {"gold+donkey11+donkey21": 1}
    assert refused(s, ANN, "move wagon12-B1") == "goods-moved"


def test_who_left_declines_what_is_offered() -> None:
    s = moving(units={"donkey11": "A1", "donkey21": "A1"}, loads={"donkey21": {"gold": 1}})
    s = play(s, ANN, "propose ask-donkey11-donkey21-1-gold")
    assert GAME.default(s, BEN) == GAME.parse("answer 1 no")
