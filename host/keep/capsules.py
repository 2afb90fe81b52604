"""Capsules: what a person may know of a table as a file, for whoever is to look into a fault (`engine.core.capsule`).
No ids, names, tokens, times or other tables are in it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct

import db
from engine.core import capsule
from engine.core.capsule import Did, Head, Line, Part, Picture, Scene
from engine.core.frames import AnyPosition
from engine.core.journal import START, line
from engine.core.model import Bug, Illegal, Note, Seat

from ..people import Refused
from ..posts import fault_to_admin
from ..register import Register
from ..session import RULES
from ..view.lines import journal_entry, lines, notes_of
from ..view.names import tame
from ..view.table import Table, held_then
from .rewind import along

SCENES = 8
"""The most actions of the reader that are played again."""
SAID = 500
"""Letters of what somebody writes about a fault."""
NAMELESS = (db.By.ADMIN, db.By.AGREED)
"""What these do is told with reasons that people wrote: it is left out."""


class Report(Struct, frozen=True, kw_only=True):
    """What the bot adds to a capsule: the reader's language and words, versions, what they did last, the picture of
    their view without names."""

    locale: str
    said: str
    versions: Mapping[str, str]
    did: tuple[Did, ...] = ()
    picture: Picture | None = None


class Capsules:
    """Reads the past. It changes nothing but what is due: the report to the admins."""

    def __init__(self, store: db.Store, register: Register) -> None:
        self._store, self._register = store, register

    async def make(self, number: int, person: int | None, report: Report) -> bytes:
        """The capsule of a table as that person may know it. Raises `Refused` before the start, and for a game that
        cannot be replayed by today's rules; `StoreError`."""
        table = await self._register.table(number)
        head = table.row.head
        if head < 0:
            raise Refused("not-started")
        seat, held = table.seat_of(person), held_then(await self._store.seats.tenures(table.id), person)
        rows, struck = await self._store.journal.page(table.id, -1, head)
        standing = {entry.seq for entry in line([journal_entry(row) for row in rows], struck)}
        mine = (row for row in rows if row.seat == seat == held(row.seq) and row.seq in standing and _by_hand(row))
        own = [row.seq for row in mine]
        first = own[-SCENES:][0] - 1 if own else head
        base = await self._store.journal.snapshot(table.id, first)
        log = [_line(row, each.notes, each.struck, held(row.seq)) for row, each in zip(
            rows, lines(rows, None, struck, held), strict=True)]  # fmt: skip
        made = partial(_scenes, table, base, rows, struck, own[-SCENES:], seat)
        try:
            scenes = await asyncio.to_thread(made)
        except (Bug, Illegal):
            raise Refused("no-picture-then") from None
        parts: list[Part] = [_head(table, seat, report), *log, *scenes, *report.did]
        return capsule.written([*parts, *([report.picture] if report.picture is not None else [])])

    async def tell(self, number: int, person: int, said: str, file: bytes) -> bool:
        """Have the admins of a table's server told of a fault, with its capsule. Returns whether they have chosen a
        channel for that; if not, nothing is written. Raises `StoreError`."""
        table = await self._register.table(number)
        if (await self._register.settings(table.row.server)).reports is None:
            return False
        due = fault_to_admin(self._register.now(), file, by=person, said=tame(said, SAID) or "none")
        await self._store.queue.add(number, [due])
        self._register.changed(number)
        return True


def _by_hand(row: db.Entry) -> bool:
    """Whether an entry is an action, not the start or an undo, that a seat's person has made or set in advance."""
    return row.seat is not None and row.strikes is None and row.by in (db.By.PERSON, db.By.AHEAD, db.By.FORCED)


def _head(table: Table, seat: Seat | None, report: Report) -> Head:
    game = table.game
    return Head(
        format=capsule.FORMAT,
        game=game.key,
        rules=game.version,
        seats=len(table.seats),
        seat=seat,
        locale=report.locale,
        versions=dict(report.versions),
        said=tame(report.said, SAID),
    )


def _line(row: db.Entry, notes: Sequence[Note], struck: bool, reader: Seat | None) -> Line:
    known = row.text == START or row.strikes is not None or (reader is not None and row.seat == reader)
    seat = None if row.seat is None else Seat(row.seat)
    told = () if row.by in NAMELESS else tuple(notes)
    return Line(seq=row.seq, seat=seat, text=row.text if known else None, notes=told, struck=struck)


def _scenes(
    table: Table,
    base: db.Snapshot | None,
    rows: Sequence[db.Entry],
    struck: Collection[int],
    own: Sequence[int],
    seat: Seat | None,
) -> list[Scene]:
    """The scenes of these entries, each by the seat that made it, and that of the present position."""
    game, by_seq, wanted = table.game, {row.seq: row for row in rows}, {*own}
    found, before = list[Scene](), None
    for seq, state in along(table, base, line([journal_entry(row) for row in rows], struck)):
        row = by_seq[seq]
        if before is not None and seq in wanted and row.seat is not None:
            made = capsule.scene(game, before, Seat(row.seat), seq, row.text)
            known = not row.sealed and row.rules == game.version
            found.append(capsule.led(game, made, Seat(row.seat), state, notes_of(row)) if known else made)
        before = state
    if before is None:
        raise Bug("no position")
    return [*found, *_now(table, before, seat)]


def _now(table: Table, s: AnyPosition, seat: Seat | None) -> Iterator[Scene]:
    """The present position; and with the reader's action on which the rules failed, if that paused the game."""
    why, _, action = (table.row.paused or "").partition(" ")
    actor, _, text = action.partition(" ")
    head = table.row.head + 1
    yield capsule.scene(table.game, s, seat, head)
    if why == RULES and seat is not None and actor == str(seat) and text:
        yield capsule.scene(table.game, s, seat, head, text, failed=True)
