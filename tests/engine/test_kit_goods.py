"""Counted goods: nothing is lost, nothing falls below zero."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.model import Bug
from engine.kit.goods import Stock, add, has, missing, one_by_one, pay, remove, tally, total

KINDS = ("wood", "stone", "coin")
SMALL = [{kind: n for kind, n in zip(KINDS, counts, strict=True) if n} for counts in product(range(3), repeat=3)]
"""All stocks with up to two of each kind."""


def test_goods_one_by_one_are_counted_in_the_order_they_come() -> None:
    assert list(tally(("stone", "wood", "stone")).items()) == [("stone", 2), ("wood", 1)]


@pytest.mark.parametrize("stock", SMALL)
def test_counting_and_naming_one_by_one_undo_each_other(stock: Stock) -> None:
    assert tally(one_by_one(stock, KINDS)) == stock
    assert one_by_one(stock, KINDS, 1) == tuple(stock)


def test_goods_are_named_in_the_order_of_the_kinds() -> None:
    assert "-".join(one_by_one({"stone": 1, "wood": 2}, KINDS)) == "wood-wood-stone"


def test_stocks_are_counted_as_one() -> None:
    assert total({"wood": 1}, {}, {"wood": 2, "coin": 1}) == {"wood": 3, "coin": 1}


@pytest.mark.parametrize("stock", SMALL)
def test_what_can_be_paid_is_paid_whole_and_what_cannot_is_a_bug_that_takes_nothing(stock: Stock) -> None:
    for cost in SMALL:
        left, lack = dict(stock), missing(stock, cost)
        assert has(stock, cost) == (not lack)
        if lack:
            with pytest.raises(Bug, match="are missing"):
                pay(left, cost)
            assert left == stock
            assert has(total(stock, lack), cost)
        else:
            pay(left, cost)
            assert total(left, cost) == stock
            assert 0 not in left.values()


def test_goods_come_and_go_one_kind_at_a_time() -> None:
    stock: Stock = {}
    add(stock, "wood", 2)
    remove(stock, "wood")
    assert stock == {"wood": 1}
    remove(stock, "wood")
    assert stock == {}
    with pytest.raises(Bug, match="1 wood are not there"):
        remove(stock, "wood")


def test_a_stock_may_always_list_all_its_kinds() -> None:
    stock = dict.fromkeys(KINDS, 1)
    remove(stock, "wood", listed=True)
    pay(stock, {"coin": 1}, listed=True)
    assert stock == {"wood": 0, "stone": 1, "coin": 0}


@pytest.mark.parametrize("change", [add, remove])
def test_nothing_is_counted_below_zero(change: object) -> None:
    assert callable(change)
    with pytest.raises(Bug, match="counted from 0"):
        change({"wood": 3}, "wood", -1)
