"""Square grids: names of cells, neighbours, edges, areas that a border encloses."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.kit.grid import SIDES, Cell, Edge, Grid, beside, bits, cell, edges, reading, runs, shared

BOARD = Grid(30, 12)


def cells(*names: str) -> list[Cell]:
    return [cell(name) for name in names]


def drawing(*rows: str) -> tuple[Grid, list[Cell]]:
    """A grid and the cells that show #."""
    found = [Cell(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "#"]
    return Grid(len(rows[0]), len(rows)), found


def test_every_cell_is_found_by_its_name() -> None:
    names = [str(each) for each in BOARD.cells()]
    assert len({*names}) == 30 * 12
    assert [cell(name) for name in names] == list(BOARD.cells())
    assert (names[0], names[2], names[-1]) == ("A1", "C1", "AD12")


@pytest.mark.parametrize("name", ["", "A", "4", "A0", "A01", "a1", "A1 ", "4C", "A100", "AAA1", "Ä1", "A²", "x" * 99])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no cell"):
        cell(name)


def test_neighbours_are_named_clockwise_and_end_at_the_rim() -> None:
    grid = Grid(3, 3)
    assert grid.neighbours(cell("B2")) == cells("B1", "C2", "B3", "A2")
    assert grid.neighbours(cell("A1")) == cells("B1", "A2")
    for each in grid.cells():
        assert all(each in grid.neighbours(other) for other in grid.neighbours(each))
    assert cell("D1") not in grid
    assert cell("A1").beyond("n") not in grid


def test_the_outline_of_an_area_is_named_from_within() -> None:
    assert list(map(str, edges(cells("B2", "B1")))) == ["B1n", "B1e", "B1w", "B2e", "B2s", "B2w"]
    assert edges([]) == []


def test_around_an_area_lie_the_cells_over_its_edges_on_the_board() -> None:
    grid = Grid(3, 3)
    assert grid.around(cells("A1", "B1")) == tuple(cells("C1", "A2", "B2"))
    assert grid.around([]) == grid.around(list(grid.cells())) == ()
    for each in grid.cells():
        assert sorted(grid.around([each])) == sorted(grid.neighbours(each))


def test_shared_edges_are_those_that_both_outlines_have() -> None:
    corner, column = cells("A1", "B1", "A2"), cells("C1", "B2", "C2")
    assert shared(corner, column) == [Edge(cell("B1"), "e"), Edge(cell("B1"), "s"), Edge(cell("A2"), "e")]
    assert len(shared(column, corner)) == len(shared(corner, column))
    assert shared(cells("A1"), cells("B2")) == []


def test_areas_hang_together_over_sides_not_over_corners() -> None:
    grid, marked = drawing("##.#", "..#.", "#.##")
    assert grid.areas(marked[::-1]) == [
        tuple(cells("A1", "B1")),
        tuple(cells("D1")),
        tuple(cells("C2", "C3", "D3")),
        tuple(cells("A3")),
    ]


def test_an_area_is_enclosed_unless_it_reaches_the_rim() -> None:
    grid, hedge = drawing(
        ".###...",
        ".#..##.",
        ".##..#.",
        "..###..",
        "#......",
        ".#.....",
    )
    assert grid.enclosed(hedge) == [tuple(cells("C2", "D2", "D3", "E3"))]
    assert grid.enclosed([each for each in hedge if each != cell("D4")]) == []


def test_a_border_that_meets_at_a_corner_only_is_closed() -> None:
    grid, hedge = drawing("..#..", ".#.#.", "..#..")
    assert grid.enclosed(hedge) == [tuple(cells("C2"))]
    assert grid.enclosed(hedge[1:]) == []


def test_what_is_enclosed_is_what_no_way_leads_to_from_the_rim() -> None:
    grid, draws = Grid(7, 6), Seeded(b"hedges", 0, 0)
    found = 0
    for _ in range(300):
        hedge = [each for each in grid.cells() if draws.below(2)]
        free = grid.areas([each for each in grid.cells() if each not in hedge])
        closed = [area for area in free if all(len(grid.neighbours(each)) == len(SIDES) for each in area)]
        assert grid.enclosed(hedge) == closed
        found += len(closed)
    assert found > 200, "there is something to compare"


def test_two_areas_are_told_apart_and_a_full_board_has_none() -> None:
    grid, hedge = drawing("#####", "#.#.#", "#####")
    assert grid.enclosed(hedge) == [tuple(cells("B2")), tuple(cells("D2"))]
    assert grid.enclosed(list(grid.cells())) == []


def test_reading_order_is_row_by_row_each_cell_once() -> None:
    assert reading(cells("B2", "A2", "C1", "A2")) == tuple(cells("C1", "A2", "B2"))


def test_cells_beside_an_area_of_bits_are_those_around_it() -> None:
    grid, draws = Grid(5, 4), Seeded(b"beside", 0, 0)
    for _ in range(50):
        area = [each for each in grid.cells() if not draws.below(3)]
        assert beside(bits(area, 5), 5, 4) == bits(grid.around(area), 5)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        ("D8 D9 D10 D11", "D8 D9 D10 D11"),
        ("C9 C10 C7 C8 B8", "C7 C8 C9 C10, B8"),
        ("A9 B9 A10 B10 A11", "A9 A10 A11, B9 B10"),
        ("J6 K6 K7 K8", "J6, K6 K7 K8"),
        ("A1 B2", "A1, B2"),
        ("", ""),
    ],
)
def test_cells_are_told_as_straight_runs_the_longest_taken_first(names: str, found: str) -> None:
    assert ", ".join(" ".join(map(str, run)) for run in runs(cells(*names.split()))) == found
