"""All rows of one database in another, of whatever kind: how a host moves from SQLite to PostgreSQL and back.

Nobody writes to the source meanwhile, or it is a copy. Both are of the same version, mostly of this one; whoever asks
has locked the target.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    LargeBinary,
    MetaData,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
)

from . import migrate, private, sqlite
from .database import is_postgresql
from .rows import StoreError
from .schema import CLUSTER, KEPT, game

SOME = 500
"""Rows read and written at a time."""


class Counts(Struct, frozen=True):
    """The number of rows by table, and a digest of them all in whatever order: databases sort texts otherwise."""

    rows: dict[str, int]
    digest: int


def unheard(_: int) -> None:
    """Says nothing."""


def size(engine: Engine, tables: Sequence[Table] = KEPT) -> int:
    """The number of all rows."""
    with engine.connect() as c:
        return sum(c.scalar(select(func.count()).select_from(table)) or 0 for table in tables)


def empty_like(url: str, path: Path) -> None:
    """Make a new file of SQLite's without rows, of the version that a database is of: that may be older than this
    one, and is left so. Raises `StoreError` where it is none of ours, empty, or newer."""
    with plain(url) as engine, engine.connect() as c:
        migrate.is_behind(c, name_of(url))
        revision = migrate.revision_of(c)
    if revision is None:
        raise StoreError(f"{name_of(url)} is empty: no bot has used it yet.")
    private.make(path)
    with plain(f"sqlite:///{path}") as engine, engine.begin() as c:
        migrate.upgrade(c, revision)


def tables_of(engine: Engine) -> Sequence[Table]:
    """The tables of a database whose rows are carried, each after those it refers to: also of an older version."""
    with engine.connect() as c:
        if not migrate.is_behind(c, str(engine.url.database)):
            return KEPT
        found, without = MetaData(), {migrate.VERSION_TABLE, *(each.name for each in CLUSTER)}
        found.reflect(c)
    return [each for each in found.sorted_tables if each.name not in without]


def carry(
    source: Engine,
    target: Engine,
    games: Collection[int] | None = None,
    done: Callable[[int], None] = unheard,
    tables: Sequence[Table] = KEPT,
) -> None:
    """Write the rows of `source` to `target`, in one transaction: all of them, to a database without rows, or what
    belongs to some `games`, and all that belongs to none, in place of what is there. `done` is told how many rows
    were written, each time some were; `tables` are those of a version. Not for the event loop. Raises SQLAlchemy's
    errors; nothing is written then."""
    with source.connect() as old, target.begin() as new:
        if games is not None:
            for table in reversed(tables):
                for chosen in _chosen(table, games):
                    new.execute(delete(table).where(*chosen))
        for table in tables:
            for chosen in [()] if games is None else _chosen(table, games):
                for rows in _rows(old, table, *chosen):
                    new.execute(insert(table), rows)
                    done(len(rows))
        _kind(new.dialect.name).count_on(new, _kind(old.dialect.name).last_number(old))


def counts(engine: Engine, done: Callable[[int], None] = unheard) -> Counts:
    """What a database holds: equal for equal rows, whatever the kind of database. `done` as for `carry`."""
    found = dict.fromkeys((each.name for each in KEPT), 0)
    with engine.connect() as connection:
        digest = _digest("due", _kind(connection.dialect.name).last_number(connection))
        for table in KEPT:
            for rows in _rows(connection, table):
                digest += sum(_digest(str(table.name), *row.values()) for row in rows)
                found[table.name] += len(rows)
                done(len(rows))
    return Counts(found, digest)


def changed(before: Path, now: Path) -> list[int]:
    """The games of which anything differs between two files of SQLite."""
    found = set[int]()
    with plain(f"sqlite:///{now}") as engine, engine.connect() as c:
        c.execute(text("attach database :file as before"), {"file": str(before)})
        for table in KEPT:
            key = "id" if table is game else "game"
            if key not in table.c:
                continue
            for one, other in (("main", "before"), ("before", "main")):
                rows = f"select * from {one}.{table.name} except select * from {other}.{table.name}"
                found |= set(c.execute(text(f'select distinct "{key}" from ({rows})')).scalars())
    return sorted(found)


def _of_a_game() -> dict[str, Select[Any]]:
    """What gives the rows of a game, by table."""
    keys = {table: game.c.id if table is game else table.c.get("game") for table in KEPT}
    return {
        str(table.name): select(table).where(key == bindparam("of")).order_by(*table.primary_key.columns)
        for table, key in keys.items()
        if key is not None
    }


_OF_A_GAME = _of_a_game()


def fingerprint(c: Connection, number: int) -> str:
    """A digest of all rows of a game, for one kind of database."""
    found = hashlib.sha256()
    for name, query in _OF_A_GAME.items():
        rows = c.execute(query, {"of": number})
        found.update(msgspec.msgpack.encode((name, [tuple(row) for row in rows])))
    return found.hexdigest()


@contextmanager
def plain(url: str) -> Iterator[Engine]:
    """An engine for the rows of a database, without its lock. Its errors become `StoreError`."""
    kind = _kind("" if is_postgresql(url) else "sqlite")
    engine = kind.plain(url)
    try:
        yield engine
    except kind.ERRORS as error:
        raise StoreError(f"The database {name_of(url)} failed: {getattr(error, 'orig', None) or error}.") from error
    finally:
        engine.dispose()


def name_of(url: str) -> str:
    """A database in messages: the file, or the URL without its password."""
    kind = _kind("" if is_postgresql(url) else "sqlite")
    name: str = kind.name_of(url)
    return name


def _chosen(table: Table, games: Collection[int]) -> Iterator[tuple[ColumnElement[bool], ...]]:
    """The conditions for the rows of some games, few at a time; none for a table that belongs to no game."""
    key = game.c.id if table is game else table.c.get("game")
    if key is None:
        yield ()
        return
    numbers = sorted(games)
    for at in range(0, len(numbers), SOME):
        yield (key.in_(numbers[at : at + SOME]),)


def _rows(c: Connection, table: Table, *chosen: ColumnElement[bool]) -> Iterator[list[dict[str, object]]]:
    """The rows in the order of their keys, some at a time."""
    binary = {each.name for each in table.columns if isinstance(each.type, LargeBinary)}
    query = select(table).where(*chosen).order_by(*table.primary_key.columns).execution_options(yield_per=SOME)
    for some in c.execute(query).mappings().partitions():
        yield [{str(k): _bytes(v) if k in binary else v for k, v in row.items()} for row in some]


def _digest(*values: object) -> int:
    return int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(values)).digest())


def _bytes(value: object) -> object:
    """SQLite keeps an empty default of bytes as an empty text."""
    return b"" if value == "" else value


def _kind(name: str) -> ModuleType:
    """What is particular to a kind of database."""
    if name == "sqlite":
        return sqlite
    from . import postgres

    return postgres
