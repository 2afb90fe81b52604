"""Rulebook: the building phase – presence, buildings, oil rigs, and waiting for others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.roads import GAME
from engine.games.roads.actions import ACTIONS
from engine.games.roads.building.sites import grounds
from engine.games.roads.components import BUILDINGS
from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.state import Building, Player, Table, Wall
from tests.games.roads import figures, sites
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state, step, table

# pasture A1, woods B1, rock C1, mountains D1, desert E1; below a river (B2) that runs from a source into the sea
LAND = (
    "0,0:P 1,0:W 2,0:R 3,0:M 4,0:D",
    "0,1:M1 1,1:P14 2,1:S 3,1:P 4,1:P",
)
NORTH, SOUTH, RIVER, SEA = "B2n", "B2s", "B2r", "C2"


def building(
    units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]] = {}, *, seats: int = 2, **fields: Any
) -> Position:
    """Everybody builds on the land above."""
    return state(table(*LAND, seats=seats, units=units, loads=loads, phase="building", **fields), BuildingPhase())


def knowing(*topics: str, seats: int = 2) -> list[Player]:
    """Players of whom Ann has researched these topics."""
    return [Player(research=list(topics)), *(Player() for _ in range(seats - 1))]


def buildable(s: Position) -> list[str]:
    """The buildings Ann may put up, and their places."""
    return [words.removeprefix("build ") for words in offered(s, ANN, "build")]


# --- buildings


def test_a_building_costs_boards_and_stone_of_its_tile() -> None:
    s = building({"donkey11": "A1"}, {"donkey11": {"boards": 2}}, ground={"A1": {"stone": 1, "geese": 1}})
    t = play(s, ANN, "build sawmill-A1").table
    assert t.buildings == {"A1": Building("sawmill", "A1")}
    assert (t.ground, t.units["donkey11"].load) == ({"A1": {"geese": 1}}, {})
    assert t.used == {"boards": 2, "stone": 1}


def test_goods_on_the_ground_go_first() -> None:
    s = building({"wagon11": "A1"}, {"wagon11": {"boards": 3}}, ground={"A1": {"boards": 1}})
    t = play(s, ANN, "build stone_factory-A1").table
    assert (t.ground, t.units["wagon11"].load) == ({}, {"boards": 2})


def test_several_own_transporters_pay_together() -> None:
    s = building({"donkey11": "A1", "donkey12": "A1"}, {"donkey11": {"boards": 2}, "donkey12": {"boards": 1}})
    t = play(s, ANN, "build coal_burner-A1").table
    assert [unit.load for unit in t.units.values()] == [{}, {}]


def test_goods_on_the_transporters_of_others_are_not_taken() -> None:
    s = building(
        {"donkey11": "A1", "donkey21": "A1"}, {"donkey11": {"boards": 1, "stone": 1}, "donkey21": {"boards": 2}}
    )
    assert refused(s, ANN, "build stone_factory-A1") == "build-goods"


def test_nobody_builds_without_a_transporter_on_the_tile() -> None:
    s = building({"donkey11": "A1", "donkey21": "B1"}, {"donkey11": {"boards": 2}}, ground={"B1": {"boards": 5}})
    assert refused(s, ANN, "build woodcutter-B1") == "build-nobody"


def test_a_building_needs_a_place() -> None:
    s = building({"donkey11": "A1"}, {"donkey11": {"boards": 2}})
    assert [refused(s, ANN, f"build {said}") for said in ("sawmill", "none")] == ["build-nowhere", "build-nowhere"]


def test_a_transporter_that_is_carried_builds_nothing() -> None:
    s = building({"donkey11": "A1", "donkey12": "A1", "donkey21": "A1"}, ground={"A1": {"boards": 2}})
    carrier, carried = s.table.units["donkey21"], s.table.units["donkey12"]
    s.table.units["donkey11"].at = "B1"
    carrier.aboard, carried.carrier, carried.at = "donkey12", "donkey21", ""
    assert offered(s, ANN, "build") == []
    assert "build stone_factory-A1" in offered(s, BEN, "build")


def test_a_carrier_builds_with_what_lies_there() -> None:
    s = building({"donkey11": "A1", "donkey12": "A1"}, ground={"A1": {"boards": 2}})
    carrier, carried = s.table.units["donkey11"], s.table.units["donkey12"]
    carrier.aboard, carried.carrier, carried.at = "donkey12", "donkey11", ""
    assert play(s, ANN, "build stone_factory-A1").table.ground == {}


def test_a_tile_has_room_for_one_building_on_either_bank() -> None:
    house = {"B2": Building("sawmill", NORTH)}
    s = building({"donkey11": SOUTH}, ground={SOUTH: {"boards": 3, "stone": 1}}, buildings=house)
    assert refused(s, ANN, f"build clay_pit-{SOUTH}") == "build-taken"


def test_terrain_decides_what_may_stand_where() -> None:
    rich = {"boards": 3, "stone": 3}
    units = {f"donkey1{n}": bank for n, bank in enumerate(("A1", "B1", "C1", "D1", "E1"), 1)}
    s = building(units, ground=dict.fromkeys(units.values(), rich))
    inland = {"sawmill", "paper_mill", "stone_factory", "coal_burner", "mint", "stock_exchange", "wagon_factory"}
    shore = {"clay_pit", "raft_factory"}
    found: dict[str, set[str]] = {bank: set() for bank in units.values()}
    for words in buildable(s):
        found[words.split("-")[1]].add(words.split("-")[0])
    assert found["A1"] == inland
    assert found["B1"] == inland | {"woodcutter"}
    assert found["C1"] == inland | {"quarry"} | shore
    assert found["D1"] == inland | {"mine"} | shore
    assert found["E1"] == set()


def test_rivers_sources_and_coasts_are_shores() -> None:
    t = table(*LAND)
    shores = [tile for tile in t.atlas.tiles if "shore" in grounds(t, tile)]
    assert shores == ["C1", "D1", "A2", "B2", "D2"]


def test_a_shore_stays_one_behind_walls() -> None:
    s = building({"donkey11": "D2"}, ground={"D2": {"boards": 3}}, walls={"C2/D2": Wall(BEN, 1)})
    assert "clay_pit-D2" in buildable(s)


def test_nothing_stands_in_the_desert_until_it_is_irrigated() -> None:
    def given(irrigated: bool) -> Position:
        return building({"donkey11": "E1"}, ground={"E1": {"boards": 2, "stone": 1}}, irrigated=irrigated)

    assert refused(given(False), ANN, "build stone_factory-E1") == "build-terrain"
    assert "stone_factory-E1" in buildable(given(True))


@pytest.mark.parametrize(
    ("kind", "topic", "bank"),
    [
        ("truck_factory", "trucking", "A1"),
        ("rowboat_factory", "rowing", "D2"),
        ("steamer_factory", "shipping", "D2"),
    ],
)
def test_some_factories_take_research(kind: str, topic: str, bank: str) -> None:
    cost = BUILDINGS[kind].cost()
    assert refused(building({"truck11": bank}, ground={bank: cost}), ANN, f"build {kind}-{bank}") == "build-research"
    s = building({"truck11": bank}, ground={bank: cost}, players=knowing(topic))
    assert play(s, ANN, f"build {kind}-{bank}").table.buildings[bank] == Building(kind, bank)


# --- rivers, boats and oil rigs


def test_nobody_builds_across_a_river_without_a_bridge() -> None:
    s = building({"donkey11": NORTH}, ground={NORTH: {"boards": 3}, SOUTH: {"boards": 3}})
    assert set(buildable(s)) == {f"{kind}-{NORTH}" for kind in ("stone_factory", "clay_pit", "coal_burner")}
    assert refused(s, ANN, f"build clay_pit-{SOUTH}") == "build-river"
    s = building({"donkey11": NORTH}, ground={SOUTH: {"boards": 3}}, bridges=["B2"])
    assert play(s, ANN, f"build clay_pit-{SOUTH}").table.ground == {}


def test_a_boat_in_a_river_chooses_the_bank_and_uses_the_goods_of_both() -> None:
    s = building({"raft11": RIVER}, {"raft11": {"boards": 1}}, ground={NORTH: {"boards": 1}, SOUTH: {"boards": 1}})
    assert {f"clay_pit-{NORTH}", f"clay_pit-{SOUTH}"} <= set(buildable(s))
    t = play(s, ANN, f"build clay_pit-{NORTH}").table
    assert (t.ground, t.units["raft11"].load) == ({}, {})


def test_a_docked_boat_builds_on_its_bank() -> None:
    s = building({"raft11": f"{SOUTH}@{SEA}"}, {"raft11": {"boards": 2}}, ground={NORTH: {"boards": 2}})
    assert set(buildable(s)) == {f"stone_factory-{SOUTH}"}


def test_a_boat_in_open_sea_builds_nothing_on_land() -> None:
    s = building({"raft11": SEA, "donkey12": "A1"}, {"raft11": {"boards": 3}, "donkey12": {"boards": 2}})
    assert buildable(s) == ["stone_factory-A1"]
    assert refused(s, ANN, "build clay_pit-D2") == "build-nobody"


def test_an_oil_rig_takes_research_and_boats_with_all_its_goods() -> None:
    units = {"raft11": SEA, "raft12": SEA, "raft13": f"{SOUTH}@{SEA}"}
    loads = {"raft11": {"boards": 3}, "raft12": {"stone": 1}, "raft13": {"stone": 1}}
    assert refused(building(units, loads), ANN, f"build oil_rig-{SEA}") == "build-research"
    s = building(units, loads, players=knowing("drilling"))
    t = play(s, ANN, f"build oil_rig-{SEA}").table
    assert t.buildings == {SEA: Building("oil_rig", SEA)}
    assert [unit.load for unit in t.units.values()] == [{}, {}, {"stone": 1}]


def test_a_docked_boat_builds_no_oil_rig() -> None:
    loads = {"raft11": {"boards": 3}, "raft12": {"stone": 1}}
    units = {"raft11": SEA, "raft12": f"{SOUTH}@{SEA}"}
    s = building(units, loads, players=knowing("drilling"))
    assert refused(s, ANN, f"build oil_rig-{SEA}") == "build-goods"


# --- seats that are asked, and waiting for others


def test_who_could_build_nothing_is_not_asked() -> None:
    s = building({"donkey11": "A1", "donkey21": "E1"}, {"donkey11": {"boards": 2}, "donkey21": {"boards": 2}})
    assert GAME.waiting(s) == (ANN,)
    assert s.table.done == [BEN]


def test_nobody_is_asked_only_to_load() -> None:
    s = building({"donkey11": "A1", "donkey21": "B1"}, ground={"A1": {"geese": 2}, "B1": {"boards": 1}})
    assert GAME.waiting(s) == (BEN,)


def test_goods_are_loaded_and_unloaded_while_building() -> None:
    s = building({"donkey11": "A1", "wagon12": "A1"}, {"donkey11": {"stone": 1}}, ground={"A1": {"geese": 1}})
    s = play(s, ANN, "unload donkey11-A1-stone-1", "load wagon12-A1-stone-1", "load wagon12-A1-geese-1")
    assert s.table.units["wagon12"].load == {"stone": 1, "geese": 1}


def test_a_later_player_who_wants_the_same_site_waits_for_the_earlier_one() -> None:
    units = {"donkey11": "A1", "donkey21": "A1"}
    s = building(units, {"donkey11": {"boards": 2}, "donkey21": {"boards": 2}}, chart=[BEN, ANN])
    assert GAME.preview(s, ANN, GAME.parse("build stone_factory-A1")).notes[-1].code == "waits-for"
    s = play(s, ANN, "build stone_factory-A1")
    assert s.table.buildings == {}
    s = play(s, BEN, "done")
    assert s.table.buildings == {"A1": Building("stone_factory", "A1")}


def test_the_earlier_player_takes_the_site_from_who_waits_for_it() -> None:
    units = {"donkey11": "A1", "donkey21": "A1"}
    s = building(units, {"donkey11": {"boards": 2}, "donkey21": {"boards": 2}}, chart=[BEN, ANN])
    s = play(s, ANN, "build stone_factory-A1")
    s = play(s, BEN, "build stone_factory-A1", "done")
    assert s.table.units["donkey11"].load == {"boards": 2}
    assert s.table.units["donkey21"].load == {}


def test_nobody_waits_for_who_has_no_goods_there() -> None:
    units = {"donkey11": "A1", "donkey12": "B1", "donkey21": "A1"}
    s = building(units, {"donkey12": {"boards": 1}, "donkey21": {"boards": 2}})
    s = play(s, BEN, "build stone_factory-A1")
    assert s.table.buildings == {"A1": Building("stone_factory", "A1")}


def test_a_docked_boat_waits_where_an_earlier_player_could_push_it_out() -> None:
    units = {"raft11": SEA, "raft21": f"D2@{SEA}", "raft22": f"D2@{SEA}"}
    s = building(units, {"raft11": {"stone": 3}, "raft21": {"boards": 3}})
    s = play(s, BEN, "unload raft21-D2-boards-1")
    assert list(s.table.held) == [str(BEN)]
    s = play(s, ANN, "wall C2/D2-C2")
    s = play(s, ANN, "done") if s.flow else s
    assert s.table.units["raft21"].load == {"boards": 3}


def test_goods_are_put_down_for_an_earlier_player_who_lets_the_tile_go() -> None:
    units = {"donkey11": "A1", "donkey12": "B1", "donkey21": "A1"}
    s = building(units, {"donkey12": {"boards": 1}, "donkey21": {"boards": 2}})
    s = play(s, BEN, "unload donkey21-A1-boards-2")
    assert s.table.units["donkey21"].load == {"boards": 2}
    s = play(s, ANN, "letgo A1")
    assert s.table.ground == {"A1": {"boards": 2}}
    s = play(s, BEN, "done")  # before that Ann would have to wait, because she has let the tile go
    assert play(s, ANN, "build stone_factory-A1").table.ground == {}


def test_goods_are_put_down_at_once_where_no_earlier_player_stands() -> None:
    units = {"donkey11": "B1", "donkey21": "A1"}
    s = building(units, {"donkey11": {"boards": 1}, "donkey21": {"boards": 2}})
    assert play(s, BEN, "unload donkey21-A1-boards-2").table.ground == {"A1": {"boards": 2}}


def test_under_a_called_order_one_builds_after_the_other() -> None:
    units = {"donkey11": "A1", "donkey21": "A1"}
    loads = {"donkey11": {"boards": 2}, "donkey21": {"boards": 2}}
    s = building(units, loads, chart=[BEN, ANN], called=True)
    assert GAME.waiting(s) == (BEN,)
    assert refused(s, ANN, "build stone_factory-A1") == "not-your-slot"


# --- the rulebook's round with conflicts


def test_yellow_fences_the_second_mine_with_two_stone() -> None:
    t: Table = figures.conflict(phase="building")
    for unit in t.units.values():
        unit.load = {}
    yellow = t.units["donkey25"]
    yellow.at, yellow.load = figures.MINE2, {"stone": 2}
    t.ground, t.made, t.used = {}, {"stone": 2, "gold": 6, "iron": 6}, {}
    s = state(t, BuildingPhase())
    assert GAME.waiting(s) == (figures.YELLOW,)
    m1, m2, b = figures.MINE1, figures.MINE2, figures.WOODS
    fence = [f"wall {t.atlas.border(m2, other)}-{m2}" for other in (m1, b)]
    s = play(s, figures.YELLOW, *fence)
    assert s.table.units["donkey25"].load == {}
    assert offered(s, figures.YELLOW, "wall") == []
    assert sorted(s.table.walls) == sorted(t.atlas.border(m2, other) for other in (m1, b))
    assert {wall.seat for wall in s.table.walls.values()} == {figures.YELLOW}


# --- each building, and building together


@pytest.mark.parametrize("kind", [kind for kind, works in BUILDINGS.items() if works.where != "sea"])
def test_each_building_costs_what_the_chart_says_and_not_less(kind: str) -> None:
    """Every kind on a shore of its terrain, paid with exactly its cost."""
    works = BUILDINGS[kind]
    terrain = {"woods": "W", "rock": "R", "mountains": "M"}.get(works.where, "P")
    rows = (f"0,0:{terrain} 1,0:S", "0,1:P")
    topics = [works.research] if works.research else []
    words = f"build {kind}-A1-normal" if kind == "mine" else f"build {kind}-A1"
    cost = {good: n for good, n in (("boards", works.boards), ("stone", works.stone)) if n}
    s = sites.building({"truck11": "A1"}, {}, *rows, ground={"A1": cost}, players=knowing(*topics))
    assert play(s, ANN, words).table.used == cost
    for good, n in cost.items():
        less = {**cost, "geese": 1, good: n - 1}
        less = {kind: n for kind, n in less.items() if n}
        s = sites.building({"truck11": "A1"}, {}, *rows, ground={"A1": less}, players=knowing(*topics))
        assert words not in offered(s, ANN, "build")


def test_a_home_is_no_building() -> None:
    s = sites.building({"donkey11": "A1"}, {"donkey11": {"boards": 2}}, homes=("A1", "B1"))
    assert play(s, ANN, "build stone_factory-A1").table.buildings == {"A1": Building("stone_factory", "A1")}


def test_nothing_built_is_ever_removed_but_walls() -> None:
    verbs = [GAME.verbs[verb] for verb in ("build", "road", "bridge", "wall", "batter", "shaft")]
    assert [action for action in ACTIONS if action in verbs] == verbs
    s = sites.building(
        {"truck11": "A1"}, {"truck11": {"boards": 3, "stone": 3}}, buildings={"A1": Building("sawmill", "A1")}
    )
    s = play(s, ANN, "road A1/B1")
    assert refused(s, ANN, "build sawmill-A1") == "build-taken"
    assert refused(s, ANN, "road A1/B1") == "road-there"


def test_no_factory_stands_on_the_sea_and_no_rig_on_land() -> None:
    much = {"boards": 4, "stone": 3}
    units = {"steamer11": "D1", "truck12": "C2se"}
    s = sites.building(units, {"steamer11": much, "truck12": much}, players=knowing("drilling"))
    found = [words.removeprefix("build ") for words in offered(s, ANN, "build")]
    assert [site for site in found if site.endswith("-D1")] == ["oil_rig-D1"]
    assert [site for site in found if site.startswith("oil_rig")] == ["oil_rig-D1"]


def test_only_roads_bridges_and_walls_are_built_in_the_desert() -> None:
    s = sites.building({"truck11": "C1nw"}, {"truck11": {"boards": 3, "stone": 3}})
    assert offered(s, ANN, "build") == []
    assert refused(s, ANN, "build clay_pit-C1nw") == "build-terrain"
    s = play(s, ANN, "road B1/C1nw", "bridge C1", "wall B1/C1-C1")
    assert (s.table.roads, s.table.bridges, s.table.walls) == (["B1/C1nw"], ["C1"], {"B1/C1": Wall(ANN, 1)})


def test_irrigated_desert_has_shores() -> None:
    s = sites.building({"truck11": "C1nw"}, {"truck11": {"boards": 3, "stone": 3}}, irrigated=True)
    assert "build clay_pit-C1nw" in offered(s, ANN, "build")


def test_what_another_gives_is_built_with() -> None:
    """Rulebook: buildings, working together. The goods change hands first."""
    loads = {"donkey11": {"boards": 1}, "donkey21": {"boards": 1, "stone": 1}}
    s = sites.building({"donkey11": "A1", "donkey21": "A1"}, loads)
    assert refused(s, ANN, "build stone_factory-A1") == "build-goods"
    s = play(s, ANN, "propose ask-donkey11-donkey21-1-boards")
    s = play(s, BEN, "answer 1 yes")
    assert play(s, ANN, "build stone_factory-A1").table.used == {"boards": 2}


def test_at_sea_others_goods_are_built_with_only_if_there_is_room_for_them() -> None:
    """They change hands first, and on open sea nothing is put down."""
    sea, stone = {"raft11": "D1", "raft21": "D1"}, {"raft21": {"stone": 1}}
    s = sites.open_to_all(sea, {"raft11": {"boards": 3}, **stone}, players=knowing("drilling"))
    assert not [words for words in offered(s, BEN, "propose") if "give" in words]
    s = sites.open_to_all({**sea, "raft12": "D1"}, {"raft11": {"boards": 3}, **stone}, players=knowing("drilling"))
    s = play(play(s, BEN, "propose give-raft21-raft12-1-stone"), ANN, "answer 11 yes")
    assert play(s, ANN, "build oil_rig-D1").table.buildings == {"D1": Building("oil_rig", "D1")}


TOGETHER = {"donkey11": {"boards": 1}, "donkey21": {"boards": 1}}


def test_whoever_could_build_with_anothers_goods_is_asked() -> None:
    """Neither could build alone: they have two boards together."""
    s = sites.building({"donkey11": "A1", "donkey21": "A1"}, TOGETHER)
    assert GAME.waiting(s) == (ANN, BEN)
    s = play(play(s, ANN, "propose ask-donkey11-donkey21-1-boards"), BEN, "answer 1 yes")
    assert "build stone_factory-A1" in offered(s, ANN, "build")


def test_the_phase_passes_where_one_of_the_two_declines_all_agreements() -> None:
    s = sites.building({"donkey11": "A1", "donkey21": "A1"}, TOGETHER, declines={"1": "game"})
    assert s.table.phase != "building"


def rafts(**fields: Any) -> Position:
    """Ann has a raft with three boards at sea, Ben one with a stone."""
    given: dict[str, Any] = {"players": knowing("drilling"), **fields}
    return building({"raft11": SEA, "raft21": SEA}, {"raft11": {"boards": 3}, "raft21": {"stone": 1}}, **given)


def test_an_oil_rig_is_built_with_the_goods_of_two_players_if_both_agree() -> None:
    s = rafts()
    assert GAME.waiting(s) == (ANN,), "Ben has not researched it"
    asked = step(s, ANN, f"propose build-raft11-raft21-1-stone-oil_rig-{SEA}")
    assert [note.code for note in asked.notes] == ["offers-build"]
    assert play(asked.state, BEN, "answer 1 no").table.buildings == {}
    t = play(asked.state, BEN, "answer 1 yes").table
    assert t.buildings == {SEA: Building("oil_rig", SEA)}
    assert [unit.load for unit in t.units.values()] == [{}, {}]
    assert t.used == {"boards": 3, "stone": 1}


def test_together_too_an_oil_rig_takes_research_and_exactly_what_is_missing() -> None:
    assert rafts(players=knowing()).table.phase != "building"
    assert refused(rafts(), ANN, f"propose build-raft11-raft21-2-stone-oil_rig-{SEA}") == "deal-goods"
    assert refused(rafts(), ANN, "propose build-raft11-raft21-1-stone") == "deal-words"


def test_an_agreement_brings_one_back_who_could_build_nothing() -> None:
    s = sites.building({"donkey11": "A1", "donkey21": "A1"}, {"donkey21": {"boards": 2}})
    assert s.table.done == [ANN]
    s = play(play(s, BEN, "propose give-donkey21-donkey11-2-boards"), ANN, "answer 11 yes")
    assert s.table.done == []
    assert "build stone_factory-A1" in offered(s, ANN, "build")


# --- done


def undone(s: Position) -> list[tuple[str, object]]:
    """What Ann's "done" would leave undone."""
    preview = GAME.preview(s, ANN, GAME.parse("done"))
    assert not GAME.guide.hints.grave(preview), "it can be built in the next turn"
    return [(note.code, next(iter(note.args.values()))) for note in preview.notes]


def test_done_says_what_could_still_be_built() -> None:
    goods = {"B1": {"boards": 1, "stone": 1}, SOUTH: {"stone": 1}}
    s = building({"donkey11": "B1", "donkey12": SOUTH}, ground=goods)
    kinds = ["woodcutter", "paper_mill"]
    assert undone(s) == [("could-build", kinds), ("could-road", 5), ("could-bridge", ["B2"])]
    assert undone(play(s, ANN, "bridge B2")) == [("could-build-more", kinds)]  # roads are always possible with stone
    mine, goods = {"D1": Building("mine", "D1")}, {"D1": {"iron": 1, "fuel": 1}}
    shaft = building({"donkey11": "D1"}, ground=goods, buildings=mine, players=knowing("new_shafts"))
    assert undone(shaft) == [("could-sink", ["D1"])]
