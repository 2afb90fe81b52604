"""Hexagons as pixels: where their middles, corners and edges lie, curves through them, and the room inside them.

Directions are counted in half edges, clockwise: 2 e is the middle of edge e, 2 e + 1 the corner after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import cos, hypot, pi, sin, sqrt

from msgspec import Struct

from engine.core.hexes import Hex, Layout, centre

from .scene import Box, Point

RISE = sqrt(3) / 2
"""From the middle of a hexagon to an edge, over the distance to a corner."""


class Grid(Struct, frozen=True, dict=True):
    """A lattice on the picture: hexagons of `radius` (middle to corner), the one at 0, 0 with its middle at
    `left`, `top`. Steps are whole pixels, for which hexagons are a trifle wider or higher than regular ones: so
    equal shapes on different hexagons are equal, and the gaps between hexagons too."""

    layout: Layout
    radius: float
    left: float
    top: float

    @cached_property
    def flat_radius(self) -> float:
        """From a middle to an edge."""
        return self.radius * RISE

    @cached_property
    def steps(self) -> tuple[int, int]:
        """Pixels a step of `engine.core.hexes.centre` right and down."""
        wide, high = _steps(self.layout, self.radius)
        return int(wide), int(high)

    @cached_property
    def stretch(self) -> tuple[float, float]:
        """How much wider and higher than regular the hexagons are."""
        wide, high = _steps(self.layout, self.radius)
        return self.steps[0] / wide, self.steps[1] / high

    def middle(self, at: Hex) -> Point:
        """The middle of a hexagon."""
        x, y = centre(at, self.layout)
        return round(self.left) + x * self.steps[0], round(self.top) + y * self.steps[1]

    def turn(self, half_edges: float) -> float:
        """A direction in half edges as an angle, clockwise from north (radians)."""
        return (half_edges + (self.layout == "pointy")) * pi / 6

    def ray(self, half_edges: float, length: float = 1) -> Point:
        """A step from a middle in a direction."""
        angle = self.turn(half_edges)
        return sin(angle) * length * self.stretch[0], -cos(angle) * length * self.stretch[1]

    def corner(self, n: int, inset: float = 0) -> Point:
        """The corner after edge n, from the middle, of a hexagon with its edges `inset` further in."""
        return self.ray(2 * n + 1, self.radius - inset / RISE)

    def corners(self, inset: float = 0) -> tuple[Point, ...]:
        """All six, clockwise, from the middle."""
        return tuple(self.corner(n, inset) for n in range(6))

    def edge(self, n: int, share: float = 0.5, inset: float = 0) -> Point:
        """A point of edge n, from the middle: 0 is its first corner going clockwise, 1 the other."""
        return mix(self.corner(n - 1, inset), self.corner(n, inset), share)


def _steps(layout: Layout, radius: float) -> tuple[float, float]:
    """Pixels a step of `centre` right and down."""
    return (radius * RISE, radius * 1.5) if layout == "pointy" else (radius * 1.5, radius * RISE)


def extent(places: Iterable[Hex], layout: Layout) -> Box:
    """The box around hexagons of radius 1, the one at 0, 0 in the origin; of none, where that one would be."""
    wide, high = _steps(layout, 1)
    spots = [centre(at, layout) for at in places] or [(0, 0)]
    half_wide, half_high = (RISE, 1.0) if layout == "pointy" else (1.0, RISE)
    xs, ys = [x * wide for x, _ in spots], [y * high for _, y in spots]
    return min(xs) - half_wide, min(ys) - half_high, max(xs) + half_wide, max(ys) + half_high


def fitted(around: Box, layout: Layout, box: Box, most: float) -> Grid:
    """The grid that shows an extent as large as a box allows, at most with radius `most`, in its middle. Radii are
    whole pixels: there are few of them, so that cached work for one grid serves others."""
    wide, high = around[2] - around[0], around[3] - around[1]
    radius = float(int(min((box[2] - box[0]) / wide, (box[3] - box[1]) / high, most)))
    across, down = Grid(layout, radius, 0, 0).stretch  # far from 0, 0 whole steps are several pixels off
    left = (box[0] + box[2]) / 2 - (around[0] + around[2]) / 2 * radius * across
    top = (box[1] + box[3]) / 2 - (around[1] + around[3]) / 2 * radius * down
    return Grid(layout, radius, left, top)


# --- lines


def mix(a: Point, b: Point, share: float) -> Point:
    """The point that share of the way from one to the other."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def add(a: Point, b: Point, times: float = 1) -> Point:
    """A point moved by a step."""
    return a[0] + b[0] * times, a[1] + b[1] * times


