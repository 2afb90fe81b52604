"""The play itself: entries that are never changed, and the snapshots they lead to."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import blocks, packing
from .database import Database
from .games import unknown
from .outbox import put
from .rows import Appended, Entry, NewPost, Outcome, Snapshot, Status, StoreError
from .schema import archive, as_row, columns, entry, game, notes, press, seat, snapshot

ENTRY = columns(entry, Entry)


class Journal:
    """All games' journals. An archived game reads as before, but for snapshots older than its last."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def start(
        self,
        game_id: int,
        first: Entry,
        body: bytes,
        *,
        press: str | None = None,
        posts: Sequence[NewPost] = (),
    ) -> Appended:
        """Write entry 0 and the first state of an open game, which is playing from then on; see `append`."""
        return await self._write(game_id, (first,), body, press, posts, Status.OPEN, Status.PLAYING)

    async def append(
        self,
        game_id: int,
        entries: Sequence[Entry],
        body: bytes,
        *,
        press: str | None = None,
        posts: Sequence[NewPost] = (),
        finished: bool = False,
    ) -> Appended:
        """Write what one press led to, whole or not at all: its entry, those that follow by themselves, the
        encoded state after them (`body`), and the posts that tell of them.

        Stale (nothing written) unless the game is playing and its head is the seq before the first entry's.
        Duplicate (nothing written) if `press`, the id of the interaction, made an entry before.
        Raises `StoreError`, nothing written.
        """
        after = Status.FINISHED if finished else Status.PLAYING
        return await self._write(game_id, entries, body, press, posts, Status.PLAYING, after)

    async def _write(
        self,
        game_id: int,
        entries: Sequence[Entry],
        body: bytes,
        key: str | None,
        posts: Sequence[NewPost],
        before: Status,
        after: Status,
    ) -> Appended:
        if not entries or any(b.seq != a.seq + 1 for a, b in pairwise(entries)):
            raise StoreError("The entries of one press must follow each other without a gap.")

        async def work(c: AsyncConnection) -> Appended:
            head, made = await _head(c, game_id, key)
            if made is not None:
                return Appended(Outcome.DUPLICATE, made)
            if not await _move(c, game_id, entries, before, after):
                return Appended(Outcome.STALE, head)
            await _put_entries(c, game_id, entries)
            if key is not None:
                await c.execute(insert(press).values(game=game_id, key=key, seq=entries[0].seq))
            await blocks.put_notes(c, game_id, entries)
            await blocks.put_snapshot(c, game_id, entries[0].seq - 1, Snapshot(entries[-1].seq, body))
            await put(c, game_id, posts)
            return Appended(Outcome.OK, entries[0].seq)

        return await self._db.write(work)

    async def pressed(self, game_id: int, key: str) -> int | None:
        """The seq of the entry that a press made, or None: for telling a repeated press from one too late."""
        query = select(press.c.seq).where(press.c.game == game_id, press.c.key == key)

        async def work(c: AsyncConnection) -> int | None:
            seq: int | None = await c.scalar(query)
            return seq

        return await self._db.read(work)

    async def entries(self, game_id: int, after: int = -1, upto: int | None = None) -> list[Entry]:
        """The entries with `after` < seq <= `upto` (None: all there are), in order."""

        async def work(c: AsyncConnection) -> list[Entry]:
            packed = await _packed(c, game_id)
            if packed is None:
                return await _entries(c, game_id, after, upto)
            return packed.entries[max(after, -1) + 1 : None if upto is None else max(upto, -1) + 1]

        return await self._db.read(work)

    async def newest(self, game_id: int) -> Snapshot | None:
        """The state as it is: the snapshot at the head. None for a game not started."""

        async def work(c: AsyncConnection) -> Snapshot | None:
            packed = await _packed(c, game_id)
            return packed.snapshot if packed else await blocks.read_snapshot(c, game_id)

        return await self._db.read(work)

    async def snapshot(self, game_id: int, upto: int) -> Snapshot | None:
        """The latest snapshot at or before entry `upto` that holds nothing struck out since; else None."""

        async def work(c: AsyncConnection) -> Snapshot | None:
            packed = await _packed(c, game_id)
            if packed is None:
                return await blocks.read_snapshot(c, game_id, *blocks.before(game_id, upto))
            last = packed.snapshot
            return last if last and last.seq <= upto else None

        return await self._db.read(work)

    async def archive(self, game_id: int) -> int:
        """Pack a game that is over into one blob and remove its rows; returns the blob's bytes.

        Raises `StoreError` if it is not over. Archiving it again changes nothing.
        """

        async def work(c: AsyncConnection) -> int:
            body = await c.scalar(select(archive.c.body).where(archive.c.game == game_id))
            if body is None:
                body = await _pack(c, game_id)
                await c.execute(insert(archive).values(game=game_id, body=body))
                for table in (press, snapshot, notes, entry):
                    await c.execute(delete(table).where(table.c.game == game_id))
            return len(body)

        return await self._db.write(work)


