"""Posts that say what became of a seat: whom they call, and their cards."""

from __future__ import annotations

from functools import partial

import msgspec

from host import Notice, Table
from words import Speaker

from . import people
from .app import App
from .public import RECENT
from .ui.card import Card
from .ui.digest import CALLED, for_all
from .viewer import Viewer

CALLS = ("nudge", "remind", "concerns")
"""Notices that are only there to call somebody."""


async def called(app: App, table: Table, body: bytes) -> list[int]:
    """The people a notice calls: those named, and those who play seats the table still waits for; of a threat none
    who are at it anyway, with a panel open or by an action since."""
    notice = msgspec.json.decode(body, type=Notice)
    waiting = (await app.host.look(table.id, None)).waiting if notice.seats else ()
    seats = [seat for seat in notice.seats if seat in waiting]
    if notice.upto is not None and seats:
        since = await app.host.log(table.id, None, limit=max(1, table.row.head - notice.upto))
        acted = [line.seat for line in since if line.seq > notice.upto]
        seats = [seat for seat in seats if seat not in acted and not app.awake.opens(table.id, table.player(seat))]
    people = [table.player(seat) for seat in seats]
    return [*notice.persons, *(person for person in people if person is not None)]


def needed(body: bytes, calls: list[int]) -> bool:
    """Whether a notice is worth sending: one that only calls people needs somebody to call."""
    return bool(calls) or msgspec.json.decode(body, type=Notice).code not in CALLS


async def card(app: App, table: Table, body: bytes, calls: list[int], mark: str) -> Card:
    """A notice in the language of the server."""
    speak, notice = table.speaker(await app.locale(table.row.server)), msgspec.json.decode(body, type=Notice)
    news = await _news(app, table, speak) if notice.code in CALLS and notice.told is None else ""
    return people.notice(table, speak, notice, calls, mark, news)


async def _news(app: App, table: Table, speak: Speaker) -> str:
    """What those who are called come back to, in two lines."""
    look = await app.host.look(table.id, None)
    recent = await app.host.log(table.id, None, limit=RECENT)
    return (await app.pool.run(partial(for_all, Viewer(look, speak), recent, CALLED))).text
