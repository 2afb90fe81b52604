"""Rulebook: goods and the market. Circling, selling, coins, tents."""

from __future__ import annotations

import pytest

from engine.games.charmers.edition import GOODS
from tests.games.charmers.positions import (
    ANN,
    BEN,
    CLEO,
    after,
    left,
    mine,
    now,
    options,
    play,
    refused,
    sheet,
    shown,
    stock,
    taking,
    turn,
    verbs,
)
from tests.games.playing import note, told


def test_a_good_whose_row_is_full_is_lost_and_the_other_is_taken():
    s = taking(sheet(tea=6, silk=1), purple1="tea_silk")
    step = play(s, "take purple1")
    assert (mine(step.state).circled["tea"], mine(step.state).circled["silk"]) == (6, 2)
    assert note(step, "goods-lost")["goods"] == {"tea": 1}
    assert [n.code for n in shown(s, "take purple1").notes] == ["loses-goods"]


def test_of_two_goods_of_a_kind_the_one_that_still_fits_is_taken():
    step = play(taking(sheet(tea=5), purple1="tea_tea"), "take purple1")
    assert (mine(step.state).circled["tea"], note(step, "goods-lost")["goods"]) == (6, {"tea": 1})


@pytest.mark.parametrize(("sold", "coin"), list(enumerate((1, 2, 2, 3, 3, 4))))
def test_each_good_sold_is_worth_the_coin_below_its_column(sold, coin):
    step = play(turn(sheet(silk=f"{sold + 1}/{sold}"), open="sell1"), "sell silk")
    assert mine(step.state).money == coin
    assert mine(step.state).sold["silk"] == sold + 1
    assert note(step, "sold") | {"seat": 0} == {"seat": 0, "goods": {"silk": 1}, "money": coin}


def test_coins_are_counted_row_by_row():
    step = play(turn(sheet(tea="3/0", silk="5/4"), open="sell_different3"), "sell_different tea-silk")
    assert mine(step.state).money == 1 + 3
    step = play(turn(sheet(tea="4/1"), open="sell_same3"), "sell_same tea-tea-tea")
    assert mine(step.state).money == 2 + 2 + 3


def test_only_goods_in_stock_are_sold():
    s = turn(sheet(tea="3/2", silk=1), open="sell2 sell_same3")
    assert options(s, "sell") == ["tea", "silk", "tea-silk"]
    assert refused(s, "sell tea-tea") == "not-in-stock"
    assert refused(s, "sell_same spice") == "not-in-stock"


def test_sell_any_goods_up_to_the_number():
    s = turn(sheet(tea=2, silk=1), open="sell2")
    assert options(s, "sell") == ["tea", "silk", "tea-tea", "tea-silk"]


def test_sell_one_to_three_goods_of_one_kind():
    s = turn(sheet(tea=4, silk=1), open="sell_same3")
    assert options(s, "sell_same") == ["tea", "tea-tea", "tea-tea-tea", "silk"]


def test_sell_one_to_three_different_goods():
    s = turn(sheet(tea=4, silk=1, spice=1), open="sell_different3")
    assert options(s, "sell_different") == [
        "tea", "silk", "spice", "tea-silk", "tea-spice", "silk-spice", "tea-silk-spice",
    ]  # fmt: skip


def test_of_two_different_goods_one_alone_may_be_sold():
    assert options(turn(sheet(tea=2), open="sell_different2"), "sell_different") == ["tea"]


# --- tents


@pytest.mark.parametrize(
    ("column", "bonuses"), list(enumerate((["money2"], ["fame1"], ["back1"], ["fame2"], ["palace"], ["fame3"])))
)
def test_a_tent_sold_out_brings_its_bonus(column, bonuses):
    row = f"{column + 1}/{column + 1}"
    step = play(turn(sheet(tea=row, silk=row, spice=f"6/{column}"), open="sell1 half"), "sell spice")
    assert note(step, "tent-sold")["tent"] == str(column + 1)
    assert next(n.args["task"] for n in step.notes if n.code.startswith("bonus-")) == bonuses[0]


def test_a_tent_with_a_good_left_brings_nothing():
    step = play(turn(sheet(tea="2/2", silk="2/1", spice="3/1"), open="sell1"), "sell spice")
    assert "tent-sold" not in told(step)


def test_two_tents_can_be_sold_out_at_once():
    step = play(turn(sheet(tea="2/2", silk="2/2", spice="2/0"), open="sell_same3"), "sell_same spice-spice")
    assert [n.args["tent"] for n in step.notes if n.code == "tent-sold"] == ["1", "2"]
    assert mine(step.state).money == 1 + 2 + 2
    assert mine(step.state).fame == 1


