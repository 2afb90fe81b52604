"""What the values of Milestones' actions are called on buttons and in lists."""

from __future__ import annotations

from typing import Any

from engine.core.frames import AnyView
from engine.core.speak import Speak
from engine.kit.goods import tally

from .land import land
from .rules import faces
from .state import Table


def label(view: AnyView, kind: str, value: Any, speak: Speak) -> str:
    """The words for a value, or for the first parts of one that is chosen part by part."""
    table: Table = view.table
    worth = land(table.edition).value
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
            corners = land(table.edition).corners[value]
            return speak("label-plot", plot=value, corners=" ".join(corners))
        case "delivery":
            scored = "+".join(str(worth[point]) for point in value[1:])
            code = "label-delivery" if scored else "label-market"
            return speak(code, point=value[0], scored=scored, points=" ".join(value[1:]))
    return speak.value(kind, value)


def _section(points: tuple[str, ...], worth: dict[str, int], speak: Speak) -> str:
    """Start, milestone with its number, end: as many of them as are chosen."""
    if len(points) == 1:
        return speak("label-section-start", start=points[0])
    return speak("label-section", way=" – ".join(points), value=worth[points[1]])
