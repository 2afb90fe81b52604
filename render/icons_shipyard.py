"""Icons of the shipyard: what ships are fitted out with, what their cards show, inspectors, tiles, employees."""

from __future__ import annotations

from math import cos, pi, sin

from .outlines import Part, Path, bar, box, cut, ink, leaf, oval, path


def _around(points: Path, turn: float, x: float = 12, y: float = 12) -> Path:
    """Points turned clockwise around a middle, degrees."""
    a = turn * pi / 180
    return tuple(
        (x + (px - x) * cos(a) - (py - y) * sin(a), y + (px - x) * sin(a) + (py - y) * cos(a)) for px, py in points
    )


SHOULDERS = path("M 2.4,23.4 C 2.4,18.4 5.4,16.4 8.8,15.8 L 12,18.4 L 15.2,15.8 C 18.6,16.4 21.6,18.4 21.6,23.4")
TEETH = tuple(_around(box(10.1, 1, 13.9, 6), 45 * k) for k in range(8))
SPOKES = tuple(_around(bar(12, 12, 12, 0.6, 2.2), 45 * k) for k in range(8))
BELT = tuple(_around(path("M 9.6,0.4 L 14.4,0.4 L 13.6,8.4 L 10.4,8.4"), 45 + 90 * k) for k in range(4))
BLADE = path("M 12,12 C 6.6,8.6 6.4,1 11.4,0.6 C 16.4,0.4 17.2,6.4 12,12")

ON_BOARD: dict[str, tuple[Part, ...]] = {
    # a peaked cap with its anchor-like badge
    "captain": ink(
        path("M 3.2,4.6 C 4.4,1.4 9,0.6 12,0.6 C 15,0.6 19.6,1.4 20.8,4.6 L 18,7.6 L 6,7.6"),
        path("M 5,8.8 L 19,8.8 C 19.6,11 19.4,11.6 18.6,12 C 14.4,10.4 9.6,10.4 5.4,12 C 4.6,11.6 4.4,11 5,8.8"),
        path("M 7,12.4 C 10,11.6 14,11.6 17,12.4 C 17.4,16.4 14.6,18 12,18 C 9.4,18 6.6,16.4 7,12.4"),
        SHOULDERS,
    )
    + cut(oval(12, 4.4, 1.6), oval(9, 21, 0.9), oval(15, 21, 0.9)),
    # a high hat, a beard, a purse before him
    "merchant": ink(
        box(7.6, 0.4, 16.4, 8),
        box(4, 7.4, 20, 9.6),
        path("M 7.2,10.4 L 16.8,10.4 C 17.4,15.6 14,18.4 12,18.4 C 10,18.4 6.6,15.6 7.2,10.4"),
        SHOULDERS,
    )
    + cut(box(7.6, 4.6, 16.4, 6), path("M 9.4,14.6 L 14.6,14.6 L 14,16 L 10,16"), oval(17.4, 19.8, 3.6))
    + ink(oval(17.4, 20.2, 2.6)),
    # a helmet with its spike, a rifle over the shoulder
    "soldier": ink(
        path("M 12,0.2 L 13.2,2.8 C 17,3.4 18.6,6 18.8,9.2 L 20.2,10.8 L 3.8,10.8 L 5.2,9.2 C 5.4,6 7,3.4 10.8,2.8"),
        path("M 7,11.6 L 17,11.6 C 17.4,16 14.6,17.8 12,17.8 C 9.4,17.8 6.6,16 7,11.6"),
        SHOULDERS,
    )
    + cut(bar(23.6, 3.4, 15.2, 24, 3.6))
    + ink(bar(23, 3.4, 16.4, 21.6, 1.8), path("M 17.6,17 L 19.6,17.8 L 18,23.4 L 13.8,23.4")),
    # a square sail full of wind
    "sail": ink(
        bar(9.4, 0.4, 9.4, 23.6, 2.2),
        path("M 4.6,2.4 L 17.2,2.4 C 22.4,6.4 23.6,13.6 19.4,18.6 L 5.4,18.6 C 8.8,13.8 8.6,7.4 4.6,2.4"),
    )
    + cut(path("M 12.4,4.6 C 15,8.4 15,12.8 13,16.6 L 14.6,16.6 C 16.8,12.8 16.8,8.4 14.2,4.6")),
    # a funnel with its band, and smoke
    "smokestack": ink(
        path("M 6.4,11 L 17.6,11 L 18.6,23.4 L 5.4,23.4"),
        box(5.4, 8.6, 18.6, 11.4),
        oval(10.4, 5.6, 2.6),
        oval(14.6, 4.4, 3.2),
        oval(19.6, 2.8, 2.6),
    )
    + cut(path("M 6.2,14 L 17.8,14 L 18.1,17.4 L 5.9,17.4")),
    # three blades
    "propeller": ink(*(_around(BLADE, 120 * k, 12, 13.2) for k in range(3)))
    + cut(oval(12, 12.8, 4))
    + ink(oval(12, 12.8, 2.6)),
    # a jib on its post, the hook hanging
    "derrick": ink(
        box(4.6, 9, 8.2, 21),
        box(1, 20.4, 13, 23.6, 0.6),
        bar(5.4, 14.6, 21.4, 2.4, 3),
        bar(20.2, 3, 20.2, 12.4, 1.6),
        path("M 17.4,12 L 23,12 L 23,15.6 L 17.4,15.6"),
        bar(6.4, 9.8, 6.4, 3.6, 1.6),
        bar(6, 4, 20, 3, 1.2),
    ),
    # a barrel on its carriage
    "cannon": ink(
        path(
            "M 1,9 C 1,7 2.6,6 4.4,6.4 L 22.4,8.4 L 23.6,7.8 L 23.6,13.8 L 22.4,13.2 L 4.4,15.2 C 2.6,15.4 1,12.6 1,9"
        ),
        path("M 3.4,14.4 L 15,14.4 L 17,19.6 L 1.6,19.6"),
    )
    + cut(oval(5.4, 19.6, 4.4), oval(14, 19.6, 4.4), bar(8.6, 6.4, 8.6, 15, 1.2))
    + ink(oval(5.4, 19.8, 3.4), oval(14, 19.8, 3.4))
    + cut(oval(5.4, 19.8, 1.1), oval(14, 19.8, 1.1)),
}
"""What a ship is fitted out with; `derrick` is the crane."""

