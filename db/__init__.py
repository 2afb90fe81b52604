"""Storage: bytes and rows. Knows no game and no Discord."""

from .backups import backup_daily
from .clock_set import Times
from .counts import Counts
from .due import CHORES, PARKED, POSTS, Queue
from .journal import Journal
from .lock import FileLock
from .places import SOUGHT, Loss
from .plans import Turn
from .rebuild import Record, wanted
from .rows import (
    HASH,
    Appended,
    Ballot,
    By,
    Due,
    Entry,
    Game,
    Insight,
    NewDue,
    NewGame,
    Outcome,
    Plan,
    Seat,
    Server,
    Snapshot,
    Status,
    StoreError,
    Tenure,
)
from .seats import Change, Held
from .store import Store

__all__ = [
    "CHORES",
    "HASH",
    "PARKED",
    "POSTS",
    "SOUGHT",
    "Appended",
    "Ballot",
    "By",
    "Change",
    "Counts",
    "Due",
    "Entry",
    "FileLock",
    "Game",
    "Held",
    "Insight",
    "Journal",
    "Loss",
    "NewDue",
    "NewGame",
    "Outcome",
    "Plan",
    "Queue",
    "Record",
    "Seat",
    "Server",
    "Snapshot",
    "Status",
    "Store",
    "StoreError",
    "Tenure",
    "Times",
    "Turn",
    "backup_daily",
    "wanted",
]
