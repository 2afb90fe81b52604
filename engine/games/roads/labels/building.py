"""What the values of building are called."""

from __future__ import annotations

from engine.core.speak import Speak

from ..names import ends_of
from ..state import View
from ..values import Shaft, Site, WallSite


def site(view: View, value: Site, speak: Speak) -> str:
    """A building, where it is put up, and what a mine is filled with."""
    if value.mix:
        return speak("label-site-mix", building=value.building, place=value.place, mix=value.mix)
    if value.place:
        return speak("label-site", building=value.building, place=value.place)
    return speak.value("building", value.building)


def road(view: View, value: str, speak: Speak) -> str:
    """The banks a road joins."""
    bank, bank_to = ends_of(value)
    return speak("label-road", bank=bank, bank_to=bank_to)


def arm(view: View, value: str, speak: Speak) -> str:
    """The banks a bridge joins."""
    about = view.table.atlas.arms.get(value)
    if about is None:
        return value
    return speak("label-arm", tile=about.tile, bank=about.banks[0], bank_to=about.banks[1])


def wall(view: View, value: WallSite, speak: Speak) -> str:
    """A border, what stands on it, and the tile that pays."""
    tile_a, tile_b = ends_of(value.border)
    code = "label-wall-from" if value.tile else "label-wall"
    return speak(code, tile_a=tile_a, tile_b=tile_b, tile=value.tile, parts=view.table.wall(value.border).strength)


def shaft(view: View, value: Shaft, speak: Speak) -> str:
    """A mine, and what a new shaft brings."""
    if value.mix:
        return speak("label-shaft-mix", tile=value.tile, mix=value.mix)
    return speak("label-shaft", tile=value.tile)
