"""Rulebook: making transporters – wagons, trucks, launching boats, limits, transporters nobody claims."""

from __future__ import annotations

import pytest

from engine.games.roads import GAME
from engine.games.roads.state import Table, Wall
from tests.games.roads.positions import ANN, BEN, offered, play, refused
from tests.games.roads.producing import NORTH, RIVER, SOUTH, closed, laid, plan_of, production, state_of, told

FIVE_BY_LAND = {"donkey11": "A1", "donkey12": "E1", "donkey13": "E1", "donkey14": "E1", "donkey15": "E1"}
"""Five land transporters of Ann, one of them on A1."""


def kinds(t: Table) -> list[str]:
    """Ann's transporters and where they are."""
    return [f"{name} {unit.at}" for name, unit in sorted(t.units.items()) if unit.seat == ANN]


# --- wagons


def test_a_donkey_and_two_boards_become_a_wagon_where_the_donkey_stood() -> None:
    s = production({"donkey11": "A1", "donkey12": "B1"}, {"donkey11": {"boards": 2}}, on={"A1": "wagon_factory"})
    t = play(s, ANN, "work A1-1-donkey11").table
    assert kinds(t) == ["donkey12 B1", "wagon11 A1"]
    assert t.units["wagon11"].load == {}


def test_the_wagon_keeps_what_the_donkey_carried() -> None:
    s = production(
        {"donkey11": "A1"}, {"donkey11": {"gold": 2}}, on={"A1": "wagon_factory"}, ground={"A1": {"boards": 3}}
    )
    t = play(s, ANN, "work A1-1-donkey11").table
    assert t.units["wagon11"].load == {"gold": 2}
    assert t.ground["A1"] == {"boards": 1}


def test_the_wagon_goes_to_whose_donkey_it_was() -> None:
    s = production(
        {"donkey11": "A1", "donkey21": "A1"}, on={"A1": "wagon_factory"}, ground={"A1": {"boards": 2}}, called=True
    )
    assert offered(s, ANN, "work") == ["work A1-1-donkey11"]
    t = play(s, ANN, "work A1-1-donkey11").table
    assert t.units["wagon11"].seat == ANN
    assert t.units["donkey21"].seat == BEN


def test_a_donkey_that_carries_a_transporter_becomes_no_wagon() -> None:
    t = laid({"donkey11": "A1", "donkey12": "A1"}, on={"A1": "wagon_factory"}, ground={"A1": {"boards": 2}})
    t.units["donkey11"].aboard, t.units["donkey12"].carrier, t.units["donkey12"].at = "donkey12", "donkey11", ""
    assert offered(state_of(t), ANN, "work") == []


def test_a_boat_brings_boards_but_no_donkey_over_a_river() -> None:
    units = {"donkey11": SOUTH, "raft12": RIVER}
    t = laid(units, {"raft12": {"boards": 2}}, on={NORTH: "wagon_factory"})
    assert offered(state_of(t), ANN, "work") == []
    t.bridges = ["B2"]
    assert offered(state_of(t), ANN, "work") == ["work B2-1-donkey11"]
    assert play(state_of(t), ANN, "work B2-1-donkey11").table.units["wagon11"].at == SOUTH


# --- trucks


def test_a_truck_stands_by_its_factory_and_is_whose_goods_it_took() -> None:
    s = production(
        {"donkey11": NORTH, "wagon21": SOUTH},
        {"donkey11": {"iron": 1, "fuel": 1}},
        on={NORTH: "truck_factory"},
    )
    t = play(s, ANN, "work B2-1-donkey11").table
    assert kinds(t) == ["donkey11 B2n", "truck12 B2n"]
    assert t.units["donkey11"].load == {}


def test_a_transporter_factory_makes_one_in_a_turn() -> None:
    s = production(
        {"donkey11": "A1", "truck12": "A1"}, {"truck12": {"iron": 3, "fuel": 3}}, on={"A1": "truck_factory"}
    )
    s = play(s, ANN, "work A1-1-truck12")
    assert offered(s, ANN, "work") == []
    assert refused(s, ANN, "work A1-1-truck12") == "work-full"


