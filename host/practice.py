"""Practice opponents at a table in play: whose turn it is, and what they decide."""

from __future__ import annotations

import logging

import db
from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.core.opponents import OPPONENTS

from .calls import played
from .live import Live

PATIENT = 12
"""Tries, over half an hour, after which an opponent that cannot decide takes the default."""

log = logging.getLogger(__name__)


def awaited(live: Live) -> Seat | None:
    """The seat of the practice opponent that must move next, if there is one. While everybody is away the table
    rests."""
    if live.table.status is not db.Status.PLAYING or not any(map(played, live.table.seats)):
        return None
    return next((seat for seat in live.waiting if live.table.seats[seat].opponent), None)


def decide(live: Live, seat: Seat, tries: int) -> Action:
    """What an opponent does, after so many tries that failed. Takes long. Raises whatever its player raises."""
    if tries >= PATIENT:
        log.error("table %s: the practice opponent of seat %s cannot decide", live.table.id, seat)
        return live.table.game.default(live.state, seat)
    player = OPPONENTS[live.table.seats[seat].opponent or ""]
    return player(live.table.game, live.state, seat, Seeded(live.seed, -1, live.table.row.head + 1))
