"""The file of a table: JSON lines that any program can read. `docs/table-file.md` names every key. Here lines become
structs and back; whether they are true is found out by `claims` and by replay.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

import db
from engine.core.model import Note

from ..session import MAX_ENTRIES

FORMAT = 2
OLDER = (1,)
"""Formats that are read as well: 1 had no digest."""
MOST = 64 * 1_048_576
"""The most bytes of a file."""
LONGEST = 2 * 1_048_576
"""The most bytes of a line."""
LINES = 4 * MAX_ENTRIES
"""The most lines of a file."""
Number = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Word = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=1_000)]
"""Longer than any name, reason or action."""
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$")]


class Unfit(ValueError):
    """No file can be made of that table, or no table from that file. One sentence for the operator."""


class Head(Struct, frozen=True, kw_only=True, tag_field="kind", tag="table", forbid_unknown_fields=True):
    """The first line. Hashes and the seed are hex; without the seed no draw can be checked."""

    format: Count
    game: Word
    rules: Word
    status: db.Status
    number: Number
    server: Number
    channel: Number
    thread: Number | None = None
    wanted: Count
    seed_hash: Hex
    seed: Hex | None = None
    options: Any
    terms: Any = None
    paused: Text | None = None
    ended: Text | None = None
    created_by: Number
    created_at: Number
    updated_at: Number


class SeatLine(Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat", forbid_unknown_fields=True):
    """A seat as it is held now."""

    index: Count
    person: Number | None = None
    opponent: Word | None = None
    name: Text
    open: bool = False


class TenureLine(Struct, frozen=True, kw_only=True, tag_field="kind", tag="tenure", forbid_unknown_fields=True):
    """Who held a seat, from entry `first` to entry `last` (None: until now)."""

    seat: Count
    first: Count
    last: Count | None = None
    person: Number | None = None
    opponent: Word | None = None
    name: Text


class InsightLine(Struct, frozen=True, kw_only=True, tag_field="kind", tag="insight", forbid_unknown_fields=True):
    """Somebody has held a seat of a game in play; the person is a digest, as hex."""

    seat: Count
    person: Hex


class EntryLine(Struct, frozen=True, kw_only=True, tag_field="kind", tag="entry", forbid_unknown_fields=True):
    """An entry of the journal, in order."""

    seq: Count
    seat: Count | None = None
    text: Text
    draws: tuple[Number, ...] | None = None
    sealed: bool = False
    strikes: Count | None = None
    notes: tuple[Note, ...] | None = None
    rules: Word
    hash: Hex
    at: Number
    by: db.By


class End(Struct, frozen=True, kw_only=True, tag_field="kind", tag="end", forbid_unknown_fields=True):
    """The last line: a file without it was cut off. `digest` is the SHA-256 of all lines before it, each with a line
    feed (hex)."""

    entries: Count
    digest: Hex | None = None


Line: TypeAlias = Head | SeatLine | TenureLine | InsightLine | EntryLine | End
ORDER = (Head, SeatLine, TenureLine, InsightLine, EntryLine, End)
"""The kinds of lines, in the order in which they come."""
_line: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Line)
L = TypeVar("L")


class Where(NamedTuple):
    """A line of a file, to name it."""

    name: str
    line: int

    def unfit(self, fault: object) -> Unfit:
        """The refusal of the file because of this line."""
        return Unfit(f"{self.name}, line {self.line}: {one_line(fault)}")


class Parsed(NamedTuple):
    """A file's lines by kind, complete and in order; where each kind begins."""

    name: str
    head: Head
    seats: tuple[SeatLine, ...]
    tenures: tuple[TenureLine, ...]
    insights: tuple[InsightLine, ...]
    entries: tuple[EntryLine, ...]

    def at(self, kind: type[Struct], n: int = 0) -> Where:
        """The line of the `n`th of a kind."""
        sizes = (1, len(self.seats), len(self.tenures), len(self.insights), len(self.entries))
        return Where(self.name, sum(sizes[: ORDER.index(kind)]) + n + 1)


def one_line(fault: object) -> str:
    """What is wrong, in one line that is not endless and holds no control codes."""
    words = "".join(each if each.isprintable() else " " for each in str(fault)[:2_000])
    plain = " ".join(words.split())
    return plain if len(plain) <= 300 else plain[:299] + "…"


