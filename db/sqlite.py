"""Everything particular to SQLite: the file, its engine, its settings. The rest of `db` is portable SQL."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from . import private
from .rows import StoreError

T = TypeVar("T")

log = logging.getLogger(__name__)

DRIVER = "sqlite+aiosqlite"
MAGIC = b"SQLite format 3\0"
BUSY_MS = 5_000
"""How long to wait for another program (a backup tool, a shell) that holds the file."""
SOUND = (3, 51, 3)
"""The first SQLite whose write-ahead log survives two connections writing at the same moment."""
MENDED = ((3, 44, 6), (3, 50, 7))
"""Earlier release lines, each with its first version that has the same fix."""


def path_of(url: str) -> Path:
    """The file a database URL names, with links resolved; its folder is created. Raises `StoreError`."""
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


class Driver:
    """SQLAlchemy on the one connection of aiosqlite, and on its thread.

    Going to that thread and back costs more than most statements, so `run` takes a whole piece of work there:
    aiosqlite itself goes there and back for each statement, and offers no other public way.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.engine = create_engine(
            "sqlite://",
            creator=self._open,
            poolclass=QueuePool,
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,  # seeds, hands and decks are among them
        )
        event.listen(self.engine, "connect", _configure)
        event.listen(self.engine, "begin", _begin)

    @classmethod
    async def connect(cls, path: Path) -> Driver:
        """Open a file; the driver begins and commits nothing by itself."""
        return cls(await aiosqlite.connect(path, isolation_level=None))

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` as a whole on the connection's thread and return its result. Nothing else runs there
        meanwhile."""
        result: T = await self._connection._execute(work)  # type: ignore[no-untyped-call]
        return result

    async def close(self) -> None:
        """Finish what is under way, then close the file and end the thread."""
        await self.run(self.engine.dispose)
        await self._connection.close()

    def _open(self) -> sqlite3.Connection:
        """The connection; a new one after it was closed because of a failure. Only on its thread."""
        try:
            self._connection.total_changes  # noqa: B018 - raises if it is closed
        except sqlite3.ProgrammingError:
            self._connection._connection = self._connection._connector()
        return self._connection._conn


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


def _configure(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in ("synchronous = full", "foreign_keys = on", f"busy_timeout = {BUSY_MS}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Connection) -> None:
    statement = connection.get_execution_options().get("begin")
    if statement:
        connection.exec_driver_sql(statement)
