"""Icons of works and factories, of terrain, research, and the phases of a turn."""

from __future__ import annotations

from math import cos, pi, sin

from .icons_trade import TRANSPORTERS
from .outlines import Part, Path, bar, box, cut, ink, leaf, oval, path


def saw(teeth: int, outer: float, inner: float) -> Path:
    """A blade with all teeth leaning one way."""
    tips = []
    for k in range(teeth):
        a, b = 2 * pi * k / teeth, 2 * pi * (k + 0.86) / teeth
        tips += [(12 + outer * sin(a), 12 - outer * cos(a)), (12 + inner * sin(b), 12 - inner * cos(b))]
    return tuple(tips)


def gear(teeth: int = 8) -> Path:
    """A cogwheel."""
    tips = []
    for k in range(teeth):
        for share, r in ((-0.3, 8.4), (-0.2, 11.6), (0.2, 11.6), (0.3, 8.4)):
            a = 2 * pi * (k + share) / teeth
            tips.append((12 + r * sin(a), 12 - r * cos(a)))
    return tuple(tips)


def wave(x1: float, x2: float, y: float, high: float, thick: float, crests: float = 2) -> Path:
    """A wavy stroke."""
    top = []
    for k in range(33):
        t = k / 32
        top.append((x1 + (x2 - x1) * t, y - thick / 2 - high * sin(2 * pi * crests * t)))
    return (*top, *((px, py + thick) for px, py in reversed(top)))


def hall(kind: str) -> tuple[Part, ...]:
    """A transporter factory: a hall with its product in it."""
    walls = ink(path("M 0.2,23.8 L 0.2,7.2 L 12,0.2 L 23.8,7.2 L 23.8,23.8"))

    def inside(points: Path) -> Path:
        return tuple((12 + (x - 12) * 0.8, 13.6 + (y - 12) * 0.8) for x, y in points)

    return walls + tuple(Part(inside(p.points), cut=not p.cut) for p in TRANSPORTERS[kind])


MOUND = path("M 0.8,22.8 C 1.8,14.6 6,10.6 12,10.6 C 18,10.6 22.2,14.6 23.2,22.8")

