"""Repetitive data is stored in blocks of 50 entries, which makes it five times smaller. Notes: one row for each
block. Snapshots: the newest is stored whole; the first of each block stays as a checkpoint, compressed against the
one before, from which it differs little. A state that an admin kept as it stood stays whole. The entries themselves
are plain rows.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, exists, insert, null, select, update

from .rows import Damaged, Entry, Snapshot
from .schema import entry, notes, snapshot

BLOCK = 50
"""Entries in a block. The rows of stored games depend on it."""
BLOCKS = 1_000
"""More blocks than any game has: a damaged number may say otherwise."""
LEVEL = 9
CHAIN = 8
"""So many checkpoints are compressed each against the one before; the first of them against the game's first
state."""

STOOD = -1
"""In place of the number of the snapshot that one is compressed against: it is whole, and an admin kept the table as
it stood there."""

_said = msgspec.msgpack.Decoder(list[bytes])

# Built once: every press runs these.
_NEW_NOTES = insert(notes)
MORE_NOTES = (
    update(notes)
    .where(notes.c.game == bindparam("of"), notes.c.block == bindparam("in"))
    .values(body=bindparam("said"))
)
"""The `said` notes of the block `in` a game, in place of those before."""
_NOTES = select(notes.c.block, notes.c.body).where(
    notes.c.game == bindparam("of"), notes.c.block >= bindparam("first"), notes.c.block <= bindparam("last")
)
_LATEST = select(snapshot).where(snapshot.c.game == bindparam("of")).order_by(snapshot.c.seq.desc()).limit(1)
_NEWEST = (
    update(snapshot)
    .where(snapshot.c.game == bindparam("of"), snapshot.c.seq == bindparam("old"))
    .values(seq=bindparam("new"), base=null(), body=bindparam("state"))
)
_STOOD = select(snapshot.c.base).where(snapshot.c.game == bindparam("of"), snapshot.c.seq == bindparam("old"))
_earlier = snapshot.alias()
NEWEST_ONLY = _NEWEST.where(
    snapshot.c.base.is_(None),
    exists().where(
        _earlier.c.game == bindparam("of"), _earlier.c.seq >= bindparam("first"), _earlier.c.seq < bindparam("old")
    ),
)
"""The `state` after the `new` entry in place of the newest snapshot, the one after the `old`: if there is one of its
block, from the `first` entry on, already, and it need not stay. If this changes no row, see `keep_snapshot`."""


def put_notes(c: Connection, game_id: int, entries: Sequence[Entry], said: bytes | None) -> None:
    """Add the notes of new entries to their blocks, within a transaction; `said`: the first block so far."""
    for block, group in groupby(entries, lambda e: e.seq // BLOCK):
        new = list(group)
        if new[0].seq % BLOCK == 0:
            c.execute(_NEW_NOTES, {"game": game_id, "block": block, "body": _pack_notes([], new)})
        else:
            c.execute(MORE_NOTES, more_notes(game_id, new, said))


def more_notes(game_id: int, entries: Sequence[Entry], said: bytes | None) -> dict[str, object]:
    """The values of `MORE_NOTES` for new entries of one block, which are not its first; `said`: the block so far."""
    if said is None:
        raise Damaged(f"Game {game_id} has lost notes: take it from a backup.")
    body = _pack_notes(_unpack_notes(said), entries)
    return {"of": game_id, "in": entries[0].seq // BLOCK, "said": body}


def read_notes(c: Connection, game_id: int, first: int, last: int) -> dict[int, bytes]:
    """The notes of the entries from `first` to `last`, and of others in their blocks, by seq."""
    rows = c.execute(_NOTES, {"of": game_id, "first": first // BLOCK, "last": last // BLOCK})
    return {row.block * BLOCK + i: said for row in rows for i, said in enumerate(_unpack_notes(row.body))}


def put_snapshot(c: Connection, game_id: int, old: int, new: Snapshot) -> None:
    """Make `new` the newest snapshot in place of the one at `old` (-1: none), within a transaction. The old one is
    kept as a checkpoint if its block has none. It gets a new, small row; the big row of the newest stays where it is,
    because SQLite does not close the gaps that shrinking rows leave.
    """
    if old < 0:
        c.execute(insert(snapshot).values(game=game_id, seq=new.seq, body=zlib.compress(new.body, LEVEL)))
        return
    newest = newest_only(game_id, old, new)
    if not c.execute(NEWEST_ONLY, newest).rowcount:
        keep_snapshot(c, game_id, old, newest)


def newest_only(game_id: int, old: int, new: Snapshot) -> dict[str, object]:
    """The values of `NEWEST_ONLY`."""
    body = zlib.compress(new.body, LEVEL)
    return {"of": game_id, "old": old, "new": new.seq, "state": body, "first": old - old % BLOCK}


def keep_snapshot(c: Connection, game_id: int, old: int, newest: Mapping[str, object]) -> None:
    """Within a transaction: put the newest snapshot in place of the one at `old`, which is kept: the first of its
    block, or one that has to stay."""
    stood = c.scalar(_STOOD, {"of": game_id, "old": old})
    kept = read_snapshot(c, game_id, snapshot.c.seq == old)
    chained = old // BLOCK % CHAIN != 0
    like = read_snapshot(c, game_id, snapshot.c.seq < old if chained else snapshot.c.seq == 0) if old else kept
    if kept is None or like is None:
        raise Damaged(f"Game {game_id} has lost a snapshot: take it from a backup.")
    c.execute(_NEWEST, {name: newest[name] for name in ("of", "old", "new", "state")})
    base, body = (like.seq, _deflate(kept.body, like.body)) if old else (None, zlib.compress(kept.body, LEVEL))
    if stood == STOOD:
        base, body = STOOD, zlib.compress(kept.body, LEVEL)
    c.execute(insert(snapshot).values(game=game_id, seq=old, base=base, body=body))


def keep_as_it_stands(c: Connection, game_id: int, head: int) -> None:
    """Within a transaction: the newest snapshot stays, and is known as the one that an admin kept as it stood."""
    c.execute(update(snapshot).where(snapshot.c.game == game_id, snapshot.c.seq == head).values(base=STOOD))


def read_snapshot(c: Connection, game_id: int, *chosen: ColumnElement[bool]) -> Snapshot | None:
    """The latest of a game's snapshots that meet all conditions."""
    query = _LATEST.where(*chosen) if chosen else _LATEST
    row = c.execute(query, {"of": game_id}).first()
    if row is None:
        return None
    if row.base is None or row.base == STOOD:
        return Snapshot(row.seq, zlib.decompress(row.body))
    base = read_snapshot(c, game_id, snapshot.c.seq == row.base)
    return Snapshot(row.seq, _inflate(row.body, base.body if base else b""))