def moved(points: Iterable[Point], by: Point) -> tuple[Point, ...]:
    """Points moved by a step, rounded to tenths."""
    return tuple((round(x + by[0], 1), round(y + by[1], 1)) for x, y in points)


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 12) -> tuple[Point, ...]:
    """A cubic curve from a to d."""
    points = []
    for k in range(steps + 1):
        t = k / steps
        u = 1 - t
        w = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
        points.append((w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                      w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1]))  # fmt: skip
    return tuple(points)


def beside(points: Sequence[Point], away: float) -> tuple[Point, ...]:
    """The line that runs along another, `away` to its left (looking along it, y down)."""
    line = []
    for k, (x, y) in enumerate(points):
        (x1, y1), (x2, y2) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        long = hypot(x2 - x1, y2 - y1) or 1
        line.append((x + (y2 - y1) / long * away, y - (x2 - x1) / long * away))
    return tuple(line)


def along(points: Sequence[Point], share: float) -> tuple[Point, Point]:
    """The point that share of the way along a line, and the direction there (length 1)."""
    k = min(int(share * (len(points) - 1)), len(points) - 2)
    a, b = points[k], points[k + 1]
    long = hypot(b[0] - a[0], b[1] - a[1]) or 1
    return mix(a, b, share * (len(points) - 1) - k), ((b[0] - a[0]) / long, (b[1] - a[1]) / long)


def centroid(points: Sequence[Point]) -> Point:
    """The middle of a polygon's area."""
    area = x = y = 0.0
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True):
        cross = x1 * y2 - x2 * y1
        area += cross
        x += (x1 + x2) * cross
        y += (y1 + y2) * cross
    return x / (3 * area), y / (3 * area)


# --- the room inside

Span = tuple[float, float]


class Room:
    """The room inside a polygon, by rows: how much of a row at some height is free. Heights are from the polygon's
    own origin."""

    STEP = 2

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = tuple(points)
        self.middle = centroid(points)
        ys = [y for _, y in points]
        xs = [x for x, _ in points]
        self.left, self.right = min(xs), max(xs)
        self.first, self.last = int(min(ys) // self.STEP) + 1, int(max(ys) // self.STEP)
        self.rows: dict[tuple[int, int], list[Span]] = {}
        self.lines = [self._line(k * self.STEP) for k in range(self.first, self.last + 1)]

    def _line(self, y: float) -> tuple[Span, ...]:
        """The stretches of a horizontal line that lie inside."""
        xs = []
        for (x1, y1), (x2, y2) in zip(self.points, (*self.points[1:], self.points[0]), strict=True):
            if (y1 <= y) != (y2 <= y):
                xs.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
        xs.sort()
        return tuple(zip(xs[::2], xs[1::2], strict=False))

    @property
    def top(self) -> float:
        return self.first * self.STEP

    @property
    def bottom(self) -> float:
        return self.last * self.STEP

    def spans(self, top: float, bottom: float, taken: Iterable[Box] = ()) -> list[Span]:
        """The stretches that are free over a whole row, between taken ones."""
        free = self._clear(int(top // self.STEP) - self.first, int(-(-bottom // self.STEP)) - self.first)
        for left, high, right, low in taken:
            if high < bottom and low > top:
                parted: list[Span] = []
                for x1, x2 in free:
                    if left >= x2 or right <= x1:
                        parted.append((x1, x2))
                        continue
                    if x1 < left:
                        parted.append((x1, left))
                    if right < x2:
                        parted.append((right, x2))
                free = parted
        return free

    def near(self, taken: Iterable[Box]) -> list[Box]:
        """Those of some boxes that take anything from a row of it."""
        return [box for box in taken if box[0] < self.right and box[2] > self.left]

    def _clear(self, first: int, last: int) -> list[Span]:
        """The stretches inside over some lines: those at both ends and between."""
        known = self.rows.get((first, last))
        if known is None:
            known = []
            if first >= 0 and last < len(self.lines):
                known = list(self.lines[first])
                for k in (last, (first + last) // 2, (3 * first + last) // 4, (first + 3 * last) // 4):
                    known = [
                        (max(x1, x3), min(x2, x4))
                        for x1, x2 in known
                        for x3, x4 in self.lines[k]
                        if max(x1, x3) < min(x2, x4)
                    ]
            self.rows[first, last] = known
        return known
