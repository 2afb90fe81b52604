"""The best voyages of two ships that are completed in one turn, found exactly.

They share crew, equipment and canals: the first voyage uses canals up, the second begins where it ends. So every
route of the first is looked at with every route that is left to the second, in both orders. As for one ship the sum
comes apart: routes ask for two speeds, which the fewest drives reach, and their inspectors say what each of the crew,
each crane and cannon is worth on either ship.

It happens seldom. Where there are too many routes nothing is proposed for both: each ship is looked at alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..edition import ITEMS
from ..state import Player, Ship, Table
from ..yard.columns import complete
from .chart import Start, charted
from .fitting import Load
from .leaving import cut_off
from .points import points
from .proposals import Drives, Outfit, Proposal, drives_of, engines, outfit, rank, speeds
from .routes import Way, ways

ROUTES = 6_000
"""Routes of both ships that are looked at, at most."""
NONE = Load(0, 0, 0, 0, 0, 0, 0, 0)
Crew = tuple[int, int, int]
"""Captains, merchants, soldiers."""
Key = tuple[int, int, int]
"""What the loads of a voyage depend on: its speed, and how many inspectors of army and trade it meets."""


class Pair(NamedTuple):
    """Two voyages, one after the other."""

    first: Proposal
    second: Proposal

    def total(self) -> int:
        """All points."""
        return self.first.total() + self.second.total()


class _Leg(NamedTuple):
    """A voyage without its load: the points its route makes in any case."""

    fixed: int
    way: Way


def propose_pair(table: Table, player: Player) -> Pair | None:
    """The best voyages of a player's two complete ships, in the better order; of equal ones those that use fewer
    canals. None if there are not two that can sail one after the other, or too many routes."""
    ships = complete(player.yard)
    if len(ships) != 2 or player.store["captain"] < 2:
        return None
    found = [outfit(table, player, each.start + 1, player.yard[each.start : each.end], {}) for each in ships]
    one, other = found
    if one is None or other is None:
        return None
    looked = _Looked()
    best = [pair for each in (_Both(one, other), _Both(other, one)) for pair in each.best(looked)]
    if not best or looked.routes > ROUTES:
        return None
    return min(best, key=lambda pair: (-pair.total(), len(pair.first.way.left) + len(pair.second.way.left)))


class _Looked:
    """How many routes were looked at."""

    routes = 0


class _Both:
    """Two ships, the first of which sails first."""

    def __init__(self, first: Outfit, second: Outfit) -> None:
        self.first, self.second = first, second
        self.drives = _drives(first, second)
        self.known: dict[tuple[Key, Key], tuple[int, Load, Load]] = {}

    def best(self, looked: _Looked) -> Iterator[Pair]:
        """The best voyages; nothing if the second ship can never sail."""
        found: tuple[tuple[int, int], _Leg, Key, _Leg, Key] | None = None
        for legs in self._first_legs(looked):
            later = self._after(next(iter(legs.values())).way)
            for key, leg in _legs(later, engines(later), looked).items():
                for before, first in legs.items():
                    if (before[0], key[0]) not in self.drives:
                        continue
                    total = first.fixed + leg.fixed + self._loads(before, key)[0]
                    order = (-total, len(first.way.left) + len(leg.way.left))
                    if found is None or order < found[0]:
                        found = (order, first, before, leg, key)
        if found is not None:
            _, first, before, leg, key = found
            _, load, other = self._loads(before, key)
            yield Pair(_proposal(self.first, load, first.way), _proposal(self._after(first.way), other, leg.way))

    def _first_legs(self, looked: _Looked) -> Iterator[dict[Key, _Leg]]:
        """The first ship's voyages; those together that leave the same canals and end alike."""
        alike: dict[object, list[Way]] = {}
        for speed in engines(self.first):
            for way in ways(self.first.chart, self.first.start, speed):
                alike.setdefault((way.left, way.space, way.behind), []).append(way)
        for group in alike.values():
            if looked.routes > ROUTES:
                return
            yield _best_of(self.first, group, looked)

    def _after(self, way: Way) -> Outfit:
        """The second ship when the first has sailed so."""
        cut = cut_off(self.first.chart.cells(), way)
        there = tuple(each for each in self.first.chart.canals if each.cell not in way.left and each.cell not in cut)
        return self.second._replace(chart=charted(there), start=Start(way.space, way.behind))

    def _loads(self, before: Key, after: Key) -> tuple[int, Load, Load]:
        """The best loads of both for such voyages, and the points of crew, cranes and cannons with them."""
        if (before, after) not in self.known:
            stock, rooms = self.first.stock, (self.first.room, self.second.room)
            armies, trades = (before[1], after[1]), (before[2], after[2])
            cannons = _split(stock.cannon, (rooms[0].cannons, rooms[1].cannons), (2 + armies[0], 2 + armies[1]))
            cranes = _split(stock.crane, (rooms[0].cranes, rooms[1].cranes), (2 + trades[0], 2 + trades[1]))
            crews = _crews(stock, (rooms[0].cabins, rooms[1].cabins), armies, trades)
            drives = self.drives[before[0], after[0]]
            one, other = (Load(*crews[n], *drives[n], cranes[n], cannons[n]) for n in (0, 1))
            worth = sum(_worth(load, armies[n], trades[n]) for n, load in enumerate((one, other)))
            self.known[before, after] = worth, one, other
        return self.known[before, after]


