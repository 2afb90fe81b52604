"""Polyominoes: shapes of cells joined side to side, turned, mirrored and laid on a grid.

A shape is kept so that it begins in column and row 0, its cells in reading order. Where a piece lies is said by
its *first* cell in reading order: uppermost, and there leftmost. So the name of a place is always one of its cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct

from .grid import Cell, Grid, bits, reading

Shape = tuple[Cell, ...]

FACINGS = ("0", "90", "180", "270", "m0", "m90", "m180", "m270")
"""How a piece may lie: turned clockwise by this many degrees; "m": mirrored left to right before that."""


def drawn(rows: Sequence[str], mark: str = "#") -> Shape:
    """The shape of a drawing: the cells that show this mark. Raises `ValueError` unless they are joined."""
    cells = [Cell(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == mark]
    whole = Grid(max(map(len, rows), default=0), len(rows))
    if len(whole.areas(cells)) != 1:
        raise ValueError("a shape is one piece")
    return fitted(cells)


def fitted(cells: Iterable[Cell]) -> Shape:
    """These cells moved to column and row 0, in reading order."""
    found = reading(cells)
    left, top = min(each.column for each in found), min(each.row for each in found)
    return tuple(Cell(each.column - left, each.row - top) for each in found)


def turned(shape: Shape) -> Shape:
    """The shape turned clockwise by 90 degrees."""
    return fitted(Cell(-each.row, each.column) for each in shape)


def mirrored(shape: Shape) -> Shape:
    """The shape mirrored left to right."""
    return fitted(Cell(-each.column, each.row) for each in shape)


@cache
def orientations(shape: Shape, *, mirror: bool = True) -> Mapping[str, Shape]:
    """The different ways a shape may lie, by the names of `FACINGS` in their order; of equal ones the first."""
    found: dict[Shape, str] = {}
    for names, now in ((FACINGS[:4], fitted(shape)), (FACINGS[4:], mirrored(shape)))[: 1 + mirror]:
        for name in names:
            found.setdefault(now, name)
            now = turned(now)
    return {name: each for each, name in found.items()}


def laid(shape: Shape, first: Cell) -> Shape:
    """The cells a shape covers if its first cell lies there, on the board or off it."""
    return tuple(Cell(first.column + each.column - shape[0].column, first.row + each.row) for each in shape)


class Room(Struct, frozen=True):
    """Where on a grid something may be laid. `blocked`: cells that must stay as they are. `near`: of these cells a
    piece must cover at least one (to lie beside another, say); None where it may lie anywhere."""

    grid: Grid
    blocked: tuple[Cell, ...] = ()
    near: tuple[Cell, ...] | None = None

    def fits(self, shape: Shape, first: Cell) -> bool:
        """Whether a shape as it lies may be laid there."""
        cells = laid(shape, first)
        free = all(each in self.grid and each not in self.blocked for each in cells)
        return free and (self.near is None or any(each in self.near for each in cells))

    def places(self, shape: Shape) -> Iterator[Cell]:
        """Where a shape as it lies may be laid: its first cells, in reading order."""
        width = self.grid.width
        piece, taken = bits(shape, width), bits(self.blocked, width)
        near = -1 if self.near is None else bits(self.near, width)
        wide, high = max(each.column for each in shape) + 1, max(each.row for each in shape) + 1
        for row in range(self.grid.height - high + 1):
            for column in range(width - wide + 1):
                here = piece << (row * width + column)
                if not here & taken and here & near:
                    yield Cell(column + shape[0].column, row)

    def takes(self, shape: Shape) -> bool:
        """Whether a shape as it lies may be laid anywhere. Looks no further than the first place found."""
        return any(True for _ in self.places(shape))
