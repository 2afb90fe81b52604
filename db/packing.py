"""A game that is over, as one small blob. Its rows repeat so much that they shrink to a tenth."""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from itertools import accumulate, pairwise

import msgspec
from msgspec import Struct

from .rows import HASH, Damaged, Entry, Snapshot, StoreError

FORMAT = b"\x01"
"""The first byte of a blob, to tell later formats apart."""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0}]


class Packed(Struct, frozen=True):
    """The contents of a blob."""

    entries: list[Entry]
    snapshot: Snapshot | None


class _Line(Struct, frozen=True, array_like=True):
    """An entry without seq, hash and time; repeated values come first."""

    rules: str
    by: str
    sealed: bool
    strikes: int | None
    seat: int | None
    draws: bytes | None
    text: str
    notes: bytes


class _Blob(Struct, frozen=True, array_like=True):
    """The compressed part: lines, seconds between entries (the first since 1970), the last state."""

    lines: list[_Line]
    gaps: list[int]
    seq: int | None
    body: bytes
    hashes: bytes


def pack(entries: Sequence[Entry], snapshot: Snapshot | None) -> bytes:
    """All entries of a game, from 0 without a gap, and its last state."""
    times = [e.at for e in entries]
    blob = _Blob(
        lines=[_Line(e.rules, e.by, e.sealed, e.strikes, e.seat, e.draws, e.text, e.notes) for e in entries],
        gaps=times[:1] + [b - a for a, b in pairwise(times)],
        seq=snapshot.seq if snapshot else None,
        body=snapshot.body if snapshot else b"",
        hashes=b"".join(e.hash[:HASH].ljust(HASH, b"\0") for e in entries),
    )
    return FORMAT + lzma.compress(msgspec.msgpack.encode(blob), lzma.FORMAT_RAW, filters=FILTERS)


def unpack(body: bytes) -> Packed:
    """Undo `pack`. Raises `StoreError` for a blob of a later format or a damaged one."""
    if body[:1] != FORMAT:
        raise StoreError("An archived game was packed by a newer version of the bot.")
    try:
        raw = lzma.decompress(body[1:], lzma.FORMAT_RAW, filters=FILTERS)
        blob = msgspec.msgpack.decode(raw, type=_Blob)
    except (lzma.LZMAError, msgspec.MsgspecError):
        raise Damaged("An archived game is damaged: take it from a backup.") from None
    times = list(accumulate(blob.gaps))
    entries = [
        msgspec.convert(
            {
                **msgspec.structs.asdict(line),
                "seq": seq,
                "at": times[seq],
                "hash": blob.hashes[seq * HASH : (seq + 1) * HASH],
            },
            Entry,
        )
        for seq, line in enumerate(blob.lines)
    ]
    return Packed(entries, Snapshot(blob.seq, blob.body) if blob.seq is not None else None)
