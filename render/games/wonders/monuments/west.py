"""Monuments of Greece and Rome, in front view; where their footprint stands they are drawn taller."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Protocol

from render.outlines import Path, bar, box, oval
from render.pen import Pen, arch, battlement, ground, slab
from render.scene import Point

from ..theme import COURT, DARK, GOLD, LACQUER, LEAF, MARBLE, SAND, SEA, WOOD


class Place(Protocol):
    """Where a place on a round wall lies: how far round, how high, how much further out."""

    def __call__(self, t: float, z: float, grow: float = 1, /) -> Point: ...


def parthenon(pen: Pen, wide: float, high: float) -> None:
    """Eight columns on three steps under a pediment; upright, above the rock of the Acropolis and its stair."""
    x, half = wide / 2, wide / 2 - 5
    base = high - 4 if wide > high else high - 25
    if wide < high:
        _rock(pen, wide, high, base)
    else:
        ground(pen, wide, high, base - 0.8, COURT)
    foot = base - 5.4
    tall = 19 if wide > high else 22
    top = foot - tall
    for k in range(3):
        grow = 2.4 - k * 1.2
        pen.solid(MARBLE.light, box(x - half - grow + 1, base - 1.8 * (k + 1), x + half + grow - 1, base - 1.8 * k))
        pen.fill(MARBLE.tone, box(x - half - grow + 1, base - 1.8 * k - 0.6, x + half + grow - 1, base - 1.8 * k))
    pen.solid(DARK, box(x - half + 1, top - 1, x + half - 1, foot))
    count = 8
    step = (2 * half - 3) / count
    for k in range(count):
        at = x - half + 1.5 + step * (k + 0.5)
        pen.solid(MARBLE.light, slab(at, top + 0.6, step * 0.62, foot, 0.3))
        pen.fill(
            MARBLE.tone,
            ((at + 0.3, top + 0.6), (at + step * 0.31 - 0.3, top + 0.6), (at + step * 0.31, foot), (at + 0.5, foot)),
        )
        pen.fill(MARBLE.light, box(at - step * 0.38, top - 0.2, at + step * 0.38, top + 1.1))
    pen.solid(MARBLE.light, box(x - half, top - 4.4, x + half, top))
    pen.fill(MARBLE.tone, box(x - half, top - 0.8, x + half, top))
    plates = 15 if wide > high else 11
    for k in range(plates):
        at = x - half + 1.6 + (2 * half - 3.2) * k / (plates - 1)
        pen.fine(GOLD.tone if k % 2 else SEA.dark, box(at - 0.8, top - 3.6, at + 0.8, top - 1.2))
    roof = top - 4.4
    rise = half * 0.34
    pen.solid(MARBLE.light, ((x, roof - rise), (x + half + 1, roof), (x - half - 1, roof)))
    pen.fill(SEA.dark, ((x, roof - rise + 2.6), (x + half - 6.4, roof - 1.1), (x - half + 6.4, roof - 1.1)))
    for k, share in ((-3, 0.16), (-2, 0.26), (-1, 0.36), (0, 0.5), (1, 0.36), (2, 0.26), (3, 0.16)):
        at, tall_one = x + k * half * 0.14, share * rise
        pen.fine(
            MARBLE.light,
            slab(at, roof - 1.2 - tall_one, half * 0.065, roof - 1.2, 0.3),
            oval(at, roof - 1.3 - tall_one, half * 0.026),
        )


def _rock(pen: Pen, wide: float, high: float, base: float) -> None:
    bottom = high - 3
    pen.solid(
        SAND.tone,
        (
            (3, base + 2),
            (8, base - 1),
            (wide - 8, base - 1),
            (wide - 3, base + 3),
            (wide - 2.6, bottom),
            (2.6, bottom),
            (2.8, base + 9),
        ),
    )
    for points in (
        ((8, base - 1), (14, base + 8), (10, bottom), (2.6, bottom), (2.8, base + 9), (3, base + 2)),
        ((wide - 14, base + 4), (wide - 8, base - 1), (wide - 3, base + 3), (wide - 6, base + 10)),
    ):
        pen.fill(SAND.light, points)
    pen.fill(SAND.dark, ((wide - 13, bottom), (wide - 10, base + 12), (wide - 2.7, base + 8), (wide - 2.6, bottom)))
    x = wide / 2
    pen.solid(MARBLE.light, ((x - 5, base), (x + 5, base), (x + 9, bottom), (x - 9, bottom)))
    for k in range(7):
        y = base + 1.6 + k * 2.7
        half = 5 + 4 * (y - base) / (bottom - base)
        pen.fine(MARBLE.dark, box(x - half, y, x + half, y + 0.7))
    for at, foot in ((9, bottom - 1), (wide - 9.4, base + 9)):
        pen.fill(LEAF.dark, oval(at, foot - 3, 2.8, 3.4))
    pen.front()


def colosseum(pen: Pen, wide: float, high: float) -> None:
    """The ring of arches, its outer wall standing to full height on one side only, the arena within."""
    across = wide > high
    x, rx, ry = wide / 2, wide / 2 - 3.4, 7.4 if across else 11
    tier = 7.3 if across else 10.6
    base = high - 3.4 - ry
    full, low = tier * 3.7, tier * 2
    torn = 1.9
    ground(pen, wide, high, base + ry * 0.3, COURT)
    turns = [pi * k / 40 for k in range(41)]

    def at(t: float, z: float, grow: float = 1) -> Point:
        """On the front, from the left end to the right."""
        return x - rx * grow * cos(t), base - z + ry * grow * sin(t)

    def far(t: float, z: float, grow: float = 1) -> Point:
        """On the far side."""
        return x - rx * grow * cos(t), base - z - ry * grow * sin(t)

    _inside(pen, turns, at, far, full, low)
    left, right = [t for t in turns if t <= torn], [t for t in turns if t >= torn]
    outer = (*(at(t, full) for t in left), *_torn(at, torn, full, low), *(at(t, low) for t in right))
    pen.solid(SAND.light, (*outer, *(at(t, 0) for t in reversed(turns))))
    shade = [t for t in turns if t >= 2.25]
    pen.fill(SAND.tone, (*(at(t, low) for t in shade), *(at(t, 0) for t in reversed(shade))))
    for level in range(4):
        z = level * tier
        whole = level < 2
        ring = [t for t in turns if whole or t <= torn - 0.02]
        if level:
            band = (*(at(t, z + 0.2) for t in ring), *(at(t, z - 0.9) for t in reversed(ring)))
            pen.fill(SAND.tone, band)
            pen.fine(SAND.dark, (*(at(t, z - 0.9) for t in ring), *(at(t, z - 1.3) for t in reversed(ring))))
        for k in range(15):
            t = (k + 0.5) * pi / 15
            if not whole and t > torn - 0.12:
                continue
            if level == 3:
                px, py = at(t, z + tier * 0.34)
                pen.fine(DARK, box(px - 0.9 * sin(t), py - 1.1, px + 0.9 * sin(t), py + 1.1))
            else:
                px, py = at(t, z + 0.7)
                pen.fill(DARK, arch(px, py, max(rx * pi / 15 * sin(t) * 0.64, 0.7), tier * 0.7))
    pen.fill(MARBLE.light, (*(at(t, full) for t in left[:-1]), *(at(t, full - 1) for t in reversed(left[:-1]))))
    pen.fill(MARBLE.light, (*(at(t, low) for t in right[8:]), *(at(t, low - 0.9) for t in reversed(right[8:]))))


def _inside(pen: Pen, turns: list[float], at: Place, far: Place, full: float, low: float) -> None:
    """What the broken front leaves open: the far wall, the rows of seats, the arena and its vaults."""
    back = [(t, full if t < 2.5 else low) for t in turns]
    pen.solid(SAND.dark, (*(far(t, z) for t, z in back), at(pi, 0), at(0, 0)))
    for k in range(9):
        t = 0.36 + k * 0.25
        (px, py), half = far(t, full - 4.6, 0.97), 0.9 * sin(t) + 0.1
        pen.fine(DARK, arch(px, py, 2 * half, 3))
    rows = (
        (0.96, 0, SAND.light),
        (0.9, 1.2, SAND.tone),
        (0.82, 2, SAND.light),
        (0.74, 3.2, SAND.tone),
        (0.66, 4, SAND.light),
        (0.52, 5.4, DARK),
        (0.48, 5.4, SAND.tone),
    )
    for grow, deep, fill in rows:
        ring = (*(far(t, low - deep, grow) for t in turns), *(at(t, low - deep, grow) for t in reversed(turns)))
        pen.fill(fill, ring)
    pen.front()


def _torn(at: Place, turn: float, full: float, low: float) -> tuple[Point, ...]:
    """The broken edge between the high and the low wall."""
    marks = ((0.02, 1), (0.08, 0.72), (0.16, 0.66), (0.2, 0.36), (0.3, 0.3), (0.36, 0.0))
    return tuple(at(turn + t, low + (full - low) * share) for t, share in marks)


def trojan_horse(pen: Pen, wide: float, high: float) -> None:
    """The horse of planks on its wheels before the walls of Troy, a ladder to its hatch."""
    base, upright = high - 3.2, wide < high
    ground(pen, wide, high, high - 5.2, COURT)
    wall = base - (30 if upright else 11)
    pen.solid(
        SAND.light,
        box(2.6, wall, wide - 2.6, base - 1.8),
        *battlement(2.6, wide - 2.6, wall, 2, 5 if upright else 10),
    )
    for k in range(11 if upright else 4):
        y = wall + 2 + k * 2.4
        for x in range(4 + k % 2 * 3, int(wide) - 6, 6):
            pen.fine(SAND.tone, box(x, y, x + 3, y + 0.6))
    pen.front()
    left, wider, rise = (2.2, 0.98, 2.0) if upright else (10.4, 1.3, 0.96)
    foot = base - 4

    def body(*points: tuple[float, float]) -> Path:
        return tuple((left + x * wider, foot - y * rise) for x, y in points)

    end = left + 18 * wider
    pen.solid(WOOD.tone, body((19.6, 4.6), (18.6, 1.6), (17.8, 3.8), (16.6, 7.6), (17, 9.2), (19, 8.6)))
    pen.solid(
        WOOD.dark,
        body((7.8, 0), (8, 4.8), (9.8, 4.8), (9.6, 0)),
        body((11.4, 0), (11.6, 4.8), (13.4, 4.8), (13.2, 0)),
    )
    pen.solid(WOOD.dark, box(left + 3 * wider, base - 4, end, base - 1.8))
    for hub in (left + 5.4 * wider, end - 2.4 * wider):
        pen.solid(WOOD.tone, oval(hub, base - 1.6, 2.4))
        pen.fill(WOOD.dark, oval(hub, base - 1.6, 0.9))
    pen.front()
    shape = body(
        (5, 0),
        (5.2, 4.2),
        (4.6, 6.4),
        (4.4, 8.4),
        (3.9, 10),
        (3.4, 11.3),
        (2.4, 10.8),
        (0.9, 9.5),
        (0.1, 10.1),
        (0.3, 11.3),
        (2.6, 14),
        (3.4, 14.9),
        (3.6, 16.4),
        (4.7, 15.1),
        (6.5, 13.5),
        (8.2, 10.8),
        (10, 9.9),
        (13, 10.1),
        (15.6, 9.9),
        (17, 8.8),
        (17.3, 6.8),
        (16.5, 4.6),
        (17, 2.8),
        (16.4, 0),
        (14.2, 0),
        (14.3, 2.8),
        (13.2, 4.8),
        (8.2, 4.5),
        (7.4, 3),
        (7.2, 0),
    )
    pen.solid(WOOD.light, shape)
    pen.fill(
        WOOD.tone,
        body(
            (5.2, 4.2),
            (4.7, 6),
            (17.2, 6.2),
            (16.5, 4.6),
            (17, 2.8),
            (16.4, 0),
            (14.2, 0),
            (14.3, 2.8),
            (13.2, 4.8),
            (8.2, 4.5),
        ),
    )
    pen.fill(
        LACQUER.light, body((3.6, 16.4), (4.7, 15.1), (6.5, 13.5), (8.2, 10.8), (7, 10.8), (5.2, 13.2), (3.4, 14.6))
    )
    for y in (5.6, 6.9, 8.2):
        pen.stroke(WOOD.dark, 0.4, *body((4.8, y), (17, y)))
    pen.fill(DARK, oval(left + 2.7 * wider, foot - 12.6 * rise, 0.65))
    pen.fill(DARK, body((10, 8.9), (13, 8.9), (13, 6.4), (10, 6.4)))
    top, low = (left + 11.5 * wider, foot - 6.6 * rise), (left + 15.2 * wider, base - 1.6)
    for dx in (-1.2, 1.2):
        pen.fill(SAND.light, bar(top[0] + dx, top[1], low[0] + dx, low[1], 0.7))
    for k in range(1, 7):
        px, py = top[0] + (low[0] - top[0]) * k / 7, top[1] + (low[1] - top[1]) * k / 7
        pen.fine(SAND.light, box(px - 1.4, py - 0.3, px + 1.4, py + 0.3))
