"""Building tiles: a district of cells under one outline, with the sign of its type and the symbols it gives."""

from __future__ import annotations

from collections.abc import Iterable

from render.scene import AnyShape, Disc, Icon, Layer, Line, Point, Polygon

from . import cells as area
from . import theme
from .cells import Cell, Cells
from .pen import SMALL

INSET, ROUND = 0.04, 0.2
"""Of a cell: the gap to the cell's edge, and the radius of corners."""


def tile(
    kind: str, cells: Cells, symbols: str, size: float, at: Point = (0, 0), *, name: str = "building"
) -> list[AnyShape]:
    """A tile of a type (a letter of `theme.BUILDINGS`) on its cells. `symbols` are the resources it gives, a letter
    each: every symbol takes a cell, from the last one back, and the others show the type's sign."""
    paint = theme.BUILDINGS[kind]
    edge = area.outline(cells, size, size * INSET, size * ROUND, at)[0]
    line = 2 if size < SMALL else 3
    shapes: list[AnyShape] = [
        Polygon(name=f"{name}.{kind}", layer=Layer.PLATE, points=edge, fill=paint.fill, line=theme.EDGE, width=line)
    ]
    placed = area.reading(cells)
    shapes += _texture(f"{name}.{kind}.ground", kind, placed, size, at)
    signs = placed[: len(placed) - len(symbols)]
    for cell in signs:
        shapes += _sign(f"{name}.{kind}.sign.{cell[0]}.{cell[1]}", kind, area.middle(cell, size, at), size)
    for letter, cell in zip(symbols, placed[len(signs) :], strict=True):
        shapes += symbol(f"{name}.{kind}.symbol.{cell[0]}.{cell[1]}", letter, area.middle(cell, size, at), size)
    return shapes


def _sign(name: str, kind: str, at: Point, size: float) -> Iterable[AnyShape]:
    paint = theme.BUILDINGS[kind]
    yield Icon(
        name=name,
        layer=Layer.PIECE,
        icon=paint.sign,
        at=at,
        size=round(size * 0.66),
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
        size=round(size * 0.52),
        colour=good.ink,
        cut=theme.PLINTH,
    )


def _texture(name: str, kind: str, cells: list[Cell], size: float, at: Point) -> Iterable[AnyShape]:
    """A second tone in each cell: the type's own pattern."""
    tone = theme.BUILDINGS[kind].tone
    u = size / 24
    for r, c in cells:
        x, y = at[0] + c * size, at[1] + r * size
        for k, (x1, y1, x2, y2) in enumerate(PATTERNS[kind]):
            yield Line(
                name=f"{name}.{r}.{c}.{k}",
                layer=Layer.PLATE,
                points=((round(x + x1 * u, 1), round(y + y1 * u, 1)), (round(x + x2 * u, 1), round(y + y2 * u, 1))),
                colour=tone,
                width=round(max(1.4 * u, 1.5), 1),
            )


PATTERNS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "F": tuple((3, y, 21, y) for y in (4, 9.3, 14.6, 20)),
    "M": ((3, 9, 9, 3), (3, 21, 21, 3), (15, 21, 21, 15)),
    "B": ((4, 4, 4, 20), (9.3, 4, 9.3, 20), (14.6, 4, 14.6, 20), (20, 4, 20, 20)),
    "H": ((3, 8, 21, 8), (3, 16, 21, 16), (12, 3, 12, 8), (6, 8, 6, 16), (18, 8, 18, 16), (12, 16, 12, 21)),
    "T": ((12, 3, 21, 12), (21, 12, 12, 21), (12, 21, 3, 12), (3, 12, 12, 3)),
}
"""Furrows, awnings, shelves, walls, a lozenge: strokes on 24 units."""
