"""A city: its map and all that lies there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.wonders.edition import Edition, is_tile, kind_of
from engine.games.wonders.layout import Layout
from engine.games.wonders.state import ROADS, TOWER, City, Table
from render import layout
from render.scene import AnyShape, Icon, Layer, Point, Rect

from . import buildings, ground, monuments, roads, theme
from . import cells as area
from .cells import Cell
from .plot import Plot, cells_of, numbered

KINDS = {"farm": "F", "market": "M", "library": "B", "housing": "H", "temple": "T"}
GOODS = {"food": "f", "ceramics": "c", "gears": "g"}
"""The letters of types and resources in the drawings."""


def city(
    table: Table, owner: City, plot: Plot, *, text: int = 0, name: str = "city", symbols: bool = True
) -> list[AnyShape]:
    """The map with its pieces; `text` is the size of the names of columns and rows, 0 for none; `symbols`: whether
    buildings show what they give."""
    return [*_printed(plot, text, f"{name}.ground"), *pieces(table, owner, plot, name, symbols=symbols)]


@lru_cache(maxsize=16)
def _printed(plot: Plot, text: int, name: str) -> tuple[AnyShape, ...]:
    """The map itself: no game changes it."""
    named = ground.names(plot.rows, plot.size, text, plot.at) if text else []
    return (*ground.map(plot.rows, plot.size, plot.at, name=name), *named)


def pieces(table: Table, owner: City, plot: Plot, name: str, *, symbols: bool = True) -> Iterable[AnyShape]:
    """All that lies on a map: roads as one network, then every other piece."""
    edition = table.edition
    yield from _cleared(table, owner, plot, name)
    paved: list[Cell] = []
    for site in owner.pieces:
        if site.piece in ROADS:
            paved += cells_of(edition, plot.rows, site)
    if paved:
        yield from roads.laid(paved, water_of(plot.rows), plot.size, plot.at, name=f"{name}.road")
    for n, site in enumerate(owner.pieces):
        if site.piece not in ROADS:
            cells = cells_of(edition, plot.rows, site)
            yield from piece(edition, site.piece, cells, plot.size, plot.at, name=f"{name}.{n}", symbols=symbols)


def _cleared(table: Table, owner: City, plot: Plot, name: str) -> Iterable[AnyShape]:
    """Grass where a natural resource was: the printed map is the same for every city."""
    lies = Layout(table.edition, owner)
    for r, c in numbered(lies.ground, lies.ground.natural & lies.taken):
        x, y = plot.at[0] + c * plot.size, plot.at[1] + r * plot.size
        box = (x + 1, y + 1, x + plot.size - 1, y + plot.size - 1)
        yield Rect(name=f"{name}.cleared.{r}.{c}", layer=Layer.GROUND, box=box, fill=theme.LAND)


def piece(
    edition: Edition,
    what: str,
    cells: tuple[Cell, ...],
    size: float,
    at: Point,
    *,
    name: str,
    symbols: bool = True,
) -> list[AnyShape]:
    """Any piece on its cells; `at` is the corner of the first row and column."""
    if what in ROADS:
        return [each for each in roads.laid(cells, (), size, at, name=name) if ".verge." not in each.name]
    if what == TOWER:
        return roads.tower(cells[0], size, at, name=name)
    if is_tile(what):
        gives = "".join(GOODS[each] for each in edition.tile(what).symbols)[: len(cells)]
        return buildings.tile(KINDS[kind_of(what)], cells, gives, size, at, name=name, symbols=symbols)
    if not monuments.fits(what, cells):
        return _unknown(cells, size, at, name)
    return monuments.standing(what, cells, size, at, within=name)


def _unknown(cells: tuple[Cell, ...], size: float, at: Point, name: str) -> list[AnyShape]:
    """A monument of an edition of one's own, of which there is no drawing: the same sign for each of them."""
    shapes = monuments.plinth(name, cells, size, at)
    for n, group in enumerate(area.groups(cells)):
        whole = area.box(group, size, at)
        wide, high = whole[2] - whole[0], whole[3] - whole[1]
        full = round(wide * high) == round(len(group) * size * size)
        spot = layout.centre(whole) if full else area.middle(group[0], size, at)
        across = min(wide, high, 2 * size if full else size) * 0.8
        icon = Icon(
            name=f"{name}.sign.{n}", layer=Layer.PIECE, icon="wonder", at=spot, size=round(across),
            colour=theme.EDGE,
        )  # fmt: skip
        shapes.append(icon)
    return shapes


def water_of(rows: tuple[str, ...]) -> tuple[Cell, ...]:
    """The water of a map."""
    return tuple((r, c) for r, row in enumerate(rows) for c, kind in enumerate(row) if kind == "~")
