"""Rulebook: building – what is not tried elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.roads import GAME
from engine.games.roads.actions import ACTIONS
from engine.games.roads.components import BUILDINGS
from engine.games.roads.flow import Position as State
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.state import Box, Building, Hand, Player, Table, Wall
from tests.games.roads.positions import ANN, BEN, CAT, offered, play, refused, state, table

# pasture A1, woods B1, desert with a river C1, sea D1; below a source A2, the river tile B2, pasture C2
LAND = ("0,0:P 1,0:W 2,0:D12 3,0:S", "0,1:M1 1,1:P14 2,1:P45")
NORTH, SOUTH, RIVER = "B2n", "B2s", "B2r"


def building(
    units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]] = {}, *rows: str, **fields: Any
) -> State:
    """Everybody builds, on the land above if no map is given."""
    return state(table(*(rows or LAND), units=units, loads=loads, phase="building", **fields), BuildingPhase())


def open_to_all(units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]], **fields: Any) -> State:
    """Everybody builds, also who could build nothing."""
    t = table(*LAND, units=units, loads=loads, phase="building", **fields)
    return State(t, [Hand() for _ in t.players], Box(), [BuildingPhase(serial=1, opened=True)], 1)


def knowing(*topics: str) -> list[Player]:
    """Two players of whom Ann has researched these topics."""
    return [Player(research=list(topics)), Player()]


# --- buildings


@pytest.mark.parametrize("kind", [kind for kind, works in BUILDINGS.items() if works.where != "sea"])
def test_each_building_costs_what_the_chart_says_and_not_less(kind: str) -> None:
    """Every kind on a shore of its own terrain, paid with exactly its cost."""
    works = BUILDINGS[kind]
    terrain = {"woods": "W", "rock": "R", "mountains": "M"}.get(works.where, "P")
    rows = (f"0,0:{terrain} 1,0:S", "0,1:P")
    topics = [works.research] if works.research else []
    words = f"build {kind}-A1-normal" if kind == "mine" else f"build {kind}-A1"
    cost = {good: n for good, n in (("boards", works.boards), ("stone", works.stone)) if n}
    s = building({"truck11": "A1"}, {}, *rows, ground={"A1": cost}, players=knowing(*topics))
    assert play(s, ANN, words).table.used == cost
    for good, n in cost.items():
        less = {**cost, "geese": 1, good: n - 1}
        less = {kind: n for kind, n in less.items() if n}
        s = building({"truck11": "A1"}, {}, *rows, ground={"A1": less}, players=knowing(*topics))
        assert words not in offered(s, ANN, "build")


def test_a_home_is_no_building() -> None:
    s = building({"donkey11": "A1"}, {"donkey11": {"boards": 2}}, homes=("A1", "B1"))
    assert play(s, ANN, "build stone_factory-A1").table.buildings == {"A1": Building("stone_factory", "A1")}


def test_nothing_built_is_ever_removed_but_walls() -> None:
    verbs = [GAME.verbs[verb] for verb in ("build", "road", "bridge", "wall", "batter", "shaft")]
    assert [action for action in ACTIONS if action in verbs] == verbs
    s = building(
        {"truck11": "A1"}, {"truck11": {"boards": 3, "stone": 3}}, buildings={"A1": Building("sawmill", "A1")}
    )
    s = play(s, ANN, "road A1/B1")
    assert refused(s, ANN, "build sawmill-A1") == "build-taken"
    assert refused(s, ANN, "road A1/B1") == "road-there"


def test_no_factory_stands_on_the_sea_and_no_rig_on_land() -> None:
    much = {"boards": 4, "stone": 3}
    units = {"steamer11": "D1", "truck12": "C2se"}
    s = building(units, {"steamer11": much, "truck12": much}, players=knowing("drilling"))
    found = [words.removeprefix("build ") for words in offered(s, ANN, "build")]
    assert [site for site in found if site.endswith("-D1")] == ["oil_rig-D1"]
    assert [site for site in found if site.startswith("oil_rig")] == ["oil_rig-D1"]


def test_only_roads_bridges_and_walls_are_built_in_the_desert() -> None:
    s = building({"truck11": "C1nw"}, {"truck11": {"boards": 3, "stone": 3}})
    assert offered(s, ANN, "build") == []
    assert refused(s, ANN, "build clay_pit-C1nw") == "build-terrain"
    s = play(s, ANN, "road B1/C1nw", "bridge C1", "wall B1/C1-C1")
    assert (s.table.roads, s.table.bridges, s.table.walls) == (["B1/C1nw"], ["C1"], {"B1/C1": Wall(ANN, 1)})


def test_irrigated_desert_has_shores() -> None:
    s = building({"truck11": "C1nw"}, {"truck11": {"boards": 3, "stone": 3}}, irrigated=True)
    assert "build clay_pit-C1nw" in offered(s, ANN, "build")


def test_what_another_gives_is_built_with() -> None:
    """Rulebook: buildings, working together. The goods change hands first."""
    loads = {"donkey11": {"boards": 1}, "donkey21": {"boards": 1, "stone": 1}}
    s = building({"donkey11": "A1", "donkey21": "A1"}, loads)
    assert refused(s, ANN, "build stone_factory-A1") == "done-already"
    s = play(s, ANN, "propose ask-donkey11-donkey21-1-boards")
    s = play(s, BEN, "answer 1 yes")
    assert play(s, ANN, "build stone_factory-A1").table.used == {"boards": 2}


def test_at_sea_others_goods_are_built_with_only_if_there_is_room_for_them() -> None:
    """They change hands first, and on open sea nothing is put down."""
    sea, stone = {"raft11": "D1", "raft21": "D1"}, {"raft21": {"stone": 1}}
    s = open_to_all(sea, {"raft11": {"boards": 3}, **stone}, players=knowing("drilling"))
    assert not [words for words in offered(s, BEN, "propose") if "give" in words]
    s = open_to_all({**sea, "raft12": "D1"}, {"raft11": {"boards": 3}, **stone}, players=knowing("drilling"))
    s = play(play(s, BEN, "propose give-raft21-raft12-1-stone"), ANN, "answer 11 yes")
    assert play(s, ANN, "build oil_rig-D1").table.buildings == {"D1": Building("oil_rig", "D1")}


def test_the_phase_passes_where_nobody_could_build_alone() -> None:
    """Who wants to build together passes the goods on while moving."""
    s = building({"donkey11": "A1", "donkey21": "A1"}, {"donkey11": {"boards": 1}, "donkey21": {"boards": 1}})
    assert s.table.phase != "building"


def test_an_agreement_brings_one_back_who_could_build_nothing() -> None:
    s = building({"donkey11": "A1", "donkey21": "A1"}, {"donkey21": {"boards": 2}})
    assert s.table.done == [ANN]
    s = play(play(s, BEN, "propose give-donkey21-donkey11-2-boards"), ANN, "answer 11 yes")
    assert s.table.done == []
    assert "build stone_factory-A1" in offered(s, ANN, "build")


# --- who pays


def test_own_transporters_on_both_banks_build_apart() -> None:
    s = building({"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"boards": 2}, "donkey12": {"boards": 1}})
    assert offered(s, ANN, "build") == [f"build stone_factory-{NORTH}"]
    s = building(
        {"donkey11": NORTH, "donkey12": SOUTH, "raft13": RIVER},
        {"donkey11": {"boards": 2}, "donkey12": {"boards": 1}},
    )
    assert f"build coal_burner-{SOUTH}" in offered(s, ANN, "build")


def test_of_two_ends_that_could_pay_for_a_road_the_first_does() -> None:
    s = building({"donkey11": "A1", "donkey12": "B1"}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}})
    t = play(s, ANN, "road A1/B1").table
    assert (t.units["donkey11"].load, t.units["donkey12"].load) == ({}, {"stone": 1})


def test_of_two_banks_that_could_pay_for_a_bridge_loose_stone_decides_and_else_the_first_does() -> None:
    units, loads = {"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}}
    first = building(units, loads).table.tile("B2").banks[0]
    t = play(building(units, loads), ANN, "bridge B2").table
    assert [unit.at for unit in t.units.values() if not unit.load] == [first]
    other = next(bank for bank in (NORTH, SOUTH) if bank != first)
    t = play(building(units, loads, ground={other: {"stone": 1}}), ANN, "bridge B2").table
    assert (t.ground, [len(unit.load) for unit in t.units.values()]) == ({}, [1, 1])


def test_of_two_banks_that_could_pay_for_a_wall_the_first_does() -> None:
    """The border A2/B2 lies along both banks."""
    units, loads = {"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}}
    t = play(building(units, loads), ANN, "wall A2/B2-B2").table
    assert [unit.at for unit in t.units.values() if not unit.load] == [t.tile("B2").banks[0]]


def test_the_tiles_first_bank_pays_before_the_others() -> None:
    s = building({"raft11": RIVER}, ground={NORTH: {"boards": 2}, SOUTH: {"boards": 2}})
    first, other = s.table.tile("B2").banks
    t = play(s, ANN, f"build stone_factory-{other}").table
    assert (first in t.ground, t.ground[other]) == (False, {"boards": 2})


def test_transporters_pay_by_name() -> None:
    units = {"donkey11": "A1", "wagon12": "A1", "donkey13": "A1"}
    s = building(units, {name: {"boards": 1} for name in units})
    t = play(s, ANN, "build stone_factory-A1").table
    assert [name for name, unit in t.units.items() if unit.load] == ["wagon12"]


# --- walls

SHORE = ("0,0:P 1,0:S 2,0:S", "0,1:P 1,1:P")


def test_a_wall_of_own_and_neutral_parts_is_destroyed_for_one_board_more_than_it_has_parts() -> None:
    wall = {"A1/A2": Wall(BEN, 1, 2)}
    s = building({"wagon11": "A1"}, {"wagon11": {"boards": 3}}, *SHORE, walls=wall)
    assert refused(s, ANN, "batter A1/A2-A1") == "build-goods"
    s = building({"truck11": "A1"}, {"truck11": {"boards": 4}}, *SHORE, walls=wall)
    t = play(s, ANN, "batter A1/A2-A1").table
    assert t.walls == {"A1/A2": Wall(neutral=3)}
    assert t.units["truck11"].load == {}


def test_a_wall_is_not_destroyed_with_boards_of_both_sides() -> None:
    wall = {"A1/A2": Wall(BEN, 1)}
    loads = {"donkey11": {"boards": 1}, "donkey12": {"boards": 1, "stone": 1}}
    s = building({"donkey11": "A1", "donkey12": "A2"}, loads, *SHORE, walls=wall)
    assert refused(s, ANN, "batter A1/A2-A2") == "build-goods"


def test_at_an_oil_rig_boats_in_open_sea_use_its_goods_for_a_wall() -> None:
    rig = {"B1": Building("oil_rig", "B1")}
    s = building({"raft11": "B1"}, {"raft11": {"stone": 1}}, *SHORE, ground={"B1": {"stone": 2}}, buildings=rig)
    t = play(s, ANN, "wall A1/B1-B1").table
    assert (t.walls, t.ground, t.units["raft11"].load) == ({"A1/B1": Wall(ANN, 1)}, {}, {})


def test_a_wall_is_built_from_the_land_side_of_a_coast_without_surcharge() -> None:
    s = building({"donkey11": "A1"}, {"donkey11": {"stone": 1}}, *SHORE)
    t = play(s, ANN, "wall A1/B1-A1").table
    assert (t.walls, t.used) == ({"A1/B1": Wall(ANN, 1)}, {"stone": 1})


def test_a_wall_built_from_the_sea_pushes_out_docked_boats_too() -> None:
    s = building({"raft11": "B1", "raft21": "A1@B1"}, {"raft11": {"stone": 3}}, *SHORE)
    assert play(s, ANN, "wall A1/B1-B1").table.units["raft21"].at == "B1"


def test_one_who_was_pushed_out_moves_on_from_the_sea_in_the_next_turn() -> None:
    s = building({"raft11": "B1", "raft21": "A1@B1"}, {"raft11": {"stone": 3}}, *SHORE)
    s = play(s, ANN, "wall A1/B1-B1")
    raft = s.table.units["raft21"]
    assert (raft.at, raft.docked, raft.spent) == ("B1", False, 0)


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


# --- who waits for whom


def test_a_bridge_waits_for_an_earlier_player_to_whom_it_opens_goods() -> None:
    units = {"donkey11": NORTH, "donkey12": "A1", "donkey21": SOUTH}
    goods = {"donkey12": {"boards": 2}, "donkey21": {"stone": 1}}
    s = building(units, goods, ground={SOUTH: {"boards": 2}})
    s = play(s, BEN, "bridge B2")
    assert (s.table.bridges, s.table.held[str(BEN)].seat) == ([], ANN)
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
    assert pushing.table.held[str(BEN)].seat == ANN
    assert play(pushing, ANN, "done").table.units["raft31"].at == "B1"
    s.table.units["raft31"].at = "C1"
    assert play(s, BEN, "wall A1/B1-A1").table.walls == {"A1/B1": Wall(BEN, 1)}


def test_docked_boats_pass_goods_on_only_when_no_earlier_player_could_push_them_out() -> None:
    units = {"raft11": "B1", "raft21": "A1@B1", "raft22": "A1@B1"}
    s = building(units, {"raft11": {"stone": 3}, "raft21": {"boards": 3}}, *SHORE)
    s = play(s, BEN, "load raft22-raft21-boards-1")
    assert s.table.held[str(BEN)].seat == ANN
    assert play(s, ANN, "letgo A1").table.units["raft22"].load == {"boards": 1}


def test_the_bank_that_lies_along_the_border_pays_for_its_wall() -> None:
    """Borders of B2 on which only its second bank lies, whoever else has stone."""
    units, loads = {"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}}
    s = building(units, loads)
    first, second = s.table.tile("B2").banks
    land = s.table.atlas
    borders = [border for border in land.borders_of("B2") if not land.touches(first, border)]
    assert borders
    for border in borders:
        t = play(s, ANN, f"wall {border}-B2").table
        assert [unit.at for unit in t.units.values() if not unit.load] == [second]


# --- whom the order matters to


def contested(units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]], **fields: Any) -> tuple[int, ...]:
    """Who is asked whether the order is to be settled, on four pastures around a wood."""
    rows = ("0,0:P 1,0:P 2,0:P", "0,1:P 1,1:W")
    return BuildingPhase().contested(state_of(table(*rows, units=units, loads=loads, phase="building", **fields)))


def state_of(t: Table) -> State:
    """A state on this table; nobody has been asked yet."""
    return State(t, [Hand() for _ in t.players], Box(), [BuildingPhase(serial=1)], 1)


STONE = {"donkey11": {"stone": 1}, "donkey21": {"stone": 1}}


def test_who_could_build_on_the_same_border_is_asked_about_the_order() -> None:
    assert contested({"donkey11": "A1", "donkey21": "B1"}, STONE) == (ANN, BEN)


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
