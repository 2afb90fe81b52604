"""Roads: as signs on dice and bonuses, and as they are drawn into the cells of a province."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import cos, hypot, pi, sin

from render.scene import AnyShape, Layer, Point, Polygon

from . import theme

SIDES = {"N": (0.0, -0.5), "E": (0.5, 0.0), "S": (0.0, 0.5), "W": (-0.5, 0.0)}
"""The middle of each side of a cell of side 1 around 0, 0."""
SHAPES = {"straight": "NS", "curve": "ES", "fork": "ESW", "crossing": "NESW", "half": "S"}
"""A road of each shape, as the sides it leads to."""
SAND, KERB = theme.SAND.light, theme.WOOD.dark
APART = (((-0.5, 0.0), (-0.12, 0.0)), ((0.5, 0.0), (0.12, 0.0)))
"""Two half roads that do not meet."""
WIDE, EDGE = 0.3, 0.045
"""The width of a road with its kerbs, and of a kerb, as parts of a cell."""
JOINT = 0.012
"""How much longer than its kerbs a road is, so that no line shows where it goes on."""


def sign(
    name: str, shape: str, at: Point, size: float, layer: Layer = Layer.PIECE, *, static: bool = False
) -> Iterable[AnyShape]:
    """The sign of a road in a square of that size; two halves lie apart, a single half ends in the middle."""
    if shape == "two_halves":
        yield from _bands(
            name, (((-0.5, 0.0), (-0.12, 0.0)), ((0.5, 0.0), (0.12, 0.0))), at, size, layer, static=static
        )
    else:
        yield from drawn(name, SHAPES[shape], at, size, layer, static=static)


def drawn(
    name: str,
    sides: str,
    at: Point,
    size: float,
    layer: Layer = Layer.ROAD,
    *,
    static: bool = False,
    sand: str = SAND,
) -> Iterable[AnyShape]:
    """The road of a cell that leads to these sides; `at` is the cell's middle, `size` its side."""
    yield from _bands(name, _lines(sides), at, size, layer, static=static, closed=len(sides) > 1, sand=sand)


@cache
def _lines(sides: str) -> tuple[tuple[Point, ...], ...]:
    """The middle of a road: one line for a straight road or a curve, else from each side to the middle."""
    if len(sides) == 2:
        a, b = SIDES[sides[0]], SIDES[sides[1]]
        return ((a, b),) if a[0] == -b[0] else (_curve(a, b),)
    return tuple((SIDES[side], (0.0, 0.0)) for side in sides)


def _curve(a: Point, b: Point) -> tuple[Point, ...]:
    """A quarter of a circle from one side to the next, around the corner between them."""
    cx, cy = a[0] + b[0], a[1] + b[1]
    turns = [k * pi / 20 for k in range(11)]
    return tuple((cx - b[0] * cos(t) - a[0] * sin(t), cy - b[1] * cos(t) - a[1] * sin(t)) for t in turns)


def _bands(
    name: str,
    lines: tuple[tuple[Point, ...], ...],
    at: Point,
    size: float,
    layer: Layer,
    *,
    static: bool,
    closed: bool = False,
    sand: str = SAND,
) -> Iterable[AnyShape]:
    """Roads with their kerbs, all kerbs first, so that they are one where they meet. `closed`: lines to the middle
    reach as far beyond it as a road is wide, so that they fill it."""
    x, y = round(at[0]), round(at[1])
    for part, colour, wide in (("kerb", KERB, WIDE), ("road", sand, WIDE - 2 * EDGE)):
        for k, line in enumerate(lines):
            early = JOINT if part == "road" else 0.0
            beyond = early
            if line[-1] == (0.0, 0.0):
                beyond = wide / 2 if closed else 0.0 if part == "kerb" else -EDGE
            elif len(lines) > 1 and not closed and part == "road":
                beyond = -EDGE
            points = tuple([(x + px, y + py) for px, py in _band(line, wide, (early, beyond), size)])
            yield Polygon(name=f"{name}.{part}.{k}", layer=layer, points=points, fill=colour, static=static)


def _longer(start: Point, end: Point, by: float) -> Point:
    """The end of a way that goes on."""
    (x1, y1), (x2, y2) = start, end
    long = hypot(x2 - x1, y2 - y1)
    return x2 + (x2 - x1) / long * by, y2 + (y2 - y1) / long * by


@lru_cache(maxsize=256)
def _band(line: tuple[Point, ...], wide: float, beyond: tuple[float, float], size: float) -> tuple[Point, ...]:
    """A line as an area, its ends so much longer, in a cell of that size."""
    points = [_longer(line[1], line[0], beyond[0]), *line[1:-1], _longer(line[-2], line[-1], beyond[1])]
    left, right = [], []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        far = hypot(bx - ax, by - ay)
        dx, dy = (by - ay) / far * wide / 2, (ax - bx) / far * wide / 2
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return tuple((round(x * size, 1), round(y * size, 1)) for x, y in left + right[::-1])
