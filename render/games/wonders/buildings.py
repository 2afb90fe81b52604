"""Building tiles: a district of cells under one outline, with the sign of its type and the symbols it gives."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor

from msgspec import Struct

from render.pen import FINE, NONE, SMALL
from render.scene import AnyShape, Disc, Figure, Icon, Layer, Line, Point, Polygon

from . import cells as area
from . import theme
from .cells import Cell, Cells

INSET, ROUND = 0.04, 0.2
"""Of a cell: the gap to the cell's edge, and the radius of corners."""


def tile(
    kind: str,
    cells: Cells,
    gives: str,
    size: float,
    at: Point = (0, 0),
    *,
    name: str = "building",
    symbols: bool = True,
) -> list[AnyShape]:
    """A tile of a type (a letter of `theme.BUILDINGS`) on its cells. What it `gives` are resources, a letter
    each: every symbol takes a cell, from the last one back, and the others show the type's sign. Without `symbols`
    their cells are bare."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    x, y = at[0] + left * size, at[1] + top * size
    corner = (x - floor(x), y - floor(y))
    placed = area.reading(cells)
    recipe = Ground(kind, tuple([(r - top, c - left) for r, c in placed]), size, corner)
    ground = Figure(name=f"{name}.{kind}", layer=Layer.PLATE, recipe=recipe, at=(floor(x), floor(y)))
    shapes: list[AnyShape] = [ground]
    signs = placed[: max(1 - symbols, len(placed) - len(gives))]
    for cell in signs:
        shapes += _sign(f"{name}.{kind}.sign.{cell[0]}.{cell[1]}", kind, area.middle(cell, size, at), size)
    for letter, cell in zip(gives if symbols else (), placed[len(signs) :], strict=symbols):
        shapes += symbol(f"{name}.{kind}.symbol.{cell[0]}.{cell[1]}", letter, area.middle(cell, size, at), size)
    return shapes


def _sign(name: str, kind: str, at: Point, size: float) -> Iterable[AnyShape]:
    paint = theme.BUILDINGS[kind]
    yield Icon(
        name=name,
        layer=Layer.PIECE,
        icon=paint.sign,
        at=at,
        size=round(size * 0.71),
        colour=paint.ink,
        cut=paint.fill,
    )


def symbol(name: str, letter: str, at: Point, size: float) -> Iterable[AnyShape]:
    """A resource on a light disc; `size` is the cell it fills."""
    good = theme.RESOURCES[letter]
    yield Disc(
        name=name,
        layer=Layer.PIECE,
        at=at,
        radius=round(size * 0.36, 1),
        fill=theme.PLINTH,
        line=theme.EDGE,
        width=1 if size < SMALL else 2,
    )
    yield Icon(
        name=f"{name}.{good.icon}",
        layer=Layer.PIECE,
        icon=good.icon,
        at=at,
        size=round(size * 0.56),
        colour=good.ink,
        cut=theme.PLINTH,
    )


class Ground(Struct, frozen=True):
    """A tile without its signs: its area, and a second tone: a line within the edge, furrows of a farm, stripes of a
    market. `at` is the corner of the first row and column, less than a pixel from 0, 0."""

    kind: str
    cells: tuple[Cell, ...]
    size: float
    at: Point

    def made(self) -> tuple[Polygon | Line, ...]:
        """See `Recipe`."""
        cells, size, at, paint = self.cells, self.size, self.at, theme.BUILDINGS[self.kind]
        edge = area.outline(cells, size, size * INSET, size * ROUND, at)[0]
        width = 2 if size < SMALL else 3
        return (
            Polygon(name=".area", layer=NONE, points=edge, fill=paint.fill, line=theme.EDGE, width=width),
            *self.inside(paint.tone),
        )

    def inside(self, tone: str) -> Iterable[Line]:
        size, width = self.size, max(round(self.size * 0.035, 1), 1.2)
        held, u = set(self.cells), size / 24
        for r, c in self.cells:
            x, y = self.at[0] + c * size, self.at[1] + r * size
            across = self.kind == "F"
            before, after = ((r, c - 1), (r, c + 1)) if across else ((r - 1, c), (r + 1, c))
            start, end = (0 if before in held else 3) * u, (24 if after in held else 21) * u
            for k, off in enumerate(ROWS.get(self.kind, ()) if size >= FINE else ()):
                over = off * u
                points = (
                    ((x + start, y + over), (x + end, y + over))
                    if across
                    else ((x + over, y + start), (x + over, y + end))
                )
                rounded = tuple((round(px, 1), round(py, 1)) for px, py in points)
                yield Line(
                    name=f".row.{r}.{c}.{k}", layer=NONE, points=rounded, colour=tone, width=round(width * 1.6, 1)
                )
        for k, loop in enumerate(area.outline(self.cells, size, size * 0.105, size * ROUND * 0.7, self.at)):
            yield Line(name=f".line.{k}", layer=NONE, points=(*loop, loop[0]), colour=tone, width=width)


ROWS: dict[str, tuple[float, ...]] = {"F": (6, 12, 18), "M": (6, 12, 18)}
"""Where furrows and stripes lie, in 24ths of a cell."""
