"""Square grids. A cell is named by column and row, "A1" in the upper left corner: people find "C4" on a board."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from engine.core.hexes import letters

SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""The sides of a cell, clockwise, and the step over each of them."""

_NAME = re.compile(r"([A-Z]{1,2})([1-9][0-9]?)")


class Cell(NamedTuple):
    """A cell: column and row, both counted from 0. Its text is its name."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{letters(self.column)}{self.row + 1}"

    def beyond(self, side: str) -> Cell:
        """The cell over a side, on the board or off it."""
        column, row = SIDES[side]
        return Cell(self.column + column, self.row + row)


class Edge(NamedTuple):
    """A side of a cell, named from that cell: "C4n"."""

    cell: Cell
    side: str

    def __str__(self) -> str:
        return f"{self.cell}{self.side}"


def cell(name: str) -> Cell:
    """The cell of that name. Raises `ValueError` for any other text."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"no cell: {name[:20]!r}")
    column = 0
    for letter in found[1]:
        column = 26 * column + ord(letter) - ord("A") + 1
    return Cell(column - 1, int(found[2]) - 1)


def reading(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Cells in reading order, each once."""
    return tuple(sorted(set(cells), key=lambda each: (each.row, each.column)))


def runs(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """Cells as straight rows and columns, the longest taken first; by their first cells in reading order."""
    left, found = list(reading(cells)), list[tuple[Cell, ...]]()
    while left:
        longest: tuple[Cell, ...] = ()
        for first in left:
            for side in ("e", "s"):
                run = [first]
                while (after := run[-1].beyond(side)) in left:
                    run.append(after)
                longest = max(longest, tuple(run), key=len)
        found.append(longest)
        left = [each for each in left if each not in longest]
    return sorted(found, key=lambda run: (run[0].row, run[0].column))


def edges(cells: Collection[Cell]) -> list[Edge]:
    """The outline of an area: the sides of its cells where it ends, cell by cell in reading order."""
    within = set(cells)
    return [Edge(each, side) for each in reading(within) for side in SIDES if each.beyond(side) not in within]


def shared(area: Collection[Cell], other: Collection[Cell]) -> list[Edge]:
    """The edges between two areas, named from the first."""
    beside = set(other)
    return [edge for edge in edges(area) if edge.cell.beyond(edge.side) in beside]


def bits(cells: Iterable[Cell], width: int) -> int:
    """Cells of a board that is so wide as bits of a number, in reading order: quick to compare and to shift."""
    return sum(1 << (each.row * width + each.column) for each in cells)


@cache
def _sides(width: int, height: int) -> tuple[int, int, int, int]:
    """A whole board as bits, its rim, its first and its last column."""
    whole, row = (1 << width * height) - 1, (1 << width) - 1
    west = sum(1 << n * width for n in range(height))
    east = west << (width - 1)
    return whole, row | row << width * (height - 1) | west | east, west, east


def beside(area: int, width: int, height: int) -> int:
    """The cells of a board that share an edge with an area without belonging to it, as bits in reading order."""
    whole, _, west, east = _sides(width, height)
    return (area << width | area >> width | (area & ~east) << 1 | (area & ~west) >> 1) & whole & ~area


class Grid(Struct, frozen=True):
    """A board of `width` × `height` cells."""

    width: int
    height: int

    def __contains__(self, at: Cell) -> bool:
        return 0 <= at.column < self.width and 0 <= at.row < self.height

    def cells(self) -> Iterator[Cell]:
        """All cells in reading order."""
        return (Cell(column, row) for row in range(self.height) for column in range(self.width))

    def neighbours(self, at: Cell) -> list[Cell]:
        """The cells over the sides of a cell, clockwise from the north."""
        return [other for side in SIDES if (other := at.beyond(side)) in self]

    def around(self, area: Collection[Cell]) -> tuple[Cell, ...]:
        """The cells of the board that share an edge with an area without belonging to it, in reading order."""
        over = (edge.cell.beyond(edge.side) for edge in edges(area))
        return reading(each for each in over if each in self)

    def areas(self, cells: Collection[Cell]) -> list[tuple[Cell, ...]]:
        """The connected parts of these cells of the board, each in reading order, by their first cells."""
        left = dict.fromkeys(reading(cells))
        found = []
        while left:
            first = next(iter(left))
            del left[first]
            area, open_ = [first], [first]
            while open_:
                for other in self.neighbours(open_.pop()):
                    if other in left:
                        del left[other]
                        area.append(other)
                        open_.append(other)
            found.append(reading(area))
        return found

    def enclosed(self, border: Collection[Cell]) -> list[tuple[Cell, ...]]:
        """The areas that these cells enclose: from none of their cells a way over sides leads to the rim."""
        # areas as bits of a number: the area reached from the rim grows over all sides at once
        width = self.width
        whole, rim, west, east = _sides(width, self.height)
        free = whole & ~bits(border, width)
        outside, grown = 0, free & rim
        while grown != outside:
            outside = grown
            grown |= free & (grown << width | grown >> width | (grown & ~east) << 1 | (grown & ~west) >> 1)
        within = free & ~outside
        return self.areas([each for n, each in enumerate(self.cells()) if within >> n & 1]) if within else []
