"""Rulebook: the mill."""

from __future__ import annotations

from itertools import combinations

from engine.games.milestones import GAME
from engine.games.milestones.phases.mill import Mill, could_deliver
from engine.games.milestones.phases.turn import MoveFigure
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

# A market at P45 [3] between two sections with milestones on P34 and P55; free around it: P35 [4], P46 [1],
# P44 [1], P56 [4]
SECTIONS = [("P01", "P12", "P23"), ("P23", "P34", "P45"), ("P45", "P55", "P54")]


def milling(markets=("P01", "P45"), sacks=(), sections=SECTIONS, **kw):
    return position(
        Mill(who=ANN),
        player(at="mill", **kw),
        sections=list(sections),
        markets=list(markets),
        sacks=list(sacks),
    )


def test_delivery_example_four_free_numbers_three_and_four_chosen_seven_points_and_a_coin():
    # a market at P34 between two sections; free around it: P23 [1], P24 [2], P35 [4], P45 [3]
    sections = [("P01", "P12", "P23"), ("P23", "P33", "P34"), ("P34", "P44", "P54")]
    s = milling(markets=["P01", "P34"], sacks=["P01"], sections=sections, grain=2)
    assert options(s, "deliver") == [f"P34-{a}-{b}" for a, b in combinations(["P35", "P45", "P24", "P23"], 2)]
    preview = GAME.preview(s, ANN, GAME.parse("deliver P34-P35-P45"))
    assert (preview.cost, preview.gain, preview.points) == ({"grain": 2}, {"coin": 1}, 7)
    step = play(s, "deliver P34-P35-P45")
    assert note(step, "delivered") == {"seat": 0, "market": "P34", "scored": ["P35", "P45"], "points": 7}
    assert step.state.table.players[ANN].points == 7
    assert goods(step.state) == {"coin": 1}
    assert step.state.table.sacks == ["P01", "P34"]


def test_two_grain_for_each_sack():
    assert told(play(position(MoveFigure(who=ANN), player(grain=1)), "move mill")) == ["moved"]
    s = milling(grain=5)
    s = play(s, "deliver P45-P35-P56").state
    assert goods(s) == {"grain": 3, "coin": 1}


def test_as_many_markets_as_one_likes_in_one_visit():
    s = milling(grain=4)
    s = play(s, "deliver P45-P35-P56").state
    assert doing(s) == "mill"
    step = play(s, "deliver P01-P02-P11")
    assert goods(step.state) == {"coin": 2}
    assert step.state.table.sacks == ["P45", "P01"]
    assert doing(step.state) == "move_figure"


def test_the_mill_can_be_left_with_grain():
    s = milling(grain=4)
    assert verbs(s) == ["deliver", "done"]
    assert goods(play(s, "done").state) == {"grain": 4}


def test_the_start_market_can_be_supplied():
    # around P01: P02 [1], P11 [1] free, P12 under a milestone
    assert options(milling(markets=["P01"], grain=2), "deliver") == ["P01-P02-P11"]


def test_a_market_is_supplied_once():
    s = milling(sacks=["P45"], grain=2)
    assert options(s, "deliver") == ["P01-P02-P11"]
    assert refused(s, "deliver P45-P35-P56") == "already-supplied"


def test_only_free_numbers_next_to_the_market_are_scored():
    s = milling(grain=2)
    assert refused(s, "deliver P45-P34-P35") == "score-free-numbers"  # a milestone
    assert refused(s, "deliver P45-P35-P36") == "score-free-numbers"  # two steps away
    assert refused(s, "deliver P45-P35") == "score-free-numbers"  # both numbers are taken
    assert refused(s, "deliver P45-P35-P35") == "score-free-numbers"
    assert refused(s, "deliver P54-P55-P43") == "no-market"
    assert refused(s, "deliver none") == "not-offered"


def test_numbers_under_markets_do_not_count_but_joints_and_road_ends_do():
    # P45's neighbour P55 is the joint of a road here, P34 another market
    sections = [("P01", "P12", "P23"), ("P23", "P24", "P34"), ("P34", "P44", "P45"), ("P45", "P46", "P56")]
    s = milling(markets=["P01", "P34", "P45"], sacks=["P01", "P34"], sections=sections, grain=2)
    # around P45: P34 market, P35 [4], P44 milestone, P46 milestone, P55 [2], P56 [4] the road's end
    assert options(s, "deliver") == ["P45-P35-P56", "P45-P35-P55", "P45-P56-P55"]


def test_with_one_or_no_free_number_what_is_there_scores_and_the_coin_comes_all_the_same():
    around = [("P01", "P12", "P13"), ("P01", "P02", "P03")]
    s = milling(markets=["P01"], sections=around, grain=2)
    assert options(s, "deliver") == ["P01-P11"]
    step = play(s, "deliver P01-P11")
    assert (step.state.table.players[ANN].points, goods(step.state)) == (1, {"coin": 1})
    s = milling(markets=["P01"], sections=[*around, ("P01", "P11", "P22")], grain=2)
    assert options(s, "deliver") == ["P01"]
    step = play(s, "deliver P01")
    assert (step.state.table.players[ANN].points, goods(step.state)) == (0, {"coin": 1})


def test_no_delivery_once_every_market_has_its_sack():
    s = position(
        MoveFigure(who=ANN),
        player(grain=6),
        sections=list(SECTIONS),
        markets=["P01", "P45"],
        sacks=["P01", "P45"],
    )
    assert GAME.preview(s, ANN, GAME.parse("move mill")).notes[0].args == {"count": 0}
    assert doing(play(s, "move mill").state) == "move_figure"


def test_how_much_could_be_delivered_counts_markets_not_ways():
    s = milling(grain=9)
    assert could_deliver(s.table, s.table.players[ANN]) == 2
    s.table.players[ANN].goods["grain"] = 3
    assert could_deliver(s.table, s.table.players[ANN]) == 1


def test_a_player_who_left_delivers_nothing():
    assert GAME.default(milling(grain=2), ANN) == GAME.parse("done")
