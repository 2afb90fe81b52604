"""Practice opponents at a table in play: whose turn it is, what they decide, and their moves as due work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.model import Action, Seat
from engine.core.opponents import OPPONENTS
from engine.core.text import write

from ..calls import STAND_IN, played, runs_out
from ..entries import Done
from ..live import Live
from ..session import Sessions
from ..view.table import Table
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
    return next((seat for seat in live.waiting if _kind(live.table, seat)), None)


def _kind(table: Table, seat: Seat) -> str:
    """The kind of practice opponent that moves for a seat, also for somebody whose clock has run out; "" for none."""
    held = table.seats[seat]
    return held.opponent or (STAND_IN if runs_out(table.row, held) == "move" else "")


class Asked(NamedTuple):
    """What a practice opponent is asked: everything it needs to think about it without the table."""

    table: Table
    state: AnyPosition
    seed: bytes
    seat: Seat

    def stands(self, live: Live) -> bool:
        """Whether a table still is as it was when this was asked."""
        now, then = live.table.row, self.table.row
        kind = _kind(self.table, self.seat)
        return (now.head, now.undos) == (then.head, then.undos) and _kind(live.table, self.seat) == kind


def decide(asked: Asked, tries: int) -> Action:
    """What an opponent does, after so many failed tries. Takes long. Raises whatever its player raises."""
    table, seat = asked.table, asked.seat
    if tries >= PATIENT:
        log.error("table %s: the practice opponent of seat %s cannot decide", table.id, seat)
        return table.game.default(asked.state, seat)
    player = OPPONENTS[_kind(table, seat)]
    return player(table.game, asked.state, seat, Seeded(asked.seed, -1, table.row.head + 1))


class Practice:
    """Plays the seats of practice opponents. While one thinks, its table is free: people may press and undo there."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def play(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Due work: opponents make their moves, one at a time, so that people's presses get in between. Raises
        `NotYet` after many, so that other tables have their turn, and `Refused`."""
        for _ in range(MOVES):
            asked = await self._asked(row.game)
            if asked is None:
                return Finished()
            await self._carried_out(asked, await asyncio.to_thread(decide, asked, row.tries))
        raise NotYet(0)

    async def _asked(self, number: int) -> Asked | None:
        """What the next opponent is asked. Raises `Refused`."""
        async with self._sessions.open(number) as session:
            live = await session.live()
            seat = awaited(live)
            return None if seat is None else Asked(live.table, live.state, live.seed, seat)

    async def _carried_out(self, asked: Asked, action: Action) -> None:
        """Carry out what an opponent decided, unless the table is another by now: then it has to think again."""
        async with self._sessions.open(asked.table.id) as session:
            live = await session.live()
            if awaited(live) == asked.seat and asked.stands(live):
                step = await session.apply(live, asked.seat, action, live.state)
                await session.commit(live, asked.seat, [Done(write(action), step)], db.By.OPPONENT)
