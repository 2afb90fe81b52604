"""One process for each database file: an OS lock on a file beside it that ends with its holder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from . import private
from .rows import InUse, StoreError

OPEN = b"open"
"""The second line of the file while a process has the database open: it stays if that process is killed."""


def unclosed(database: Path) -> bool:
    """Whether a process has the database open, or had, and did not close it."""
    try:
        return OPEN in _path(database).read_bytes().split()
    except OSError:
        return False


def _path(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


class FileLock:
    """Holds `<database>.lock` from `__init__` to `release`. Raises `StoreError` if another process has it.
    `unclosed`: the one before had the database open, and did not close it."""

    def __init__(self, database: Path) -> None:
        path = _path(database)
        try:
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT, private.FILE)
        except OSError as error:
            raise StoreError(f"Cannot create {path}: {error.strerror}.") from None
        try:
            _lock(self._fd)
        except OSError:
            holder = (os.read(self._fd, 20).decode(errors="replace").split() or ["unknown"])[0]
            os.close(self._fd)
            raise InUse(
                f"Another bot (process {holder}) has {database} open: "
                "stop it first, or give this one a separate database."
            ) from None
        self.unclosed = OPEN in os.read(self._fd, 100).split()
        self.note(in_use=False)

    def note(self, *, in_use: bool) -> None:
        """Note that the newest moves are in a file of their own from now on, or no more."""
        os.ftruncate(self._fd, 0)
        os.lseek(self._fd, 0, os.SEEK_SET)
        os.write(self._fd, f"{os.getpid()}\n".encode() + (OPEN + b"\n" if in_use else b""))

    def release(self) -> None:
        """Let other processes have the database. The file stays: removing it could let two processes in."""
        os.close(self._fd)


if sys.platform == "win32":
    import msvcrt

    def _lock(fd: int) -> None:
        # Windows forbids others to read a locked byte: lock one after the process number.
        os.lseek(fd, 1024, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(fd, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(fd: int) -> None:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
