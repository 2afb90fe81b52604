"""Everything particular to SQLite: the file, its engine, its settings. The rest of `db` is portable SQL."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, QueuePool, Row, Select, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from . import copies, migrate, private, wal
from .lock import FileLock
from .notices import Notice
from .rows import StoreError

T = TypeVar("T")

log = logging.getLogger(__name__)

DRIVER = "sqlite+aiosqlite"
MAGIC = b"SQLite format 3\0"
ERRORS: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error)
FAULTS = 20
"""The most faults of one kind that are named."""
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
    """SQLAlchemy on the one connection of aiosqlite, and on its thread; the file is this process's alone.

    Going to that thread and back costs more than most statements, so `run` takes a whole piece of work there:
    aiosqlite itself goes there and back for each statement, and offers no other public way.
    """

    errors = ERRORS

    def __init__(self, path: Path, lock: FileLock, connection: aiosqlite.Connection) -> None:
        self.path, self.name = path, str(path)
        self._lock, self._connection = lock, connection
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
        self._writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._reading = self.engine.execution_options(begin="BEGIN")

    @classmethod
    async def open(cls, url: str) -> Driver:
        """Open or create the file that a URL names. Raises `StoreError`."""
        path = path_of(url)
        lock = FileLock(path)
        try:
            check_header(path)
            _newest(path, lock.unclosed)
            _make(path)
            return cls(path, lock, await cls.connect(path))
        except BaseException:
            lock.release()
            raise

    @classmethod
    async def connect(cls, path: Path) -> aiosqlite.Connection:
        """A connection that begins and commits nothing by itself."""
        return await aiosqlite.connect(path, isolation_level=None)

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` as a whole on the connection's thread and return its result. Nothing else runs there
        meanwhile."""
        result: T = await self._connection._execute(work)  # type: ignore[no-untyped-call]
        return result

    def transact(self, work: Callable[[Connection], T], *, writing: bool) -> T:
        """Run `work` in one transaction: nobody else writes meanwhile, so it is never run again."""
        with (self._writing if writing else self._reading).begin() as connection:
            return work(connection)

    def ask(self, query: Select[Any], values: Mapping[str, object]) -> Sequence[Row[Any]]:
        with self._reading.begin() as connection:
            return connection.execute(query, values).all()

    def prepare(self) -> None:
        """Refuse a foreign file before the first change; only then set the journal mode and migrate."""
        with self.engine.connect() as connection:
            behind = migrate.is_behind(connection, self.name)
            private.tighten([self.path.parent, *map(self._beside, ("", "-wal", "-shm", ".lock"))])
            connection.exec_driver_sql("PRAGMA journal_mode = wal")
        warn_if_outdated()
        if behind:
            self._migrate()
        self.checkpoint()
        self._lock.note(in_use=wal.beside(self.path).exists())

    def listen(self, told: Callable[[Notice], None]) -> None:
        """Never: a file has one process."""

    async def beside(self) -> Driver:
        """Itself."""
        return self

    def clock(self, connection: Connection) -> int:
        """That of the machine."""
        return time.time_ns() // 1_000_000

    def said(self, error: BaseException) -> str:
        """SQLite's own words; SQLAlchemy's add the statement and a link."""
        return str(getattr(error, "orig", None) or error)

    def away(self, error: BaseException) -> bool:
        """Never: a file is there."""
        return False

    def faults(self) -> list[str]:
        """Its check of the file and of what belongs to what, as far as it is not sound."""
        with self._reading.begin() as c:
            said = c.exec_driver_sql(f"PRAGMA integrity_check({FAULTS})").scalars().all()
            lines = [" ".join(str(each).split()) for each in said if each != "ok"]
            lost = c.exec_driver_sql("PRAGMA foreign_key_check").mappings().all()[:FAULTS]
        return lines + [f"row {row['rowid'] or '?'} of {row['table']} belongs to no {row['parent']}" for row in lost]

    def checkpoint(self) -> None:
        """Bring the newest moves into the file itself, so that little is lost with the one beside it."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def backup(self, target: Path) -> None:
        """Copy the file through a connection of its own."""
        await asyncio.to_thread(copies.compact, self.path, target)

    async def close(self) -> None:
        """Finish what is under way, then close the file, end the thread and release the lock."""
        self._lock.note(in_use=False)
        await self.run(self.engine.dispose)
        await self._connection.close()
        self._lock.release()

    def _beside(self, ending: str) -> Path:
        """The database's file, or one that goes with it."""
        return self.path.with_name(self.path.name + ending)

    def _migrate(self) -> None:
        # Rebuilding a table drops the old one, which foreign keys forbid; the switch works only outside.
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = off")
        with self._writing.begin() as connection:
            migrate.upgrade(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreError(f"The new schema would break references in {self.path}: nothing was changed.")
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = on")

    def _open(self) -> sqlite3.Connection:
        """The connection; a new one after it was closed because of a failure. Only on its thread."""
        try:
            self._connection.total_changes  # noqa: B018 - raises if it is closed
        except sqlite3.ProgrammingError:
            self._connection._connection = self._connection._connector()
        return self._connection._conn


class Reader(Driver):
    """The same on a file that nobody writes to meanwhile, such as a copy: several processes may read it at once."""

    @classmethod
    async def look(cls, path: Path) -> Reader:
        """A file of this version's. Nothing is written, not even a lock."""
        uri = f"{_absolute(path).as_uri()}?mode=ro"
        return cls(path, _Unlocked(), await aiosqlite.connect(uri, isolation_level=None, uri=True))

    def prepare(self) -> None:
        """It is as it is."""


def _absolute(path: Path) -> Path:
    return path.resolve()


class _Unlocked(FileLock):
    """Keeps nobody out."""

    def __init__(self) -> None:
        self.unclosed = False

    def note(self, *, in_use: bool) -> None:
        """Nothing."""

    def release(self) -> None:
        """Nothing."""


def plain(url: str) -> Engine:
    """An engine for a file that nobody else has open, to carry rows. Dispose of it."""
    return create_engine(f"sqlite:///{path_of(url)}", hide_parameters=True)


def name_of(url: str) -> str:
    """A database in messages: its file."""
    return str(path_of(url))


def last_number(c: Connection) -> int:
    """The last number given to due work, gone or not: they are in the buttons of messages and never used again."""
    return int(c.scalar(text("select seq from sqlite_sequence where name = 'due'")) or 0)


def count_on(c: Connection, last: int) -> None:
    """Number new due work after that."""
    c.execute(text("delete from sqlite_sequence where name = 'due'"))
    c.execute(text("insert into sqlite_sequence (name, seq) values ('due', :last)"), {"last": last})


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


def _configure(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in ("synchronous = full", "foreign_keys = on", f"busy_timeout = {copies.BUSY_MS}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Connection) -> None:
    statement = connection.get_execution_options().get("begin")
    if statement:
        connection.exec_driver_sql(statement)
