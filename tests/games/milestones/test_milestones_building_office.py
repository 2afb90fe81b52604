"""Rulebook: the building office. Road sections, houses, markets.

Around the start market (values in brackets):

    A2 [market]   A4 [1]   A6 [2]   A8 [1]
  B1 [1]   B3 [2]   B5 [3]   B7 [3]
    C2 [2]   C4 [1]   C6 [2]   C8 [1]
  D1 [1]   D3 [3]   D5 [2]   D7 [4]
    E2 [2]   E4 [1]   E6 [3]   E8 [1]
  F1 [3]   F3 [4]   F5 [2]   F7 [4]
"""

from __future__ import annotations

import pytest

from engine.core.model import Illegal
from engine.games.milestones import GAME
from engine.games.milestones.edition import HOUSE
from engine.games.milestones.landscape import Network
from engine.games.milestones.phases.building_office import BuildingOffice
from tests.games.milestones.positions import ANN, doing, goods, options, play, player, position, refused, verbs
from tests.games.playing import note, told

TWO = [("A2", "B3", "C4"), ("C4", "D5", "E6")]
"""Two sections in a row: milestones on B3 and D5, a free joint on C4, the road's end on E6."""


def building(sections=(), path="stone1 wood2 sand3 grain4", markets=("A2",), **kw):
    table = {k: kw.pop(k) for k in ("bonuses", "houses") if k in kw}
    who = player(path, at="building_office", **kw)
    return position(BuildingOffice(who=ANN), who, sections=list(sections), markets=list(markets), **table)


# --- road sections


def test_a_section_costs_a_stone_and_a_sand_and_scores_its_milestones_number():
    s = building(stone=2, sand=2)
    preview = GAME.preview(s, ANN, GAME.parse("road A2-B3-C4"))
    assert (preview.cost, preview.gain, preview.points) == ({"stone": 1, "sand": 1}, {}, 2)
    step = play(s, "road A2-B3-C4")
    assert told(step) == ["road-built"]
    assert note(step, "road-built")["points"] == 2
    assert step.state.table.sections == [("A2", "B3", "C4")]
    assert goods(step.state) == {"stone": 1, "sand": 1}
    assert step.state.table.players[ANN].points == 2


@pytest.mark.parametrize("have", [{"stone": 1, "wood": 1}, {"sand": 1, "wood": 1}])
def test_without_a_stone_or_a_sand_no_section(have):
    s = building(TWO, **have)
    assert "road" not in verbs(s)
    assert refused(s, "road E6-F5-F3") == "needs-goods"


def test_the_first_section_starts_at_the_start_market():
    s = building(stone=1, sand=1)
    assert {text.split("-")[0] for text in options(s, "road")} == {"A2"}
    assert refused(s, "road A4-A6-A8") == "road-start"


def test_road_example_two_points_at_the_end_of_the_road():
    s = building(TWO, stone=1, sand=1)
    step = play(s, "road E6-F5-F3")
    assert step.state.table.players[ANN].points == 2
    # the point between the old road and the new section stays free
    assert Network(step.state.table).free("E6")


def test_road_example_branching_off_at_the_market_is_allowed():
    s = play(building(TWO, stone=2, sand=2), "road A2-A4-A6").state
    assert s.table.players[ANN].points == 1
    assert play(s, "road A2-B1-C2").state.table.players[ANN].points == 1 + 1


def test_road_example_no_branching_at_a_joint_or_a_milestone():
    s = building(TWO, stone=1, sand=1)
    assert {text.split("-")[0] for text in options(s, "road")} == {"A2", "E6"}
    assert refused(s, "road C4-B5-A4") == "road-start"
    assert refused(s, "road B3-B5-A4") == "road-start"
    assert refused(s, "road E8-E10-E12") == "road-start"


def test_a_market_at_a_joint_lets_roads_branch_there():
    s = building(TWO, markets=("A2", "C4"), stone=1, sand=1)
    assert play(s, "road C4-B5-A6").state.table.players[ANN].points == 3


def test_several_roads_may_branch_at_a_market():
    s = building(stone=3, sand=3)
    s = play(s, "road A2-A4-A6", "road A2-B3-B5", "road A2-B1-C2").state
    assert s.table.players[ANN].points == 1 + 2 + 1
    assert {text.split("-")[0] for text in options(s, "road")} == set()


