"""Everything particular to PostgreSQL: the connection, its lock, its settings. The rest of `db` is portable SQL.

A process has one connection, on a thread of its own, as it has with SQLite, and it holds an advisory lock: who has no
lock cannot write, because the lock ends with the connection. Pieces of work are serializable all the same, for other
programs may write to the database, and several processes may share it.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import psycopg
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    ExceptionContext,
    QueuePool,
    Row,
    Select,
    create_engine,
    event,
    make_url,
    select,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect, IsolationLevel
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from . import migrate
from .notices import NOTED, Notice, read
from .rows import Away, InUse, StoreError

T = TypeVar("T")

_NOTIFY = text("select pg_notify(:channel, :said)")

log = logging.getLogger(__name__)

ERRORS: tuple[type[Exception], ...] = (SQLAlchemyError, psycopg.Error)
LOCK, PREPARING = 0x626F61726467616D, 0x626F61726467616E
"""The number of the advisory lock that the one process of a database holds, or several share; and of the one that
whoever brings it to this version's schema holds."""
OLDEST = 13
"""The oldest PostgreSQL that is still tested by its makers."""
WRITING, READING = "begin isolation level serializable", "begin isolation level repeatable read read only"
LEASING = "begin isolation level repeatable read"
"""How transactions begin. While a serializable one is being kept, which takes seconds if it waits for a disk or a
standby, whoever reads what it wrote and writes what it read is refused, however often it is tried: so would each beat
be by another's. Those about leases see one moment, and what they write must be as they saw it: see `db/leases.py`."""
AGAIN = frozenset({"40001", "40P01"})
"""Serialization failure and deadlock: PostgreSQL has kept nothing, and asks for another try."""
TWICE = "23505"
"""A row is there already: for those who do not see each other's, one more reason for another try."""
OLDER = """
select count(*) from pg_locks has
where locktype = 'advisory' and granted and pid <> pg_backend_pid() and objsubid = 1
  and database = (select oid from pg_database where datname = current_database())
  and (classid::bigint << 32) + objid::bigint = :lock
  and not exists (
    select 1 from pg_locks waits
    where waits.pid = has.pid and waits.locktype = 'advisory' and not waits.granted
      and (waits.classid::bigint << 32) + waits.objid::bigint = :preparing
  )
"""
"""How many others hold the lock, and do not wait for their turn to prepare the database."""
TRIES = 5
REFUSED_S = 0.001
"""The longest wait after a first try that another was in the way of; after the nth it is n times n as long. All of
them together take a second or two: so long a commit may wait for a disk, or for a standby."""
CONNECT_S = 5
REST_S = 1.0
"""After a failed try to connect, so long nobody else tries: all others would wait for it, one after the other."""
LOCK_S, AGAIN_S = 15.0, 0.5
"""How long to wait for the lock, at the start and when the connection is made anew: the server may not have noticed
yet that the one before is gone."""
SETTINGS = {
    "application_name": "board games",
    "statement_timeout": "60s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "jit": "off",
}
"""What the server is asked for at each connection; keepalives let it notice soon that a process is gone. Compiling
takes longer than any of our questions."""
SHARED = {"idle_in_transaction_session_timeout": "3s"}
"""The same where processes share it: one that hangs must not keep the others out of what it was about to write."""
HASTY = {"statement_timeout": "3s", "lock_timeout": "2s"}
"""The same for what must not wait."""
CHANNEL, HEARS_S = "board_games", 1.0
"""The name under which notices are sent, and for how long they are waited for at a time."""
NETWORK = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""The same for this end, seconds and milliseconds: an answer that never comes must not keep everybody waiting."""


class Driver:
    """SQLAlchemy on one connection of psycopg, and on a thread of its own."""

    errors = ERRORS

    def __init__(self, url: str, *, shared: bool = False, hasty: bool = False) -> None:
        self.name = name_of(url)
        self._url, self._shared, self._origin = url, shared, secrets.token_hex(4)
        self._settings = SETTINGS | (SHARED if shared else {}) | (HASTY if hasty else {})
        self._hasty, self._again = hasty, AGAIN | {TWICE} if hasty else AGAIN
        self._tries = TRIES * 4 if shared else TRIES
        self._listener: Listener | None = None
        self._take = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        self._thread = ThreadPoolExecutor(1, "postgresql")
        self._failed, self._patience = float("-inf"), LOCK_S
        # Transactions are begun by hand: what is set for each anew costs more, and a question needs none.
        self.engine = _engine(
            _parsed(url), isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": CONNECT_S, **NETWORK}
        )
        event.listen(self.engine, "do_connect", self._connect)
        self._kept: Connection | None = None

    @classmethod
    async def open(cls, url: str, *, shared: bool = False) -> Driver:
        """The driver for a URL; nothing is connected yet. `shared`: with other processes that share it. Raises
        `StoreError`."""
        return cls(url, shared=shared)

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` as a whole on the connection's thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def transact(self, work: Callable[[Connection], T], *, writing: bool) -> T:
        """Run `work` in one transaction; again from its beginning where PostgreSQL asks for that, or where the
        connection was lost before it was to be kept. What a lost commit has done, nobody knows: that is an error."""
        for left in reversed(range(self._tries)):
            done = False
            try:
                with self._connected() as connection:
                    with _rolled_back(connection):
                        connection.exec_driver_sql(self._begins(writing))
                        if writing and self._shared:
                            connection.info[NOTED] = set()
                        result = work(connection)
                        if writing and self._shared:
                            _tell(connection, self._origin)
                    done = writing
                    _commit(connection)
                    return result
            except DBAPIError as error:
                lost = error.connection_invalidated and not done
                if not left or not (lost or _state(error) in self._again):
                    raise
                if self._shared:  # two in each other's way are not again, and what is being kept is kept soon
                    time.sleep(random.uniform(0, REFUSED_S * (self._tries - left) ** 2))
        raise AssertionError("the last try returns or raises")

    def _begins(self, writing: bool) -> str:
        return READING if not writing else LEASING if self._hasty else WRITING

    def ask(self, query: Select[Any], values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """A question sees one moment by itself: it needs no transaction, which is two ways to the server less."""
        for left in reversed(range(self._tries)):
            try:
                with self._connected() as connection, _rolled_back(connection):
                    rows = connection.execute(query, values).all()
                    connection.commit()  # nothing there; SQLAlchemy's own transaction ends
                    return rows
            except DBAPIError as error:
                if not left or not error.connection_invalidated:
                    raise
        raise AssertionError("the last try returns or raises")

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """The connection, which is kept until something fails on it: to get it anew each time costs as much as a
        statement."""
        connection = self._kept or self.engine.connect()
        self._kept = None
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        self._kept = connection

    def _let_go(self) -> None:
        if self._kept is not None:
            self._kept.close()
        self.engine.dispose()

    def prepare(self) -> None:
        """Connect, refuse a database of another program or a newer version, and bring it to this version's schema in
        one transaction."""
        with self._one_at_a_time(), self.engine.begin() as connection:
            connection.exec_driver_sql(WRITING)
            version = connection.dialect.server_version_info or (0,)
            if version < (OLDEST,):
                raise StoreError(f"{self.name} is PostgreSQL {version[0]}: {OLDEST} or newer is needed.")
            self._patience = AGAIN_S
            if migrate.is_behind(connection, self.name):
                self._only_new_ones(connection)
                for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
                    connection.exec_driver_sql(f"set local {name} = 0")
                migrate.upgrade(connection)

    @contextmanager
    def _one_at_a_time(self) -> Iterator[None]:
        """No other process that shares the database prepares it meanwhile, however long that takes."""
        for tell in ("set lock_timeout = 0", "set statement_timeout = 0", f"select pg_advisory_lock({PREPARING})"):
            self._tell(tell)
        try:
            yield
        finally:
            self._tell(f"select pg_advisory_unlock({PREPARING})")
            for name in ("lock_timeout", "statement_timeout"):
                self._tell(f"set {name} = '{SETTINGS[name]}'")

    def _only_new_ones(self, connection: Connection) -> None:
        """Processes that share the database and are past this are of an older version, which cannot use a newer
        schema. Raises `StoreError` if there are any."""
        until = time.monotonic() + LOCK_S
        while connection.scalar(text(OLDER), {"lock": LOCK, "preparing": PREPARING}):
            if time.monotonic() > until:
                raise InUse(
                    f"{self.name} has to be brought to a newer format, and bots of an older version use it: "
                    "stop them all first."
                )
            time.sleep(0.1)

    def _tell(self, statement: str) -> None:
        with self.engine.begin() as connection:
            connection.exec_driver_sql(statement)

    def listen(self, told: Callable[[Notice], None]) -> None:
        """On a connection of its own, if the database is shared."""
        if self._shared and self._listener is None:
            self._listener = Listener(self._url, self._origin, told)

    async def beside(self) -> Driver:
        """Another connection with the shared lock, and little patience, for leases; itself, if nothing is shared."""
        if not self._shared:
            return self
        other = Driver(self._url, shared=True, hasty=True)
        other._origin = self._origin
        return other

    def clock(self, connection: Connection) -> int:
        """The server's clock."""
        return int(connection.scalar(text("select (extract(epoch from clock_timestamp()) * 1000)::bigint")) or 0)

    def said(self, error: BaseException) -> str:
        """PostgreSQL's own words in one line."""
        return " ".join(str(getattr(error, "orig", None) or error).split()).rstrip(".")

    def away(self, error: BaseException) -> bool:
        """Whether the server cannot be reached, is stopping or starting, or did not get to it in time."""
        return isinstance(getattr(error, "orig", error), psycopg.OperationalError)

    def faults(self) -> list[str]:
        """None: PostgreSQL keeps what belongs to what, and reports damaged pages when they are read."""
        self.ask(select(1), {})
        return []

    def checkpoint(self) -> None:
        """Nothing: PostgreSQL does that itself."""

    async def backup(self, target: Path) -> None:
        """Refused: PostgreSQL has better ways."""
        raise StoreError(f"{self.name} is backed up by PostgreSQL itself: see docs/hosting.md.")

    async def close(self) -> None:
        """Finish what is under way, then close the connection, and with it the lock, and end the thread."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await self.run(self._let_go)
        await asyncio.to_thread(self._thread.shutdown)

    def _connect(self, dialect: Dialect, _: object, arguments: list[str], options: dict[str, Any]) -> DBAPIConnection:
        """A new connection, with the settings and the lock. Soon after a failed try it is refused at once: all work
        waits for this. Raises `StoreError` if another process has the lock."""
        if time.monotonic() < self._failed + REST_S:
            raise Away(f"The database {self.name} cannot be reached.")
        try:
            connection = dialect.connect(*arguments, **options)
            try:
                self._configure(cast("psycopg.Connection[tuple[object, ...]]", connection))
            except BaseException:
                connection.close()
                raise
        except BaseException:
            self._failed = time.monotonic()
            raise
        return connection

    def _configure(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        with connection.cursor() as cursor:
            for name, value in self._settings.items():
                cursor.execute("select set_config(%s, %s, false)", (name, value))
            until = time.monotonic() + self._patience
            while cursor.execute(f"select {self._take}(%s)".encode(), (LOCK,)).fetchone() != (True,):
                if time.monotonic() > until:
                    raise InUse(
                        f"Another bot has {self.name} open: stop it first, or give this one a separate database."
                    )
                time.sleep(0.1)
        connection.commit()  # the lock and the settings stay


class Listener:
    """Hears what other processes than `origin` write, on a thread and a connection of its own, until it is closed."""

    def __init__(self, url: str, origin: str, told: Callable[[Notice], None]) -> None:
        self._url = _parsed(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin, self._told, self._closed = origin, told, threading.Event()
        self._thread = threading.Thread(target=self._run, name="postgresql notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear nothing more."""
        self._closed.set()
        self._thread.join(2 * HEARS_S)

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("notices of other processes are not heard: %s", type(error).__name__)
                self._closed.wait(REST_S)

    def _listen(self) -> None:
        options: dict[str, Any] = {
            "connect_timeout": CONNECT_S,
            "application_name": "board games, ears",
            **NETWORK,
        }
        with psycopg.connect(self._url, autocommit=True, **options) as connection:
            connection.execute(f"listen {CHANNEL}")
            self._told(Notice())  # of what was written before, nothing was heard
            while not self._closed.is_set():
                for each in connection.notifies(timeout=HEARS_S):
                    origin, _, number = each.payload.partition(" ")
                    if origin != self._origin:
                        self._told(read(int(number)))
                connection.execute("select 1")  # is it still there?


