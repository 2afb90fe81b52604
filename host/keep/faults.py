"""A game is paused when its rules fail (`Session.apply`), or are others than it was played by (`Session.live`), and
goes on once they are mended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

import db
from engine.core.chance import Seeded
from engine.core.model import Illegal, Seat

from ..clock_set import steady
from ..live import Live
from ..people import Refused
from ..session import OLDER, RULES, Sessions
from ..view.table import Table

log = logging.getLogger(__name__)


REST = 9
"""After looking at a table for a second, so many seconds are left to those who play."""


class Faults:
    """Lets paused games go on, and looks after an update which others to pause."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._looking: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Have a look, in the background, at all tables that were last played by other rules than today's, so that
        people are told before they come. Raises `StoreError`."""
        versions = {key: game.version for key, game in self._sessions.register.games.items()}
        found = await self._sessions.store.games.otherwise(versions, OLDER)
        if found:
            log.warning(
                "tables that were last played by other rules: %d; those that they lead elsewhere pause", len(found)
            )
            self._looking = asyncio.create_task(self._look(found), name="tables under other rules")

    async def close(self) -> None:
        """Leave the rest to those who touch them, or to the next start."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def idle(self) -> None:
        """Wait until all of them were looked at."""
        if self._looking is not None:
            await self._looking

    async def _look(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            began = steady()
            try:
                async with self._sessions.open(number) as session:
                    await session.live()
            except Refused as error:
                log.info("table %s: %s", number, error)
            except Exception:
                log.exception("table %s was not looked at", number)
            await asyncio.sleep(REST * (steady() - began))

    async def resume(self, number: int) -> Table:
        """Go on with a paused game. If its rules failed, the action they failed on is tried first. Raises `Refused`
        if the game is not paused, or its rules still fail.
        """
        async with self._sessions.open(number) as session:
            if (await session.table()).status is not db.Status.PAUSED:
                raise Refused("not-paused")
            with session.writing():
                session.forget()
                try:
                    _tried_again(await session.live())
                except Refused as error:
                    raise Refused("still-damaged") from error
                except Exception as error:
                    log.exception("table %s: the rules still fail", number)
                    raise Refused("still-failing") from error
                table = await session.table()
                await session.accepted(table, stood=table.row.paused == OLDER)
        return await self._sessions.register.table(number)


def _tried_again(live: Live) -> None:
    """Check that the rules no longer fail; they may refuse the action they failed on."""
    why, _, action = (live.table.row.paused or "").partition(" ")
    rules = live.table.game
    for seat in rules.waiting(live.state):
        rules.offers(live.state, seat)
    if why == RULES and action:
        seated, _, text = action.partition(" ")
        chance = Seeded(live.seed, 0, live.table.row.head + 1)
        with suppress(Illegal):
            rules.apply(live.state, Seat(int(seated)), rules.parse(text), chance)
