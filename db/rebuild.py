"""Writing games anew from their journal: one that was damaged, or one from another host."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from . import blocks, insights, results, servers
from .database import Database
from .due import put
from .games import unknown
from .journal import ENTRY, archived, enter
from .rows import Entry, Game, Insight, NewDue, Seat, Snapshot, Status, Tenure
from .schema import archive, as_row, due, entry, game, notes, plan, seat, snapshot, tenure


class Record(Struct, frozen=True):
    """Everything stored of a game's play, damaged or not. `lost` are the entries whose notes cannot be read (they
    have none here); `kept` are the states, None where one is lost or damaged."""

    entries: list[Entry]
    lost: frozenset[int]
    kept: dict[int, bytes | None]


class Rebuild:
    """The whole of a game's play, read and written at once."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def record(self, game_id: int) -> Record:
        """Read a game's play. Raises `StoreError` for rows that make no sense."""
        return await self._db.read(lambda c: _record(c, game_id))

    async def rewrite(
        self,
        game_id: int,
        entries: Sequence[Entry],
        states: Mapping[int, bytes],
        status: Status,
        *,
        more: Mapping[str, Any] | None = None,
        dropped: Sequence[int] = (),
        chores: Sequence[NewDue] = (),
        stood: int | None = None,
    ) -> None:
        """Write a game's play anew, with its head, hash and undos. All plans are deleted, and its result, which is
        due again if it is over. Nothing else about it changes, but for the values `more` of its own row, due work
        that is `dropped`, and `chores`. An archived game leaves its archive. `states`: encoded, at least those of
        `wanted(last entry)`, and of the entry after which an admin kept it as it `stood`."""

        def work(c: Connection) -> None:
            for table in (archive, snapshot, notes, entry, plan):  # a plan was made for the table as it stood
                c.execute(delete(table).where(table.c.game == game_id))
            values = _play(c, game_id, entries, states, stood)
            values |= {"status": status, **(more or {})}
            if c.execute(update(game).where(game.c.id == game_id).values(values)).rowcount != 1:
                raise unknown(game_id)
            c.execute(delete(due).where(due.c.game == game_id, due.c.id.in_(dropped)))
            results.drop(c, game_id)
            put(c, game_id, [*chores, *_result(status, entries[-1])])

        await self._db.write(work)

    async def create(
        self,
        row: Game,
        seats: Sequence[Seat],
        tenures: Sequence[Tenure],
        seed: bytes,
        entries: Sequence[Entry],
        states: Mapping[int, bytes],
        work_due: Sequence[NewDue],
        known: Collection[Insight] = (),
    ) -> int:
        """Write a game from another host, in one transaction; `known` are insights that its tenures do not tell.
        Returns its new number."""

        def work(c: Connection) -> int:
            values = {**msgspec.structs.asdict(row), "seed": seed, "press": None, "presses": b""}
            del values["id"]
            servers.make(c, row.server)
            number: int = c.execute(insert(game).values(values).returning(game.c.id)).scalar_one()
            for table, rows in ((seat, seats), (tenure, tenures)):
                if rows:
                    c.execute(insert(table), [{"game": number, **msgspec.structs.asdict(each)} for each in rows])
            if row.status in (Status.PLAYING, Status.PAUSED):
                insights.put(c, number, known)
                holders = [(each.seat, each.person) for each in tenures]
                insights.note(c, msgspec.structs.replace(row, id=number), holders)
            played = _play(c, number, entries, states)
            c.execute(update(game).where(game.c.id == number).values(played))
            put(c, number, [*work_due, *_result(row.status, entries[-1])])
            return number

        return await self._db.write(work)


def _result(status: Status, last: Entry) -> list[NewDue]:
    """The work that writes the result of a game, if it is over."""
    return [NewDue("result", b"", last.at)] if status is Status.FINISHED else []


def wanted(last: int) -> list[int]:
    """For a game that ends with entry `last`: the entries whose states are kept."""
    return sorted({*range(0, last + 1, blocks.BLOCK), last})


def _record(c: Connection, game_id: int) -> Record:
    whole = archived(c, game_id)
    if whole is not None:
        kept = {whole.snapshot.seq: whole.snapshot.body} if whole.snapshot else {}
        return Record(whole.entries, frozenset(), {**kept})
    query = select(*ENTRY).where(entry.c.game == game_id).order_by(entry.c.seq)
    rows = [as_row(Entry, row) for row in c.execute(query)]
    said: dict[int, bytes] = {}
    for first in range(0, len(rows), blocks.BLOCK):
        try:
            said |= blocks.read_notes(c, game_id, first, first)
        except (zlib.error, msgspec.MsgspecError):
            continue
    entries = [msgspec.structs.replace(each, notes=said.get(each.seq, b"")) for each in rows]
    lost = frozenset(each.seq for each in rows) - said.keys()
    return Record(entries, lost, blocks.read_snapshots(c, game_id))


def _play(
    c: Connection, number: int, entries: Sequence[Entry], states: Mapping[int, bytes], stood: int | None = None
) -> dict[str, Any]:
    """Write entries, notes and states; the values of the game's own row that follow from them."""
    enter(c, number, entries)
    blocks.put_notes(c, number, entries, None)
    last, before = entries[-1], -1
    for seq in sorted({*wanted(last.seq), *(() if stood is None else (stood,))}):
        blocks.put_snapshot(c, number, before, Snapshot(seq, states[seq]))
        if seq == stood:
            blocks.keep_as_it_stands(c, number, seq)
        before = seq
    return {
        "head": last.seq,
        "undos": sum(each.strikes is not None for each in entries),
        "rules": last.rules,
        "state_hash": last.hash,
    }
