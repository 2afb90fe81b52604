"""Monuments seen from above, turned as they lie."""

from __future__ import annotations

from math import cos, pi, sin

from render.outlines import Path, bar, box, oval, path
from render.pen import Pen, arch, ellipse, slab

from ..theme import BRICK, DARK, GOLD, LACQUER, LEAF, MARBLE, SAND, SEA, STONE, WOOD


def _track(x1: float, y1: float, x2: float, y2: float) -> Path:
    """A long ring, round at its right end, nearly straight at its left."""
    r = (y2 - y1) / 2
    y = (y1 + y2) / 2
    return (*ellipse(x2 - r, y, r, r, -90, 90, 18), (x1 + 1.6, y2), (x1, y2 - 2.4), (x1, y1 + 2.4), (x1 + 1.6, y1))


def hippodrome(pen: Pen, wide: float, high: float) -> None:
    """The track with its rows of seats, the starting gates, the spine with obelisk and turning posts."""
    if wide < high:
        pen.view = lambda p: (p[1], high - p[0])
    long, broad = max(wide, high), min(wide, high)
    middle = broad / 2
    pen.solid(MARBLE.tone, _track(2.6, 3, long - 2.6, broad - 3))
    pen.fill(MARBLE.light, _track(3.4, 3.8, long - 3.4, broad - 3.8))
    for k in range(3):
        by = 5.4 + k * 1.9
        pen.fine(MARBLE.dark, _track(by, by, long - by, broad - by))
        pen.fine(MARBLE.light, _track(by + 0.5, by + 0.5, long - by - 0.5, broad - by - 0.5))
    for k in range(7):
        at = 13 + k * (long - 40) / 6
        pen.fine(STONE.dark, box(at, 4.2, at + 0.7, 10.6), box(at, broad - 10.6, at + 0.7, broad - 4.2))
    pen.fill(STONE.dark, _track(10.4, 10.6, long - 10.4, broad - 10.6))
    pen.fill(SAND.light, _track(11, 11.2, long - 11, broad - 11.2))
    for k in range(1, 3):
        by = 11.2 + k * 2.6
        radius = middle - by
        pen.fine(SAND.tone, box(by + 2.5, by, long - by - 1, broad - by, radius))
        pen.fine(SAND.light, box(by + 2.9, by + 0.4, long - by - 1.4, broad - by - 0.4, radius - 0.4))
    for k in range(5):
        y = middle - 11 + k * 5.5
        pen.fill(BRICK.dark, box(3.2, y - 1.7, 9.4, y + 1.7))
        pen.fill(BRICK.light, box(3.2, y - 1.7, 8.2, y + 1.7))
    pen.front()
    left, right = 27, long - 26
    pen.solid(LEAF.tone, box(left, middle - 2.6, right, middle + 2.6, 2.4))
    pen.fill(MARBLE.light, box(left + 1.6, middle - 1.3, right - 1.6, middle + 1.3, 1.2))
    for end in (left - 2.2, right + 2.2):
        pen.solid(GOLD.light, oval(end, middle, 2.2))
        pen.fill(GOLD.tone, oval(end, middle, 1.1))
    pen.front()
    for spot in ((38, 14.8), (58, 33.2), (69, 14.8)):
        _chariot(pen, *spot)
    place = pen.view((long / 2, middle))
    pen.view = lambda p: p
    x, base = place[0], place[1] + 3
    pen.solid(SAND.tone, box(x - 2.8, base - 2.2, x + 2.8, base))
    pen.solid(BRICK.light, slab(x, base - 14, 3.6, base - 2.2, 0.6))
    pen.fill(BRICK.tone, ((x + 0.4, base - 14), (x + 1.2, base - 14), (x + 1.8, base - 2.2), (x + 0.6, base - 2.2)))
    pen.solid(GOLD.light, ((x, base - 16.4), (x + 1.2, base - 14), (x - 1.2, base - 14)))


def _chariot(pen: Pen, x: float, y: float) -> None:
    if pen.small:
        return
    ahead = -1 if y < 20 else 1
    pen.solid(GOLD.tone, box(x - 1.4, y - 1.5, x + 1.4, y + 1.5, 0.7))
    for dy in (-1.3, 1.3):
        body = ((1.8, -0.8), (4.6, -0.9), (5.4, -0.5), (6.8, -0.4), (6.8, 0.4), (5.4, 0.5), (4.6, 0.9), (1.8, 0.8))
        pen.solid(WOOD.dark, tuple((x + ahead * a, y + dy + b) for a, b in body))
    pen.fill(LACQUER.light, oval(x, y, 0.8))
    pen.front()


