"""Names for the values of the actions of The Dice Charmers on buttons and in lists."""

from __future__ import annotations

from collections.abc import Sequence
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
        case "goods" | "sale":
            return speak(f"label-{kind}", goods=_wares(value, speak))
        case "space":
            place = int(value) - 1
            return speak("label-space", space=value, symbol=table.edition.river[place])
        case "building" if view.seat is not None:
            level = table.sheets[view.seat].upgrades[value]
            return speak("label-building", building=value, before=LEVELS[level - 1], after=LEVELS[level])
    return speak.value(kind, value)


def _wares(goods: Sequence[str], speak: Speak) -> str:
    """Goods, a number only before several of a kind: "silk + 2 tea"."""
    counted = ((speak.value("good", good), n) for good, n in tally(goods).items())
    return " + ".join(f"{n} {name}" if n > 1 else name for name, n in counted)


def places(view: View) -> tuple[str, ...]:
    """The sheets, by their places at the table: 1, 2, …"""
    return tuple(str(n) for n in range(1, len(view.table.sheets) + 1))