def _drives(first: Outfit, second: Outfit) -> dict[tuple[int, int], tuple[Drives, Drives]]:
    """For each two speeds the fewest drives with which both ships have them."""
    found: dict[tuple[int, int], tuple[Drives, Drives]] = {}
    for one in drives_of(first):
        rest = dict(zip(("sail", "smokestack", "propeller"), one, strict=True))
        left = Load(*(count - rest.get(item, 0) for item, count in zip(ITEMS, second.stock, strict=True)))
        for other in drives_of(second._replace(stock=left)):
            for both in ((n, m) for n in speeds(first, one) for m in speeds(second, other)):
                known = found.get(both)
                if known is None or _rank(one, other) < _rank(*known):
                    found[both] = (one, other)
    return found


def _rank(one: Drives, other: Drives) -> tuple[int, ...]:
    return (sum(one) + sum(other), *rank(one), *rank(other))


def _legs(ship: Outfit, fast: dict[int, Drives], looked: _Looked) -> dict[Key, _Leg]:
    return _best_of(ship, [way for speed in fast for way in ways(ship.chart, ship.start, speed)], looked)


def _best_of(ship: Outfit, group: list[Way], looked: _Looked) -> dict[Key, _Leg]:
    """Of voyages with equal keys that which makes most points in any case, then that which uses fewest canals."""
    found: dict[Key, _Leg] = {}
    looked.routes += len(group)
    for way in group:
        key = (len(way.route), way.symbols.count("army"), way.symbols.count("trade"))
        fixed = sum(points(NONE, ship.features, way.symbols).values())
        known = found.get(key)
        if known is None or (-fixed, len(way.left)) < (-known.fixed, len(known.way.left)):
            found[key] = _Leg(fixed, way)
    return found


def _split(stock: int, rooms: tuple[int, int], worth: tuple[int, int]) -> tuple[int, int]:
    """Cranes or cannons for two ships: first for the one on which each is worth more."""
    first = 0 if worth[0] >= worth[1] else 1
    most = min(stock, rooms[first])
    rest = min(stock - most, rooms[1 - first])
    return (most, rest) if first == 0 else (rest, most)


def _crews(stock: Load, cabins: tuple[int, int], armies: tuple[int, int], trades: tuple[int, int]) -> list[Crew]:
    """Captains, merchants, soldiers for two ships, worth most; officers where nobody else is left."""

    def rest(soldiers: int, merchants: int) -> list[Crew]:
        """With so many on the first ship all others go on the second."""
        on, free = {"soldier": 0, "merchant": 0}, cabins[1]
        there = {"soldier": stock.soldier - soldiers, "merchant": stock.merchant - merchants}
        for who in ("soldier", "merchant") if armies[1] >= trades[1] else ("merchant", "soldier"):
            on[who] = min(free, there[who])
            free -= on[who]
        captains = stock.captain - 2
        more = min(captains, cabins[0] - soldiers - merchants)
        return [
            (1 + more, merchants, soldiers),
            (1 + min(captains - more, free), on["merchant"], on["soldier"]),
        ]

    def worth(crews: list[Crew]) -> int:
        return sum(_worth(Load(*crew, 0, 0, 0, 0, 0), armies[n], trades[n]) for n, crew in enumerate(crews))

    return max(
        (
            rest(soldiers, merchants)
            for soldiers in range(min(stock.soldier, cabins[0]) + 1)
            for merchants in range(min(stock.merchant, cabins[0] - soldiers) + 1)
        ),
        key=worth,
    )


def _worth(load: Load, armies: int, trades: int) -> int:
    """The points of crew, cranes and cannons that meet so many inspectors."""
    met = ("army",) * armies + ("trade",) * trades
    made = points(load, (), met)
    return made["crew"] + made["equipment"] + made["voyage"]


def _proposal(ship: Outfit, load: Load, way: Way) -> Proposal:
    sailed = Ship([*ship.cards], load.items(), len(way.route), points(load, ship.features, way.symbols))
    return Proposal(ship.column, sailed, way, tuple(cut_off(ship.chart.cells(), way)))
