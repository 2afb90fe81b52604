"""Icons of a city: what its tiles are and give, its people, and what a monument wants of its place."""

from __future__ import annotations

from math import cos, pi, sin

from .icons_works import wave
from .outlines import Part, Path, bar, box, cut, ink, leaf, oval, path


def _gear(x: float, y: float, r: float, teeth: int, turn: float = 0) -> Path:
    tips = []
    for k in range(teeth):
        for share, long in ((-0.32, 0.72), (-0.2, 1), (0.2, 1), (0.32, 0.72)):
            a = 2 * pi * (k + share) / teeth + turn
            tips.append((x + r * long * sin(a), y - r * long * cos(a)))
    return tuple(tips)


def _step(*marks: Path) -> tuple[Part, ...]:
    """A block with a figure."""
    return ink(box(0.4, 1, 23.6, 5, 1.2), box(3, 6.4, 21, 22), box(0.4, 20.6, 23.6, 23.6, 1)) + cut(*marks)


DISTRICTS: dict[str, tuple[Part, ...]] = {
    # a barn above its furrows
    "farm": ink(
        path("M 12,0.6 L 18.8,3.4 L 22,9.4 L 19.8,9.4 L 19.8,16.4 L 4.2,16.4 L 4.2,9.4 L 2,9.4 L 5.2,3.4"),
        box(0.4, 17.8, 23.6, 20, 1),
        box(0.4, 21.4, 23.6, 23.6, 1),
    )
    + cut(box(7.6, 9, 16.4, 16.4), box(10.2, 3.8, 13.8, 6.6))
    + ink(bar(7.4, 9, 16.6, 16.4, 1.7), bar(16.6, 9, 7.4, 16.4, 1.7)),
    # a stall
    "stall": ink(
        path(
            "M 3.6,1.6 L 20.4,1.6 L 23.6,9.4 Q 21.2,12.8 18.9,9.6 Q 16.6,12.8 14.3,9.6 Q 12,12.8 9.7,9.6 "
            "Q 7.4,12.8 5.1,9.6 Q 2.8,12.8 0.4,9.4"
        ),
        box(2.4, 9, 4.8, 23),
        box(19.2, 9, 21.6, 23),
        box(1, 16.6, 23, 20),
        oval(8, 15, 1.8),
        oval(12, 15, 1.8),
        oval(16, 15, 1.8),
    )
    + cut(path("M 7.4,3 L 10,3 L 9.2,8.6 L 6.2,8.6"), path("M 14,3 L 16.6,3 L 17.8,8.6 L 14.8,8.6")),
    # an open book
    "library": ink(
        path("M 12,5.4 Q 8,2.4 0.8,3.2 L 0.8,19 Q 8,18.2 12,21.4 Q 16,18.2 23.2,19 L 23.2,3.2 Q 16,2.4 12,5.4")
    )
    + cut(
        bar(12, 5.6, 12, 21.6, 1.6),
        *(bar(3.4, y, 9.4, y + 1, 1.6) for y in (7, 10.6, 14.2)),
        *(bar(20.6, y, 14.6, y + 1, 1.6) for y in (7, 10.6, 14.2)),
    ),
    # three roofs
    "housing": ink(
        path("M 7.6,1.4 L 14.4,8 L 13,8 L 13,22.6 L 2.2,22.6 L 2.2,8 L 0.8,8"),
        path("M 17.6,8.4 L 23.6,14 L 22.2,14 L 22.2,22.6 L 14.4,22.6 L 14.4,11.2"),
    )
    + cut(box(5.8, 16.6, 9.4, 22.6), box(5, 9.6, 10.2, 12.8), box(16.8, 15.4, 19.8, 18)),
    # an altar with its flame under a roof on columns
    "shrine": ink(
        path("M 12,0.4 L 23.4,6.6 L 23.4,9 L 0.6,9 L 0.6,6.6"),
        box(1.8, 9, 4.8, 20),
        box(19.2, 9, 22.2, 20),
        box(0.4, 20.8, 23.6, 23.4),
        box(8.4, 16.8, 15.6, 20),
        path(
            "M 12,9.8 C 12.6,12 15,12.6 15,14.4 C 15,15.8 13.6,16.4 12,16.4 C 10.4,16.4 9,15.8 9,14.4 "
            "C 9,12.6 11.4,12 12,9.8"
        ),
    ),
}
"""The signs of building types."""

