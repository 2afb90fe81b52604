"""The daily copies of a database, in a folder of their own. The newest few are kept."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from pathlib import Path

from .rows import StoreError
from .store import Store

NAME = re.compile(r"games-\d{4}-\d\d-\d\d\.db")
"""What a daily copy is called; other files in the folder are left alone."""


async def backup_daily(store: Store, folder: Path, today: date, keep: int) -> Path | None:
    """Write today's copy if it is not there yet, and delete all daily copies but the newest `keep`. The copy if one
    was written. Raises `StoreError`; older copies are deleted only after a newer one is whole."""
    target = folder / f"games-{today.isoformat()}.db"
    if keep < 1 or target.exists():
        return None
    await store.backup(target)
    await asyncio.to_thread(_forget, folder, keep)
    return target


def _forget(folder: Path, keep: int) -> None:
    """Delete all daily copies but the newest."""
    try:
        copies = sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name))
        for path in copies[:-keep]:
            path.unlink()
    except OSError as error:
        raise StoreError(f"Old backups in {folder} could not be deleted: {error.strerror}.") from error
