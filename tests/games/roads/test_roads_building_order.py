"""Rulebook: building, conflict – waiting for others, and seats that care about the order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.state import Box, Hand, Table, Wall
from tests.games.roads.positions import ANN, BEN, CAT, offered, play, table
from tests.games.roads.sites import NORTH, SHORE, SOUTH, building


def test_a_bridge_waits_for_an_earlier_player_to_whom_it_opens_goods() -> None:
    units = {"donkey11": NORTH, "donkey12": "A1", "donkey21": SOUTH}
    goods = {"donkey12": {"boards": 2}, "donkey21": {"stone": 1}}
    s = building(units, goods, ground={SOUTH: {"boards": 2}})
    s = play(s, BEN, "bridge B2")
    assert (s.table.bridges, s.table.held[str(BEN)][0].seat) == ([], ANN)
    s = play(s, ANN, "letgo B2")
    assert s.table.bridges == ["B2"]
    assert f"build stone_factory-{NORTH}" in offered(s, ANN, "build")


def test_a_wall_that_pushes_somebody_out_waits_for_an_earlier_player_on_the_tile() -> None:
    units = {"donkey11": "A1", "donkey12": "B2", "donkey21": "A1", "raft31": "A1@B1"}
    s = building(units, {"donkey12": {"boards": 2}, "donkey21": {"stone": 1}}, *SHORE, seats=3, chart=[ANN, BEN, CAT])
    s.table.ground = {}
    assert GAME.waiting(s)[0] == ANN
    pushing = play(s, BEN, "wall A1/B1-A1")
    assert pushing.table.units["raft31"].at == "A1@B1"
    assert pushing.table.held[str(BEN)][0].seat == ANN
    assert play(pushing, ANN, "done").table.units["raft31"].at == "B1"
    s.table.units["raft31"].at = "C1"
    assert play(s, BEN, "wall A1/B1-A1").table.walls == {"A1/B1": Wall(BEN, 1)}


def test_docked_boats_pass_goods_on_only_when_no_earlier_player_could_push_them_out() -> None:
    units = {"raft11": "B1", "raft21": "A1@B1", "raft22": "A1@B1"}
    s = building(units, {"raft11": {"stone": 3}, "raft21": {"boards": 3}}, *SHORE)
    s = play(s, BEN, "load raft22-raft21-boards-1")
    assert s.table.held[str(BEN)][0].seat == ANN
    assert play(s, ANN, "letgo A1").table.units["raft22"].load == {"boards": 1}


def contested(units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]], **fields: Any) -> tuple[int, ...]:
    """The seats asked about settling the order, on four pastures around a wood."""
    rows = ("0,0:P 1,0:P 2,0:P", "0,1:P 1,1:W")
    return BuildingPhase().contested(state_of(table(*rows, units=units, loads=loads, phase="building", **fields)))


def state_of(t: Table) -> Position:
    """A state on this table; nobody has been asked yet."""
    return Position(t, [Hand() for _ in t.players], Box(), [BuildingPhase(serial=1)], 1)


STONE = {"donkey11": {"stone": 1}, "donkey21": {"stone": 1}}


def test_who_could_build_on_the_same_border_is_asked_about_the_order() -> None:
    for roads in ([], [("A1", "B1")]):
        assert contested({"donkey11": "A1", "donkey21": "B1"}, STONE, roads=roads) == (ANN, BEN)


def test_who_could_build_the_same_road_through_a_wall_is_asked_too() -> None:
    walls = {"A1/B1": Wall(BEN, 1)}  # strengthening it takes two stone
    assert contested({"donkey11": "A1", "donkey21": "B1"}, STONE, walls=walls) == (ANN, BEN)
    roads = [("A1", "B1")]
    assert contested({"donkey11": "A1", "donkey21": "B1"}, STONE, walls=walls, roads=roads) == ()


def test_who_could_build_only_on_different_borders_is_not() -> None:
    assert contested({"donkey11": "A1", "donkey21": "C1"}, STONE) == ()


def test_one_who_could_destroy_what_the_other_strengthens_is() -> None:
    loads = {"donkey11": {"boards": 2}, "wagon21": {"stone": 2}}
    walls = {"A1/B1": Wall(BEN, 1)}
    assert contested({"donkey11": "A1", "wagon21": "B1"}, loads, walls=walls) == (ANN, BEN)
    walls = {"A1/A2": Wall(BEN, 1)}
    assert contested({"donkey11": "A1", "wagon21": "B1"}, loads, walls=walls) == ()


def test_of_three_only_those_who_share_a_border_are() -> None:
    units = {"donkey11": "A1", "donkey21": "C1", "donkey31": "A2"}
    loads = {**STONE, "donkey31": {"stone": 1}}
    assert contested(units, loads, seats=3) == (ANN, CAT)