SHOWN: dict[str, tuple[Part, ...]] = {
    # a deckhouse with its door and window
    "cabin": ink(box(1, 3.4, 23, 7.4, 1), box(3, 6.4, 21, 22.6))
    + cut(box(5.8, 10.4, 10.2, 22.6), box(12.6, 10.4, 18.4, 16)),
    "mast": ink(
        bar(12, 0.4, 12, 23.4, 2.8),
        bar(2.4, 5.4, 21.6, 5.4, 2.6),
        bar(6, 12, 18, 12, 2.2),
        box(6.6, 20.6, 17.4, 23.6),
    ),
    # a ring with its four bands
    "lifebelt": ink(oval(12, 12, 11.2)) + cut(*BELT, oval(12, 12, 4.8)),
    # a boat on its davits
    "lifeboat": ink(
        path("M 1,12 L 23,12 C 22.4,17.6 19.6,20.6 16.4,20.6 L 7.6,20.6 C 4.4,20.6 1.6,17.6 1,12"),
        bar(6, 12, 6, 3, 1.8),
        bar(18, 12, 18, 3, 1.8),
        bar(5.2, 3.4, 10, 3.4, 1.8),
        bar(18.8, 3.4, 14, 3.4, 1.8),
    )
    + cut(bar(0.6, 14.8, 23.4, 14.8, 1.4)),
    # a ship's lamp under its hood
    "lantern": ink(
        oval(12, 2.6, 2.4),
        path("M 6,8.4 L 9.6,4.2 L 14.4,4.2 L 18,8.4"),
        box(5.6, 9, 18.4, 20.2),
        box(4.2, 20.6, 19.8, 23.6),
    )
    + cut(oval(12, 2.6, 1), box(7.8, 10.6, 16.2, 19))
    + ink(leaf(12, 19, 0, 8.4, 5.4)),
    # two crossed sabres
    "army": ink(
        path("M 2,0.8 C 7.4,4.4 12.4,9.4 16.6,15.4 L 14.6,17.4 C 10,12 5,7 2,0.8"),
        path("M 22,0.8 C 16.6,4.4 11.6,9.4 7.4,15.4 L 9.4,17.4 C 14,12 19,7 22,0.8"),
        bar(12.6, 19.2, 19, 12.8, 2.4),
        bar(11.4, 19.2, 5, 12.8, 2.4),
        bar(16.4, 16.6, 21.4, 21.6, 3),
        bar(7.6, 16.6, 2.6, 21.6, 3),
    ),
    # a rosette with its two ends
    "ribbon": ink(
        path("M 7,13 L 11.6,15 L 9,23.6 L 6.6,20.6 L 3,21.4"),
        path("M 17,13 L 12.4,15 L 15,23.6 L 17.4,20.6 L 21,21.4"),
    )
    + cut(oval(12, 8.8, 9.6))
    + ink(oval(12, 8.8, 8.4))
    + cut(oval(12, 8.8, 5.6))
    + ink(oval(12, 8.8, 3.8)),
}
"""What ship cards and canals show, besides mounting points."""

