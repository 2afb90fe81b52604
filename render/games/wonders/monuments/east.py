"""Monuments of Asia, in front view; where their footprint stands they are drawn taller."""

from __future__ import annotations

from render.outlines import Path, bar, box, oval, path
from render.pen import Pen, arch, ground, mirrored, slab

from ..theme import BRICK, COURT, DARK, GOLD, LACQUER, LEAF, MARBLE, SAND, SEA, STONE, TILES, WOOD


def thien_mu_pagoda(pen: Pen, wide: float, high: float) -> None:
    """A slender tower of seven eight-sided storeys; across, between its pavilions and pines."""
    x, base, upright = wide / 2, high - 3.4, wide < high
    ground(pen, wide, high, base - 1.6, LEAF.light)
    if not upright:
        for at in (7.4, wide - 7.4):
            pen.solid(LACQUER.light, box(at - 3, base - 5, at + 3, base))
            pen.fill(DARK, arch(at, base, 2.2, 3.4))
            pen.solid(TILES.light, _tent(at, base - 4.6, 5, 4))
            pen.front()
        for at in (14.4, wide - 14.4):
            _pine(pen, at, base, 9)
    pen.solid(STONE.light, box(x - 7.4, base - 2, x + 7.4, base))
    pen.fill(STONE.tone, box(x - 7.4, base - 0.8, x + 7.4, base))
    pen.front()
    storey = (base - (9 if upright else 8.4)) / 7
    y = base - 2
    for k in range(7):
        half = (6.2 if upright else 4.8) - k * (0.56 if upright else 0.4)
        top = y - storey
        pen.solid(BRICK.light, slab(x, top, 2 * half, y, 0.1))
        pen.fill(BRICK.tone, box(x + half * 0.42, top, x + half, y))
        pen.fine(SAND.light, box(x - half, top + storey * 0.45, x - half * 0.48, y))
        pen.fill(DARK, arch(x, y, 1.9 if upright else 1.3, storey * 0.56))
        pen.solid(GOLD.light, slab(x, top - 0.2, 2 * half + 2.8, top + storey * 0.28, 1))
        pen.fill(
            GOLD.tone,
            (
                (x + half * 0.42, top - 0.2),
                (x + half + 0.4, top - 0.2),
                (x + half + 1.4, top + storey * 0.28),
                (x + half * 0.42, top + storey * 0.28),
            ),
        )
        y = top
    pen.solid(GOLD.tone, path(f"M {x - 2},{y} Q {x},{y - 2} {x},{y - 4.6} Q {x},{y - 2} {x + 2},{y}"))


def _tent(x: float, y: float, half: float, high: float) -> Path:
    one = path(
        f"M {x},{y - high} Q {x + half * 0.3},{y - high * 0.3} {x + half},{y - 0.6} L {x + half},{y + 0.4} "
        f"L {x},{y + 0.4}"
    )
    return (*one, *reversed(mirrored(one, x)))


def _pine(pen: Pen, x: float, base: float, high: float) -> None:
    pen.fill(WOOD.dark, box(x - 0.6, base - high * 0.4, x + 0.6, base))
    pen.solid(LEAF.dark, oval(x, base - high * 0.5, 2.8, 2), oval(x + 0.4, base - high * 0.8, 2, 1.7))
    pen.front()


def shitenno_ji(pen: Pen, wide: float, high: float) -> None:
    """The five-storeyed pagoda in its court: red wood under dark roofs."""
    x, base = wide / 2, high - 4
    ground(pen, wide, high, base - 1.4, COURT)
    for side in (-1, 1):
        pen.solid(
            MARBLE.light, box(min(x + side * 4, x + side * 20), base - 6, max(x + side * 4, x + side * 20), base)
        )
        for k in range(4):
            at = x + side * (19 - k * 3.4)
            pen.fill(LACQUER.tone, box(at - 0.6, base - 6, at + 0.6, base))
        roof: Path = ((x, base - 9.6), (x + 19.4, base - 9.6), (x + 21.6, base - 5.2), (x, base - 5.2))
        pen.solid(TILES.light if side < 0 else TILES.tone, roof if side > 0 else mirrored(roof, x))
    pen.front()
    pen.solid(STONE.light, box(x - 11, base - 2, x + 11, base + 1))
    pen.front()
    floor = base - 2
    for k in range(5):
        half, body = 14.4 - k * 1.35, 7.4 - k * 0.75
        tall = 6.5
        pen.solid(LACQUER.light, box(x - body, floor - tall, x + body, floor))
        pen.fill(LACQUER.tone, box(x + body * 0.3, floor - tall, x + body, floor))
        pen.fill(
            MARBLE.light,
            box(x - body + 1.1, floor - 2.8, x - body * 0.34, floor - 0.9),
            box(x + body * 0.34, floor - 2.8, x + body - 1.1, floor - 0.9),
        )
        pen.fill(DARK, box(x - 1.1, floor - 3, x + 1.1, floor))
        y = floor - 3.4
        pen.solid(TILES.light, _eaves(x, y, half, body - 1))
        pen.fill(TILES.tone, tuple((max(px, x + 1), py) for px, py in _eaves(x, y, half, body - 1)))
        pen.front()
        floor -= tall
    pen.solid(GOLD.light, bar(x, floor + 2.4, x, floor - 5.4, 1.3))
    for k in range(3):
        pen.fill(GOLD.tone, box(x - 1.9 + k * 0.3, floor - 0.4 - k * 1.7, x + 1.9 - k * 0.3, floor + 0.4 - k * 1.7))


