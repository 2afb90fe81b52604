"""What the values of movement are called."""

from __future__ import annotations

from engine.core.model import Illegal
from engine.core.speak import Speak

from ..names import is_unit, unit_kind, unit_number
from ..orders import AGAIN, Part, split
from ..repeats import ALL
from ..state import Table, View
from ..values import Orders

LONG = 60
"""Letters of orders in a label; longer ones are cut."""


def orders(view: View, value: Orders, speak: Speak) -> str:
    """Orders for a transporter, or their first words: "wagon 12 → C4, takes 2 boards"."""
    table: Table = view.table
    if value.unit == ALL.unit:
        return speak("label-again-all")
    name = transporter(value.unit, speak)
    if value.words == (AGAIN,):
        last = table.units[value.unit].habit if value.unit in table.units else []
        return speak("label-again", unit=name, words=_shortened(told(tuple(last), speak)))
    return f"{name} {told(value.words, speak)}".strip()


def transporter(name: str, speak: Speak) -> str:
    """What a transporter is called: "wagon 12"."""
    return speak("label-unit", transporter=unit_kind(name), number=unit_number(name))


def told(words: tuple[str, ...], speak: Speak) -> str:
    """The parts of orders (without the transporter) one after the other."""
    try:
        parts, rest = split(words)
    except Illegal:
        return " ".join(words)
    said = [_part(part, speak) for part in parts]
    if rest[:1] == ("lead",) and len(rest) > 1:
        said.append(speak("label-lead-some", count=int(rest[1])))
    elif rest:
        said.append(" ".join((speak(f"label-{rest[0]}-begun"), *rest[1:])))
    return ", ".join(said)


def _part(part: Part, speak: Speak) -> str:
    match part.verb:
        case "lift":
            return speak("label-lift", unit=transporter(part.place, speak))
        case "lead":
            return speak("label-lead", place=part.place, count=part.n)
        case "take" | "drop":
            code = f"label-{part.verb}" + ("-where" if part.place else "")
            where = transporter(part.place, speak) if is_unit(part.place) else part.place
            return speak(code, goods={part.kind: part.n}, place=where)
    return speak(f"label-{part.verb}", place=part.place)


def _shortened(text: str) -> str:
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"
