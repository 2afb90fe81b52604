"""Copies of a database file, made whether or not a bot uses it; and one put in its place, while none does.

A file is read through a connection that writes nothing, not even beside it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from . import private, sqlite
from .lock import FileLock
from .rows import StoreError

BESIDE = ("", "-wal", "-shm")
"""The endings of a database's files."""


def compact(path: Path, target: Path) -> None:
    """Write a compact copy that stands alone; a file at `target` is replaced, by a complete one only. Not for the
    event loop. Raises `StoreError`."""

    def vacuum(source: sqlite3.Connection, part: Path) -> None:
        source.execute("VACUUM INTO ?", (str(part),))

    _write(path, target, vacuum)


def duplicate(path: Path, target: Path) -> None:
    """Write a copy of all pages, damaged ones as they are. As `compact`."""

    def pages(source: sqlite3.Connection, part: Path) -> None:
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)

    _write(path, target, pages)


def replace(path: Path, new: Path, aside: Path) -> None:
    """Put the file `new` in the place of a database, which is kept as `aside` with the files beside it. Raises
    `StoreError` if a bot uses it; the database is there then, and at any moment of a power cut."""
    lock = FileLock(path)
    try:
        for ending in BESIDE:
            if _beside(path, ending).exists():
                _keep(_beside(path, ending), _beside(aside, ending))
        for ending in BESIDE[1:]:  # the newest moves of the old database: they do not fit the new one
            _beside(path, ending).unlink(missing_ok=True)
        flush_and_rename(new, path)
    except OSError as error:
        raise StoreError(f"{path} could not be replaced: {error.strerror}.") from error
    finally:
        lock.release()


def flush_and_rename(part: Path, target: Path) -> None:
    """Make a file durable before it takes the name, and the name durable before anyone relies on it."""
    sqlite.sync(part)
    part.replace(target)
    if os.name != "nt":
        sqlite.sync(target.parent)


def _write(path: Path, target: Path, copy: Callable[[sqlite3.Connection, Path], None]) -> None:
    part = target.with_name(target.name + ".part")
    try:
        private.make_folder(target.parent)
        part.unlink(missing_ok=True)
        private.make(part)
        _read(path, part, copy)
        flush_and_rename(part, target)
    except OSError as error:
        raise StoreError(f"The copy {target} could not be written: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise StoreError(f"The copy {target} could not be written: {error}.") from error
    finally:
        with suppress(OSError):
            part.unlink()


def _read(path: Path, part: Path, copy: Callable[[sqlite3.Connection, Path], None]) -> None:
    """Copy a database that nobody has open without a lock, as SQLite would leave files beside it otherwise; if it was
    opened meanwhile, once more."""
    idle = not _beside(path, "-wal").exists()
    while True:
        how = "immutable=1" if idle else "mode=ro"
        uri = f"{path.resolve().as_uri()}?{how}"
        with closing(sqlite3.connect(uri, uri=True, timeout=sqlite.BUSY_MS / 1_000)) as source:
            copy(source, part)
        if not idle or not _beside(path, "-wal").exists():
            return
        idle = False
        part.unlink()
        private.make(part)


def _keep(old: Path, name: Path) -> None:
    try:
        os.link(old, name)
    except OSError:  # a file system without links
        shutil.copy2(old, name)
    private.tighten([name])


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