def _tell(c: Connection, origin: str) -> None:
    """Have others hear of what was noted in this transaction, once it is kept."""
    for number in sorted(c.info.pop(NOTED)):
        c.execute(_NOTIFY, {"channel": CHANNEL, "said": f"{origin} {number}"})


def name_of(url: str) -> str:
    """A database in messages: its URL without the password."""
    parsed = _parsed(url).set(drivername="postgresql").difference_update_query(["password", "sslpassword"])
    return parsed.render_as_string(hide_password=True)


def plain(url: str) -> Engine:
    """An engine without the lock, to carry rows, or to look at all of them at one moment. Dispose of it."""
    return _engine(_parsed(url), isolation_level="REPEATABLE READ", connect_args={"connect_timeout": CONNECT_S})


def last_number(c: Connection) -> int:
    """The last number given to due work, gone or not: they are in the buttons of messages and never used again."""
    return int(c.scalar(text(f"select last_value from {_sequence(c, 'due')} where is_called")) or 0)


def count_on(c: Connection, last: int) -> None:
    """Number new due work after that, and all else that has numbers after those that are there; a database of an
    older version has not all of it."""
    numbered = ("game", "stop", "event", "league", "announcement")
    there = [name for name in numbered if c.scalar(text(f"select to_regclass('{name}')"))]
    others = [(name, c.scalar(text(f"select max(id) from {name}")) or 0) for name in there]
    for table, given in (("due", last), *others):
        if given:
            c.execute(text("select setval(:sequence, :given)"), {"sequence": _sequence(c, table), "given": given})


