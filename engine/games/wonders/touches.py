"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from engine.core import guide
from engine.core.model import Note

from .layout import Layout
from .placing.pieces import fits_anywhere
from .state import View

ALL = ("purple", "automaton-takes")
"""What touches everybody."""
BRINGS = ("built", "monument-built")
"""Notes that say how many rings of population and monuments something brought."""


class News(guide.News):
    """What lies on the market may be gone; the roads of a short set are one purchase."""

    idle = ("objectives", "automaton-shuffles", "automaton-nothing", "tiles-up", "round-begins")
    minor = ("set-discarded", "next-laid", "passed", "monuments-up")
    summed = ("scored", "won")
    lesser = (
        "objective-shifts",
        "started",
        "borrowed",
        "repaid",
        "pedestal-bought",
        "road-bought",
        "short-bought",
        "tower-bought",
    )

    def brings(self, note: Note) -> int:
        """Rings, each worth a point; and what somebody gains or loses for an objective by what another lays."""
        if note.code == "objective-shifts":
            return int(note.args["points"]) - int(note.args["before"])
        return int(note.args["goods"].get("ring", 0)) if note.code in BRINGS else 0

    def touches(self, view: View, note: Note) -> bool:
        """The last round begins; or a monument is gone that the seat could set up as its city is."""
        if note.code in ALL:
            return True
        if note.code != "monument-built" or view.seat is None:
            return False
        city = view.table.cities[view.seat]
        return fits_anywhere(Layout(view.table.edition, city), note.args["monument"])

    def joined(self, earlier: Note, later: Note) -> Note | None:
        """The roads of a short set are one purchase."""
        if (earlier.code, later.code) != ("short-bought", "next-laid") or earlier.args["seat"] != later.args["seat"]:
            return None
        return Note("short-bought", {**earlier.args, "cells": [*earlier.args["cells"], *later.args["cells"]]})