GIVEN: dict[str, tuple[Part, ...]] = {
    # an apple
    "food": ink(
        path(
            "M 12,7 C 9.4,4.6 2.2,5 2.2,12.6 C 2.2,18.4 6.4,23.4 9.4,23.4 C 10.6,23.4 11.2,22.8 12,22.8 "
            "C 12.8,22.8 13.4,23.4 14.6,23.4 C 17.6,23.4 21.8,18.4 21.8,12.6 C 21.8,5 14.6,4.6 12,7"
        ),
        bar(12, 7.4, 11, 1.4, 1.9),
        leaf(12, 5, 62, 8, 3.4),
    )
    + cut(path("M 5,12.6 C 5,10 6.4,8.6 8.4,8.4 L 8.6,10.2 C 7.4,10.4 6.8,11.2 6.8,12.6")),
    # an amphora
    "ceramics": ink(
        path(
            "M 8.4,0.8 L 15.6,0.8 L 15.6,3.2 L 14.6,3.8 L 14.6,7 C 18,8.2 19.4,10.6 19.2,13.2 "
            "C 19,17 15.4,19.6 14.2,21.2 L 15.4,23.4 "
            "L 8.6,23.4 L 9.8,21.2 C 8.6,19.6 5,17 4.8,13.2 C 4.6,10.6 6,8.2 9.4,7 L 9.4,3.8 L 8.4,3.2"
        ),
        path(
            "M 9.6,3.6 C 5,2.8 1.6,5 2.2,8.4 C 2.4,10.2 3.4,11.6 5.4,12.2 L 5.8,10.4 C 4.6,10 4,9.2 4,8 "
            "C 4,6 6,5 9.6,5.6"
        ),
        path(
            "M 14.4,3.6 C 19,2.8 22.4,5 21.8,8.4 C 21.6,10.2 20.6,11.6 18.6,12.2 L 18.2,10.4 "
            "C 19.4,10 20,9.2 20,8 C 20,6 18,5 14.4,5.6"
        ),
    )
    + cut(
        path(
            "M 4.4,11.6 L 8.2,13.2 L 12,11.6 L 15.8,13.2 L 19.6,11.6 L 19.6,13.4 L 15.8,15 L 12,13.4 L 8.2,15 "
            "L 4.4,13.4"
        )
    ),
    # two wheels that mesh
    "gears": ink(_gear(9.1, 9.5, 9.1, 8), _gear(18.2, 18.2, 5.8, 7, 0.3))
    + cut(oval(9.1, 9.5, 3.2), oval(18.2, 18.2, 1.9)),
    "population": ink(oval(12, 6.2, 5.2), path("M 2.6,23.2 C 2.6,15.6 6,12.6 12,12.6 C 18,12.6 21.4,15.6 21.4,23.2")),
    # a laurel ring: a point
    "ring": ink(oval(12, 12, 11)) + cut(oval(12, 12, 6.4)),
    # a coin that has to be given back
    "loan": ink(oval(9.4, 9.4, 8.8))
    + cut(oval(9.4, 9.4, 6.6))
    + ink(oval(9.4, 9.4, 4.8))
    + cut(path("M 8,17.6 L 13,11 L 24,11 L 24,24 L 8,24"))
    + ink(path("M 9.4,17.4 L 15,12.6 L 15,15.8 L 19.6,15.8 L 19.6,11.4 L 23.2,11.4 L 23.2,19.2 L 15,19.2 L 15,22.4")),
    "pedestal_1": _step(
        path(
            "M 9.4,11.4 L 12.2,9.4 L 14.2,9.4 L 14.2,18.6 L 16,18.6 L 16,20.8 L 9.2,20.8 L 9.2,18.6 "
            "L 11.4,18.6 L 11.4,12.8 L 9.4,13.8"
        )
    ),
    "pedestal_2": _step(
        path(
            "M 8,12.8 C 8.2,10.4 9.8,9.2 12,9.2 C 14.4,9.2 16,10.6 16,12.8 C 16,15 14,16.4 12,18.4 "
            "L 16.2,18.4 L 16.2,20.8 L 8,20.8 "
            "L 8,18.8 C 10.4,16.4 13.2,14.4 13.2,12.8 C 13.2,11.8 12.8,11.4 12,11.4 C 11.2,11.4 10.6,11.8 10.4,13"
        )
    ),
    # a watchtower
    "tower": ink(
        path(
            "M 5,9.4 L 5,2 L 7.8,2 L 7.8,4.4 L 10.6,4.4 L 10.6,2 L 13.4,2 L 13.4,4.4 L 16.2,4.4 L 16.2,2 "
            "L 19,2 L 19,9.4 L 17,11.4 L 18.4,23.4 "
            "L 5.6,23.4 L 7,11.4"
        )
    )
    + cut(
        box(10.8, 13, 13.2, 16.6),
        path("M 10,23.4 L 10,20.8 C 10,18.6 14,18.6 14,20.8 L 14,23.4"),
        bar(5.4, 9.4, 18.6, 9.4, 1.2),
    ),
}
"""What tiles give and people own."""

