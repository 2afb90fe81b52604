"""Rulebook: production, transporters, research – what is not tried elsewhere."""

from __future__ import annotations

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.games.roads import GAME
from engine.games.roads.components import TOPICS
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.state import Building, Player, Standing
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state
from tests.games.roads.producing import NORTH, SOUTH, closed, draws, laid, production, state_of

PAYS = {"geese": 2, "paper": 1}

# --- research


def test_research_is_for_one_topic_at_once() -> None:
    s = production({"truck11": "A1"}, {"truck11": PAYS})
    assert refused(s, ANN, "research A1") == "learn-topic"
    assert refused(s, ANN, "research A1-alchemy") == "learn-topic"
    assert {words.split("-")[1] for words in offered(s, ANN, "research")} == set(TOPICS)


def test_research_is_done_in_production_only() -> None:
    t = laid({"truck11": "A1"}, {"truck11": PAYS}, homes=("A1", "E1"))
    assert offered(state(t, ProductionPhase()), ANN, "research")
    t.phase = "movement"
    assert not offered(state(t, MovementPhase()), ANN, "research")
    t.phase, t.ground, t.made = "building", {"A1": {"stone": 1}}, {**t.made, "stone": 1}
    assert not offered(state(t, BuildingPhase()), ANN, "research")
    t.phase = "wonder"
    assert not offered(state(t, WonderPhase()), ANN, "research")


def test_research_of_one_player_helps_no_other() -> None:
    s = play(production({"truck11": "A1", "truck21": "E1"}, {"truck11": PAYS}), ANN, "research A1-trucking")
    assert [player.research for player in s.table.players] == [["trucking"], []]


def test_a_factory_is_upgraded_only_in_the_instant_of_research() -> None:
    goods = {"geese": 4, "paper": 2}
    s = production({"truck11": "A1", "donkey12": "B1"}, {"truck11": goods}, on={"B1": "wagon_factory"})
    s = play(s, ANN, "research A1-trucking")
    assert s.table.buildings["B1"].kind == "wagon_factory"
    assert [words for words in offered(s, ANN, "research") if "B1" in words] == []
    assert refused(s, ANN, "research A1-trucking-B1") == "learn-known"
    assert refused(s, ANN, "research A1-rowing-B1") == "learn-upgrade"


def test_a_river_does_not_part_an_upgrade_from_its_researcher() -> None:
    s = production({"donkey11": SOUTH, "truck12": "A1"}, {"truck12": PAYS}, on={NORTH: "raft_factory"})
    s = play(s, ANN, "research A1-rowing-B2")
    assert s.table.buildings["B2"].kind == "rowboat_factory"


def test_research_changes_no_mine_that_is_there() -> None:
    t = laid({"truck11": "D1"}, {"truck11": PAYS}, buildings={"D1": Building("mine", "D1", gold=1, iron=2)})
    t.made |= {"gold": 1, "iron": 2}
    for topic in ("enlargement", "specialisation", "new_shafts"):
        assert play(state_of(t), ANN, f"research D1-{topic}").table.buildings == t.buildings


def test_the_bright_idea_has_no_effect() -> None:
    t = laid({"truck11": "A1", "donkey12": "B1"}, {"truck11": PAYS}, on={"B1": "wagon_factory"})
    after = play(state_of(t), ANN, "research A1-bright_idea").table
    assert after.buildings == t.buildings
    t.players = [Player(research=list(TOPICS[:-1])), Player()]
    assert ProductionPhase().idle(state_of(t), ANN), "nobody is asked for its sake"


def test_geese_and_paper_left_on_an_oil_rig_vanish() -> None:
    t = laid({}, on={"C2": "oil_rig"}, ground={"C2": {"geese": 3, "paper": 1}})
    assert closed(state_of(t)).ground == {"C2": {"geese": 1}}


def test_geese_and_paper_carried_by_two_players_make_no_research() -> None:
    t = laid({"donkey11": "A1", "donkey21": "A1"}, {"donkey11": {"geese": 2}, "donkey21": {"paper": 1}})
    assert offered(state_of(t), ANN, "research") == []
    assert closed(state_of(t)).count("paper") == 1


# --- transporters

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


# --- primary producers and geese


