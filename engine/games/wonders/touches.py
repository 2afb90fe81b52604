"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from types import MappingProxyType

from engine.core import guide
from engine.core.model import Note, Seat

from .layout import Layout
from .placing.pieces import fits_anywhere
from .state import View

ALL = ("purple", "automaton-takes")
"""What touches everybody."""


LAYS = ("started", "road-bought", "short-bought", "next-laid", "tower-bought", "built", "monument-built")
"""Notes of pieces that were laid."""


class News(guide.News):
    """What lies on the market may be gone; the roads of a short set are one purchase."""

    idle = ("objectives", "automaton-shuffles", "automaton-nothing", "tiles-up", "round-begins")
    minor = ("set-discarded", "next-laid", "passed", "monuments-up")
    takes = (
        *("road-bought", "short-bought", "tower-bought", "pedestal-bought", "built", "monument-built"),
        "automaton-takes",
    )
    changes = MappingProxyType({"objective-shifts": guide.Shift(("seat", "objective"), "before", "points")})
    summed = ("scored", "won")
    apart = (
        *("objectives", "round-begins", "tiles-up", "monuments-up"),
        *("automaton-shuffles", "automaton-takes", "automaton-nothing"),
    )
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

    def brings(self, view: View, note: Note, seat: Seat) -> int:
        """The points that a piece brings its city where it lies (by older rules those of objectives, too, for which
        there was no other note); what an open loan costs; and what somebody gains or loses for an objective."""
        if note.args.get("seat") != seat:
            return 0
        match note.code:
            case "objective-shifts":
                return int(note.args["points"]) - int(note.args["before"])
            case "borrowed":
                return -view.table.edition.limits.penalty
            case "repaid":
                return view.table.edition.limits.penalty
        return int(note.args.get("points", 0)) if note.code in LAYS else 0

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
        cells = [*earlier.args["cells"], *later.args["cells"]]
        points = earlier.args.get("points", 0) + later.args.get("points", 0)
        return Note("short-bought", {**earlier.args, "cells": cells, "points": points})
