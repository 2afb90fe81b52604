"""What the values of goods are called."""

from __future__ import annotations

from typing import Any

from engine.core.speak import Speak
from engine.kit.goods import tally

from ..names import is_unit
from ..phases.terms import amounts
from ..state import View
from ..values import Handling, Terms
from .movement import transporter


def handling(view: View, value: Handling, speak: Speak) -> str:
    """Goods taken aboard or put down, or the first parts of that: "wagon 12: 2 boards, D5"."""
    unit = transporter(value.unit, speak)
    if not value.place:
        return unit
    where = transporter(value.place, speak) if is_unit(value.place) else value.place
    if not value.kind:
        return speak("label-handling-where", unit=unit, place=where)
    told = {value.kind: value.number} if value.number else speak("label-some", good=value.kind, count=2)
    return speak("label-handling", unit=unit, place=where, goods=told)


def goods(view: View, value: Any, speak: Speak) -> str:
    """Goods of several kinds: "2 boards, 1 stone"."""
    return speak("label-goods", goods=tally(value) if isinstance(value, tuple) else {str(value): 1})


def terms(view: View, value: Terms, speak: Speak) -> str:
    """The terms of an agreement, or the first parts of them: "2 boards: wagon 11 → raft 21"."""
    if not value.theirs:
        said = speak.value("terms", value.verb)
        return f"{said}: {_end(view, value.own, speak)}" if value.own else said
    code, told, odd = _terms(view, value, speak)
    return " ".join((speak(f"label-terms-{code}", **told), *odd))


def deal(view: View, value: int, speak: Speak) -> str:
    """An agreement on offer, by its number: its proposer and its terms."""
    offered = next((deal for deal in view.table.deals if deal.number == value), None)
    if offered is None:
        return str(value)
    _, told, _ = _terms(view, offered.terms, speak)
    return speak(f"label-deal-{offered.terms.verb}", seat=offered.by, **told)


def accept(view: View, value: bool, speak: Speak) -> str:
    """An answer to an agreement on offer; one's own offer is withdrawn."""
    own = not any(deal.to == view.seat for deal in view.table.deals)
    return speak("accept-withdraw") if own else speak.value("accept", value)


def _terms(view: View, value: Terms, speak: Speak) -> tuple[str, dict[str, Any], list[str]]:
    """Which label says these terms, what fills it in, and the words after that."""
    verb, own, theirs, words = value
    told: dict[str, Any] = {"unit": _end(view, own, speak), "unit_other": _end(view, theirs, speak)}
    first, odd = amounts(words)
    if not first:
        return verb, told, odd
    told["goods"] = first
    if verb == "swap" and len(odd) > 2:
        told["goods_back"], odd = amounts(odd[1:])
        return "swap-both", told, odd
    if verb == "ferry" and odd:
        told["unit_to"] = _end(view, odd[0], speak)
        return "ferry-to", told, []
    return f"{verb}-goods", told, odd if verb != "swap" else []


def _end(view: View, name: str, speak: Speak) -> str:
    """A transporter, with its owner if that is somebody else, or a place."""
    if not is_unit(name):
        return speak.value("place", name)
    said, unit = transporter(name, speak), view.table.units.get(name)
    return said if unit is None or unit.seat == view.seat else speak("label-unit-of", seat=unit.seat, unit=said)
