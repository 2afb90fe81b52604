"""Every way a piece may lie on a map: cells as bits of a number, so that thousands of ways are compared at once.

A way is named by its parts, as they are written in an action. A shape: how it is turned and its first cell in reading
order ("90", "D5"). A monument of several parts: each part by its cells ("D5E5", "D6E6"), in the order of their first
cells; how a wall is divided into them has no meaning, so of the divisions of an area one is taken (ruling R9).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from engine.kit.grid import Cell, Grid, beside, bits, reading
from engine.kit.polyominoes import Shape, drawn, fitted, orientations

from .edition import Monument, Parts

LONG: Shape = drawn(["####"])
SHORTS: dict[str, Shape] = {"two": drawn(["##"]), "one": drawn(["#"])}
"""The pieces of a short set by their names; `two` is there twice."""
ONE: Shape = drawn(["#"])
CELL = re.compile(r"[A-Z]{1,2}[1-9][0-9]?")
"""The name of a cell in a part: "D5" and "E5" in "D5E5"."""


class Way(Struct, frozen=True):
    """One way to lie: its name in parts; its cells, the cells beside them, and the two ends of a piece that is a
    straight line (else 0), as bits in reading order."""

    parts: tuple[str, ...]
    cells: int
    beside: int
    ends: int


class Apart(Struct, frozen=True):
    """The form of a monument of several parts: `parts` that touch, or `spaced` single cells."""

    parts: Parts | None = None
    spaced: int | None = None


Form: TypeAlias = Shape | Apart
Ways: TypeAlias = dict[tuple[str, ...], Way]
"""By their names in parts."""


@cache
def ways(form: Form, width: int, height: int) -> Ways:
    """The ways a piece of this form may lie on a grid, whatever lies there: one piece by turnings (never mirrored,
    ruling Q11), then cells in reading order."""
    grid = Grid(width, height)
    found = _shape_ways(form, grid) if isinstance(form, tuple) else _part_ways(form, grid)
    return {each.parts: each for each in found}


@cache
def shape(rows: tuple[str, ...]) -> Shape:
    """The shape of a drawing in a content file."""
    return drawn(rows)


def form(monument: Monument) -> Form:
    """The form of a monument."""
    return Apart(monument.parts, monument.spaced) if monument.shape is None else shape(monument.shape)


def _shape_ways(form: Shape, grid: Grid) -> Iterator[Way]:
    names = [str(at) for at in grid.cells()]
    for facing, each in orientations(form, mirror=False).items():
        for by, cells, around, ends in _everywhere(each, grid):
            yield Way((facing, names[each[0].column + by]), cells, around, ends)


def _part_ways(form: Apart, grid: Grid) -> Iterator[Way]:
    names = [str(at) for at in grid.cells()]
    for groups in _spaced(form.spaced) if form.spaced else _touching(form.parts):
        numbers = [[at.row * grid.width + at.column for at in group] for group in groups]
        for by, cells, around, ends in _everywhere([at for group in groups for at in group], grid):
            yield Way(tuple("".join(names[n + by] for n in group) for group in numbers), cells, around, ends)


def _everywhere(area: Sequence[Cell], grid: Grid) -> Iterator[tuple[int, int, int, int]]:
    """An area that begins in column and row 0 moved over the whole grid, in reading order: how far it is moved, its
    cells, the cells beside them, the two ends of a straight line (else 0), as bits."""
    wide, high = max(at.column for at in area) + 1, max(at.row for at in area) + 1
    cells = bits(area, grid.width)
    last = 1 << (cells.bit_length() - 1)
    ends = cells & -cells | last if 1 in (wide, high) else 0
    for row in range(grid.height - high + 1):
        for column in range(grid.width - wide + 1):
            by = row * grid.width + column
            yield by, cells << by, beside(cells << by, grid.width, grid.height), ends << by


def _spaced(count: int) -> list[tuple[tuple[Cell, ...], ...]]:
    """Single cells in a row with one between, or round a corner at the middle one (ruling Q9)."""
    areas: dict[Shape, None] = {}
    for turns in ("ee", "ss", "es", "en", "se", "ne"):
        line = [Cell(0, 0)]
        for side in turns[: count - 1]:
            line.append(line[-1].beyond(side).beyond(side))
        areas[fitted(line)] = None
    return [tuple((at,) for at in area) for area in sorted(areas)]


def _touching(parts: Parts | None) -> list[tuple[tuple[Cell, ...], ...]]:
    """The different areas of parts that touch, each divided once: parts in the order of their first cells."""
    assert parts is not None
    pieces: list[tuple[Cell, ...]] = [(Cell(0, 0),)]
    if parts.cells == 2:
        pieces = [(Cell(0, 0), Cell(1, 0)), (Cell(0, 0), Cell(0, 1))]
    divided: dict[Shape, tuple[tuple[Cell, ...], ...]] = {}
    for groups in _joined(pieces, parts.count):
        taken = [at for group in groups for at in group]
        left, top = min(at.column for at in taken), min(at.row for at in taken)
        moved = (tuple(Cell(at.column - left, at.row - top) for at in group) for group in groups)
        ordered = tuple(sorted(moved, key=lambda group: (group[0].row, group[0].column)))
        area = fitted(taken)
        divided[area] = min(ordered, divided.get(area, ordered))
    return [divided[area] for area in sorted(divided)]


def _joined(pieces: list[tuple[Cell, ...]], count: int) -> list[tuple[tuple[Cell, ...], ...]]:
    """All ways to lay so many of these pieces (turned as they are given) that every next one touches one before."""
    now: list[tuple[tuple[Cell, ...], ...]] = [(piece,) for piece in pieces]
    for _ in range(count - 1):
        grown: dict[tuple[tuple[Cell, ...], ...], None] = {}
        for groups in now:
            taken = [at for group in groups for at in group]
            around = reading(at.beyond(side) for at in taken for side in "nesw")
            for piece in pieces:
                for at in around:
                    for own in piece:
                        cells = tuple(
                            Cell(at.column + c.column - own.column, at.row + c.row - own.row) for c in piece
                        )
                        if not any(at in taken for at in cells):
                            grown[tuple(sorted((*groups, cells)))] = None
        now = list(grown)
    return now
