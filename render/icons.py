"""Every icon as shapes on a 24-unit grid: solid silhouettes, told apart without colour, legible at 20 px.

An icon is a tuple of parts, drawn in order: "ink" parts in the icon's colour, "cut" parts in the colour of the
ground. A part is a polygon. Strokes and cuts are 2 units wide. Those of trade and transport are in
`icons_trade`, those of works, terrain and research in `icons_works`, those of cities and their monuments in
`icons_city` and `icons_monuments`, those of the Ganges in `icons_ganges`, those of the shipyard in `icons_shipyard`.
"""

from __future__ import annotations

from math import cos, pi, sin

from .icons_city import DISTRICTS, GIVEN, PAVING, PLACES
from .icons_ganges import BUILT, MARKS, RIVER, WARES
from .icons_monuments import MONUMENTS
from .icons_shipyard import ACTED, ON_BOARD, SHOWN
from .icons_trade import CARGO, TRANSPORTERS
from .icons_works import HOMES, MOTIFS, PHASES, RESEARCH, WORKS
from .outlines import Part, Path, bar, box, cut, ink, leaf, oval, path, regular, star
from .scene import Point


def _sail(x: float, y: float, angle: float) -> tuple[Path, Path]:
    """A windmill's sail: the stock and, on its one side, the cloth."""
    a = angle * pi / 180
    ux, uy, vx, vy = sin(a), -cos(a), cos(a), sin(a)

    def place(along: float, side: float) -> Point:
        return x + ux * along + vx * side, y + uy * along + vy * side

    stock = (place(0, -0.9), place(11.6, -0.9), place(11.6, 0.9), place(0, 0.9))
    cloth = (place(4.2, 0), place(11.6, 0), place(11.6, 3.9), place(4.2, 3.5))
    return stock, cloth


GOODS: dict[str, tuple[Part, ...]] = {
    # a hewn boulder, its facets parted
    "stone": ink(path("M 1.5,19.5 L 3,11 L 8.5,4 L 16,4 L 21.5,10 L 22.5,19.5 L 19,21.5 L 4,21.5"))
    + cut(bar(8.5, 3, 11.5, 11.6), bar(10.8, 11, 22.6, 12.6), bar(11.5, 10.6, 8.4, 22)),
    # a log with its cut end and a branch
    "wood": ink(
        path("M 5,7.5 L 19,7.5 L 19,18.5 L 5,18.5 C 2.4,18.5 1,16 1,13 C 1,10 2.4,7.5 5,7.5"),
        bar(9, 9, 6, 2.6, 3.2),
        oval(18.5, 13, 4.5, 5.5),
    )
    + cut(oval(18.5, 13, 3, 4))
    + ink(oval(18.5, 13, 1.4, 2.2))
    + cut(bar(4.5, 11.5, 11.5, 11.5, 1.6), bar(7, 15, 12.5, 15, 1.6)),
    # a heap with grains running down
    "sand": ink(path("M 0.8,21 C 3,19.5 5.4,12.6 8.4,9 C 10.4,6.6 13.6,6.6 15.6,9 C 18.6,12.6 21,19.5 23.2,21"))
    + cut(
        oval(11.4, 11, 1.2),
        oval(8.6, 14.8, 1.2),
        oval(14.8, 13.8, 1.2),
        oval(11.9, 18, 1.2),
        oval(6.2, 18.6, 1.2),
        oval(17.4, 18, 1.2),
    )
    + ink(oval(12, 3, 1.5), oval(18, 6, 1.5), oval(6, 6, 1.5)),
    # an ear
    "grain": ink(
        bar(12, 23, 12, 9),
        leaf(12, 9, 0, 8.6, 4.0),
        leaf(11.2, 13, -38, 8.6, 3.9),
        leaf(12.8, 13, 38, 8.6, 3.9),
        leaf(11.2, 17.6, -42, 8.6, 3.9),
        leaf(12.8, 17.6, 42, 8.6, 3.9),
        leaf(11.2, 22, -46, 8.2, 3.8),
        leaf(12.8, 22, 46, 8.2, 3.8),
    ),
    # a coin with its rim and a square hole
    "coin": ink(oval(12, 12, 10.5))
    + cut(oval(12, 12, 8.6))
    + ink(oval(12, 12, 6.8))
    + cut(box(9.6, 9.6, 14.4, 14.4)),
    # a sack tied at the neck
    "sack": ink(
        path(
            "M 9,8 C 4.5,11 2.2,15 2.2,18.4 C 2.2,21.4 4.4,22.6 7,22.6 L 17,22.6 C 19.6,22.6 21.8,21.4 21.8,18.4 "
            "C 21.8,15 19.5,11 15,8"
        ),
        path("M 9.4,6.4 L 6.4,1.6 L 10,2.8 L 12,1 L 14,2.8 L 17.6,1.6 L 14.6,6.4"),
        box(8.2, 5.6, 15.8, 8.2, 1.2),
    )
    + cut(bar(8.6, 8.9, 15.4, 8.9, 1.4), leaf(12, 20.6, 0, 8.4, 4.2))
    + ink(bar(12, 21, 12, 15.4, 1.2)),
}

