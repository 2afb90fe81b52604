"""Where tables are shown. A table whose channel is gone, or where the bot may not write, is without a place: play
goes on, its posts wait, its people and the admins are told, and a new place mends it."""

from __future__ import annotations

import logging

import msgspec

import db

from .people import Place, Refused
from .posts import Older, to_admin
from .session import Sessions
from .view.table import Table

GONE, LEFT = ("channel-gone", "no-access", "may-not-send", "thread-locked"), "server-left"
"""Why a table has no place: reasons to do with its channel; and that the bot is not on its server any more."""

SOON, SELDOM = 55, 600
"""An old place is sought after so many seconds, and after so many if that was in vain for a day: however long Discord
has refused, the table is shown a minute after it does so no more."""
A_DAY = 86_400 // SOON

log = logging.getLogger(__name__)


class Places:
    """The places of all tables."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store

    async def set(self, number: int, place: Place) -> None:
        """Note a table's new thread in its channel."""
        try:
            await self._store.places.set(number, place.channel, place.thread, self._sessions.now())
        finally:
            self._sessions.lives.forget(number)

    async def post_again(self, table: Table) -> None:
        """Have a table's public message posted again."""
        kind = "lobby" if table.row.head < 0 else "board"
        await self._store.queue.add(table.id, [db.NewDue(kind, b"{}", self._sessions.now())])
        self._register.changed(table.id)

    async def move(self, number: int, place: Place) -> Table:
        """Move a table to another place: its card and its board are posted there. Raises `Refused` for a table that
        is over, a place on another server, and the place it already has."""
        table = await self._register.table(number)
        if table.status in (db.Status.FINISHED, db.Status.ABANDONED):
            raise Refused("already-over")
        if place.server != table.row.server:
            raise Refused("other-server")
        if table.row.lost is None and table.place == (place.thread or place.channel):
            raise Refused("already-here")
        last: list[db.NewDue] = []
        if table.row.head >= 0:
            async with self._sessions.open(number) as session:
                seats = [seat for seat in (await session.live()).waiting if table.player(seat) is not None]
            body = msgspec.json.encode({"seats": seats})
            last = [db.NewDue("turn" if seats else "board", body, self._sessions.now())]
        if table.row.board is not None:
            stood = table.row.channel if table.row.board == table.row.thread else table.place
            older = msgspec.json.encode(Older(table.row.board, 0, stood))
            last.append(db.NewDue("retire", older, self._sessions.now()))
        try:
            lobby = db.NewDue("lobby", b"{}", self._sessions.now())
            await self._store.places.move(number, place.channel, place.thread, lobby, last)
        finally:
            self._sessions.lives.forget(number)
            self._register.changed(number)
        return await self._register.table(number)

    async def lose(self, number: int, why: str, *, certain: bool = False) -> None:
        """A table has no place any more; `why` is one of `GONE` or `LEFT`. Unless that is `certain`, it is sought
        again."""
        try:
            now = self._sessions.now()
            loss = db.Loss(
                now, lambda vain: None if certain else wait(why, vain), [to_admin("table-lost", now, why=why)]
            )
            if await self._store.places.lose(number, why, loss):
                log.warning("table %s is without a place: %s", number, why)
        finally:
            self._sessions.lives.forget(number)

    async def gone(self, channel: int) -> None:
        """A channel or thread was deleted."""
        for number in await self._store.places.at(channel=channel):
            await self.lose(number, GONE[0], certain=True)

    async def left(self, server: int) -> None:
        """The bot is not on a server any more."""
        for number in await self._store.places.at(server=server):
            await self.lose(number, LEFT, certain=True)

    async def begin(self, part: db.Part = db.ALL) -> None:
        """At a start: whatever has changed meanwhile was not heard, so all lost places are sought on the servers of a
        shard."""
        await self._store.places.seek_all(self._sessions.now(), part)

    async def seek(self, server: int, *, joined: bool = False) -> None:
        """Try the lost places of a server's tables again: permissions have changed there, or (`joined`) the bot is
        back."""
        for number in await self._store.places.at(server=server, lost=(LEFT,) if joined else GONE[1:]):
            await self.try_again(number)

    async def try_again(self, number: int) -> None:
        """A table is shown at its old place again, until Discord refuses that once more."""
        try:
            await self._store.places.seek(number, self._sessions.now())
        finally:
            self._sessions.lives.forget(number)
            self._register.changed(number)


def wait(why: str, vain: int) -> int | None:
    """Seconds until the old place of a table is tried again. None: that was in vain for a day, and a channel that is
    gone does not come back."""
    if vain < A_DAY:
        return SOON
    return None if why == GONE[0] else SELDOM
