"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from engine.core import guide
from engine.core.model import Note

from . import dice
from .state import View


class News(guide.News):
    """The dice that others take are what one player loses to another."""

    idle = ("rolled", "first-player", "turn-over")
    minor = (
        "die-without-effect", "tent-sold", "took", "bonus-circled", "goods-circled", "left", "nothing-to-do",
        "karma-full", "track-full", "market-empty", "declined", "lapsed", "goods-lost", "half-drawn",
        "road-drawn", "sailed",
    )  # fmt: skip

    def touches(self, view: View, note: Note) -> bool:
        """The end is near; or a die is gone that would fit the seat, which has still to take one in this round, and
        no other of its colour in the middle shows that face."""
        args, table, seat = note.args, view.table, view.seat
        if note.code == "turn-over":
            return int(args["overlap"]) > 0
        if note.code != "took" or seat is None or seat not in view.waiting or table.turns[seat] is not None:
            return False
        taken = table.dice[args["die"]]
        if (taken.where, taken.face, taken.seat) != ("tile", args["face"], args["seat"]):
            return False  # a round ago
        twin = dice.twin(args["die"])
        if twin in table.lying("middle") and table.dice[twin].face == args["face"]:
            return False
        return not dice.misfit(dice.pencil(table, seat), args["die"], args["face"])
