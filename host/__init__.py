"""Tables: games between people, from the lobby to the last entry. Knows no Discord and no rules."""

from db import (
    ALL,
    ANNOUNCED,
    CALENDAR,
    EVENTS,
    LISTING,
    PAGES,
    POSTS,
    SOUGHT,
    WEEKLY,
    Away,
    Due,
    Endpoint,
    Event,
    Held,
    NewDue,
    Part,
    Status,
    Tenure,
)
from db import Seat as HeldSeat

from .clock_set import steady
from .host import Backups, Host
from .ownership import Alone, Ownership, shard_of
from .people import Calls, Person, Place, Refused, Settings, Stale
from .plans.batches import MOST_AT_ONCE
from .posts import Asked, Notice, Older, Told
from .view.lines import Known, Line, Seen
from .view.look import Look
from .view.names import harmless, tame
from .view.table import Table
from .work import Finished, Hopeless, Lost, NotYet, Unreachable

__all__ = [
    "ALL",
    "ANNOUNCED",
    "LISTING",
    "MOST_AT_ONCE",
    "POSTS",
    "SOUGHT",
    "Alone",
    "Backups",
    "Calls",
    "Due",
    "Finished",
    "Held",
    "HeldSeat",
    "Hopeless",
    "Host",
    "Line",
    "Look",
]
__all__ += ["CALENDAR", "EVENTS", "PAGES", "WEEKLY", "Endpoint", "Event"]
__all__ += ["Away", "Ownership", "Part"]
__all__ += ["Asked", "Known", "Lost", "NewDue", "NotYet", "Notice", "Older", "Person", "Place", "Told"]
__all__ += ["Refused", "Seen", "Settings", "Stale", "Status", "Table", "Tenure", "Unreachable"]
__all__ += ["harmless", "shard_of", "steady", "tame"]
