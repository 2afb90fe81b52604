"""The 21 monuments, each a silhouette over its footprint.

`standing` draws one on the cells it lies on, on a light plinth that shows the footprint; `icon` names its icon. What
is not as wide as high has a drawing for each way it lies.
"""

from __future__ import annotations

from pathlib import Path as File

from msgspec import Struct

from render.pen import SMALL, UNITS, Art, Pen, named
from render.scene import AnyShape, Layer, Line, Point, Polygon

from . import cells as area
from . import theme
from .cells import Cell, Cells

ART = Art(File(__file__).parent / "art", named(vars(theme)))
WHOLE = (
    *("hippodrome", "port_of_carthage", "parthenon", "machu_picchu", "ishtar_gate", "chichen_itza", "aqueduct"),
    *("petra", "thien_mu_pagoda", "trojan_horse", "colosseum", "ziggurat", "roman_bridge", "lighthouse"),
    *("shitenno_ji", "angkor_wat"),
)
PARTS = {"giza": (1, 2, 3), "moai": (1, 2, 1), "obelisks": (1, 2)}
"""Those in parts of one cell each: the numbers of their drawings."""
NAMES = (*WHOLE, *PARTS, "great_wall", "theater")


def icon(name: str) -> str:
    """The icon of a monument."""
    return name


def fits(name: str, cells: Cells) -> bool:
    """Whether there is a drawing of that monument for cells that lie like this."""
    if name in WHOLE:
        form = _form(name, cells)
        wide, high = _size(cells)
        return form in ART.files and len(cells) == wide * high and ART[form][:2] == (wide * UNITS, high * UNITS)
    if name in PARTS:
        return len(cells) <= len(PARTS[name])
    return name == "great_wall" or (name == "theater" and len(cells) == 3 and _size(cells) == (2, 2))


def standing(name: str, cells: Cells, size: float, at: Point = (0, 0), *, within: str = "monument") -> list[AnyShape]:
    """A monument on cells that it `fits`; `size` is a cell in pixels, `at` the corner of the map's first cell."""
    key = f"{within}.{name}"
    shapes = plinth(key, cells, size, at)
    left, top, *_ = area.box(cells, size, at)
    placed = area.reading(cells)
    if name in PARTS:
        for k, cell in enumerate(placed):
            x, y, *_ = area.box([cell], size, at)
            pen = Pen(f"{key}.{k}", (x, y), size)
            pen.draw(ART, f"{name}.{PARTS[name][k]}")
            shapes += pen.shapes()
        return shapes
    pen = Pen(key, (left, top), size)
    if name == "great_wall":
        _great_wall(pen, _moved(placed))
    else:
        if name == "theater":
            pen.view = Turned(_turns(placed))
        pen.draw(ART, _form(name, cells))
    return shapes + pen.shapes()


def _size(cells: Cells) -> tuple[int, int]:
    """Columns and rows."""
    _, _, right, low = area.box(_moved(list(cells)), 1)
    return round(right), round(low)


def _form(name: str, cells: Cells) -> str:
    """The drawing for the way a monument lies."""
    wide, high = _size(cells)
    return name if wide == high else f"{name}.across" if wide > high else f"{name}.upright"


def _moved(cells: list[Cell]) -> list[Cell]:
    """The cells counted from the corner of their box."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return [(r - top, c - left) for r, c in cells]


def _turns(cells: list[Cell]) -> int:
    """The quarter turns of a theatre, clockwise from the one whose empty quarter is at the lower right."""
    empty = next(cell for cell in ((1, 1), (1, 0), (0, 0), (0, 1)) if cell not in _moved(cells))
    return ((1, 1), (1, 0), (0, 0), (0, 1)).index(empty)


class Turned(Struct, frozen=True):
    """Around the middle of four cells, so many quarter turns clockwise."""

    turns: int

    def __call__(self, point: Point) -> Point:
        x, y = point[0] - UNITS, point[1] - UNITS
        for _ in range(self.turns):
            x, y = -y, x
        return UNITS + x, UNITS + y


def _great_wall(pen: Pen, cells: list[Cell]) -> None:
    """A wall along its cells, whatever way they turn; where it ends, turns or parts stands a tower."""
    held = set(cells)
    for r, c in cells:
        if (r + 1, c) not in held:
            _ground(pen, r, c, held)
    pen.front()
    for r, c in cells:
        if (r + 1, c) in held:
            pen.draw(ART, "wall.up", (c * UNITS, r * UNITS))
    pen.front()
    for r, c in cells:
        if (r, c + 1) in held:
            pen.draw(ART, "wall.along", (c * UNITS, r * UNITS))
    pen.front()
    for r, c in cells:
        near = [(r + dr, c + dc) in held for dr, dc in area.SIDES]
        straight = near in ([True, False, True, False], [False, True, False, True])
        if not straight or (r + c) % 3 == 0:
            pen.draw(ART, "wall.tower", (c * UNITS, r * UNITS))


def _ground(pen: Pen, r: int, c: int, held: set[Cell]) -> None:
    """The strip of grass below a cell, which joins those beside it, and a hill."""
    left = c * UNITS + (0 if (r, c - 1) in held else 1.5)
    right = (c + 1) * UNITS - (0 if (r, c + 1) in held else 1.5)
    top, low = r * UNITS + 19.6, r * UNITS + 22.5
    pen.fill(theme.LEAF.light, ((left, top), (right, top), (right, low), (left, low)))
    pen.draw(ART, "wall.hill", (c * UNITS, r * UNITS))


def seams(name: str, cells: Cells, size: float, at: Point) -> list[AnyShape]:
    """Where one cell of a footprint ends and the next begins, in front of the monument: a card says so how many there
    are."""
    held, shapes = set(cells), list[AnyShape]()
    for r, c in area.reading(cells):
        left, top = at[0] + c * size, at[1] + r * size
        beside, below = (r, c + 1) in held, (r + 1, c) in held
        ends = [((left + size, top), (left + size, top + size))] if beside else []
        ends += [((left, top + size), (left + size, top + size))] if below else []
        for k, points in enumerate(ends):
            for part, colour, width in ((".light", theme.PLINTH, 4), ("", theme.EDGE, 2)):
                shape = Line(
                    name=f"{name}.seam.{r}.{c}.{k}{part}",
                    layer=Layer.PLAYER,
                    points=points,
                    colour=colour,
                    width=width,
                    dash=round(size / 8),
                )
                shapes.append(shape)
    return shapes


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