# --- boats


@pytest.mark.parametrize(
    ("kind", "goods", "boat"),
    [
        ("raft_factory", {"trunks": 2}, "raft12"),
        ("rowboat_factory", {"boards": 5}, "rowboat12"),
        ("steamer_factory", {"iron": 1, "fuel": 2}, "steamer12"),
    ],
)
def test_a_boat_is_launched_at_once(kind: str, goods: dict[str, int], boat: str) -> None:
    s = production({"truck11": "D2"}, {"truck11": goods}, on={"D2": kind})
    t = play(s, ANN, "work D2-1-truck11").table
    assert kinds(t) == [f"{boat} D2@C2", "truck11 D2"]
    assert t.units["truck11"].load == {}


def test_a_boat_is_launched_onto_the_river_or_a_coast_of_the_factorys_bank() -> None:
    s = production({"donkey11": NORTH}, {"donkey11": {"trunks": 2}}, on={NORTH: "raft_factory"})
    assert offered(s, ANN, "work") == ["work B2-1-donkey11-B2r", "work B2-1-donkey11-B2n@C2"]
    assert play(s, ANN, "work B2-1-donkey11-B2r").table.units["raft12"].at == RIVER
    assert play(s, ANN, "work B2-1-donkey11-B2n@C2").table.units["raft12"].at == "B2n@C2"
    assert refused(s, ANN, "work B2-1-donkey11-B2s@C2") == "work-launch-where"
    assert refused(s, ANN, "work B2-1-donkey11") == "work-launch-where"


def test_a_bridge_opens_the_other_banks_coast() -> None:
    s = production({"donkey11": NORTH}, {"donkey11": {"trunks": 2}}, on={NORTH: "raft_factory"}, bridges=["B2"])
    assert "work B2-1-donkey11-B2s@C2" in offered(s, ANN, "work")


def test_a_source_carries_boats() -> None:
    s = production({"donkey11": "A2"}, {"donkey11": {"trunks": 2}}, on={"A2": "raft_factory"})
    assert play(s, ANN, "work A2-1-donkey11").table.units["raft12"].at == "A2r"


@pytest.mark.parametrize(
    ("wall", "able"), [(None, True), (Wall(BEN, 1), False), (Wall(ANN, 1), True), (Wall(None, 0, 2), True)]
)
def test_a_factory_whose_coast_is_walled_off_by_others_cannot_be_used(wall: Wall | None, able: bool) -> None:
    walls = {"C2/D2": wall} if wall else {}
    t = laid({"donkey11": "D2"}, {"donkey11": {"trunks": 2}}, on={"D2": "raft_factory"}, walls=walls)
    assert bool(offered(state_of(t), ANN, "work")) == able
    if not able:
        assert refused(state_of(t), ANN, "work D2-1-donkey11") == "work-launch-barred"


# --- limits


def test_a_sixth_land_transporter_is_paid_for_with_one_at_a_transporter_factory() -> None:
    s = production(FIVE_BY_LAND, ground={"A1": {"iron": 1, "fuel": 1}}, on={"A1": "truck_factory"})
    assert offered(s, ANN, "work") == ["work A1-1-ground-new", "work A1-1-ground-donkey11"]
    assert refused(s, ANN, "work A1-1-ground") == "work-limit"
    t = play(s, ANN, "work A1-1-ground-donkey11").table
    assert kinds(t) == ["donkey12 E1", "donkey13 E1", "donkey14 E1", "donkey15 E1", "truck11 A1"]


def test_the_new_one_may_be_given_up_itself() -> None:
    s = production(FIVE_BY_LAND, ground={"A1": {"iron": 1, "fuel": 1}}, on={"A1": "truck_factory"})
    t = play(s, ANN, "work A1-1-ground-new").table
    assert len(t.units) == 5
    assert t.ground == {}
    assert t.buildings["A1"].made == 1


