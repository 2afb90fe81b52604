"""The end of a round, and when the game ends."""

from __future__ import annotations

import pytest

from engine.games.wonders import GAME
from engine.games.wonders.phases.turn import Buying
from tests.games.playing import note, told
from tests.games.wonders.positions import city
from tests.games.wonders.turns import ANN, BEN, CLEO, OUT, ROADSIDE, buying, doing, play, position, quietly


def last_gold(*, home=None, **fields):
    """Ann has 1 gold, and all others are out: her purchase ends the round."""
    mine = home or city(ROADSIDE, gold=1)
    mine.gold = 1
    return position(Buying(who=ANN), mine, city(ROADSIDE, **OUT), **fields)


def next_round(s, words="road road-0-E11"):
    """The step that ends the round."""
    return play(s, words, "end")


def test_the_round_ends_when_all_are_out_and_the_next_begins():
    step = next_round(last_gold())
    t = step.state.table
    assert told(step) == ["round-begins", "tiles-up"]
    assert (t.round, note(step, "round-begins")) == (4, {"round": 4, "rounds": 10, "seats": t.order})
    assert doing(step.state) == ("buying", (t.order[0],))
    assert not step.undoable


def test_gold_that_is_left_is_lost_and_everybody_has_seven_again():
    s = position(Buying(who=ANN), city(ROADSIDE, gold=1), city(ROADSIDE, gold=4, out=True))
    t = next_round(s).state.table
    assert [(each.gold, each.spent, each.out) for each in t.cities] == [(7, 0, False)] * 2


def test_tiles_that_were_not_sold_are_discarded_and_new_ones_turned_up():
    s = last_gold(tiles="farm1a farm2a farm3a farm4a farm5a farm6a")
    s.table.market.tiles["2"] = ""
    s.table.gone.append("farm2a")
    above = {stack: tiles[-1] for stack, tiles in s.box.stacks.items()}
    step = next_round(s)
    t = step.state.table
    assert t.market.tiles == above
    assert set(t.gone) == {"farm1a", "farm2a", "farm3a", "farm4a", "farm5a", "farm6a"}
    assert note(step, "tiles-up")["tiles"] == [above[str(n)] for n in range(1, 7)]
    assert [len(stack) for stack in step.state.box.stacks.values()] == [8] * 6


@pytest.mark.parametrize(("left", "after"), [((0, 0), (3, 2)), ((2, 1), (3, 2)), ((3, 2), (3, 2))])
def test_roads_and_sets_are_topped_up_not_added(left, after):
    five = (city(ROADSIDE, gold=1), *(city(ROADSIDE, **OUT) for _ in range(4)))
    s = position(Buying(who=ANN), *five, roads=left[0], sets=left[1])
    before = s.table.supply
    t = next_round(s, "pedestal 1").state.table
    assert (t.market.roads, t.market.sets) == after
    assert (t.supply.roads, t.supply.sets) == (before.roads - 3 + left[0], before.sets - 2 + left[1])


@pytest.mark.parametrize("tower", [True, False])
def test_there_is_one_tower_again_and_never_two(tower):
    s = last_gold(tower=tower)
    t = next_round(s).state.table
    assert t.market.tower
    assert t.supply.towers == s.table.supply.towers - (not tower)


def test_monuments_stay_on_display():
    s = last_gold(monuments="petra giza moai")
    assert next_round(s).state.table.market.monuments == ["petra", "giza", "moai"]


def test_the_order_of_the_next_round_counts_what_the_round_brought():
    three = (city(ROADSIDE, gold=2, food=1), city(ROADSIDE, **OUT, population=1), city(ROADSIDE, **OUT, population=1))
    s = position(Buying(who=ANN), *three, tiles="farm1a", order=[BEN, ANN, CLEO])
    t = next_round(s, "build farm1a-0-A10").state.table
    assert t.cities[ANN].population == 1
    assert t.order == [BEN, ANN, CLEO]
    s.table.cities[BEN].population = 2
    assert next_round(s, "build farm1a-0-A10").state.table.order == [ANN, CLEO, BEN]


def test_a_seat_keeps_its_turn_until_it_is_out_alone():
    s = position(Buying(who=ANN), city(ROADSIDE, gold=2), city(ROADSIDE, **OUT))
    s = quietly(s, "pedestal 1", "end").state
    assert doing(s) == ("buying", (ANN,))


# --- the end of the game


def test_the_game_ends_after_round_ten():
    assert next_round(last_gold(round=9)).state.table.round == 10
    step = next_round(last_gold(round=10))
    assert doing(step.state) == ("", ())
    assert step.state.table.reason == "rounds"
    result = GAME.result(step.state)
    assert result is not None
    assert result.reason == "rounds"
    assert result.scores == tuple(score.total() for score in step.state.table.final)
    assert "won" in told(step)


NEARLY = {"population": 16, "food": 1}


def test_the_game_ends_after_the_round_in_which_a_population_marker_reaches_purple():
    two = (city(ROADSIDE, gold=3, **NEARLY), city(ROADSIDE))
    s = position(Buying(who=ANN), *two, tiles="farm1a")
    step = quietly(s, "build farm1a-0-A10")
    assert told(step) == ["built", "purple"]
    s = quietly(step.state, "end").state
    assert doing(s) == ("buying", (BEN,))  # the round is played to its end
    s = quietly(s, "pedestal 1", "end", seat=BEN).state
    s = quietly(s, "road road-0-E11", "end").state
    s.table.cities[BEN].gold, s.table.cities[BEN].spent = 1, 6
    step = play(s, "short one-0-A10", "next two-0-B10", "next two-0-E11", "end", seat=BEN)
    assert (doing(step.state), step.state.table.reason) == (("", ()), "purple")


def test_purple_by_the_population_of_a_monument_counts_too():
    home = city("starter-0-A11 temple1a-0-A10", population=16)
    step = next_round(last_gold(home=home, monuments="chichen_itza moai petra"), "monument chichen_itza-0-C9")
    assert (doing(step.state), step.state.table.reason) == (("", ()), "purple")


def test_purple_is_told_once_and_the_preview_says_it_before():
    s = buying(tiles="farm1a", **NEARLY)
    assert "reaches-purple" in [each.code for each in GAME.preview(s, ANN, GAME.parse("build farm1a-0-A10")).notes]
    for seat in (ANN, BEN):  # it has been there, or another is
        s = buying(tiles="farm1a", **NEARLY)
        s.table.cities[seat].population = 17
        notes = GAME.preview(s, ANN, GAME.parse("build farm1a-0-A10")).notes
        assert "reaches-purple" not in [each.code for each in notes]
        assert told(quietly(s, "build farm1a-0-A10")) == ["built"]
