"""Practice opponents at a table in play: whose turn it is, what they decide, and their moves as due work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import db
from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.core.opponents import OPPONENTS
from engine.core.text import write

from ..calls import played
from ..entries import Done
from ..live import Live
from ..session import Sessions
from ..work import Finished, NotYet

PATIENT = 12
"""Tries, over half an hour, after which an opponent that cannot decide takes the default action."""

MOVES = 50
"""The most moves at one table before other tables have their turn."""

log = logging.getLogger(__name__)


def awaited(live: Live) -> Seat | None:
    """The seat of the practice opponent that must move next, if there is one. While everybody is away, the table
    rests."""
    if live.table.status is not db.Status.PLAYING or not any(map(played, live.table.seats)):
        return None
    return next((seat for seat in live.waiting if live.table.seats[seat].opponent), None)


def decide(live: Live, seat: Seat, tries: int) -> Action:
    """What an opponent does, after so many failed tries. Takes long. Raises whatever its player raises."""
    if tries >= PATIENT:
        log.error("table %s: the practice opponent of seat %s cannot decide", live.table.id, seat)
        return live.table.game.default(live.state, seat)
    player = OPPONENTS[live.table.seats[seat].opponent or ""]
    return player(live.table.game, live.state, seat, Seeded(live.seed, -1, live.table.row.head + 1))


class Practice:
    """Plays the seats of practice opponents."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def play(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Due work: opponents make their moves, one at a time, so that people's presses get in between. Raises
        `NotYet` after many, so that other tables have their turn, and `Refused`."""
        for _ in range(MOVES):
            async with self._sessions.open(row.game) as session:
                live = await session.live()
                seat = awaited(live)
                if seat is None:
                    return Finished()
                action = await asyncio.to_thread(decide, live, seat, row.tries)
                step = await session.apply(live, seat, action, live.state)
                await session.commit(live, seat, [Done(write(action), step)], db.By.OPPONENT)
        raise NotYet(0)
