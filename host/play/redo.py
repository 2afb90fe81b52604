"""What a redo brings back, and the state with it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import db
from engine.core import journal
from engine.core.frames import AnyPosition
from engine.core.model import Bug, Illegal, Seat

from ..live import Live
from ..undone import redone
from ..view.lines import journal_entry
from .undo import own, state_before


class Again(NamedTuple):
    """An action that stands again, the undo that is struck out for it, and the state then."""

    action: int
    undo: int
    state: AnyPosition


async def last_undone(stored: db.Journal, live: Live, seat: Seat, most: int = 1) -> list[Again]:
    """What a redo by that seat brings back: at most so many presses, beginning with the one it took back last, each
    with what followed from it by itself. The table's lock is held. Raises `Illegal`."""
    pairs = [pair for press in _presses(live, seat, most) for pair in press]
    if not pairs:
        raise Illegal("nothing-to-redo")
    rules, head = live.table.game, live.table.row.head
    kept, since = await state_before(stored, live, min(action.seq for action, _ in pairs))

    def work() -> list[Again]:
        found = list[Again]()
        entries = [journal_entry(row) for row in since]
        for n, (action, undo) in enumerate(pairs, 1):
            entries.append(journal.Entry(seq=head + n, seat=seat, text=f"{journal.UNDO} {undo.seq}"))
            state = journal.replay(rules, rules.decode(kept), journal.line(entries))
            found.append(Again(action.seq, undo.seq, state))
        return found

    try:
        return await asyncio.to_thread(work)
    except (Bug, Illegal):  # played by rules of another version
        raise Illegal("nothing-to-redo") from None


def next_steps(live: Live, seat: Seat | None) -> tuple[str, ...]:
    """The texts of the presses a seat may bring back, the next one first. The table's lock is held."""
    if seat is None or live.table.player(seat) is None or live.table.status is not db.Status.PLAYING:
        return ()
    return tuple(press[0][0].text for press in _presses(live, seat, len(live.recent)))


def _presses(live: Live, seat: Seat, most: int) -> list[list[tuple[db.Entry, db.Entry]]]:
    presses = redone(live.recent, most)
    mine = all(undo.seat == seat and own(live, seat, undo.seq) for press in presses for _, undo in press)
    return presses if mine else []
