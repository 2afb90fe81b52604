"""Building tiles: a district of cells under one outline, with the sign of its type and the symbols it gives."""

from __future__ import annotations

from collections.abc import Iterable

from render.pen import FINE, SMALL
from render.scene import AnyShape, Disc, Icon, Layer, Line, Point, Polygon

from . import cells as area
from . import theme
from .cells import Cells

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
    shapes += _inside(f"{name}.{kind}.ground", kind, cells, size, at)
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
        size=round(size * 0.68),
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


def _inside(name: str, kind: str, cells: Cells, size: float, at: Point) -> Iterable[AnyShape]:
    """A second tone: a line within the edge, furrows of a farm, stripes of a market."""
    tone, width = theme.BUILDINGS[kind].tone, max(round(size * 0.035, 1), 1.2)
    held, u = set(cells), size / 24
    for r, c in area.reading(cells):
        x, y = at[0] + c * size, at[1] + r * size
        across = kind == "F"
        before, after = ((r, c - 1), (r, c + 1)) if across else ((r - 1, c), (r + 1, c))
        start, end = (0 if before in held else 3) * u, (24 if after in held else 21) * u
        for k, off in enumerate(ROWS.get(kind, ()) if size >= FINE else ()):
            over = off * u
            points = (
                ((x + start, y + over), (x + end, y + over))
                if across
                else ((x + over, y + start), (x + over, y + end))
            )
            rounded = tuple((round(px, 1), round(py, 1)) for px, py in points)
            yield Line(
                name=f"{name}.{r}.{c}.{k}",
                layer=Layer.PLATE,
                points=rounded,
                colour=tone,
                width=round(width * 1.6, 1),
            )
    for k, loop in enumerate(area.outline(cells, size, size * 0.105, size * ROUND * 0.7, at)):
        yield Line(name=f"{name}.line.{k}", layer=Layer.PLATE, points=(*loop, loop[0]), colour=tone, width=width)


ROWS: dict[str, tuple[float, ...]] = {"F": (6, 12, 18), "M": (6, 12, 18)}
"""Where furrows and stripes lie, in 24ths of a cell."""
