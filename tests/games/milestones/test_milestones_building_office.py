"""Rulebook: the building office. Road sections, houses, markets.

Around the start market (values in brackets):

    P01 [market]   P02 [1]   P03 [2]   P04 [1]
  P11 [1]   P12 [2]   P13 [3]   P14 [3]
    P22 [2]   P23 [1]   P24 [2]   P25 [1]
  P32 [1]   P33 [3]   P34 [2]   P35 [4]
    P43 [2]   P44 [1]   P45 [3]   P46 [1]
  P53 [3]   P54 [4]   P55 [2]   P56 [4]
"""

from __future__ import annotations

import pytest

from engine.games.milestones import GAME
from engine.games.milestones.edition import HOUSE
from engine.games.milestones.land import Network
from engine.games.milestones.phases.building_office import BuildingOffice
from tests.games.milestones.positions import (
    ANN,
    doing,
    goods,
    note,
    options,
    play,
    player,
    position,
    refused,
    told,
    verbs,
)

TWO = [("P01", "P12", "P23"), ("P23", "P34", "P45")]
"""Two sections in a row: milestones on P12 and P34, a free joint on P23, the road's end on P45."""


def building(sections=(), path="stone1 wood2 sand3 grain4", markets=("P01",), **kw):
    table = {k: kw.pop(k) for k in ("bonuses", "houses") if k in kw}
    who = player(path, at="building_office", **kw)
    return position(BuildingOffice(who=ANN), who, sections=list(sections), markets=list(markets), **table)


# --- road sections


def test_a_section_costs_a_stone_and_a_sand_and_scores_its_milestones_number():
    s = building(stone=2, sand=2)
    preview = GAME.preview(s, ANN, GAME.parse("road P01-P12-P23"))
    assert (preview.cost, preview.gain, preview.points) == ({"stone": 1, "sand": 1}, {}, 2)
    step = play(s, "road P01-P12-P23")
    assert told(step) == ["road-built"]
    assert note(step, "road-built")["points"] == 2
    assert step.state.table.sections == [("P01", "P12", "P23")]
    assert goods(step.state) == {"stone": 1, "sand": 1}
    assert step.state.table.players[ANN].points == 2


@pytest.mark.parametrize("have", [{"stone": 1, "wood": 1}, {"sand": 1, "wood": 1}])
def test_without_a_stone_or_a_sand_no_section(have):
    s = building(TWO, **have)
    assert "road" not in verbs(s)
    assert refused(s, "road P45-P55-P54") == "needs-goods"


def test_the_first_section_starts_at_the_start_market():
    s = building(stone=1, sand=1)
    assert {text[:3] for text in options(s, "road")} == {"P01"}
    assert refused(s, "road P02-P03-P04") == "road-start"


def test_road_example_two_points_at_the_end_of_the_road():
    s = building(TWO, stone=1, sand=1)
    step = play(s, "road P45-P55-P54")
    assert step.state.table.players[ANN].points == 2
    # the point between the old road and the new section stays free
    assert Network(step.state.table).free("P45")


def test_road_example_branching_off_at_the_market_is_allowed():
    assert play(building(TWO, stone=1, sand=1), "road P01-P02-P03").state.table.players[ANN].points == 1


def test_road_example_no_branching_at_a_joint_or_a_milestone():
    s = building(TWO, stone=1, sand=1)
    assert {text[:3] for text in options(s, "road")} == {"P01", "P45"}
    assert refused(s, "road P23-P13-P02") == "road-start"
    assert refused(s, "road P12-P13-P02") == "road-start"
    assert refused(s, "road P46-P47-P48") == "road-start"


def test_a_market_at_a_joint_lets_roads_branch_there():
    s = building(TWO, markets=("P01", "P23"), stone=1, sand=1)
    assert play(s, "road P23-P13-P03").state.table.players[ANN].points == 3


def test_several_roads_may_branch_at_a_market():
    s = building(stone=3, sand=3)
    s = play(s, "road P01-P02-P03", "road P01-P12-P13", "road P01-P11-P22").state
    assert s.table.players[ANN].points == 1 + 2 + 1
    assert {text[:3] for text in options(s, "road")} == set()