WORKS: dict[str, tuple[Part, ...]] = {
    # an axe
    "woodcutter": ink(
        bar(4, 22.6, 15.6, 4.2, 3),
        path(
            "M 11,5.4 L 14.8,0.8 L 18.4,3 C 20.8,4 22.8,7 23.4,10.8 C 21.4,14 18.6,15.4 15.4,15.4 "
            "C 16,12.8 14.8,10.4 11.4,8.8"
        ),
    ),
    # the blade of a saw
    "sawmill": ink(saw(12, 11.8, 8.6)) + cut(oval(12, 12, 3.4)) + ink(oval(12, 12, 1.5)),
    # a roll, its sheet running off
    "paper_mill": ink(
        box(1, 1.4, 23, 9.4, 4), path("M 4.6,8 L 19.4,8 L 19.4,23 L 15.7,20.8 L 12,23 L 8.3,20.8 L 4.6,23")
    )
    + cut(
        bar(4.6, 9.6, 19.4, 9.6, 1.4),
        oval(19.6, 5.4, 1.6),
        bar(7.4, 13.4, 16.6, 13.4, 1.8),
        bar(7.4, 17, 16.6, 17, 1.8),
    ),
    # a spade
    "clay_pit": ink(
        path("M 6,12.2 L 18,12.2 L 18,17 C 18,20.4 14.4,23.6 12,23.6 C 9.6,23.6 6,20.4 6,17"),
        bar(12, 3, 12, 13, 2.8),
        box(7, 0.4, 17, 5.8, 2),
    )
    + cut(box(9.6, 2.4, 14.4, 3.9)),
    # a kiln
    "stone_factory": ink(
        path("M 8.4,0.8 L 15.6,0.8 C 15.6,8 22.4,11.4 22.4,23.2 L 1.6,23.2 C 1.6,11.4 8.4,8 8.4,0.8")
    )
    + cut(
        path("M 7.4,23.2 L 7.4,19 C 7.4,13.4 16.6,13.4 16.6,19 L 16.6,23.2"),
        bar(7.6, 4.6, 16.4, 4.6, 1.5),
        bar(5, 9.8, 19, 9.8, 1.5),
    )
    + ink(
        path(
            "M 12,15.8 C 12.6,18 15,19 15,21 C 15,22.8 13.6,23.2 12,23.2 "
            "C 10.4,23.2 9,22.8 9,21 C 9,19 11.4,18 12,15.8"
        )
    ),
    # a pickaxe
    "quarry": ink(
        path("M 5.4,1.2 C 14.6,0.8 23.4,9.2 22.8,18.4 C 20.8,13.4 18.8,10.8 16.2,8.2 C 13.4,5.4 10.6,3.4 5.4,1.2"),
        bar(2.2, 21.8, 16.6, 7.4, 3.4),
    ),
    # a derrick over the waves
    "oil_rig": ink(
        path("M 10.4,0.8 L 13.6,0.8 L 18.6,14 L 5.4,14"),
        box(1.4, 13.6, 22.6, 16.4),
        bar(5.4, 16, 5.4, 20, 2.6),
        bar(18.6, 16, 18.6, 20, 2.6),
    )
    + cut(
        path("M 12,3.6 L 13.4,7 L 10.6,7"),
        path("M 9.9,8.8 L 14.1,8.8 L 15.5,12.2 L 8.5,12.2"),
    )
    + ink(wave(0.6, 23.4, 21.4, 1.1, 2.2)),
    # a smoking mound of wood
    "coal_burner": ink(MOUND, oval(10, 7, 2.4), oval(14.6, 4.6, 2.8), oval(9.8, 2.6, 2.1))
    + cut(bar(12, 12, 12, 23, 1.6), bar(9, 12.6, 5.6, 23, 1.6), bar(15, 12.6, 18.4, 23, 1.6)),
    # a timbered entrance in a hill
    "mine": ink(path("M 0.4,23 L 1.2,17 L 6.4,6.4 L 10.6,1.4 L 14.4,4.6 L 18.4,8 L 22.8,17 L 23.6,23"))
    + cut(path("M 5,23.4 L 6.2,10.4 L 17.8,10.4 L 19,23.4"))
    + ink(bar(6, 12.8, 18, 12.8, 2.4), bar(7.8, 12.6, 7.2, 23, 2.2), bar(16.2, 12.6, 16.8, 23, 2.2))
    + ink(path("M 9.2,16.4 L 14.8,16.4 L 14,20.4 L 10,20.4"), oval(10.4, 21.6, 1.5), oval(13.6, 21.6, 1.5)),
    # a die over a coin
    "mint": ink(
        box(4.4, 0.6, 19.6, 5.6, 1), path("M 8.6,5.6 L 15.4,5.6 L 14,11.4 L 10,11.4"), oval(12, 17.6, 11.2, 5.8)
    )
    + cut(oval(12, 17.6, 8.6, 3.8))
    + ink(oval(12, 17.6, 6.6, 2.3)),
    # columns under a pediment
    "stock_exchange": ink(
        path("M 12,0.6 L 23.6,7.4 L 23.6,8.8 L 0.4,8.8 L 0.4,7.4"),
        *(box(x, 10.4, x + 3.4, 18.6) for x in (2.2, 7.6, 13, 18.4)),
        box(0.4, 20.2, 23.6, 23.2),
    )
    + cut(oval(12, 5.6, 1.7)),
    "wagon_factory": hall("wagon"),
    "truck_factory": hall("truck"),
    "raft_factory": hall("raft"),
    "rowboat_factory": hall("rowboat"),
    "steamer_factory": hall("steamer"),
}
"""The sixteen buildings of Roads & Boats."""

