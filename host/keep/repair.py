"""Mending a table from its journal: everything else stored of its play follows from that, and is written anew. The
journal proves something only if its replay ends where the table stood: at least one of the last entry's hash, the
table's hash and the newest state must agree. Otherwise today's rules may differ, and nothing is changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

import db
from engine.core import journal
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame
from engine.core.model import Bug, Illegal

from ..session import MAX_ENTRIES
from ..sound import terms_fault
from ..view.lines import journal_entry
from .beside import Beside, missing, unread
from .replay import Done, nothing_said, steps
from .verify import UNREADABLE, result_fault, told


class Unproved(ValueError):
    """The journal does not prove where the table stood. The text is one sentence for the operator."""


class Mend(Struct, frozen=True):
    """What is mended beside the play: values of the table's row, due work that is dropped and put, and sentences."""

    values: dict[str, Any]
    dropped: tuple[int, ...]
    chores: tuple[str, ...]
    changes: tuple[str, ...]


class Plan(Struct, frozen=True):
    """What is wrong with a table, one sentence each (none: nothing), and its play as it will be written, with what is
    mended beside it."""

    table: int
    changes: tuple[str, ...]
    entries: Sequence[db.Entry]
    states: dict[int, bytes]
    status: db.Status
    mend: Mend
    at: int
    stood: int | None = None
    """The entry after which an admin kept the table as it stood under other rules; it stays known."""


async def plan(store: db.Store, games: Iterable[AnyGame], number: int, done: Done = nothing_said) -> Plan:
    """Find out what a repair of a table would change; `done` is told how far it is. Raises `Unproved`; `StoreError`
    for a table that does not exist or cannot be read at all."""
    row = await store.games.game(number)
    if row is None:
        raise Unproved(f"There is no table {number}.")
    rules = next((game for game in games if game.key == row.key), None)
    if rules is None:
        raise Unproved(f"Table {number} plays {row.key}, which is not on this host.")
    record, seats = await store.rebuild.record(number), await store.games.seats(number)
    _whole(row, record, len(seats))
    stood = await _stood(store, number)
    try:
        played = replayed(rules, row, len(seats), record.entries, done)
    except UNREADABLE as error:
        way = _kept_at(stood) if stood is not None else "Nothing can be proved; take the table from a backup."
        raise Unproved(f"Table {number}: {error} {way}") from None
    entries = [_mended(rules, each, step, record) for each, step in zip(record.entries, played, strict=True)]
    _proved(rules, row, record, played[-1].state, stood)
    wanted = {*db.wanted(entries[-1].seq), *(() if stood is None else (stood,))}
    states = {seq: rules.encode(played[seq].state) for seq in wanted}
    over = rules.result(played[-1].state) is not None
    astray = row.status in (db.Status.OPEN, db.Status.FINISHED)
    status = db.Status.FINISHED if over else db.Status.PLAYING if astray else row.status
    changes = tuple(_changes(rules, row, record, entries, played, status))
    row = msgspec.structs.replace(row, head=entries[-1].seq, status=status)
    mend = await _beside(store, rules, row, played[-1])
    if over and not changes and await _misses(store, row, rules, entries, played[-1].state):
        changes = ("written anew: its result",)
    return Plan(number, changes + mend.changes, entries, states, status, mend, row.updated_at, stood)


async def _stood(store: db.Store, number: int) -> int | None:
    """The entry after which an admin kept a table as it stood; None if nobody did, or that is lost."""
    try:
        stood = await store.journal.stood(number)
    except UNREADABLE:
        return None
    return None if stood is None else stood.seq


def _kept_at(stood: int) -> str:
    return (
        f"An admin kept it as it stood after entry {stood}, under other rules: it goes on from there, and what was "
        "before cannot be proved by those of today."
    )


async def _beside(store: db.Store, rules: AnyGame, row: db.Game, last: AnyStep) -> Mend:
    """What of the rest can be mended: presses and terms that cannot be read, work that is due or cannot be done."""
    seats, tenures = await store.games.seats(row.id), await store.seats.tenures(row.id)
    whole, values, changes = await store.wholes.of(row.id), dict[str, Any](), list[str]()
    if whole.misfit is not None:
        return Mend({}, (), (), ())
    ((presses,),) = whole.of("game", "presses")
    if not db.readable(presses, row.head):
        values["presses"] = b""
        changes.append("forgotten: the presses it knows, which cannot be read")
    if terms_fault(row.terms):
        values["terms"], row = b"", msgspec.structs.replace(row, terms=b"")
        changes.append("as usual again: its terms, which cannot be read")
    table = Beside(row, rules, seats, tenures, await store.games.seed(row.id), whole, last.state)
    dropped, chores = tuple(unread(table)), tuple(missing(table))
    changes += [f"dropped: {len(dropped)} of its due work, which cannot be read"] if dropped else []
    changes += [f"due again: {', '.join(chores)}"] if chores else []
    return Mend(values, dropped, chores, tuple(changes))


async def carry_out(store: db.Store, wanted: Plan) -> None:
    """Write a table's play as planned, in one transaction. Raises `StoreError`."""
    mend = wanted.mend
    await store.rebuild.rewrite(
        wanted.table,
        wanted.entries,
        wanted.states,
        wanted.status,
        more=mend.values,
        dropped=mend.dropped,
        chores=[db.NewDue(kind, b"", wanted.at) for kind in mend.chores],
        stood=wanted.stood,
    )


