"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from engine.core import guide
from engine.core.model import Note, Seat

from .phases.building_office import HOUSE, MARKET, ROAD
from .phases.mill import SACK
from .state import View

GONE = {"road-built": ROAD, "house-built": HOUSE, "market-built": MARKET, "delivered": SACK}
"""What takes a site from all others, and the goods with which they could have had it."""
BRINGS = ("road-built", "house-built", "market-built", "delivered", "produced", "majority")
"""Notes that say how many points something brought."""

BOTH = {"drafted": "drafted-both", "placed": "placed-both"}
"""What is done twice in a row, and then is one event."""
SECOND = {
    "worker_left": "worker_next",
    "number_left": "number_next",
    "worker_right": "worker_last",
    "number_right": "number_last",
    "pair": "pair_next",
}
"""What is called otherwise of the second."""


class News(guide.News):
    """The ends of turns are no news; who wants a site wants to know that it is gone. Laying a start tile is a turn of
    its own."""

    idle = ("turn-over",)
    over = ("placed",)
    takes = ("hired", "bonus-taken", "drafted", "drafted-both", *GONE)
    means = ("moved",)
    summed = ("majority", "won")
    lesser = ("drafted", "drafted-both", "placed", "placed-both")
    minor = ("revealed", "bonus-left", "moved", "income", "sold", "bought", "castle-took", "covered", "produced")

    def brings(self, view: View, note: Note, seat: Seat) -> int:
        """What is built, delivered, or produced by workers with bonus tiles, and each bonus tile taken."""
        if note.args.get("seat") != seat:
            return 0
        return 1 if note.code == "bonus-taken" else int(note.args["points"]) if note.code in BRINGS else 0

    def joined(self, earlier: Note, later: Note) -> Note | None:
        """Both start tiles of a player."""
        if later.code not in BOTH or earlier.code != later.code or earlier.args["seat"] != later.args["seat"]:
            return None
        second = {SECOND[name]: value for name, value in later.args.items() if name in SECOND}
        return Note(BOTH[later.code], {**earlier.args, **second})

    def touches(self, view: View, note: Note) -> bool:
        """The end is near; or a site is gone for which the seat has the goods."""
        if note.code == "end-triggered":
            return True
        assert view.seat is not None
        return note.code in GONE and view.table.players[view.seat].has(GONE[note.code])
