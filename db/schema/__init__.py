"""The tables. Portable types only; a change here needs a revision in `migrations` (a test compares them).

Tables that are only ever read by game, person or server are kept in the order of their key (WITHOUT ROWID): no second
index, and an archived game gives whole pages back.
"""

from .base import as_row, columns, metadata
from .cluster import handing, lease, member, once, slot
from .leagues import announcement, entrant, fixture, league, scheduled, season
from .people import habit, lesson, owed, pace, person
from .play import (
    archive,
    ballot,
    due,
    entry,
    game,
    insight,
    memo,
    notes,
    plan,
    proposal,
    seat,
    snapshot,
    tenure,
    tries,
)
from .results import ending, ladder, rating, score
from .servers import alive, endpoint, errand, event, listing, seeker, server, stop, vote, weekly

CLUSTER = (member, lease, handing, slot, once)
"""What processes on one database agree on while they run: nothing of it is carried elsewhere, or judged."""
KEPT = [each for each in metadata.sorted_tables if each not in CLUSTER]
"""All other tables, each after those it refers to."""

__all__ = [
    "CLUSTER",
    "KEPT",
    "alive",
    "announcement",
    "archive",
    "as_row",
    "ballot",
    "columns",
    "due",
    "ending",
    "endpoint",
    "entrant",
    "entry",
    "errand",
    "event",
    "fixture",
    "game",
    "habit",
    "handing",
    "insight",
    "ladder",
    "league",
    "lease",
    "lesson",
    "listing",
    "member",
    "memo",
    "metadata",
    "notes",
    "once",
    "owed",
    "pace",
    "person",
    "plan",
    "proposal",
    "rating",
    "scheduled",
    "score",
    "season",
    "seat",
    "seeker",
    "server",
    "slot",
    "snapshot",
    "stop",
    "tenure",
    "tries",
    "vote",
    "weekly",
]
