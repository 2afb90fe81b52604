"""What other players do that touches a player, and what a digest leaves out first."""

from __future__ import annotations

from engine.core import guide
from engine.core.model import Note

from .phases.building_office import HOUSE, MARKET, ROAD
from .phases.mill import SACK
from .state import View

GONE = {"road-built": ROAD, "house-built": HOUSE, "market-built": MARKET, "delivered": SACK}
"""What takes a site from all others, and the goods with which they could have had it."""


class News(guide.News):
    """The ends of turns are no news; who wants a site wants to know that it is gone."""

    idle = ("turn-over",)
    minor = (
        *("revealed", "bonus-left", "produced", "income", "sold", "bought", "castle-took", "covered", "moved"),
        "hired",  # what brings points is told rather
    )

    def touches(self, view: View, note: Note) -> bool:
        """The end is near; or a site is gone for which the seat has the goods."""
        if note.code == "end-triggered":
            return True
        assert view.seat is not None
        return note.code in GONE and view.table.players[view.seat].has(GONE[note.code])
