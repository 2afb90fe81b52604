"""Icons of the Ganges: goods, what lies in the river and on it, buildings, karma and fame."""

from __future__ import annotations

from math import cos, pi, sin

from .outlines import Part, Path, bar, box, cut, ink, leaf, oval, path
from .scene import Point


def both(points: Path) -> Path:
    """A right half and its mirror image."""
    return (*points, *((24 - x, y) for x, y in reversed(points)))


def flipped(points: Path) -> Path:
    """The same on the left."""
    return tuple((24 - x, y) for x, y in points)


def _turned(x: float, y: float, angle: float) -> Point:
    """The point at that distance above the middle, turned around it (degrees, clockwise)."""
    a = angle * pi / 180
    return 12 + x * cos(a) - y * sin(a), 12 + x * sin(a) + y * cos(a)


def _petals(spread: tuple[tuple[float, float, float], ...], x: float, y: float) -> tuple[Part, ...]:
    """Petals from one root, the outer first, each set off from those behind it."""
    parts: tuple[Part, ...] = ()
    for angle, long, wide in spread:
        for turn in dict.fromkeys((-angle, angle)):
            parts += cut(leaf(x, y + 0.6, turn, long + 1.4, wide + 2.6)) + ink(leaf(x, y, turn, long, wide))
    return parts


WARES: dict[str, tuple[Part, ...]] = {
    # two leaves and a bud
    "tea": ink(
        leaf(12, 14.6, 0, 14.2, 8.4),
        leaf(11.2, 19.6, -60, 12.8, 10),
        leaf(12.8, 19.6, 60, 12.8, 10),
        bar(12, 12, 12, 23.6, 2.2),
    )
    + cut(
        leaf(9.6, 18.6, -60, 8.6, 1.8),
        leaf(14.4, 18.6, 60, 8.6, 1.8),
        leaf(12, 13, 0, 8.6, 1.8),
    ),
    # a bolt of cloth, its end hanging down
    "silk": ink(
        box(4.4, 0.8, 23, 8.8, 1.2),
        oval(4.6, 4.8, 4, 4.4),
        box(6.4, 7, 23, 19.4),
        *(box(6.4 + 2.94 * k, 20.6, 8.3 + 2.94 * k, 23.8) for k in range(6)),
    )
    + cut(oval(4.6, 4.8, 2.4, 2.8))
    + ink(oval(4.7, 4.9, 1, 1.4))
    + cut(
        bar(8.4, 9.2, 24, 9.2, 1.3),
        *(path(f"M {x},11 L {x + 2.5},14.2 L {x},17.4 L {x - 2.5},14.2") for x in (10.6, 18.8)),
        path("M 14.7,12.6 L 15.9,14.2 L 14.7,15.8 L 13.5,14.2"),
    ),
    # a pod of chilli
    "spice": ink(
        path(
            "M 13.4,7.6 C 15.6,5.6 20.2,6 21.6,8.8 C 23.4,13 19.4,19 13.4,21.6 C 9.6,23.2 5,23.6 0.8,22.2 "
            "C 6,21.2 9.8,18.6 11,14.6 C 11.8,12 11.6,9.2 13.4,7.6"
        ),
        path("M 15.6,8 C 16,5.4 16.4,3.4 19,0.8 L 21.6,2.2 C 19.4,4.2 19,6 18.9,8.4"),
    )
    + cut(path("M 18.6,10.4 C 19.8,13 17.4,16.8 13.4,19.2 C 15.6,16.6 17,13.6 17,11")),
}
"""By name, in the order of the market's rows."""

