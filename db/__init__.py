"""Storage: bytes and rows. Knows no game and no Discord."""

from .backups import backup_daily
from .journal import Journal
from .rows import (
    HASH,
    Appended,
    By,
    Entry,
    Game,
    NewGame,
    NewPost,
    Outcome,
    Post,
    Seat,
    Server,
    Snapshot,
    Status,
    StoreError,
)
from .store import Store

__all__ = [
    "HASH",
    "Appended",
    "By",
    "Entry",
    "Game",
    "Journal",
    "NewGame",
    "NewPost",
    "Outcome",
    "Post",
    "Seat",
    "Server",
    "Snapshot",
    "Status",
    "Store",
    "StoreError",
    "backup_daily",
]
