"""Icons of goods and of transporters."""

from __future__ import annotations

from .outlines import Part, Path, bar, box, cut, ink, leaf, oval, path


def log_end(x: float, y: float) -> tuple[Part, ...]:
    """The cut end of a log, its ring set off."""
    return ink(oval(x, y, 5.7)) + cut(oval(x, y, 3.7)) + ink(oval(x, y, 2.1))


def rim(y: float, thick: float = 1.6) -> Path:
    """The lower rim of a coin in a pile."""
    lower = oval(12, y, 9.8, 4.2)[:21]
    return (*lower, *((px, py + thick) for px, py in reversed(lower)))


def wheel(x: float, y: float, r: float, *, spokes: bool = False) -> tuple[Part, ...]:
    """A wheel set off from its load."""
    whole = cut(oval(x, y, r + 1.2)) + ink(oval(x, y, r)) + cut(oval(x, y, r * 0.56))
    return whole + ink(oval(x, y, r * 0.26)) if spokes else whole


CARGO: dict[str, tuple[Part, ...]] = {
    # three logs, piled
    "trunks": log_end(6.1, 17.4) + log_end(17.9, 17.4) + log_end(12, 7),
    # a pile of planks, seen from above its corner
    "boards": ink(path("M 0.8,10 L 7,3.4 L 23.2,3.4 L 23.2,14.4 L 17,21 L 0.8,21"))
    + cut(
        bar(0.8, 10.3, 17.4, 10.3, 1.5),
        bar(0.8, 14, 17.4, 14, 1.5),
        bar(0.8, 17.6, 17.4, 17.6, 1.5),
        bar(16.9, 10.6, 23.4, 3.7, 1.5),
        bar(16.9, 14.3, 23.4, 7.4, 1.5),
        bar(16.9, 17.9, 23.4, 11, 1.5),
        bar(8.4, 10.4, 14.8, 3.4, 1.5),
    ),
    # a sheet, its corner folded
    "paper": ink(path("M 3.8,0.8 L 14.6,0.8 L 20.6,6.8 L 20.6,23.2 L 3.8,23.2"))
    + cut(
        bar(14.2, 0.6, 14.2, 7.4, 1.4),
        bar(13.6, 7.2, 21, 7.2, 1.4),
        bar(6.8, 12, 17.6, 12),
        bar(6.8, 16, 17.6, 16),
        bar(6.8, 20, 14, 20),
    ),
    "geese": ink(
        path(
            "M 15.6,1.6 C 17.8,0.4 20.2,1.4 20.6,3.6 L 23.8,5.2 L 20.6,6.4 C 20.2,9.2 19.2,10.8 19,13 "
            "C 18.8,17.8 15.2,20.2 11,20.2 C 5.8,20.2 2.4,17 0.4,10.8 C 3.2,12.4 5.6,12.2 8.4,11 "
            "C 11.2,9.8 14.6,10.6 15.2,8.4 C 15.6,7 14.2,6.2 14,4.6 C 13.9,3.2 14.6,2.2 15.6,1.6"
        ),
        bar(9.8, 19.6, 9.8, 23.4),
        bar(13.8, 19.2, 13.8, 23.4),
    )
    + cut(oval(17.8, 3.9, 0.9), path("M 5.2,14 C 8,16.4 11.2,16.4 14.4,14 C 13,18.2 7.6,18.6 5.2,14")),
    # a jug with its bands
    "clay": ink(
        path(
            "M 7.4,1 L 16.6,1 L 16.6,3.8 L 14.8,5 C 14.8,7.2 21,9.6 21,15 C 21,19.6 17.8,23 15.8,23 L 8.2,23 "
            "C 6.2,23 3,19.6 3,15 C 3,9.6 9.2,7.2 9.2,5 L 7.4,3.8"
        )
    )
    + cut(bar(3, 13, 21, 13, 1.7), bar(3, 17, 21, 17, 1.7)),
    # a flame
    "fuel": ink(
        path(
            "M 12.8,0.4 C 13.6,5.4 21,8.6 21,15.2 C 21,20.2 17.2,23.6 12,23.6 C 6.8,23.6 3,20.2 3,15.4 "
            "C 3,11.6 5.6,9.6 6.4,6.2 C 8,7.2 9,8.6 9.4,10.2 C 11.6,8 13,4.4 12.8,0.4"
        )
    )
    + cut(
        path(
            "M 12,12.6 C 13,15.2 16,16.4 16,19.2 C 16,21.2 14.2,22.2 12.2,22.2 C 10,22.2 8.4,21 8.4,19 "
            "C 8.4,17.2 11,15.6 12,12.6"
        )
    ),
    # an anvil
    "iron": ink(
        path(
            "M 6,4.4 L 23.4,4.4 L 23.4,8 C 19.2,8.4 16.8,10 15.8,12.4 L 15.8,14.6 L 20,18 L 20,21.6 L 5.2,21.6 "
            "L 5.2,18 L 9.4,14.6 L 9.4,12 C 5.4,11.4 1.8,9.4 0.4,6.2 L 6,6.2"
        )
    )
    + cut(bar(5, 17.8, 20.2, 17.8, 1.4)),
    # three bars, piled
    "gold": ink(
        path("M 8.2,3.4 L 15.8,3.4 L 18,11 L 6,11"),
        path("M 2.8,13 L 9.2,13 L 11.3,21 L 0.5,21"),
        path("M 14.8,13 L 21.2,13 L 23.5,21 L 12.7,21"),
    )
    + cut(bar(9.6, 6, 14.4, 6, 1.4), bar(4, 15.6, 8, 15.6, 1.4), bar(16, 15.6, 20, 15.6, 1.4)),
    # a pile of coins
    "coins": ink(oval(12, 5.4, 9.8, 4.6), box(2.2, 5.4, 21.8, 18.6), oval(12, 18.6, 9.8, 4.6))
    + cut(oval(12, 5.2, 5.4, 1.9), rim(7.4), rim(12)),
    # a price that rises
    "stock": ink(
        bar(2, 1, 2, 23, 2.4),
        bar(0.8, 21.8, 23.2, 21.8, 2.4),
        bar(5, 17.4, 10.4, 11, 3.4),
        bar(9.4, 11, 14.4, 14.8, 3.4),
        bar(13.4, 14.8, 19, 7, 3.4),
        path("M 23,1.2 L 22.6,10.6 L 14.2,4.4"),
    ),
}
"""Goods by name; stone is in `icons.GOODS`."""