RIVER: dict[str, tuple[Part, ...]] = {
    # a lotus flower, seen from the side
    "lotus": _petals(((74, 12.2, 6.6), (40, 16.2, 7.6), (0, 18.6, 9.4)), 12, 20.2)
    + cut(box(0, 20.2, 24, 21.2))
    + ink(path("M 2.4,21 L 21.6,21 Q 19,23.8 12,23.8 Q 5,23.8 2.4,21")),
    "fish": ink(
        path(
            "M 23.6,12 C 20.6,7 16.4,5 12.4,5.2 C 8.8,5.4 6.6,7.6 4.8,10 L 0.4,5.4 Q 2,12 0.4,18.6 L 4.8,14 "
            "C 6.6,16.4 8.8,18.6 12.4,18.8 C 16.4,19 20.6,17 23.6,12"
        ),
        path("M 9.4,6.4 C 10.4,3 13.4,1.6 16.8,2 C 15.8,3.6 15.6,4.8 16,6.4"),
        path("M 10,18 C 10.4,20.6 12.6,22.2 15.4,22.2 C 14.6,20.8 14.6,19.6 15,18"),
    )
    + cut(
        oval(19.2, 10.6, 1.3),
        path("M 16.6,7 Q 13.6,12 16.6,17 L 15,17 Q 12,12 15,7"),
        path("M 11.4,9.4 Q 9.6,12 11.4,14.6 L 10.1,14.6 Q 8.2,12 10.1,9.4"),
    ),
    # a crane on its long legs
    "crane": ink(
        path(
            "M 15.4,0.6 C 17.4,0 19,1 19.2,2.4 L 23.8,4.2 L 19,4.6 C 17,5.4 17.2,7 16.8,9.4 "
            "C 16,12.8 13.6,14.6 10.4,14.4 "
            "C 6.6,14.2 4,14.6 0.4,18.6 C 0.6,12.2 4,8.4 9.4,8.2 C 12.4,8.2 14.4,8.2 14.8,6.2 "
            "C 15,4.8 13.6,3.6 13.8,2.2 "
            "C 14,1.2 14.6,0.8 15.4,0.6"
        ),
        bar(9.2, 13.6, 9.2, 23.6, 1.6),
        bar(12.2, 13, 13.6, 18, 1.6),
        bar(13.6, 17.4, 10.6, 20.4, 1.6),
        bar(9.2, 22.9, 12.4, 22.9, 1.4),
    )
    + cut(oval(16.8, 2.4, 0.9), path("M 3.6,13 C 7,10.2 10.4,10.2 13.6,10.6 C 11.2,12.8 7.8,12.8 3.6,13")),
    # a boat with its sail
    "boat": ink(
        path("M 0.6,16 L 23.4,16 C 22.6,20 20,22.6 16.6,22.6 L 7.4,22.6 C 4,22.6 1.4,20 0.6,16"),
        bar(11.4, 0.8, 11.4, 16, 1.8),
        path("M 12.8,1.6 C 18.6,3.4 21.4,8 21.6,14.4 L 12.8,14.4"),
        path("M 10,4.4 L 10,14.4 L 3,14.4 C 5.4,12 8,8.4 10,4.4"),
    )
    + cut(bar(3, 18.9, 21, 18.9, 1.2)),
    "turtle": ink(
        oval(12, 12.6, 7.6, 8),
        oval(12, 2.8, 2.7, 2.7),
        leaf(7.4, 8.6, -62, 8, 5.6),
        leaf(16.6, 8.6, 62, 8, 5.6),
        leaf(7.6, 17.2, -128, 7, 5),
        leaf(16.4, 17.2, 128, 7, 5),
        path("M 10.8,20 L 13.2,20 L 12,23.8"),
    )
    + cut(path("M 12,7.4 L 16.2,10 L 16.2,15 L 12,17.8 L 7.8,15 L 7.8,10"))
    + ink(path("M 12,9.2 L 14.7,10.9 L 14.7,14.2 L 12,16 L 9.3,14.2 L 9.3,10.9")),
    # a heron on the wing
    "heron": ink(
        path(
            "M 9.2,13.4 C 7.6,8.6 4,4.8 0.4,3.4 C 6,1.8 11.2,5 13.2,9.8 C 14.4,5.8 18,2.2 23.2,1.6 "
            "C 20,4.8 18.4,8.6 17,12.4"
        ),
        path(
            "M 0.8,20.6 L 9.2,13.2 C 11.4,10.4 15.6,9.8 18,12.4 L 23.8,14 L 17.8,14.8 "
            "C 15.6,17.2 11.6,17.6 9.4,16.6 L 2,22.2"
        ),
    )
    + cut(oval(17, 12.9, 0.8)),
}
"""Symbols of the river."""


def _wheel() -> tuple[Part, ...]:
    spokes = [bar(*_turned(0, -2, 45 * k), *_turned(0, -8, 45 * k), 1.8) for k in range(8)]
    knobs = [oval(*_turned(0, -9.4, 30 * k), 2.4) for k in range(12)]
    return (
        ink(oval(12, 12, 10))
        + cut(oval(12, 12, 7.4))
        + ink(*spokes, *knobs, oval(12, 12, 3.2))
        + cut(oval(12, 12, 1.3))
    )


