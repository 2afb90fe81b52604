"""Monuments of Asia and the Andes, in front view; where their footprint stands they are drawn taller."""

from __future__ import annotations

from render.outlines import Path, box, oval, path

from ..pen import Pen, arch, battlement, mirrored, slab
from ..theme import BRICK, DARK, GLAZE, GOLD, LACQUER, LEAF, ROSE, SAND, SEA, STONE, TILES, WOOD


def ishtar_gate(pen: Pen, wide: float, high: float) -> None:
    """Blue glazed towers beside the arch, beasts in rows; between walls or above the processional way."""
    x = wide / 2
    base = high - 3.4
    if wide > high:
        for side in (-1, 1):
            wall = (x + side * 8, x + side * (x - 3))
            _glazed(pen, min(wall), base - 10.4, max(wall), base, teeth=7)
            for k in range(3):
                _beast(pen, x + side * (17.6 + k * 6) - 2, base - 2.6, 1 if side < 0 else -1)
        pen.front()
        _gate(pen, x, 4.6, base, 6.4, 9.6)
    else:
        way = high - 32
        pen.solid(SAND.light, ((x - 4.6, way), (x + 4.6, way), (x + 6.4, base), (x - 6.4, base)))
        for k in range(5):
            y = way + 3.4 + k * 5.4
            pen.fine(SAND.tone, box(x - 5.6, y, x + 5.6, y + 0.8))
        for side in (-1, 1):
            left, right = sorted((x + side * 5.4, x + side * 9.4))
            _glazed(pen, left, way + 4, right, base, teeth=0)
            for k in range(3):
                y = way + 9 + k * 6.6
                pen.fill(GOLD.light, box(left + 1, y, right - 1, y + 2, 0.8))
        pen.front()
        _gate(pen, x, 4.6, way + 5, 6.6, 16)


def _glazed(pen: Pen, x1: float, top: float, x2: float, base: float, teeth: int) -> None:
    pen.solid(GLAZE.light, box(x1, top, x2, base))
    if teeth:
        pen.solid(GLAZE.light, *battlement(x1, x2, top, 1.8, teeth))
    pen.fill(GOLD.light, box(x1, top + 1, x2, top + 1.9))
    pen.fill(GLAZE.tone, box(x1, base - 1.2, x2, base))


def _beast(pen: Pen, x: float, y: float, way: int) -> None:
    beast: Path = (
        (x - 2, y),
        (x - 1.6, y - 3),
        (x + 1.2, y - 3),
        (x + 1.6, y - 4.4),
        (x + 2.8, y - 4),
        (x + 1.9, y - 2.6),
        (x + 1.9, y),
        (x + 1.2, y),
        (x + 1, y - 1.6),
        (x - 0.9, y - 1.6),
        (x - 1.2, y),
    )
    pen.fine(GOLD.light, beast if way > 0 else mirrored(beast, x))


def _gate(pen: Pen, x: float, top: float, base: float, tower: float, middle: float) -> None:
    """The arch between two towers; `tower` is how wide each is, `middle` how high the arch."""
    pen.solid(GLAZE.light, box(x - 4, top + 3.4, x + 4, base))
    pen.solid(GLAZE.light, *battlement(x - 4, x + 4, top + 3.4, 1.6, 4))
    pen.fill(GOLD.light, box(x - 4, top + 4.2, x + 4, top + 5))
    pen.fill(GOLD.light, arch(x, base, 6.6, middle + 1))
    pen.fill(DARK, arch(x, base, 5, middle))
    pen.front()
    for side in (-1, 1):
        left, right = sorted((x + side * 3.4, x + side * (3.4 + tower)))
        _glazed(pen, left, top, right, base, teeth=4)
        pen.fill(GLAZE.tone, box(right - tower * 0.3, top + 1.9, right, base))
        rows = max(2, int((base - top - 5) / 5.2))
        for k in range(rows):
            _beast(pen, (left + right) / 2 - 0.4, top + 7.4 + k * (base - top - 6.6) / rows, -side)
    pen.front()


