"""A game whose rules fail is paused by itself, and goes on when they are mended."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import db
from engine.core.chance import Seeded
from engine.core.model import Action, Illegal, Seat
from engine.core.text import write

from .live import Live, Lives
from .people import Refused
from .places import to_admin
from .register import Register
from .views import Table

RULES = "rules"
"""Why a game is paused: its rules failed. Behind it stand the seat and its action."""

log = logging.getLogger(__name__)


class Faults:
    """`load` gives a table's game, its lock held; `after` is called with a table's number when it goes on."""

    def __init__(
        self,
        store: db.Store,
        register: Register,
        lives: Lives,
        *,
        now: Callable[[], int],
        load: Callable[[int], Awaitable[Live]],
        after: Callable[[int], None],
    ) -> None:
        self._store, self._register, self._lives = store, register, lives
        self._now, self._load, self._after = now, load, after

    async def pause(self, live: Live, seat: Seat, action: Action, seq: int) -> None:
        """Pause a game whose rules failed; `resume` tries the action again. The table's lock is held."""
        number, now = live.table.id, self._now()
        log.exception("table %s: the rules failed on entry %s; the game is paused", number, seq)
        why = f"{RULES} {seat} {write(action)}"
        try:
            told = [to_admin("rules-failed", now, entry=seq)]
            await self._store.games.set_status(number, db.Status.PAUSED, now, told, paused=why)
        finally:
            self._lives.forget(number)

    async def resume(self, number: int) -> Table:
        """Go on with a paused game. If its rules had failed, the action they failed on is tried first.

        Raises `Refused` if it is not paused, or its rules still fail.
        """
        async with self._lives.locked(number):
            table = await self._register.table(number)
            if table.status is not db.Status.PAUSED:
                raise Refused("not-paused")
            self._lives.forget(number)
            try:
                _tried_again(await self._load(number))
            except Exception as error:
                log.exception("table %s: the rules still fail", number)
                raise Refused("still-failing") from error
            try:
                await self._store.games.set_status(number, db.Status.PLAYING, self._now())
            finally:
                self._lives.forget(number)
        self._after(number)
        return await self._register.table(number)


def _tried_again(live: Live) -> None:
    """See that the rules do not fail any more: they may refuse what they failed on."""
    why, _, action = (live.table.row.paused or "").partition(" ")
    rules = live.table.game
    for seat in rules.waiting(live.state):
        rules.offers(live.state, seat)
    if why == RULES and action:
        seated, _, text = action.partition(" ")
        chance = Seeded(live.seed, 0, live.table.row.head + 1)
        with suppress(Illegal):
            rules.apply(live.state, Seat(int(seated)), rules.parse(text), chance)
