"""Hexagons: neighbours, distances, columns and rows, names."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.core.hexes import (
    EDGES,
    Layout,
    centre,
    column_row,
    compass,
    distance,
    from_column_row,
    letters,
    neighbour,
    opposite,
)

AROUND = [(q, r) for q in range(-4, 5) for r in range(-4, 5)]
LAYOUTS: tuple[Layout, ...] = get_args(Layout)


def test_the_way_back_leads_over_the_opposite_edge() -> None:
    for at in AROUND:
        for edge in EDGES:
            assert neighbour(neighbour(at, edge), opposite(edge)) == at


def test_around_a_hex_the_neighbours_touch_each_other() -> None:
    around = [neighbour((2, 1), edge) for edge in EDGES]
    assert len(set(around)) == 6
    assert {distance((2, 1), each) for each in around} == {1}
    assert [distance(around[edge], around[(edge + 1) % 6]) for edge in EDGES] == [1] * 6


def test_distances_are_shortest_ways() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert distance((0, 0), (3, -1)) == 3
    assert distance((-1, 2), (2, -3)) == 5
    for at in AROUND:
        if at != (0, 0):
            assert min(distance(neighbour(at, edge), (0, 0)) for edge in EDGES) == distance(at, (0, 0)) - 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_columns_and_rows_lead_back_to_the_hex(layout: Layout) -> None:
    for at in AROUND:
        assert from_column_row(*column_row(at, layout), layout) == at


@pytest.mark.parametrize(("layout", "edge"), [("pointy", 1), ("flat", 0)])
def test_a_row_runs_east_and_a_column_south(layout: Layout, edge: int) -> None:
    column, row = column_row((0, 0), layout)
    beside = column_row(neighbour((0, 0), edge), layout)
    assert beside == ((column + 1, row) if layout == "pointy" else (column, row - 1))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_middles_of_neighbours_lie_where_the_compass_says(layout: Layout) -> None:
    for edge in EDGES:
        x, y = centre(neighbour((0, 0), edge), layout)
        name = compass(2 * edge, layout)
        assert ("n" in name, "s" in name) == (y < 0, y > 0)
        assert ("e" in name, "w" in name) == (x > 0, x < 0)


def test_directions_have_names() -> None:
    assert [compass(half, "flat") for half in (0, 2, 4, 6, 8, 10)] == ["n", "ne", "se", "s", "sw", "nw"]
    assert [compass(half, "pointy") for half in (0, 2, 4, 6, 8, 10)] == ["ne", "e", "se", "sw", "w", "nw"]


def test_columns_have_letters() -> None:
    assert [letters(n) for n in (0, 25, 26, 27, 51, 52, 701, 702)] == ["A", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]
    with pytest.raises(ValueError, match="columns begin with A"):
        letters(-1)
