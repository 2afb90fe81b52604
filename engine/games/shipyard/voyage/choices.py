"""Rulebook: maiden voyage. All ways to fit ships out and send them on a voyage, never listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from ..actions import Voyage
from ..edition import ITEMS
from ..state import Player, Table
from ..yard.columns import complete
from .chart import Chart, Laid, Start, chart, charted, start
from .fitting import Load, Room, fits, load, most, room, store
from .routes import follow, longest, routes, ways
from .speed import Lift, lift, own_speed, speed

CREWED, DRIVEN = ITEMS.index("sail"), ITEMS.index("crane")
"""How many items are chosen when the crew is, and when all that makes a ship fast is."""


class Dock(NamedTuple):
    """A complete ship in the yard: its leftmost column, from 1 on the left; its room."""

    column: int
    room: Room


class Launches(Struct, frozen=True):
    """Every voyage of some ships: the parts of a `ByParts` of `Voyage`. Items that are chosen one by one never make
    the ship faster than the longest route there is, for it has to sail its whole speed."""

    docks: tuple[Dock, ...]
    stock: Load
    lift: Lift
    canals: tuple[Laid, ...]
    start: Start

    def chart(self) -> Chart:
        """The canals to sail on."""
        return charted(self.canals)

    def admits(self, voyage: Voyage) -> bool:
        """Whether a ship may be launched so: it holds the items, has that speed, and can sail that route."""
        space = next((dock.room for dock in self.docks if dock.column == voyage.ship), None)
        wanted = load(voyage)
        return (
            space is not None
            and fits(space, self.stock, wanted)
            and 0 <= voyage.speed - own_speed(wanted) <= self.lift.most(wanted.sail)
            and len(voyage.route) == voyage.speed
            and follow(self.chart(), self.start, voyage.route) is not None
        )

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The ships; for a ship how many of each item, one after the other; then the speeds; then the routes."""
        if not words:
            return tuple(str(dock.column) for dock in self.docks)
        space = next((dock.room for dock in self.docks if str(dock.column) == words[0]), None)
        if space is None or len(words) > len(ITEMS) + 2:
            return ()
        taken = list[int]()
        for word in words[1 : len(ITEMS) + 1]:
            allowed = {str(n): n for n in self._counts(space, taken)}
            if word not in allowed:
                return ()
            taken.append(allowed[word])
        if len(taken) < len(ITEMS):
            return tuple(map(str, self._counts(space, taken)))
        speeds = {str(n): n for n in self._speeds(taken)}
        if len(words) == len(ITEMS) + 1:
            return tuple(speeds)
        found = speeds.get(words[-1])
        return routes(self.chart(), self.start, found) if found is not None else ()

    def count(self) -> int:
        """How many voyages there are: crew and cranes and cannons in any way, with each way to be fast."""
        found = 0
        for dock in self.docks:
            space = dock.room
            crews = sum(1 for _ in self._lots(space, [], CREWED))
            fast = [n for taken in self._lots(space, [1, 0, 0], DRIVEN) for n in self._speeds(taken)]
            sailing = sum(len(ways(self.chart(), self.start, n)) for n in fast)
            guns = (1 + min(space.cranes, self.stock.crane)) * (1 + min(space.cannons, self.stock.cannon))
            found += crews * guns * sailing
        return found

    def _lots(self, space: Room, taken: list[int], size: int) -> Iterator[list[int]]:
        """All numbers of the first items, after those taken."""
        if len(taken) == size:
            yield taken
            return
        for n in self._counts(space, taken):
            yield from self._lots(space, [*taken, n], size)

    def _counts(self, space: Room, taken: Sequence[int]) -> range:
        """How many of the next item may be taken: at least one captain; with nothing else the ship can still sail its
        whole speed."""
        top, first = most(space, self.stock, taken), 0 if taken else 1
        while top > first and own_speed([*taken, top]) > self._longest():
            top -= 1
        return range(first, top + 1)

    def _speeds(self, taken: Sequence[int]) -> range:
        """The speeds a ship with these items may have, from its own to the one with all that employees add, where a
        route is long enough."""
        own = own_speed(taken)
        return range(own, 1 + min(own + self.lift.most(taken[CREWED]), self._longest()))

    def _longest(self) -> int:
        """The longest route, as far as it matters: no longer than any of the ships could be fast."""
        return longest(self.chart(), self.start, max(self._fastest(dock.room) for dock in self.docks))

    def _fastest(self, space: Room) -> int:
        """A speed that no load of a ship exceeds."""
        stock = self.stock
        sails = min(stock.sail, space.sails + space.masts)
        masts = min(sails + stock.smokestack, space.masts + space.sails + space.smokestacks)
        return speed(masts, 1, 1 + min(stock.propeller, space.propellers)) + self.lift.most(sails)


def launches(table: Table, player: Player) -> Launches | None:
    """Every voyage of a player's complete ships; None if none can sail: without a captain, or without a canal where
    the figure can move on."""
    ships = complete(player.yard)
    if not ships or player.figure is None or not player.store["captain"]:
        return None
    waters, first = chart(table.edition, player.canals), start(player.figure)
    if not ways(waters, first, 1):
        return None
    docks = tuple(Dock(each.start + 1, room(table, player, player.yard[each.start : each.end])) for each in ships)
    return Launches(docks, store(player), lift(table, player), waters.canals, first)
