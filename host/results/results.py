"""Writes the results of games that are over, as due work after their end or when all are written anew."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import db

from ..calls import terms_of
from ..register import Register
from ..session import UNREADABLE
from ..view.table import Table
from ..work import Finished, Hopeless
from .ratings import EVERYWHERE, Change, Ladders
from .result import result_of


class Results:
    """Reads journals, and writes nothing but results. `statistics`: what they say together; `ladders`: the
    ratings that follow from them."""

    def __init__(self, store: db.Store, register: Register) -> None:
        self._store, self._register = store, register
        self.statistics, self.ladders = store.statistics, Ladders(store)

    async def keep(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Due work: write the result of a table. Raises `Hopeless` for one that is damaged."""
        try:
            await self.write(row.game)
            table = await self._register.table(row.game)
            if table.row.status is db.Status.FINISHED and terms_of(table.row).rated == "on":
                for server in (table.row.server, EVERYWHERE):
                    await self.ladders.catch_up(server, table.row.key)
        except UNREADABLE as error:
            raise Hopeless(f"its result cannot be told: {error}") from error
        return Finished()

    async def changed(self, number: int) -> list[Change]:
        """What a game did to the ratings on its server, by seat: nothing unless it is over and rated. Its result is
        written now, if it was not yet."""
        table = await self._register.table(number)
        if table.status is not db.Status.FINISHED or terms_of(table.row).rated != "on":
            return []
        try:
            if await self._store.results.of(number) is None:
                await self.write(number)
            return await self.ladders.changed(table.row)
        except UNREADABLE:  # its due work tells of it
            return []

    async def write(self, number: int) -> bool:
        """Write the result of a table, if it is over. Returns whether there was another before, or none. Raises what
        `read` does."""
        result = await self.read(number)
        return result is not None and await self._store.results.write(number, result)

    async def read(self, number: int) -> db.Result | None:
        """The result of a table as its journal gives it; None if it is not over. Raises `Refused` for a table whose
        game is not on this host, `UNREADABLE` for one that is damaged."""
        table = await self._register.table(number)
        if table.status is not db.Status.FINISHED:
            return None
        newest, rows = await self._store.journal.newest(number), await self._store.journal.entries(number)
        if newest is None or not rows:
            raise db.Damaged("its newest state is lost")
        result = await asyncio.to_thread(_read, table, rows, newest)
        if result is None:
            raise db.Damaged("it is over, and its moves say otherwise")
        return result


def _read(table: Table, rows: Sequence[db.Entry], newest: db.Snapshot) -> db.Result | None:
    return result_of(table.row, table.game, rows, table.game.decode(newest.body))
