"""What all tasks work on: the database of the settings and the games of this host."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

import db
from db import carry, copies
from engine.core.game import AnyGame

from .progress import Progress

Source: TypeAlias = Path | str
"""A database: the file of SQLite's, or the URL of PostgreSQL's."""


class Program(NamedTuple):
    """What starts another process of ours, and the folder of the code, in which it is started."""

    command: Sequence[str]
    folder: Path


class Where(NamedTuple):
    """The database, the games its tables may play, and what replays them on other cores."""

    database: Source
    games: Sequence[AnyGame]
    checker: Program | None = None

    @property
    def folder(self) -> Path:
        """What is kept beside the database."""
        return (self.database if isinstance(self.database, Path) else Path("data", "games.db")).parent

    @property
    def backups(self) -> Path:
        """The folder for copies."""
        return self.folder / "backups"


@asynccontextmanager
async def opened(source: Source, *, new: bool = False) -> AsyncIterator[db.Store]:
    """The database (or a `new` one), which is brought to this version's schema. Raises `StoreError` if a bot has it
    open."""
    if not new:
        existing(source)
    store = await db.Store.open(url_of(source))
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def copied(source: Source, folder: Path | None = None) -> AsyncIterator[tuple[Path, db.Store]]:
    """An exact copy of a database in a file of its own (in `folder`, or among the temporary files), opened. The
    database itself is left as it is, and a bot may use it. Raises `StoreError`, naming the database, not the copy."""
    existing(source)
    with tempfile.TemporaryDirectory(prefix="board-games-", dir=folder) as made:
        copy = _in(made)
        try:
            await copy_into(source, copy)
            async with opened(copy) as store:
                yield copy, store
        except db.StoreError as error:
            raise db.StoreError(str(error).replace(str(copy), named(source))) from error


def _in(made: str) -> Path:
    """The copy's file, named so that it is found from any folder."""
    return Path(made, "games.db").resolve()


@asynccontextmanager
async def written_out(source: Source) -> AsyncIterator[Path]:
    """A copy like that, not opened, for another program. Raises `StoreError`."""
    existing(source)
    with tempfile.TemporaryDirectory(prefix="board-games-") as made:
        copy = Path(made, "games.db")
        await copy_into(source, copy)
        yield copy


async def copy_into(source: Source, copy: Path) -> None:
    """Write an exact copy of a database as a new file of SQLite's: of all pages, or of all rows at one moment, in the
    version that they are of. Raises `StoreError`."""
    if isinstance(source, Path):
        copies.duplicate(source, copy)
        return
    await asyncio.to_thread(carry.empty_like, source, copy)
    await carried(source, copy)


async def carried(source: Source, target: Source, games: Sequence[int] | None = None) -> None:
    """Write the rows of a database into another, as `carry`. Raises `StoreError`."""

    def work() -> None:
        with (
            carry.plain(url_of(source)) as old,
            carry.plain(url_of(target)) as new,
            Progress("rows copied", carry.size(old, tables := carry.tables_of(new))) as progress,
        ):
            carry.carry(old, new, games, progress.next, tables)

    await asyncio.to_thread(work)


def url_of(source: Source) -> str:
    """Its URL."""
    return source if isinstance(source, str) else f"sqlite:///{source.resolve()}"


def named(source: Source) -> str:
    """The database in a message: a password is left out."""
    if isinstance(source, Path):
        return str(source)
    return carry.name_of(source)


def existing(source: Source) -> None:
    """Raises `ValueError` if there is no such file."""
    if isinstance(source, Path) and not source.is_file():
        raise ValueError(f"{source}: there is no such file")


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """No bot has the database open, and none can open it, while this is entered. Raises `StoreError`."""
    lock = db.FileLock(path)
    try:
        yield
    finally:
        lock.release()


def agreed(yes: bool) -> bool:
    """Whether the operator wants it done: said so before (`--yes`), or says so now."""
    if yes:
        return True
    if sys.stdin.isatty() and input("Go on? [y/N] ").strip().lower() in ("y", "yes"):
        return True
    print("Nothing was changed. With --yes it is done.")
    return False
