"""Posts that say what became of a seat: whom they call, and their cards."""

from __future__ import annotations

import msgspec

from host import Notice, Table

from . import people
from .app import App
from .ui.card import Card

CALLS = ("nudge", "remind")
"""Notices that are only there to call somebody."""


async def called(app: App, table: Table, body: bytes) -> list[int]:
    """The people a notice calls: those named, and those who play seats the table still waits for."""
    notice = msgspec.json.decode(body, type=Notice)
    waiting = (await app.host.look(table.id, None)).waiting if notice.seats else ()
    seats = [table.player(seat) for seat in notice.seats if seat in waiting]
    return [*notice.persons, *(person for person in seats if person is not None)]


def needed(body: bytes, calls: list[int]) -> bool:
    """Whether a notice is worth sending: one that only calls people needs somebody to call."""
    return bool(calls) or msgspec.json.decode(body, type=Notice).code not in CALLS


async def card(app: App, table: Table, body: bytes, calls: list[int], mark: str) -> Card:
    """A notice in the language of the server."""
    speak = table.speaker(await app.locale(table.row.server))
    return people.notice(table, speak, msgspec.json.decode(body, type=Notice), calls, mark)
