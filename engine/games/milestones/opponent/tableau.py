"""A player's path spaces as plain values, and what a figure can gather on them. Goods are counts in the order of
`GOODS`, kinds of workers its indices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from ..edition import GOODS, Tile
from ..phases.castle import LIMIT, SPARED
from ..state import BUILDINGS, PATH, RONDEL, Player, Table

STOPS = 4
"""Worker spaces that a plan stops at in one lap."""
NOBODY = -1
"""In place of a kind: a path space without a worker."""

HOUSE, OFFICE, MILL, CASTLE = (RONDEL.index(name) for name in BUILDINGS)

Counts = tuple[int, ...]
"""Goods, kind by kind."""
NOTHING: Counts = (0,) * len(GOODS)


class Haul(NamedTuple):
    """What some stops bring, with the first of them (`len(PATH)` where there is none)."""

    stops: int
    goods: Counts
    points: int
    first: int


class Tableau(NamedTuple):
    """The workers on the path spaces: kind, number and bonus tile of each."""

    kinds: tuple[int, ...]
    numbers: tuple[int, ...]
    bonus: tuple[int, ...]

    def workers(self) -> int:
        """How many there are."""
        return len(self.kinds) - self.kinds.count(NOBODY)

    def ascending(self) -> bool:
        """Whether their numbers never fall."""
        return all(a <= b for a, b in pairwise(n for n in self.numbers if n))

    def hired(self, tile: Tile, left: int) -> Tableau:
        """With a tile laid onto the space `left` and the next one."""
        kinds, numbers, bonus = list(self.kinds), list(self.numbers), list(self.bonus)
        for i, (good, number) in ((left, tile.left), (left + 1, tile.right)):
            kinds[i], numbers[i], bonus[i] = GOODS.index(good), number, 0
        return Tableau(tuple(kinds), tuple(numbers), tuple(bonus))

    def covered(self, i: int) -> Tableau:
        """With one worker covered."""
        return Tableau(*((*row[:i], empty, *row[i + 1 :]) for row, empty in zip(self, (NOBODY, 0, 0), strict=True)))

    def with_bonus(self, i: int) -> Tableau:
        """With a bonus tile on one worker."""
        return self._replace(bonus=(*self.bonus[:i], 1, *self.bonus[i + 1 :]))

    def coverable(self) -> list[int]:
        """The workers of whom the castle covers one; none where it spares them."""
        found = [i for i, kind in enumerate(self.kinds) if kind != NOBODY]
        return found if len(found) > SPARED else []

    def strength(self, kind: int) -> int:
        """The value of a kind in the final scoring."""
        return sum(1 + bonus for each, bonus in zip(self.kinds, self.bonus, strict=True) if each == kind)


def tableau(player: Player) -> Tableau:
    """A player's workers."""
    return Tableau(
        tuple(GOODS.index(space.good) if space.good else NOBODY for space in player.path),
        tuple(space.number if space.good else 0 for space in player.path),
        tuple(int(space.bonus) for space in player.path),
    )


def counts(player: Player) -> Counts:
    """A player's goods."""
    return tuple(player.goods[good] for good in GOODS)


def empty() -> Tableau:
    """Eight spaces without workers."""
    return Tableau((NOBODY,) * len(PATH), (0,) * len(PATH), (0,) * len(PATH))


def layouts(table: Table, names: list[str], row: Tableau) -> list[tuple[Tableau, str, int]]:
    """Every way to lay start tiles onto empty spaces: the tableau, the tile laid first and its left space."""
    found = list[tuple[Tableau, str, int]]()
    for i in range(len(PATH) - 1):
        if row.kinds[i : i + 2] == (NOBODY, NOBODY):
            later = row.hired(table.tile(names[0]), i)
            rest = layouts(table, names[1:], later) if names[1:] else [(later, "", 0)]
            found += [(each, names[0], i) for each, _, _ in rest]
    return found


def fresh(table: Table, player: Player) -> list[int]:
    """The spaces of workers hired this turn or last, who are not the ones to cover. How many tiles have been laid
    since tells how long ago that may have been; where nobody else would be left to cover, it was longer ago."""
    workers = player.workers()
    for window in range(len(table.players) + 1, 0, -1):
        tiles = [table.tile(name) for name in table.used[-window:]]
        new = [worker for tile in tiles for worker in (tile.left, tile.right)]
        found = [i for i in workers if (player.path[i].good, player.path[i].number) in new]
        if len(found) < len(workers):
            return found
    return []


def added(goods: Counts, kind: int, n: int) -> Counts:
    """Some more goods of a kind."""
    return (*goods[:kind], goods[kind] + n, *goods[kind + 1 :])


def workers_ahead(
    kinds: tuple[int, ...], bonus: tuple[int, ...], start: int, goods: Counts
) -> Iterator[tuple[int, Counts, int]]:
    """The workers from a path space on to stop at: the space of each, the goods after it (he brings one for each of
    his kind that was passed, himself included) and the points of their bonus tiles."""
    passed, points = [0] * len(GOODS), [0] * len(GOODS)
    for i in range(start, len(kinds)):
        kind = kinds[i]
        if kind != NOBODY:
            passed[kind] += 1
            points[kind] += bonus[i]
            yield i, added(goods, kind, passed[kind]), points[kind]


@lru_cache(maxsize=10_000)
def hauls(kinds: tuple[int, ...], bonus: tuple[int, ...], start: int) -> tuple[Haul, ...]:
    """What can be gathered from a path space on by stopping up to `STOPS` times; of equal hauls one."""
    found: dict[tuple[int, Counts], Haul] = {}
    following = [next((kind for kind in kinds[i + 1 :] if kind != NOBODY), NOBODY) for i in range(len(kinds))]

    def go(at: int, haul: Haul) -> None:
        known = found.get(haul[:2])
        if known is None or known.points < haul.points:
            found[haul[:2]] = haul
        if haul.stops == STOPS:
            return
        for i, goods, points in workers_ahead(kinds, bonus, at, haul.goods):
            if kinds[i] == following[i]:
                continue  # the next worker is of the same kind: there is no reason to stop before him
            first = haul.first if haul.stops else i
            go(i + 1, Haul(haul.stops + 1, goods, haul.points + points, first))

    go(start, Haul(0, (0,) * len(GOODS), 0, len(PATH)))
    return tuple(found.values())


@lru_cache(maxsize=2_000)
def kept(goods: Counts) -> tuple[Counts, ...]:
    """All ways to keep what the castle leaves of some goods."""
    cubes = [kind for kind, n in enumerate(goods) for _ in range(min(n, LIMIT))]
    if sum(goods) <= LIMIT:
        return (goods,)
    chosen = dict.fromkeys(combinations(cubes, LIMIT))
    return tuple(tuple(some.count(kind) for kind in range(len(goods))) for some in chosen)