def _eaves(x: float, y: float, half: float, top: float) -> Path:
    """A roof whose corners rise."""
    one = path(
        f"M {x},{y + 0.6} L {x + half * 0.6},{y + 0.5} Q {x + half * 0.86},{y + 0.2} {x + half},{y - 1.5} "
        f"L {x + half - 0.4},{y - 2.1} Q {x + top + 1.6},{y - 1.8} {x + top},{y - 3.8} L {x},{y - 3.8}"
    )
    return (*one, *reversed(mirrored(one, x)))


def angkor_wat(pen: Pen, wide: float, high: float) -> None:
    """Five towers like lotus buds above their galleries, mirrored in the moat."""
    x = wide / 2
    upright = wide < high
    pool = 7 if not upright else 12
    base = high - 2.6 - pool
    pen.solid(SEA.tone, box(2.6, base, wide - 2.6, high - 2.6, 1.6))
    for k, (dx, deep) in enumerate(((0.0, 1.0), (-11.0, 0.7), (11.0, 0.7))):
        pen.fill(SEA.dark, slab(x + dx, base, 6.4, base + pool * deep * 0.8, -1.6 if k else -2))
    pen.fine(
        SEA.light,
        *(
            box(5 + k * 9.4, base + 2 + k % 2 * 2.4, 10 + k * 9.4, base + 2.6 + k % 2 * 2.4)
            for k in range(int(wide / 9.4) - 1)
        ),
    )
    pen.front()
    grow = 1 if not upright else 1.55
    for dx, foot, broad, tall in ((-7.4, 11, 6.4, 15), (7.4, 11, 6.4, 15), (0, 12, 9.4, 22.6)):
        _bud(pen, x + dx * (1.2 if not upright else 1), base - foot * grow, broad, tall * grow)
    _gallery(pen, x, base - 8.4 * grow, 17 if not upright else 14, 5.4 * grow)
    pen.front()
    for side in (-1, 1):
        _bud(pen, x + side * (22 if not upright else 16), base - 6.4, 7 if not upright else 6, 15 * grow)
    _gallery(pen, x, base, wide / 2 - 4.4, 7.4 if not upright else 9)
    pen.front()
    pen.solid(SAND.light, slab(x, base - 8.4 * grow, 8, base + 1, -1.4 + 1.4))
    for k in range(5):
        pen.fine(
            SAND.dark, box(x - 4, base - 7 * grow + k * 1.6 * grow, x + 4, base - 7 * grow + k * 1.6 * grow + 0.6)
        )
    pen.fill(DARK, arch(x, base - 5 * grow, 3, 3))


def _gallery(pen: Pen, x: float, base: float, half: float, high: float) -> None:
    pen.solid(SAND.tone, box(x - half, base - high, x + half, base))
    pen.solid(
        SAND.light,
        (
            (x - half + 1.4, base - high - 2.2),
            (x + half - 1.4, base - high - 2.2),
            (x + half + 1, base - high + 0.6),
            (x - half - 1, base - high + 0.6),
        ),
    )
    count = round(half / 2)
    for k in range(2 * count):
        at = x - half + 1.6 + (2 * half - 3.2) * (k + 0.5) / (2 * count)
        pen.fill(DARK, box(at - 0.55, base - high + 2, at + 0.55, base - 1.4))
    pen.fill(SAND.light, box(x - half, base - 1.2, x + half, base))


def _bud(pen: Pen, x: float, base: float, broad: float, high: float) -> None:
    half = broad / 2
    marks = ((0, 1), (0.18, 1.04), (0.36, 0.98), (0.54, 0.84), (0.7, 0.64), (0.84, 0.4), (0.94, 0.18), (1, 0.0))
    right = [(x + half * r, base - high * t) for t, r in marks]
    pen.solid(SAND.tone, (*right, *((2 * x - px, py) for px, py in reversed(right))))
    pen.fill(
        SAND.light,
        (
            *((2 * x - px, py) for px, py in reversed(right)),
            (x, base - high),
            (x + half * 0.1, base - high * 0.5),
            (x + half * 0.1, base),
        ),
    )
    for t, r in marks[1:6]:
        pen.fine(SAND.dark, box(x - half * r - 0.5, base - high * t - 0.2, x + half * r + 0.5, base - high * t + 0.5))
    pen.front()
