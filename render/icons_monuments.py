"""Icons of famous buildings: one silhouette each, told apart at 20 px."""

from __future__ import annotations

from math import cos, pi, sin

from .outlines import Part, Path, bar, box, cut, ink, oval, path


def _door(x: float, base: float, wide: float, high: float) -> Path:
    """An opening with a round top."""
    half = wide / 2
    curve = tuple((x - half * cos(k * pi / 10), base - high + half - half * sin(k * pi / 10)) for k in range(11))
    return ((x - half, base), *curve, (x + half, base))


def _ring(x: float, y: float, outer: float, inner: float, start: float, end: float) -> Path:
    """A part of a ring between two angles, degrees clockwise from the right."""
    turns = [(start + (end - start) * k / 24) * pi / 180 for k in range(25)]
    return (
        *((x + outer * cos(t), y + outer * sin(t)) for t in turns),
        *((x + inner * cos(t), y + inner * sin(t)) for t in reversed(turns)),
    )


def _both(points: Path) -> Path:
    """A right half and its mirror image."""
    return (*points, *((24 - x, y) for x, y in reversed(points)))


def _track(by: float) -> Path:
    """A ring road lying across, `by` within the grid."""
    return box(0.6 + by, 4 + by, 23.4 - by, 20 - by, 8 - by)


def _bud(x: float, base: float, wide: float, high: float) -> Path:
    half = wide / 2
    marks = ((0, 1), (0.4, 1), (0.66, 0.74), (0.88, 0.34), (1, 0))
    right = [(x + half * r, base - high * t) for t, r in marks]
    return (*right, *((2 * x - px, py) for px, py in reversed(right)))


def _eaves(y: float, half: float) -> Path:
    """A roof with raised corners."""
    return _both(
        path(
            f"M 12,{y} L {12 + half * 0.7},{y} Q {12 + half},{y - 0.4} {12 + half},{y - 2} "
            f"Q {12 + half * 0.5},{y - 2} {12 + half * 0.4},{y - 3.4} L 12,{y - 3.4}"
        )
    )


