"""What the values of the actions are called on buttons and in lists: a file an area, a function a kind of value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.speak import Speak

from ..state import View
from . import building, goods, movement, order, production, setup

Label = Callable[[View, Any, Speak], str]
"""The words for a value, or for the first parts of one that is chosen part by part."""

LABELS: dict[str, Label] = {
    "laying": setup.laying,
    "bank": setup.bank,
    "tile": setup.tile,
    "standing": order.standing,
    "handling": goods.handling,
    "goods": goods.goods,
    "terms": goods.terms,
    "deal": goods.deal,
    "accept": goods.accept,
    "run": production.run,
    "line": production.line,
    "study": production.study,
    "pair": production.pair,
    "orders": movement.orders,
    "site": building.site,
    "road": building.road,
    "arm": building.arm,
    "wall": building.wall,
    "shaft": building.shaft,
}
"""By the kind of the field."""


def label(view: View, kind: str, value: Any, speak: Speak) -> str:
    """The words for a value, or for the first parts of one that is chosen part by part."""
    named = LABELS.get(kind)
    return speak.value(kind, value) if named is None else named(view, value, speak)
