"""Monuments seen from above, turned as they lie."""

from __future__ import annotations

from math import cos, pi, sin

from render.outlines import Path, bar, box, oval

from ..pen import Pen, ellipse, slab
from ..theme import BRICK, DARK, GOLD, LEAF, MARBLE, SAND, STONE, WOOD


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
    for k in range(12):
        at = 10 + k * (long - 34) / 11
        pen.fine(MARBLE.tone, box(at, 4.2, at + 0.8, 10.6), box(at, broad - 10.6, at + 0.8, broad - 4.2))
    pen.fill(STONE.dark, _track(10.4, 10.6, long - 10.4, broad - 10.6))
    pen.fill(SAND.light, _track(11, 11.2, long - 11, broad - 11.2))
    for k in range(1, 3):
        by = 11.2 + k * 2.2
        pen.fine(SAND.tone, _track(by + 1, by, long - by - 1, broad - by))
        pen.fine(SAND.light, _track(by + 1.4, by + 0.4, long - by - 1.4, broad - by - 0.4))
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
    for spot in ((38, 14.6), (60, 34), (70, 13.6)):
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
    pen.solid(BRICK.dark, box(x - 1.2, y - 1.2, x + 1.2, y + 1.2, 0.6))
    for dy in (-1, 0.1, 1.2):
        pen.solid(WOOD.dark, bar(x + ahead * 1.8, y + dy, x + ahead * 5, y + dy, 0.8))
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
