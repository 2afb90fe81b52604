"""All that is particular to SQLite: the file, its engine, its settings. The rest of `db` is portable SQL."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import Connection, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from . import private
from .rows import StoreError

log = logging.getLogger(__name__)

DRIVER = "sqlite+aiosqlite"
MAGIC = b"SQLite format 3\0"
BUSY_MS = 5_000
"""How long to wait for another program (a backup tool, a shell) that holds the file."""
SOUND = (3, 51, 3)
"""The first SQLite whose write-ahead log survives two connections writing at the same moment."""
MENDED = ((3, 44, 6), (3, 50, 7))
"""Earlier lines of releases, each from the one on that got the same fix."""


def path_of(url: str) -> Path:
    """The file a database URL names, links followed; its folder is created. Raises `StoreError`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("The database must be given as a URL such as sqlite:///data/games.db.") from None
    if parsed.drivername not in ("sqlite", DRIVER) or parsed.database in (None, "", ":memory:"):
        raise StoreError(
            f"The database {parsed.render_as_string()} is not a file: use a URL such as sqlite:///data/games.db."
        )
    try:
        path = Path(str(parsed.database)).resolve()
    except (OSError, RuntimeError):
        raise StoreError(f"{parsed.database} is a link that leads to itself.") from None
    try:
        private.make_folder(path.parent)
    except OSError as error:
        raise StoreError(f"Cannot create the folder {path.parent}: {error.strerror}.") from None
    return path


def check_header(path: Path) -> None:
    """Raise `StoreError` if there is a file and it is not an SQLite database."""
    try:
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(f"Cannot read {path}: {error.strerror}.") from None
    if start not in (b"", MAGIC):
        raise StoreError(f"{path} is not a database: move it away or name another file.")


def make_engine(path: Path) -> AsyncEngine:
    """An engine with exactly one connection that begins a transaction only as its `begin` option says."""
    engine = create_async_engine(
        URL.create(DRIVER, database=str(path)),
        pool_size=1,
        max_overflow=0,
        connect_args={"isolation_level": None},  # the driver begins and commits nothing by itself
        hide_parameters=True,  # seeds, hands and decks are among them
    )
    event.listen(engine.sync_engine, "connect", _configure)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def warn_if_outdated() -> None:
    """Say so at start when this SQLite needs care; the bot's single connection alone is always safe."""
    version = sqlite3.sqlite_version_info
    if version < SOUND and not any(version[:2] == mended[:2] and version >= mended for mended in MENDED):
        log.warning(
            "SQLite %s can damage the database when another program writes to it while the bot runs "
            "(fixed in 3.44.6, 3.50.7 and 3.51.3): keep other programs away from the file and take backups with the "
            "bot.",
            sqlite3.sqlite_version,
        )


def sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk. Raises `OSError`."""
    fd = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


class _Cursor:
    """Stands in for aiosqlite's cursor, which crosses to the connection's thread and back also to be made and to
    be closed. A crossing costs more than most statements; this one crosses to execute and to fetch, no more.
    """

    arraysize = 1

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._done: aiosqlite.Cursor | None = None

    async def __aenter__(self) -> _Cursor:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> _Cursor:
        self._done = await self._connection.execute(statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Any) -> _Cursor:
        self._done = await self._connection.executemany(statement, parameters)
        return self

    async def fetchall(self) -> Iterable[Any]:
        return await self._done.fetchall() if self._done else ()

    async def close(self) -> None:
        """Nothing is left open: all rows are fetched at once."""

    @property
    def description(self) -> Any:
        return self._done and self._done.description

    @property
    def rowcount(self) -> int:
        return self._done.rowcount if self._done else -1

    @property
    def lastrowid(self) -> int | None:
        return self._done.lastrowid if self._done else None


def _configure(connection: Any, _record: Any) -> None:
    driver = connection.driver_connection
    driver.cursor = partial(_Cursor, driver)
    cursor = connection.cursor()
    for setting in ("synchronous = full", "foreign_keys = on", f"busy_timeout = {BUSY_MS}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Connection) -> None:
    statement = connection.get_execution_options().get("begin")
    if statement:
        connection.exec_driver_sql(statement)