def encoded(lines: Sequence[Struct], entries: int) -> bytes:
    """The bytes of a file with these lines, and with its last one."""
    return ended(b"".join(msgspec.json.encode(each) + b"\n" for each in lines), entries)


def ended(body: bytes, entries: int) -> bytes:
    """The bytes of a file with its last line."""
    return body + msgspec.json.encode(End(entries=entries, digest=hashlib.sha256(body).hexdigest())) + b"\n"


def parsed(body: bytes, name: str) -> Parsed:
    """The lines of a file. Raises `Unfit`, naming the file and the line."""
    if len(body) > MOST:
        raise Unfit(f"{name}: it is larger than {MOST // 1_048_576} MiB.")
    if body.count(b"\n") + body.count(b"\r") > 2 * LINES:
        raise Unfit(f"{name}: it has more than {LINES:,} lines.")
    lines, digest = list[Line](), hashlib.sha256()
    for number, text in enumerate(body.splitlines(), 1):
        where = Where(name, number)
        if lines and isinstance(lines[-1], End):
            raise where.unfit("it comes after the end.")
        lines.append(_read(text, where))
        _next(lines, where)
        if not isinstance(lines[-1], End):
            digest.update(text + b"\n")
    return _whole(lines, name, digest.hexdigest())


def _read(text: bytes, where: Where) -> Line:
    if len(text) > LONGEST:
        raise where.unfit(f"it is longer than {LONGEST // 1_048_576} MiB.")
    try:
        read: Line = _line.decode(text)
    except UnicodeDecodeError as error:
        raise where.unfit(f"byte {error.start + 1} is not UTF-8.") from None
    except RecursionError:
        raise where.unfit("it is nested too deeply.") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise where.unfit(error) from None
    return read


def _next(lines: Sequence[Line], where: Where) -> None:
    """Raises `Unfit` unless the last of these lines may come after those before it."""
    new = lines[-1]
    if (len(lines) == 1) != isinstance(new, Head):
        raise where.unfit("it is not the line of a table." if len(lines) == 1 else "it is a second table.")
    if len(lines) == 1:
        return
    before = lines[-2]
    if ORDER.index(type(new)) < ORDER.index(type(before)):
        raise where.unfit("it comes too late: seats, tenures, insights, entries and the end follow each other.")
    if isinstance(new, EntryLine):
        wanted = before.seq + 1 if isinstance(before, EntryLine) else 0
        if new.seq != wanted:
            raise where.unfit(f"entry {new.seq} stands where entry {wanted} is wanted.")
        if new.seq >= MAX_ENTRIES:
            raise where.unfit(f"a game has at most {MAX_ENTRIES:,} entries.")
    if isinstance(new, SeatLine):
        wanted = before.index + 1 if isinstance(before, SeatLine) else 0
        if new.index != wanted:
            raise where.unfit(f"seat {new.index} stands where seat {wanted} is wanted.")


def _whole(lines: Sequence[Line], name: str, digest: str) -> Parsed:
    """The lines by kind. Raises `Unfit` if something is missing, or was changed."""
    last = Where(name, max(1, len(lines)))
    if not lines:
        raise last.unfit("the file is empty.")
    head, end = lines[0], lines[-1]
    assert isinstance(head, Head)
    if head.format != FORMAT and head.format not in OLDER:
        raise Where(name, 1).unfit(f"its format is {head.format}, and this version of the bot reads {FORMAT}.")
    entries = _kind(lines, EntryLine)
    if not isinstance(end, End) or end.entries != len(entries) or not entries:
        raise last.unfit("the file was cut off here, or entries are missing.")
    if end.digest != digest and (end.digest is not None or head.format == FORMAT):
        raise last.unfit("the lines before it are not those that were written: the file was damaged or changed.")
    return Parsed(name, head, _kind(lines, SeatLine), _kind(lines, TenureLine), _kind(lines, InsightLine), entries)


def _kind(lines: Sequence[Line], kind: type[L]) -> tuple[L, ...]:
    return tuple(each for each in lines if isinstance(each, kind))
