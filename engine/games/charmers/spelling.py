"""What is typed for the parts of an action, each in an option of its own: the die, the cell, how a road is turned.
Behind the die stands what is done after it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core import guide
from engine.core.guide import Parts
from engine.core.model import Action, Illegal
from engine.core.speak import Speak
from engine.core.values import Words

from .actions import Half, Join, Lay, Road, Take
from .dice import pencil
from .edition import EXITS, GOODS, SHAPES
from .labels import label
from .prospects import prospects
from .roads import SHAPE, fitting
from .state import View

WORD = re.compile(r"[^\W_]+")
LONGEST = 20
"""Letters of somebody's own word that a refusal repeats."""


class Typed(guide.Typed):
    """Dice and roads are typed in parts."""

    parts: Mapping[type[Action], Parts] = {
        Take: Parts(("die",), then=("at", "turned")),
        Road: Parts(("at", "turned")),
        Join: Parts(("at", "turned")),
        Half: Parts(("at", "turned")),
    }

    def part(self, view: View, kind: str, value: object, name: str, speak: Speak) -> str:
        """What is typed for a part of a value."""
        if isinstance(value, Lay):
            if name == "at":
                return value.cell
            return speak(f"spell-{value.sides}") if value.sides else ""
        if name == "turned":
            return ""
        if isinstance(value, tuple):
            return " ".join(speak.value("good", good) for good in value)
        return speak.value(kind, value)

    def remarks(self, view: View, action: type[Action], name: str, speak: Speak) -> tuple[tuple[str, str], ...]:
        """Of a die that does not fit, why."""
        if view.seat is None or (action, name) != (Take, "die") or view.seat != view.table.asked:
            return ()
        found = (each for each in prospects(view.table, view.seat) if not each.takes)
        return tuple(
            (name, " · ".join((name, label(view, "die", each.die, speak), speak.value("why", each.why))))
            for each in found
            for name in [self.part(view, "die", each.die, "die", speak)]
        )

    def hear(self, view: View, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
        """The words of a road that is typed as its cell and how it is turned, wherever that is, or as a cell alone
        that cannot take it, or of a die in reach that does not fit, typed as what it shows, so that the rules say
        why; else None. Raises `Illegal` for a word beside goods that is none."""
        if kind in ("goods", "sale"):
            _refuse_strange(view, kind, typed, speak)
        if kind == "die":
            return _unfit(view, typed, speak)
        if kind not in ("road", "half"):
            return None
        cell, _, turned = typed.strip().partition(" ")
        ways = EXITS if kind == "half" else SHAPE
        sides = next((sides for sides in ways if _plain(speak(f"spell-{sides}")) == _plain(turned)), "")
        if not turned and view.seat is not None:
            pen = pencil(view.table, view.seat)
            able = set(pen.sheet.roads) if kind == "half" else {lay.cell for lay in fitting(pen, *SHAPES)}
            sides = "" if cell.upper() in able else next(iter(ways))
        return ((cell.upper(), sides),) if sides else None


def _unfit(view: View, typed: str, speak: Speak) -> tuple[Words, ...] | None:
    """The die in reach that shows this and does not fit, if there is one."""
    if view.seat is None or view.seat != view.table.asked:
        return None
    found = (each.die for each in prospects(view.table, view.seat) if not each.takes)
    shown = (die for die in found if _plain(label(view, "die", die, speak)) == _plain(typed))
    return next((((die,),) for die in shown), None)


def _refuse_strange(view: View, kind: str, typed: str, speak: Speak) -> None:
    """Raises `Illegal` for a word beside goods that names none, and is no word that lists of goods are told with."""
    named = [speak.value("good", good, count) for good in GOODS for count in (1, 2)]
    told = [label(view, kind, (good, other), speak) for good in GOODS for other in GOODS]
    known = {each.casefold() for each in WORD.findall(" ".join((*GOODS, *named, *told, speak("typed-idle"))))}
    words = WORD.findall(typed)
    strange = [word for word in words if word.casefold() not in known and not word.isdecimal()]
    if strange and len(strange) < len(words):
        raise Illegal("no-such-good", value=strange[0][:LONGEST], goods=list(GOODS))


def _plain(text: str) -> str:
    """Its letters only."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