BUILDINGS: dict[str, tuple[Part, ...]] = {
    "house": ink(path("M 12,2 L 23,12 L 20,12 L 20,22 L 4,22 L 4,12 L 1,12"), box(16, 3.4, 19, 9))
    + cut(box(9.8, 14.4, 14.2, 22)),
    # a stall: striped awning, two posts, a counter
    "market": ink(
        path("M 4.4,2 L 19.6,2 L 23,9.4 Q 20.2,13.4 17.5,10 Q 14.8,13.4 12,10 Q 9.2,13.4 6.5,10 Q 3.8,13.4 1,9.4"),
        box(2.6, 9, 5, 22),
        box(19, 9, 21.4, 22),
        box(2.6, 15.4, 21.4, 22),
    )
    + cut(path("M 7.9,3.6 L 10.1,3.6 L 9.4,9 L 6.6,9"), path("M 13.9,3.6 L 16.1,3.6 L 17.4,9 L 14.6,9"))
    + cut(bar(4.8, 18.6, 19.2, 18.6, 1.6)),
    # a roadside stone, its round cap set off, on the ground
    "milestone": ink(
        path("M 5.6,19 L 5.6,8.6 C 5.6,4 8.4,1.2 12,1.2 C 15.6,1.2 18.4,4 18.4,8.6 L 18.4,19"),
        box(1.6, 20.4, 22.4, 23, 1.2),
    )
    + cut(bar(5, 9.4, 19, 9.4, 1.8)),
    # a road running off
    "road": ink(path("M 8.6,2 L 15.4,2 L 23,22 L 1,22"))
    + cut(bar(12, 3.6, 12, 7, 1.6), bar(12, 9.4, 12, 13.6, 2), bar(12, 16.2, 12, 22, 2.6)),
    "castle": ink(
        path(
            "M 1.5,22 L 1.5,5 L 3.7,5 L 3.7,7.4 L 5.5,7.4 L 5.5,5 L 7.9,5 L 7.9,11 L 9.2,11 L 9.2,9 L 11,9 L 11,11 "
            "L 13,11 L 13,9 L 14.8,9 L 14.8,11 L 16.1,11 L 16.1,5 L 18.5,5 L 18.5,7.4 L 20.3,7.4 L 20.3,5 L 22.5,5 "
            "L 22.5,22"
        ),
        bar(12, 9.5, 12, 1.4, 1.6),
        path("M 12.8,1.4 L 18,3.2 L 12.8,5"),
    )
    + cut(path("M 9,22 L 9,18 C 9,14.4 15,14.4 15,18 L 15,22"), box(4, 11, 5.6, 15), box(18.4, 11, 20, 15)),
    # a windmill: four bladed sails on a tapering tower
    "mill": ink(path("M 9.4,8 L 14.6,8 L 18.4,22.8 L 5.6,22.8"))
    + cut(bar(3.4, 2.4, 20.6, 19.6, 4.6), bar(20.6, 2.4, 3.4, 19.6, 4.6), box(10.4, 18.4, 13.6, 22.8))
    + ink(oval(12, 11, 2.6), *(blade for turn in range(4) for blade in _sail(12, 11, 45 + 90 * turn))),
    # scales
    "trading_house": ink(
        bar(12, 2, 12, 20),
        box(6.4, 20, 17.6, 22.6, 1),
        bar(2.6, 5.4, 21.4, 5.4, 2.2),
        oval(12, 3.4, 2.2),
        path("M 0.4,14.4 L 9.2,14.4 C 9.2,18.6 0.4,18.6 0.4,14.4"),
        path("M 14.8,14.4 L 23.6,14.4 C 23.6,18.6 14.8,18.6 14.8,14.4"),
        bar(4.4, 6, 1.4, 14.8, 1.4),
        bar(5.2, 6, 8.2, 14.8, 1.4),
        bar(18.8, 6, 15.8, 14.8, 1.4),
        bar(19.6, 6, 22.6, 14.8, 1.4),
    ),
    # a hammer over a trowel's brick course
    "building_office": ink(
        path("M 3,6.6 L 8.4,1.4 L 16.2,5.6 L 13.2,8.8 L 11,8.4 L 5.8,11.8"),
        bar(9, 8, 20.8, 19.8, 3.6),
    )
    + cut(bar(7.6, 4.4, 10.4, 7.4, 1.2))
    + ink(
        box(1, 17, 6, 20.6),
        box(7.4, 17, 12.4, 20.6),
        box(1, 21.6, 3.4, 23.6),
        box(4.8, 21.6, 9.8, 23.6),
        box(11.2, 21.6, 16.2, 23.6),
    ),
}

