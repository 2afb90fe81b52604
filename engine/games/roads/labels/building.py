"""What the values of building are called."""

from __future__ import annotations

from typing import Any

from engine.core.speak import Speak

from ..state import View


def site(view: View, value: Any, speak: Speak) -> str:
    """A building, where it is put up, and what a mine is filled with."""
    kind, place, mix = (*value, "", "", "")[:3]
    if mix:
        return speak("label-site-mix", building=kind, place=place, mix=mix)
    return speak("label-site", building=kind, place=place) if place else speak.value("building", kind)


def road(view: View, value: Any, speak: Speak) -> str:
    """The banks a road joins."""
    bank, _, bank_to = str(value).partition("/")
    return speak("label-road", bank=bank, bank_to=bank_to)


def arm(view: View, value: Any, speak: Speak) -> str:
    """The banks a bridge joins."""
    about = view.table.atlas.arms.get(value)
    if about is None:
        return str(value)
    return speak("label-arm", tile=about.tile, bank=about.banks[0], bank_to=about.banks[1])


def wall(view: View, value: Any, speak: Speak) -> str:
    """A border, what stands on it, and the tile that pays."""
    border, tile = (*value, "")[:2]
    there = view.table.walls.get(border)
    tile_a, _, tile_b = border.partition("/")
    parts = 0 if there is None else there.strength
    code = "label-wall-from" if tile else "label-wall"
    return speak(code, tile_a=tile_a, tile_b=tile_b, tile=tile, parts=parts)


def shaft(view: View, value: Any, speak: Speak) -> str:
    """A mine, and what a new shaft brings."""
    tile, mix = (*value, "")[:2]
    return speak("label-shaft-mix", tile=tile, mix=mix) if mix else speak("label-shaft", tile=tile)