def theater(pen: Pen, wide: float, high: float, turn: int) -> None:
    """Rows of seats around the orchestra through three quarters, the stage in the fourth.

    `turn`: quarter turns clockwise from the one whose open quarter is at the lower right.
    """
    x, y = wide / 2, high / 2

    def view(p: tuple[float, float]) -> tuple[float, float]:
        dx, dy = p[0] - x, p[1] - y
        for _ in range(turn):
            dx, dy = -dy, dx
        return x + dx, y + dy

    pen.view = view

    def sector(r: float, by: float = 0) -> Path:
        rim = ellipse(x, y, r, r, 90, 360, 54)
        return (*rim, (x + by, y - by), (x - by, y + by)) if by else ((x, y), *rim)

    def ring(outer: float, inner: float) -> Path:
        return (*ellipse(x, y, outer, outer, 93, 357, 54), *reversed(ellipse(x, y, inner, inner, 93, 357, 54)))

    pen.solid(STONE.tone, _three_quarters(x, y, 20.8))
    pen.fill(STONE.light, _three_quarters(x, y, 19.6))
    for k in range(6):
        r = 18.8 - k * 1.9
        pen.fill(MARBLE.dark, _three_quarters(x, y, r))
        pen.fill(MARBLE.light if k != 3 else SAND.light, _three_quarters(x, y, r - 0.6))
    for k in range(7):
        a = (105 + k * 40) * pi / 180
        pen.fine(STONE.dark, bar(x + 7.4 * cos(a), y + 7.4 * sin(a), x + 18.8 * cos(a), y + 18.8 * sin(a), 0.9))
    pen.fill(STONE.dark, _three_quarters(x, y, 7.6))
    pen.fill(SAND.light, _three_quarters(x, y, 6.8))
    pen.fine(SAND.tone, oval(x - 2, y - 2, 1.6))
    pen.front()
    for side in (0, 1):
        wall = box(x + 1.6, y - 5, x + 20.4, y - 1.8) if side else box(x - 5, y + 1.6, x - 1.8, y + 20.4)
        pen.solid(BRICK.light, wall)
        for k in range(5):
            at = 4 + k * 3.6
            column = (
                box(x + at, y - 3.2, x + at + 1.6, y - 1.8) if side else box(x - 3.2, y + at, x - 1.8, y + at + 1.6)
            )
            pen.fill(DARK, column)


def _three_quarters(x: float, y: float, r: float) -> Path:
    """A disc without its lower right quarter and a little more."""
    edge = 1.8
    return (
        (x - edge, y - edge),
        (x - edge, y + (r * r - edge * edge) ** 0.5),
        *ellipse(x, y, r, r, 96, 354, 54),
        (x + (r * r - edge * edge) ** 0.5, y - edge),
    )


def turned(cells: list[tuple[int, int]]) -> int:
    """The quarter turns of a corner of three cells, by its empty quarter."""
    rows, columns = [r for r, _ in cells], [c for _, c in cells]
    top, left = min(rows), min(columns)
    empty = next((r, c) for r in (0, 1) for c in (0, 1) if (top + r, left + c) not in cells)
    return {(1, 1): 0, (1, 0): 1, (0, 0): 2, (0, 1): 3}[empty]


def port_of_carthage(pen: Pen, wide: float, high: float) -> None:
    """The round harbour from above: sheds around the basin, the admiral's island, the way to the sea."""
    x, y = wide / 2, high / 2 - 1.2
    pen.solid(SAND.light, oval(x, y, 20.6))
    pen.solid(SEA.tone, box(x - 4.4, y + 12, x + 4.4, high - 2))
    sheds = 20
    for k in range(sheds):
        a = pi / 2 + 2 * pi * (k + 0.5) / sheds
        if min(k, sheds - 1 - k) < 1:
            continue
        half = pi / sheds * 0.7
        roof = tuple(
            (x + r * cos(a + turn), y + r * sin(a + turn))
            for r, turn in ((19.2, -half), (19.2, half), (13.6, half), (13.6, -half))
        )
        pen.fill(BRICK.tone if k % 2 else BRICK.light, roof)
    pen.fill(SEA.tone, oval(x, y, 13.4), box(x - 4.4, y + 10, x + 4.4, high - 2))
    pen.fill(SEA.light, ellipse(x, y, 13.4, 13.4, 180, 270), oval(x, y, 12))
    pen.fill(SEA.tone, oval(x, y, 11.4))
    pen.front()
    for dx in (-6.2, 6.2):
        pen.solid(SAND.tone, box(x + dx - 1.8, y + 14, x + dx + 1.8, high - 2.4))
    pen.front()
    pen.solid(SAND.light, oval(x, y, 7))
    for k in range(12):
        a = 2 * pi * (k + 0.5) / 12
        pen.fine(BRICK.tone, bar(x + 4.2 * cos(a), y + 4.2 * sin(a), x + 6.2 * cos(a), y + 6.2 * sin(a), 1.5))
    pen.front()
    pen.solid(MARBLE.light, box(x - 2.6, y - 5.4, x + 2.6, y + 1.6))
    pen.fill(MARBLE.tone, box(x + 0.8, y - 5.4, x + 2.6, y + 1.6))
    pen.solid(BRICK.tone, ((x - 3.6, y - 5.2), (x, y - 8.6), (x + 3.6, y - 5.2)))
    pen.fill(DARK, arch(x, y + 1.6, 1.8, 3))
    pen.front()
    for dx, dy in ((-10, -1.4), (9.6, 3.6)):
        _galley(pen, x + dx, y + dy)


def _galley(pen: Pen, x: float, y: float) -> None:
    pen.solid(WOOD.tone, path(f"M {x - 2.6},{y} L {x + 2.6},{y} L {x + 1.8},{y + 1.8} L {x - 1.8},{y + 1.8}"))
    pen.fill(MARBLE.light, box(x - 1.5, y - 3.4, x + 1.5, y - 0.6))
    pen.front()