async def _misses(
    store: db.Store, row: db.Game, rules: AnyGame, entries: Sequence[db.Entry], state: AnyPosition
) -> bool:
    """Whether a game's result is not what its moves give, or cannot be read."""
    try:
        return await result_fault(store, row, rules, entries, state) is not None
    except UNREADABLE:
        return True


def _whole(row: db.Game, record: db.Record, seats: int) -> None:
    """Raises `Unproved` if something is missing that nothing else can restore."""
    seqs = [each.seq for each in record.entries]
    if not seqs and row.head < 0:
        raise Unproved(f"Table {row.id} has not started: there is nothing to repair.")
    if row.head >= MAX_ENTRIES:
        raise Unproved(f"Table {row.id}: its last entry cannot be {row.head}. Take the table from a backup.")
    gone = sorted(set(range(max([row.head, *seqs]) + 1)) - set(seqs))
    if gone:
        named = f"entry {gone[0]} is" if len(gone) == 1 else f"{len(gone)} entries, the first of them {gone[0]}, are"
        raise Unproved(
            f"Table {row.id}: {named} lost. Take the table from a backup: export it there, import it here."
        )
    if not seats:
        raise Unproved(f"Table {row.id}: its seats are lost. Take the table from a backup.")


def replayed(
    rules: AnyGame, row: db.Game, seats: int, entries: Sequence[db.Entry], told: Done = nothing_said
) -> list[AnyStep]:
    """The steps of all entries. Raises `UNREADABLE`."""
    done: list[AnyStep] = []
    following = steps(rules, row, seats, entries)
    for stored in entries:
        try:
            done.append(next(following))
            told(len(done), len(entries))
        except (Bug, Illegal) as error:
            raise Bug(f"entry {stored.seq} ({stored.text}) is refused by the rules of today: {error}.") from None
    return done


def _proved(rules: AnyGame, row: db.Game, record: db.Record, last: AnyPosition, stood: int | None) -> None:
    """Raises `Unproved` unless something stored agrees with the end of the replay."""
    digest = rules.digest(last)
    if any(known and digest.startswith(known) for known in (record.entries[-1].hash, row.state_hash)):
        return
    body = record.kept.get(record.entries[-1].seq)
    try:
        if body is not None and rules.digest(rules.decode(body)) == digest:
            return
    except UNREADABLE:
        pass
    way = "Either the rules of today differ, and it goes on as it is; or take it from a backup."
    raise Unproved(
        f"Table {row.id}: the replay ends elsewhere than the table stood, by all that is stored of it. "
        f"{way if stood is None else _kept_at(stood)}"
    )


def _mended(rules: AnyGame, entry: db.Entry, step: AnyStep, record: db.Record) -> db.Entry:
    """An entry with the hash, strike and notes that follow from the journal. Notes that can be read stay as they were
    told."""
    digest = rules.digest(step.state)
    sound = entry.hash and digest.startswith(entry.hash)
    notes = msgspec.json.encode(step.notes) if step.notes else b""
    return msgspec.structs.replace(
        entry,
        hash=entry.hash if sound else digest[: db.HASH],
        strikes=journal.struck(journal_entry(entry)),
        notes=notes if entry.seq in record.lost or _untrue(rules, entry, step) else entry.notes,
    )


def _untrue(rules: AnyGame, entry: db.Entry, step: AnyStep) -> bool:
    """Whether an entry of today's rules tells what its replay does not."""
    return "tells" in (told(rules, entry, step) or "")


def _changes(
    rules: AnyGame,
    row: db.Game,
    record: db.Record,
    entries: Sequence[db.Entry],
    played: Sequence[AnyStep],
    status: db.Status,
) -> Iterable[str]:
    """What will change, in sentences."""
    last = entries[-1]
    if row.head != last.seq:
        yield f"the last entry is {last.seq}, not {row.head}"
    if row.state_hash != last.hash:
        yield "written anew: the table's hash"
    undos = sum(each.strikes is not None for each in entries)
    if row.undos != undos:
        yield f"{undos} undos are in the journal, not {row.undos}"
    if status is not row.status:
        yield f"the game is {status}, not {row.status}"
    pairs = list(zip(record.entries, entries, strict=True))
    yield from _named("the hash of", [new.seq for old, new in pairs if old.hash != new.hash])
    yield from _named("what was taken back by", [new.seq for old, new in pairs if old.strikes != new.strikes])
    untold = {new.seq for old, new in pairs if old.notes != new.notes}
    yield from _named("the notes of", sorted(record.lost | untold))
    yield from _named(
        "the state after", [seq for seq in _needed(record, last) if not _same(rules, record, played, seq)]
    )


def _needed(record: db.Record, last: db.Entry) -> list[int]:
    return sorted({*record.kept, last.seq})


def _same(rules: AnyGame, record: db.Record, played: Sequence[AnyStep], seq: int) -> bool:
    """Whether the state kept after an entry is that of the replay."""
    body = record.kept.get(seq)
    try:
        return (
            body is not None
            and seq < len(played)
            and rules.digest(rules.decode(body)) == rules.digest(played[seq].state)
        )
    except UNREADABLE:
        return False


def _named(what: str, seqs: Sequence[int]) -> Iterable[str]:
    """A sentence about some entries, if there are any."""
    if len(seqs) == 1:
        yield f"written anew: {what} entry {seqs[0]}"
    elif seqs:
        yield f"written anew: {what} {len(seqs)} entries, the first of them {seqs[0]}"
