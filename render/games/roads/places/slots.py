"""The pieces of a bank beside each other: in rows that fit the bank's outline, none over another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render.hexmap import Grid, Room, Span
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
    free = _free(room, tuple(room.near(taken)))
    return _best(free, sizes, apart=True) or _best(free, sizes, apart=False)


@lru_cache(maxsize=1024)
def _free(room: Room, taken: tuple[Box, ...]) -> _Free:
    """Pieces come and go more often than what they keep clear of."""
    return _Free(room, taken)


class _Free:
    """What is free in a room beside what is taken."""

    def __init__(self, room: Room, taken: tuple[Box, ...]) -> None:
        self.room, self.taken = room, taken
        self.known: dict[tuple[float, int], Span] = {}
        self.found: dict[tuple[int, int], dict[float, float | None]] = {}

    def widest(self, top: float, high: int) -> Span:
        """The longest stretch of a row, the first of equal ones."""
        found = self.known.get((top, high))
        if found is None:
            spans = self.room.spans(top, top + high, self.taken)
            found = self.known[top, high] = max(spans, key=_long, default=(0.0, 0.0))
        return found

    def below(self, y: float, wide: int, high: int) -> float | None:
        """The height, this one or further down by steps, at which a piece fits; None where there is none."""
        found = self.found.setdefault((wide, high), {})
        tried = []
        while y not in found:
            left, right = self.widest(y, high)
            if right - left >= wide:
                found[y] = y
                break
            tried.append(y)
            y += STEP
            if y > self.room.bottom:
                found[y] = None
                break
        fits = found[y]
        found.update(dict.fromkeys(tried, fits))
        return fits


def _long(span: Span) -> float:
    return span[1] - span[0]


def _best(free: _Free, sizes: Sequence[Size], *, apart: bool) -> tuple[Point, ...] | None:
    """The arrangement nearest to the middle of the room, if it does not take more rows."""
    best: tuple[float, tuple[Point, ...]] | None = None
    room = free.room
    y = room.top
    while y < room.bottom:
        rows = _rows(free, sizes, y, apart=apart)
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
    free: _Free, sizes: Sequence[Size], top: float, *, apart: bool
) -> tuple[tuple[Point, ...], float, float] | None:
    """Rows from a height downwards, each as full as it can be, and where the first begins and the last one ends;
    None without room."""
    places: list[Point] = []
    first = y = top
    while len(places) < len(sizes):
        wide, tall, _ = sizes[len(places)]
        fits = free.below(y, wide, tall)
        if fits is None:
            return None
        y = fits
        row, high = _row(free, sizes[len(places) :], y, apart=apart)
        first = first if places else y
        places += [(x, y + high / 2) for x in row]
        y += high + GAP
    return tuple(places), first, y - GAP


def _row(free: _Free, sizes: Sequence[Size], y: float, *, apart: bool) -> tuple[list[float], int]:
    """The middles of as many of the first pieces as fit into a row, and how high it is."""
    row: list[float] = []
    high = tallest = 0
    need = -GAP
    for n, (wide, tall, rank) in enumerate(sizes):
        if apart and rank != sizes[0][2]:
            break
        tallest = max(tallest, tall)
        need += wide + GAP
        left, right = free.widest(y, tallest)
        if right - left < need:
            break
        x = min(max(free.room.middle[0] - need / 2, left), right - need)
        row, high = [], tallest
        for each, _, _ in sizes[: n + 1]:
            row.append(round(x + each / 2))
            x += each + GAP
    return row, high
