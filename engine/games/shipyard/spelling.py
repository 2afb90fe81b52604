"""What is typed for the parts of a value, each in an option of its own: a card and its column, a canal with its cell
and how it lies, a train and what becomes of its loads."""

from __future__ import annotations

from typing import Any

from engine.core.model import Action
from engine.core.speak import Speak
from engine.core.values import Words

from .actions import SELL, Berth, Build, Deal, Exchange, Lease, Rent
from .edition import COMMODITIES, ship_cards
from .exchange import loads
from .state import View

PARTS: dict[type[Action], tuple[str, ...]] = {
    Build: ("card", "column"),
    Rent: ("canal", "cell", "lies"),
    Exchange: ("train", *COMMODITIES),
}
"""The options for each verb."""


def part(view: View, kind: str, value: Any, name: str, speak: Speak) -> str:
    """What is typed for a part of a value. How a canal lies is named by the corner where its land is, of the first
    one by the side at which the figure starts."""
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
    return speak.value(kind, value)


def _lies(turned: str, start: str, speak: Speak) -> str:
    if start:
        return speak.value("side", start)
    return speak.value("corner", turned) if turned else ""


def _becomes(use: str, speak: Speak) -> str:
    return speak("spell-sell") if use == SELL else speak.value("item", use)


def hear(view: View, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
    """The words of a ship card and a column, wherever they may lie: then the rules say why not. None for all else."""
    name, _, column = typed.strip().rpartition(" ")
    if kind != "berth" or not column.isdecimal():
        return None
    card = next(
        (each for each in ship_cards(view.table.edition) if _plain(speak.value("card", each)) == _plain(name)), ""
    )
    return ((card, str(int(column))),) if card else None


def _plain(text: str) -> str:
    """Its letters and digits only."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
