"""Rulebook: research – its cost, topics, upgrading factories, goods that vanish."""

from __future__ import annotations

from engine.core.offers import OneOf
from engine.games.roads import GAME
from engine.games.roads.components import TOPICS
from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.state import Building, Player
from tests.games.roads.positions import ANN, offered, play, refused, state
from tests.games.roads.producing import NORTH, RIVER, SOUTH, closed, laid, plan_of, production, state_of, told

PAYS = {"truck11": {"geese": 2, "paper": 1}}


def test_two_geese_and_a_paper_with_an_own_transporter_pay_for_any_topic() -> None:
    s = production({"truck11": "A1"}, PAYS)
    assert offered(s, ANN, "research") == [f"research A1-{topic}" for topic in TOPICS]
    assert GAME.preview(s, ANN, GAME.parse("research A1-drilling")).cost == {"geese": 2, "paper": 1}
    t = play(s, ANN, "research A1-drilling").table
    assert t.players[ANN].research == ["drilling"]
    assert t.units["truck11"].load == {}
    assert t.used == {"geese": 2, "paper": 1}


def test_goods_that_lie_there_count_and_are_used_first() -> None:
    s = production({"truck11": "A1"}, {"truck11": {"geese": 2, "paper": 1}}, ground={"A1": {"geese": 1}})
    t = play(s, ANN, "research A1-rowing").table
    assert t.ground == {}
    assert t.units["truck11"].load == {"geese": 1}


def test_several_transporters_together_may_carry_it() -> None:
    s = production(
        {"donkey11": "A1", "donkey12": "A1"}, {"donkey11": {"paper": 1, "geese": 1}}, ground={"A1": {"geese": 1}}
    )
    assert "research A1-rowing" in offered(s, ANN, "research")


def test_no_research_without_a_transporter_or_beyond_a_river() -> None:
    t = laid({"donkey11": "E1"}, ground={"A1": {"geese": 2, "paper": 1}})
    assert offered(state_of(t), ANN, "research") == []
    assert refused(state_of(t), ANN, "research A1-rowing") == "learn-goods"
    t = laid({"donkey11": NORTH}, {"donkey11": {"paper": 1}}, ground={SOUTH: {"geese": 2}})
    assert offered(state_of(t), ANN, "research") == []
    t = laid({"raft11": RIVER}, {"raft11": {"paper": 1}}, ground={SOUTH: {"geese": 2}})
    assert "research B2s-rowing" in offered(state_of(t), ANN, "research")


def test_a_topic_is_researched_once() -> None:
    s = production({"truck11": "A1"}, {"truck11": {"geese": 4, "paper": 2}})
    s = play(s, ANN, "research A1-enlargement")
    assert "research A1-enlargement" not in offered(s, ANN, "research")
    assert refused(s, ANN, "research A1-enlargement") == "learn-known"
    assert play(s, ANN, "research A1-rowing").table.players[ANN].research == ["rowing", "enlargement"]


def test_research_at_sea() -> None:
    s = production({"steamer11": "C2"}, {"steamer11": {"geese": 2, "paper": 1}})
    assert play(s, ANN, "research C2-shipping").table.players[ANN].research == ["shipping"]


# --- upgrading

FLEET = {"truck11": "A1", "donkey12": "C1", "raft13": "D2@C2", "donkey21": "E2"}
WORKS = {"D2": "raft_factory", "C1": "rowboat_factory", NORTH: "raft_factory", "E2": "wagon_factory"}


def test_a_factory_topic_upgrades_lesser_ones_on_tiles_with_an_own_transporter_whoever_built_them() -> None:
    s = production(FLEET, PAYS, on=WORKS)
    ways = [words for words in offered(s, ANN, "research") if "shipping" in words]
    assert ways == [
        "research A1-shipping",
        "research A1-shipping-C1-D2",
        "research A1-shipping-C1",
        "research A1-shipping-D2",
    ]
    assert told(s, ANN, ways[1])[:3] == ["researched", "upgraded", "upgraded"]
    t = play(s, ANN, ways[1]).table
    assert {tile: house.kind for tile, house in t.buildings.items()} == {
        "D2": "steamer_factory",
        "C1": "steamer_factory",
        "B2": "raft_factory",
        "E2": "wagon_factory",
    }


