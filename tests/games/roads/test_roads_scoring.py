"""Rulebook: wealth, the rows of the wonder, ties."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.roads import GAME
from engine.games.roads.flow import Position, Turns
from engine.games.roads.scoring import row_points, rows, wealth, winner
from engine.games.roads.state import NEUTRAL, Box, Hand
from tests.games.roads.positions import ANN, BEN, CAT, table

LAND = ("0,0:P 1,0:W 2,0:R",)

# the printed table: own bricks → points by the number of the other players' bricks
PRINTED = {1: (10, 5, 3, 2, 2, 1, 1), 2: (10, 6, 5, 4, 3, 2), 3: (10, 7, 6, 5, 4), 4: (10, 8, 6, 5), 5: (10, 8, 7)}


@pytest.mark.parametrize(("own", "others"), [(own, others) for own in PRINTED for others in range(len(PRINTED[own]))])
def test_a_row_scores_as_in_the_printed_table(own: int, others: int) -> None:
    assert row_points([ANN] * own + [BEN] * others, ANN) == PRINTED[own][others]


def test_five_and_more_bricks_share_a_column_of_the_printed_table() -> None:
    assert [row_points([ANN] * 6, ANN), row_points([ANN] * 6 + [BEN], ANN)] == [10, 8]


def test_the_rulebooks_row() -> None:
    blue, red, yellow = ANN, BEN, CAT
    row = [red, red, yellow, blue, NEUTRAL, red, blue]
    assert [row_points(row, seat) for seat in (blue, red, yellow)] == [3, 5, 1]


def test_neutral_bricks_take_no_share() -> None:
    assert row_points([ANN, NEUTRAL, NEUTRAL, NEUTRAL], ANN) == 10
    assert row_points([NEUTRAL] * 4, ANN) == 0


def test_an_unfinished_row_counts_in_full() -> None:
    assert [list(row) for row in rows([ANN] * 4 + [BEN])] == [[ANN] * 4, [BEN]]
    t = table(*LAND, wonder=[ANN] * 4 + [BEN])
    assert (wealth(t, ANN).rows, wealth(t, BEN).rows) == ((10, 0), (0, 10))


def test_gold_coins_and_stock_count_on_own_transporters_only() -> None:
    units = {"truck11": "A1", "donkey12": "B1", "donkey21": "A1"}
    loads = {
        "truck11": {"gold": 2, "coins": 1, "stock": 1, "iron": 2},
        "donkey12": {"gold": 1},
        "donkey21": {"coins": 1},
    }
    t = table(*LAND, units=units, loads=loads, ground={"A1": {"stock": 3}})
    found = wealth(t, ANN)
    assert found.goods == {"gold": 3, "coins": 1, "stock": 1}
    assert (found.worth, found.wonder, found.total) == (190, 0, 190)
    assert wealth(t, BEN).total == 40


def test_goods_that_were_moved_count_as_any_others() -> None:
    t = table(*LAND, units={"truck11": "A1"}, loads={"truck11": {"gold+truck11": 2}})
    assert wealth(t, ANN).total == 20


def ended(**fields: Any) -> Position:
    """A game that is over."""
    t = table(*LAND, seats=3, ended="neutral", **fields)
    return Position(t, [Hand() for _ in t.players], Box(), [], 1)


def test_the_wealthiest_wins() -> None:
    s = ended(units={"donkey21": "A1", "donkey31": "B1"}, loads={"donkey21": {"gold": 1}, "donkey31": {"gold": 2}})
    result = GAME.result(s)
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((0, 10, 20), (CAT,), "neutral")


def test_of_equals_the_one_who_prays_nearest_the_temple_wins() -> None:
    units, loads = {"donkey11": "A1", "donkey31": "B1"}, {"donkey11": {"gold": 2}, "donkey31": {"gold": 2}}
    assert winner(ended(units=units, loads=loads, temple=[BEN, CAT, ANN]).table) == CAT
    assert winner(ended(units=units, loads=loads, temple=[BEN, ANN, CAT]).table) == ANN


def test_a_game_that_goes_on_has_no_result() -> None:
    s = ended()
    s.flow.append(Turns())
    assert GAME.result(s) is None