def test_road_example_loops_are_forbidden():
    s = building(TWO, stone=1, sand=1)
    assert refused(s, "road P45-P44-P34") == "road-loop"  # ends on a milestone
    assert refused(s, "road P45-P34-P35") == "road-loop"  # its own milestone on a milestone
    assert refused(s, "road P01-P22-P23") == "road-neighbours"
    assert refused(s, "road P45-P35-P45") == "road-loop"  # there and back


def test_joining_two_road_ends_or_a_road_and_a_market_is_a_loop():
    s = building([*TWO, ("P01", "P02", "P13")], stone=1, sand=1)
    assert refused(s, "road P13-P24-P23") == "road-loop"  # into a joint
    s = building([*TWO, ("P01", "P02", "P13"), ("P13", "P14", "P24")], stone=1, sand=1)
    assert refused(s, "road P24-P35-P45") == "road-loop"  # end to end
    s = building(TWO, markets=("P01", "P45"), stone=1, sand=1)
    assert refused(s, "road P01-P22-P12") == "road-neighbours"
    assert refused(s, "road P01-P11-P12") == "road-loop"


def test_a_section_may_bend_but_follows_the_lines():
    s = building(stone=1, sand=1)
    assert {"P01-P12-P23", "P01-P12-P13", "P01-P12-P22", "P01-P12-P02", "P01-P12-P11"} <= set(
        options(s, "road")
    )
    assert refused(s, "road P01-P23-P34") == "road-neighbours"
    assert refused(s, "road P01-P12-P45") == "road-neighbours"
    assert refused(s, "road P01-P12") == "road-three-points"
    assert refused(s, "road P01-P12-P99") == "road-three-points"


# --- houses


def test_a_house_costs_a_stone_and_a_wood():
    s = building(TWO, stone=1, wood=2)
    step = play(s, "house T22")
    assert goods(step.state) == {"wood": 1}
    assert told(step) == ["house-built"]
    assert step.state.table.houses == ["T22"]
    assert refused(building(TWO, stone=1, sand=1), "house T22") == "needs-goods"


def test_house_example_two_free_numbers_two_and_one():
    s = building(TWO, stone=2, wood=2)
    assert Network(s.table).land.corners["T21"] == ("P12", "P22", "P23")
    step = play(s, "house T21")
    assert step.state.table.players[ANN].points == 2 + 1
    assert GAME.preview(s, ANN, GAME.parse("house T22")).points == 3 + 1


def test_house_example_a_triangle_without_free_numbers_scores_nothing():
    s = building([("P01", "P12", "P23"), ("P23", "P13", "P03")], markets=("P01", "P23"), stone=1, wood=1)
    assert Network(s.table).land.corners["T22"] == ("P12", "P13", "P23")
    step = play(s, "house T22")
    assert step.state.table.players[ANN].points == 0
    assert step.state.table.houses == ["T22"]


def test_a_house_needs_a_road_along_an_edge_a_corner_is_not_enough():
    s = building(TWO, stone=1, wood=1)
    # T23 (P13 P23 P24) only touches the joint P23
    assert Network(s.table).land.corners["T23"] == ("P13", "P23", "P24")
    assert refused(s, "house T23") == "house-where"
    assert refused(s, "house T80") == "house-where"
    assert refused(s, "house T99") == "no-such-plot"


def test_one_house_in_each_triangle():
    s = building(TWO, stone=1, wood=1, houses=["T21"])
    assert "T21" not in options(s, "house")
    assert refused(s, "house T21") == "house-taken"


def test_houses_do_not_cover_numbers():
    s = building(TWO, stone=2, wood=2)
    first = play(s, "house T21").state
    again = play(first, "house T22").state
    assert again.table.players[ANN].points - first.table.players[ANN].points == 3 + 1


# --- markets


def test_market_example_two_points_between_two_sections_or_one_at_the_end():
    # milestones on P12 and P34; the joint P23 is worth 1, the end P45 worth 3
    s = building(TWO, wood=1, sand=1)
    assert options(s, "market") == ["P23", "P45"]
    # the same with a joint of 2 and an end of 1
    s = building([("P01", "P12", "P22"), ("P22", "P33", "P44")], wood=1, sand=1)
    previews = {text: GAME.preview(s, ANN, GAME.parse(f"market {text}")) for text in options(s, "market")}
    assert {text: p.points for text, p in previews.items()} == {"P22": 2, "P44": 1}
    step = play(s, "market P22")
    assert told(step) == ["market-built"]
    assert step.state.table.markets == ["P01", "P22"]
    assert step.state.table.players[ANN].points == 2
    assert goods(step.state) == {}


