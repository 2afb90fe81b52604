"""The daily copies of a database, in a separate folder. The newest few are kept."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import date
from pathlib import Path

from . import private
from .rows import StoreError
from .store import Store

log = logging.getLogger(__name__)

NAME = re.compile(r"games-\d{4}-\d\d-\d\d\.db")
"""The name of a daily copy; other files in the folder are left alone."""
AHEAD = re.compile(r"games-\d{4}-\d\d-\d\d\.ahead\.db")
"""A copy dated ahead by a wrong clock, renamed so that its day gets a copy of its own."""


async def backup_daily(store: Store, folder: Path, today: date, keep: int) -> Path | None:
    """Write today's copy if there is none yet, and delete all daily copies but the newest `keep`. Returns the copy if
    one was written. Raises `StoreError`; older copies are only deleted after a newer one is complete.

    Copies dated after `today` are renamed; the newest `keep` of those stay, too.
    """
    if keep < 1:
        return None
    target = folder / f"games-{today.isoformat()}.db"
    await asyncio.to_thread(_in_order, folder, target.name)
    if target.exists():
        return None
    await store.backup(target)
    await asyncio.to_thread(_forget, folder, keep)
    return target


def _in_order(folder: Path, today: str) -> None:
    """See that only the bot's user may read the copies, and that none is dated after the one called `today`."""
    try:
        copies = _copies(folder, NAME) if folder.exists() else []
        private.tighten([folder, *copies])
        for path in copies:
            if path.name > today:
                aside = path.replace(path.with_suffix(".ahead.db"))
                log.warning("the clock is behind a backup, which is renamed: %s", aside)
    except OSError as error:
        raise StoreError(f"The backups in {folder} could not be looked through: {error.strerror}.") from error


def _forget(folder: Path, keep: int) -> None:
    """Delete all daily copies but the newest."""
    try:
        for path in (*_copies(folder, NAME)[:-keep], *_copies(folder, AHEAD)[:-keep]):
            path.unlink()
    except OSError as error:
        raise StoreError(f"Old backups in {folder} could not be deleted: {error.strerror}.") from error


def _copies(folder: Path, name: re.Pattern[str]) -> list[Path]:
    """The files with such a name, the oldest first."""
    return sorted(path for path in folder.iterdir() if name.fullmatch(path.name))