def _sequence(c: Connection, table: str) -> str:
    return str(c.scalar(text("select pg_get_serial_sequence(:table, 'id')"), {"table": table}))


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        parsed = None
    if parsed is None or not parsed.database:
        raise StoreError("The database must be given as a URL such as postgresql://user@host/name.")
    return parsed.set(drivername="postgresql+psycopg")


def _engine(url: URL, isolation_level: IsolationLevel, connect_args: Mapping[str, object]) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,  # seeds, hands and decks are among them
        isolation_level=isolation_level,
        connect_args=dict(connect_args),
    )
    event.listen(engine, "handle_error", _cleared)
    return engine


@contextmanager
def _rolled_back(connection: Connection) -> Iterator[None]:
    """In a transaction, which an exception rolls back; if that fails, the connection is given up."""
    transaction = connection.begin()
    try:
        yield
    except BaseException:
        try:
            transaction.rollback()
        except BaseException:
            connection.invalidate()
            raise
        raise


def _commit(connection: Connection) -> None:
    """Commit; a connection that fails to is in no known state, and is given up."""
    try:
        connection.commit()
    except BaseException as error:
        if not (isinstance(error, DBAPIError) and _state(error) in AGAIN):
            connection.invalidate()
        raise


def _cleared(context: ExceptionContext) -> None:
    """Leave of an error only PostgreSQL's first words: its details quote rows, and with them what is secret."""
    cause = context.original_exception
    first = cause.diag.message_primary if isinstance(cause, psycopg.Error) else None
    if first:
        cause.args = (first,)
        if context.sqlalchemy_exception is not None:
            context.sqlalchemy_exception.args = (first,)


def _state(error: DBAPIError) -> str:
    """The SQLSTATE of an error; empty if it has none."""
    return getattr(error.orig, "sqlstate", None) or ""
