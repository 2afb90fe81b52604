"""What a player's part of the table is worth: points made, and what ships under way, items, canals, employees,
contracts and guilders still promise. Whole numbers, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from .. import contracts
from ..edition import BLANK, COLOURS, ITEMS, SAFETY
from ..state import Player, Ship, Table
from ..voyage.fitting import Room, features, room
from ..voyage.outlook import under_way
from ..voyage.speed import lift, speed
from ..yard.columns import EMPTY as EMPTY_COLUMN
from ..yard.columns import complete, line
from .waters import hauls, reached, sailed
from .weights import WEIGHTS

POINT = 100
FULL = 8
"""Turns left from which on what is kept for later has its full worth."""
FADE, KEPT, GUILDER = WEIGHTS.fade, WEIGHTS.kept, WEIGHTS.guilders
"""Shares of what only a ship to come could use, by turns left; of contracts of a colour; the worth of guilders."""
ITEM, FURTHER, EMPTY = WEIGHTS.items, WEIGHTS.further, structs.asdict(WEIGHTS.empty)
"""Items in store, the shares of equal ones; room without an item, for the first two of a kind."""
LOAD = 70
"""A load of a train."""
EMPLOYEE = WEIGHTS.employees
"""Each employee, by kind or by name, for each turn left."""
FEATURE = 30
"""Typical points of inspectors and ribbon of a later voyage, share in hundredths."""
TYPICAL = WEIGHTS.typical
"""What a later ship will make with each inspector."""
FAST, CANAL = 5, 30
"""A later ship's speed; a canal."""
CARD = 16
"""A card on a ship that is not complete, of the first few: it is under way."""
CARDS = 4
SHARE, NEED, PART = 98, 11, 5
"""How likely a ship that is not complete will sail, in hundredths; less for each action it needs, for each part."""
SLACK = WEIGHTS.slack
"""Shares of that, by the turns to spare."""
LAST = 70
"""The same for a ship that a last completion can finish."""


class Fit(NamedTuple):
    """A ship as it could sail now: what it takes along, its speed, points beside those of the voyage, empty room."""

    items: dict[str, int]
    speed: int
    points: int
    empty: int


