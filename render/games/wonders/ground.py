"""The printed map: land, lakes and rivers, natural resources, mountains on three sides and the sidewalk below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor

from msgspec import Struct

from render import layout
from render.measure import halo_width, width
from render.pen import NONE, SMALL, Pen
from render.scene import AnyShape, Box, Figure, Icon, Layer, Line, Point, Polygon, Rect

from . import cells as area
from . import theme
from .cells import Cell
from .monuments import ART

SIDE, TOP, BOTTOM = 0.62, 0.72, 0.5
"""How far the border reaches beyond the cells, in cells."""
LETTERS = "ABCDEFGHIJKLMNOP"


def frame(rows: Sequence[str], size: float, at: Point = (0, 0)) -> Box:
    """The box of the map with its border; `at` is the corner of the first cell."""
    x, y = at
    return (
        round(x - SIDE * size),
        round(y - TOP * size),
        round(x + (len(rows[0]) + SIDE) * size),
        round(y + (len(rows) + BOTTOM) * size),
    )


def map(rows: Sequence[str], size: float, at: Point = (0, 0), *, name: str = "ground") -> list[AnyShape]:
    """The map of these rows: land ".", water "~", natural resources "*". All of it is static."""
    wide, high = len(rows[0]) * size, len(rows) * size
    kinds = {(r, c): kind for r, row in enumerate(rows) for c, kind in enumerate(row)}
    water = [cell for cell, kind in kinds.items() if kind == "~"]
    shapes: list[AnyShape] = [
        Rect(
            name=f"{name}.mountains",
            layer=Layer.PLATE,
            box=frame(rows, size, at),
            radius=round(size * 0.25),
            fill=theme.MOUNTAIN,
            static=True,
        )
    ]
    for side, k, across in (("top", len(rows[0]), 0.0), ("left", len(rows), 0.0), ("right", len(rows), wide)):
        left, x, y = at[0] + across, floor(at[0] + across), floor(at[1])
        peaks = Peaks(side, k, size, (left - x, at[1] - y))
        shapes.append(
            Figure(name=f"{name}.mountains.{side}", layer=Layer.PLATE, static=True, recipe=peaks, at=(x, y))
        )
    land = (at[0], at[1], at[0] + wide, at[1] + high)
    shapes.append(
        Rect(
            name=f"{name}.land", layer=Layer.TERRAIN, box=land, fill=theme.LAND, line=theme.PEAK, width=2,
            static=True,
        )
    )  # fmt: skip
    shapes += _sidewalk(f"{name}.sidewalk", len(rows[0]), size, (at[0], at[1] + high))
    shapes += _grid(f"{name}.grid", len(rows), len(rows[0]), size, at)
    for k, group in enumerate(area.groups(water)):
        shapes += _water(f"{name}.water.{k}", group, size, at)
    for cell, kind in kinds.items():
        if kind == "*":
            shapes += natural(f"{name}.natural.{cell[0]}.{cell[1]}", area.middle(cell, size, at), size)
    return shapes


def _grid(name: str, rows: int, columns: int, size: float, at: Point) -> Iterable[AnyShape]:
    width = 1 if size < SMALL else 2
    x, y = at
    for k in range(1, columns):
        points = ((x + k * size, y), (x + k * size, y + rows * size))
        yield Line(
            name=f"{name}.column.{k}", layer=Layer.TERRAIN, points=points, colour=theme.GRID, width=width, static=True
        )
    for k in range(1, rows):
        points = ((x, y + k * size), (x + columns * size, y + k * size))
        yield Line(
            name=f"{name}.row.{k}", layer=Layer.TERRAIN, points=points, colour=theme.GRID, width=width, static=True
        )


def _water(name: str, group: list[Cell], size: float, at: Point) -> Iterable[AnyShape]:
    loops = area.outline(group, size, size * 0.02, size * 0.26, at)
    yield Polygon(name=name, layer=Layer.GRID, points=area.joined(loops), fill=theme.WATER, static=True)
    for k, loop in enumerate(loops):
        yield Line(
            name=f"{name}.shore.{k}",
            layer=Layer.GRID,
            points=(*loop, loop[0]),
            colour=theme.SHORE,
            width=2 if size < SMALL else 3,
            static=True,
        )
    for cell in group:
        yield Icon(
            name=f"{name}.wave.{cell[0]}.{cell[1]}",
            layer=Layer.GRID,
            icon="wave",
            at=area.middle(cell, size, at),
            size=round(size * 0.7),
            colour=theme.WAVE,
            static=True,
        )


def natural(name: str, at: Point, size: float, *, static: bool = True) -> list[AnyShape]:
    """A natural resource: trees and a rock in a clearing; `size` is the cell."""
    pen = Pen(name, (at[0] - size / 2, at[1] - size / 2), size, static=static, layer=Layer.GRID)
    pen.draw(ART, "natural")
    return pen.shapes()


class Peaks(Struct, frozen=True):
    """Peaks side by side above a map, or one above the other at a side of it; the nearer ones in front. `at` is the
    corner of the first cell or, at the right, above what would be the next one: less than a pixel from 0, 0."""

    side: str
    cells: int
    size: float
    at: Point

    def made(self) -> tuple[Polygon, ...]:
        """See `Recipe`."""
        (x, y), size = self.at, self.size
        if self.side == "top":
            wides = [(0.6, 0.52, 0.68, 0.48, 0.56)[k % 5] * size for k in range(2 * self.cells + 2)]
            spots = [(x + (k - 0.5) * size / 2, y - size * 0.02, wide) for k, wide in enumerate(wides)]
        else:
            wides = [(0.58, 0.5, 0.62)[k % 3] * size for k in range(2 * self.cells)]
            middle = x + size * (0.31 if self.side == "right" else -0.31)
            spots = [(middle, y + (k / 2 + 0.46) * size, wide) for k, wide in enumerate(wides)]
        return tuple(part for k, spot in enumerate(spots) for part in _peak(k, *spot))


def _peak(k: int, x: float, y: float, wide: float) -> Iterable[Polygon]:
    """A mountain whose foot is around `x`, `y`."""
    tall, ridge = wide * 0.98, x + wide * 0.06

    def on(over: float, share: float) -> Point:
        return x + over * wide, y - tall * (1 - share)

    yield _flat(f".{k}", (on(0, 0), on(0.5, 1), on(-0.5, 1)), theme.PEAK)
    yield _flat(f".{k}.shade", (on(0, 0), on(0.5, 1), (ridge, y), on(0.1, 0.62), on(-0.02, 0.34)), theme.CLIFF)
    snow = (on(0, 0), on(0.18, 0.36), on(0.08, 0.3), on(0.02, 0.44), on(-0.07, 0.31), on(-0.18, 0.36))
    yield _flat(f".{k}.snow", snow, theme.SNOW)


def _flat(name: str, points: tuple[Point, ...], fill: str) -> Polygon:
    rounded = tuple((round(x, 1), round(y, 1)) for x, y in points)
    return Polygon(name=name, layer=NONE, points=rounded, fill=fill)


def _sidewalk(name: str, columns: int, size: float, at: Point) -> Iterable[AnyShape]:
    x, y = at
    bed = (round(x), round(y), round(x + columns * size), round(y + BOTTOM * size))
    yield Rect(name=name, layer=Layer.TERRAIN, box=bed, fill=theme.SIDEWALK, static=True)
    yield Line(
        name=f"{name}.kerb",
        layer=Layer.GRID,
        points=((bed[0], y), (bed[2], y)),
        colour=theme.SLAB,
        width=3,
        static=True,
    )
    for k in range(2 * columns + 1):
        at_x = x + k * size / 2
        yield Line(
            name=f"{name}.slab.{k}",
            layer=Layer.TERRAIN,
            points=((at_x, y), (at_x, y + BOTTOM * size)),
            colour=theme.SLAB,
            width=1 if size < SMALL else 2,
            static=True,
        )


def names(rows: Sequence[str], size: float, text: int, at: Point = (0, 0)) -> list[AnyShape]:
    """The columns' letters above and the rows' numbers at the left, on the mountains."""
    shapes: list[AnyShape] = []
    for c in range(len(rows[0])):
        where = (at[0] + (c + 0.5) * size, at[1] - TOP * size / 2)
        shapes.append(layout.label(f"ground.column.{c}", LETTERS[c], where, text, halo=theme.SNOW, static=True))
    for r in range(len(rows)):
        reach = width(str(r + 1), text, True) / 2 + halo_width(text) - 2
        where = (at[0] - max(SIDE * size / 2, reach), at[1] + (r + 0.5) * size)
        shapes.append(layout.label(f"ground.row.{r}", str(r + 1), where, text, halo=theme.SNOW, static=True))
    return shapes
