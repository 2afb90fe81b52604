"""One connection, one lock, whole transactions: the only way to the rows.

If coroutines share a connection in the usual way, they can commit or roll back each other's work, and a cancelled one
leaves its writes behind. So each piece of work runs as a whole, `begin ... commit`, on the connection's thread, one
at a time; no caller can cancel it, and any exception in it rolls it back.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import zlib
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from . import copies, migrate, private, sqlite, wal
from .lock import FileLock
from .rows import Damaged, StoreError

T = TypeVar("T")
Work = Callable[[Connection], T]

log = logging.getLogger(__name__)

FAULTS = 20
"""The most faults of one kind that are named."""


class Database:
    """An open database file. Made by `open`; `close` it, or the process will not end."""

    def __init__(self, path: Path, lock: FileLock, driver: sqlite.Driver) -> None:
        self.path, self.driver = path, driver
        self._writing = driver.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._reading = driver.engine.execution_options(begin="BEGIN")
        self._file_lock = lock
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Database:
        """Open or create the database and bring it to this version's schema.

        `url`: `sqlite:///data/games.db` (from the working directory) or `sqlite:////srv/games.db`.
        Raises `StoreError`, the file unchanged, if another process has it open, it is not a database of this
        bot, or a newer version wrote it.
        """
        path = sqlite.path_of(url)
        lock = FileLock(path)
        try:
            sqlite.check_header(path)
            _newest(path, lock.unclosed)
            _make(path)
            database = cls(path, lock, await sqlite.Driver.connect(path))
        except BaseException:
            lock.release()
            raise
        try:
            await database._shielded(database.driver.run(database._prepare))
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Let everything under way finish, then close the file and release its lock."""
        if not self._closed:
            self._closed = True
            await asyncio.shield(self._drain())

    async def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction, flushed to disk when this returns.

        A cancelled caller leaves it whole: done or not begun. Raises the exception of `work` (nothing is written
        then), and `StoreError` if the database fails.
        """
        return await self._shielded(self.driver.run(partial(_transact, self._writing, work)))

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state of the database."""
        return await self._shielded(self.driver.run(partial(_transact, self._reading, work)))

    async def backup(self, target: Path) -> None:
        """Write a compact copy that needs no other file; a file at `target` is only replaced by a complete one."""
        await self._shielded(asyncio.to_thread(copies.compact, self.path, target))

    async def faults(self) -> list[str]:
        """SQLite's own findings about a damaged file, one line each; at most a few dozen."""

        def work(c: Connection) -> list[str]:
            said = c.exec_driver_sql(f"PRAGMA integrity_check({FAULTS})").scalars().all()
            lines = [" ".join(str(each).split()) for each in said if each != "ok"]
            lost = c.exec_driver_sql("PRAGMA foreign_key_check").mappings().all()[:FAULTS]
            return lines + [
                f"row {row['rowid'] or '?'} of {row['table']} belongs to no {row['parent']}" for row in lost
            ]

        try:
            return await self.read(work)
        except StoreError as error:
            return [str(error)]

    async def _shielded(self, work: Coroutine[object, object, T]) -> T:
        """Await `work` in a task that outlives a cancelled caller."""
        if self._closed:
            work.close()
            raise StoreError("The database is closed.")
        task = asyncio.ensure_future(self._translated(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def _translated(self, work: Coroutine[object, object, T]) -> T:
        """Await `work`, the database's errors turned into ours."""
        try:
            return await work
        except (SQLAlchemyError, sqlite3.Error) as error:
            kind = Damaged if "decode to UTF-8" in str(_cause(error)) else StoreError
            raise kind(f"The database {self.path} failed: {_cause(error)}.") from error
        except (msgspec.DecodeError, zlib.error) as error:
            raise Damaged(f"The database {self.path} holds a row that makes no sense: {error}.") from error

    def _prepare(self) -> None:
        """Refuse a foreign file before the first change; only then set the journal mode and migrate."""
        with self.driver.engine.connect() as connection:
            behind = migrate.is_behind(connection, self.path)
            private.tighten([self.path.parent, *map(self._beside, ("", "-wal", "-shm", ".lock"))])
            connection.exec_driver_sql("PRAGMA journal_mode = wal")
        sqlite.warn_if_outdated()
        if behind:
            self._migrate()
        self._checkpoint()
        self._file_lock.note(in_use=wal.beside(self.path).exists())

    async def checkpoint(self) -> None:
        """Bring the newest moves into the file itself, so that little is lost with the one beside it."""
        await self._shielded(self.driver.run(self._checkpoint))

    def _checkpoint(self) -> None:
        with self.driver.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def _beside(self, ending: str) -> Path:
        """The database's file, or one that goes with it."""
        return self.path.with_name(self.path.name + ending)

    def _migrate(self) -> None:
        # Rebuilding a table drops the old one, which foreign keys forbid; the switch works only outside.
        with self.driver.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = off")
        with self._writing.begin() as connection:
            migrate.upgrade(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreError(f"The new schema would break references in {self.path}: nothing was changed.")
        with self.driver.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = on")

    async def _drain(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks)
        self._file_lock.note(in_use=False)
        await self.driver.close()
        self._file_lock.release()


def _transact(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _newest(path: Path, unclosed: bool) -> None:
    """Say that newest moves are lost, and keep what is left of them: SQLite goes on without a word."""
    try:
        if fault := wal.fault(path, unclosed):
            kept = wal.kept(path)
            log.error("%s: %s%s", path, fault, f"; what is left of it is kept as {kept}" if kept else "")
    except OSError as error:
        raise StoreError(f"Cannot read {wal.beside(path)}: {error.strerror}.") from None


def _make(path: Path) -> None:
    """Make the file: SQLite would make it, and in its image the files beside it, open to others."""
    try:
        private.make(path)
    except OSError as error:
        raise StoreError(f"Cannot write {path}: {error.strerror}.") from None


def _cause(error: BaseException) -> object:
    """The database's own words; SQLAlchemy's add the statement and a link."""
    return getattr(error, "orig", None) or error


def _log_failure(task: asyncio.Task[object]) -> None:
    """Log the error of work whose caller was cancelled."""
    if not task.cancelled() and task.exception():
        log.error("work that nobody waited for any more failed", exc_info=task.exception())
