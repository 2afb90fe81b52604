"""Monuments of Greece, Rome and their shores, in front view; where their footprint stands they are drawn taller."""

from __future__ import annotations

from math import cos, pi, sin

from render.outlines import Path, bar, box, oval, path

from ..pen import Pen, arch, ellipse, slab
from ..theme import DARK, FLAME, GOLD, LACQUER, LEAF, MARBLE, SAND, SEA, STONE, WOOD


def parthenon(pen: Pen, wide: float, high: float) -> None:
    """Eight columns on three steps under a pediment; upright, above the rock of the Acropolis and its stair."""
    x, half = wide / 2, wide / 2 - 5
    base = high - 4 if wide > high else high - 25
    if wide < high:
        _rock(pen, wide, high, base)
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
    for k in range(15):
        at = x - half + 1.6 + (2 * half - 3.2) * k / 14
        pen.fine(GOLD.tone if k % 2 else SEA.dark, box(at - 0.8, top - 3.6, at + 0.8, top - 1.2))
    roof = top - 4.4
    rise = half * 0.34
    pen.solid(MARBLE.light, ((x, roof - rise), (x + half + 1, roof), (x - half - 1, roof)))
    pen.fill(SEA.dark, ((x, roof - rise + 2.6), (x + half - 6.4, roof - 1.1), (x - half + 6.4, roof - 1.1)))
    for k, tall_one in ((-3, 1.6), (-2, 2.8), (-1, 4), (0, 5.4), (1, 4), (2, 2.8), (3, 1.6)):
        at = x + k * 4.4
        pen.fine(
            MARBLE.light, slab(at, roof - 1.2 - tall_one, 2, roof - 1.2, 0.4), oval(at, roof - 1.4 - tall_one, 0.8)
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
    x, rx = wide / 2, wide / 2 - 4
    ry = 6.6 if wide > high else 7.6
    base = high - 4.6 - ry
    tier = 7.6 if wide > high else 10.4
    tiers = 4
    full, low = tier * 3.72, tier * 2
    torn = 1.9

    def at(t: float, z: float, grow: float = 1) -> tuple[float, float]:
        return x - rx * grow * cos(t), base - z + ry * grow * sin(t)

    turns = [pi * k / 40 for k in range(41)]
    left, right = [t for t in turns if t <= torn], [t for t in turns if t >= torn]
    # behind: the far wall's inner side, high to the left, and the seats down to the arena
    far = [(t, full if t < 2.55 else low) for t in turns]
    pen.solid(SAND.dark, (*((at(t, 0)[0], base - z - ry * sin(t)) for t, z in far), at(pi, 0), at(0, 0)))
    pen.fill(SAND.tone, ellipse(x, base - low * 0.98, rx * 0.94, ry * 1.5))
    for k in range(3):
        pen.fill(
            SAND.light if k % 2 else SAND.dark,
            ellipse(x, base - low + 0.8 + k * 0.9, rx * (0.86 - k * 0.14), ry * (1.3 - k * 0.22)),
        )
    pen.fill(DARK, ellipse(x, base - low + 3.4, rx * 0.44, ry * 0.6))
    for k in range(9):
        t = 0.5 + k * 0.26
        px, py = x - rx * 0.94 * cos(t), base - full - ry * 0.94 * sin(t)
        pen.fine(DARK, box(px - 0.9, py + 3, px + 0.9, py + 6.4))
    pen.front()
    # in front
    outer = (*(at(t, full) for t in left), *_torn(at, torn, full, low), *(at(t, low) for t in right))
    pen.solid(SAND.light, (*outer, *(at(t, 0) for t in reversed(turns))))
    shade = [t for t in turns if t >= 2.2]
    pen.fill(SAND.tone, (*(at(t, low) for t in shade), *(at(t, 0) for t in reversed(shade))))
    for level in range(tiers):
        z = level * tier
        for k in range(15):
            t = (k + 0.5) * pi / 15
            z_top = full if t < torn - 0.06 else low
            if level == 3:
                if t < torn - 0.2:
                    px, py = at(t, z + tier * 0.32)
                    pen.fine(DARK, box(px - 0.9 * sin(t), py - 1, px + 0.9 * sin(t), py + 1))
                continue
            if z + tier <= z_top + 0.1 or (level == 2 and t < torn - 0.2):
                px, py = at(t, z + 0.9)
                pen.fill(DARK, arch(px, py, max(rx * pi / 15 * sin(t) * 0.62, 0.7), tier * 0.68))
        ring = [t for t in turns if z < (full if t <= torn else low + 0.1)]
        band = (*(at(t, z + 0.1) for t in ring), *(at(t, z - 0.8) for t in reversed(ring)))
        if level:
            pen.fill(SAND.tone, band)
    pen.fill(MARBLE.light, (*(at(t, full) for t in left[:-1]), *(at(t, full - 1) for t in reversed(left[:-1]))))


def _torn(at: object, turn: float, full: float, low: float) -> tuple[tuple[float, float], ...]:
    """The broken edge between the high and the low wall."""
    place = at
    assert callable(place)
    marks = ((0.02, 1), (0.08, 0.72), (0.16, 0.66), (0.2, 0.36), (0.3, 0.3), (0.36, 0.0))
    return tuple(place(turn + t, low + (full - low) * share) for t, share in marks)


def trojan_horse(pen: Pen, wide: float, high: float) -> None:
    """The horse of planks on its wheels, a ladder to the hatch."""
    x, base = wide / 2, high - 3.4
    upright = wide < high
    stretch = 1.0 if upright else 1.32
    rise = 1.62 if upright else 0.9
    tall = base - 3.4

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * stretch, tall - py * rise

    cart = box(x - 10 * stretch, base - 4.4, x + 10 * stretch, base - 2)
    pen.solid(WOOD.dark, cart)
    for at_x in (x - 7 * stretch, x + 7 * stretch):
        pen.solid(WOOD.tone, oval(at_x, base - 2, 2.3))
        pen.fill(WOOD.dark, oval(at_x, base - 2, 0.9))
    pen.front()
    tail = (at(8, 8.4), at(10, 8), at(10.4, 2.6), at(8.8, 2.2))
    pen.solid(WOOD.dark, tail)
    body = (
        at(-5.8, 1),
        at(-5, 4.6),
        at(-5.8, 6.4),
        at(-6, 9),
        at(-7.2, 10.4),
        at(-10, 10),
        at(-10.6, 11.4),
        at(-7.4, 14.2),
        at(-5.8, 15.6),
        at(-5.2, 17),
        at(-4.4, 15.6),
        at(-2.4, 13.6),
        at(-0.6, 10.6),
        at(2, 9.8),
        at(6.4, 10.2),
        at(8.6, 9),
        at(9, 6.6),
        at(8, 4.4),
        at(8.4, 1),
        at(5.6, 1),
        at(5.4, 4),
        at(4, 5),
        at(-1.4, 5),
        at(-2.8, 4),
        at(-3, 1),
    )
    pen.solid(WOOD.light, body)
    pen.fill(
        WOOD.tone,
        (
            at(-1.4, 5),
            at(4, 5),
            at(5.4, 4),
            at(5.6, 1),
            at(8.4, 1),
            at(8, 4.4),
            at(9, 6.6),
            at(-5.6, 5.8),
            at(-5, 4.6),
            at(-2.8, 4),
        ),
    )
    mane = (
        at(-5.2, 17),
        at(-4.4, 15.6),
        at(-2.4, 13.6),
        at(-0.6, 10.6),
        at(-1.8, 10.4),
        at(-3.6, 12.8),
        at(-5.4, 14.6),
    )
    pen.fill(LACQUER.light, mane)
    for k in range(4):
        pen.fine(
            WOOD.dark, (at(-5.4, 6.2 + k * 1.1), at(8.4, 6.2 + k * 1.1), at(8.4, 6 + k * 1.1), at(-5.4, 6 + k * 1.1))
        )
    pen.fill(DARK, (at(0.6, 9), at(3.4, 9), at(3.4, 6.6), at(0.6, 6.6)))
    pen.fill(DARK, oval(*at(-7.2, 13), 0.7))
    foot = (x + 3.4 * stretch + 2.4, base - 4.4)
    top = at(2, 6.8)
    for dx in (-1.1, 1.1):
        pen.fill(SAND.light, bar(top[0] + dx, top[1], foot[0] + dx, foot[1], 0.7))
    for k in range(1, 6):
        share = k / 6
        px, py = top[0] + (foot[0] - top[0]) * share, top[1] + (foot[1] - top[1]) * share
        pen.fine(SAND.light, box(px - 1.2, py - 0.3, px + 1.2, py + 0.3))


def lighthouse(pen: Pen, wide: float, high: float) -> None:
    """Three storeys on a rock in the sea: square, eight-sided, round; the fire and its light."""
    x, upright = wide / 2, wide < high
    base = high - 6
    sea = box(1.6, base, wide - 1.6, high - 1.6, 2)
    if not upright:
        for side in (-1, 1):
            pen.fill(GOLD.light + "b0", ((x, 4.4), (x + side * (x - 2.4), 1.8), (x + side * (x - 2.4), 8.6)))
    pen.solid(SEA.tone, sea)
    for k in range(3 if upright else 6):
        px = 3.6 + k * 6.6
        pen.fine(SEA.light, *(_ripple(px, base + 2.6 + k % 2),))
    pen.front()
    pen.solid(
        STONE.tone,
        path(
            f"M {x - 9},{base + 1.6} L {x - 7.4},{base - 2} L {x - 4},{base - 3} L {x + 5},{base - 3} "
            f"L {x + 8},{base - 1.4} L {x + 9.4},{base + 1.6}"
        ),
    )
    pen.fill(
        STONE.dark,
        ((x + 3, base - 3), (x + 5, base - 3), (x + 8, base - 1.4), (x + 9.4, base + 1.6), (x + 4, base + 1.6)),
    )
    pen.front()
    tall = base - 3 - (9 if upright else 7.4)
    y = base - 3
    for full, share in ((11, 0.46), (7.4, 0.34), (4.6, 0.2)):
        broad = full if upright else full * 0.86
        top = y - tall * share
        pen.solid(MARBLE.light, slab(x, top, broad, y, 0.5))
        pen.fill(
            MARBLE.tone,
            ((x + broad * 0.14, top), (x + broad / 2 - 0.5, top), (x + broad / 2, y), (x + broad * 0.14, y)),
        )
        pen.solid(SAND.tone, box(x - broad / 2 - 0.5, top - 0.8, x + broad / 2 + 0.5, top + 0.5))
        windows = max(1, round((y - top) / 5))
        for k in range(windows):
            wy = top + (y - top) * (k + 0.6) / windows
            pen.fine(
                DARK,
                *(
                    box(x + dx - 0.5, wy - 1, x + dx + 0.5, wy + 0.8)
                    for dx in ((-2.4, 1.2) if broad > 6 else (-0.4,))
                ),
            )
        y = top - 0.6
    pen.fill(DARK, arch(x - 1, base - 3, 2.6, 4))
    pen.front()
    fire = 5.8 if upright else 4.4
    pen.solid(
        FLAME,
        path(
            f"M {x},{y - fire} C {x + 0.6},{y - fire * 0.6} {x + 2.8},{y - fire * 0.5} {x + 2.4},{y - 0.8} "
            f"L {x - 2.4},{y - 0.8} C {x - 2.8},{y - fire * 0.5} {x - 1},{y - fire * 0.5} {x},{y - fire}"
        ),
    )
    pen.fill(GOLD.light, oval(x, y - 1.6, 1.1, 1.3))
    pen.solid(STONE.dark, box(x - 2.6, y - 0.8, x + 2.6, y + 0.3))


def _ripple(x: float, y: float) -> Path:
    top = [(x + k * 0.4, y - 0.7 * sin(k * pi / 5)) for k in range(11)]
    return (*top, *((px, py + 0.7) for px, py in reversed(top)))
