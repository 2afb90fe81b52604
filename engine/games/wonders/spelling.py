"""What is typed for the parts of a place, each in an option of its own (ruling R26): the piece, the first cell it
covers in reading order, how it is turned. `hearing` reads it again."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.guide import Parts
from engine.core.model import Action
from engine.core.speak import Speak
from engine.kit.polyominoes import orientations

from .actions import Build, Next, Road, Short, Site, StarterRoad, Tower, Wonder
from .edition import is_tile
from .forms import Apart, Form
from .layout import form_of
from .market import SHORTS
from .placing.pieces import TURNINGS
from .state import View

PARTS: Mapping[type[Action], Parts] = {
    StarterRoad: Parts(("at", "turned")),
    Road: Parts(("at", "turned")),
    Short: Parts(("piece", "at", "turned")),
    Next: Parts(("piece", "at", "turned")),
    Tower: Parts(("at",)),
    Build: Parts(("tile", "at", "turned")),
    Wonder: Parts(("monument", "at", "turned")),
}
"""The options for each verb."""
STRAIGHT = ("across", "upright")
"""How a straight piece is turned: by 0 or 90 degrees."""
TURNED = ("drawn", "right", "over", "left")
"""How any other piece is turned: by 0, 90, 180 or 270 degrees."""


def part(view: View, kind: str, value: object, name: str, speak: Speak) -> str:
    """What is typed for a part of a value; "" for the turning of a piece that looks the same anyway."""
    if not isinstance(value, Site):
        return str(value)
    form = form_of(view.table.edition, value.piece)
    if name == "at":
        return " ".join(value.parts if isinstance(form, Apart) else value.parts[1:])
    if name == "turned":
        return "" if isinstance(form, Apart) or not value.parts else turning(form, value.parts[0], speak)
    return piece_name(value.piece, speak)


def piece_name(piece: str, speak: Speak) -> str:
    """What is typed for a piece."""
    if is_tile(piece):
        return "-".join(speak.value("tile", piece).split())
    return spelt(piece, speak)[0] if piece in SHORTS else speak.value("monument", piece)


def turning(form: Form, facing: str, speak: Speak) -> str:
    """What is typed for how a piece is turned."""
    assert not isinstance(form, Apart)
    if len(orientations(form, mirror=False)) == 1:
        return ""
    names = STRAIGHT if len({at.row for at in form}) == 1 else TURNED
    return spelt(names[TURNINGS.index(facing)], speak)[0]


def spelt(what: str, speak: Speak) -> list[str]:
    """All that may be typed for a turning or a road; the first is suggested."""
    return [each.strip() for each in speak(f"spell-{what}").split(",")]
