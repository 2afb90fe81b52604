"""The best ways to fit a ship out and send it on its voyage, found exactly.

For points the sum comes apart: a route asks for a speed, which the fewest drives reach; its inspectors say what each
of the crew, each crane and cannon is worth, and all that fits is worth something. So every route is looked at once,
with the best load for it, and no voyage of any other load makes more points on that route.

Of voyages that are equally good comes first: the one that loses fewer canals, then the one that keeps more items,
more captains (each further ship needs one), more of each item in their order, then the first route.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

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


def propose(
    table: Table, player: Player, column: int, cards: Sequence[str], goal: Goal, keep: Mapping[str, int] | None = None
) -> Proposal | None:
    """The best voyage of a ship, complete or not, as it could sail today; None if it cannot. `keep`: so many of each
    item that stay in the yard."""
    found = outfit(table, player, column, cards, keep or {})
    return None if found is None else best(found, goal)


def best(ship: Outfit, goal: Goal) -> Proposal:
    """The best voyage of a ship that can sail."""
    found, cells = [*_voyages(ship)], ship.chart.cells()
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
    found = equal = _least(found, lambda each: -each.points)
    found = _least(found, lost)
    load, way, _ = min(found, key=lambda each: (sum(each.load), each.load.captain, each.load, each.way.route))
    made = points(load, ship.features, way.symbols)
    sailed = Ship([*ship.cards], load.items(), len(way.route), made)
    return Proposal(ship.column, sailed, way, cut_by(way), len(equal) - 1)


class _Voyage(NamedTuple):
    load: Load
    way: Way
    points: int


def _least(found: list[_Voyage], key: Callable[[_Voyage], int]) -> list[_Voyage]:
    """Those with the least of something."""
    keys = [key(each) for each in found]
    least = min(keys)
    return [each for each, value in zip(found, keys, strict=True) if value == least]


def _voyages(ship: Outfit) -> Iterator[_Voyage]:
    """Every route with the best load for it."""
    for speed, drives in engines(ship).items():
        loads: dict[tuple[int, int], Load] = {}
        for way in ways(ship.chart, ship.start, speed):
            met = (way.symbols.count("army"), way.symbols.count("trade"))
            if met not in loads:
                loads[met] = _load(ship, drives, *met)
            load = loads[met]
            yield _Voyage(load, way, sum(points(load, ship.features, way.symbols).values()))


def engines(ship: Outfit) -> dict[int, tuple[int, int, int]]:
    """For each speed the ship can have the fewest sails, smokestacks and propellers with which it has it, at will
    with what employees add; of equally many the fewest sails, then the fewest smokestacks."""
    found: dict[int, tuple[int, int, int]] = {}

    def rank(drives: tuple[int, int, int]) -> tuple[int, ...]:
        return (sum(drives), *drives)

    for drives in _drives(ship):
        own = own_speed((1, 0, 0, *drives))
        for speed in range(own, own + ship.lift.most(drives[0]) + 1):
            if speed not in found or rank(drives) < rank(found[speed]):
                found[speed] = drives
    return dict(sorted(found.items()))


def _drives(ship: Outfit) -> Iterator[tuple[int, int, int]]:
    """All sails, smokestacks and propellers that fit."""

    def up_to(*taken: int) -> range:
        return range(1 + most(ship.room, ship.stock, (1, 0, 0, *taken)))

    for sails in up_to():
        for smokestacks in up_to(sails):
            for propellers in up_to(sails, smokestacks):
                yield sails, smokestacks, propellers


def _load(ship: Outfit, drives: tuple[int, int, int], armies: int, trades: int) -> Load:
    """The best load of a ship that meets so many inspectors of army and trade: all cranes and cannons that fit, and
    in each cabin whoever is worth most; officers last, for a captain may be needed on another ship."""
    worth = {"soldier": 1 + armies, "merchant": 1 + trades, "captain": 1}
    free, crew = ship.room.cabins, {"captain": 1, "merchant": 0, "soldier": 0}
    stock = dict(zip(ITEMS, ship.stock, strict=True))
    for each in sorted(worth, key=lambda who: -worth[who]):
        count = min(free, stock[each] - crew[each])
        crew[each] += count
        free -= count
    cranes, cannons = min(ship.room.cranes, stock["crane"]), min(ship.room.cannons, stock["cannon"])
    return Load(crew["captain"], crew["merchant"], crew["soldier"], *drives, cranes, cannons)


def added(table: Table, player: Player, names: Sequence[str], proposal: Proposal) -> dict[str, int]:
    """What each of these contracts counts more with a ship and the canals it uses."""
    used = [each.canal for each in player.canals if each.cell in proposal.way.left]
    later = structs.replace(player, fleet=[*player.fleet, proposal.ship], used=[*player.used, *used])
    return {each: contracts.points(table, later, each) - contracts.points(table, player, each) for each in names}