def petra(pen: Pen, wide: float, high: float) -> None:
    """The Treasury cut into its red cliff."""
    x, base = wide / 2, high - 3.2
    cliff: Path
    cracks: tuple[Path, ...]
    if wide > high:
        cliff = (
            (2.6, base),
            (3, 9),
            (8, 4.4),
            (15, 3),
            (22, 4.6),
            (30, 2.6),
            (42, 3),
            (50, 4.4),
            (58, 2.8),
            (65, 5),
            (wide - 3, 8.6),
            (wide - 2.6, base),
        )
        cracks = (
            ((3, 9), (8, 4.4), (10, 12), (6, base), (2.6, base)),
            ((15, 3), (22, 4.6), (20, 14), (15, 9)),
            ((58, 2.8), (65, 5), (62, 13), (66, base), (57, base), (59, 12)),
        )
        half, head, low = 9.6, 5, 0.5
    else:
        cliff = ((2.4, base), (2.8, 14), (4.4, 5), (9, 2.6), (15, 3.4), (19.6, 6), (21, 13), (21.6, base))
        cracks = (
            ((2.4, base), (2.8, 14), (4.4, 5), (5.4, 16), (3.8, base)),
            ((19.6, 6), (21, 13), (21.6, base), (20.4, base), (19, 20)),
        )
        half, head, low = 7.4, 12, 0.46
    pen.solid(ROSE.tone, cliff)
    for each in cracks:
        pen.fill(ROSE.dark, each)
    tall = base - head
    mid = base - tall * low
    pen.fill(ROSE.dark, box(x - half - 1, head - 1, x + half + 1, base))
    pen.fill(
        ROSE.light,
        box(x - half, mid - 2, x + half, mid + 0.6),
        ((x, mid - 4.8), (x + half * 0.62, mid - 1.8), (x - half * 0.62, mid - 1.8)),
    )
    pen.fill(ROSE.light, box(x - half, base - 1.4, x + half, base))
    pen.fill(DARK, box(x - half * 0.42, mid + 0.6, x + half * 0.42, base - 1.4))
    for k in range(6):
        at = x - half + 1 + (2 * half - 2) * k / 5
        pen.fill(ROSE.light, box(at - 0.8, mid + 0.6, at + 0.8, base))
    pen.fill(DARK, box(x - 1.8, mid + 3, x + 1.8, base - 1.4))
    up = mid - 2
    for side in (-1, 1):
        left, right = sorted((x + side * half * 0.5, x + side * half))
        pen.fill(ROSE.light, box(left, head + 3, right, head + 4.6), box(left, up - 1, right, up))
        slope = ((x + side * half * 0.5, head + 0.6), (x + side * half, head + 3), (x + side * half * 0.5, head + 3))
        pen.fill(ROSE.light, slope)
        pen.fill(ROSE.light, *(box(at - 0.6, head + 4.4, at + 0.6, up) for at in (left + 0.6, right - 0.6)))
    pen.fill(ROSE.light, slab(x, head + 3.4, 5.4, head + 4.8), box(x - 2.8, up - 1.2, x + 2.8, up))
    pen.fill(ROSE.light, *(box(x + dx - 0.6, head + 4.6, x + dx + 0.6, up) for dx in (-2, 2)))
    pen.fill(
        ROSE.light,
        path(f"M {x - 3},{head + 3.6} Q {x - 2},{head + 0.6} {x},{head} Q {x + 2},{head + 0.6} {x + 3},{head + 3.6}"),
    )
    pen.fill(ROSE.light, oval(x, head - 0.8, 1.1))


def thien_mu_pagoda(pen: Pen, wide: float, high: float) -> None:
    """A slender tower of seven eight-sided storeys; across, between its pavilions and pines."""
    x, base, upright = wide / 2, high - 3.4, wide < high
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


def machu_picchu(pen: Pen, wide: float, high: float) -> None:
    """Stone houses and green terraces on a saddle below the steep peak."""
    base = high - 3
    x = wide / 2
    lift = 0.5 if wide > high else 0.46
    ridge = high * lift
    peak = (wide * 0.6, 3.4)
    pen.solid(
        LEAF.dark,
        path(
            f"M 3,{base} L 3,{ridge + 4} Q {wide * 0.14},{ridge - 4} {wide * 0.22},{ridge - 2} "
            f"Q {wide * 0.36},{ridge * 0.9} {wide * 0.46},{ridge * 0.42} "
            f"Q {peak[0] - 3},{peak[1] + 1} {peak[0]},{peak[1]} "
            f"Q {peak[0] + 4},{peak[1] + 1} {peak[0] + 6},{ridge * 0.42} "
            f"Q {wide * 0.8},{ridge * 0.94} {wide * 0.88},{ridge} "
            f"Q {wide - 3},{ridge + 2} {wide - 3},{ridge + 7} L {wide - 3},{base}"
        ),
    )
    pen.fill(
        LEAF.tone,
        path(
            f"M {wide * 0.24},{ridge} Q {wide * 0.38},{ridge * 0.9} {wide * 0.47},{ridge * 0.44} "
            f"Q {peak[0] - 3},{peak[1] + 1} "
            f"{peak[0]},{peak[1]} L {peak[0] - 1},{ridge * 0.5} L {wide * 0.52},{ridge * 0.8} "
            f"L {wide * 0.48},{ridge + 6}"
        ),
    )
    steps = 5 if wide > high else 7
    tall = (base - ridge - 3) / steps
    for k in range(steps):
        y = ridge + 3 + k * tall
        bend = 1.6
        left, right = 3 + max(0, (2 - k)) * 4.4, wide - 3 - max(0, (2 - k)) * 3.4
        pen.fill(
            STONE.light if k % 2 else STONE.tone,
            path(
                f"M {left},{y + bend} Q {x},{y - bend} {right},{y + bend} L {right},{y + tall + bend} "
                f"L {left},{y + tall + bend}"
            ),
        )
        pen.fill(
            LEAF.light,
            path(
                f"M {left},{y + bend} Q {x},{y - bend} {right},{y + bend} L {right},{y + bend + tall * 0.55} "
                f"Q {x},{y - bend + tall * 0.55} {left},{y + bend + tall * 0.55}"
            ),
        )
    pen.fill(LEAF.tone, box(3, base - 0.8, wide - 3, base))
    pen.front()
    houses = ((0.2, 4, 5.4), (0.36, 2.6, 6.2), (0.54, 3, 5.8), (0.72, 4.6, 5.4), (0.28, 9.6, 5.6), (0.62, 10, 6))
    for share, down, broad in houses:
        _gable(pen, wide * share, ridge + down + 1.4, broad)


def _gable(pen: Pen, x: float, base: float, broad: float) -> None:
    half = broad / 2
    pen.solid(
        STONE.light,
        ((x - half, base), (x - half, base - 3.4), (x, base - 6.4), (x + half, base - 3.4), (x + half, base)),
    )
    pen.fill(
        STONE.tone, ((x + half * 0.3, base), (x + half * 0.3, base - 5.5), (x + half, base - 3.4), (x + half, base))
    )
    pen.fill(DARK, slab(x - half * 0.2, base - 2.6, 1.6, base, 0.2))
    pen.front()


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
    grow = 1 if not upright else 1.36
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
