"""Options on the map: each spot's number on the cell that names it; the way a piece would lie in the accent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render import layout, theme
from render.scene import AnyShape, Layer, Line, Point, Polygon

from . import cells as area
from .cells import Cell
from .plot import Plot
from .targets import Spot, runs

LARGE = 44
"""Cells with large numbers."""
OUTLINE = 0.09
"""How far within its cells a piece is outlined, in cells."""


def drawn(spots: Sequence[Spot], plot: Plot) -> Iterable[AnyShape]:
    """The spots with their numbers. Where no two share a cell each is outlined as the piece would lie; where they
    lie over each other only what they could cover is tinted, and the cells that name them are outlined."""
    every = [cell for spot in spots for cell in spot.cells]
    apart = len(set(every)) == len(every)
    if apart:
        for spot in spots:
            yield from _area(f"option.{spot.letter}", spot.cells, plot)
    else:
        yield from _ground(sorted(set(every)), plot)
    yield from _numbers(spots, plot)


def _area(name: str, cells: Sequence[Cell], plot: Plot) -> Iterable[AnyShape]:
    for n, group in enumerate(area.groups(cells)):
        loops = area.outline(group, plot.size, plot.size * OUTLINE, plot.size * 0.2, plot.at)
        yield Polygon(
            name=f"{name}.{n}",
            layer=Layer.CHOICE,
            points=loops[0],
            fill=theme.CHOICE + "38",
            line=theme.CHOICE,
            width=theme.BOLD if plot.size > 50 else theme.LINE,
        )


def _ground(cells: Sequence[Cell], plot: Plot) -> Iterable[AnyShape]:
    for n, group in enumerate(area.groups(cells)):
        loops = area.outline(group, plot.size, 0, plot.size * 0.1, plot.at)
        yield Polygon(
            name=f"option.ground.{n}", layer=Layer.CHOICE, points=area.joined(loops), fill=theme.CHOICE + "30"
        )
        for k, loop in enumerate(loops):
            yield Line(
                name=f"option.edge.{n}.{k}",
                layer=Layer.CHOICE,
                points=(*loop, loop[0]),
                colour=theme.CHOICE,
                width=theme.LINE,
            )


def _numbers(spots: Sequence[Spot], plot: Plot) -> Iterable[AnyShape]:
    """A number on the cell that names each spot; two in one cell share a plate."""
    size = theme.MEDIUM if plot.size >= LARGE else theme.SMALL
    by_cell: dict[Cell, list[str]] = {}
    for spot in spots:
        by_cell.setdefault(spot.cell, []).append(spot.letter)
    wishes = []
    for cell, letters in by_cell.items():
        wide, high = layout.badge_half(runs(letters), size)
        wishes.append((_places(cell, plot), wide, high))
    settled = layout.settle(wishes, (), (*plot.at, *plot.box[2:]))
    for letters, at in zip(by_cell.values(), settled, strict=True):
        yield from layout.badge(f"choice.{letters[0]}", runs(letters), at, size)


def _places(cell: Cell, plot: Plot) -> tuple[Point, ...]:
    """Where a number may lie: in the middle of its cell, else near it."""
    x, y = plot.middle(cell)
    by = plot.size * 0.19
    round_about = ((x - by, y - by), (x + by, y - by), (x + by, y + by), (x - by, y + by))
    if plot.rows[cell[0]][cell[1]] == "*":  # what would be covered stays to be seen
        return (*round_about, (x + 0.3 * plot.size, y))
    return ((x, y), *round_about, (x + 0.3 * plot.size, y))
