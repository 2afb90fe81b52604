"""Rulebook: roads and bridges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.state import Building, Wall
from tests.games.roads import figures
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state, table
from tests.games.roads.sites import NORTH, SOUTH, building

# two rows with a river from a source (A2) along its middle to a fork (C2); the desert is E1
LAND = (
    "0,0:P 1,0:P 2,0:P 3,0:M3 4,0:D",
    "0,1:M1 1,1:P14 2,1:P024 3,1:S",
    "0,2:P 1,2:P 2,2:M5 3,2:P",
)


def roads(units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]] = {}, **fields: Any) -> Position:
    """Everybody builds in the network of roads of the rulebook's figure."""
    fields = {"roads": figures.ROADS, **fields}
    return state(table(*figures.NETWORK, units=units, loads=loads, phase="building", **fields), BuildingPhase())


def test_a_road_costs_a_stone_of_the_tile_it_is_built_from() -> None:
    s = roads({"donkey11": figures.A}, {"donkey11": {"stone": 1}})
    t = play(s, ANN, "road A2/B2").table
    assert "A2/B2" in t.roads
    assert t.units["donkey11"].load == {}
    assert t.used == {"stone": 1}


def test_a_road_is_built_only_once() -> None:
    s = roads({"donkey11": figures.A}, {"donkey11": {"stone": 1}})
    assert refused(s, ANN, "road C1/B2") == "road-there"


def test_a_road_is_not_built_with_the_stone_of_the_far_end() -> None:
    s = roads({"donkey11": figures.A, "donkey12": figures.T}, {"donkey12": {"stone": 1}}, ground={"A2": {"stone": 1}})
    assert refused(s, ANN, "road A2/B2") == "build-goods"
    assert refused(s, ANN, "road A1/B1") == "road-nobody"


def test_a_road_may_be_built_from_either_end_and_loose_stone_goes_first() -> None:
    s = roads(
        {"donkey11": figures.D, "donkey12": figures.A}, {"donkey11": {"stone": 1}}, ground={figures.A: {"stone": 1}}
    )
    t = play(s, ANN, "road A2/B2").table
    assert t.ground == {}
    assert t.units["donkey11"].load == {"stone": 1}


def test_parallel_roads_lead_over_a_border_on_both_banks() -> None:
    s = roads({"donkey11": figures.S}, {"donkey11": {"stone": 2}}, roads=())
    t = play(s, ANN, f"road {figures.S}/{figures.MW}", f"road {figures.S}/{figures.ME}").table
    assert t.roads == [f"{figures.S}/{figures.ME}", f"{figures.S}/{figures.MW}"]


def test_a_road_stays_on_its_bank() -> None:
    s = roads({"donkey11": figures.MW}, {"donkey11": {"stone": 1}}, roads=())
    assert f"road {figures.MW}/{figures.T}" not in offered(s, ANN, "road")
    assert refused(s, ANN, f"road {figures.MW}/{figures.T}") == "road-where"


def test_a_boat_in_the_river_builds_roads_on_either_bank() -> None:
    s = roads({"raft11": "C2r"}, {"raft11": {"stone": 1}}, roads=())
    found = offered(s, ANN, "road")
    assert f"road {figures.S}/{figures.MW}" in found
    assert f"road {figures.S}/{figures.ME}" in found


def on_the_fork(units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]], **fields: Any) -> Position:
    """Everybody builds on the land with the fork."""
    return state(table(*LAND, units=units, loads=loads, phase="building", **fields), BuildingPhase())


def test_roads_lead_into_the_desert_but_not_into_the_sea() -> None:
    s = on_the_fork({"donkey11": "D1"}, {"donkey11": {"stone": 1}})
    found = offered(s, ANN, "road")
    assert "road D1/E1" in found
    assert not any("D2" in words for words in found)
    assert refused(s, ANN, "road D1/D2") == "road-where"


def test_a_road_may_lead_through_anybodys_wall() -> None:
    s = on_the_fork({"donkey11": "A1"}, {"donkey11": {"stone": 1}}, walls={"A1/B1": Wall(BEN, 2)})
    assert play(s, ANN, "road A1/B1").table.roads == ["A1/B1"]


