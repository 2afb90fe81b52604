"""Names for the values of the actions of The Dice Charmers on buttons and in lists."""

from __future__ import annotations

from typing import Any

from engine.core.speak import Speak
from engine.kit.goods import tally

from .actions import Lay
from .edition import DICE, LEVELS
from .state import View


def label(view: View, kind: str, value: Any, speak: Speak) -> str:  # the kind tells the value's type
    """The words for a value, or for the first parts of one that is chosen part by part."""
    table = view.table
    match kind:
        case "die" if value in DICE:
            return speak("label-die", die=value, face=table.dice[value].face)
        case "road" | "half" if isinstance(value, Lay):
            way = speak.value("way", value.sides) if value.sides else ""
            return speak("label-road", cell=value.cell, way=way).strip()
        case "goods":
            return speak("label-goods", goods=tally(value))
        case "space":
            place = int(value) - 1
            symbol, gains = table.edition.river[place], table.side().river[place]
            return speak("label-space", space=value, symbol=symbol, tasks=list(gains))
        case "building" if view.seat is not None:
            level = table.sheets[view.seat].upgrades[value]
            return speak("label-building", building=value, before=LEVELS[level - 1], after=LEVELS[level])
    return speak.value(kind, value)


def places(view: View) -> tuple[str, ...]:
    """The sheets, by their places at the table: 1, 2, …"""
    return tuple(str(n) for n in range(1, len(view.table.sheets) + 1))