def test_the_one_given_up_may_stand_at_any_transporter_factory_and_leaves_its_load_there() -> None:
    units = {**FIVE_BY_LAND, "donkey15": "B1"}
    loads = {"donkey15": {"gold": 1, "geese": 1}, "donkey11": {"stone": 1}}
    s = production(
        units, loads, ground={"A1": {"iron": 1, "fuel": 1}}, on={"A1": "truck_factory", "B1": "wagon_factory"}
    )
    assert offered(s, ANN, "work") == [f"work A1-1-ground-{each}" for each in ("new", "donkey11", "donkey15")]
    assert told(s, ANN, "work A1-1-ground-donkey15") == ["made-transporter", "scrapped"]
    t = play(s, ANN, "work A1-1-ground-donkey15").table
    assert t.ground == {"B1": {"gold": 1, "geese": 1}}
    assert kinds(t)[-1] == "truck15 A1"


def test_too_many_on_land_are_not_mended_by_giving_up_a_boat() -> None:
    units = {**FIVE_BY_LAND, "raft16": "D2@C2"}
    s = production(units, ground={"A1": {"iron": 1, "fuel": 1}}, on={"A1": "truck_factory", "D2": "raft_factory"})
    assert offered(s, ANN, "work") == ["work A1-1-ground-new", "work A1-1-ground-donkey11"]


def test_a_ninth_transporter_is_one_too_many_whatever_it_is() -> None:
    units = {**FIVE_BY_LAND, "raft16": "C2", "raft17": "C2", "raft18": "D2@C2"}
    s = production(units, ground={"D2": {"trunks": 2}}, on={"A1": "truck_factory", "D2": "raft_factory"})
    assert offered(s, ANN, "work") == [
        "work D2-1-ground-new",
        "work D2-1-ground-donkey11",
        "work D2-1-ground-raft18",
    ]
    t = play(s, ANN, "work D2-1-ground-donkey11").table
    assert len(t.units) == 8
    assert t.units["raft11"].at == "D2@C2"


def test_a_wagon_takes_the_place_of_its_donkey() -> None:
    s = production(FIVE_BY_LAND, ground={"A1": {"boards": 2}}, on={"A1": "wagon_factory"})
    assert offered(s, ANN, "work") == ["work A1-1-donkey11"]
    assert len(play(s, ANN, "work A1-1-donkey11").table.units) == 5


def test_the_plan_gives_nothing_up() -> None:
    s = production(FIVE_BY_LAND, ground={"A1": {"iron": 1, "fuel": 1}}, on={"A1": "truck_factory"})
    assert offered(s, ANN, "produce") == []
    assert GAME.default(s, ANN) == GAME.parse("done")


def test_the_plan_makes_transporters_where_nothing_need_be_given_up() -> None:
    s = production(
        {"donkey11": "A1", "donkey12": "D2"},
        {"donkey12": {"trunks": 2}, "donkey11": {"boards": 2}},
        on={"A1": "wagon_factory", "D2": "raft_factory"},
    )
    assert plan_of(s, ANN) == [
        "plan-wagon wagon_factory A1 2 boards donkey11",
        "plan-makes raft_factory D2 2 trunks raft D2@C2",
    ]


# --- transporters nobody claims


@pytest.mark.parametrize(
    ("kind", "lies", "stays"),
    [
        ("raft_factory", {"trunks": 5}, {"trunks": 3}),
        ("rowboat_factory", {"boards": 4}, {"boards": 4}),
        ("steamer_factory", {"iron": 2, "fuel": 3}, {"iron": 1, "fuel": 1}),
        ("truck_factory", {"iron": 1, "fuel": 1}, {}),
        ("wagon_factory", {"boards": 4}, {"boards": 4}),
    ],
)
def test_an_unused_transporter_factory_destroys_one_set_of_loose_input(
    kind: str, lies: dict[str, int], stays: dict[str, int]
) -> None:
    t = closed(state_of(laid({}, on={"D2": kind}, ground={"D2": lies})))
    assert t.ground.get("D2", {}) == stays
    assert not t.units