ARROWHEAD = path("M 23.4,0.6 L 23.4,9.4 L 20.4,6.4 L 15.6,11.2 L 12.8,8.4 L 17.6,3.6 L 14.6,0.6")

RESEARCH: dict[str, tuple[Part, ...]] = {
    # two oars, crossed
    "rowing": ink(bar(3, 22.4, 16, 8, 2.4), leaf(14.6, 9.6, 42, 12.6, 7))
    + cut(bar(21, 22.4, 8, 8, 4.8))
    + ink(bar(21, 22.4, 8, 8, 2.4), leaf(9.4, 9.6, -42, 12.6, 7)),
    # a steering wheel
    "trucking": ink(oval(12, 12, 11.6))
    + cut(
        path("M 2.9,10.6 C 4.4,5 8,3 12,3 C 16,3 19.6,5 21.1,10.6"),
        path("M 3.4,14.4 L 8.4,14.4 L 10.4,20.8 C 7,20.4 4.4,18 3.4,14.4"),
    )
    + cut(path("M 20.6,14.4 L 15.6,14.4 L 13.6,20.8 C 17,20.4 19.6,18 20.6,14.4")),
    # an anchor
    "shipping": ink(oval(12, 4, 3.8))
    + cut(oval(12, 4, 1.6))
    + ink(
        bar(12, 7, 12, 22, 2.8),
        bar(6.6, 10.4, 17.4, 10.4, 2.6),
        path(
            "M 0.6,17.6 L 2,12 L 7,15.4 L 5,16.2 C 6.6,19 9,20.4 12,20.4 C 15,20.4 17.4,19 19,16.2 L 17,15.4 L 22,12 "
            "L 23.4,17.6 L 21.4,17 C 19.4,21.4 16,23.6 12,23.6 C 8,23.6 4.6,21.4 2.6,17"
        ),
    ),
    # the bit of a drill
    "drilling": ink(box(6, 0.4, 18, 5.2, 1), path("M 5,6.6 L 19,6.6 L 12,23.8"))
    + cut(bar(3, 10.6, 18.6, 8, 1.8), bar(4.6, 14.8, 17.4, 12, 1.8), bar(6.4, 18.8, 16, 16.4, 1.8)),
    "specialisation": ink(oval(12, 12, 11.4))
    + cut(oval(12, 12, 8.4))
    + ink(oval(12, 12, 5.6))
    + cut(oval(12, 12, 2)),
    "enlargement": ink(
        ARROWHEAD,
        tuple((24 - x, y) for x, y in ARROWHEAD),
        tuple((x, 24 - y) for x, y in ARROWHEAD),
        tuple((24 - x, 24 - y) for x, y in ARROWHEAD),
    ),
    # a winding tower
    "new_shafts": ink(oval(12, 6.6, 6.2))
    + cut(oval(12, 6.6, 3.6))
    + ink(
        oval(12, 6.6, 1.6), bar(9.4, 10, 3.4, 21.4, 2.8), bar(14.6, 10, 20.6, 21.4, 2.8), box(0.8, 20.6, 23.2, 23.4)
    )
    + ink(bar(12, 6.6, 12, 20.6, 1.8), bar(6, 16.4, 18, 16.4, 2)),
    "bright_idea": ink(
        path(
            "M 8.2,17 C 8.2,14.6 3.6,13 3.6,8.4 C 3.6,3.8 7.4,0.6 12,0.6 "
            "C 16.6,0.6 20.4,3.8 20.4,8.4 C 20.4,13 15.8,14.6 15.8,17"
        ),
        box(8.2, 18.2, 15.8, 20.4, 1),
        box(9.4, 21.4, 14.6, 23.6, 1),
    )
    + cut(path("M 7,8.4 C 7,5.8 9,4 11.4,3.8 L 11.4,5.4 C 9.8,5.6 8.6,6.8 8.6,8.4")),
}
"""The topics."""

