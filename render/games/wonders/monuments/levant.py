"""Monuments between the Nile and the Tigris, in front view; where their footprint stands they are drawn taller."""

from __future__ import annotations

from math import pi, sin

from render.outlines import Path, box, oval, path
from render.pen import Pen, arch, battlement, ground, mirrored, slab

from ..theme import BRICK, COURT, DARK, FLAME, GLAZE, GOLD, MARBLE, ROSE, SAND, SEA, STONE

DARK_ROSE = "#6e3a2e"
"""The recesses of a cliff."""


def lighthouse(pen: Pen, wide: float, high: float) -> None:
    """Three storeys on a rock in the sea: square, eight-sided, round; the fire and its light."""
    x, upright = wide / 2, wide < high
    sea, rock, fire = (high - 6, 3.0, 5.8) if upright else (high - 4.8, 1.8, 4.6)
    if not upright:
        for side in (-1, 1):
            pen.fill(GOLD.light + "b0", ((x, 4.2), (x + side * (x - 2), 1.6), (x + side * (x - 2), 9)))
    pen.solid(SEA.tone, box(1.6, sea, wide - 1.6, high - 1.6, 1.4))
    for k in range(3 if upright else 6):
        pen.fine(SEA.light, _ripple(3.4 + k * 6.8, sea + 2.2 + k % 2 * 0.8))
    pen.front()
    foot = sea - rock
    pen.solid(
        STONE.tone,
        path(
            f"M {x - 9.4},{sea + 1.2} L {x - 7.4},{sea - rock * 0.6} L {x - 5},{foot} L {x + 6},{foot} "
            f"L {x + 8},{sea - rock * 0.5} L {x + 9.4},{sea + 1.2}"
        ),
    )
    pen.fill(
        STONE.dark,
        ((x + 3, foot), (x + 6, foot), (x + 8, sea - rock * 0.5), (x + 9.4, sea + 1.2), (x + 4, sea + 1.2)),
    )
    pen.front()
    y, tall = foot, foot - fire - 3.2
    for broad, share in ((11, 0.46), (7.4, 0.34), (4.8, 0.2)) if upright else ((8.8, 0.44), (6.2, 0.32), (4.2, 0.24)):
        top = y - tall * share
        pen.solid(MARBLE.light, slab(x, top, broad, y, 0.5))
        shade = ((x + broad * 0.14, top), (x + broad / 2 - 0.5, top), (x + broad / 2, y), (x + broad * 0.14, y))
        pen.fill(MARBLE.tone, shade)
        pen.solid(SAND.tone, box(x - broad / 2 - 0.5, top - 0.7, x + broad / 2 + 0.5, top + 0.4))
        windows = max(1, round((y - top) / 5))
        for k in range(windows):
            middle = top + (y - top) * (k + 0.6) / windows
            for dx in (-2.4, 1.2) if broad > 7 else (-0.5,):
                pen.fine(DARK, box(x + dx - 0.5, middle - 1, x + dx + 0.5, middle + 0.8))
        y = top - 0.6
    pen.fill(DARK, arch(x - 0.6, foot, 2.4, 3.4))
    pen.front()
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


def ishtar_gate(pen: Pen, wide: float, high: float) -> None:
    """Blue glazed towers beside the arch, beasts in rows; between walls or above the processional way."""
    x = wide / 2
    base = high - 3.4
    if wide > high:
        for side in (-1, 1):
            wall = (x + side * 9, x + side * (x - 2.6))
            _glazed(pen, min(wall), base - 10.4, max(wall), base, teeth=7)
            for k in range(2):
                _beast(pen, x + side * (18 + k * 9), base - 2.8, -side, 1.3)
        pen.front()
        _gate(pen, x, 4, base, 7.6, 12.4)
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
        _gate(pen, x, 4.4, way + 5, 6.2, 21)


def _glazed(pen: Pen, x1: float, top: float, x2: float, base: float, teeth: int) -> None:
    pen.solid(GLAZE.light, box(x1, top, x2, base))
    if teeth:
        pen.solid(GLAZE.light, *battlement(x1, x2, top, 1.8, teeth))
    pen.fill(GOLD.light, box(x1, top + 1, x2, top + 1.9))
    pen.fill(GLAZE.tone, box(x1, base - 1.2, x2, base))


