"""A display: its row, its pile, its prices."""

from __future__ import annotations

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.games.milestones import GAME
from engine.kit.display import affordable, price, refill, take

PRICES = (0, 1, 1, 3)


def ctx() -> Ctx:
    return Ctx(GAME.rules.setup(2, GAME.options()), Recorded(()))


def test_cards_come_from_the_top_of_the_pile_to_the_end_of_the_row() -> None:
    row, pile, now = ["a"], ["d", "c", "b"], ctx()
    assert refill(row, pile, 3, now) == ("b", "c")
    assert (row, pile) == (["a", "b", "c"], ["d"])
    assert now.sealed, "turned-up cards end undo"


def test_a_full_row_takes_nothing_and_leaves_undo_alone() -> None:
    row, pile, now = ["a", "b"], ["c"], ctx()
    assert refill(row, pile, 2, now) == refill(row, pile, 1, now) == ()
    assert (row, pile, now.sealed) == (["a", "b"], ["c"], False)


def test_an_empty_pile_leaves_the_row_short() -> None:
    row, pile, now = ["a"], ["b"], ctx()
    assert refill(row, pile, 4, now) == ("b",)
    assert refill(row, pile, 4, now) == ()
    assert row == ["a", "b"]


def test_a_card_costs_what_its_place_costs_and_equal_ones_what_the_first_costs() -> None:
    row = ["a", "b", "a", "c"]
    assert [price(row, card, PRICES) for card in "abc"] == [0, 1, 3]
    assert affordable(row, PRICES, 0) == ("a",)
    assert affordable(row, PRICES, 2) == ("a", "b")
    assert affordable(row, PRICES, 3) == ("a", "b", "c")
    assert affordable([], PRICES, 3) == ()
    with pytest.raises(ValueError, match="not in"):
        price(row, "d", PRICES)


def test_cards_behind_a_taken_one_move_up() -> None:
    row = ["a", "b", "a", "c"]
    take(row, "a")
    assert row == ["b", "a", "c"]
    assert price(row, "c", PRICES) == 1