def test_road_example_loops_are_forbidden():
    s = building(TWO, stone=1, sand=1)
    assert refused(s, "road E6-E4-D5") == "road-loop"  # ends on a milestone
    assert refused(s, "road E6-D5-D7") == "road-loop"  # its own milestone on a milestone
    assert refused(s, "road A2-C2-C4") == "road-neighbours"
    assert refused(s, "road E6-D7-E6") == "road-loop"  # there and back


def test_the_point_that_would_close_a_loop_is_named():
    s = building(TWO, stone=1, sand=1)
    for words, point in (("road E6-E4-D5", "D5"), ("road E6-D5-D7", "D5")):
        with pytest.raises(Illegal) as no:
            play(s, words)
        assert no.value.values == {"point": point}


def test_joining_two_road_ends_or_a_road_and_a_market_is_a_loop():
    s = building([*TWO, ("A2", "A4", "B5")], stone=1, sand=1)
    assert refused(s, "road B5-C6-C4") == "road-loop"  # into a joint
    s = building([*TWO, ("A2", "A4", "B5"), ("B5", "B7", "C6")], stone=1, sand=1)
    assert refused(s, "road C6-D7-E6") == "road-loop"  # end to end
    s = building(TWO, markets=("A2", "E6"), stone=1, sand=1)
    assert refused(s, "road A2-C2-B3") == "road-neighbours"
    assert refused(s, "road A2-B1-B3") == "road-loop"


def test_a_section_may_bend_but_follows_the_lines():
    s = building(stone=1, sand=1)
    assert {"A2-B3-C4", "A2-B3-B5", "A2-B3-C2", "A2-B3-A4", "A2-B3-B1"} <= set(options(s, "road"))
    assert refused(s, "road A2-C4-D5") == "road-neighbours"
    assert refused(s, "road A2-B3-E6") == "road-neighbours"
    assert refused(s, "road A2-B3") == "wrong-parts"
    assert refused(s, "road A2-B3-Z9") == "road-three-points"
    assert refused(s, "road A2-B3-P99") == "road-three-points"


# --- houses


def test_a_house_costs_a_stone_and_a_wood():
    s = building(TWO, stone=1, wood=2)
    step = play(s, "house BC4")
    assert goods(step.state) == {"wood": 1}
    assert told(step) == ["house-built"]
    assert step.state.table.houses == ["BC4"]
    assert refused(building(TWO, stone=1, sand=1), "house BC4") == "needs-goods"


def test_house_example_two_free_numbers_two_and_one():
    s = building(TWO, stone=2, wood=2)
    assert Network(s.table).landscape.corners["BC3"] == ("B3", "C2", "C4")
    step = play(s, "house BC3")
    assert step.state.table.players[ANN].points == 2 + 1
    assert GAME.preview(s, ANN, GAME.parse("house BC4")).points == 3 + 1


def test_house_example_a_triangle_without_free_numbers_scores_nothing():
    s = building([("A2", "B3", "C4"), ("C4", "B5", "A6")], markets=("A2", "C4"), stone=1, wood=1)
    assert Network(s.table).landscape.corners["BC4"] == ("B3", "B5", "C4")
    step = play(s, "house BC4")
    assert step.state.table.players[ANN].points == 0
    assert step.state.table.houses == ["BC4"]


def test_a_house_needs_a_road_along_an_edge_a_corner_is_not_enough():
    s = building(TWO, stone=1, wood=1)
    # BC5 (B5 C4 C6) only touches the joint C4
    assert Network(s.table).landscape.corners["BC5"] == ("B5", "C4", "C6")
    assert refused(s, "house BC5") == "house-where"
    assert refused(s, "house EF5") == "house-where"
    assert refused(s, "house T99") == "no-such-plot"


def test_one_house_in_each_triangle():
    s = building(TWO, stone=1, wood=1, houses=["BC3"])
    assert "BC3" not in options(s, "house")
    assert refused(s, "house BC3") == "house-taken"


def test_houses_do_not_cover_numbers():
    s = building(TWO, stone=2, wood=2)
    first = play(s, "house BC3").state
    again = play(first, "house BC4").state
    assert again.table.players[ANN].points - first.table.players[ANN].points == 3 + 1


# --- markets


def test_market_example_two_points_between_two_sections_or_one_at_the_end():
    # milestones on B3 and D5; the joint C4 is worth 1, the end E6 worth 3
    s = building(TWO, wood=1, sand=1)
    assert options(s, "market") == ["C4", "E6"]
    # the same with a joint of 2 and an end of 1
    s = building([("A2", "B3", "C2"), ("C2", "D3", "E4")], wood=1, sand=1)
    previews = {text: GAME.preview(s, ANN, GAME.parse(f"market {text}")) for text in options(s, "market")}
    assert {text: p.points for text, p in previews.items()} == {"C2": 2, "E4": 1}
    step = play(s, "market C2")
    assert told(step) == ["market-built"]
    assert step.state.table.markets == ["A2", "C2"]
    assert step.state.table.players[ANN].points == 2
    assert goods(step.state) == {}