def test_only_upwards_and_in_the_same_element() -> None:
    works = {**WORKS, "D2": "steamer_factory", NORTH: "wagon_factory"}
    s = production({**FLEET, "donkey14": NORTH}, PAYS, on=works)
    ways = offered(s, ANN, "research")
    assert [words for words in ways if "rowing" in words] == ["research A1-rowing"]
    assert [words for words in ways if "trucking" in words] == ["research A1-trucking", "research A1-trucking-B2"]
    assert refused(s, ANN, "research A1-rowing-D2") == "learn-upgrade"


def test_any_selection_may_be_said_in_the_maps_order() -> None:
    s = production({**FLEET, "donkey14": SOUTH}, PAYS, on=WORKS)
    assert len([words for words in offered(s, ANN, "research") if "shipping" in words]) == 5
    t = play(s, ANN, "research A1-shipping-B2-D2").table
    assert [t.buildings[tile].kind for tile in ("B2", "D2", "C1")] == ["steamer_factory"] * 2 + ["rowboat_factory"]
    assert refused(s, ANN, "research A1-shipping-D2-B2") == "not-offered"
    assert refused(s, ANN, "research A1-shipping-B2-B2") == "not-offered"


def test_a_selection_is_said_tile_by_tile_also_where_the_goods_lie_by_one_of_the_factories() -> None:
    """ "C1" is the bank they are taken from, and the tile of a factory."""
    s = production({"truck11": "C1", "donkey12": "D2", "donkey13": SOUTH}, PAYS, on=WORKS)
    (study,) = [offer.fields["study"] for offer in GAME.offers(s, ANN) if "study" in offer.fields]
    assert isinstance(study, OneOf)
    assert study.more is not None
    first = ("C1", "shipping")
    assert study.more.after(first) == ("C1", "B2", "D2")
    assert study.more.after((*first, "C1")) == ("B2", "D2")
    assert study.more.after((*first, "C1", "D2")) == study.more.after((*first, "D2", "C1")) == ()


def test_in_one_phase_paper_is_made_and_researched_with_and_the_upgraded_factory_makes_a_truck() -> None:
    s = production(
        {"donkey11": "A1", "donkey12": "B1"},
        {"donkey11": {"boards": 2}, "donkey12": {"iron": 1, "fuel": 1}},
        on={"A1": "paper_mill", "B1": "wagon_factory"},
        ground={"A1": {"geese": 2}},
    )
    s = play(s, ANN, "work A1-1-donkey11", "research A1-trucking-B1", "work B1-1-donkey12")
    assert s.table.units["truck13"].at == "B1"
    assert s.table.count("paper") == s.table.count("geese") == 0


def upgraded() -> Position:
    """A raft factory is used, then made into a rowboat factory, in one phase."""
    s = production(
        {"truck11": "D2"},
        {"truck11": {"geese": 2, "paper": 1, "boards": 3}},
        on={"D2": "raft_factory"},
        ground={"D2": {"boards": 5, "trunks": 2}},
    )
    return play(s, ANN, "work D2-1-ground", "research D2-rowing-D2")


def test_a_factory_used_this_phase_may_be_used_again_after_an_upgrade() -> None:
    s = upgraded()
    assert s.table.buildings["D2"].kind == "rowboat_factory"
    s = play(s, ANN, "work D2-1-truck11")
    assert sorted(s.table.units) == ["raft12", "rowboat13", "truck11"]
    assert offered(s, ANN, "work") == []


def test_a_factory_used_before_its_upgrade_destroys_nothing() -> None:
    assert closed(upgraded()).ground["D2"] == {"boards": 5}


# --- the plan and vanishing goods


def test_the_plan_does_no_research_but_is_in_doubt() -> None:
    s = production({"truck11": "A1", "donkey12": "E1"}, PAYS, on={"E1": "sawmill"}, ground={"E1": {"trunks": 1}})
    assert plan_of(s, ANN) == ["plan-onto sawmill E1 1 trunks 2 boards donkey12", "would-skip-research "]
    assert GAME.default(s, ANN) == GAME.parse("done")


