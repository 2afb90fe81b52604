"""One process for each database file or folder: an OS lock on a file there that ends with its holder."""

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


class Footprint:
    """A name in a file of a folder, locked from `__init__` to `release`. `before` is the name that was there, if
    whoever wrote it has certainly ended: it held the lock on this machine, since the machine was started. If another
    process has the lock, its name stays, and nothing is known of anybody."""

    def __init__(self, folder: Path, name: str) -> None:
        self.before: str | None = None
        self._fd = -1
        try:
            fd = os.open(folder / "process.lock", os.O_RDWR | os.O_CREAT, private.FILE)
        except OSError as error:
            raise StoreError(f"Cannot create {folder / 'process.lock'}: {error.strerror}.") from None
        try:
            _lock(fd)
        except OSError:
            os.close(fd)
            return
        self._fd, machine = fd, _machine()
        there = os.read(fd, 1_000).decode(errors="replace").split()
        if machine and len(there) == 2 and there[0] == machine:
            self.before = there[1]
        os.ftruncate(fd, 0)
        os.lseek(fd, 0, os.SEEK_SET)
        os.write(fd, f"{machine or 'unknown'}\n{name}\n".encode())

    def release(self) -> None:
        """Let others have the file. The name stays."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def _machine() -> str | None:
    """This machine since its last start, where it says: no other has that name."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip() or None
    except OSError:
        return None


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
