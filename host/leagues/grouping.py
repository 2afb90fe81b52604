"""People into tables, so that what the pairs at them weigh is as little as can be found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

Weight = Callable[[int, int], int]
"""What two people weigh who are at a table together: none less than nothing."""
Tables = list[list[int]]
REACH, SWAPS = 12, 150_000
"""How far away the tables are with which people are swapped, and how many swaps are looked at: what bounds the
time."""
MOST_SEARCHED, NODES = 12, 20_000
"""Of more people, or if there are more partial tables, not all ways are looked at."""


def folded(people: Sequence[int], sizes: Sequence[int], *, snake: bool = False) -> Tables:
    """The first people each at a table of their own, the next with them in the same order (`snake`: and back), and so
    on, until all tables are full."""
    tables: Tables = [[] for _ in sizes]
    at, forward = 0, True
    while at < len(people):
        free = [table for table, size in zip(tables, sizes, strict=True) if len(table) < size]
        for table, who in zip(free if forward else free[::-1], people[at:], strict=False):
            table.append(who)
        at, forward = at + len(free), not (snake and forward)
    return tables


def weight_of(tables: Iterable[Sequence[int]], weight: Weight) -> int:
    """What all pairs weigh together."""
    return sum(weight(*two) for table in tables for two in combinations(table, 2))


def grouped(tables: Tables, weight: Weight, *, pots: Mapping[int, int] | None = None) -> Tables:
    """Tables of the same sizes that weigh as little as was found: with few people as little as can be, else so little
    that no swap of two would make it less, unless too many were looked at. Only people of the same pot change places.
    Tables that weigh nothing stay as they are."""
    better = improved(tables, weight, pots=pots)
    return better if pots is not None else (best(better, weight) or better)


def improved(tables: Tables, weight: Weight, *, pots: Mapping[int, int] | None = None) -> Tables:
    """The tables after swaps of two people that make them weigh less: the heaviest table first, with those near
    it."""
    now, swaps, found = [list(table) for table in tables], SWAPS, True

    def beside(table: Sequence[int], who: int, but: int) -> int:
        return sum(weight(who, other) for other in table if other != but)

    def swap(one: list[int], other: list[int]) -> bool:
        mine, theirs = [beside(one, who, who) for who in one], [beside(other, who, who) for who in other]
        most, chosen = 0, None
        for i, x in enumerate(one):
            for j, y in enumerate(other):
                if mine[i] + theirs[j] > most and (pots is None or pots[x] == pots[y]):
                    less = mine[i] + theirs[j] - beside(one, y, x) - beside(other, x, y)
                    if less > most:
                        most, chosen = less, (i, j)
        if chosen is not None:
            i, j = chosen
            one[i], other[j] = other[j], one[i]
        return chosen is not None

    while found and swaps > 0:
        found = False
        weights = [weight_of([table], weight) for table in now]
        for at in sorted(range(len(now)), key=lambda at: (-weights[at], at)):
            for near in sorted(range(max(0, at - REACH), min(len(now), at + REACH + 1)), key=lambda n: abs(n - at)):
                if swaps <= 0 or not weight_of([now[at]], weight):
                    break
                if near != at:
                    swaps -= len(now[at]) * len(now[near])
                    found |= swap(now[at], now[near])
    return now


def best(tables: Tables, weight: Weight) -> Tables | None:
    """Tables of the same sizes that weigh as little as any do, None if these do already, or if there are too many
    people. Each person in turn opens a table, at first with those they weigh least with."""
    people = [who for table in tables for who in table]
    least, found, nodes = weight_of(tables, weight), list[tuple[int, ...]](), 0
    left = sorted(map(len, tables), reverse=True)

    def search(rest: Sequence[int], sizes: list[int], made: list[tuple[int, ...]], weighs: int) -> bool:
        nonlocal least, found, nodes
        if not rest:
            least, found = weighs, list(made)
            return True
        for size in dict.fromkeys(sizes):
            fewer = sizes.copy()
            fewer.remove(size)
            ways = ((weight_of([(rest[0], *mates)], weight), mates) for mates in combinations(rest[1:], size - 1))
            for more, mates in sorted(ways, key=lambda way: way[0]):
                nodes += 1
                if nodes > NODES:
                    return False
                if weighs + more >= least:
                    break
                others = [who for who in rest[1:] if who not in mates]
                if not search(others, fewer, [*made, (rest[0], *mates)], weighs + more):
                    return False
        return True

    if least == 0 or len(people) > MOST_SEARCHED:
        return None
    search(people, left, [], 0)
    return [list(table) for table in found] or None
