"""The table of the week of a server whose admins want one: people vote for a table in play or over for at most a
week, one vote each, and on Monday that with most votes in the week before is told; of equal ones that whose last vote
came first. Weeks begin on Monday at 0:00 UTC, and have numbers."""

from __future__ import annotations

from contextlib import suppress

import db

from .errands import Errands
from .people import Refused
from .register import Register
from .view.table import Table

DAY = 86_400
WEEK = 7 * DAY
MONDAY = 3 * DAY
"""From the first Monday's beginning to that of the epoch, a Thursday."""


def week_of(at: int) -> int:
    """The number of the week of a time."""
    return (at + MONDAY) // WEEK


def begins(week: int) -> int:
    """When a week begins, in epoch seconds."""
    return week * WEEK - MONDAY


class Weeklies:
    """Those of all servers. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register, errands: Errands) -> None:
        self._store, self._register, self._errands = store, register, errands

    async def of(self, server: int) -> db.Weekly | None:
        """That of a server, if it has one."""
        return await self._store.weekly.of(server)

    async def switch(self, server: int, *, on: bool) -> None:
        """An admin wants it from this week on, or no more."""
        if on:
            now = self._register.now()
            await self._store.weekly.begin(server, week_of(now), now)
            self._errands.wake()
        else:
            await self._store.weekly.end(server)

    async def may_be(self, table: Table, person: int) -> bool:
        """Whether somebody may vote for a table, as far as the host knows."""
        if await self.of(table.row.server) is None:
            return False
        try:
            await self._check(table, person)
        except Refused:
            return False
        return True

    async def vote(self, number: int, person: int) -> bool:
        """Somebody's vote of this week goes to a table that everybody on its server may see; one that is there
        already is taken back. Returns whether it is there now. Raises `Refused`."""
        table, now = await self._register.table(number), self._register.now()
        await self._check(table, person)
        server = table.row.server
        stands = await self._store.weekly.vote(
            db.Vote(server=server, week=week_of(now), person=person, game=number, at=now)
        )
        if stands is None:
            raise Refused("vote-off")
        return stands

    async def order(self, server: int, week: int) -> list[Table]:
        """The tables that have votes from the last week before that one which is not done with: the one to be told
        first."""
        found = list[Table]()
        for number in await self._store.weekly.order(server, week):
            with suppress(Refused):  # a game that this host has no more
                found.append(await self._register.table(number))
        return found

    async def sending(self, server: int, week: int) -> None:
        """See `db.weekly.Weeklies.sending`."""
        await self._store.weekly.sending(server, week)

    async def done(self, server: int, week: int) -> None:
        """All weeks before that one are done with."""
        await self._store.weekly.done(server, week)

    async def _check(self, table: Table, person: int) -> None:
        """Raises `Refused` unless a table is in play or was over within a week, and not that person's own."""
        if table.seat_of(person) is not None:
            raise Refused("vote-seated")
        if table.status in (db.Status.PLAYING, db.Status.PAUSED):
            return
        if table.status is db.Status.FINISHED:
            result = await self._store.results.of(table.id)
            ended = table.row.updated_at if result is None else result.ending.ended
            if ended > self._register.now() - WEEK:
                return
        raise Refused("vote-not-now")