def test_a_mines_yield_lies_where_everybody_may_take_it_by_the_chart() -> None:
    t = laid({"donkey11": "D1", "donkey21": "D1"}, buildings={"D1": Building("mine", "D1", iron=1)}, chart=[BEN, ANN])
    draws(t)
    s = play(state(t, ProductionPhase()), ANN, "load donkey11-D1-iron-1")
    assert s.table.held["0"].seat == BEN
    s = play(s, BEN, "load donkey21-D1-iron-1", "done")
    assert (s.table.units["donkey11"].load, s.table.units["donkey21"].load) == ({}, {"iron": 1})


def test_only_irrigated_desert_breeds_geese() -> None:
    t = laid({}, rows=("0,0:D 1,0:P",), ground={"A1": {"geese": 2}})
    draws(t)
    assert t.ground["A1"] == {"geese": 2}
    t.irrigated = True
    draws(t)
    assert t.ground["A1"] == {"geese": 3}


def test_two_geese_in_each_of_two_places_are_two_pairs() -> None:
    t = laid({}, ground={"A1": {"geese": 2}, "E1": {"geese": 2}})
    draws(t)
    assert t.ground == {"A1": {"geese": 3}, "E1": {"geese": 3}}


@pytest.mark.parametrize("phase", ["building", "movement", "wonder"])
def test_factories_and_donkeys_work_in_production_only(phase: str) -> None:
    frames = {"building": BuildingPhase(), "movement": MovementPhase(), "wonder": WonderPhase()}
    t = laid({"donkey11": "A1", "donkey12": "E1", "donkey13": "E1"}, on={"A1": "sawmill"}, homes=("A1", "C1"))
    t.ground, t.phase = {"A1": {"trunks": 2, "stone": 1}}, phase
    t.made = {"trunks": 2, "stone": 1}
    s = state(t, frames[phase])
    assert "done" in offered(s, ANN, "done")
    assert [*offered(s, ANN, "work"), *offered(s, ANN, "breed"), *offered(s, ANN, "produce")] == []


# --- loading in production

LEFT = {"A1": {"gold": 2}}
"""On Ann's tile, where no building stands."""


def test_what_others_could_come_for_may_be_loaded_before_they_move() -> None:
    s = production({"donkey11": "A1", "donkey21": "B1"}, ground=LEFT)
    assert GAME.waiting(s) == (ANN,)
    t = play(s, ANN, "load donkey11-A1-gold-2", "done").table
    assert (t.units["donkey11"].load, t.ground, t.phase) == ({"gold": 2}, {}, "movement")


@pytest.mark.parametrize(
    ("ben", "loads", "roads", "asked"),
    [
        ("B1", {}, (), True),
        ("C1", {}, (), False),  # a donkey off the roads goes one step
        ("C1", {}, (("A1", "B1"), ("B1", "C1")), True),
        ("B1", {"donkey11": {"clay": 2}}, (), False),  # no room
    ],
)
def test_nobody_is_asked_only_to_load_what_nobody_could_come_for(
    ben: str, loads: dict[str, dict[str, int]], roads: tuple[tuple[str, str], ...], asked: bool
) -> None:
    t = laid({"donkey11": "A1", "donkey21": ben}, loads, ground=LEFT, roads=roads)
    assert ProductionPhase().idle(state_of(t), ANN) is not asked
    assert ProductionPhase().idle(state_of(t), BEN)


def test_what_buildings_yield_is_loaded_without_asking_whoever_could_come() -> None:
    t = laid({"donkey11": "B1", "donkey21": "A1"}, on={"B1": "woodcutter"}, ground={"B1": {"trunks": 1}})
    s = state(t, ProductionPhase())
    assert s.table.units["donkey11"].load == {"trunks": 1}
    assert s.table.phase == "movement"


def test_a_clear_plan_spares_the_question_whether_to_load() -> None:
    s = state_of(laid({"donkey11": "A1", "donkey21": "B1", "donkey22": "E1", "donkey23": "E1"}, ground=LEFT))
    s.flow = [ProductionPhase(serial=1)]
    s.hands[ANN].standing = Standing(plan="clear")
    ctx = Ctx(s, Recorded(()))
    s.flow[-1].advance(s, ctx)
    assert GAME.waiting(s) == (BEN,)
    assert ctx.sealed
