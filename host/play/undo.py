"""What an undo would strike out, and the state without it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import db
from engine.core import journal
from engine.core.frames import AnyPosition, AnyView
from engine.core.model import Bug, Illegal, Seat

from ..live import Live, Without
from ..undone import standing
from ..view.lines import journal_entry

PRESSES = 10
"""The most presses of its own that a seat may ask to take back together."""
LOST = 100
"""The most entries that may be taken back with them."""


async def without_last(stored: db.Journal, live: Live, seat: Seat) -> Without:
    """What an undo by that seat strikes out: its last step, with what followed from it by itself. The table's lock
    is held. Raises `Illegal`. The answer is remembered until something happens at the table."""
    target = journal.undo_target([journal_entry(row) for row in live.within_reach()], seat, live.table.game.apart)
    if not own(live, seat, target.seq):
        raise Illegal("undo-not-own")
    if not live.knows_without(target.seq):
        live.remember(target.seq, await _without_press(stored, live, seat, target.seq))
    found = live.without(target.seq)
    if found is None:
        raise Illegal("undo-built-on")
    return found


async def without_many(stored: db.Journal, live: Live, seat: Seat, most: int) -> list[tuple[int, AnyPosition]]:
    """The entries of a seat's last presses, at most so many, as far as they can be undone one after the other, each
    with the state without it. The table's lock is held. Raises `Illegal` if there is none."""
    found = [*await without_last(stored, live, seat)]
    for _ in range(most - 1):
        target = _next_target(live, seat, [seq for seq, _ in found])
        if target is None or not own(live, seat, target):
            break
        press = await _without_press(stored, live, seat, target, [seq for seq, _ in found])
        if press is None:
            break
        found += press
    return found


async def _without_press(
    stored: db.Journal, live: Live, seat: Seat, last: int, gone: Collection[int] = ()
) -> Without | None:
    """The entries of the press that ended with entry `last`, each with the state without it and those after; None if
    some of them cannot be taken back. `gone`: what is struck out before."""
    followed = {row.seq for row in live.recent if row.by is db.By.FORCED}
    found: list[tuple[int, AnyPosition]] = []
    target: int | None = last
    while target is not None:
        out = [*gone, *(seq for seq, _ in found), target]
        state = await _replayed(stored, live, *out)
        if state is None:
            return None
        found.append((target, state))
        if target not in followed:
            return tuple(found)
        target = _next_target(live, seat, out)
    return None  # what it followed from cannot be taken back


def _next_target(live: Live, seat: Seat, gone: Collection[int]) -> int | None:
    """The entry that an undo by a seat would strike out after some others; None if there is none."""
    entries = [journal_entry(row) for row in live.within_reach()]
    head = live.table.row.head
    undos = (journal.Entry(seq=head + n, seat=seat, text=f"{journal.UNDO} {seq}") for n, seq in enumerate(gone, 1))
    try:
        return journal.undo_target([*entries, *undos], seat, live.table.game.apart).seq
    except Illegal:
        return None


def own(live: Live, seat: Seat, seq: int) -> bool:
    """Whether a seat's entry was made by its present holder, not by an earlier one, by an opponent in between, or by
    one that moved because their clock had run out."""
    if any(each.seq == seq and each.by is db.By.OPPONENT for each in live.recent):
        return live.table.seats[seat].opponent is not None
    now, own = live.table.seats[seat], (each for each in live.held if each.seat == seat)
    made = next((each for each in own if each.first <= seq and (each.last is None or seq <= each.last)), None)
    return made is None or (made.person, made.opponent) == (now.person, now.opponent)


def own_presses(live: Live, seat: Seat) -> list[int]:
    """The first entries of a seat's last presses that stand, the newest first, as far as its present holder made
    them; at most `PRESSES`, with which at most `LOST` entries would go."""
    found = list[int]()
    for row in standing(live.recent)[: -LOST - 1 : -1]:
        if row.seat == seat and row.by is not db.By.FORCED:
            if row.seq == 0 or not own(live, seat, row.seq) or len(found) == PRESSES:
                break
            found.append(row.seq)
    return found


async def _replayed(stored: db.Journal, live: Live, *gone: int) -> AnyPosition | None:
    """The state without some entries, replayed off the event loop; None if there is none."""
    rules = live.table.game
    try:
        kept, since = await state_before(stored, live, min(gone))
    except Illegal:
        return None

    def work() -> AnyPosition | None:
        standing = [e for e in journal.line([journal_entry(row) for row in since]) if e.seq not in gone]
        try:
            return journal.without(rules, rules.decode(kept), standing)
        except Illegal:
            return None

    return await asyncio.to_thread(work)


async def views_before(stored: db.Journal, live: Live, seat: Seat, seqs: Collection[int]) -> dict[int, AnyView]:
    """What a seat saw just before some of the last entries that stand; without those that cannot be replayed. The
    table's lock is held."""
    rules = live.table.game
    try:
        kept, since = await state_before(stored, live, min(seqs))
    except (Illegal, ValueError):  # there is none
        return {}

    def work() -> dict[int, AnyView]:
        state, found = rules.decode(kept), dict[int, AnyView]()
        for entry in journal.line([journal_entry(row) for row in since]):
            if entry.seq > max(seqs):
                break
            if entry.seq in seqs:
                found[entry.seq] = rules.view(state, seat)
            state = journal.play(rules, state, entry).state
        return found

    try:
        return await asyncio.to_thread(work)
    except (Illegal, Bug):  # today's rules do not know it
        return {}


async def state_before(stored: db.Journal, live: Live, seq: int) -> tuple[bytes, list[db.Entry]]:
    """A state before an entry, encoded, that holds nothing struck out since, and all entries after it. Raises
    `Illegal` if there is none."""
    kept = live.kept(seq - 1)
    if kept is None:
        kept = await stored.snapshot(live.table.id, seq - 1)
        if kept is None:
            raise Illegal("undo-past-reveal")
    since = [row for row in live.recent if row.seq > kept.seq]
    if since[0].seq > kept.seq + 1:
        since = await stored.entries(live.table.id, after=kept.seq)
    return kept.body, since


async def last_step(stored: db.Journal, live: Live, seat: Seat | None) -> str:
    """The text of the press a seat may take back; "" if there is none. The table's lock is held."""
    if seat is None or live.table.player(seat) is None or live.table.status is not db.Status.PLAYING:
        return ""
    try:
        *_, (seq, _) = await without_last(stored, live, seat)
    except Illegal:
        return ""
    return next(row.text for row in live.recent if row.seq == seq)
