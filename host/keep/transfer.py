"""A table as a file of its own, with all that is needed to play on (`table_file`). A file is replayed before anything
of it is written: what the replay gives is compared, or written anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

import db
from engine.core.chance import commitment
from engine.core.frames import AnyStep
from engine.core.game import AnyGame
from engine.core.journal import struck
from engine.core.model import Note

from .. import calls
from ..undone import Trail
from ..view.lines import journal_entry
from ..view.table import pack_options, unpack_options
from . import claims
from .replay import Done, nothing_said, steps, taken_wrongly
from .table_file import (
    FORMAT,
    MOST,
    EntryLine,
    Head,
    InsightLine,
    Line,
    Parsed,
    SeatLine,
    TenureLine,
    Unfit,
    encoded,
    one_line,
    parsed,
)  # fmt: skip

__all__ = ["MOST", "Read", "Unfit", "read", "write_in", "written"]

OVER = (db.Status.FINISHED, db.Status.ABANDONED)
"""The states of tables at which nothing more is drawn."""
SEED = range(16, 65)
"""The bytes of a seed."""


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


async def written(
    store: db.Store, games: Iterable[AnyGame], number: int, *, with_seed: bool = False, ids: bool = True
) -> bytes:
    """A started table as the bytes of a file. The seed is included if the table is over, or `with_seed`: with it
    every draw to come can be known. `ids`: with Discord's of people and places, else with the names alone. Raises
    `Unfit`; `StoreError` for a record that cannot be read."""
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
    if not ids:
        lines = [_without_ids(each) for each in lines]
    if with_seed:  # only such a file is played on, and the digests could be traced to members
        known = sorted((each.seat, each.person.hex()) for each in await store.seats.insights(number))
        lines += [InsightLine(seat=seat, person=person) for seat, person in known]
    lines += [_entry_line(each) for each in entries]
    return encoded(lines, len(entries))


def read(
    body: bytes, games: Iterable[AnyGame], now: int, *, name: str = "the file", done: Done = nothing_said
) -> Read:
    """The table of a file, replayed; nothing in it is later than `now`. `done` is told how many entries of how many
    were replayed. Raises `Unfit`, naming the line."""
    file = parsed(body, name)
    game = claims.game_of(file, list(games))
    where = file.at(Head)
    seed = bytes.fromhex(file.head.seed or "")
    if len(seed) not in SEED or commitment(seed) != file.head.seed_hash:
        raise where.unfit("its seed is not the one that was promised.")
    options, values = claims.options_of(file, game), claims.row_of(file, game, now)
    seats, tenures = claims.seats_of(file, game), claims.tenures_of(file)
    known, entries = claims.insights_of(file), claims.entries_of(file, now)
    row = _row(file.head, game, pack_options(options), values, entries)
    played = _proved(file, game, row, seed, entries, done)
    told = [_told(game, each, step) for each, step in zip(entries, played, strict=True)]
    row = msgspec.structs.replace(row, state_hash=told[-1].hash, rules=game.version)
    return Read(row, game, seats, tenures, known, seed, tuple(told), tuple(played))


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


def _without_ids(line: Line) -> Line:
    """A line for anybody, also outside of the server."""
    match line:
        case Head():
            return msgspec.structs.replace(line, server=0, channel=0, thread=None, created_by=0)
        case SeatLine() | TenureLine():
            return msgspec.structs.replace(line, person=None)
    return line


def _entry_line(entry: db.Entry) -> EntryLine:
    return EntryLine(
        **_same(EntryLine, entry)
        | {
            "draws": msgspec.json.decode(entry.draws, type=tuple[int, ...]) if entry.draws else None,
            "notes": msgspec.json.decode(entry.notes, type=tuple[Note, ...]) if entry.notes else None,
            "hash": entry.hash.hex(),
        }
    )


def _same(kind: type[Struct], row: Struct) -> dict[str, Any]:
    """The values of the fields a line and a row share."""
    return {name: value for name, value in msgspec.structs.asdict(row).items() if name in kind.__struct_fields__}


# --- reading


def _row(head: Head, game: AnyGame, options: bytes, values: dict[str, Any], entries: Sequence[db.Entry]) -> db.Game:
    last = entries[-1]
    return db.Game(
        **_same(db.Game, head)
        | {
            "id": head.number,
            "key": game.key,
            "head": last.seq,
            "undos": sum(each.strikes is not None for each in entries),
            "options": options,
            "seed_hash": bytes.fromhex(head.seed_hash),
            "state_hash": last.hash,
            "board": None,
            "board_at": None,
        }
        | values
    )


def _proved(
    file: Parsed, game: AnyGame, row: db.Game, seed: bytes, entries: Sequence[db.Entry], told: Done
) -> list[AnyStep]:
    """The steps of all entries, each with the hash, strike, seal and draws that the file says."""
    done = list[AnyStep]()
    following, trail = steps(game, row, len(file.seats), entries, seed), Trail()
    for n, stored in enumerate(entries):
        where = file.at(EntryLine, n)
        try:
            step = next(following)
        except Exception as error:  # noqa: BLE001 - a false file may lead the rules anywhere
            raise where.unfit(f"({one_line(stored.text)[:80]}) does not follow: {one_line(error)}") from None
        fault = _differs(game, stored, step, entries, trail)
        if fault is not None:
            raise where.unfit(f"({one_line(stored.text)[:80]}) {fault}.")
        done.append(step)
        trail.add(stored)
        told(n + 1, len(entries))
    if (game.result(done[-1].state) is not None) != (row.status is db.Status.FINISHED):
        raise file.at(Head).unfit(f"it says that the game is {row.status}, and the replay says otherwise.")
    return done


def _differs(game: AnyGame, stored: db.Entry, step: AnyStep, entries: Sequence[db.Entry], trail: Trail) -> str | None:
    """How an entry differs from its replay."""
    if len(stored.hash) < db.HASH or not game.digest(step.state).startswith(stored.hash):
        return "leads elsewhere under the rules of this host"
    undo = struck(journal_entry(stored))
    if undo != stored.strikes:
        return f"says that it takes back {stored.strikes}"
    if undo is not None and (fault := taken_wrongly(stored, entries[undo], trail)) is not None:
        return fault
    if stored.sealed == step.undoable:
        return "says wrongly whether it can be taken back"
    return None


def _told(game: AnyGame, stored: db.Entry, step: AnyStep) -> db.Entry:
    """An entry with the notes, hash and version that the replay gives."""
    notes = msgspec.json.encode(step.notes) if step.notes else stored.notes
    return msgspec.structs.replace(stored, notes=notes, hash=game.digest(step.state)[: db.HASH], rules=game.version)