def test_a_bridge_costs_a_stone_and_joins_the_banks() -> None:
    s = on_the_fork({"donkey11": "B2n"}, {"donkey11": {"stone": 2}})
    assert refused(s, ANN, "road B2s/B3") == "road-nobody"
    t = play(s, ANN, "bridge B2", "road B2s/B3").table
    assert t.bridges == ["B2"]
    assert t.roads == ["B2s/B3"]
    assert t.used == {"stone": 2}


def test_a_bridge_needs_no_road_and_is_built_once() -> None:
    s = on_the_fork({"donkey11": "B2n"}, {"donkey11": {"stone": 2}})
    s = play(s, ANN, "bridge B2")
    assert offered(s, ANN, "bridge") == []
    assert refused(s, ANN, "bridge B2") == "bridge-there"


def test_a_bridge_is_built_by_who_stands_beside_that_arm() -> None:
    s = on_the_fork({"donkey11": "C2e"}, {"donkey11": {"stone": 1}})
    arms = s.table.atlas.arms
    beside = [name for name, arm in arms.items() if "C2e" in arm.banks]
    assert len(beside) == 2
    assert offered(s, ANN, "bridge") == [f"bridge {arm}" for arm in beside]
    other = next(name for name, arm in arms.items() if arm.tile == "C2" and name not in beside)
    assert refused(s, ANN, f"bridge {other}") == "build-river"


def test_a_fork_takes_two_bridges_to_join_all_its_banks() -> None:
    s = on_the_fork({"donkey11": "C2e"}, {"donkey11": {"stone": 2}})
    one, two = [words.removeprefix("bridge ") for words in offered(s, ANN, "bridge")]
    s = play(s, ANN, f"bridge {one}")
    assert len(s.table.joined("C2e")) == 2
    s = play(s, ANN, f"bridge {two}")
    assert s.table.joined("C2e") == s.table.tile("C2").banks


def test_a_boat_in_the_river_builds_any_bridge_of_its_tile() -> None:
    s = on_the_fork({"raft11": "C2r"}, {"raft11": {"stone": 1}})
    assert len(offered(s, ANN, "bridge")) == 3


def test_there_is_no_bridge_at_a_source() -> None:
    s = on_the_fork({"donkey11": "A2"}, {"donkey11": {"stone": 1}})
    assert offered(s, ANN, "bridge") == []
    assert refused(s, ANN, "bridge A2") == "bridge-where"


def test_who_comes_first_on_the_chart_builds_the_road_that_two_want() -> None:
    units = {"donkey11": "A1", "donkey21": "B1"}
    s = on_the_fork(units, {"donkey11": {"stone": 1}, "donkey21": {"stone": 1}})
    s = play(s, BEN, "road A1/B1")
    assert s.table.roads == []
    t = play(s, ANN, "road A1/B1", "done").table
    assert t.roads == ["A1/B1"]
    assert [unit.load for unit in t.units.values()] == [{}, {"stone": 1}]


# --- bridges


def test_a_third_bridge_may_be_built_over_a_fork() -> None:
    fork = ("0,0:P 1,0:P 2,0:M3", "0,1:M1 1,1:P024 2,1:P", "0,2:P 1,2:M5")
    s = building({"raft11": "B2r"}, {"raft11": {"stone": 3}}, *fork)
    found = offered(s, ANN, "bridge")
    assert len(found) == 3
    s = play(s, ANN, *found)
    assert len(s.table.bridges) == 3


def test_a_bridge_is_crossed_in_the_phases_after() -> None:
    s = building({"donkey11": NORTH}, {"donkey11": {"stone": 1}}, ground={SOUTH: {"trunks": 1}})
    s = play(s, ANN, "bridge B2")
    s.table.phase = "production"
    s.table.buildings["B2"] = Building("sawmill", NORTH)
    assert offered(state(s.table, ProductionPhase()), ANN, "work") == ["work B2-1-donkey11", "work B2-1-ground"]
