"""What is written on a sheet by hand: circles, crosses and strokes of a pen. They waver, always the same way for the
same place: of a few hands' movements its name chooses one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from zlib import crc32

from render.scene import AnyShape, Layer, Path, Point, Polygon

from .theme import FRESH, GLOW, PEN, WHITE

INK = Layer.PLAYER
SHINE, FAINT, LIGHT = 9, 5, 3
"""How much wider the shine is than the stroke over it: of circles and strokes, and of crosses, which lie on signs;
and how much wider the light edge is."""
MOVEMENTS = 7
"""How many different circles or crosses a hand makes."""


def movement(name: str) -> int:
    """The movement for a place."""
    return crc32(name.encode()) % MOVEMENTS


def circled(
    name: str, at: Point, radius: float, *, high: float = 0, width: float = 0, layer: Layer = INK, fresh: bool = False
) -> list[AnyShape]:
    """A circle around a place, begun and ended above it; `high` is its radius upwards, where it differs."""
    tall = high or radius
    wide = width or max(2.4, min(radius, tall) * 0.13)
    n = movement(name)
    return _inked(name, [_circle(n, radius, tall, each) for each in _widths(wide, fresh)], at, layer, fresh)


@lru_cache(maxsize=256)
def _circle(n: int, radius: float, tall: float, wide: float) -> tuple[Path, Path]:
    """A circle's two halves: a whole one would cover itself where it ends."""
    start = -1.9 - 0.13 * n
    points, widths = [], []
    steps = 32
    for k in range(steps + 1):
        part = k / steps
        turn = start + part * (2 * pi + 0.5 + 0.05 * (n % 3))
        waver = 1 + 0.035 * sin(turn + n) + 0.03 * sin(2 * turn + 1.7 * n) + 0.075 * (part - 0.4)
        points.append((radius * waver * cos(turn), tall * waver * sin(turn)))
        widths.append(wide * _pressed(part))
    half = steps // 2
    return _ribbon(points[: half + 1], widths[: half + 1]), _ribbon(points[half:], widths[half:])


def crossed(
    name: str, at: Point, size: float, *, width: float = 0, layer: Layer = INK, fresh: bool = False
) -> list[AnyShape]:
    """A cross over a place, its strokes `size` wide and high."""
    n = movement(name)
    half = size / 2
    lean = 0.05 * (n - 3)
    first = ((-0.92, -0.98 + lean), (0.06, 0.1 - lean), (1.02, 0.94 + lean))
    second = ((0.98, -0.96 - lean), (0.06 * (n % 3) - 0.05, 0.02), (-1.0, 1.0 - 0.6 * lean))
    widths = _widths(width or max(2.6, size * 0.11), fresh, FAINT)
    return _inked(
        name, [tuple(_stroke(each, half, wide) for each in (first, second)) for wide in widths], at, layer, fresh
    )


def struck(
    name: str, at: Point, size: float, *, width: float = 0, layer: Layer = INK, fresh: bool = False
) -> list[AnyShape]:
    """One slanting stroke through a place."""
    lean = 0.04 * (movement(name) - 3)
    knots = ((0.62 + lean, -1.0), (0.08 + lean, -0.02), (-0.66 + lean, 1.0 - lean))
    widths = _widths(width or max(2.6, size * 0.11), fresh)
    return _inked(name, [(_stroke(knots, size / 2, wide),) for wide in widths], at, layer, fresh)


def _widths(wide: float, fresh: bool, shine: float = SHINE) -> tuple[float, float]:
    """How wide what lies below a stroke is, and the stroke; what was written in this turn is heavier, with a shine
    below it, anything else has a light edge, which sets it off from dark signs."""
    return (wide * 1.3 + shine, wide * 1.3) if fresh else (wide + LIGHT, wide)


def _inked(name: str, strokes: Sequence[tuple[Path, ...]], at: Point, layer: Layer, fresh: bool) -> list[AnyShape]:
    """The shine or the light edge, and the strokes over it."""
    below, pen = strokes
    parts = (("glow", below, GLOW), ("fresh", below, FRESH)) if fresh else (("light", below, WHITE),)
    return [
        _written(f"{name}.{part}{k}", each, at, colour, layer)
        for part, paths, colour in (*[(f"{part}.", paths, colour) for part, paths, colour in parts], ("", pen, PEN))
        for k, each in enumerate(paths)
    ]


def _pressed(part: float) -> float:
    """How hard the pen presses at that part of its way: least at both ends."""
    return 0.45 + 0.55 * min(1.0, 4.5 * part, 4.5 * (1 - part)) + 0.12 * sin(pi * part)


@lru_cache(maxsize=256)
def _stroke(knots: tuple[Point, Point, Point], half: float, wide: float) -> Path:
    """A bent stroke through three points, in halves of its size."""
    (x1, y1), (x2, y2), (x3, y3) = ((x * half, y * half) for x, y in knots)
    cx, cy = 2 * x2 - (x1 + x3) / 2, 2 * y2 - (y1 + y3) / 2
    points, widths = [], []
    for k in range(9):
        t = k / 8
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x1 + b * cx + c * x3, a * y1 + b * cy + c * y3))
        widths.append(wide * _pressed(t))
    return _ribbon(points, widths)


def _ribbon(points: Sequence[Point], widths: Sequence[float]) -> Path:
    """A line as wide as the pen pressed."""
    left, right = [], []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        far = hypot(bx - ax, by - ay) or 1
        dx, dy = (by - ay) / far * widths[k] / 2, (ax - bx) / far * widths[k] / 2
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return tuple((round(x, 1), round(y, 1)) for x, y in (*left, *reversed(right)))


def _written(name: str, points: Path, at: Point, colour: str, layer: Layer) -> Polygon:
    x, y = round(at[0]), round(at[1])
    return Polygon(
        name=name,
        layer=layer,
        points=tuple([(x + px, y + py) for px, py in points]),
        fill=colour,
        line=colour if colour == GLOW else "",
        width=3 if colour == GLOW else 0,
    )
