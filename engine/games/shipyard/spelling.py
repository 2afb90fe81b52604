"""What is typed for the parts of a value, each in an option of its own: a card and its column, a canal with its cell
and how it lies, a train and what becomes of its loads, a ship with what it takes along, its speed and its route."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core import guide
from engine.core.guide import Parts
from engine.core.model import Action
from engine.core.speak import Speak
from engine.core.values import Words

from .actions import SELL, Berth, Build, Deal, Exchange, Keep, Launch, Lease, Lot, Rent, Voyage
from .edition import COMMODITIES, ITEMS, ship_cards
from .exchange import loads
from .state import View
from .voyage.fitting import load

LOT = re.compile(r"(\d{1,3}) +([^\W\d]+)")
"""So many of an item."""
VOYAGE = re.compile(r"(\d) +((?:\d{1,3} +[^\W\d]+[ ,]+)+)(\d{1,2}) +([nesw]+)")
"""A ship, items, a speed, a route."""


class Typed(guide.Typed):
    """What consists of several things is typed in parts; of voyages, which are never listed, `aboard` is a number for
    each item."""

    parts: Mapping[type[Action], Parts] = {
        Build: Parts(("card", "column")),
        Rent: Parts(("canal", "cell", "lies")),
        Exchange: Parts(("train", *COMMODITIES)),
        Launch: Parts(("ship", "aboard", "speed", "route"), spans=(1, len(ITEMS), 1, 1)),
        Keep: Parts(("item", "size")),
    }

    def part(self, view: View, kind: str, value: object, name: str, speak: Speak) -> str:
        """What is typed for a part of a value. How a canal lies is named by the corner where its land is, of the
        first one by the side at which the figure starts."""
        match value:
            case Berth(card, column):
                return speak.value("card", card) if name == "card" else str(column or "")
            case Lease(canal, cell, turned, start):
                said = {"canal": speak.value("canal", canal), "cell": cell}
                return said[name] if name in said else _lies(turned, start, speak)
            case Deal(train, uses):
                if name == "train":
                    return speak.value("train", train)
                carried = zip(loads(view.table.edition, train), uses, strict=False)
                return " ".join(_becomes(use, speak) for load, use in carried if load == name)
            case Voyage():
                return _of_voyage(value, name, speak)
            case Lot(item, size):
                return speak.value("item", item) if name == "item" else size
        return speak.value(kind, value)

    def hear(self, view: View, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
        """The words of a ship card and a column, wherever they may lie, and those of a voyage with as much of each
        item as is wanted: then the rules say why not. None for all else."""
        if kind == "voyage":
            return _hear_voyage(typed, speak)
        name, _, column = typed.strip().rpartition(" ")
        if kind != "berth" or not column.isdecimal():
            return None
        card = next(
            (each for each in ship_cards(view.table.edition) if _plain(speak.value("card", each)) == _plain(name)), ""
        )
        return ((card, str(int(column))),) if card else None


def _of_voyage(voyage: Voyage, name: str, speak: Speak) -> str:
    match name:
        case "ship":
            return str(voyage.ship or "")
        case "aboard":
            return speak("spell-aboard", goods=load(voyage).items())
        case "speed":
            return str(voyage.speed or "")
    return voyage.route


def _lies(turned: str, start: str, speak: Speak) -> str:
    if start:
        return speak.value("side", start)
    return speak.value("corner", turned) if turned else ""


def _becomes(use: str, speak: Speak) -> str:
    return speak("spell-sell") if use == SELL else speak.value("item", use)


def _hear_voyage(typed: str, speak: Speak) -> tuple[Words, ...] | None:
    """A ship, so many of each item, a speed and a route: 1, 2 captains, 3 sails, 7, eenesee."""
    found = VOYAGE.fullmatch(typed.strip().casefold())
    if found is None:
        return None
    ship, goods, speed, route = found.groups()
    named = {_plain(_one_of(item, count, speak)): item for item in ITEMS for count in (1, 2)}
    counts = dict.fromkeys(ITEMS, 0)
    for count, name in LOT.findall(goods):
        item = named.get(_plain(name))
        if item is None:
            return None
        counts[item] += int(count)
    return ((ship, *(str(counts[item]) for item in ITEMS), speed, route),)


def _one_of(item: str, count: int, speak: Speak) -> str:
    """What an item is called, after its number."""
    return speak("spell-aboard", goods={item: count}).partition(" ")[2]


def _plain(text: str) -> str:
    """Its letters and digits only."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
