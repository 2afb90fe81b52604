"""Monuments of America, in front view; where their footprint stands they are drawn taller."""

from __future__ import annotations

from render.outlines import box, path
from render.pen import Pen, ground, slab

from ..theme import DARK, LEAF, MARBLE, STONE


def chichen_itza(pen: Pen, wide: float, high: float) -> None:
    """El Castillo: nine steps, a stair up the middle, the temple on top."""
    x, base, step = wide / 2, high - 4, 3.2
    ground(pen, wide, high, base - 1.8, LEAF.light)
    for k in range(9):
        half = 20.6 - k * 1.75
        top = base - (k + 1) * step
        pen.solid(STONE.light, box(x - half, top, x + half, top + step))
        pen.fill(STONE.tone, box(x + half * 0.36, top, x + half, top + step))
        pen.fill(STONE.dark, box(x - half, top + step - 0.7, x + half, top + step))
    crown = base - 9 * step
    pen.solid(STONE.light, box(x - 4.8, crown - 6, x + 4.8, crown))
    pen.solid(STONE.tone, box(x - 5.6, crown - 7.6, x + 5.6, crown - 5.4))
    pen.fill(DARK, box(x - 1.5, crown - 4.4, x + 1.5, crown))
    pen.front()
    pen.solid(MARBLE.light, ((x - 2.6, crown), (x + 2.6, crown), (x + 5, base), (x - 5, base)))
    pen.fill(STONE.tone, ((x - 1.5, crown), (x + 1.5, crown), (x + 3.5, base), (x - 3.5, base)))
    for k in range(14):
        y = crown + (base - crown) * (k + 0.5) / 14
        half = 1.5 + 2 * (k + 0.5) / 14
        pen.fine(STONE.dark, box(x - half, y, x + half, y + 0.7))


def machu_picchu(pen: Pen, wide: float, high: float) -> None:
    """Stone houses and green terraces on a saddle below the steep peak."""
    x, base = wide / 2, high - 1.6
    ridge = high * (0.46 if wide > high else 0.44)
    px, py = wide * 0.58, 3.2
    left, right = 1.6, wide - 1.6
    low = path(
        f"M {left},{base} L {left},{ridge - 1} Q {wide * 0.1},{ridge - 9} {wide * 0.2},{ridge - 7} "
        f"Q {wide * 0.32},{ridge - 5} {wide * 0.4},{ridge + 4} L {wide * 0.5},{base}"
    )
    pen.solid(LEAF.dark, low)
    pen.front()
    pen.solid(
        LEAF.dark,
        path(
            f"M {wide * 0.22},{base} L {wide * 0.24},{ridge + 4} "
            f"Q {wide * 0.4},{ridge * 0.84} {wide * 0.46},{ridge * 0.42} "
            f"Q {px - 3.4},{py + 1} {px},{py} Q {px + 4},{py + 0.6} {px + 6},{ridge * 0.38} "
            f"Q {wide * 0.76},{ridge * 0.8} {wide * 0.86},{ridge * 0.92} "
            f"Q {right},{ridge} {right},{ridge + 6} L {right},{base}"
        ),
    )
    pen.fill(
        LEAF.tone,
        path(
            f"M {wide * 0.28},{ridge + 4} Q {wide * 0.42},{ridge * 0.84} {wide * 0.475},{ridge * 0.44} "
            f"Q {px - 3},{py + 1} {px},{py + 0.3} "
            f"L {px - 1.4},{ridge * 0.42} L {px + 2},{ridge * 0.62} L {px - 4},{ridge * 0.8} L {px - 1},{ridge + 5}"
        ),
    )
    pen.fine(
        STONE.light,
        path(
            f"M {px - 1.4},{ridge * 0.3} L {px + 0.4},{ridge * 0.44} L {px - 0.6},{ridge * 0.56} "
            f"L {px - 2.6},{ridge * 0.46}"
        ),
    )
    pen.front()
    steps = 5 if wide > high else 7
    top = ridge + 4
    tall = (base - top) / steps
    for k in range(steps):
        y, shrink = top + k * tall, max(0.0, 2 - k) * 3.6
        a, b, bow = left + shrink, right - shrink, 1.6 * (1 - k / steps)
        foot = y + tall
        pen.solid(
            STONE.light if k % 2 else STONE.tone,
            path(f"M {a},{y + bow} Q {x},{y - bow} {b},{y + bow} L {b},{base} L {a},{base}"),
        )
        pen.fill(
            LEAF.light,
            path(
                f"M {a},{y + bow} Q {x},{y - bow} {b},{y + bow} L {b},{y + bow + tall * 0.56} "
                f"Q {x},{y - bow + tall * 0.56} {a},{y + bow + tall * 0.56}"
            ),
        )
        for n in range(int((b - a) / 7)):
            at = a + 3 + n * 7 + k % 2 * 3
            pen.fine(STONE.dark, box(at, foot - tall * 0.3, at + 1.6, foot - tall * 0.3 + 0.6))
    pen.front()
    rows = ((0.0, (0.2, 0.4, 0.6, 0.8)), (tall * 1.04, (0.29, 0.51, 0.72)))
    broad = 6.4 if wide > high else 6
    for down, row in rows:
        for share in row:
            _gable(pen, left + (right - left) * share, top + down + 2.4, broad)


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