def test_a_market_costs_a_wood_and_a_sand():
    s = building(TWO, wood=1, sand=2)
    assert GAME.preview(s, ANN, GAME.parse("market P23")).cost == {"wood": 1, "sand": 1}
    assert refused(building(TWO, stone=1, wood=1), "market P23") == "needs-goods"


def test_no_market_on_a_milestone_on_a_market_or_away_from_the_road():
    s = building(TWO, wood=1, sand=1)
    for point in ("P12", "P01", "P24"):
        assert refused(s, f"market {point}") == "market-where"
    assert refused(s, "market P99") == "no-such-point"


# --- order, supplies, the visit


def test_a_number_can_score_for_a_house_and_then_again_for_the_market_built_on_it():
    s = building(TWO, stone=1, wood=2, sand=1)
    s = play(s, "house T21").state
    assert s.table.players[ANN].points == 3
    step = play(s, "market P23")
    assert step.state.table.players[ANN].points == 4
    late = play(play(building(TWO, stone=1, wood=2, sand=1), "market P23").state, "house T21").state
    assert late.table.players[ANN].points == 1 + 2


def test_any_number_of_buildings_also_the_same_again():
    s = building(stone=3, sand=3, wood=1)
    s = play(s, "road P01-P12-P23", "road P23-P34-P45", "market P45").state
    assert (len(s.table.sections), s.table.markets) == (2, ["P01", "P45"])
    assert s.table.players[ANN].points == 2 + 2 + 3


def test_the_visit_is_over_when_nothing_can_be_built_any_more():
    assert doing(play(building(stone=1, sand=1), "road P01-P12-P23").state) == "move_figure"


def test_it_can_be_left_with_goods_for_more():
    s = building(stone=1, sand=1)
    step = play(s, "done")
    assert told(step) == []
    assert goods(step.state) == {"stone": 1, "sand": 1}
    assert doing(step.state) == "move_figure"


CHAIN = [
    ("P01", "P02", "P03"), ("P03", "P04", "P05"), ("P05", "P06", "P07"), ("P07", "P08", "P09"),
    ("P09", "P10", "P21"), ("P21", "P31", "P42"), ("P42", "P52", "P63"), ("P63", "P62", "P61"),
    ("P61", "P60", "P59"), ("P59", "P58", "P57"), ("P57", "P56", "P55"), ("P55", "P54", "P53"),
    ("P53", "P43", "P32"), ("P32", "P22", "P12"), ("P12", "P13", "P14"), ("P14", "P15", "P16"),
    ("P16", "P17", "P18"), ("P18", "P19", "P20"), ("P20", "P30", "P41"), ("P41", "P51", "P50"),
    ("P50", "P49", "P48"), ("P48", "P47", "P46"), ("P46", "P45", "P44"), ("P44", "P33", "P23"),
]  # fmt: skip
"""All 24 sections in one road."""


def test_at_most_twenty_four_sections():
    assert len(CHAIN) == HOUSE.sections
    assert verbs(building(CHAIN[:23], stone=2, sand=2)) == ["road", "done"]
    s = building(CHAIN, stone=2, sand=2, wood=1)
    assert "road" not in verbs(s)
    assert refused(s, "road P23-P24-P25") == "none-left"


def test_at_most_twelve_houses():
    plots = Network(building(CHAIN).table).roadside()
    eleven = building(CHAIN, stone=2, wood=2, houses=plots[:11])
    assert "house" in verbs(eleven)
    s = building(CHAIN, stone=1, wood=1, sand=1, houses=plots[:12])
    assert "house" not in verbs(s)
    assert refused(s, f"house {plots[12]}") == "none-left"


def test_at_most_twelve_markets_the_start_market_included():
    joints = ["P01", *(end for _, _, end in CHAIN)]
    assert "market" in verbs(building(CHAIN, wood=2, sand=2, markets=joints[:11]))
    s = building(CHAIN[:23], wood=1, sand=1, stone=1, markets=joints[:12])
    assert "market" not in verbs(s)
    assert refused(s, f"market {joints[12]}") == "none-left"


def test_a_player_who_left_builds_nothing():
    assert GAME.default(building(stone=1, sand=1), ANN) == GAME.parse("done")
