"""What is typed for the parts of an action, each in an option of its own: the die, the cell, how a road is turned.
Behind the die stands what is done after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.model import Action
from engine.core.speak import Speak
from engine.core.values import Words

from .actions import Half, Join, Lay, Road, Take
from .edition import EXITS
from .roads import SHAPE
from .state import View

PARTS: Mapping[type[Action], tuple[str, ...]] = {
    Take: ("die",),
    Road: ("at", "turned"),
    Join: ("at", "turned"),
    Half: ("at", "turned"),
}
"""The options for each verb."""
THEN: Mapping[type[Action], tuple[str, ...]] = {Take: ("at", "turned")}
"""Options for what is done after it."""


def hear(view: View, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
    """The words of a road that is typed as its cell and how it is turned, wherever that is; else None."""
    if kind not in ("road", "half"):
        return None
    cell, _, turned = typed.strip().partition(" ")
    ways = EXITS if kind == "half" else SHAPE
    sides = next((sides for sides in ways if _plain(speak(f"spell-{sides}")) == _plain(turned)), "")
    return ((cell.upper(), sides),) if sides else None


def _plain(text: str) -> str:
    """Its letters only."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def part(view: View, kind: str, value: Any, name: str, speak: Speak) -> str:
    """What is typed for a part of a value."""
    if isinstance(value, Lay):
        if name == "at":
            return value.cell
        return speak(f"spell-{value.sides}") if value.sides else ""
    if name == "turned":
        return ""
    if kind in ("goods", "sale"):
        return " ".join(speak.value("good", good) for good in value)
    return speak.value(kind, value)
