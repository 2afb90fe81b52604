"""What an undo would strike out, and the state without it."""

from __future__ import annotations

import asyncio

import db
from engine.core import journal
from engine.core.frames import AnyPosition
from engine.core.model import Illegal, Seat

from ..live import Live
from ..view.lines import journal_entry


async def without_last(stored: db.Journal, live: Live, seat: Seat) -> tuple[int, AnyPosition]:
    """The entry an undo by that seat strikes out, and the state without it. The table's lock is held. Raises
    `Illegal`. The answer is remembered until something happens at the table."""
    target = journal.undo_target([journal_entry(row) for row in live.within_reach()], seat, live.table.game.apart)
    if not _own(live, seat, target.seq):
        raise Illegal("undo-not-own")
    if not live.knows_without(target.seq):
        live.remember(target.seq, await _replayed(stored, live, target.seq))
    state = live.without(target.seq)
    if state is None:
        raise Illegal("undo-past-reveal")
    return target.seq, state


async def without_many(stored: db.Journal, live: Live, seat: Seat, most: int) -> list[tuple[int, AnyPosition]]:
    """The last entries of a seat, at most so many, as far as they can be undone one after the other, each with the
    state without it. The table's lock is held. Raises `Illegal` if there is none."""
    found = [await without_last(stored, live, seat)]
    entries = [journal_entry(row) for row in live.within_reach()]
    while len(found) < most:
        seq, undone = found[-1][0], len(found)
        entries.append(journal.Entry(seq=live.table.row.head + undone, seat=seat, text=f"{journal.UNDO} {seq}"))
        try:
            target = journal.undo_target(entries, seat, live.table.game.apart).seq
        except Illegal:
            break
        gone = (*(each for each, _ in found), target)
        state = await _replayed(stored, live, *gone) if _own(live, seat, target) else None
        if state is None:
            break
        found.append((target, state))
    return found


def _own(live: Live, seat: Seat, seq: int) -> bool:
    """Whether a seat's entry was made by its present holder, not by an earlier one or by an opponent in between."""
    now, own = live.table.seats[seat], (each for each in live.held if each.seat == seat)
    made = next((each for each in own if each.first <= seq and (each.last is None or seq <= each.last)), None)
    return made is None or (made.person, made.opponent) == (now.person, now.opponent)


async def _replayed(stored: db.Journal, live: Live, *gone: int) -> AnyPosition | None:
    """The state without some entries, replayed off the event loop; None if there is none."""
    rules, seq = live.table.game, min(gone)
    kept = live.kept(seq - 1)
    if kept is None:
        kept = await stored.snapshot(live.table.id, seq - 1)
        if kept is None:
            return None
    since = [row for row in live.recent if row.seq > kept.seq]
    if since[0].seq > kept.seq + 1:
        since = await stored.entries(live.table.id, after=kept.seq)

    def work(body: bytes = kept.body) -> AnyPosition | None:
        standing = [e for e in journal.line([journal_entry(row) for row in since]) if e.seq not in gone]
        try:
            return journal.without(rules, rules.decode(body), standing)
        except Illegal:
            return None

    return await asyncio.to_thread(work)


async def last_step(stored: db.Journal, live: Live, seat: Seat | None) -> str:
    """The text of the step a seat may take back; "" if there is none. The table's lock is held."""
    if seat is None or live.table.player(seat) is None or live.table.status is not db.Status.PLAYING:
        return ""
    try:
        seq, _ = await without_last(stored, live, seat)
    except Illegal:
        return ""
    return next(row.text for row in live.recent if row.seq == seq)
