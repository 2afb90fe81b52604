"""Orders as somebody could type and send them now: the best way to show how orders are typed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Illegal
from engine.core.speak import Speak
from engine.core.values import words_of

from ..labels import transporter
from ..movement import orders
from ..state import View
from ..together import likely
from ..values import Orders
from . import hear

LONGEST = 45
"""Letters that an empty form shows on a phone."""


def example(view: View, speak: Speak) -> str:
    """For one of the seat's transporters, those without orders first; "" where none can move."""
    if view.seat is None:
        return ""
    fleet = sorted(view.table.fleet(view.seat), key=lambda unit: (bool(unit.trail), unit.name))
    for unit in fleet:
        for value in _useful(view, unit.name):
            typed = _typed(value, speak)
            if typed and len(typed) <= LONGEST and _means(view, typed, value, speak):
                return typed
    return ""


def _useful(view: View, name: str) -> Iterator[Orders]:
    """What a panel shows first for a transporter, then the ways it could go."""
    for code, values in likely(view, name):
        yield from () if code else values
    yield from (each for each in orders.listed(view.table, view.table.units[name]) if len(each.words) == 1)


def _typed(value: Orders, speak: Speak) -> str:
    """Goods that are taken and places as they are typed; "" for other orders."""
    parts, rest = orders.split(value.words)
    simple = all(part.verb == "go" or (part.verb == "take" and not part.place) for part in parts)
    if rest or not simple or value.words == (orders.AGAIN,):
        return ""
    told = [
        speak("label-take", goods={part.kind: part.n}) if part.verb == "take" else speak("typed-go", place=part.place)
        for part in parts
    ]
    return " ".join((transporter(value.unit, speak), ", ".join(told)))


def _means(view: View, typed: str, value: Orders, speak: Speak) -> bool:
    try:
        return hear(view, "orders", typed, speak) == (words_of(value),)
    except Illegal:
        return False
