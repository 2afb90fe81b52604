"""A table as a file of its own: JSON lines that any program can read, with all that is needed to play on. The first
line describes the table; then come its seats, who held them, its entries, and a last line with their number.
`docs/table-file.md` names every key. A file is replayed before anything of it is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

import db
from engine.core import journal
from engine.core.chance import Seeded, commitment
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame
from engine.core.opponents import OPPONENTS

from .. import calls
from ..view.lines import journal_entry
from ..view.lines import lines as told_lines
from ..view.table import pack_options, unpack_options
from .repair import replayed
from .verify import UNREADABLE

FORMAT = 1
MOST = 64 * 1_048_576
"""The most bytes of a file."""
OVER = (db.Status.FINISHED, db.Status.ABANDONED)
"""The states of tables at which nothing more is drawn."""
Number = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Text = Annotated[str, Meta(max_length=100_000)]


class Unfit(ValueError):
    """No file can be made of that table, or no table from that file. One sentence for the operator."""


class Head(Struct, frozen=True, kw_only=True, tag_field="kind", tag="table", forbid_unknown_fields=True):
    """The first line. Hashes and the seed are hex; without the seed no draw can be checked."""

    format: Count
    game: Text
    rules: Text
    status: db.Status
    number: Number
    server: Number
    channel: Number
    thread: Number | None = None
    wanted: Number
    seed_hash: Text
    seed: Text | None = None
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
    opponent: Text | None = None
    name: Text
    open: bool = False


class TenureLine(Struct, frozen=True, kw_only=True, tag_field="kind", tag="tenure", forbid_unknown_fields=True):
    """Who held a seat, from entry `first` to entry `last` (None: until now)."""

    seat: Count
    first: Count
    last: Count | None = None
    person: Number | None = None
    opponent: Text | None = None
    name: Text


class InsightLine(Struct, frozen=True, kw_only=True, tag_field="kind", tag="insight", forbid_unknown_fields=True):
    """Somebody has held a seat of a game in play; the person is a digest, as hex."""

    seat: Count
    person: Text


class EntryLine(Struct, frozen=True, kw_only=True, tag_field="kind", tag="entry", forbid_unknown_fields=True):
    """An entry of the journal, in order."""

    seq: Count
    seat: Count | None = None
    text: Text
    draws: tuple[Number, ...] | None = None
    sealed: bool = False
    strikes: Count | None = None
    notes: Any = None
    rules: Text
    hash: Text
    at: Number
    by: db.By


class End(Struct, frozen=True, kw_only=True, tag_field="kind", tag="end", forbid_unknown_fields=True):
    """The last line: a file without it was cut off."""

    entries: Count


Line: TypeAlias = Head | SeatLine | TenureLine | InsightLine | EntryLine | End
_line: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Line)


class Read(Struct, frozen=True):
    """A file that was read and proved: the table's row (with its number on the old host) and everything that belongs
    to it."""

    row: db.Game
    game: AnyGame
    seats: tuple[db.Seat, ...]
    tenures: tuple[db.Tenure, ...]
    known: tuple[db.Insight, ...]
    seed: bytes
    entries: tuple[db.Entry, ...]
    steps: tuple[AnyStep, ...]


async def written(store: db.Store, games: Iterable[AnyGame], number: int, *, with_seed: bool = False) -> bytes:
    """A started table as the bytes of a file. The seed is included if the table is over, or `with_seed`: with it
    every draw to come can be known. Raises `Unfit`; `StoreError` for a record that cannot be read."""
    row = await store.games.game(number)
    if row is None:
        raise Unfit(f"There is no table {number}.")
    game = next((game for game in games if game.key == row.key), None)
    if row.head < 0 or game is None:
        reason = "has not started" if game else f"plays {row.key}, which is not on this host"
        raise Unfit(f"Table {number} {reason}.")
    seed = await store.games.seed(number) if with_seed or row.status in OVER else None
    entries = await store.journal.entries(number)
    lines: list[Line] = [_head(row, game, seed)]
    lines += [SeatLine(**_same(SeatLine, each)) for each in await store.games.seats(number)]
    lines += [TenureLine(**_same(TenureLine, each)) for each in await store.seats.tenures(number)]
    if with_seed:  # only such a file is played on, and the digests could be traced to members
        known = sorted((each.seat, each.person.hex()) for each in await store.seats.insights(number))
        lines += [InsightLine(seat=seat, person=person) for seat, person in known]
    lines += [_entry_line(each) for each in entries]
    lines.append(End(entries=len(entries)))
    return b"".join(msgspec.json.encode(each) + b"\n" for each in lines)


def read(body: bytes, games: Iterable[AnyGame], *, name: str = "the file") -> Read:
    """The table of a file, replayed. Raises `Unfit`, naming the line or entry."""
    read_in = _lines(body, name)
    head, seats, tenures, lines = _sorted(read_in, name)
    game = next((each for each in games if each.key == head.game), None)
    if game is None:
        raise Unfit(f"{name}: it plays {head.game[:40]!r}, which is not on this host.")
    if head.seed is None:
        raise Unfit(f"{name}: it holds no seed, from which its draws must follow; export it again --with-seed.")
    try:
        seed = bytes.fromhex(head.seed)
        entries = tuple(_entry(each) for each in lines)
        row = _row(head, game, entries)
        calls.terms_of(row)
        told_lines(entries, None)
        noted = [each for each in read_in if isinstance(each, InsightLine)]
        known = [db.Insight(each.seat, bytes.fromhex(each.person)) for each in noted]
    except UNREADABLE as error:
        raise Unfit(f"{name}: {error}.") from None
    unknown = [each.opponent for each in seats if each.opponent is not None and each.opponent not in OPPONENTS]
    if unknown:
        raise Unfit(f"{name}: there is no practice opponent {unknown[0][:40]!r} on this host.")
    if commitment(seed) != head.seed_hash:
        raise Unfit(f"{name}: its seed is not the one that was promised.")
    steps = _proved(name, game, row, len(seats), seed, entries)
    return Read(row, game, seats, tenures, tuple(known), seed, entries, tuple(steps))


async def write_in(store: db.Store, table: Read, now: int) -> int:
    """Write the table of a file, in one transaction, under a new number; its board is posted anew. Raises
    `StoreError`."""
    last = table.steps[-1].state
    playing = table.row.status is db.Status.PLAYING
    seats = calls.timed(table.seats, table.game.waiting(last) if playing else (), now)
    due = [] if table.row.status in OVER else [db.NewDue("board", b"{}", now)]
    remind = calls.reminder(seats, calls.terms_of(table.row))
    due += [] if remind is None else [db.NewDue("remind", b"", remind)]
    if playing and any(each.opponent for each in seats):
        due.append(db.NewDue("opponents", b"", now))
    states = {seq: table.game.encode(table.steps[seq].state) for seq in db.wanted(len(table.entries) - 1)}
    return await store.rebuild.create(
        table.row, seats, table.tenures, table.seed, table.entries, states, due, table.known
    )


# --- writing


def _head(row: db.Game, game: AnyGame, seed: bytes | None) -> Head:
    same = _same(Head, row)
    return Head(
        **same
        | {
            "format": FORMAT,
            "game": row.key,
            "number": row.id,
            "seed_hash": row.seed_hash.hex(),
            "seed": seed.hex() if seed is not None else None,
            "options": msgspec.json.decode(
                msgspec.json.encode(unpack_options(game, row.options), order="deterministic")
            ),
            "terms": msgspec.json.decode(row.terms) if row.terms else None,
        }
    )


def _entry_line(entry: db.Entry) -> EntryLine:
    return EntryLine(
        **_same(EntryLine, entry)
        | {
            "draws": msgspec.json.decode(entry.draws) if entry.draws else None,
            "notes": msgspec.json.decode(entry.notes) if entry.notes else None,
            "hash": entry.hash.hex(),
        }
    )


def _same(kind: type[Struct], row: Struct) -> dict[str, Any]:
    """The values of the fields a line and a row share."""
    return {name: value for name, value in msgspec.structs.asdict(row).items() if name in kind.__struct_fields__}


# --- reading


def _lines(body: bytes, name: str) -> list[Line]:
    if len(body) > MOST:
        raise Unfit(f"{name}: it is larger than {MOST // 1_048_576} MiB.")
    lines: list[Line] = []
    for number, text in enumerate(body.splitlines(), 1):
        try:
            lines.append(_line.decode(text))
        except msgspec.MsgspecError as error:
            raise Unfit(f"{name}, line {number}: {error}") from None
    return lines


def _sorted(
    lines: Sequence[Line], name: str
) -> tuple[Head, tuple[db.Seat, ...], tuple[db.Tenure, ...], list[EntryLine]]:
    """The lines by kind, complete and in order."""
    if not lines or not isinstance(lines[0], Head):
        raise Unfit(f"{name}: it does not begin with the line of a table.")
    head = lines[0]
    if head.format != FORMAT:
        raise Unfit(f"{name}: its format is {head.format}, and this version of the bot reads {FORMAT}.")
    if head.status is db.Status.OPEN:
        raise Unfit(f"{name}: its game has not started.")
    seats = tuple(db.Seat(**_same(db.Seat, each)) for each in lines if isinstance(each, SeatLine))
    tenures = tuple(db.Tenure(**_same(db.Tenure, each)) for each in lines if isinstance(each, TenureLine))
    entries = [each for each in lines if isinstance(each, EntryLine)]
    if [each for each in lines if isinstance(each, End)] != [End(entries=len(entries))] or not entries:
        raise Unfit(f"{name}: it was cut off, or entries are missing.")
    if [each.seq for each in entries] != list(range(len(entries))):
        raise Unfit(f"{name}: its entries are not numbered 0, 1, 2 and so on.")
    if [each.index for each in seats] != list(range(len(seats))) or not seats:
        raise Unfit(f"{name}: its seats are not numbered 0, 1, 2 and so on.")
    return head, seats, tenures, entries


def _entry(line: EntryLine) -> db.Entry:
    return db.Entry(
        **_same(db.Entry, line)
        | {
            "draws": msgspec.json.encode(line.draws) if line.draws else None,
            "notes": msgspec.json.encode(line.notes) if line.notes else b"",
            "hash": bytes.fromhex(line.hash),
        }
    )


def _row(head: Head, game: AnyGame, entries: Sequence[db.Entry]) -> db.Game:
    last = entries[-1]
    return db.Game(
        **_same(db.Game, head)
        | {
            "id": head.number,
            "key": game.key,
            "head": last.seq,
            "undos": sum(each.strikes is not None for each in entries),
            "options": pack_options(game.options(msgspec.json.encode(head.options))),
            "seed_hash": bytes.fromhex(head.seed_hash),
            "state_hash": last.hash,
            "board": None,
            "board_at": None,
            "terms": msgspec.json.encode(head.terms) if head.terms is not None else b"",
        }
    )


def _proved(
    name: str, game: AnyGame, row: db.Game, seats: int, seed: bytes, entries: Sequence[db.Entry]
) -> list[AnyStep]:
    """The steps of all entries, each with the hash, strike and draws that the file says."""
    try:
        steps = replayed(game, row, seats, entries)
        drawn = _drawn(game, row, seats, seed, entries, [step.state for step in steps])
    except UNREADABLE as error:
        raise Unfit(f"{name}: {error}") from None
    for stored, step, draws in zip(entries, steps, drawn, strict=True):
        where = f"{name}: entry {stored.seq} ({stored.text[:80]})"
        if not stored.hash or not game.digest(step.state).startswith(stored.hash):
            raise Unfit(f"{where} leads elsewhere under the rules of this host.")
        if journal.struck(journal_entry(stored)) != stored.strikes:
            raise Unfit(f"{where} says that it takes back {stored.strikes}.")
        if stored.sealed == step.undoable:
            raise Unfit(f"{where} says wrongly whether it can be taken back.")
        if draws != step.draws:
            raise Unfit(f"{where} holds draws that do not follow from the seed.")
    if (game.result(steps[-1].state) is not None) != (row.status is db.Status.FINISHED):
        raise Unfit(f"{name}: it says that the game is {row.status}, and the replay says otherwise.")
    return steps


def _drawn(
    game: AnyGame, row: db.Game, seats: int, seed: bytes, entries: Sequence[db.Entry], states: Sequence[AnyPosition]
) -> list[tuple[int, ...]]:
    """The draws of all entries as they follow from the seed."""
    drawn: list[tuple[int, ...]] = []
    for stored in entries:
        chance, entry = Seeded(seed, 0, stored.seq), journal_entry(stored)
        if not stored.draws:
            drawn.append(())
        elif entry.text == journal.START:
            drawn.append(game.start(seats, chance, unpack_options(game, row.options)).draws)
        else:
            assert entry.seat is not None
            drawn.append(game.apply(states[entry.seq - 1], entry.seat, game.parse(entry.text), chance).draws)
    return drawn