def read_snapshots(c: Connection, game_id: int) -> dict[int, bytes | None]:
    """All of a game's snapshots by seq. None for one that cannot be unpacked, for entry 0 if it has none, and for the
    first entry of a block that has none."""
    seqs = list(c.scalars(select(snapshot.c.seq).where(snapshot.c.game == game_id).order_by(snapshot.c.seq)))
    bodies: dict[int, bytes | None] = {0: None}
    for seq in seqs:
        try:
            found = read_snapshot(c, game_id, snapshot.c.seq == seq)
        except (zlib.error, RecursionError):  # damaged, or based on itself
            found = None
        bodies[seq] = found.body if found else None
    present = {seq // BLOCK for seq in seqs}
    last = min(max(present, default=0), BLOCKS)
    missing = [block * BLOCK for block in range(last) if block not in present]
    return bodies | dict.fromkeys(missing)


def before(game_id: int, upto: int) -> tuple[ColumnElement[bool], ...]:
    """The condition that a snapshot is at or before entry `upto` and holds nothing struck out after it."""
    return snapshot.c.seq <= upto, whole(game_id)


def whole(game_id: int) -> ColumnElement[bool]:
    """The condition that a snapshot holds nothing struck out after it."""
    return ~exists().where(entry.c.game == game_id, entry.c.seq > snapshot.c.seq, entry.c.strikes <= snapshot.c.seq)


def _pack_notes(said: list[bytes], new: Sequence[Entry]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(said + [e.notes for e in new]), LEVEL)


def _unpack_notes(body: bytes) -> list[bytes]:
    return _said.decode(zlib.decompress(body))


def _deflate(body: bytes, like: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zdict=like)
    return packer.compress(body) + packer.flush()


def _inflate(body: bytes, like: bytes) -> bytes:
    unpacker = zlib.decompressobj(zdict=like)
    found = unpacker.decompress(body)
    if not unpacker.eof:
        raise zlib.error("incomplete or truncated stream")
    return found
