"""The best ways to fit a ship out and send it on its voyage, found exactly.

For points the sum comes apart: a route asks for a speed, which the fewest drives reach; its inspectors say what each
of the crew, each crane and cannon is worth, and all that fits is worth something. So every route is looked at once,
with the best load for it, and no voyage of any other load makes more points on that route. Where contracts are to be
counted too, another choice of that load is given (`worth.py`).

Of voyages that are equally good comes first: the one that loses fewer canals, then the one that keeps more items,
more captains (each further ship needs one), more of each item in their order, then the first route.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

from msgspec import structs

from .. import contracts
from ..actions import Voyage
from ..edition import ITEMS
from ..state import Player, Ship, Table
from .chart import Chart, Start, chart, start
from .fitting import Load, Room, features, most, room, store
from .leaving import cut_off
from .points import points
from .routes import Way, ways
from .speed import Lift, lift, own_speed

Goal = Literal["points", "canals"]
"""Most points; or fewest canals lost, then most points."""
Drives = tuple[int, int, int]
"""Sails, smokestacks, propellers."""


class Proposal(NamedTuple):
    """A voyage: where the ship lies, the ship as it would join the fleet, the way it would sail, the cells it would
    cut off; `equal`: how many other routes are as good."""

    column: int
    ship: Ship
    way: Way
    cut: tuple[str, ...]
    equal: int = 0

    def total(self) -> int:
        """All its points."""
        return sum(self.ship.points.values())

    def lost(self) -> int:
        """How many canals it costs: those used, and those cut off."""
        return len(self.way.left) + len(self.cut)

    def voyage(self) -> Voyage:
        """The voyage as it is launched."""
        load = Load(*(self.ship.items.get(item, 0) for item in ITEMS))
        return Voyage(self.column, *load, self.ship.speed, self.way.route)


class Outfit(NamedTuple):
    """A ship before its voyage: its leftmost column, from 1 on the left; its cards, complete or not, with what they
    show; what it has room for; the items it may take; canals and figure."""

    column: int
    cards: tuple[str, ...]
    features: tuple[str, ...]
    room: Room
    stock: Load
    lift: Lift
    chart: Chart
    start: Start


def outfit(table: Table, player: Player, column: int, cards: Sequence[str], keep: Mapping[str, int]) -> Outfit | None:
    """A ship of these cards, without the items to keep; None if it cannot sail: without a captain, or without a canal
    where the figure can move on."""
    there = store(player)
    stock = Load(*(max(0, count - keep.get(item, 0)) for item, count in zip(ITEMS, there, strict=True)))
    if not stock.captain or player.figure is None:
        return None
    waters, first = chart(table.edition, player.canals), start(player.figure)
    if not ways(waters, first, 1):
        return None
    named = tuple(card for card in cards if card)
    shown, space = tuple(features(table.edition, named)), room(table, player, named)
    return Outfit(column, named, shown, space, stock, lift(table, player), waters, first)


class Loading(Protocol):
    """How loads are chosen, and what voyages are worth beside their points."""

    def load(self, speed: int, armies: int, trades: int) -> tuple[Load, int]:
        """The best load of a ship of that speed that meets so many inspectors of army and trade, and its worth beside
        its points."""
        ...

    def canals(self, used: int) -> int:
        """What so many used canals are worth."""
        ...


def propose(
    table: Table, player: Player, column: int, cards: Sequence[str], goal: Goal, keep: Mapping[str, int] | None = None
) -> Proposal | None:
    """The best voyage of a ship, complete or not, as it could sail today; None if it cannot. `keep`: so many of each
    item that stay in the yard."""
    found = outfit(table, player, column, cards, keep or {})
    return None if found is None else best(found, goal, Plain(found))


def best(ship: Outfit, goal: Goal, loading: Loading) -> Proposal:
    """The best voyage of a ship that can sail."""
    found, cells = [*_voyages(ship, loading)], ship.chart.cells()
    cut: dict[tuple[tuple[str, ...], str], tuple[str, ...]] = {}

    def cut_by(way: Way) -> tuple[str, ...]:
        key = (way.left, way.space.cell)
        if key not in cut:
            cut[key] = tuple(cut_off(cells, way))
        return cut[key]

    def lost(each: _Voyage) -> int:
        return len(each.way.left) + len(cut_by(each.way))

    if goal == "canals":
        found = _least(found, lost)
    found = equal = _least(found, lambda each: -each.worth)
    found = _least(found, lost)
    load, way, _ = min(found, key=lambda each: (sum(each.load), each.load.captain, each.load, each.way.route))
    made = points(load, ship.features, way.symbols)
    sailed = Ship([*ship.cards], load.items(), len(way.route), made)
    return Proposal(ship.column, sailed, way, cut_by(way), len(equal) - 1)


class _Voyage(NamedTuple):
    load: Load
    way: Way
    worth: int


def _least(found: list[_Voyage], key: Callable[[_Voyage], int]) -> list[_Voyage]:
    """Those with the least of something."""
    keys = [key(each) for each in found]
    least = min(keys)
    return [each for each, value in zip(found, keys, strict=True) if value == least]


def _voyages(ship: Outfit, loading: Loading) -> Iterator[_Voyage]:
    """Every route with the best load for it."""
    for speed in engines(ship):
        loads: dict[tuple[int, int], tuple[Load, int]] = {}
        for way in ways(ship.chart, ship.start, speed):
            met = (way.symbols.count("army"), way.symbols.count("trade"))
            if met not in loads:
                loads[met] = loading.load(speed, *met)
            load, worth = loads[met]
            worth += loading.canals(len(way.left)) + sum(points(load, ship.features, way.symbols).values())
            yield _Voyage(load, way, worth)


@lru_cache(maxsize=64)
def engines(ship: Outfit) -> dict[int, Drives]:
    """For each speed the ship can have the fewest sails, smokestacks and propellers with which it has it, at will
    with what employees add; of equally many the fewest sails, then the fewest smokestacks."""
    found: dict[int, Drives] = {}
    for drives in drives_of(ship):
        for speed in speeds(ship, drives):
            if speed not in found or rank(drives) < rank(found[speed]):
                found[speed] = drives
    return dict(sorted(found.items()))


def rank(drives: Drives) -> tuple[int, ...]:
    """Of equally good drives those of the least rank are taken."""
    return (sum(drives), *drives)


def speeds(ship: Outfit, drives: Drives) -> range:
    """The speeds a ship with these drives may have."""
    own = own_speed((1, 0, 0, *drives))
    return range(own, own + ship.lift.most(drives[0]) + 1)


def drives_of(ship: Outfit) -> Iterator[Drives]:
    """All sails, smokestacks and propellers that fit."""

    def up_to(*taken: int) -> range:
        return range(1 + most(ship.room, ship.stock, (1, 0, 0, *taken)))

    for sails in up_to():
        for smokestacks in up_to(sails):
            for propellers in up_to(sails, smokestacks):
                yield sails, smokestacks, propellers


def guns(ship: Outfit) -> tuple[int, int]:
    """All cranes and cannons that fit: they take no place from others."""
    return min(ship.room.cranes, ship.stock.crane), min(ship.room.cannons, ship.stock.cannon)


class Plain(NamedTuple):
    """Loads for points alone: the fewest drives, all cranes and cannons that fit, and in each cabin whoever is worth
    most; officers last, for a captain may be needed on another ship."""

    ship: Outfit

    def load(self, speed: int, armies: int, trades: int) -> tuple[Load, int]:
        """See `Loading`."""
        worth = {"soldier": 1 + armies, "merchant": 1 + trades, "captain": 1}
        free, crew = self.ship.room.cabins, {"captain": 1, "merchant": 0, "soldier": 0}
        stock = dict(zip(ITEMS, self.ship.stock, strict=True))
        for each in sorted(worth, key=lambda who: -worth[who]):
            count = min(free, stock[each] - crew[each])
            crew[each] += count
            free -= count
        drives = engines(self.ship)[speed]
        return Load(crew["captain"], crew["merchant"], crew["soldier"], *drives, *guns(self.ship)), 0

    def canals(self, used: int) -> int:
        """See `Loading`."""
        return 0


def added(table: Table, player: Player, names: Sequence[str], proposal: Proposal) -> dict[str, int]:
    """What each of these contracts counts more with a ship and the canals it uses."""
    used = [each.canal for each in player.canals if each.cell in proposal.way.left]
    later = structs.replace(player, fleet=[*player.fleet, proposal.ship], used=[*player.used, *used])
    return {each: contracts.points(table, later, each) - contracts.points(table, player, each) for each in names}
