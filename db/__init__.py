"""Storage: bytes and rows. Knows no game and no Discord."""

from .rows import (
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
    "Appended",
    "By",
    "Entry",
    "Game",
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
]