class Outlook:
    """A seat's hopes at one decision."""

    def __init__(self, table: Table, names: Sequence[str], left: int) -> None:
        self.table, self.names, self.left = table, names, left
        self.last = table.turn is not None and bool(table.turn.final)
        self.later = min(left, FULL)
        self.late = FADE[min(left, len(FADE) - 1)]

    def worth(self, player: Player, more: int = 0) -> int:
        """All of a player's part of the table, while it may still buy `more` cards in this action."""
        store, fleet, total = dict(player.store), [*player.fleet], player.points * POINT
        found, ready = hauls(self.table, player), complete(player.yard)
        ships, sure = under_way(player.yard), self._contracts(player)
        total += sure
        for ship in sorted(ships, key=lambda each: (each not in ready, each.start)):
            columns = player.yard[ship.start : ship.end]
            cards = [card for card in columns if card]
            fit = fitted(self.table, player, cards, store)
            shown = features(self.table.edition, cards)
            weights = _weights(fit.items, shown)
            points = (fit.points + sailed(found, fit.speed, weights)) * POINT
            share = self._share(ship in ready, columns, store["captain"] > 0, len(found) > 1, more)
            if ship not in ready:
                points += (fit.empty + CARD * min(len(cards), CARDS)) * self.later // FULL
            if share:
                fleet.append(Ship(cards + _lacking(columns), fit.items, fit.speed, {}))
                hoped = self._contracts(structs.replace(player, fleet=fleet))
                points, sure = points + hoped - sure, hoped
                for item, count in fit.items.items():
                    store[item] -= count
            total += points * share // 100
            found = ()
        return total + self._store(store) + self._means(player)

    def _share(self, ready: bool, columns: Sequence[str], captain: bool, canal: bool, more: int) -> int:
        """How likely a ship will sail, in hundredths: by the parts it lacks, and the turns to spare."""
        if ready:
            return 100 if captain and canal else 0
        parts = len(_lacking(columns))
        if self.last:
            return LAST - parts if parts <= 1 + more and captain and canal else 0
        needs = 1 + (not captain) + (not canal)
        slack = self.left + 1 - needs + (parts == 1)
        if slack < 0:
            return 0
        return (SHARE - NEED * needs - PART * parts) * SLACK[min(slack, len(SLACK) - 1)] // 100

    def _contracts(self, later: Player) -> int:
        """The contracts in hand for this fleet; of each colour the best ones count most."""
        total = 0
        for colour in COLOURS:
            held = [name for name in self.names if self.table.edition.contract(name).colour == colour]
            points = sorted((contracts.points(self.table, later, name) for name in held), reverse=True)
            total += sum(each * share * POINT // 100 for each, share in zip(points, KEPT, strict=False))
        return total

    def _store(self, store: dict[str, int]) -> int:
        """Items for later ships."""
        total = 0
        for item in ITEMS:
            total += sum(ITEM[item] * FURTHER[min(n, len(FURTHER) - 1)] // 100 for n in range(store[item]))
        return total * self.late // 100

    def _means(self, player: Player) -> int:
        """Guilders, trains, employees, and canals for later voyages."""
        table, last = self.table, GUILDER[-1]
        money = sum(GUILDER[: player.guilders]) + last * max(0, player.guilders - len(GUILDER))
        loads = sum(len(table.edition.train(train)) for train in player.trains) * LOAD
        total = money * self.later // FULL + loads * self.late // 100
        for name in player.employees:
            known = table.edition.employee(name)
            total += known.points * POINT + EMPLOYEE.get(name, EMPLOYEE[known.kind]) * min(self.left, 14)
        canals = reached(table, player)
        ahead = sailed(hauls(table, player), FAST, TYPICAL) * FEATURE + CANAL * canals
        return total + ahead * self.late // 100 + canals  # of no use any more, they are still laid within reach


def _lacking(columns: Sequence[str]) -> list[str]:
    """The parts a ship lacks, as blank cards; a middle for each gap in it."""
    there = line(columns)
    middles = max("m" not in there, there.count(EMPTY_COLUMN))
    lacks = {"bow": "b" not in there, "middle": middles, "stern": "s" not in there}
    return [BLANK + part for part, count in lacks.items() for _ in range(count)]


def _weights(items: dict[str, int], shown: Sequence[str]) -> tuple[int, ...]:
    """What a ship makes with each inspector."""
    army = items.get("soldier", 0) + items.get("cannon", 0)
    trade = items.get("merchant", 0) + items.get("crane", 0)
    return army, trade, *map(shown.count, SAFETY)


def fitted(table: Table, player: Player, cards: Sequence[str], store: dict[str, int]) -> Fit:
    """A ship with the best of what is in store: drives for most speed, all guns, crew by turns."""
    space = room(table, player, cards)
    propellers = min(space.propellers, store["propeller"])
    fast, sails, smokestacks = _drives(space, store, propellers)
    fast += lift(table, player).most(sails)
    soldiers = merchants = 0
    for _ in range(min(space.cabins, store["soldier"] + store["merchant"])):
        if soldiers < store["soldier"] and (soldiers <= merchants or merchants >= store["merchant"]):
            soldiers += 1
        else:
            merchants += 1
    captains = min(1, store["captain"])
    cranes, cannons = min(space.cranes, store["crane"]), min(space.cannons, store["cannon"])
    items = {
        "captain": captains,
        "merchant": merchants,
        "soldier": soldiers,
        "sail": sails,
        "smokestack": smokestacks,
        "propeller": propellers,
        "crane": cranes,
        "cannon": cannons,
    }
    empty = {
        "cabins": space.cabins - soldiers - merchants,
        "masts": max(0, space.masts + space.sails + space.smokestacks - sails - smokestacks),
        "propellers": space.propellers - propellers,
        "cranes": space.cranes - cranes,
        "cannons": space.cannons - cannons,
    }
    points = 1 + soldiers + merchants + 2 * (cranes + cannons)
    aboard = {item: count for item, count in items.items() if count}
    return Fit(aboard, fast, points, sum(EMPTY[name] * min(count, 2) for name, count in empty.items()))


def _drives(space: Room, store: dict[str, int], propellers: int) -> tuple[int, int, int]:
    """The most speed with these propellers, with how many sails and smokestacks."""
    best = (0, 0, 0)
    for smokestacks in range(min(store["smokestack"], space.masts + space.smokestacks) + 1):
        masts = space.masts - max(0, smokestacks - space.smokestacks)
        sails = min(store["sail"], masts + space.sails)
        best = max(best, (speed(sails, smokestacks, propellers), sails, smokestacks))
    return best