_HUT = path("M 12,0.8 L 20.4,7 L 18.6,7 L 18.6,13.4 L 5.4,13.4 L 5.4,7 L 3.6,7")
_SPAN = path("M 0.4,4.4 L 23.6,4.4 L 23.6,13 L 18.4,13 C 18.4,7 5.6,7 5.6,13 L 0.4,13")
_BANKS = (box(0.4, 14.6, 7, 22.6, 1.2), box(17, 14.6, 23.6, 22.6, 1.2))

PLACES: dict[str, tuple[Part, ...]] = {
    # flagstones between kerbs
    "street": ink(
        box(0.2, 1.4, 23.8, 4),
        box(0.2, 20, 23.8, 22.6),
        path("M 0.2,5.6 L 7,5.6 L 5.8,11.4 L 0.2,12"),
        path("M 8.8,5.6 L 16.6,5.6 L 17.4,10.6 L 7.6,11.2"),
        path("M 18.2,5.6 L 23.8,5.6 L 23.8,12.4 L 19.2,11.6"),
        path("M 0.2,13.8 L 9.4,12.8 L 10.4,18.4 L 0.2,18.4"),
        path("M 11.2,12.8 L 17.6,12.4 L 18.6,18.4 L 12.2,18.4"),
        path("M 19.4,13.4 L 23.8,14.2 L 23.8,18.4 L 20.4,18.4"),
    ),
    # woods and a rock
    "natural": ink(
        oval(8.2, 8, 7.4),
        bar(8.2, 13, 8.2, 22.8, 2.8),
        path("M 12.2,22.8 L 13.4,17 L 16.6,14.2 L 20.6,15.4 L 23.4,22.8"),
        box(2.6, 21, 23.4, 22.8),
    )
    + cut(bar(8.2, 15, 8.2, 8, 1.2), bar(8.2, 12.4, 11.2, 9.4, 1.2)),
    # a house on firm ground
    "all_land": ink(_HUT, box(0.4, 15, 23.6, 22.6, 1.4)) + cut(box(10.4, 9.4, 13.6, 13.6)),
    # a house whose ground is partly waves
    "some_water": ink(
        _HUT,
        box(0.4, 15, 12, 22.6, 1.4),
        wave(13.2, 23.8, 16.6, 1.1, 2, 1.5),
        wave(13.2, 23.8, 21, 1.1, 2, 1.5),
    )
    + cut(box(10.4, 9.4, 13.6, 13.6)),
    # a span from bank to bank, over anything
    "land_ends": ink(_SPAN, *_BANKS),
    # a span from bank to bank, over waves
    "water_between": ink(_SPAN, *_BANKS, wave(8, 16, 16.8, 1, 1.9, 1), wave(8, 16, 20.8, 1, 1.9, 1)),
}
"""Grounds, and what a monument wants of them."""

_EVEN = (
    ((5.4, 5.4), (12.4, 5.4), (11.6, 10.4), (5.4, 11.4)),
    ((13.6, 5.4), (18.6, 5.4), (18.6, 11.6), (12.8, 10.6)),
    ((5.4, 12.6), (10.4, 11.8), (11.2, 18.6), (5.4, 18.6)),
    ((11.6, 11.6), (18.6, 12.8), (18.6, 18.6), (12.4, 18.6)),
)
_ODD = (
    ((5.4, 5.4), (10.4, 5.4), (11.2, 12.2), (5.4, 13)),
    ((11.6, 5.4), (18.6, 5.4), (18.6, 10.4), (12.4, 11.6)),
    ((5.4, 14.2), (11.2, 13.4), (10.4, 18.6), (5.4, 18.6)),
    ((12.4, 12.8), (18.6, 11.6), (18.6, 18.6), (11.6, 18.6)),
)
_JOINT = (
    ((7.8, 5.4), (12.4, 5.4), (11.4, 9.6), (7.8, 10.2)),
    ((13.6, 5.4), (16.2, 5.4), (16.2, 12.6), (12.6, 10.6)),
    ((7.8, 11.4), (11.6, 10.8), (14.4, 13), (13.4, 18.6), (7.8, 18.6)),
    ((15.6, 13.8), (16.2, 14), (16.2, 18.6), (14.6, 18.6)),
)
PAVING: dict[str, tuple[Part, ...]] = {
    "flags_0": ink(*_EVEN),
    "flags_1": ink(*_ODD),
    "flags_across": ink(*_JOINT),
    "flags_down": ink(*(tuple((y, x) for x, y in stone) for stone in _JOINT)),
}
"""The flagstones of a road, as large as a cell: in its middle (cells side by side differ), and over the borders of
cells, to the right and below."""
