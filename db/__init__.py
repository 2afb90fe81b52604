"""Storage: bytes and rows. Knows no game and no Discord."""

from .backups import backup_daily
from .counts import Counts
from .journal import Journal
from .rows import (
    HASH,
    Appended,
    By,
    Due,
    Entry,
    Game,
    NewDue,
    NewGame,
    Outcome,
    Seat,
    Server,
    Snapshot,
    Status,
    StoreError,
    Tenure,
)
from .store import Store

__all__ = [
    "HASH",
    "Appended",
    "By",
    "Counts",
    "Due",
    "Entry",
    "Game",
    "Journal",
    "NewDue",
    "NewGame",
    "Outcome",
    "Seat",
    "Server",
    "Snapshot",
    "Status",
    "Store",
    "StoreError",
    "Tenure",
    "backup_daily",
]
