"""Following a table as an onlooker: a word of its news once a day at most, when somebody may be called, until they
want it no more, sit there, may not see it any more, or the table is over. Times are epoch seconds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import db
from db.follows import Watch, read

from .attention.attention import WATCHED, call_at
from .people import Refused
from .register import Register
from .view.table import Table
from .work import Finished, NotYet

HOUR, DAY = 3_600, 86_400
SOON = 60
"""Seconds that news wait for those of other tables, so that they come together."""
MOST = 20
"""The most tables that somebody follows."""
TOLD = -2
"""The last entry known by somebody who has been told of the end."""
OVER = (db.Status.FINISHED, db.Status.ABANDONED)

Sees = Callable[[Table, int], Awaitable[bool]]
"""Whether somebody may still look at a table."""


class Follows:
    """Of all tables. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register) -> None:
        self._store, self._register = store.follows, register

    async def follow(self, number: int, person: int) -> None:
        """Somebody who may look at a table follows it from now on. Raises `Refused`."""
        table = await self._register.table(number)
        if table.status in OVER:
            raise Refused("already-over")
        if table.seat_of(person) is not None:
            raise Refused("follows-seated")
        at = self._register.now() + DAY
        if not await self._store.begin(number, Watch(person, table.row.head), at, MOST):
            raise Refused("follows-enough", most=MOST)
        self._register.changed(number)

    async def unfollow(self, number: int, person: int) -> bool:
        """They do so no more. Returns whether they did."""
        return await self._store.end(number, person, WATCHED)

    async def look(self, row: db.Due, sees: Sees) -> Finished:
        """Due work: let a word wait for a follower if something has happened. Raises `NotYet` as long as they
        follow, and `Refused`."""
        table, known = await self._register.table(row.game), read(row.body)
        over = table.status in OVER
        if table.seat_of(known.person) is not None or known.last == TOLD:
            return Finished("ended")
        now = self._register.now()
        late = now - row.at  # else at the same time of the day as their others
        again = NotYet(DAY - late if late < HOUR else DAY)
        if not over and table.row.head == known.last:
            raise again
        if not await sees(table, known.person):
            return Finished("sees nothing")
        knows = Watch(known.person, TOLD if over else table.row.head)
        await self._store.told(row, knows, WATCHED, now, now + SOON, lambda of: call_at(of, now))
        if over:
            return Finished("over")
        raise again
