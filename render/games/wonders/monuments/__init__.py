"""The 21 monuments, each a silhouette over its footprint.

`standing` draws one on the cells it lies on, on a light plinth that shows the footprint; `icon` names its icon.
"""

from __future__ import annotations

from collections.abc import Callable

from render.pen import SMALL, Pen
from render.scene import AnyShape, Layer, Point, Polygon

from .. import cells as area
from .. import theme
from ..cells import Cell, Cells
from . import above, americas, east, levant, single, spans, west

Whole = Callable[[Pen, float, float], None]
"""Draws in a box of so many units."""
Part = Callable[[Pen, float, float, int], None]
"""Draws one of several cells."""

WHOLE: dict[str, Whole] = {
    "hippodrome": above.hippodrome,
    "port_of_carthage": above.port_of_carthage,
    "parthenon": west.parthenon,
    "machu_picchu": americas.machu_picchu,
    "ishtar_gate": levant.ishtar_gate,
    "chichen_itza": americas.chichen_itza,
    "aqueduct": spans.aqueduct,
    "petra": levant.petra,
    "thien_mu_pagoda": east.thien_mu_pagoda,
    "trojan_horse": west.trojan_horse,
    "colosseum": west.colosseum,
    "ziggurat": levant.ziggurat,
    "roman_bridge": spans.roman_bridge,
    "lighthouse": levant.lighthouse,
    "shitenno_ji": east.shitenno_ji,
    "angkor_wat": east.angkor_wat,
}
PARTS: dict[str, Part] = {"giza": single.giza, "moai": single.moai, "obelisks": single.obelisks}
NAMES = (*WHOLE, *PARTS, "great_wall", "theater")


def icon(name: str) -> str:
    """The icon of a monument."""
    return name


def standing(name: str, cells: Cells, size: float, at: Point = (0, 0), *, within: str = "monument") -> list[AnyShape]:
    """A monument on its cells; `size` is a cell in pixels, `at` the corner of the map's first cell."""
    key = f"{within}.{name}"
    shapes = plinth(key, cells, size, at)
    left, top, right, bottom = area.box(cells, size, at)
    placed = area.reading(cells)
    if name in PARTS:
        for k, cell in enumerate(placed):
            x, y, *_ = area.box([cell], size, at)
            pen = Pen(f"{key}.{k}", (x, y), size)
            PARTS[name](pen, 24, 24, k)
            shapes += pen.shapes()
        return shapes
    pen = Pen(key, (left, top), size)
    wide, high = (right - left) / pen.unit, (bottom - top) / pen.unit
    if name == "great_wall":
        spans.great_wall(pen, _moved(placed))
    elif name == "theater":
        above.theater(pen, wide, high, above.turned(placed))
    else:
        WHOLE[name](pen, wide, high)
    return shapes + pen.shapes()


def _moved(cells: list[Cell]) -> list[Cell]:
    """The cells counted from the corner of their box."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return [(r - top, c - left) for r, c in cells]


def plinth(name: str, cells: Cells, size: float, at: Point) -> list[AnyShape]:
    """The ground of a monument's parts."""
    shapes: list[AnyShape] = []
    line = 2 if size < SMALL else 3
    for k, group in enumerate(area.groups(cells)):
        edge = area.outline(group, size, size * 0.035, size * 0.1, at)[0]
        shapes.append(
            Polygon(
                name=f"{name}.plinth.{k}",
                layer=Layer.PLATE,
                points=edge,
                fill=theme.PLINTH,
                line=theme.EDGE,
                width=line,
            )
        )
    return shapes
