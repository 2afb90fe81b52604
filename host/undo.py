"""What an undo would strike out, and the state without it."""

from __future__ import annotations

import db
from engine.core import journal
from engine.core.frames import AnyPosition
from engine.core.model import Illegal, Seat

from .live import Live
from .views import journal_entry


async def without_last(stored: db.Journal, live: Live, seat: Seat) -> tuple[int, AnyPosition]:
    """The entry an undo by that seat strikes out, and the state without it. The table's lock is held.
    Raises `Illegal`."""
    rules = live.table.game
    target = journal.undo_target([journal_entry(row) for row in live.unsealed()], seat)
    known = live.without(target.seq)
    if known is not None:
        return target.seq, known
    base = live.base(target.seq - 1)
    if base is None:
        kept = await stored.snapshot(live.table.id, target.seq - 1)
        if kept is None:
            raise Illegal("undo-past-reveal")
        base = kept.seq, rules.decode(kept.body)
    since = [row for row in live.recent if row.seq > base[0]]
    if since[0].seq > base[0] + 1:
        since = await stored.entries(live.table.id, after=base[0])
    standing = [e for e in journal.line([journal_entry(row) for row in since]) if e.seq != target.seq]
    try:
        state = journal.without(rules, base[1], standing)
    except Illegal:
        raise Illegal("undo-past-reveal") from None
    live.remember(target.seq, state)
    return target.seq, state


async def can_undo(stored: db.Journal, live: Live, seat: Seat | None) -> bool:
    """Whether that seat has a step to take back. The table's lock is held."""
    if seat is None or live.table.player(seat) is None or live.table.status is not db.Status.PLAYING:
        return False
    try:
        await without_last(stored, live, seat)
    except Illegal:
        return False
    return True
