"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from engine.core import guide
from engine.core.model import Note

from .state import View


class News(guide.News):
    """Everybody writes on a sheet of their own, and which dice are left is seen: what touches others is the end."""

    idle = ("rolled", "first-player", "turn-over")
    minor = (
        "die-without-effect", "tent-sold", "left", "nothing-to-do", "karma-full", "track-full", "market-empty",
        "declined", "lapsed", "goods-lost", "half-drawn", "karma-used", "road-drawn", "palace-column",
        "upgrade-column", "took", "goods-circled", "sailed",
    )  # fmt: skip
    lesser = ("upgraded", "person-crossed", "bonus-circled", "bonus-from")
    """Before a building or a sale, which move the tracks most."""
    over = ("turn-over",)
    summed = ("scored", "won")

    def touches(self, view: View, note: Note) -> bool:
        """The end is near."""
        return note.code == "turn-over" and int(note.args["overlap"]) > 0
