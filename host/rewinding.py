"""Many entries are struck out at once: how that is written, and what follows for clocks, plans and calls."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import db

from .calls import waited
from .entries import work_after
from .keep.rewind import Plan
from .people import Refused
from .session import Session
from .view.table import Table


async def strike_out(
    session: Session,
    table: Table,
    entries: Sequence[db.Entry],
    made: Plan,
    notice: db.NewDue,
    agreed: db.Proposal | None = None,
) -> None:
    """Write the undos of a plan. All plans of people are set aside, and whoever is waited for then is called.
    `agreed`: the proposal that led to it. Raises `Refused` if the table has moved on."""
    game, last, now = table.game, made.states[-1], session.now()
    known = await session.ticking(table)
    struck = frozenset(each.strikes for each in entries if each.strikes is not None)
    if known is not None and made.forward:
        known = msgspec.structs.replace(known, entry=made.about[-1], back=made.begun)
    elif known is not None:
        known = msgspec.structs.replace(known, entry=entries[-1].seq, struck=struck)
    _, waits, calls = waited(table.row, table.seats, game.waiting(last), now, ticking=known, back=0)
    playing = table.status is db.Status.PLAYING
    after = work_after(table, last, (), None, now) if playing else ()
    with session.writing():
        written = await session.store.journal.rewind(
            table.id, entries, [game.encode(state) for state in made.states], table.status,
            posts=[notice, *after, *calls], waits=waits, agreed=agreed,
            cancels=("turn", "remind", "clock") if waits else ("turn",),
        )  # fmt: skip
    if written.outcome is not db.Outcome.OK:
        raise Refused("moved-on")
