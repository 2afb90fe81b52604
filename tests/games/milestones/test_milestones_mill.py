"""Rulebook: the mill."""

from __future__ import annotations

from itertools import combinations

from engine.core import text
from engine.games.milestones import GAME
from engine.games.milestones.phases.mill import Mill, could_deliver
from engine.games.milestones.phases.turn import MoveFigure
from tests.games.milestones.positions import ANN, doing, goods, options, play, player, position, refused, verbs
from tests.games.playing import note, told

# A market at E6 [3] between two sections with milestones on D5 and F5; free around it: D7 [4], E8 [1],
# E4 [1], F7 [4]
SECTIONS = [("A2", "B3", "C4"), ("C4", "D5", "E6"), ("E6", "F5", "F3")]


def milling(markets=("A2", "E6"), sacks=(), sections=SECTIONS, **kw):
    return position(
        Mill(who=ANN),
        player(at="mill", **kw),
        sections=list(sections),
        markets=list(markets),
        sacks=list(sacks),
    )


def test_delivery_example_four_free_numbers_three_and_four_chosen_seven_points_and_a_coin():
    # a market at D5 between two sections; free around it: C4 [1], C6 [2], D7 [4], E6 [3]
    sections = [("A2", "B3", "C4"), ("C4", "D3", "D5"), ("D5", "E4", "F3")]
    s = milling(markets=["A2", "D5"], sacks=["A2"], sections=sections, grain=2)
    assert options(s, "deliver") == [f"D5-{a}-{b}" for a, b in combinations(["D7", "E6", "C6", "C4"], 2)]
    preview = GAME.preview(s, ANN, GAME.parse("deliver D5-D7-E6"))
    assert (preview.cost, preview.gain, preview.points) == ({"grain": 2}, {"coin": 1}, 7)
    step = play(s, "deliver D5-D7-E6")
    assert note(step, "delivered") == {"seat": 0, "market": "D5", "scored": ["D7", "E6"], "points": 7}
    assert step.state.table.players[ANN].points == 7
    assert goods(step.state) == {"coin": 1}
    assert step.state.table.sacks == ["A2", "D5"]


def test_the_numbers_may_be_named_in_any_order():
    s = milling(grain=2)
    for said in options(s, "deliver"):
        market, *numbers = said.split("-")
        typed = "-".join([market, *reversed(numbers)])
        assert text.write(GAME.in_order(s, ANN, GAME.parse(f"deliver {typed}"))) == f"deliver {said}"
        assert refused(s, f"deliver {'-'.join([*numbers, market])}") in ("no-market", "score-free-numbers")


def test_two_grain_for_each_sack():
    assert told(play(position(MoveFigure(who=ANN), player(grain=1)), "move mill")) == ["moved"]
    s = milling(grain=5)
    s = play(s, "deliver E6-D7-F7").state
    assert goods(s) == {"grain": 3, "coin": 1}


def test_as_many_markets_as_one_likes_in_one_visit():
    s = milling(grain=4)
    s = play(s, "deliver E6-D7-F7").state
    assert doing(s) == "mill"
    step = play(s, "deliver A2-A4-B1")
    assert goods(step.state) == {"coin": 2}
    assert step.state.table.sacks == ["E6", "A2"]
    assert doing(step.state) == "move_figure"


def test_the_mill_can_be_left_with_grain():
    s = milling(grain=4)
    assert verbs(s) == ["deliver", "done"]
    assert goods(play(s, "done").state) == {"grain": 4}


def test_the_start_market_can_be_supplied():
    # around A2: A4 [1], B1 [1] free, B3 under a milestone
    assert options(milling(markets=["A2"], grain=2), "deliver") == ["A2-A4-B1"]


def test_a_market_is_supplied_once():
    s = milling(sacks=["E6"], grain=2)
    assert options(s, "deliver") == ["A2-A4-B1"]
    assert refused(s, "deliver E6-D7-F7") == "already-supplied"


def test_only_free_numbers_next_to_the_market_are_scored():
    s = milling(grain=2)
    offered = {point for each in options(s, "deliver") if each.startswith("E6") for point in each.split("-")[1:]}
    assert offered == {"D7", "E8", "E4", "F7"}
    assert refused(s, "deliver E6-D7-D5") == "score-free-numbers"  # a milestone
    assert refused(s, "deliver E6-D7-D9") == "score-free-numbers"  # two steps away
    assert refused(s, "deliver E6-D7") == "score-free-numbers"  # both numbers are taken
    assert refused(s, "deliver E6-D7-D7") == "score-free-numbers"
    assert refused(s, "deliver F3-F5-E2") == "no-market"
    assert refused(s, "deliver none") == "wrong-parts"


def test_numbers_under_markets_do_not_count_but_joints_and_road_ends_do():
    # E6's neighbour F5 is the joint of a road here, D5 another market
    sections = [("A2", "B3", "C4"), ("C4", "C6", "D5"), ("D5", "E4", "E6"), ("E6", "E8", "F7")]
    s = milling(markets=["A2", "D5", "E6"], sacks=["A2", "D5"], sections=sections, grain=2)
    # around E6: D5 market, D7 [4], E4 milestone, E8 milestone, F5 [2], F7 [4] the road's end
    assert options(s, "deliver") == ["E6-D7-F7", "E6-D7-F5", "E6-F7-F5"]


def test_with_one_or_no_free_number_what_is_there_scores_and_the_coin_comes_all_the_same():
    around = [("A2", "B3", "B5"), ("A2", "A4", "A6")]
    s = milling(markets=["A2"], sections=around, grain=2)
    assert options(s, "deliver") == ["A2-B1"]
    step = play(s, "deliver A2-B1")
    assert (step.state.table.players[ANN].points, goods(step.state)) == (1, {"coin": 1})
    s = milling(markets=["A2"], sections=[*around, ("A2", "B1", "C2")], grain=2)
    assert options(s, "deliver") == ["A2"]
    step = play(s, "deliver A2")
    assert (step.state.table.players[ANN].points, goods(step.state)) == (0, {"coin": 1})


def test_no_delivery_once_every_market_has_its_sack():
    s = position(
        MoveFigure(who=ANN),
        player(grain=6),
        sections=list(SECTIONS),
        markets=["A2", "E6"],
        sacks=["A2", "E6"],
    )
    assert GAME.preview(s, ANN, GAME.parse("move mill")).notes[0].args == {"count": 0}
    assert doing(play(s, "move mill").state) == "move_figure"


def test_how_much_could_be_delivered_counts_markets_not_ways():
    s = milling(grain=9)
    assert could_deliver(s.table, s.table.players[ANN]) == 2
    s.table.players[ANN].goods["grain"] = 3
    assert could_deliver(s.table, s.table.players[ANN]) == 1


def test_no_more_is_delivered_than_there_are_sacks():
    s = milling(grain=9)
    t, most = s.table, s.table.edition.sacks
    t.markets = [point.id for point in t.edition.points][: most + 2]
    t.sacks = t.markets[: most - 1]
    assert could_deliver(t, t.players[ANN]) == 1


def test_a_player_who_left_delivers_nothing():
    assert GAME.default(milling(grain=2), ANN) == GAME.parse("done")
