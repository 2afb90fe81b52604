"""The pieces of a bank beside each other: in rows that fit the bank's outline, none over another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render.hexmap import Grid, Room
from render.scene import Box, Point

from .lie import lie

GAP = 4
"""Pixels between pieces."""
STEP = 4
"""Pixels between the heights that are tried."""

ROW = 3
"""How many pixels away from the middle one row less is worth."""

Size = tuple[int, int, int]
"""A piece's width, height and rank."""


@lru_cache(maxsize=4096)
def arrange(
    grid: Grid, river: tuple[int, ...], bank: int, sizes: tuple[Size, ...], taken: tuple[Box, ...], wider: float = 1
) -> tuple[Point, ...] | None:
    """Middles for pieces of these sizes on a bank, from its tile's middle; None where there is no room for all.

    Pieces of one rank share rows where there is room for that. `taken` are the boxes there already. `wider`: how far
    the pieces may reach over the tile's edge, as a factor.
    """
    here = lie(grid, river)
    room = here.rooms[bank] if wider == 1 else here.wider(bank, wider)
    near = room.near(taken)
    return _best(room, sizes, near, apart=True) or _best(room, sizes, near, apart=False)


def _best(room: Room, sizes: Sequence[Size], taken: Sequence[Box], *, apart: bool) -> tuple[Point, ...] | None:
    """The arrangement nearest to the middle of the room, if it does not take more rows."""
    best: tuple[float, tuple[Point, ...]] | None = None
    y = room.top
    while y < room.bottom:
        rows = _rows(room, sizes, taken, y, apart=apart)
        if rows is None:
            break
        places, first, last = rows
        off = abs((first + last) / 2 - room.middle[1]) + ROW * len({at[1] for at in places})
        if best is None or off < best[0]:
            best = off, places
        elif first > room.middle[1]:
            break
        y = first + STEP
    return None if best is None else best[1]


def _rows(
    room: Room, sizes: Sequence[Size], taken: Sequence[Box], top: float, *, apart: bool
) -> tuple[tuple[Point, ...], float, float] | None:
    """Rows from a height downwards, each as full as it can be, and where the first begins and the last one ends;
    None without room."""
    places: list[Point] = []
    first = top
    y = top
    while len(places) < len(sizes):
        row = _row(room, sizes[len(places) :], taken, y, apart=apart)
        if row:
            high = max(size[1] for size in sizes[len(places) : len(places) + len(row)])
            first = first if places else y
            places += [(x, y + high / 2) for x in row]
            y += high + GAP
        else:
            y += STEP
            if y > room.bottom:
                return None
    return tuple(places), first, y - GAP


def _row(room: Room, sizes: Sequence[Size], taken: Sequence[Box], y: float, *, apart: bool) -> list[float]:
    """The middles of as many of the first pieces as fit into a row."""
    best: list[float] = []
    high = 0
    wides: list[int] = []
    for wide, tall, rank in sizes:
        if apart and wides and rank != sizes[0][2]:
            break
        high = max(high, tall)
        wides.append(wide)
        need = sum(wides) + GAP * (len(wides) - 1)
        span = max(room.spans(y, y + high, taken), key=lambda s: s[1] - s[0], default=(0.0, 0.0))
        if span[1] - span[0] < need:
            break
        x = min(max(room.middle[0] - need / 2, span[0]), span[1] - need)
        best = []
        for each in wides:
            best.append(round(x + each / 2))
            x += each + GAP
    return best
