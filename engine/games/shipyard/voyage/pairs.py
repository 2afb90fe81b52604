"""The best voyages of two ships that are completed in one turn, found exactly.

They share crew, equipment and canals: the first voyage uses canals up, the second begins where it ends. So every
route of the first is looked at with every route that is left to the second, in both orders. As for one ship the sum
comes apart: routes ask for two speeds, which the fewest drives reach, and their inspectors say what each of the crew,
each crane and cannon is worth on either ship.

It happens seldom. Where there are too many routes nothing is proposed for both: each ship is looked at alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..edition import ITEMS
from ..state import Player, Ship, Table
from ..yard.columns import complete
from .chart import Start, charted
from .fitting import Load
from .leaving import cut_off
from .points import points
from .proposals import Drives, Outfit, Proposal, drives_of, outfit, rank, speeds
from .routes import Way, ways

ROUTES = 6_000
"""Routes of both ships that are looked at, at most."""
NONE = Load(0, 0, 0, 0, 0, 0, 0, 0)
Crew = tuple[int, int, int]
"""Captains, merchants, soldiers."""
Lots = tuple[int, int]
"""Something of the first ship, and of the second."""
Met = tuple[int, int]
"""How many inspectors of army and of trade a voyage meets."""
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
        self.fast = sorted({speed for speed, _ in self.drives}), sorted({speed for _, speed in self.drives})
        self.known: dict[tuple[Met, Met], tuple[int, list[Crew], Lots, Lots]] = {}

    def best(self, looked: _Looked) -> Iterator[Pair]:
        """The best voyages; nothing if the second ship can never sail."""
        found: tuple[tuple[int, int], _Leg, Key, _Leg, Key] | None = None
        for legs in self._first_legs(looked):
            later = self._after(next(iter(legs.values())).way)
            for key, leg in _legs(later, self.fast[1], looked).items():
                for before, first in legs.items():
                    if (before[0], key[0]) not in self.drives:
                        continue
                    total = first.fixed + leg.fixed + self._worth(before, key)
                    order = (-total, len(first.way.left) + len(leg.way.left))
                    if found is None or order < found[0]:
                        found = (order, first, before, leg, key)
        if found is not None:
            _, first, before, leg, key = found
            load, other = self._loads(before, key)
            yield Pair(_proposal(self.first, load, first.way), _proposal(self._after(first.way), other, leg.way))

    def _first_legs(self, looked: _Looked) -> Iterator[dict[Key, _Leg]]:
        """The first ship's voyages; those together that leave the same canals and end alike."""
        alike: dict[object, list[Way]] = {}
        for speed in self.fast[0]:
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

    def _worth(self, before: Key, after: Key) -> int:
        """The points of the best crew, cranes and cannons for such voyages."""
        return self._aboard(before[1:], after[1:])[0]

    def _loads(self, before: Key, after: Key) -> tuple[Load, Load]:
        """The best loads of both."""
        _, crews, cranes, cannons = self._aboard(before[1:], after[1:])
        drives = self.drives[before[0], after[0]]
        return (
            Load(*crews[0], *drives[0], cranes[0], cannons[0]),
            Load(*crews[1], *drives[1], cranes[1], cannons[1]),
        )

    def _aboard(self, before: Met, after: Met) -> tuple[int, list[Crew], Lots, Lots]:
        """The best crews, cranes and cannons of both, and their points."""
        if (before, after) not in self.known:
            stock, rooms = self.first.stock, (self.first.room, self.second.room)
            armies, trades = (before[0], after[0]), (before[1], after[1])
            cranes = _split(stock.crane, (rooms[0].cranes, rooms[1].cranes), trades)
            cannons = _split(stock.cannon, (rooms[0].cannons, rooms[1].cannons), armies)
            crews = _crews(stock, (rooms[0].cabins, rooms[1].cabins), armies, trades)
            worth = sum(_points(crews[n], cranes[n], cannons[n], armies[n], trades[n]) for n in (0, 1))
            self.known[before, after] = worth, crews, cranes, cannons
        return self.known[before, after]


def _drives(first: Outfit, second: Outfit) -> dict[tuple[int, int], tuple[Drives, Drives]]:
    """For each two speeds the fewest drives with which both ships have them."""
    at, there = ITEMS.index("sail"), first.stock
    later, found = _fewest(second), dict[tuple[int, int], tuple[Drives, Drives]]()
    for speed, ones in _fewest(first).items():
        for other_speed, others in later.items():
            enough = [
                (one, other)
                for one in ones
                for other in others
                if all(one[n] + other[n] <= there[at + n] for n in range(3))
            ]
            if enough:
                found[speed, other_speed] = min(enough, key=lambda both: _rank(*both))
    return found


def _fewest(ship: Outfit) -> dict[int, list[Drives]]:
    """For each speed the drives of which none can be spared."""
    found: dict[int, list[Drives]] = {}
    for drives in drives_of(ship):
        for speed in speeds(ship, drives):
            fewer = found.setdefault(speed, [])
            if not any(all(n <= m for n, m in zip(each, drives, strict=True)) for each in fewer):
                fewer.append(drives)
    return found


def _rank(one: Drives, other: Drives) -> tuple[int, ...]:
    return (sum(one) + sum(other), *rank(one), *rank(other))


def _legs(ship: Outfit, fast: Sequence[int], looked: _Looked) -> dict[Key, _Leg]:
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


def _split(stock: int, rooms: Lots, inspectors: Lots) -> Lots:
    """Cranes or cannons for two ships: first for the one that meets more inspectors of them."""
    first = 0 if inspectors[0] >= inspectors[1] else 1
    most = min(stock, rooms[first])
    rest = min(stock - most, rooms[1 - first])
    return (most, rest) if first == 0 else (rest, most)


def _crews(stock: Load, cabins: Lots, armies: Lots, trades: Lots) -> list[Crew]:
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
        return sum(crew[0] + crew[1] * (1 + trades[n]) + crew[2] * (1 + armies[n]) for n, crew in enumerate(crews))

    return max(
        (
            rest(soldiers, merchants)
            for soldiers in range(min(stock.soldier, cabins[0]) + 1)
            for merchants in range(min(stock.merchant, cabins[0] - soldiers) + 1)
        ),
        key=worth,
    )


def _points(crew: Crew, cranes: int, cannons: int, armies: int, trades: int) -> int:
    """The points of crew, cranes and cannons that meet so many inspectors."""
    made = points(Load(*crew, 0, 0, 0, cranes, cannons), (), ("army",) * armies + ("trade",) * trades)
    return made["crew"] + made["equipment"] + made["voyage"]


def _proposal(ship: Outfit, load: Load, way: Way) -> Proposal:
    sailed = Ship([*ship.cards], load.items(), len(way.route), points(load, ship.features, way.symbols))
    return Proposal(ship.column, sailed, way, tuple(cut_off(ship.chart.cells(), way)))