def _beast(pen: Pen, x: float, y: float, way: int, size: float = 1) -> None:
    """A lion that strides to the right, or to the left."""
    lion: Path = (
        (-2.4, -2.6),
        (-3.2, -1.4),
        (-2.9, -3.2),
        (-1.8, -3.4),
        (0.8, -3.3),
        (1.2, -4.2),
        (2.2, -4.4),
        (3.1, -3.6),
        (2.6, -2.8),
        (2, -2.4),
        (2.2, -1),
        (2.6, 0),
        (1.6, 0),
        (1, -1.6),
        (-0.8, -1.7),
        (-1.2, -0.8),
        (-0.6, 0),
        (-1.6, 0),
        (-2.2, -1.2),
    )
    pen.fine(GOLD.light, tuple((x + way * px * size, y + py * size) for px, py in lion))


def _gate(pen: Pen, x: float, top: float, base: float, tower: float, middle: float) -> None:
    """The arch between two towers; `tower` is how wide each is, `middle` how high the arch."""
    half = 3.6
    pen.solid(GLAZE.light, box(x - 5, top + 3, x + 5, base), *battlement(x - half, x + half, top + 3, 1.6, 3))
    pen.fill(GOLD.light, box(x - 4, top + 3.8, x + 4, top + 4.6))
    for k in range(int((base - top - middle - 7) / 5)):
        _beast(pen, x, top + 10 + k * 5, 1 - 2 * (k % 2))
    pen.fill(GOLD.light, arch(x, base, 6.6, middle))
    pen.fill(DARK, arch(x, base, 5, middle - 0.8))
    pen.front()
    for side in (-1, 1):
        left, right = sorted((x + side * half, x + side * (half + tower)))
        _glazed(pen, left, top, right, base, teeth=4)
        pen.fill(GLAZE.tone, box(right - tower * 0.22, top + 1.9, right, base))
        rows = max(2, int((base - top - 4) / 9))
        for k in range(rows):
            _beast(pen, (left + right) / 2 - 0.6, top + 7.6 + k * (base - top - 5) / rows, -side)
    pen.front()


def petra(pen: Pen, wide: float, high: float) -> None:
    """The Treasury cut into its red cliff."""
    x, base = wide / 2, high - 3
    cliff: Path
    if wide > high:
        cliff = (
            (2, base),
            (2.6, 8),
            (7, 3.6),
            (14, 2.4),
            (21, 4),
            (28, 2.2),
            (44, 2.2),
            (51, 3.8),
            (58, 2.4),
            (65, 4),
            (wide - 2.6, 7.4),
            (wide - 2, base),
        )
        cracks: tuple[Path, ...] = (
            ((2, base), (2.6, 8), (7, 3.6), (9, 11), (5.4, base)),
            ((14, 2.4), (21, 4), (19, 12), (15, 8)),
            ((14, base), (16.4, 12.6), (19, base)),
            ((58, 2.4), (65, 4), (62, 12), (66.4, base), (56, base), (59, 11)),
        )
        half, head = 13.0, 2.8
    else:
        cliff = ((1.9, base), (2.2, 12), (4, 4.6), (8.4, 2.4), (15.4, 3), (20, 5.4), (21.8, 12), (22.1, base))
        cracks = (
            ((1.9, base), (2.2, 12), (4, 4.6), (5, 15), (3, 30)),
            ((8.4, 2.4), (11, 11), (9, 16), (7, 9)),
            ((20, 5.4), (21.8, 12), (22.1, base), (20.8, 40), (18.4, 14)),
        )
        half, head = 8.6, 25.0
    pen.solid(ROSE.tone, cliff)
    pen.fill(ROSE.dark, *cracks)
    if wide < high:
        pen.fill(
            SAND.light, ((2, base), (2, base - 4), (8, base - 5.4), (16, base - 5), (22, base - 3.6), (22, base))
        )
        base -= 4
    _treasury(pen, x, head, base, half)


