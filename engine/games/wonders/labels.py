"""Names for the values of the actions of World Wonders on buttons and in lists.

A site is named by its piece, then how it is turned, then where it lies; monuments of several parts by their cells.
"""

from __future__ import annotations

from typing import Any

from engine.core.speak import Speak
from engine.kit.goods import tally

from .actions import Site
from .edition import RESOURCES, is_tile, kind_of, number
from .forms import Apart
from .layout import form_of
from .state import View

STRAIGHT = ("0", "90")
"""The turnings of a straight piece: it lies across or upright."""


def named(kind: str, value: str, speak: Speak) -> str | None:
    """A building tile by its type and stack; other things of the market by their own names."""
    if kind in ("tile", "item") and is_tile(value):
        return speak("label-tile-name", type=kind_of(value), stack=number(value))
    return speak.value("monument", value) if kind == "item" else None


def label(view: View, kind: str, value: Any, speak: Speak) -> str:  # the kind tells the value's type
    """The words for a value, or for the first parts of one that is chosen part by part."""
    if not isinstance(value, Site):
        return speak.value(kind, value)
    if not value.parts:
        return _piece(view, kind, value.piece, speak)
    if isinstance(form_of(view.table.edition, value.piece), Apart):
        return speak("label-parts", cells=list(value.parts))
    facing, *cell = value.parts
    turned = _turned(view, value.piece, facing, speak)
    return speak("label-site", cell=cell[0], turned=turned) if cell else turned


def _piece(view: View, kind: str, piece: str, speak: Speak) -> str:
    """A piece with what it costs and brings."""
    t = view.table
    if kind == "tile":
        symbols = tally(t.tile(piece).symbols)
        return speak("label-tile", tile=piece, goods=symbols, gold=t.edition.stack(piece).price)
    if kind == "monument":
        card = t.monument(piece)
        brings = {resource: int(resource == card.resource) for resource in RESOURCES}
        goods = {**brings, "population": card.population, "ring": card.rings}
        return speak("label-monument", monument=piece, goods=goods)
    return speak.value("piece", piece)


def _turned(view: View, piece: str, facing: str, speak: Speak) -> str:
    """How a piece is turned: a straight one across or upright, others by degrees."""
    form = form_of(view.table.edition, piece)
    assert not isinstance(form, Apart)
    straight = len(form) > 1 and len({at.row for at in form}) == 1
    if len(form) == 1:
        return speak.value("piece", piece)
    return speak.value("lying" if straight and facing in STRAIGHT else "facing", facing)