PIECES: dict[str, tuple[Part, ...]] = {
    # a worker with a hat
    "worker": ink(
        oval(12, 8, 4.6),
        path("M 4,7 L 20,7 L 20,9 L 4,9"),
        path("M 7.4,7.4 C 7.4,0.6 16.6,0.6 16.6,7.4"),
        path("M 2.4,22.6 C 2.4,16.4 6,14 12,14 C 18,14 21.6,16.4 21.6,22.6"),
    )
    + cut(bar(3.4, 9.6, 20.6, 9.6, 1.2)),
    "pawn": ink(
        oval(12, 6, 4.9),
        path(
            "M 8.4,9.6 L 15.6,9.6 C 15.6,14 17,16.4 19.4,19 L 19.4,22.8 L 4.6,22.8 L 4.6,19 C 7,16.4 8.4,14 8.4,9.6"
        ),
    ),
    "bush": ink(
        oval(6.6, 13.6, 5.4),
        oval(17.4, 13.6, 5.4),
        oval(12, 8.6, 6.2),
        box(6, 12, 18, 19),
        bar(12, 18, 12, 22.6, 3),
    )
    + cut(oval(8.4, 13.4, 1.3), oval(13.4, 8.6, 1.3), oval(15.8, 14.2, 1.3)),
    "tuft": ink(leaf(12, 21, 0, 15, 3.4), leaf(11, 21, -32, 13, 3.2), leaf(13, 21, 32, 13, 3.2)),
    "cover": ink(box(2, 2, 22, 22, 3)) + cut(bar(6, 6, 18, 18, 2.4), bar(18, 6, 6, 18, 2.4)),
    "tile": ink(box(1, 5, 23, 19, 2)) + cut(bar(12, 6.6, 12, 17.4, 1.6), oval(6.4, 12, 2.2), oval(17.6, 12, 2.2)),
    # a crate: any good
    "good": ink(path("M 12,1.6 L 22,6.6 L 22,17.4 L 12,22.4 L 2,17.4 L 2,6.6"))
    + cut(bar(2, 6.8, 12.6, 12.1, 1.8), bar(22, 6.8, 11.4, 12.1, 1.8), bar(12, 11.6, 12, 22.4, 1.8)),
    # a pile of tiles, the lower ones' edges below it
    "deck": ink(box(2, 3, 22, 14.4, 2))
    + ink(path("M 2,16 L 22,16 L 22,18.2 L 2,18.2"), path("M 2,19.8 L 22,19.8 L 22,22 L 2,22"))
    + cut(oval(7, 8.7, 1.9), oval(17, 8.7, 1.9), bar(12, 4.4, 12, 13, 1.4)),
}

