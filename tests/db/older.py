"""The databases of earlier versions (`old`), on the database of the tests.

SQLite had all revisions. PostgreSQL came with `FIRST`: there an old database is one of a host that had moved with
that version. It has the tables that were made then, the rows that were carried, and all later revisions before it.
"""

from __future__ import annotations

import asyncio
import lzma
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, Integer, LargeBinary, Table

from db import Store, carry, migrate
from tests import stores

OLD = Path(__file__).parent / "old"
FIRST = "0010"


def unpacked(folder: Path, name: str = "0001") -> Path:
    """An old database as a file in a folder."""
    path = folder / "games.db"
    path.write_bytes(lzma.decompress((OLD / f"{name}.db.xz").read_bytes()))
    return path


def brought(folder: Path, name: str = "0001") -> Path:
    """An old database of the tests' kind; the path in that folder that stands for it."""
    if not stores.POSTGRESQL:
        return unpacked(folder, name)
    path = folder / "games.db"
    stores.server().replace(path.resolve(), _moved(name))
    return path


def migrated(folder: Path, name: str = "0001") -> Path:
    """The same, brought to this version: that is done once in each process of the tests."""
    path = folder / "games.db"
    if stores.POSTGRESQL:
        stores.server().replace(path.resolve(), _migrated_there(name))
    else:
        path.write_bytes(_migrated(name))
    return path


@cache
def _migrated(name: str) -> bytes:
    with TemporaryDirectory() as folder:
        path = brought(Path(folder), name)
        _open(f"sqlite:///{path}")
        return path.read_bytes()


@cache
def _migrated_there(name: str) -> Path:
    path = Path("/migrated") / name
    stores.server().replace(path, _moved(name))
    _open(stores.server().url_of(path))
    return path


def _open(url: str) -> None:
    """Once, beside a test's own event loop."""

    async def opened() -> None:
        await (await Store.open(url)).close()

    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, opened()).result()


@cache
def _moved(name: str) -> Path:
    """What stands for the one on PostgreSQL of which others are copies."""
    path = Path("/old") / name
    with TemporaryDirectory() as folder:
        move(unpacked(Path(folder), name), stores.server().url_of(path))
    return path


def move(file: Path, url: str) -> None:
    """Bring a file of SQLite's to `FIRST`, and all of it to an empty database of PostgreSQL's."""
    with carry.plain(f"sqlite:///{file}") as old, carry.plain(url) as new:
        with old.begin() as c:
            migrate.upgrade(c, FIRST)
        tables = carry.tables_of(old)
        for table in tables:
            _as_there(table)
        tables[0].metadata.create_all(new, tables)
        with new.begin() as c:
            scripts = ScriptDirectory.from_config(migrate.configuration())
            MigrationContext.configure(c).stamp(scripts, FIRST)
        carry.carry(old, new, tables=tables)


def _as_there(table: Table) -> None:
    """A table of SQLite's with what PostgreSQL calls otherwise."""
    (key, *more) = table.primary_key.columns
    counts = not more and isinstance(key.type, Integer) and not isinstance(key.type, BigInteger)
    if not more:
        key.autoincrement = counts and not key.foreign_keys
    if counts:
        key.type = BigInteger()
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            column.type = LargeBinary()
    for index in table.indexes:
        index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"].get("where")