def test_a_market_costs_a_wood_and_a_sand():
    s = building(TWO, wood=1, sand=2)
    assert GAME.preview(s, ANN, GAME.parse("market C4")).cost == {"wood": 1, "sand": 1}
    assert refused(building(TWO, stone=1, wood=1), "market C4") == "needs-goods"


def test_no_market_on_a_milestone_on_a_market_or_away_from_the_road():
    s = building(TWO, wood=1, sand=1)
    for point in ("B3", "A2", "C6"):
        assert refused(s, f"market {point}") == "market-where"
    assert refused(s, "market P99") == "no-such-point"


# --- order, supplies, the visit


def test_a_number_can_score_for_a_house_and_then_again_for_the_market_built_on_it():
    s = building(TWO, stone=1, wood=2, sand=1)
    s = play(s, "house BC3").state
    assert s.table.players[ANN].points == 3
    step = play(s, "market C4")
    assert step.state.table.players[ANN].points == 4
    late = play(play(building(TWO, stone=1, wood=2, sand=1), "market C4").state, "house BC3").state
    assert late.table.players[ANN].points == 1 + 2


def test_any_number_of_buildings_also_the_same_again():
    s = building(stone=3, sand=3, wood=1)
    s = play(s, "road A2-B3-C4", "road C4-D5-E6", "market E6").state
    assert (len(s.table.sections), s.table.markets) == (2, ["A2", "E6"])
    assert s.table.players[ANN].points == 2 + 2 + 3


def test_the_visit_is_over_when_nothing_can_be_built_any_more():
    assert doing(play(building(stone=1, sand=1), "road A2-B3-C4").state) == "move_figure"


def test_it_can_be_left_with_goods_for_more():
    s = building(stone=1, sand=1)
    step = play(s, "done")
    assert told(step) == []
    assert goods(step.state) == {"stone": 1, "sand": 1}
    assert doing(step.state) == "move_figure"


CHAIN = [
    ("A2", "A4", "A6"), ("A6", "A8", "A10"), ("A10", "A12", "A14"), ("A14", "A16", "A18"),
    ("A18", "A20", "B21"), ("B21", "C20", "D21"), ("D21", "E20", "F21"), ("F21", "F19", "F17"),
    ("F17", "F15", "F13"), ("F13", "F11", "F9"), ("F9", "F7", "F5"), ("F5", "F3", "F1"),
    ("F1", "E2", "D1"), ("D1", "C2", "B3"), ("B3", "B5", "B7"), ("B7", "B9", "B11"),
    ("B11", "B13", "B15"), ("B15", "B17", "B19"), ("B19", "C18", "D19"), ("D19", "E18", "E16"),
    ("E16", "E14", "E12"), ("E12", "E10", "E8"), ("E8", "E6", "E4"), ("E4", "D3", "C4"),
]  # fmt: skip
"""All 24 sections in one road."""


def test_at_most_twenty_four_sections():
    assert len(CHAIN) == HOUSE.sections
    assert verbs(building(CHAIN[:23], stone=2, sand=2)) == ["road", "done"]
    s = building(CHAIN, stone=2, sand=2, wood=1)
    assert "road" not in verbs(s)
    assert refused(s, "road C4-C6-C8") == "none-left"


def test_at_most_twelve_houses():
    plots = Network(building(CHAIN).table).roadside()
    eleven = building(CHAIN, stone=2, wood=2, houses=plots[:11])
    assert "house" in verbs(eleven)
    s = building(CHAIN, stone=1, wood=1, sand=1, houses=plots[:12])
    assert "house" not in verbs(s)
    assert refused(s, f"house {plots[12]}") == "none-left"


def test_at_most_twelve_markets_the_start_market_included():
    joints = ["A2", *(end for _, _, end in CHAIN)]
    assert "market" in verbs(building(CHAIN, wood=2, sand=2, markets=joints[:11]))
    s = building(CHAIN[:23], wood=1, sand=1, stone=1, markets=joints[:12])
    assert "market" not in verbs(s)
    assert refused(s, f"market {joints[12]}") == "none-left"


def test_a_player_who_left_builds_nothing():
    assert GAME.default(building(stone=1, sand=1), ANN) == GAME.parse("done")
