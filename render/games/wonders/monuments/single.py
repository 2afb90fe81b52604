"""Monuments in parts of one cell each."""

from __future__ import annotations

from render.outlines import bar, box, leaf, oval, path
from render.pen import Pen, ground, moved, slab

from ..theme import BRICK, COURT, DARK, GOLD, LACQUER, LEAF, MARBLE, SAND, STONE, WOOD


def giza(pen: Pen, wide: float, high: float, part: int) -> None:
    """A pyramid, a lit and a shaded face, its courses; the second keeps its casing, by the third stands a palm."""
    ground(pen, wide, high, high - 5.4, COURT)
    tall, x, base = (16.4, 17.6, 13.6)[part], wide / 2 + (-1.6 if part == 2 else 0), high - 3.6
    half, ridge = tall * 0.55, x + tall * 0.14
    peak = (x, base - tall)
    pen.solid(SAND.light, (peak, (x + half, base - 1.2), (ridge, base), (x - half, base - 0.6)))
    pen.fill(SAND.tone, (peak, (x + half, base - 1.2), (ridge, base)))
    for k in range(1, 7):
        y, share = base - tall + tall * k / 7, k / 7
        pen.stroke(SAND.tone, 0.4, (x - half * share, y - 0.5 * share), (x + (ridge - x) * share, y))
        pen.stroke(SAND.dark + "90", 0.4, (x + (ridge - x) * share, y), (x + half * share, y - 1.1 * share))
    if part == 1:
        share = 0.38
        low = base - tall + tall * share
        cap = (peak, (x + half * share, low - 1.2 * share), (x + (ridge - x) * share, low), (x - half * share, low))
        pen.fill(MARBLE.light, cap)
        pen.fill(MARBLE.tone, (peak, cap[1], cap[2]))
        pen.stroke(SAND.dark, 0.4, cap[3], cap[2], cap[1])
    else:
        pen.fine(DARK, slab(x - half * 0.3, base - 2.8, 1.6, base - 0.4, 0.2))
    if part == 2:
        pen.front()
        root, crown = (18.4, base + 0.4), (18.9, base - 6.2)
        pen.solid(WOOD.tone, bar(*root, *crown, 1.1))
        pen.front()
        pen.solid(LEAF.tone, *(leaf(*crown, turn, 3.7, 1.4) for turn in (-110, -65, -20, 30, 75, 115)))


def moai(pen: Pen, wide: float, high: float, part: int) -> None:
    """A head on its terrace, looking to the left: brow, long nose, pressed lips, long ear; one wears its hat."""
    ground(pen, wide, high, high - 5, LEAF.light)
    base = high - 3.2
    pen.solid(STONE.dark, box(3.4, base - 2.6, 20.8, base))
    pen.fill(STONE.tone, box(3.4, base - 2.6, 20.8, base - 1.5))
    pen.fine(STONE.dark, *(bar(x, base - 2.6, x, base - 1.4, 0.5) for x in (7, 11.4, 15.6)))
    pen.front()
    down = 2.2 if part == 1 else 0
    crown = 2 + down

    def at(x: float, y: float) -> tuple[float, float]:
        """Lower, where a hat needs room; shrunk to the same neck."""
        return x, base - 2.6 - (18.2 - y) * (1 - down / 16.2)

    face = (
        (8.4, 2.4),
        (7.2, 4.6),
        (6.8, 6.2),
        (5.6, 6.8),
        (5.8, 7.8),
        (7.4, 8.4),
        (6.2, 10.4),
        (4.6, 12.4),
        (4.8, 13.4),
        (6.4, 13.6),
        (5.6, 14.4),
        (5.4, 15),
        (6.4, 15.3),
        (5.5, 15.7),
        (5.8, 16.3),
        (5.4, 17.4),
        (6.2, 18.2),
    )
    back = ((19.4, 18.2), (18, 14.4), (18.2, 8), (17.8, 4), (16, 2.2), (10, 1.9))
    pen.solid(STONE.light, tuple(at(*p) for p in (*face, *back)))
    shade = ((12.6, 2), (16, 2.2), (17.8, 4), (18.2, 8), (18, 14.4), (19.4, 18.2), (13, 18.2), (14.6, 12), (14, 6))
    pen.fill(STONE.tone, tuple(at(*p) for p in shade))
    pen.fill(DARK, tuple(at(*p) for p in ((7.4, 8.5), (12, 7.4), (12, 9.3), (9.6, 10.3), (7.4, 9.8))))
    pen.fill(STONE.tone, tuple(at(*p) for p in ((5.7, 7.2), (12.4, 5.8), (12.4, 7.2), (6.6, 8.2))))
    pen.fill(STONE.dark, tuple(at(*p) for p in ((14.4, 6.8), (16.2, 6.6), (16.4, 13.6), (15.4, 14.6), (14.5, 13.4))))
    pen.fine(STONE.dark, tuple(at(*p) for p in ((6.3, 15.1), (10.4, 14.8), (10.4, 15.6), (6.3, 15.6))))
    pen.fine(STONE.dark, tuple(at(*p) for p in ((5, 13.2), (7.6, 12), (8.2, 13), (6.4, 13.7))))
    if part == 1:
        pen.front()
        pen.solid(LACQUER.light, box(7.4, crown - 2.2, 18.6, crown + 1, 1.2))
        pen.fill(LACQUER.tone, box(13, crown - 2.2, 18.6, crown + 1, 1.2))


def obelisks(pen: Pen, wide: float, high: float, part: int) -> None:
    """A needle of stone with a gilt tip, its signs cut in."""
    ground(pen, wide, high, high - 5, COURT)
    x, base = wide / 2, high - 3
    pen.solid(SAND.light, box(x - 6.4, base - 1.6, x + 6.4, base), box(x - 4.4, base - 3.4, x + 4.4, base - 1.6))
    pen.fill(SAND.tone, box(x + 2, base - 1.6, x + 6.4, base), box(x + 1.4, base - 3.4, x + 4.4, base - 1.6))
    pen.front()
    foot = base - 3.4
    pen.solid(BRICK.light, ((x - 2, 5), (x + 2, 5), (x + 2.9, foot), (x - 2.9, foot)))
    pen.fill(BRICK.tone, ((x + 0.7, 5), (x + 2, 5), (x + 2.9, foot), (x + 1, foot)))
    pen.solid(GOLD.light, ((x, 1.6), (x + 2, 5), (x - 2, 5)))
    pen.fill(GOLD.tone, ((x, 1.6), (x + 2, 5), (x + 0.7, 5)))
    signs = (
        (
            oval(-0.7, 6.9, 0.9),
            box(-1.7, 8.6, 0.3, 9.4),
            path("M -1.8,11.6 L -0.7,10 L 0.4,11.6"),
            box(-1.2, 12.4, -0.2, 15),
        ),
        (
            path("M -1.6,8 L -0.7,6.2 L 0.2,8"),
            oval(-0.7, 9.6, 0.9),
            box(-1.8, 11.2, 0.4, 11.9),
            box(-1.8, 12.7, 0.4, 13.4),
            oval(-0.7, 15, 0.7),
        ),
    )
    pen.fine(BRICK.dark, *(moved(sign, x, 0) for sign in signs[part]))