ACTED: dict[str, tuple[Part, ...]] = {
    # a hull on its stocks
    "hull": ink(
        path(
            "M 0.6,7.4 L 5,9.4 L 18.6,9.4 L 23.4,6.6 C 23.2,12.4 21.4,15.6 18.8,17 L 5.4,17 C 3,15.4 1.2,12 0.6,7.4"
        ),
        bar(6, 16, 3.4, 23.4, 2.2),
        bar(18, 16, 20.6, 23.4, 2.2),
        box(1, 21.4, 23, 23.6),
        bar(12, 9.8, 12, 1, 2),
    )
    + cut(bar(1, 12.4, 23, 12.4, 1.2)),
    # an engine
    "train": ink(
        box(1.4, 2.4, 10.4, 5),
        box(2.6, 4, 9.4, 17),
        box(8, 8.4, 20.6, 17),
        path("M 16,8.8 L 15.2,2.4 L 20.8,2.4 L 20,8.8"),
        path("M 20,13.4 L 23.6,18.6 L 18,18.6"),
        oval(5.6, 19, 4),
        oval(15, 19.6, 3.4),
    )
    + cut(box(4.6, 6.4, 7.6, 10.4), oval(5.6, 19, 1.6), oval(15, 19.6, 1.3), bar(9.2, 11, 20.6, 11, 1.2)),
    # a lock's gates over the water
    "lock": ink(
        box(0.6, 2, 5.6, 16),
        box(18.4, 2, 23.4, 16),
        path("M 6.6,4 L 11.4,7 L 11.4,16 L 6.6,16"),
        path("M 17.4,4 L 12.6,7 L 12.6,16 L 17.4,16"),
        path(
            "M 0.6,19.4 C 3,17 5.4,17 8,19.4 C 10.6,21.6 13.4,21.6 16,19.4 C 18.6,17 21,17 23.4,19.4 L 23.4,22 "
            "C 21,19.6 18.6,19.6 16,22 C 13.4,24 10.6,24 8,22 C 5.4,19.6 3,19.6 0.6,22"
        ),
    ),
    # a gear
    "works": ink(*TEETH, oval(12, 12, 8.4)) + cut(oval(12, 12, 3.6)),
    "crew": ink(
        oval(7.4, 8, 3.6),
        path("M 1,20.4 C 1,15.4 3.4,12.8 7.4,12.8 C 9.4,12.8 10.8,13.4 11.8,14.6 C 10.4,16 9.8,18 9.8,20.4"),
        oval(17, 9.4, 4),
        path("M 10.6,23.4 C 10.6,17.6 13,14.6 17,14.6 C 21,14.6 23.4,17.6 23.4,23.4"),
        path("M 12.2,6.6 L 21.8,6.6 L 20.6,3.2 L 13.4,3.2"),
        path("M 3.2,5.6 L 11.6,5.6 L 10.4,2.4 L 4.4,2.4"),
    ),
    # a hammer in a fist: somebody who works for you
    "wrench": ink(
        bar(6.4, 17.6, 15.6, 8.4, 4.6),
        oval(17.4, 6.6, 5.8),
        oval(5.6, 18.4, 4.6),
    )
    + cut(_around(box(15.2, -0.6, 19.6, 7), 45, 17.4, 6.6), oval(5.6, 18.4, 1.6)),
    "coal": ink(
        path("M 1,21.6 L 2.4,16 L 7,14 L 11.2,17 L 11.4,21.6"),
        path("M 12.4,21.6 L 12.8,16.4 L 17.4,13.4 L 22.2,16 L 23,21.6"),
        path("M 6.4,12.8 L 8.2,6.6 L 13.4,4 L 17.4,7.6 L 17,12.2 L 12,15.4"),
    )
    + cut(bar(9.4, 9.6, 12.4, 7.2, 1.3), bar(4.2, 18.2, 6.4, 16.4, 1.2), bar(15, 18, 17.4, 16, 1.2)),
    # a beam, seen from its end
    "steel": ink(
        path("M 3,3 L 21,3 L 21,7.6 L 14.6,9 L 14.6,15 L 21,16.4 L 21,21 L 3,21 L 3,16.4 L 9.4,15 L 9.4,9 L 3,7.6")
    ),
    # a steering wheel
    "helm": ink(*SPOKES, oval(12, 12, 8.2))
    + cut(oval(12, 12, 6))
    + ink(*SPOKES[::2], oval(12, 12, 3.2), *(_around(bar(12, 12, 12, 5, 1.8), 45 * k) for k in range(8))),
    # an abacus
    "abacus": ink(box(1, 1.6, 23, 22.4, 1.4))
    + cut(box(3.6, 4.2, 20.4, 19.8))
    + ink(
        *(bar(3, y, 21, y, 1.4) for y in (8, 12.4, 16.8)),
        *(
            oval(x, y, 1.9)
            for x, y in (
                (6.4, 8),
                (10.6, 8),
                (17.6, 8),
                (6.4, 12.4),
                (13.4, 12.4),
                (17.6, 12.4),
                (10.4, 16.8),
                (14.2, 16.8),
                (18, 16.8),
            )
        ),
    ),
    # a whistle on its cord
    "whistle": ink(
        path(
            "M 9,7.6 L 23.4,7.6 L 23.4,12 L 16.4,12.6 C 16.6,17.6 13,21.4 8.6,21.4 C 4.2,21.4 0.8,18.2 0.8,14.2 "
            "C 0.8,10.4 4,7.6 9,7.6"
        ),
        bar(8, 1, 8, 6, 1.6),
        bar(2.6, 2.6, 5, 6.4, 1.6),
        bar(13.4, 2.6, 11, 6.4, 1.6),
    )
    + cut(oval(8.6, 14.4, 3.2), box(15.4, 7.2, 18, 9.6)),
}
"""Action tiles, loads, and signs of employees."""
