"""Rulebook: exchange commodities. A whole train is given away; each load is sold or becomes an item."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from .actions import SELL, Deal
from .edition import COMMODITIES, Edition
from .state import Player, Table
from .talents import size

LIST = 25
"""The most lines of a list."""


def next_side(table: Table) -> int:
    """The side of the hexagon the marker moves to."""
    return (table.hexagon + 1) % len(table.edition.exchange.sides)


def price(table: Table, player: Player, commodity: str) -> int:
    """The guilders for a load sold in the next exchange, with what traders add."""
    return table.edition.exchange.sides[next_side(table)].price(commodity) + size(table, player, "trader", commodity)


def loads(edition: Edition, train: str) -> tuple[str, ...]:
    """The loads of a train, equal ones together: coal, steel, grain."""
    return tuple(sorted(edition.train(train), key=COMMODITIES.index))


def deals(table: Table, player: Player) -> list[Deal]:
    """All ways to exchange a train; of trains with equal loads the first."""
    firsts: dict[tuple[str, ...], str] = {}
    for train in player.trains:
        firsts.setdefault(loads(table.edition, train), train)
    return [Deal(train, uses) for carried, train in firsts.items() for uses in _uses(table.edition, carried)]


@lru_cache(maxsize=256)
def _uses(edition: Edition, carried: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """What may become of loads: any are sold, the others become items, each item once."""
    kinds = list(dict.fromkeys(carried))
    return tuple(_together([list(_of_kind(edition, kind, carried.count(kind))) for kind in kinds]))


def _of_kind(edition: Edition, commodity: str, count: int) -> Iterator[tuple[str, ...]]:
    """What may become of loads of one commodity: those sold first, then items in the order of the hexagon."""
    items = edition.exchange.items(commodity)
    for traded in range(min(count, len(items)) + 1):
        for chosen in combinations(items, traded):
            yield (SELL,) * (count - traded) + chosen


def _together(parts: list[list[tuple[str, ...]]]) -> Iterator[tuple[str, ...]]:
    if not parts:
        yield ()
        return
    for first in parts[0]:
        for rest in _together(parts[1:]):
            yield first + rest


def at_once(found: Sequence[Deal]) -> int:
    """So many ways to exchange a train are asked at once: as many as a list holds, but no more than leave equal loads
    together. Who chose for one of them would have to know under which of the items to look for another."""
    trains: dict[str, list[tuple[str, ...]]] = {}
    for deal in found:
        trains.setdefault(deal.train, []).append(deal.uses)
    return next((most for most in range(LIST, 1, -1) if all(_whole(uses, most) for uses in trains.values())), LIST)


def _whole(uses: Sequence[tuple[str, ...]], most: int) -> bool:
    """Whether all loads are asked about at once, or those that come first leave the same choice of the others."""
    sizes = [n for n in range(1, len(uses[0])) if len({each[:n] for each in uses}) <= most]
    if len(uses) <= most or not sizes:
        return True
    rest = dict[tuple[str, ...], list[tuple[str, ...]]]()
    for each in uses:
        rest.setdefault(each[: sizes[-1]], []).append(each[sizes[-1] :])
    return all(each == rest[uses[0][: sizes[-1]]] for each in rest.values())


def gains(table: Table, player: Player, deal: Deal) -> tuple[int, dict[str, int]]:
    """The guilders and the items a deal brings."""
    guilders, items = 0, dict[str, int]()
    for load, use in zip(loads(table.edition, deal.train), deal.uses, strict=True):
        if use == SELL:
            guilders += price(table, player, load)
        else:
            items[use] = items.get(use, 0) + 1
    return guilders, items