TRANSPORTERS: dict[str, tuple[Part, ...]] = {
    "donkey": ink(
        path("M 3,11.2 C 3,9.6 4,8.8 5.4,8.8 L 13.8,9.4 L 17,4 L 20.8,7 L 17.4,12 L 17.4,16.6 L 3,16.6"),
        path("M 16.4,4.6 L 19.6,3.2 L 23.8,9 L 22.8,11.6 L 20.4,11.6 L 17.6,8.8"),
        leaf(17.2, 5, -28, 5.2, 3.2),
        leaf(18.6, 4.4, 8, 4.4, 3),
        box(3, 15, 5.2, 23),
        box(6.8, 15, 9, 23),
        box(11.6, 15, 13.8, 23),
        box(15.2, 15, 17.4, 23),
        path("M 3.6,9.4 L 1.6,10.8 L 0.4,17 L 2,17 L 4,11.6"),
    )
    + cut(oval(19.6, 6.4, 0.8)),
    # a covered wagon
    "wagon": ink(
        path("M 2.6,13 C 0.4,5.6 3.4,2 7.4,2 L 16.6,2 C 20.6,2 23.6,5.6 21.4,13"),
        box(0.8, 13.6, 23.2, 17.2),
    )
    + cut(
        bar(0, 13.2, 24, 13.2, 1.2),
        path("M 8,2 C 7,5.6 7,9 8,12.6 L 9.4,12.6 C 8.4,9 8.4,5.6 9.4,2"),
        path("M 14.6,2 C 15.6,5.6 15.6,9 14.6,12.6 L 16,12.6 C 17,9 17,5.6 16,2"),
    )
    + wheel(6, 18.4, 4.7, spokes=True)
    + wheel(18, 18.4, 4.7, spokes=True),
    "truck": ink(
        box(0.4, 3.8, 14.2, 18, 0.8),
        path("M 15.4,7.4 L 19.4,7.4 L 23.6,12.4 L 23.6,18 L 15.4,18"),
    )
    + cut(path("M 17,9 L 18.8,9 L 21.4,12.6 L 17,12.6"))
    + wheel(5.6, 18.8, 3.8)
    + wheel(18.6, 18.8, 3.8),
    # logs, a mast and its sail
    "raft": ink(
        path("M 4.4,2.6 C 8,0.6 16,4 19.6,1.6 L 19.6,10.4 C 16,12.8 8,9.4 4.4,11.4"),
        bar(12, 1.6, 12, 16, 2),
        box(0.6, 14.6, 23.4, 17.2),
        *(oval(2.8 + 4.6 * k, 19.6, 2.2) for k in range(5)),
    )
    + cut(bar(12, 2.6, 12, 10.8, 1)),
    "rowboat": ink(
        oval(9.6, 4.4, 2.9),
        path("M 5.2,12 C 5.2,8.8 7,7.8 9.6,7.8 C 12.2,7.8 14,8.8 14,12"),
        path("M 0.4,12.6 L 23.6,12.6 C 22.6,17.6 20,20.4 16.8,20.4 L 7.2,20.4 C 4,20.4 1.4,17.6 0.4,12.6"),
    )
    + cut(bar(0.4, 14.8, 23.6, 14.8, 1.2), bar(10.8, 8.4, 20.2, 22.4, 4))
    + ink(bar(10.4, 8, 19.2, 21, 2), leaf(16, 16.2, 146, 8.6, 4.6)),
    # hull, cabin, funnel and smoke
    "steamer": ink(
        path("M 0.4,14.4 L 23.6,14.4 L 20.6,22.4 L 4,22.4"),
        box(3.6, 9.8, 17.8, 14.4),
        box(7, 3.6, 11.4, 10),
        oval(14.4, 3.4, 2.3),
        oval(19.4, 3, 2.8),
    )
    + cut(
        bar(0, 14, 24, 14, 1.2),
        bar(6.4, 6.2, 12, 6.2, 1.4),
        oval(8, 18, 1.4),
        oval(12.4, 18, 1.4),
        oval(16.8, 18, 1.4),
    ),
}
"""Transporters by kind."""
