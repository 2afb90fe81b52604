"""A game is paused when its rules fail (`Session.apply`), and goes on once they are mended."""

from __future__ import annotations

import logging
from contextlib import suppress

import db
from engine.core.chance import Seeded
from engine.core.model import Illegal, Seat

from ..live import Live
from ..people import Refused
from ..session import RULES, Sessions
from ..view.table import Table

log = logging.getLogger(__name__)


class Faults:
    """Lets paused games go on."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

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
                await session.accepted(await session.table())
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
