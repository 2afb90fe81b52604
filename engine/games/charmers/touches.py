"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from engine.core import guide
from engine.core.model import Note, Seat

from .edition import bonus
from .palace import PAYS
from .state import View


class News(guide.News):
    """Everybody writes on a sheet of their own, and which dice are left is seen: what touches others is the end."""

    idle = ("rolled", "first-player", "turn-over")
    minor = (
        "die-without-effect", "tent-sold", "left", "nothing-to-do", "karma-full", "track-full", "market-empty",
        "declined", "lapsed", "goods-lost", "half-drawn", "karma-used", "road-drawn", "palace-column",
        "upgrade-column", "took",
    )  # fmt: skip
    means = ("took", "road-drawn")
    lesser = ("goods-circled", "upgraded", "person-crossed", "bonus-circled", "bonus-from")
    """Before a building or a sale, which move the tracks most."""
    over = ("turn-over",)
    summed = ("scored", "won")

    def brings(self, view: View, note: Note, seat: Seat) -> int:
        """By how much the gap is closed: what money and fame are marked, less what goes beyond the end of a track."""
        if note.args.get("seat") != seat:
            return 0
        worth = {"money": 1, "fame": view.table.edition.tracks.ratio}
        match note.code:
            case "built":
                return worth["fame"] * int(note.args["fame"])
            case "sold":
                return int(note.args["money"])
            case "person-crossed":
                return int(note.args["person"] == PAYS)
            case "bonus-marked":
                kind, count = bonus(note.args["task"])
                return worth[kind] * count
            case "track-full":
                return -worth[note.args["track"]] * int(note.args["lost"])
        return 0

    def touches(self, view: View, note: Note) -> bool:
        """The end is near."""
        return note.code == "turn-over" and int(note.args["overlap"]) > 0
