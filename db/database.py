"""Whole transactions, one after the other: the only way to the rows.

If coroutines share a connection in the usual way, they can commit or roll back each other's work, and a cancelled one
leaves its writes behind. So each piece of work runs as a whole, `begin ... commit`, on a thread of its own, one at a
time; no caller can cancel it, and any exception in it rolls it back. What is particular to SQLite or PostgreSQL is in
`db/sqlite.py` and `db/postgres.py`.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, Select

from .notices import Notice
from .rows import Away, Damaged, StoreError

T = TypeVar("T")
Work = Callable[[Connection], T]
Asked = Callable[[], Coroutine[object, object, T]]

log = logging.getLogger(__name__)

NOTHING: Mapping[str, object] = MappingProxyType({})
POSTGRESQL = ("postgresql", "postgresql+psycopg")
"""How a URL of a PostgreSQL database begins."""


class Driver(Protocol):
    """A kind of database, with the one connection that a process has to it, and its thread."""

    name: str
    """The database in messages: the file, or the URL without its password."""
    engine: Engine
    errors: tuple[type[Exception], ...]
    """What it raises when it fails."""

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` as a whole on the connection's thread; nothing else runs there meanwhile."""

    def prepare(self) -> None:
        """See that no other process has the database and that it is this bot's, and bring it to this version's
        schema. On the thread. Raises `StoreError`; nothing is changed then."""

    def transact(self, work: Work[T], *, writing: bool) -> T:
        """Run `work` in one transaction. On the thread. It may be run again from its beginning where the database
        asked for that and has kept nothing of it."""

    def ask(self, query: Select[Any], values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """The rows that answer a query. On the thread."""

    def clock(self, connection: Connection) -> int:
        """The time at the database, milliseconds since the epoch. Within a transaction."""

    def said(self, error: BaseException) -> str:
        """The database's own words about an error; no values of rows are among them."""

    def faults(self) -> list[str]:
        """What the database itself finds damaged. On the thread."""

    def away(self, error: BaseException) -> bool:
        """Whether an error says that the database is away."""

    def checkpoint(self) -> None:
        """Bring the newest moves to where they are safest. On the thread."""

    async def backup(self, target: Path) -> None:
        """Write a copy that needs no other file. Raises `StoreError`."""

    def listen(self, told: Callable[[Notice], None]) -> None:
        """Have `told` called, on a thread of its own, with what other processes write; not at all where there can be
        none."""

    async def beside(self) -> Driver:
        """Another connection for leases, whose short pieces of work must not wait: each sees one moment, and what it
        writes is as it saw it. Itself, where there can be no other."""

    async def close(self) -> None:
        """Finish what is under way, and let other processes have the database."""


class Database:
    """An open database. Made by `open`; `close` it, or the process will not end."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.clock = driver, driver.clock
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False
        self._hearing: list[Callable[[Notice], None]] = []

    @classmethod
    async def open(cls, url: str, *, shared: bool = False) -> Database:
        """Open or create the database and bring it to this version's schema.

        `url`: `sqlite:///data/games.db` (from the working directory), `sqlite:////srv/games.db` or
        `postgresql://user@host/name`, which others may use that share it, too, if it is to be `shared`. Raises
        `StoreError`, the database unchanged, if another process has it open, it is not a database of this bot, or a
        newer version wrote it.
        """
        database = cls(await _driver(url, shared))
        try:
            await database._shielded(lambda: database.driver.run(database.driver.prepare))
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    async def look(cls, path: Path) -> Database:
        """Open a file of SQLite's that has this version's schema and that nobody writes to, to read it; any number of
        processes may do so at once."""
        from . import sqlite

        return cls(await sqlite.Reader.look(path))

    async def close(self) -> None:
        """Let everything under way finish, then let the database go."""
        if not self._closed:
            self._closed = True
            await asyncio.shield(self._drain())

    async def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction, flushed to disk when this returns. It may be run twice, so it changes
        nothing but the database.

        A cancelled caller leaves it whole: done or not begun. Raises the exception of `work` (nothing is written
        then), and `StoreError` if the database fails.
        """
        return await self._shielded(lambda: self.driver.run(partial(self.driver.transact, work, writing=True)))

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state of the database."""
        return await self._shielded(lambda: self.driver.run(partial(self.driver.transact, work, writing=False)))

    async def ask(self, query: Select[Any], values: Mapping[str, object] = NOTHING) -> Sequence[Row[Any]]:
        """The rows that answer one query: on PostgreSQL for a third of what `read` costs."""
        return await self._shielded(lambda: self.driver.run(partial(self.driver.ask, query, values)))

    def hear(self, told: Callable[[Notice], None]) -> None:
        """From now on have `told` called with what other processes write."""
        self._hearing.append(told)
        if len(self._hearing) == 1:
            loop = asyncio.get_running_loop()
            self.driver.listen(lambda notice: _on(loop, self._heard, notice))

    def _heard(self, notice: Notice) -> None:
        for told in self._hearing:
            told(notice)

    async def beside(self) -> Database:
        """The same database for short questions that must not wait for others: close it, too."""
        driver = await self.driver.beside()
        return self if driver is self.driver else Database(driver)

    async def backup(self, target: Path) -> None:
        """Write a compact copy that needs no other file; a file at `target` is only replaced by a complete one."""
        await self._shielded(lambda: self.driver.backup(target))

    async def faults(self) -> list[str]:
        """The database's own findings about damage, one line each; at most a few dozen."""
        try:
            return await self._shielded(lambda: self.driver.run(self.driver.faults))
        except StoreError as error:
            return [str(error)]

    async def checkpoint(self) -> None:
        """Bring the newest moves to where they are safest."""
        await self._shielded(lambda: self.driver.run(self.driver.checkpoint))

    async def _shielded(self, work: Asked[T]) -> T:
        """Await `work` in a task that outlives a cancelled caller. It is asked for when the task begins: one that is
        cancelled before leaves nothing behind that was never awaited."""
        if self._closed:
            raise StoreError("The database is closed.")
        task = asyncio.ensure_future(self._translated(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def _translated(self, work: Asked[T]) -> T:
        """Await `work`, the database's errors turned into ours."""
        try:
            return await work()
        except self.driver.errors as error:
            said = self.driver.said(error)
            away = Away if self.driver.away(error) else StoreError
            kind = Damaged if "decode to UTF-8" in said else away
            raise kind(f"The database {self.driver.name} failed: {said}.") from error
        except (msgspec.DecodeError, zlib.error) as error:
            raise Damaged(f"The database {self.driver.name} holds a row that makes no sense: {error}.") from error

    async def _drain(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.driver.close()


def is_postgresql(url: str) -> bool:
    """Whether a URL names a PostgreSQL database."""
    return url.partition(":")[0] in POSTGRESQL


async def _driver(url: str, shared: bool) -> Driver:
    """What speaks with the database that a URL names. PostgreSQL's is only loaded where one is used."""
    if is_postgresql(url):
        from . import postgres

        return await postgres.Driver.open(url, shared=shared)
    from . import sqlite

    return await sqlite.Driver.open(url)


def _on(loop: asyncio.AbstractEventLoop, call: Callable[[Notice], None], notice: Notice) -> None:
    """Call it on the event loop, if that still runs."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, notice)


def _log_failure(task: asyncio.Task[object]) -> None:
    """Log the error of work whose caller was cancelled."""
    if not task.cancelled() and task.exception():
        log.error("work that nobody waited for any more failed", exc_info=task.exception())
