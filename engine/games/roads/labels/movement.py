"""What the values of movement are called."""

from __future__ import annotations

from typing import Any

from engine.core.model import Illegal
from engine.core.speak import Speak

from ..orders import AGAIN, Part, split
from ..repeats import ALL
from ..state import Table, View

LONG = 60
"""Letters of orders that are told in a label; of longer ones it tells the beginning."""


def orders(view: View, value: Any, speak: Speak) -> str:
    """Orders for a transporter, or their first words: "wagon 12 → C4, takes 2 boards"."""
    if not isinstance(value, tuple) or not value:
        return str(value)
    table: Table = view.table
    if value[:1] == ALL[:1]:
        return speak("label-again-all")
    name, said = transporter(value[0], speak), value[1:]
    if said == (AGAIN,):
        last = table.units[value[0]].habit if value[0] in table.units else []
        return speak("label-again", unit=name, words=_shortened(told(tuple(last), speak)))
    return f"{name} {told(said, speak)}".strip()


def transporter(name: str, speak: Speak) -> str:
    """What a transporter is called: "wagon 12"."""
    kind = name.rstrip("0123456789")
    return speak("label-unit", transporter=kind, number=name.removeprefix(kind))


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
            where = transporter(part.place, speak) if part.place[:1].islower() else part.place
            return speak(code, goods={part.kind: part.n}, place=where)
    return speak(f"label-{part.verb}", place=part.place)


def _shortened(text: str) -> str:
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"
