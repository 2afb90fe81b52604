"""What places, and tiles that are laid, are called on buttons and in lists."""

from __future__ import annotations

from engine.core.hexes import compass
from engine.core.speak import Speak

from ..rivers import LAYOUT, parts
from ..state import Table, View
from ..values import Laying


def laying(view: View, value: Laying, speak: Speak) -> str:
    """A tile to lay: "K9", "K9: pasture, wide bend", "K9: pasture, wide bend (NE, SE)"."""
    if not value.kind:
        return value.place
    terrain, form = parts(value.kind)
    if form == "plain":
        return speak("label-laying-plain", tile=value.place, terrain=terrain)
    if not value.river:
        return speak("label-laying-kind", tile=value.place, terrain=terrain, shape=form)
    sides = ", ".join(speak.value("side", compass(2 * int(edge), LAYOUT)) for edge in value.river)
    return speak("label-laying", tile=value.place, terrain=terrain, shape=form, sides=sides)


def bank(view: View, value: str, speak: Speak) -> str:
    """A bank: "D4 (woods)", "D4 (woods, south-west bank)"."""
    table: Table = view.table
    tile = table.atlas.banks[value]
    if tile == value:
        return speak("label-tile", tile=tile, terrain=table.terrain(tile))
    side = speak.value("side", value.removeprefix(tile))
    return speak("label-bank", tile=tile, terrain=table.terrain(tile), bank=side)


def tile(view: View, value: str, speak: Speak) -> str:
    """A tile: "D4 (woods)"."""
    table: Table = view.table
    return speak("label-tile", tile=value, terrain=table.terrain(value))
