"""How icons are drawn: outlines on a grid of 24 units, strokes 2 units wide, curves sampled here."""

from __future__ import annotations

import itertools
from math import cos, hypot, pi, sin

from msgspec import Struct

from .scene import Point


class Part(Struct, frozen=True):
    """A polygon of an icon; `cut` parts are openings."""

    points: tuple[Point, ...]
    cut: bool = False


Path = tuple[Point, ...]


def path(data: str) -> Path:
    """A closed outline from the letters M, L, Q and C of SVG's path language, absolute coordinates."""
    words = data.split()
    points: list[Point] = []
    i = 0
    while i < len(words):
        need = {"M": 1, "L": 1, "Q": 2, "C": 3}[words[i]]
        knots = [_pair(word) for word in words[i + 1 : i + 1 + need]]
        i += 1 + need
        if need == 1:
            points.append(knots[0])
        else:
            start = points[-1]
            points += [_bezier((start, *knots), step / 10) for step in range(1, 11)]
    return tuple(points)


def _pair(word: str) -> Point:
    x, _, y = word.partition(",")
    return float(x), float(y)


def _bezier(knots: tuple[Point, ...], t: float) -> Point:
    while len(knots) > 1:
        knots = tuple((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in itertools.pairwise(knots))
    return knots[0]


def oval(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    """An ellipse, or a circle when one radius is given."""
    return tuple((x + rx * cos(k * pi / 20), y + (ry or rx) * sin(k * pi / 20)) for k in range(40))


def bar(x1: float, y1: float, x2: float, y2: float, width: float = 2) -> Path:
    """A straight stroke with flat ends."""
    long = hypot(x2 - x1, y2 - y1)
    dx, dy = (y2 - y1) / long * width / 2, (x1 - x2) / long * width / 2
    return (x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)


def box(x1: float, y1: float, x2: float, y2: float, r: float = 0) -> Path:
    """A rectangle, its corners rounded by `r`."""
    if not r:
        return (x1, y1), (x2, y1), (x2, y2), (x1, y2)
    points = []
    for cx, cy, turn in ((x2 - r, y1 + r, 3), (x2 - r, y2 - r, 0), (x1 + r, y2 - r, 1), (x1 + r, y1 + r, 2)):
        for k in range(6):
            angle = (turn + k / 5) * pi / 2
            points.append((cx + r * cos(angle), cy + r * sin(angle)))
    return tuple(points)


def leaf(x: float, y: float, angle: float, length: float, wide: float) -> Path:
    """A pointed leaf from (x, y) in a direction (degrees, 0 is up, clockwise)."""
    a = angle * pi / 180
    ux, uy, vx, vy = sin(a), -cos(a), cos(a), sin(a)

    def place(along: float, side: float) -> Point:
        return x + ux * along + vx * side, y + uy * along + vy * side

    one = [_bezier((place(0, 0), place(length / 2, wide), place(length, 0)), k / 8) for k in range(9)]
    two = [_bezier((place(length, 0), place(length / 2, -wide), place(0, 0)), k / 8) for k in range(1, 8)]
    return tuple(one + two)


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> Path:
    """A star, its first point up."""
    corners = []
    for k in range(2 * points):
        r, a = (inner if k % 2 else outer), k * pi / points
        corners.append((x + r * sin(a), y - r * cos(a)))
    return tuple(corners)


def regular(sides: int, r: float, turn: float = 0, cy: float = 12) -> Path:
    """A regular polygon, a corner up unless turned (radians)."""
    return tuple(
        (12 + r * sin(turn + k * 2 * pi / sides), cy - r * cos(turn + k * 2 * pi / sides)) for k in range(sides)
    )


def ink(*paths: Path) -> tuple[Part, ...]:
    """Outlines filled in the icon's colour."""
    return tuple(Part(p) for p in paths)


def cut(*paths: Path) -> tuple[Part, ...]:
    """Outlines in the colour of the icon's ground."""
    return tuple(Part(p, cut=True) for p in paths)