def _stall(*more: Path) -> tuple[Part, ...]:
    awning = [oval(2.35 + 3.86 * k, 7, 1.95, 2.4) for k in range(6)]
    return (
        ink(path("M 3.6,0.6 L 20.4,0.6 L 23.8,7.4 L 0.2,7.4"), *awning, box(2, 8, 22, 23.4))
        + cut(box(4.4, 10.4, 19.6, 20.8, 1))
        + ink(box(6.8, 12.2, 17.2, 14.4), box(6.8, 16.8, 17.2, 19), *more)
        + cut(path("M 8.6,1.6 L 11.4,1.6 L 11.2,6.6 L 7.4,6.6"), path("M 14.6,1.6 L 17.4,1.6 L 19,6.6 L 15.2,6.6"))
    )


BUILT: dict[str, tuple[Part, ...]] = {
    # a temple's tower, curving up to its ribbed disc
    "mandir": ink(
        both(path("M 12,0.2 L 12.8,2.2 L 14.4,2.8 L 14.4,4.2 L 13.6,4.6 C 15,7.4 16.4,11.4 16.8,19.4 L 12,19.4")),
        both(path("M 12,15 L 17.4,15 C 17.6,13 18.6,11.4 19.2,9.8 C 20.2,12 21.4,15 21.4,19.4 L 12,19.4")),
        box(1.4, 19.2, 22.6, 21.2),
        box(0.4, 21.6, 23.6, 23.6),
    )
    + cut(
        path("M 10.2,19.2 L 10.2,16 C 10.2,13.6 13.8,13.6 13.8,16 L 13.8,19.2"),
        bar(10.4, 12, 11, 5.4, 0.9),
        bar(13.6, 12, 13, 5.4, 0.9),
        bar(17.2, 19.2, 16.9, 13.4, 0.9),
        bar(6.8, 19.2, 7.1, 13.4, 0.9),
    ),
    # a gate between two round towers with their domes
    "fort": ink(
        path(
            "M 0.6,23.4 L 0.6,9.4 L 1.2,9.4 C 1.2,6.6 2.6,5.8 4.2,4.4 L 4.4,2.4 L 4.8,4.4 "
            "C 6.4,5.8 7.8,6.6 7.8,9.4 L 8.4,9.4 "
            "L 8.4,11.8 L 10,11.8 L 10,10 L 11.2,10 L 11.2,11.8 L 12.8,11.8 L 12.8,10 L 14,10 L 14,11.8 "
            "L 15.6,11.8 L 15.6,9.4 "
            "L 16.2,9.4 C 16.2,6.6 17.6,5.8 19.2,4.4 L 19.6,2.4 L 19.8,4.4 C 21.4,5.8 22.8,6.6 22.8,9.4 "
            "L 23.4,9.4 L 23.4,23.4"
        ),
    )
    + cut(
        path("M 9,23.4 L 9,18 Q 9,15.2 12,13.8 Q 15,15.2 15,18 L 15,23.4"),
        bar(0.6, 10, 8.4, 10, 1),
        bar(15.6, 10, 23.4, 10, 1),
        box(3.8, 13.4, 5.2, 17.4),
        box(18.8, 13.4, 20.2, 17.4),
    ),
    # a fountain between two trees
    "charbagh": ink(
        leaf(4.4, 19, 0, 17, 8),
        leaf(19.6, 19, 0, 17, 8),
        bar(4.4, 16, 4.4, 22, 1.6),
        bar(19.6, 16, 19.6, 22, 1.6),
        path("M 8,15.6 L 16,15.6 C 16,18 14.4,18.8 13,19 L 13.4,21 L 10.6,21 L 11,19 C 9.6,18.8 8,18 8,15.6"),
        box(1, 21.2, 23, 23.4, 0.8),
        leaf(11.7, 15, -24, 8, 2.6),
        leaf(12.3, 15, 24, 8, 2.6),
        leaf(12, 15, 0, 10.4, 2.6),
    ),
    # a dome on its tomb between minarets
    "mausoleum": ink(
        both(
            path(
                "M 12,0.2 L 12.4,2.6 C 14,4.4 17,5.6 17,8.8 C 17,10 16.6,10.8 16,11.6 L 18.4,11.6 "
                "L 18.4,21.2 L 12,21.2"
            )
        ),
        box(0.4, 21, 23.6, 23.6),
        box(1.4, 8.6, 3.6, 21.2),
        box(20.4, 8.6, 22.6, 21.2),
        path("M 0.8,8.6 C 0.8,6.6 2.4,6.6 2.5,5 C 2.6,6.6 4.2,6.6 4.2,8.6"),
        path("M 19.8,8.6 C 19.8,6.6 21.4,6.6 21.5,5 C 21.6,6.6 23.2,6.6 23.2,8.6"),
    )
    + cut(
        path("M 9.4,21.2 L 9.4,17 Q 9.4,14.8 12,13.6 Q 14.6,14.8 14.6,17 L 14.6,21.2"),
        bar(6.8, 11.4, 17.2, 11.4, 1),
        bar(0.8, 9, 4.2, 9, 0.9),
        bar(19.8, 9, 23.2, 9, 0.9),
    ),
    # a stall for goods of one kind, and one for different ones
    "equal_stall": _stall(),
    "unequal_stall": _stall(((13.4, 10.8), (15.6, 10.8), (10.6, 20.4), (8.4, 20.4))),
}
"""Buildings of a province."""

