"""Servers: which the bot has left, so that what is stored of them is deleted later, and which it has greeted."""

from __future__ import annotations

import logging
from collections.abc import Collection

import db

from .people import Refused
from .session import Sessions

DAY = 86_400
KEPT = 30 * DAY
"""Seconds for which the tables and settings of a server that the bot has left are kept."""

log = logging.getLogger(__name__)


class Servers:
    """The servers the bot is on, and those it has left."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store

    async def begin(self, present: Collection[int], part: db.Part = db.ALL) -> None:
        """At a start: of those of a shard the bot is on these servers, and on no others any more."""
        for server in await self._store.servers.only(present, self._sessions.now(), part):
            log.warning("server %s: the bot is not there any more; what is stored of it goes in 30 days", server)

    async def left(self, server: int) -> None:
        """The bot was removed from a server."""
        await self._store.servers.left(server, self._sessions.now())

    async def joined(self, server: int) -> None:
        """The bot is on a server, again perhaps."""
        await self._store.servers.here(server, self._sessions.now())

    async def tidy(self) -> None:
        """Delete what is stored of servers that the bot left long enough ago. A table that is busy waits for the next
        time. Raises `StoreError`."""
        before = self._sessions.now() - KEPT
        for server in await self._store.servers.gone(before):
            tables = [each for each in await self._store.servers.games(server) if await self._drop(each, before)]
            await self._store.servers.drop(server, before)
            log.info("server %s: the bot left it 30 days ago; tables deleted: %d", server, len(tables))

    async def greets(self, server: int) -> bool:
        """Whether to greet a server now: once, and not where people know the bot already."""
        if await self._register.ready(server):
            return False
        return await self._store.servers.greet(server, self._sessions.now())

    async def not_greeted(self, server: int) -> None:
        """The greeting did not arrive."""
        await self._store.servers.ungreet(server)

    async def _drop(self, number: int, before: int) -> bool:
        try:
            async with self._sessions.open(number) as session:
                with session.writing():
                    return await self._store.servers.drop_game(number, before)
        except Refused as error:
            log.info("table %s is not deleted yet: %s", number, error)
            return False