MONUMENTS: dict[str, tuple[Part, ...]] = {
    # the track with its spine and needle
    "hippodrome": ink(_track(0))
    + cut(_track(3))
    + ink(box(6.6, 11, 17.4, 13.6, 1.3), path("M 12,5.4 L 13.6,12 L 10.4,12")),
    # sheds around the round basin, the island, the way out
    "port_of_carthage": ink(
        *(_ring(12, 11, 10.8, 6.8, 106 + k * 27.6, 106 + k * 27.6 + 20) for k in range(12)), oval(12, 11, 4.2)
    )
    + cut(oval(12, 11, 1.4))
    + ink(box(7.2, 19.6, 9.6, 23.6), box(14.4, 19.6, 16.8, 23.6)),
    "parthenon": ink(
        path("M 12,1 L 23.6,7.4 L 23.6,9.6 L 0.4,9.6 L 0.4,7.4"),
        *(box(x, 10.6, x + 2.6, 19) for x in (1.6, 6.2, 10.7, 15.2, 19.8)),
        box(0.8, 19, 23.2, 20.8),
        box(0, 21.4, 24, 23.6),
    )
    + cut(path("M 12,3.4 L 17.4,6.6 L 6.6,6.6")),
    # the peak over the terraces
    "machu_picchu": ink(
        path("M 0.4,14.4 Q 4.4,11.4 7.6,13 Q 11.4,11 13,3.4 Q 14.4,-0.6 16.2,3.4 Q 18,11 23.6,14.4"),
        box(2, 15.4, 22, 17.4),
        box(0.8, 18.4, 23.2, 20.4),
        box(0, 21.4, 24, 23.6),
    )
    + cut(path("M 5,14.4 L 5,11.4 L 7,9.4 L 9,11.4 L 9,14.4"))
    + ink(path("M 5.8,14.4 L 5.8,11.8 L 7,10.6 L 8.2,11.8 L 8.2,14.4")),
    # a tower on the wall that runs off over the hills
    "great_wall": ink(
        path(
            "M 14,2.6 L 14,0.6 L 16,0.6 L 16,2.6 L 17.6,2.6 L 17.6,0.6 L 19.4,0.6 L 19.4,2.6 L 21,2.6 "
            "L 21,0.6 L 23,0.6 "
            "L 23,14 L 14,14"
        ),
        path(
            "M 13.4,9.4 L 10.4,11 L 10.4,9.6 L 8.4,10.8 L 8.4,12.2 L 6.4,13.4 L 6.4,12 L 4.4,13.2 L 4.4,14.6 "
            "L 2.4,16 "
            "L 2.4,14.6 L 0.4,16 L 0.4,23.4 L 6,23.4 L 14,17.4 L 14,14 L 13.4,14"
        ),
        path("M 12.4,23.4 L 16,15.4 L 21.4,15.4 L 23.6,23.4"),
    )
    + cut(_door(18.5, 10.4, 2.6, 4.6), bar(0.4, 19.4, 13, 11.8, 1.3)),
    # three pyramids
    "giza": ink(
        path("M 9.4,2.6 L 18.6,19 L 0.2,19"),
        path("M 18.2,9.8 L 23.8,19 L 19.9,19 L 15.9,12"),
        box(0.2, 20.6, 23.8, 22.6),
    )
    + cut(path("M 9.4,5.6 L 12.4,17.4 L 11,17.4")),
    # the gate between crenellated towers
    "ishtar_gate": ink(
        path(
            "M 0.6,23 L 0.6,1.6 L 2.6,1.6 L 2.6,3.6 L 4,3.6 L 4,1.6 L 6,1.6 L 6,3.6 L 7.4,3.6 L 7.4,6 L 9,6 "
            "L 9,4.4 "
            "L 11,4.4 L 11,6 L 13,6 L 13,4.4 L 15,4.4 L 15,6 L 16.6,6 L 16.6,3.6 L 18,3.6 L 18,1.6 L 20,1.6 "
            "L 20,3.6 "
            "L 21.4,3.6 L 21.4,1.6 L 23.4,1.6 L 23.4,23"
        )
    )
    + cut(
        _door(12, 23, 6.4, 12),
        bar(7.4, 6, 7.4, 23, 1.2),
        bar(16.6, 6, 16.6, 23, 1.2),
        box(2.6, 9, 5.2, 11),
        box(18.8, 9, 21.4, 11),
        box(2.6, 14.4, 5.2, 16.4),
        box(18.8, 14.4, 21.4, 16.4),
    ),
    # steps with a broad stair and the temple on top
    "chichen_itza": ink(
        _both(
            path(
                "M 12,1.4 L 16.4,1.4 L 16.4,6.6 L 17.2,6.6 L 17.2,10 L 18.8,10 L 18.8,13.4 L 20.4,13.4 "
                "L 20.4,16.8 L 22,16.8 L 22,20.2 L 23.6,20.2 L 23.6,23.2 L 12,23.2"
            )
        )
    )
    + cut(
        path("M 10,6.6 L 10.6,6.6 L 8.6,23.2 L 7,23.2"),
        path("M 14,6.6 L 13.4,6.6 L 15.4,23.2 L 17,23.2"),
        box(10.8, 3.2, 13.2, 6.6),
    ),
    # two rows of arches
    "aqueduct": ink(box(0.4, 2.4, 23.6, 22))
    + cut(
        box(0.4, 4.6, 23.6, 5.8),
        *(_door(2.9 + k * 3.64, 10.8, 2.3, 3.6) for k in range(6)),
        *(_door(5.3 + k * 6.7, 22, 4.7, 9.4) for k in range(3)),
    ),
    # the treasury: a broken gable with its urn over a temple front
    "petra": ink(path("M 0.6,23.2 L 0.6,3.4 L 4,0.8 L 20,0.8 L 23.4,3.4 L 23.4,23.2"))
    + cut(box(3.4, 3.2, 20.6, 21.4))
    + ink(
        path("M 4.4,8 L 8.4,4.6 L 8.4,8"),
        path("M 19.6,8 L 15.6,4.6 L 15.6,8"),
        path("M 9.4,8 Q 10,4.4 12,3.6 Q 14,4.4 14.6,8"),
        box(4.8, 8.4, 6.4, 12.2),
        box(17.6, 8.4, 19.2, 12.2),
        box(9.8, 8.4, 14.2, 12.2),
        path("M 12,10.6 L 19.8,13 L 19.8,14.8 L 4.2,14.8 L 4.2,13"),
        box(4.8, 15, 6.6, 21.6),
        box(17.4, 15, 19.2, 21.6),
        box(8.4, 15, 10, 21.6),
        box(14, 15, 15.6, 21.6),
    ),
    # a head: brow, long nose, pressed lips, long ear
    "moai": ink(
        path(
            "M 8.6,0.8 L 6.4,3.4 L 6,5.6 L 4.2,6.4 L 4.6,7.8 L 6.6,8.4 L 5,10.8 L 2.6,13.2 L 3,14.6 "
            "L 5,14.8 L 3.8,15.8 L 5,16.6 L 3.8,17.2 L 4.4,18 L 3.6,19.4 L 5,20.4 L 20.6,20.4 L 19,15.6 "
            "L 19.2,7 L 18.6,3 L 16.4,0.8"
        ),
        box(2, 21.4, 22.4, 23.8),
    )
    + cut(
        path("M 6.4,9 L 12,7.4 L 12,9.8 L 9.2,11.4 L 6.4,10.8"),
        path("M 14.6,6.2 L 16.8,6 L 17,14 L 15.8,15.4 L 14.7,13.8"),
        bar(4.8, 16.6, 10.6, 16.4, 1.2),
    ),
    # a tall tower of many roofs
    "thien_mu_pagoda": ink(
        path("M 11.4,0.2 L 12.6,0.2 L 13.6,3.4 L 10.4,3.4"),
        *(box(12 - w, y, 12 + w, y + 1.7) for w, y in ((3.4, 3.4), (4.2, 6.8), (5, 10.2), (5.8, 13.6), (6.6, 17))),
        *(box(12 - w, y, 12 + w, y + 1.9) for w, y in ((2, 5), (2.7, 8.4), (3.4, 11.8), (4.1, 15.2))),
        box(7.2, 18.6, 16.8, 22),
        box(4, 21.6, 20, 23.6),
    )
    + cut(_door(12, 22, 3, 3), *(box(11.3, y + 0.3, 12.7, y + 1.8) for y in (8.4, 11.8, 15.2))),
    # the horse on wheels
    "trojan_horse": ink(
        path(
            "M 5.4,18 L 6,12.6 L 5.2,9.4 L 2,9.8 L 0.8,7.6 L 5,3.4 L 6.6,0.8 L 8,3 L 11.6,7.4 L 18.4,7.6 "
            "L 21.6,9 L 23.2,15.4 L 21.2,15.6 L 20.4,12.4 L 20,18 L 16.8,18 L 16.2,14 L 9.8,14 L 8.8,18"
        ),
        box(2.6, 17.6, 21.4, 20),
        oval(6, 20.8, 3),
        oval(18, 20.8, 3),
    )
    + cut(oval(6, 20.8, 1.1), oval(18, 20.8, 1.1), oval(5, 5.8, 0.8), box(11.4, 9.4, 14.6, 12)),
    # the torn ring
    "colosseum": ink(
        path(
            "M 0.6,19 L 0.6,5.4 Q 4.6,1 12,1 L 14.6,2.4 L 14.4,5.4 L 17.4,6 L 17.6,9 Q 21.4,9.4 23.4,11 "
            "L 23.4,19 Q 19,23 12,23 Q 5,23 0.6,19"
        )
    )
    + cut(
        *(
            _door(x, y, w, 3.8)
            for x, y, w in ((3.4, 19.4, 2), (7.4, 21, 2.4), (12, 21.6, 2.6), (16.6, 21, 2.4), (20.6, 19.4, 2))
        ),
        *(
            _door(x, y, w, 3.6)
            for x, y, w in ((3.4, 13.4, 2), (7.4, 14.6, 2.4), (12, 15, 2.6), (16.6, 14.6, 2.4), (20.6, 13.6, 2))
        ),
        *(_door(x, y, w, 3.4) for x, y, w in ((3.4, 8, 2), (7.4, 8.6, 2.4), (12, 8.8, 2.4))),
    ),
    # storeys with a stair
    "ziggurat": ink(
        path("M 9,1 L 15,1 L 15,5 L 9,5"),
        path("M 6.6,6 L 17.4,6 L 18.4,11 L 5.6,11"),
        path("M 3.8,12 L 20.2,12 L 21.2,17 L 2.8,17"),
        path("M 1,18 L 23,18 L 24,23.4 L 0,23.4"),
    )
    + cut(
        path("M 10,11 L 11,11 L 9.6,23.4 L 7.8,23.4"),
        path("M 14,11 L 13,11 L 14.4,23.4 L 16.2,23.4"),
        _door(12, 5, 2, 2.8),
    )
    + ink(path("M 11,10 L 13,10 L 14.4,23.4 L 9.6,23.4")),
    # rows of seats around the stage
    "theater": ink(
        *(_ring(12, 12.6, r, r - 2.3, 180, 360) for r in (11.8, 8.4, 5)),
        box(0.2, 15.2, 23.8, 17.6),
        box(3, 18.8, 21, 22.8),
    )
    + cut(
        bar(12, 0, 12, 9.6, 1.1),
        bar(3, 3.6, 8.6, 9.2, 1.1),
        bar(21, 3.6, 15.4, 9.2, 1.1),
        *(_door(x, 22.8, 1.8, 2.8) for x in (6, 10, 14, 18)),
    ),
    # arches under a rising road
    "roman_bridge": ink(path("M 0.2,9.4 L 12,5 L 23.8,9.4 L 23.8,18.4 L 0.2,18.4"), bar(0.4, 22, 23.6, 22, 1.8))
    + cut(_door(12, 18.4, 7.6, 8.6), _door(3.6, 18.4, 4.2, 5.4), _door(20.4, 18.4, 4.2, 5.4))
    + cut(*(bar(x, 20.9, x + 1.6, 23.1, 1.2) for x in (5, 11, 17)))
    + ink(path("M 0.2,7 L 12,2.6 L 23.8,7 L 23.8,8.4 L 12,4 L 0.2,8.4")),
    # three storeys, rays and waves
    "lighthouse": ink(
        path("M 7.4,21 L 8.2,12.6 L 15.8,12.6 L 16.6,21"),
        path("M 9.4,12 L 9.8,7.4 L 14.2,7.4 L 14.6,12"),
        box(8.4, 6, 15.6, 7.6),
        path("M 12,0.4 Q 14.8,3 13.4,5.4 L 10.6,5.4 Q 9.2,3 12,0.4"),
        path("M 0.4,0.8 L 7.4,3 L 7.4,4.4 L 0.4,5.8"),
        path("M 23.6,0.8 L 16.6,3 L 16.6,4.4 L 23.6,5.8"),
        path("M 0.4,23.6 L 0.4,21.6 Q 2.4,19.8 4.6,21.4 L 19.4,21.4 Q 21.6,19.8 23.6,21.6 L 23.6,23.6"),
    )
    + cut(_door(12, 21.4, 2.6, 4), box(11.2, 8.8, 12.8, 11), bar(8, 12.4, 16, 12.4, 1)),
    # five roofs
    "shitenno_ji": ink(
        bar(12, 0, 12, 5, 1.5),
        _eaves(6.6, 6.2),
        _eaves(10.8, 7.8),
        _eaves(15, 9.4),
        _eaves(19.2, 11),
        box(8, 5, 16, 20),
        box(5.4, 19, 18.6, 21.6),
        box(3.4, 21.6, 20.6, 23.6),
    )
    + cut(*(box(x, y, x + 2.2, y + 1.2) for x in (9, 12.8) for y in (6.7, 10.9, 15.1)), box(10.6, 19.8, 13.4, 23.6)),
    # lotus towers over a gallery
    "angkor_wat": ink(
        _bud(12, 17, 6, 16.4),
        _bud(5.4, 17, 4.4, 11),
        _bud(18.6, 17, 4.4, 11),
        _bud(1.6, 18, 2.8, 7),
        _bud(22.4, 18, 2.8, 7),
        box(0.2, 17.6, 23.8, 20.4),
        box(0.2, 21.4, 23.8, 23.6),
    )
    + cut(
        _door(12, 20.4, 2.4, 4.4),
        bar(8.6, 2, 8.6, 17.2, 0.9),
        bar(15.4, 2, 15.4, 17.2, 0.9),
        *(bar(x, 17.8, x, 20.4, 1) for x in (3.4, 6.4, 17.6, 20.6)),
    ),
    # two needles
    "obelisks": ink(
        path("M 6.6,0.4 L 8.8,3.6 L 9.6,18.4 L 3.6,18.4 L 4.4,3.6"),
        box(1.8, 19.4, 11.4, 23.4),
        path("M 17.4,5.4 L 19.4,8 L 20.2,18.4 L 14.6,18.4 L 15.4,8"),
        box(12.8, 19.4, 22.2, 23.4),
    )
    + cut(*(box(5.8, y, 7.4, y + 1.6) for y in (5.4, 9, 12.6)), *(box(16.6, y, 18.2, y + 1.6) for y in (10, 13.4))),
}
"""By monument."""