SIGNS: dict[str, tuple[Part, ...]] = {
    "clock": ink(oval(12, 12, 10.8))
    + cut(oval(12, 12, 8.2))
    + ink(bar(12, 13, 12, 5.8, 2.2), bar(11.2, 12, 16.6, 15, 2.2)),
    "star": ink(star(12, 12.8, 11.6, 5.0)),
    "bonus": ink(box(2, 2, 22, 22, 4)) + cut(star(12, 12.6, 8, 3.5)),
    "trophy": ink(
        path("M 5.6,2 L 18.4,2 L 18.4,7 C 18.4,12 16,15 12,15 C 8,15 5.6,12 5.6,7"),
        bar(12, 14, 12, 20, 3),
        box(6.4, 19, 17.6, 22.4, 1),
        path("M 6,3.4 L 1,3.4 C 1,9 3.4,11.6 7,11.6 L 6.4,9.6 C 4.4,9.4 3.2,8 3,5.4 L 6,5.4"),
        path("M 18,3.4 L 23,3.4 C 23,9 20.6,11.6 17,11.6 L 17.6,9.6 C 19.6,9.4 20.8,8 21,5.4 L 18,5.4"),
    ),
    "flag": ink(bar(5, 1.6, 5, 22.8, 2.4), path("M 6,2.6 L 21.6,2.6 L 17.4,8 L 21.6,13.4 L 6,13.4")),
    "arrow": ink(path("M 1.6,9.6 L 12,9.6 L 12,3 L 22.6,12 L 12,21 L 12,14.4 L 1.6,14.4")),
    "up": ink(path("M 9.6,22 L 9.6,12 L 3,12 L 12,1.8 L 21,12 L 14.4,12 L 14.4,22")),
    "plus": ink(box(9.6, 3, 14.4, 21), box(3, 9.6, 21, 14.4)),
    "cross": ink(path("M 4,7 L 7,4 L 12,9 L 17,4 L 20,7 L 15,12 L 20,17 L 17,20 L 12,15 L 7,20 L 4,17 L 9,12")),
    "check": ink(path("M 1.8,13 L 5.2,9.6 L 9.6,14 L 18.8,4 L 22.2,7.2 L 9.8,20.8")),
    "rising": ink(box(2, 15, 6.6, 22), box(9, 10, 13.6, 22), box(16, 4, 20.6, 22)),
    "hourglass": ink(
        box(3.6, 0.6, 20.4, 4),
        box(3.6, 20, 20.4, 23.4),
        path(
            "M 5.4,3 L 18.6,3 C 18.6,8 13.6,9.6 13.6,12 C 13.6,14.4 18.6,16 18.6,21 L 5.4,21 "
            "C 5.4,16 10.4,14.4 10.4,12 C 10.4,9.6 5.4,8 5.4,3"
        ),
    )
    + cut(path("M 8,5 L 16,5 C 15.6,6.4 14.8,7.2 13.8,8 L 10.2,8 C 9.2,7.2 8.4,6.4 8,5"))
    + cut(
        path(
            "M 12,13.6 C 13.6,15 15.4,16 16,19.4 L 14.4,19.4 C 13.6,18 12.8,17.4 12,17.2 "
            "C 11.2,17.4 10.4,18 9.6,19.4 L 8,19.4 C 8.6,16 10.4,15 12,13.6"
        )
    ),
    # one arrow there, one back
    "swap": ink(
        path("M 1,5.8 L 14.6,5.8 L 14.6,1 L 23.2,7.8 L 14.6,14.2 L 14.6,9.8 L 1,9.8"),
        path("M 23,18.2 L 9.4,18.2 L 9.4,23 L 0.8,16.2 L 9.4,11.4 L 9.4,14.2 L 23,14.2"),
    ),
}

SHAPES: dict[str, tuple[Part, ...]] = {
    "disc": ink(oval(12, 12, 10)),
    "square": ink(box(3, 3, 21, 21)),
    "triangle": ink(((12, 1.6), (23, 20.8), (1, 20.8))),
    "diamond": ink(((12, 0.6), (23.4, 12), (12, 23.4), (0.6, 12))),
    "hexagon": ink(regular(6, 11.2)),
}

ICONS: dict[str, tuple[Part, ...]] = (
    GOODS | BUILDINGS | PIECES | SIGNS | SHAPES | CARGO | TRANSPORTERS | WORKS | RESEARCH | PHASES | HOMES | MOTIFS
) | (DISTRICTS | GIVEN | PLACES | PAVING | MONUMENTS | WARES | RIVER | BUILT | MARKS | ON_BOARD | SHOWN | ACTED)
"""All icons by name. The players' shapes are icons too."""
