"""What all tasks work on: the database of the settings and the games of this host."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import db
from db import copies
from engine.core.game import AnyGame


class Where(NamedTuple):
    """The database's file, and the games its tables may play."""

    database: Path
    games: Sequence[AnyGame]


@asynccontextmanager
async def opened(path: Path, *, new: bool = False) -> AsyncIterator[db.Store]:
    """The database (or a `new` one), which is brought to this version's schema. Raises `StoreError` if a bot has it
    open."""
    if not new:
        existing(path)
    store = await db.Store.open(_url(path))
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def copied(path: Path, folder: Path | None = None) -> AsyncIterator[tuple[Path, db.Store]]:
    """An exact copy of a database in a folder of its own (in `folder`, or among the temporary files), opened. The
    file itself is left as it is, and a bot may use it. Raises `StoreError`, naming the file, not the copy."""
    existing(path)
    with tempfile.TemporaryDirectory(prefix="board-games-", dir=folder) as made:
        copy = Path(made, "games.db")
        try:
            copies.duplicate(path, copy)
            async with opened(copy) as store:
                yield copy, store
        except db.StoreError as error:
            raise db.StoreError(str(error).replace(str(copy), str(path))) from error


def _url(path: Path) -> str:
    return f"sqlite:///{path.resolve()}"


def existing(path: Path) -> None:
    """Raises `ValueError` if there is no such file."""
    if not path.is_file():
        raise ValueError(f"{path}: there is no such file")


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
