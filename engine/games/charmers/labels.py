"""Names for the values of the actions of The Dice Charmers on buttons and in lists."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import guide
from engine.core.speak import Speak
from engine.kit.goods import tally

from .actions import Lay
from .edition import DICE, LEVELS
from .state import View


def label(view: View, kind: str, value: object, speak: Speak) -> str:
    """The words for a value, or for the first parts of one that is chosen part by part."""
    table = view.table
    match kind, value:
        case "die", str(die) if die in DICE:
            if table.dice[die].where != "middle" and die not in table.rerolled:
                return speak.value("die", die)  # one that was meant before may show another face by now
            return speak.value("face", table.dice[die].face)  # no face is on dice of two colours
        case "road" | "half", Lay(cell, sides):
            way = speak.value("way", sides) if sides else ""
            return speak("label-road", cell=cell, way=way).strip()
        case "goods" | "sale", tuple(goods):
            return speak(f"label-{kind}", goods=_wares(goods, speak))
        case "space", int() | str():
            return speak("label-space", space=value, symbol=table.edition.river[int(value) - 1])
        case "building", str(building) if view.seat is not None:
            level = table.sheets[view.seat].upgrades[building]
            return speak("label-building", building=building, before=LEVELS[level - 1], after=LEVELS[level])
    return speak.value(kind, value)


def _wares(goods: Sequence[str], speak: Speak) -> str:
    """Goods, a number only before several of a kind: "silk + 2 tea"."""
    counted = ((speak.value("good", good, n), n) for good, n in tally(goods).items())
    return " + ".join(f"{n} {name}" if n > 1 else name for name, n in counted)


class Names(guide.Names):
    """Of the values of actions."""

    label = staticmethod(label)
