"""People into tables, so that what their pairs weigh together is as little as can be found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import permutations

Weight = Callable[[int, int], int]
STEPS = 40_000
"""Swaps that are looked at: what bounds the time."""


def folded(people: Sequence[int], sizes: Sequence[int], *, snake: bool = False) -> list[list[int]]:
    """The first people each at a table of their own, the next with them in the same order (`snake`: in the opposite
    one), and so on, until all tables are full."""
    tables: list[list[int]] = [[] for _ in sizes]
    left, forward = list(people), True
    while left and any(len(table) < size for table, size in zip(tables, sizes, strict=True)):
        free = [table for table, size in zip(tables, sizes, strict=True) if len(table) < size]
        row, left = left[: len(free)], left[len(free) :]
        for table, who in zip(free if forward else free[len(free) - len(row) :][::-1], row, strict=True):
            table.append(who)
        forward = not (snake and forward)
    return tables


def improved(
    tables: Iterable[Iterable[int]], weight: Weight, *, pots: Mapping[int, int] | None = None, steps: int = STEPS
) -> list[list[int]]:
    """The tables after every swap of two people of the same pot that makes them weigh less, until none does, or so
    many were looked at. Tables that lie near each other are tried first."""
    now = [list(table) for table in tables]

    def at(table: Sequence[int], who: int, but: int) -> int:
        return sum(weight(who, other) for other in table if other != but)

    found = True
    while found and steps > 0:
        found = False
        heavy = [n for n, table in enumerate(now) if sum(at(table, who, who) for who in table)]
        for one in heavy:
            for other in sorted(range(len(now)), key=lambda n: abs(n - one))[1:]:
                if steps <= 0:
                    break
                swap = None
                for i, a in enumerate(now[one]):
                    for j, b in enumerate(now[other]):
                        if pots is not None and pots[a] != pots[b]:
                            continue
                        steps -= 1
                        less = at(now[one], a, a) + at(now[other], b, b) - at(now[one], b, a) - at(now[other], a, b)
                        if less > (swap[0] if swap else 0):
                            swap = (less, i, j)
                if swap:
                    _, i, j = swap
                    now[one][i], now[other][j] = now[other][j], now[one][i]
                    found = True
    return now


def seated(table: Sequence[int], had: Callable[[int, int], int]) -> tuple[int, ...]:
    """A table in the order of seats: each sits where they have sat least, all taken together. `had`: how often an
    entrant had a seat."""
    return min(permutations(table), key=lambda seats: sum(2 * had(who, seat) + 1 for seat, who in enumerate(seats)))
