"""Copies of a database file, made whether or not a bot uses it; and putting one in its place, while none does. A file
is read through a connection that writes nothing, not even beside it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from . import private
from .rows import StoreError

BUSY_MS = 5_000
"""How long to wait for another program (a backup tool, a shell) that holds the file."""
BESIDE = ("", "-wal", "-shm")
"""The endings of a database's files."""


def compact(path: Path, target: Path) -> None:
    """Write a compact copy that needs no other file; a file at `target` is only replaced by a complete one. Not for
    the event loop. Raises `StoreError`."""

    def vacuum(source: sqlite3.Connection, part: Path) -> None:
        source.execute("VACUUM INTO ?", (str(part),))

    _write(path, target, vacuum)


def duplicate(path: Path, target: Path) -> None:
    """Write a copy of all pages, damaged ones as they are. Otherwise as `compact`."""

    def pages(source: sqlite3.Connection, part: Path) -> None:
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)

    _write(path, target, pages)


def replace(path: Path, new: Path, aside: Path) -> None:
    """Put the file `new` in the place of a database, which is kept as `aside` with the files beside it. Only while
    its lock is held. Whenever the power may fail, a database is there. Raises `StoreError`."""
    try:
        for ending in BESIDE:
            if _beside(path, ending).exists():
                _keep(_beside(path, ending), _beside(aside, ending))
        for ending in BESIDE[1:]:  # the newest moves of the old database: they do not fit the new one
            _beside(path, ending).unlink(missing_ok=True)
        flush_and_rename(new, path)
    except OSError as error:
        raise StoreError(f"{path} could not be replaced: {error.strerror}.") from error


def reader(path: Path) -> sqlite3.Connection:
    """A connection that only reads, and writes nothing beside the file either. A database nobody has open is read
    without a lock, because with one SQLite would leave files there. Only for a short time, since a bot may open
    it."""
    how = "mode=ro" if _beside(path, "-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, timeout=BUSY_MS / 1_000)


def heads(path: Path) -> dict[int, int] | None:
    """The last entry of every game in a file (-1: not started), or None if that cannot be read."""
    try:
        with closing(reader(path)) as file:
            return dict(file.execute("select id, head from game").fetchall())
    except sqlite3.Error:
        return None


def flush_and_rename(part: Path, target: Path) -> None:
    """Flush a file before it takes the name, and flush the name before anybody relies on it."""
    sync(part)
    part.replace(target)
    if os.name != "nt":
        sync(target.parent)


def sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk. Raises `OSError`."""
    fd = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


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
        raise StoreError(_unread(path, error) or f"The copy {target} could not be written: {error}.") from error
    finally:
        with suppress(OSError):
            part.unlink()


def _unread(path: Path, error: sqlite3.Error) -> str:
    """What is wrong with the file being copied, in a sentence; empty if the fault lies elsewhere."""
    if not os.access(path, os.R_OK):  # not opened and closed: that would take SQLite's locks from this process
        return f"{path} cannot be read by this user."
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest says in more detail what happened
    return f"{path} is damaged: {error}." if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else ""


def _read(path: Path, part: Path, copy: Callable[[sqlite3.Connection, Path], None]) -> None:
    """Copy a database; again if a bot opened it in the meantime."""
    idle = not _beside(path, "-wal").exists()
    with closing(reader(path)) as source:
        copy(source, part)
    if idle and _beside(path, "-wal").exists():
        part.unlink()
        private.make(part)
        with closing(reader(path)) as source:
            copy(source, part)


def _keep(old: Path, name: Path) -> None:
    try:
        os.link(old, name)
    except OSError:  # a file system without links
        shutil.copy2(old, name)
    private.tighten([name])


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