async def forget_presses(c: AsyncConnection, before: int) -> None:
    """Forget the presses whose entry is older than `before`: Discord delivers none that late."""
    made = exists().where(entry.c.game == press.c.game, entry.c.seq == press.c.seq, entry.c.at < before)
    await c.execute(delete(press).where(made))


async def _head(c: AsyncConnection, game_id: int, key: str | None) -> tuple[int, int | None]:
    """A game's head and the entry that press made; the game stays locked until the transaction ends."""
    pressed = select(press.c.seq).where(press.c.game == game_id, press.c.key == key).scalar_subquery()
    query = select(game.c.head, pressed).where(game.c.id == game_id)
    row = (await c.execute(query.with_for_update())).first()
    if row is None:
        raise unknown(game_id)
    return row[0], row[1]


async def _move(c: AsyncConnection, game_id: int, entries: Sequence[Entry], before: Status, after: Status) -> bool:
    """Move the head over these entries, if it is where they follow on and the status is `before`."""
    last, undos = entries[-1], sum(e.strikes is not None for e in entries)
    moved = await c.execute(
        update(game)
        .where(game.c.id == game_id, game.c.head == entries[0].seq - 1, game.c.status == before)
        .values(
            head=last.seq,
            status=after,
            undos=game.c.undos + undos,
            rules=last.rules,
            state_hash=last.hash,
            updated_at=last.at,
        )
    )
    return moved.rowcount == 1


async def _put_entries(c: AsyncConnection, game_id: int, entries: Sequence[Entry]) -> None:
    """Insert entries and count them for their seats."""
    await c.execute(insert(entry), [_entry_values(game_id, e) for e in entries])
    for index, n in Counter(e.seat for e in entries if e.seat is not None).items():
        counted = update(seat).where(seat.c.game == game_id, seat.c.index == index)
        if (await c.execute(counted.values(presses=seat.c.presses + n))).rowcount != 1:
            raise StoreError(f"Game {game_id} has no seat {index}.")


def _entry_values(game_id: int, e: Entry) -> dict[str, Any]:
    """An entry's columns; its notes are kept by `blocks`."""
    return {"game": game_id} | {c.name: getattr(e, c.name) for c in ENTRY}


async def _entries(c: AsyncConnection, game_id: int, after: int = -1, upto: int | None = None) -> list[Entry]:
    query = select(*ENTRY).where(entry.c.game == game_id, entry.c.seq > after)
    if upto is not None:
        query = query.where(entry.c.seq <= upto)
    rows = (await c.execute(query.order_by(entry.c.seq))).all()
    if not rows:
        return []
    said = await blocks.read_notes(c, game_id, rows[0].seq, rows[-1].seq)
    return [as_row(Entry, row, notes=said[row.seq]) for row in rows]


async def _packed(c: AsyncConnection, game_id: int) -> packing.Packed | None:
    body = await c.scalar(select(archive.c.body).where(archive.c.game == game_id))
    return packing.unpack(body) if body is not None else None


async def _pack(c: AsyncConnection, game_id: int) -> bytes:
    status = await c.scalar(select(game.c.status).where(game.c.id == game_id).with_for_update())
    if status is None:
        raise unknown(game_id)
    if status not in (Status.FINISHED, Status.ABANDONED):
        raise StoreError(f"Game {game_id} is {status}: only a game that is over can be archived.")
    entries, last = await _entries(c, game_id), await blocks.read_snapshot(c, game_id)
    return await asyncio.to_thread(packing.pack, entries, last)  # 0.1 s, too long for the event loop
