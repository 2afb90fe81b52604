"""The message of a server that lists its open tables: where admins want it, what it lists, what has become of it."""

from __future__ import annotations

import db

from .calls import terms_of
from .errands import Errands
from .register import Register
from .view.table import Table
from .which import roomy

MOST = 100
"""The most open tables looked at."""


class Listings:
    """Those of all servers. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register, errands: Errands) -> None:
        self._store, self._register, self._errands = store, register, errands

    async def of(self, server: int) -> db.Listing | None:
        """The message of a server, if one is wanted or still stands somewhere."""
        return await self._store.listings.of(server)

    async def want(self, server: int, channel: int | None) -> None:
        """It is wanted in that channel, or nowhere any more: soon it is so."""
        await self._store.listings.want(server, channel, self._register.now())
        self._errands.wake()

    async def look_again(self, server: int) -> None:
        """Something that the message depends on has changed: the bot's permissions, the language."""
        await self._store.errands.stir(server, db.LISTING, self._register.now())
        self._errands.wake()

    async def note(self, server: int, **values: object) -> None:
        """Note what has become of the message, see `db.Listing`."""
        await self._store.listings.note(server, **values)

    async def gone(self, server: int) -> None:
        """It was taken away, and nothing is left of it if none is wanted."""
        await self._store.listings.gone(server)

    async def tables(self, server: int) -> list[Table]:
        """The tables of a server that wait for players, with room for one who needs no invitation, the oldest
        first."""
        found = await self._store.games.tables(server=server, status=(db.Status.OPEN,), limit=MOST)
        games = self._register.games
        tables = (Table(row, seats, games[row.key]) for row, seats in found if row.key in games)
        meant = (each for each in tables if roomy(each) and terms_of(each.row).joins == "all")
        return sorted(meant, key=lambda table: table.id)
