"""What other players do that touches a player, and what a digest leaves out first. See `Guide.touches`."""

from __future__ import annotations

from engine.core.model import Note

from .layout import Layout
from .placing.pieces import fits_anywhere
from .state import View

ALL = ("purple", "automaton-takes")
"""What touches everybody."""
IDLE = ("objectives", "automaton-shuffles", "automaton-nothing", "tiles-up", "round-begins")
MINOR = ("set-discarded", "next-laid", "passed", "monuments-up")


def touches(view: View, note: Note) -> bool:
    """The last round begins; or a monument is gone that the seat could set up as its city is."""
    if note.code in ALL:
        return True
    if note.code != "monument-built" or view.seat is None:
        return False
    city = view.table.cities[view.seat]
    return fits_anywhere(Layout(view.table.edition, city), note.args["monument"])