def test_a_tent_is_of_the_edition_side():
    step = play(turn(sheet(tea="1/1", silk="1/1", spice=1), open="sell1", side="moon"), "sell spice")
    assert note(step, "bonus-marked")["task"] == "fame1"


# --- markets


def opening(cell, **marks):
    """A road to a market: D3 sells goods of one kind, A3 different ones."""
    return turn(sheet("B3-EW", **marks), now="straight"), f"road {cell}-EW"


def test_a_market_for_goods_of_one_kind():
    s, road = opening("D3", tea=4, silk=1)
    s = after(s, road)
    assert now(s) == "market_same"
    assert options(s, "sell_same") == ["tea", "tea-tea", "tea-tea-tea", "silk"]
    assert verbs(s) == ["sell_same", "leave"]
    assert mine(after(s, "sell_same tea-tea-tea")).money == 5


def test_a_market_for_different_goods():
    s, road = opening("A3", tea=4, silk=1)
    s = after(s, road)
    assert now(s) == "market_different"
    assert options(s, "sell_different") == ["tea", "silk", "tea-silk"]
    assert mine(after(s, "sell_different tea-silk")).money == 2


def test_selling_nothing_is_the_players_choice():
    s, road = opening("D3", tea=4)
    step = play(after(s, road), "leave")
    assert (mine(step.state).money, left(step.state)) == (0, None)
    assert note(step, "left")["task"] == "market_same"
    assert refused(s, "leave") == "nothing-to-leave"


def test_a_market_opened_without_goods_brings_nothing():
    s, road = opening("D3")
    assert [each.code for each in shown(s, road).notes] == ["sells-nothing"], "told before"
    step = play(s, road)
    assert note(step, "market-empty")["cell"] == "D3"
    assert left(step.state) is None


def test_the_market_comes_before_all_bonuses():
    s, road = opening("A3", tea=1)
    s = after(s, road)  # the road reaches the border, where different goods may be sold
    assert left(s) == ["sell_different3"]
    assert refused(s, "finish") == "do-first"
    assert left(after(s, "leave")) == ["sell_different3"]
    assert left(after(s, "sell_different tea")) is None


# --- goods as bonuses


def test_one_two_or_three_different_goods():
    assert options(turn(open="goods1"), "goods") == ["tea", "silk", "spice"]
    assert options(turn(open="goods2"), "goods") == ["tea-silk", "tea-spice", "silk-spice"]
    assert options(turn(open="goods3"), "goods") == ["tea-silk-spice"]
    assert stock(after(turn(open="goods3"), "goods tea-silk-spice")) == dict.fromkeys(GOODS, 1)


def test_with_a_full_row_as_many_kinds_as_possible():
    s = turn(sheet(silk=6), open="goods3")
    assert options(s, "goods") == ["tea-spice"]
    assert refused(s, "goods tea-silk-spice") == "row-full"
    assert options(turn(sheet(silk=6, tea=6), open="goods2"), "goods") == ["spice"]


def test_goods_of_either_purple_die():
    s = turn(purple="tea_tea silk_spice", open="purple_die")
    assert options(s, "purple") == ["tea-tea", "silk-spice"]
    assert stock(after(s, "purple silk-spice")) == {"silk": 1, "spice": 1}
    assert options(turn(purple="tea_tea tea_tea", open="purple_die"), "purple") == ["tea-tea"]


def test_goods_of_a_purple_die_are_lost_where_the_row_is_full():
    s = turn(sheet(tea=6, silk=6), purple="tea_silk tea_spice", open="purple_die")
    assert options(s, "purple") == ["tea-spice"]
    step = play(s, "purple tea-spice")
    assert (stock(step.state)["spice"], note(step, "goods-lost")["goods"]) == (1, {"tea": 1})


@pytest.mark.parametrize("where", ["middle", "elephant", "tile"])
def test_the_purple_die_may_lie_anywhere_and_stays_there(where):
    faces = {"purple1": "tea_tea", "purple2": "silk_silk", "blue1": "fish"}
    lies = {"taken": {"green1": ANN} | ({"purple1": CLEO} if where == "tile" else {})}
    if where == "elephant":
        lies["elephant"] = "purple1"
    s = taking(sheet(), sheet(money=5, tea=1), sheet(), asked=BEN, **faces, **lies)
    s = after(s, "take blue1", seat=BEN)  # three money: space 6 of the track is reached
    assert left(s, BEN) == ["purple_die"]
    s = after(s, "purple tea-tea", seat=BEN)
    assert stock(s, BEN) == {"tea": 3}
    assert s.table.dice["purple1"].where == where