def test_the_plan_says_that_it_ends_production_without_research() -> None:
    s = production(
        {"donkey11": "A1"}, {"donkey11": {"boards": 2}}, on={"A1": "paper_mill"}, ground={"A1": {"geese": 2}}
    )
    assert "would-miss-research " in plan_of(s, ANN)
    assert GAME.guide.hints.lost(GAME.preview(s, ANN, GAME.parse("produce"))) == 1
    s = play(s, ANN, "work A1-1-donkey11", "research A1-trucking")
    assert offered(s, ANN, "produce") == []


def test_the_topic_without_effect_is_nothing_to_ask_for_unless_goods_would_vanish() -> None:
    t = laid({"truck11": "A1"}, PAYS)
    assert not ProductionPhase().idle(state_of(t), ANN)
    t.players[ANN].research = list(TOPICS[:-1])
    assert ProductionPhase().idle(state_of(t), ANN)
    t = laid({"truck11": "A1"}, ground={"A1": {"geese": 2, "paper": 1}})
    t.players[ANN].research = list(TOPICS)
    assert not ProductionPhase().idle(state_of(t), ANN)


def test_two_geese_and_a_paper_left_lying_vanish_with_or_without_transporters_there() -> None:
    t = laid({"donkey11": "A1"}, ground={"A1": {"geese": 2, "paper": 1}, "C1": {"geese": 5, "paper": 3}})
    assert closed(state_of(t)).ground == {"C1": {"geese": 1, "paper": 1}}


def test_carried_ones_do_not_vanish_nor_such_on_two_sides_of_a_river() -> None:
    t = laid({"truck11": "A1"}, PAYS, ground={NORTH: {"geese": 2}, SOUTH: {"paper": 1}})
    assert closed(state_of(t)).count("geese") == 4
    t.bridges = ["B2"]
    assert closed(state_of(t)).count("geese") == 2


def test_paper_made_at_the_end_vanishes_with_geese_that_lie_there() -> None:
    t = laid({}, on={"A1": "paper_mill"}, ground={"A1": {"geese": 3, "trunks": 2}})
    assert closed(state_of(t)).ground == {"A1": {"geese": 1}}


# --- when, where and for whom

PRICE = {"geese": 2, "paper": 1}


def test_research_is_for_one_topic_at_once() -> None:
    s = production({"truck11": "A1"}, {"truck11": PRICE})
    assert refused(s, ANN, "research A1") == "learn-topic"
    assert refused(s, ANN, "research A1-alchemy") == "learn-topic"
    assert {words.split("-")[1] for words in offered(s, ANN, "research")} == set(TOPICS)


def test_research_is_done_in_production_only() -> None:
    t = laid({"truck11": "A1"}, {"truck11": PRICE}, homes=("A1", "E1"))
    assert offered(state(t, ProductionPhase()), ANN, "research")
    t.phase = "movement"
    assert not offered(state(t, MovementPhase()), ANN, "research")
    t.phase, t.ground, t.made = "building", {"A1": {"stone": 1}}, {**t.made, "stone": 1}
    assert not offered(state(t, BuildingPhase()), ANN, "research")
    t.phase = "wonder"
    assert not offered(state(t, WonderPhase()), ANN, "research")


def test_research_of_one_player_helps_no_other() -> None:
    s = play(production({"truck11": "A1", "truck21": "E1"}, {"truck11": PRICE}), ANN, "research A1-trucking")
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
    s = production({"donkey11": SOUTH, "truck12": "A1"}, {"truck12": PRICE}, on={NORTH: "raft_factory"})
    s = play(s, ANN, "research A1-rowing-B2")
    assert s.table.buildings["B2"].kind == "rowboat_factory"


def test_research_changes_no_mine_that_is_there() -> None:
    t = laid({"truck11": "D1"}, {"truck11": PRICE}, buildings={"D1": Building("mine", "D1", gold=1, iron=2)})
    t.made |= {"gold": 1, "iron": 2}
    for topic in ("enlargement", "specialisation", "new_shafts"):
        assert play(state_of(t), ANN, f"research D1-{topic}").table.buildings == t.buildings


def test_the_bright_idea_has_no_effect() -> None:
    t = laid({"truck11": "A1", "donkey12": "B1"}, {"truck11": PRICE}, on={"B1": "wagon_factory"})
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
