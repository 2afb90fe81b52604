"""Monuments as long as their footprint: in front view where they lie across, aslant from above where they stand."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from render.outlines import Path, box
from render.pen import Pen, ellipse
from render.scene import Point

from ..theme import DARK, EDGE, LEAF, PLINTH, SAND, SEA, STONE

RIGHT, UP, DEEP = 0.74, 0.46, 0.9
"""Aslant: how far a unit of height reaches to the right and up, and a unit of depth to the right."""


class Wall:
    """A long wall: `face` turns distances along it and heights into points, `top` those along and across its top."""

    def __init__(self, wide: float, high: float, foot: float, tall: float, ends: float) -> None:
        self.across = wide >= high
        self.wide, self.high, self.foot, self.tall = wide, high, foot, tall
        self.start = ends
        self.end = max(wide, high) - ends - (0 if self.across else tall * UP)

    def place(self, along: float, height: float, deep: float = 0) -> Point:
        if self.across:
            return along, self.foot - height - deep
        return self.foot + height * RIGHT + deep * DEEP, self.high - along - height * UP

    def face(self, *points: Point) -> Path:
        return tuple(self.place(along, height) for along, height in points)

    def top(self, *points: Point) -> Path:
        return tuple(self.place(along, self.tall, deep) for along, deep in points)

    def band(self, low: float, high: float, more: float = 0) -> Path:
        """A course of stones, `more` longer at both ends."""
        a, b = self.start - more, self.end + more
        return self.face((a, low), (b, low), (b, high), (a, high))


def _opening(wall: Wall, middle: float, wide: float, low: float, high: float) -> Path:
    """An opening with a round top."""
    half = wide / 2
    arc = [(middle - half * cos(k * pi / 16), high - half + half * sin(k * pi / 16)) for k in range(17)]
    return wall.face((middle - half, low), *arc, (middle + half, low))


def _arcade(pen: Pen, wall: Wall, count: int, pier: float, low: float, high: float, *, inside: str) -> None:
    """A row of openings between piers, each with its shaded side."""
    step = (wall.end - wall.start - pier) / count
    for k in range(count):
        middle = wall.start + pier / 2 + step * (k + 0.5)
        wide = step - pier
        pen.fill(EDGE, _opening(wall, middle, wide + 0.7, low, high + 0.35))
        pen.fill(inside, _opening(wall, middle, wide, low, high))
        if wide > 3:
            pen.fill(PLINTH, _opening(wall, middle + wide * 0.09, wide * 0.82, low, high - wide * 0.09))


def aqueduct(pen: Pen, wide: float, high: float) -> None:
    """Two rows of arches, the lower ones tall, the channel with its water on top."""
    across = wide >= high
    g = 1 if across else 1.25
    wall = Wall(wide, high, high - 3 if across else 3.8, 15.6 * g, 3)
    pen.solid(SAND.light, wall.band(0, wall.tall))
    deck = wall.top((wall.start - 0.6, 0), (wall.end + 0.6, 0), (wall.end + 0.6, 2.6), (wall.start - 0.6, 2.6))
    pen.solid(SAND.light, deck)
    if not across:
        near = (
            wall.place(wall.start, 0),
            wall.place(wall.start, 0, 2.6),
            wall.place(wall.start, wall.tall, 2.6),
            wall.place(wall.start, wall.tall),
        )
        pen.solid(SAND.dark, near)
    _arcade(pen, wall, 5, 2.8, 0, 9.4 * g, inside=SAND.dark)
    _arcade(pen, wall, 13, 1.5, 11 * g, 14 * g, inside=DARK)
    pen.fill(SAND.tone, wall.band(9.9 * g, 11 * g, 0.4), wall.band(14.4 * g, wall.tall, 0.4))
    for k in range(1, 5):
        at = wall.start + 1.4 + k * (wall.end - wall.start - 2.8) / 5
        pen.fill(SAND.tone, wall.face((at + 0.2, 0), (at + 1.4, 0), (at + 1, 9.8 * g), (at + 0.2, 9.8 * g)))
    left, right = wall.start - 0.6, wall.end + 0.6
    pen.fill(SEA.tone, wall.top((left, 0.7), (right, 0.7), (right, 1.9), (left, 1.9)))
    for k in range(6):
        at = left + 4 + k * (right - left) / 6
        pen.fine(SEA.light, wall.top((at, 1.1), (at + 4, 1.1), (at + 4, 1.5), (at, 1.5)))


def roman_bridge(pen: Pen, wide: float, high: float) -> None:
    """Arches over a river, breakwaters between them, a rising road with parapets, a bank at each end."""
    across = wide >= high
    g = 1 if across else 1.2
    wall = Wall(wide, high, high - 5 if across else 4.8, 11.4 * g, 2.4)
    long, broad = max(wide, high), min(wide, high)
    _river(pen, long, broad, across)
    middle, reach = (wall.start + wall.end) / 2, (wall.end - wall.start) / 2

    def hump(along: float) -> float:
        return wall.tall - 3 * (((along - middle) / reach) ** 2)

    ways = [wall.start + 2 * reach * k / 24 for k in range(25)]
    crest = [(a, hump(a)) for a in ways]
    pen.solid(STONE.light, wall.face((wall.start, 0), *crest, (wall.end, 0)))
    road = (*(wall.place(a, h) for a, h in crest), *(wall.place(a, h, 3.4) for a, h in reversed(crest)))
    pen.solid(SAND.light, road)
    spans = ((0, 21, 9.2), (-24.4, 16.4, 7), (24.4, 16.4, 7))
    scale = reach / 45
    for off, span, tall in spans:
        at, span = middle + off * scale, span * scale
        for grow, fill in ((2, STONE.dark), (0, SEA.dark)):
            pen.fill(fill, _bow(wall, at, span + grow, tall * g + grow / 2))
        pen.fill(SEA.light, _bow(wall, at + span * 0.07, span * 0.86, tall * g * 0.84))
        pen.fill(
            SEA.tone,
            wall.face((at - span * 0.36, 0), (at + span * 0.5, 0), (at + span * 0.5, 1.6), (at - span * 0.36, 1.6)),
        )
    for off in (-13.4, 13.4):
        at = middle + off * scale
        pen.solid(
            STONE.tone, wall.face((at - 1.9, -1.6), (at + 1.9, -1.6), (at + 1.9, 4.6), (at, 6), (at - 1.9, 4.6))
        )
        pen.fill(STONE.light, wall.face((at - 1.9, -1.6), (at, -1.6), (at, 6), (at - 1.9, 4.6)))
    for deep, fill in ((0.0, STONE.tone), (2.9, STONE.tone)):
        rail = (
            *(wall.place(a, h, deep) for a, h in crest),
            *(wall.place(a, h, deep + 0.6) for a, h in reversed(crest)),
        )
        pen.fill(fill, rail)


def _bow(wall: Wall, middle: float, wide: float, high: float) -> Path:
    """A low round opening."""
    half = wide / 2
    return wall.face(*((middle - half * cos(k * pi / 20), high * sin(k * pi / 20)) for k in range(21)))


def _river(pen: Pen, long: float, broad: float, across: bool) -> None:
    """The water under a bridge from edge to edge, its banks green."""

    def turned(points: Path) -> Path:
        return points if across else tuple((y, long - x) for x, y in points)

    low, far = 1.5, broad - 1.5
    wave = [(1.1 * sin(k * pi / 3), low + (far - low) * k / 12) for k in range(13)]
    left, right = [(12.4 + dx, y) for dx, y in wave], [(long - 12.4 - dx, y) for dx, y in wave]
    pen.fill(LEAF.light, turned(box(1.5, low, 16, far, 1.4)), turned(box(long - 16, low, long - 1.5, far, 1.4)))
    pen.fill(SEA.tone, turned((*left, *reversed(right))))
    for a, b in pairwise(range(12)):
        for edge in (left, right):
            pen.stroke(SEA.dark, 0.5, *turned((edge[a], edge[b])))
    for k, x in enumerate((18.0, 27, 40, 53, 66, 74)):
        y = (low + 1.6, far - 1.2, low + 2.6)[k % 3]
        pen.fine(SEA.light, turned(box(x, y, x + 4.6, y + 0.6)))
    pen.front()


# --- the Great Wall


def great_wall(pen: Pen, cells: list[tuple[int, int]]) -> None:
    """A wall along its cells, whatever way they turn; where it ends, turns or parts stands a tower."""
    held = set(cells)
    for r, c in cells:
        if (r + 1, c) not in held:
            left, right = (c * 24 + (0 if (r, c + d) in held else 1.5 * d * -1) for d in (-1, 1))
            pen.fill(
                LEAF.light,
                box(left, r * 24 + 19.6, right + 24, r * 24 + 22.5),
                ellipse(c * 24 + 12, r * 24 + 20, 8, 4, 180, 360, 18),
            )
    pen.front()
    for r, c in cells:
        if (r + 1, c) in held:
            _up(pen, c * 24 + 12, r * 24 + 12)
    pen.front()
    for r, c in cells:
        if (r, c + 1) in held:
            _along(pen, c * 24 + 12, r * 24 + 13)
    pen.front()
    for r, c in cells:
        near = [(r + dr, c + dc) in held for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1))]
        straight = near in ([True, False, True, False], [False, True, False, True])
        if not straight or (r + c) % 3 == 0:
            _watchtower(pen, c * 24 + 12, r * 24 + 12)


def _along(pen: Pen, x: float, y: float) -> None:
    """A stretch to the right: its battlements, its walk and its face."""
    teeth = [box(x + k * 4 + 0.6, y - 7, x + k * 4 + 3, y - 4) for k in range(6)]
    pen.solid(SAND.light, *teeth, box(x, y - 4.6, x + 24, y + 5.4))
    pen.fill(SAND.tone, box(x, y - 3, x + 24, y - 0.6))
    pen.fill(
        SAND.light,
        *(box(x + k * 4 + 0.6, y - 1.8, x + k * 4 + 3, y + 0.4) for k in range(6)),
        box(x, y, x + 24, y + 1),
    )
    for k in range(8):
        low = y + 2.2 + k % 2 * 1.7
        pen.fine(SAND.tone, box(x + k * 3 + 0.4, low, x + k * 3 + 2.4, low + 0.6))


def _up(pen: Pen, x: float, y: float) -> None:
    """A stretch downward, its walk between two rows of teeth."""
    pen.solid(SAND.light, box(x - 5.4, y, x + 5.4, y + 24))
    pen.fill(SAND.tone, box(x - 3, y, x + 3, y + 24))
    for k in range(6):
        low = y + k * 4
        pen.fill(SAND.dark, box(x - 5.4, low + 0.4, x - 3, low + 1.6), box(x + 3, low + 0.4, x + 5.4, low + 1.6))
    for k in range(4):
        pen.fine(SAND.light, box(x - 3, y + 3 + k * 6, x + 3, y + 3.6 + k * 6))


def _watchtower(pen: Pen, x: float, y: float) -> None:
    base, top = y + 8.4, y - 5.4
    pen.solid(SAND.light, ((x - 6.4, top), (x + 6.4, top), (x + 7.4, base), (x - 7.4, base)))
    pen.fill(SAND.tone, ((x + 2.4, top), (x + 6.4, top), (x + 7.4, base), (x + 2.8, base)))
    pen.solid(SAND.light, box(x - 7.4, top - 2, x + 7.4, top + 1.4))
    pen.solid(SAND.light, *(box(x - 7.4 + k * 4.13, top - 4.2, x - 5 + k * 4.13, top - 1.8) for k in range(4)))
    pen.fill(SAND.tone, box(x + 2.4, top - 2, x + 7.4, top + 1.4), box(x + 5, top - 4.2, x + 7.4, top - 2))
    pen.fill(SAND.dark, box(x - 6.4, top + 1.4, x + 6.4, top + 2.2))
    for dx in (-3.8, 0, 3.8):
        pen.fill(DARK, box(x + dx - 0.9, top + 4.2, x + dx + 0.9, top + 7.2))
    pen.front()