def test_one_that_was_used_destroys_nothing() -> None:
    s = production({"donkey11": "A1"}, on={"A1": "truck_factory"}, ground={"A1": {"iron": 2, "fuel": 2}})
    t = closed(play(s, ANN, "work A1-1-ground"))
    assert t.ground["A1"] == {"iron": 1, "fuel": 1}


def test_behind_walls_on_every_coast_no_boat_comes_about() -> None:
    t = laid({}, on={"D2": "raft_factory"}, ground={"D2": {"trunks": 2}}, walls={"C2/D2": Wall(ANN, 1)})
    assert closed(state_of(t)).ground["D2"] == {"trunks": 2}


# --- giving up transporters

FIVE_BY_WATER = {"raft11": "D2@C2", "raft12": "C2", "raft13": "C2", "raft14": "C2", "raft15": "C2"}


def test_a_sixth_boat_is_paid_for_with_one_at_a_transporter_factory() -> None:
    s = production(FIVE_BY_WATER, ground={"D2": {"trunks": 2}}, on={"D2": "raft_factory"})
    assert offered(s, ANN, "work") == ["work D2-1-ground-new", "work D2-1-ground-raft11"]
    t = play(s, ANN, "work D2-1-ground-raft11").table
    assert sorted(unit.at for unit in t.units.values()) == ["C2"] * 4 + ["D2@C2"]


def test_five_by_water_do_not_hinder_one_by_land() -> None:
    s = production(FIVE_BY_WATER, {"raft11": {"iron": 1, "fuel": 1}}, on={"D2": "truck_factory"})
    assert offered(s, ANN, "work") == ["work D2-1-raft11"]


def test_what_is_given_up_brings_nothing_back() -> None:
    s = production(FIVE_BY_WATER, ground={"D2": {"trunks": 2}}, on={"D2": "raft_factory"})
    t = play(s, ANN, "work D2-1-ground-raft11").table
    assert (t.ground, t.used, t.made) == ({}, {"trunks": 2}, {"trunks": 2})


def test_nobody_gives_up_one_that_carries_another_or_is_carried() -> None:
    units = {**{f"donkey1{n}": "A1" for n in (1, 2)}, **{f"donkey1{n}": "E1" for n in (3, 4, 5)}}
    t = laid(units, ground={"A1": {"iron": 1, "fuel": 1}}, on={"A1": "truck_factory"})
    t.units["donkey11"].aboard, t.units["donkey12"].carrier, t.units["donkey12"].at = "donkey12", "donkey11", ""
    assert offered(state_of(t), ANN, "work") == ["work A1-1-ground-new"]


def test_a_boat_that_is_given_up_leaves_its_load_by_the_factory_if_it_reaches_it() -> None:
    units = {**FIVE_BY_WATER, "raft11": "B2s@C2", "donkey16": "D2"}
    works = {NORTH: "raft_factory", "D2": "raft_factory"}
    t = laid(units, {"raft11": {"gold": 1}}, on=works, ground={"D2": {"trunks": 2}})
    assert play(state_of(t), ANN, "work D2-1-ground-raft11").table.ground == {SOUTH: {"gold": 1}}
    t.bridges = ["B2"]
    assert play(state_of(t), ANN, "work D2-1-ground-raft11").table.ground == {NORTH: {"gold": 1}}


def test_a_truck_stands_by_its_factory_and_not_by_who_paid_for_it() -> None:
    t = laid({"donkey11": SOUTH}, {"donkey11": {"iron": 1, "fuel": 1}}, on={NORTH: "truck_factory"}, bridges=["B2"])
    assert play(state_of(t), ANN, "work B2-1-donkey11").table.units["truck12"].at == NORTH


def test_nobody_makes_a_wagon_with_the_boards_another_carries() -> None:
    t = laid({"donkey11": "A1", "donkey21": "A1"}, {"donkey21": {"boards": 2}}, on={"A1": "wagon_factory"})
    assert offered(state_of(t), ANN, "work") == []
    assert offered(state_of(t), BEN, "work") == ["work A1-1-donkey21"]
