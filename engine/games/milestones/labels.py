"""Names for the values of Milestones' actions on buttons and in lists."""

from __future__ import annotations

from typing import Any

from engine.core.speak import Speak
from engine.kit.goods import tally

from .landscape import landscape_of
from .rules import faces
from .state import Section, View


def label(view: View, kind: str, value: Any, speak: Speak) -> str:  # the kind tells the value's type
    """The words for a value, or for the first parts of one that is chosen part by part."""
    table = view.table
    worth = landscape_of(table.edition).value
    match kind:
        case "tile":
            return speak("label-tile", **faces(table, value))
        case "goods":
            return speak("label-goods", goods=tally(value))
        case "point":
            return speak("label-point", point=value, value=worth[value])
        case "section":
            return _section(value, worth, speak)
        case "plot":
            corners = landscape_of(table.edition).corners[value]
            return speak("label-plot", plot=value, corners=" ".join(corners))
        case "delivery":
            scored = "+".join(str(worth[point]) for point in value.numbers)
            code = "label-delivery" if scored else "label-market"
            return speak(code, point=value.market, scored=scored, points=" ".join(value.numbers))
    return speak.value(kind, value)


def _section(section: Section, worth: dict[str, int], speak: Speak) -> str:
    """Start, milestone with its number, end: as many of them as are chosen."""
    if not section.milestone:
        return speak("label-section-start", start=section.start)
    return speak("label-section", way=" – ".join(filter(None, section)), value=worth[section.milestone])