PHASES: dict[str, tuple[Part, ...]] = {
    "production": ink(gear()) + cut(oval(12, 12, 3.9)),
    "building": ink(
        path("M 1.4,8.2 L 7.6,2 L 15.2,3.4 L 17,5.2 L 15,7.2 L 12.6,6.8 L 6.4,13"), bar(10, 8.4, 21.6, 20, 4.2)
    ),
    # a stepped tower
    "wonder": ink(box(9, 1.4, 15, 6), box(6.2, 7.2, 17.8, 11.8), box(3.4, 13, 20.6, 17.6), box(0.6, 18.8, 23.4, 23.4))
    + cut(path("M 10.4,23.4 L 10.4,20.8 C 10.4,18.8 13.6,18.8 13.6,20.8 L 13.6,23.4")),
    "brick": ink(box(0.6, 5, 23.4, 19, 2)) + cut(box(3, 7.4, 21, 16.6)) + ink(box(5, 9.4, 19, 14.6)),
    # two roofs, one above the other
    "temple": ink(
        path("M 4.6,9.2 C 8.4,8.6 11,6 12,0.6 C 13,6 15.6,8.6 19.4,9.2 L 19.4,11 L 4.6,11"),
        box(8, 11, 16, 14),
        path("M 0.4,17.2 C 4.4,16.6 7,15 8,12.8 L 16,12.8 C 17,15 19.6,16.6 23.6,17.2 L 23.6,19 L 0.4,19"),
        box(4, 19, 20, 21.6),
        box(2, 21.2, 22, 23.6),
    )
    + cut(box(10.4, 19.6, 13.6, 23.6), bar(6, 11.8, 18, 11.8, 1.2)),
    "drop": ink(
        path(
            "M 12,0.6 C 14,6.4 20.4,11 20.4,16.2 C 20.4,20.6 16.6,23.6 12,23.6 "
            "C 7.4,23.6 3.6,20.6 3.6,16.2 C 3.6,11 10,6.4 12,0.6"
        )
    )
    + cut(path("M 7,15.6 C 7,19 9.2,20.8 12,20.8 L 12,19 C 10.2,19 8.8,17.8 8.8,15.6")),
}
"""Phases of a turn (movement is an arrow), the temple, irrigation."""

HOMES: dict[str, tuple[Part, ...]] = {
    # a house with room for its owner's mark
    "home": ink(path("M 12,0.6 L 23.6,11 L 21,11 L 21,23.4 L 3,23.4 L 3,11 L 0.4,11"), box(16.4, 2, 19.6, 8))
    + cut(oval(12, 15.6, 5.8)),
}

MOTIFS: dict[str, tuple[Part, ...]] = {
    "tree": ink(path("M 12,0.6 L 19,10.6 L 5,10.6"), path("M 12,5.4 L 21,18 L 3,18"), box(10.4, 17.6, 13.6, 23.4)),
    "boulder": ink(
        path("M 0.6,20 L 2.4,12.6 L 6.6,8.2 L 11.4,9.6 L 14,20"),
        path("M 15.2,20 L 14.2,15.6 L 17,12 L 20.8,12.8 L 23.4,20"),
    ),
    "peak": ink(path("M 0.4,21 L 9,3.6 L 13.4,12 L 16.2,7.8 L 23.6,21"))
    + cut(path("M 6.6,10.4 L 9,5.6 L 11.6,10.6 L 10,9.4 L 8.8,11.6 L 7.8,9.6")),
    "dune": ink(path("M 0.4,18.6 C 5.4,18 8.4,7.6 13.6,7.6 C 16.4,7.6 19,13.8 23.6,18.6"))
    + cut(path("M 13.6,8.6 C 10.6,11.6 14.8,14.6 11,18.8 L 13,18.8 C 16.4,15 12.4,12 13.6,8.6")),
    "wave": ink(wave(0.4, 23.6, 8.6, 2, 3), wave(0.4, 23.6, 16, 2, 3)),
}
"""The motifs of the terrains; pasture has tufts (`icons.PIECES`)."""