MARKS: dict[str, tuple[Part, ...]] = {
    # a wheel of eight spokes
    "karma": _wheel(),
    # an elephant under its rug
    "elephant": ink(
        path(
            "M 3,21.6 L 3,13 C 2.4,8 5,4.6 9.6,4.4 L 14,4.4 C 14.6,3 16,2 18,2 C 21.4,2 23.4,4.6 23.4,8 "
            "L 23.4,16.6 C 23.4,18.6 22.4,19.8 21,19.8 "
            "L 21,18 C 21.6,18 21.8,17.4 21.8,16.6 L 21.6,12.6 C 20.8,13.6 19.4,14 18,13.6 L 18,21.6 "
            "L 14.4,21.6 L 14.4,17.2 L 7.2,17.2 L 7.2,21.6"
        ),
        path("M 3.6,7.4 C 1.6,8.8 1,11 1.2,14.2 L 2.4,14.2 C 2.4,12 2.8,10.4 4,9.4"),
    )
    + cut(
        oval(20, 6.6, 0.9),
        path("M 14.6,4.6 C 13.4,7.4 13.8,10.6 16.4,11.6 L 16.8,10.4 C 15.2,9.6 15,7.4 15.8,5.2"),
        path("M 6,6.4 L 12.4,6.4 L 12.4,13.6 L 6,13.6"),
    )
    + ink(path("M 7.2,7.4 L 11.2,7.4 L 11.2,12.4 L 7.2,12.4")),
    # a rosette
    "fame": ink(tuple(_turned(0, -(11 + 0.9 * cos(k * pi / 5)), 4.5 * k) for k in range(80))),
    # a house with its dome that rises
    "raised": ink(
        path("M 12,0.4 L 20.4,9.4 L 15,9.4 L 15,13.4 L 9,13.4 L 9,9.4 L 3.6,9.4"),
        path("M 1,23.4 L 1,15 L 23,15 L 23,23.4"),
    )
    + cut(
        path("M 9.4,23.4 L 9.4,20.4 C 9.4,17 14.6,17 14.6,20.4 L 14.6,23.4"),
        box(4, 17.8, 6.4, 20.6),
        box(17.6, 17.8, 20, 20.6),
    ),
    # somebody of the palace, in a turban with its plume
    "courtier": ink(
        leaf(12.6, 5.6, 32, 6.4, 3.6),
        path("M 4.6,9.6 C 3,5.4 7,3.4 12,3.4 C 17,3.4 21,5.4 19.4,9.6"),
        oval(12, 11.2, 4.8, 5.4),
        path("M 1.4,23.6 C 1.4,19 5.6,17.6 9.4,17 L 14.6,17 C 18.4,17.6 22.6,19 22.6,23.6"),
    )
    + cut(
        path("M 4.6,9.8 C 8,8 16,8 19.4,9.8 L 19.2,11 C 16,9.4 8,9.4 4.8,11"),
        bar(8.4, 16.4, 15.6, 16.4, 1.1),
        oval(12, 6, 1.3),
    ),
}
"""Signs of the game."""
