"""Rulebook: the bonus tiles."""

from __future__ import annotations

import pytest

from engine.games.milestones import GAME
from engine.games.milestones.landscape import landscape_of
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.milestones.phases.turn import MoveFigure
from tests.games.milestones.positions import ANN, doing, options, play, player, position, refused, tableau, verbs
from tests.games.playing import note, told

ROAD = [("A2", "B3", "C4")]
"""A milestone on B3, the road's end on C4. BC4 (B3 B5 C4) is a bush at this road."""


def building(path="stone1 wood2 sand3 grain4", sections=ROAD, lying=None, **kw):
    who = player(path, at="building_office", **({"stone": 2, "wood": 2, "sand": 2} | kw))
    return position(
        BuildingOffice(who=ANN),
        who,
        sections=list(sections),
        bonuses={"BC4": "wood"} if lying is None else lying,
    )


def test_a_milestone_on_a_corner_lets_one_take_the_tile_for_a_point():
    # the only other corner: B5, reached from C4
    s = building()
    assert GAME.preview(s, ANN, GAME.parse("road C4-B5-A6")).notes[0].args == {"good": "wood"}
    s = play(s, "road C4-B5-A6").state
    assert doing(s) == "take_bonus"
    assert verbs(s) == ["bonus", "leave"]
    before = s.table.players[ANN].points
    step = play(s, "bonus 2")
    assert note(step, "bonus-taken") == {"seat": 0, "good": "wood", "plot": "BC4", "space": "2"}
    ann = step.state.table.players[ANN]
    assert (ann.points, ann.path) == (before + 1, tableau("stone1 wood2* sand3 grain4"))
    assert step.state.table.bonuses == {}


def test_a_market_on_a_corner_lets_one_take_the_tile():
    s = play(building(), "market C4").state
    assert verbs(s) == ["bonus", "leave"]


def test_the_tile_may_be_left_where_it_is():
    s = play(building(), "market C4").state
    step = play(s, "leave")
    assert told(step) == ["bonus-left"]
    assert step.state.table.bonuses == {"BC4": "wood"}
    assert step.state.table.players[ANN].path == tableau("stone1 wood2 sand3 grain4")


def test_a_tile_left_lying_can_be_taken_by_a_later_building():
    s = play(building(), "market C4", "leave").state
    assert play(s, "house BC4").state.table.players[ANN].path[1].bonus


def test_a_roads_end_or_edge_at_the_triangle_does_not_take_it():
    step = play(building(sections=[]), "road A2-B3-C4")  # the milestone is at a corner: it does
    assert doing(step.state) == "take_bonus"
    step = play(building(sections=[], lying={"DE4": "wood"}), "road A2-B3-C4")
    assert doing(step.state) == "building_office"
    # DE4 (D3 D5 E4): the section ends on its corner D5
    assert "D5" in landscape_of(step.state.table.edition).corners["DE4"]
    step = play(building(lying={"DE4": "wood"}), "road C4-C6-D5")
    assert (told(step), doing(step.state)) == (["road-built"], "building_office")


def test_it_needs_a_worker_of_its_kind():
    s = building("stone1 sand3 grain4")
    step = play(s, "market C4")
    assert told(step) == ["market-built"]
    assert step.state.table.bonuses == {"BC4": "wood"}
    assert doing(step.state) == "building_office"


def test_one_bonus_tile_on_each_worker():
    step = play(building("stone1 wood2* sand3"), "market C4")
    assert told(step) == ["market-built"]
    s = play(building("stone1 wood2* wood3"), "market C4").state
    assert options(s, "bonus") == ["3"]
    assert refused(s, "bonus 2") == "not-offered"
    assert refused(s, "bonus 1") == "not-offered"


def test_a_house_takes_the_tile_at_once_where_only_one_worker_can_have_it():
    s = building()
    preview = GAME.preview(s, ANN, GAME.parse("house BC4"))
    assert preview.points == 3 + 1 + 1
    step = play(s, "house BC4")
    assert told(step) == ["house-built", "bonus-taken"]
    assert step.state.table.players[ANN].points == 5


def test_a_house_on_a_bonus_tile_must_take_it_and_one_chooses_the_worker():
    s = building("wood1 wood2 sand3")
    assert GAME.preview(s, ANN, GAME.parse("house BC4")).points == 3 + 1
    s = play(s, "house BC4").state
    assert verbs(s) == ["bonus"]
    assert refused(s, "leave") == "not-offered"
    assert options(s, "bonus") == ["1", "2"]
    assert play(s, "bonus 2").state.table.players[ANN].path == tableau("wood1 wood2* sand3")


@pytest.mark.parametrize("path", ["stone1 sand3", "stone1 wood2* sand3"])
def test_no_house_on_a_bonus_tile_one_cannot_take_but_roads_and_markets_beside_it(path):
    s = building(path)
    assert "BC4" not in options(s, "house")
    assert refused(s, "house BC4") == "house-bonus"
    assert "C4" in options(s, "market")
    assert "C4-B5-A6" in options(s, "road")


def test_a_bush_without_its_tile_is_an_ordinary_plot():
    s = building("stone1 sand3", lying={})
    assert told(play(s, "house BC4")) == ["house-built"]


def test_one_building_at_two_bushes_takes_each_on_its_own_with_a_worker_of_its_own():
    # D3 is a corner of DE2 and of DE4
    sections = [("A2", "B3", "C4")]
    s = building("wood1 wood2 sand3", sections, {"DE2": "wood", "DE4": "wood"})
    s = play(s, "road C4-D3-E2").state
    assert s.flow[-1].plot == "DE2"
    s = play(s, "bonus 1").state
    assert (s.flow[-1].plot, options(s, "bonus")) == ("DE4", ["2"])
    s = play(s, "leave").state
    assert s.table.bonuses == {"DE4": "wood"}
    # with one worker only, taking the first leaves nothing to decide about the second
    s = building("wood1 sand3", sections, {"DE2": "wood", "DE4": "wood"})
    step = play(s, "road C4-D3-E2", "bonus 1")
    assert step.state.table.bonuses == {"DE4": "wood"}
    assert doing(step.state) == "building_office"
    # leaving the first keeps the worker for the second
    s = play(s, "road C4-D3-E2", "leave").state
    assert s.flow[-1].plot == "DE4"


def test_bonus_tiles_never_bring_additional_goods():
    s = position(MoveFigure(who=ANN), player("wood1* wood2* sand3"))
    ann = play(s, "move 2").state.table.players[ANN]
    assert (ann.goods["wood"], ann.points) == (2, 2)


def test_a_point_for_a_bonus_tile_can_trigger_the_end():
    s = building(stone=2, wood=2)
    s.table.players[ANN].points = 62
    step = play(s, "house BC4")
    assert step.state.table.ending == ANN
    assert told(step) == ["house-built", "bonus-taken", "end-triggered"]


def test_building_and_taking_can_be_undone():
    step = play(building(), "house BC4")
    assert step.undoable
