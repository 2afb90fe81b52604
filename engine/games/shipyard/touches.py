"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from engine.core import guide
from engine.core.model import Note, Seat

from .state import View

ALL = ("cards-gone", "discarded", "final-phase")
"""What touches everybody."""


class News(guide.News):
    """Little is taken from others but employees. Points come from ships and traders."""

    idle = ("start", "moved-to-front", "completed-none")
    minor = ("canals-used", "chose", "chose-final", "subsidy", "launched", "contract", "lap")
    takes = ("hired", "bought", "made", "rented", "built", "built-more")
    means = ("chose", "chose-final", "launched")
    summed = ("contract", "final")
    lesser = ("bonus", "bought", "made", "exchanged", "rented", "built", "built-more")

    def brings(self, view: View, note: Note, seat: Seat) -> int:
        """The points of a ship, and of a trader."""
        if note.args.get("seat") != seat:
            return 0
        if note.code == "hired":
            return view.table.edition.employee(note.args["employee"]).points
        return int(note.args["points"]) if note.code == "scored" else 0

    def joined(self, earlier: Note, later: Note) -> Note | None:
        """The cards built one after the other are one event."""
        one, other = earlier.args, later.args
        if later.code != "built" or earlier.code not in ("built", "built-more") or one["seat"] != other["seat"]:
            return None
        cards, columns = ([*one.get(f"{each}s", [one.get(each)]), other[each]] for each in ("card", "column"))
        spent = one["guilders"] + other["guilders"]
        return Note("built-more", {"seat": one["seat"], "cards": cards, "columns": columns, "guilders": spent})

    def touches(self, view: View, note: Note) -> bool:
        """The end is near, contracts are given up; or the last employee of a kind is gone that the seat could
        have. The way of the marker does not count: it has come to that stop by now."""
        if note.code in ALL:
            return True
        if note.code != "hired" or view.seat is None:
            return False
        table, name = view.table, note.args["employee"]
        player, needs = table.players[view.seat], table.edition.employee(name).needs
        lacks = name not in player.employees and (not needs or needs in player.employees)
        return lacks and not table.oval.left[name] and table.edition.employee(name).fee <= player.guilders
