"""Storage: bytes and rows. Knows no game and no Discord."""

from .attention import GUEST, Call, Earlier, Known
from .backups import backup_daily
from .clock_set import Times
from .counts import Counts
from .database import is_postgresql
from .due import CHORES, KINDS, POSTS, Queue
from .errands import ANNOUNCED, CALENDAR, EVENTS, LEAGUES, LISTING, PAGES, SEEKERS, WEEKLY, Errand
from .events import BEGUN, CALLED, HAPPENED, MOVED, OPENED, OVER, Endpoint, Event
from .journal import Journal
from .leagues import ENDED, PLAYED, Announcement, Book, Entrant, Fixture, League, Moved, Stage, Where
from .leases import ALL, LEASE, Beat, Lease, Leases, Part, Share
from .listings import Listing
from .lock import FileLock, Footprint
from .notices import Notice
from .places import SOUGHT, Loss
from .plans import ASIDE_BESIDE, SET_ASIDE, Turn
from .presses import readable
from .rebuild import Record, wanted
from .results import Result
from .rows import (
    HASH,
    LIVE,
    PARKED,
    Appended,
    Away,
    Ballot,
    By,
    Damaged,
    Due,
    Ending,
    Entry,
    Game,
    Insight,
    InUse,
    Lesson,
    NewDue,
    NewGame,
    NotAllowed,
    Outcome,
    Owed,
    Plan,
    Proposal,
    Score,
    Seat,
    Server,
    Snapshot,
    Status,
    StoreError,
    Tenure,
    Try,
)
from .scheduled import Scheduled
from .seats import Change, Held
from .seekers import Seeker
from .stops import GAP, Ticks
from .store import Store
from .weekly import Vote, Weekly
from .whole import Whole

__all__ = [
    "ALL",
    "ANNOUNCED",
    "ASIDE_BESIDE",
    "BEGUN",
    "CALENDAR",
    "CALLED",
    "CHORES",
    "ENDED",
    "EVENTS",
    "GAP",
    "GUEST",
    "HAPPENED",
    "HASH",
    "KINDS",
    "LEAGUES",
    "LEASE",
    "LISTING",
    "LIVE",
    "MOVED",
    "OPENED",
    "OVER",
    "PAGES",
    "PARKED",
    "PLAYED",
    "POSTS",
    "SEEKERS",
    "SET_ASIDE",
    "SOUGHT",
    "WEEKLY",
    "Announcement",
    "Appended",
    "Away",
    "Ballot",
    "Beat",
    "Book",
    "By",
    "Call",
    "Change",
    "Counts",
    "Damaged",
    "Due",
    "Earlier",
    "Ending",
    "Endpoint",
    "Entrant",
    "Entry",
    "Errand",
    "Event",
    "FileLock",
    "Fixture",
    "Footprint",
    "Game",
    "Held",
    "InUse",
    "Insight",
    "Journal",
    "Known",
    "League",
    "Lease",
    "Leases",
    "Lesson",
    "Listing",
    "Loss",
    "Moved",
    "NewDue",
    "NewGame",
    "NotAllowed",
    "Notice",
    "Outcome",
    "Owed",
    "Part",
    "Plan",
    "Proposal",
    "Queue",
    "Record",
    "Result",
    "Scheduled",
    "Score",
    "Seat",
    "Seeker",
    "Server",
    "Share",
    "Snapshot",
    "Stage",
    "Status",
    "Store",
    "StoreError",
    "Tenure",
    "Ticks",
    "Times",
    "Try",
    "Turn",
    "Vote",
    "Weekly",
    "Where",
    "Whole",
    "backup_daily",
    "is_postgresql",
    "readable",
    "wanted",
]