def ziggurat(pen: Pen, wide: float, high: float) -> None:
    """Three leaning storeys of brick, buttressed, with stairs from three sides and a blue shrine."""
    x, base = wide / 2, high - 4
    ground(pen, wide, high, base - 1.6, COURT)
    storeys = ((40, 13.4), (27, 9.2), (17, 7.4))
    top = base
    for broad, tall in storeys:
        floor, top = top, top - tall
        pen.solid(BRICK.light, slab(x, top, broad, floor, 1.6))
        pen.fill(
            BRICK.tone,
            ((x + broad * 0.2, top), (x + broad / 2 - 1.6, top), (x + broad / 2, floor), (x + broad * 0.2, floor)),
        )
        count = round(broad / 5.6)
        for k in range(count):
            at = x - broad / 2 + broad * (k + 0.5) / count
            pen.fine(BRICK.tone if at < x + broad * 0.2 else BRICK.dark, box(at - 0.5, top + 1.6, at + 0.5, floor))
        pen.fill(BRICK.dark, box(x - broad / 2 + 1.5, top, x + broad / 2 - 1.5, top + 1.1))
        pen.front()
    pen.solid(GLAZE.light, box(x - 4.6, top - 6, x + 4.6, top))
    pen.fill(GLAZE.tone, box(x + 1.4, top - 6, x + 4.6, top))
    pen.fill(GOLD.light, box(x - 4.6, top - 6, x + 4.6, top - 4.8))
    pen.fill(DARK, arch(x, top, 2.6, 3.6))
    pen.front()
    first = base - storeys[0][1]
    for side in (1, -1):
        stair: Path = ((x, first - 1), (x, first + 3.4), (x - 15, base), (x - 18, base))
        pen.solid(SAND.light, stair if side > 0 else mirrored(stair, x))
    pen.front()
    pen.solid(SAND.light, ((x - 2, first - 5), (x + 2, first - 5), (x + 3.4, base), (x - 3.4, base)))
    for k in range(8):
        y = first - 4 + (base - first + 4) * k / 8
        pen.fine(SAND.tone, box(x - 2.2, y, x + 2.2, y + 0.8))
    pen.fill(DARK, arch(x, first - 5 + 3.2, 2.2, 3.2))


def _treasury(pen: Pen, x: float, head: float, base: float, half: float) -> None:
    """Six columns under a gable; above them a round temple between the halves of a broken gable."""
    tall = base - head
    floor, lower, upper = base - tall * 0.05, base - tall * 0.46, head + tall * 0.2
    gable, step = lower - tall * 0.1, 2 * half / 6
    pen.fill(DARK_ROSE, box(x - half - 0.7, head + tall * 0.1, x + half + 0.7, base))
    thick = half * 0.15

    def column(at: float, top: float, foot: float) -> None:
        pen.fill(ROSE.light, box(at - thick / 2, top, at + thick / 2, foot))
        pen.fine(ROSE.tone, box(at + thick * 0.12, top, at + thick / 2, foot))

    pen.fill(DARK, box(x - step * 0.46, lower + tall * 0.1, x + step * 0.46, floor))
    for k in range(6):
        column(x - half + step * (k + 0.5), lower, floor)
    pen.fill(ROSE.light, box(x - half, floor, x + half, base), box(x - half, lower - tall * 0.05, x + half, lower))
    pen.fill(
        ROSE.light,
        ((x, gable - tall * 0.02), (x + step * 2, lower - tall * 0.04), (x - step * 2, lower - tall * 0.04)),
    )
    pen.fine(DARK_ROSE, ((x, gable + tall * 0.025), (x + step, lower - tall * 0.05), (x - step, lower - tall * 0.05)))
    for side in (-1, 1):
        for at in (half - step * 0.4, half - step * 1.4):
            column(x + side * at, upper, gable)
        out, inner = x + side * half, x + side * (half - step * 1.8)
        left, right = sorted((out, inner))
        pen.fill(
            ROSE.light,
            box(left, upper - tall * 0.04, right, upper),
            ((inner, head + tall * 0.07), (out, upper - tall * 0.03), (inner, upper - tall * 0.03)),
        )
        column(x + side * step * 0.62, upper, gable)
    pen.fill(
        ROSE.light,
        box(x - half, gable, x - step * 1.2, gable + tall * 0.025),
        box(x + step * 1.2, gable, x + half, gable + tall * 0.025),
    )
    pen.fill(ROSE.light, box(x - step * 0.95, upper - tall * 0.03, x + step * 0.95, upper + tall * 0.01))
    dome = head + tall * 0.04
    pen.fill(
        ROSE.light,
        path(
            f"M {x - step},{upper - tall * 0.03} Q {x - step * 0.7},{dome + tall * 0.02} {x},{dome} "
            f"Q {x + step * 0.7},{dome + tall * 0.02} {x + step},{upper - tall * 0.03}"
        ),
    )
    pen.fill(ROSE.light, oval(x, dome - tall * 0.005, half * 0.1, tall * 0.04))
