"""Rulebook: the bonus tiles."""

from __future__ import annotations

import pytest

from engine.games.milestones import GAME
from engine.games.milestones.land import land
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.milestones.phases.turn import MoveFigure
from tests.games.milestones.positions import (
    ANN,
    doing,
    note,
    options,
    play,
    player,
    position,
    refused,
    tableau,
    told,
    verbs,
)

ROAD = [("P01", "P12", "P23")]
"""A milestone on P12, the road's end on P23. T22 (P12 P13 P23) is a bush at this road."""


def building(path="stone1 wood2 sand3 grain4", sections=ROAD, lying=None, **kw):
    who = player(path, at="building_office", **({"stone": 2, "wood": 2, "sand": 2} | kw))
    return position(
        BuildingOffice(who=ANN),
        who,
        sections=list(sections),
        bonuses={"T22": "wood"} if lying is None else lying,
    )


def test_a_milestone_on_a_corner_lets_one_take_the_tile_for_a_point():
    # the only other corner: P13, reached from P23
    s = building()
    assert GAME.preview(s, ANN, GAME.parse("road P23-P13-P03")).notes[0].args == {"good": "wood"}
    s = play(s, "road P23-P13-P03").state
    assert doing(s) == "take_bonus"
    assert verbs(s) == ["bonus", "leave"]
    before = s.table.players[ANN].points
    step = play(s, "bonus 2")
    assert note(step, "bonus-taken") == {"seat": 0, "good": "wood", "plot": "T22", "space": "2"}
    ann = step.state.table.players[ANN]
    assert (ann.points, ann.path) == (before + 1, tableau("stone1 wood2* sand3 grain4"))
    assert step.state.table.bonuses == {}


def test_a_market_on_a_corner_lets_one_take_the_tile():
    s = play(building(), "market P23").state
    assert verbs(s) == ["bonus", "leave"]


def test_the_tile_may_be_left_where_it_is():
    s = play(building(), "market P23").state
    step = play(s, "leave")
    assert told(step) == ["bonus-left"]
    assert step.state.table.bonuses == {"T22": "wood"}
    assert step.state.table.players[ANN].path == tableau("stone1 wood2 sand3 grain4")


def test_a_tile_left_lying_can_be_taken_by_a_later_building():
    s = play(building(), "market P23", "leave").state
    assert play(s, "house T22").state.table.players[ANN].path[1].bonus


def test_a_roads_end_or_edge_at_the_triangle_does_not_take_it():
    step = play(building(sections=[]), "road P01-P12-P23")  # the milestone is at a corner: it does
    assert doing(step.state) == "take_bonus"
    step = play(building(sections=[], lying={"T60": "wood"}), "road P01-P12-P23")
    assert doing(step.state) == "building_office"
    # T60 (P33 P34 P44): the section ends on its corner P34
    assert "P34" in land(step.state.table.edition).corners["T60"]
    step = play(building(lying={"T60": "wood"}), "road P23-P24-P34")
    assert told(step) == ["road-built"]


def test_it_needs_a_worker_of_its_kind():
    s = building("stone1 sand3 grain4")
    step = play(s, "market P23")
    assert told(step) == ["market-built"]
    assert step.state.table.bonuses == {"T22": "wood"}
    assert doing(step.state) == "building_office"


def test_one_bonus_tile_on_each_worker():
    step = play(building("stone1 wood2* sand3"), "market P23")
    assert told(step) == ["market-built"]
    s = play(building("stone1 wood2* wood3"), "market P23").state
    assert options(s, "bonus") == ["3"]
    assert refused(s, "bonus 2") == "not-offered"
    assert refused(s, "bonus 1") == "not-offered"


def test_a_house_takes_the_tile_at_once_where_only_one_worker_can_have_it():
    s = building()
    preview = GAME.preview(s, ANN, GAME.parse("house T22"))
    assert preview.points == 3 + 1 + 1
    step = play(s, "house T22")
    assert told(step) == ["house-built", "bonus-taken"]
    assert step.state.table.players[ANN].points == 5


def test_a_house_on_a_bonus_tile_must_take_it_and_one_chooses_the_worker():
    s = building("wood1 wood2 sand3")
    assert GAME.preview(s, ANN, GAME.parse("house T22")).points == 3 + 1
    s = play(s, "house T22").state
    assert verbs(s) == ["bonus"]
    assert refused(s, "leave") == "not-offered"
    assert options(s, "bonus") == ["1", "2"]
    assert play(s, "bonus 2").state.table.players[ANN].path == tableau("wood1 wood2* sand3")


@pytest.mark.parametrize("path", ["stone1 sand3", "stone1 wood2* sand3"])
def test_no_house_on_a_bonus_tile_one_cannot_take_but_roads_and_markets_beside_it(path):
    s = building(path)
    assert "T22" not in options(s, "house")
    assert refused(s, "house T22") == "house-bonus"
    assert "P23" in options(s, "market")
    assert "P23-P13-P03" in options(s, "road")


def test_a_bush_without_its_tile_is_an_ordinary_plot():
    s = building("stone1 sand3", lying={})
    assert told(play(s, "house T22")) == ["house-built"]


def test_one_building_at_two_bushes_takes_each_on_its_own_with_a_worker_of_its_own():
    # P33 is a corner of T58 and of T60
    sections = [("P01", "P12", "P23")]
    s = building("wood1 wood2 sand3", sections, {"T58": "wood", "T60": "wood"})
    s = play(s, "road P23-P33-P43").state
    assert s.flow[-1].plot == "T58"
    s = play(s, "bonus 1").state
    assert (s.flow[-1].plot, options(s, "bonus")) == ("T60", ["2"])
    s = play(s, "leave").state
    assert s.table.bonuses == {"T60": "wood"}
    # with one worker only, taking the first leaves nothing to decide about the second
    s = building("wood1 sand3", sections, {"T58": "wood", "T60": "wood"})
    step = play(s, "road P23-P33-P43", "bonus 1")
    assert step.state.table.bonuses == {"T60": "wood"}
    assert doing(step.state) == "building_office"
    # leaving the first keeps the worker for the second
    s = play(s, "road P23-P33-P43", "leave").state
    assert s.flow[-1].plot == "T60"


def test_bonus_tiles_never_bring_additional_goods():
    s = position(MoveFigure(who=ANN), player("wood1* wood2* sand3"))
    ann = play(s, "move 2").state.table.players[ANN]
    assert (ann.goods["wood"], ann.points) == (2, 2)


def test_a_point_for_a_bonus_tile_can_trigger_the_end():
    s = building(stone=2, wood=2)
    s.table.players[ANN].points = 62
    step = play(s, "house T22")
    assert step.state.table.ending == ANN
    assert told(step) == ["house-built", "bonus-taken", "end-triggered"]


def test_building_and_taking_can_be_undone():
    step = play(building(), "house T22")
    assert step.undoable
