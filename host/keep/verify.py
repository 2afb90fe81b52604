"""Replay every stored game, and name those that differ from what is stored or cannot be opened: the check before an
update, and of a backup."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import db
from engine.core import journal
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame
from engine.core.model import Bug, Illegal
from words import LOCALES

from ..live import RECENT
from ..results import result_of
from ..session import MAX_ENTRIES
from ..sound import LATEST
from ..undone import Trail
from ..view.lines import journal_entry, notes_of
from ..view.table import unpack_options
from . import agreed
from .beside import Beside, heard_fault, pace_fault, person_fault, server_fault, version
from .replay import ALONE, RESTORED, REWOUND, TAKEN, UNDOING, agrees, steps, taken_wrongly

BEFORE = (db.Status.OPEN, db.Status.ABANDONED)
"""The states of tables that may not have started."""
UNREADABLE = (
    db.StoreError, Bug, Illegal, msgspec.MsgspecError, zlib.error, LookupError, TypeError, ValueError,
    ArithmeticError, AttributeError, RecursionError,
)  # fmt: skip
"""The errors that reading a damaged row may raise."""


class Verdict(Struct, frozen=True):
    """The result of checking one game: the number of entries, and the place and kind of a difference (None: none).
    `opens`: the table can be played on, or looked at. `older`: the difference comes from replaying entries made under
    other rules than today's; nothing is wrong. `stops`: it is in play, was last played by other rules, and would be
    paused, because by today's its moves lead elsewhere (see `Session.live`)."""

    game: int
    key: str
    entries: int
    difference: str | None
    opens: bool = True
    older: bool = False
    stops: bool = False


def passed() -> None:
    """Says nothing."""


async def verify(
    store: db.Store, games: Iterable[AnyGame], only: Sequence[int] | None = None, done: Callable[[], None] = passed
) -> AsyncIterator[Verdict]:
    """Check all games (or `only` some), in the order of their numbers: compare the stored data with the replay. Those
    that have not started are only named if something is wrong with them. `done` is called after every game."""
    known = {game.key: game for game in games}
    for number in await store.games.numbers() if only is None else only:
        try:
            row = await store.games.game(number)
        except UNREADABLE as error:
            yield Verdict(number, "?", 0, _unopened(error), opens=False)
            continue
        if row is not None:
            verdict = await _checked(store, known.get(row.key), row)
            if row.head >= 0 or row.status not in BEFORE or verdict.difference is not None:
                yield verdict
        done()


async def servers(store: db.Store) -> list[str]:
    """What is wrong with the settings of servers."""
    whole = await store.wholes.servers()
    if whole.misfit is not None:
        return [whole.misfit]
    found = [(row["id"], server_fault(row, sorted(LOCALES))) for row in whole.values["server"]]
    return [f"server {number}: {fault}" for number, fault in found if fault is not None]


async def people(store: db.Store) -> list[str]:
    """What is wrong with what people have said about themselves, and with when they were heard."""
    whole = await store.wholes.people()
    if whole.misfit is not None:
        return [whole.misfit]
    rows, heard = whole.values["person"], [*whole.values["alive"], *whole.values["stop"]]
    found = [f"person {row['id']}: {fault}" for row in rows if (fault := person_fault(row)) is not None]
    for row in whole.values["pace"]:
        if (fault := pace_fault(row)) is not None:
            found.append(f"person {row['person']}: {fault}")
    return found + [f"shard {row['shard']}: {fault}" for row in heard if (fault := heard_fault(row)) is not None]


async def _checked(store: db.Store, rules: AnyGame | None, row: db.Game) -> Verdict:
    if rules is None:
        return Verdict(row.id, row.key, 0, f"the game {row.key!r} is not on this host", opens=False)
    try:
        beside = await _open(store, rules, row)
    except UNREADABLE as error:
        return Verdict(row.id, row.key, 0, _unopened(error), opens=False)
    try:
        if beside.state is None:
            return Verdict(row.id, row.key, 0, next(beside.plain(), None) or next(beside.others(), None))
        entries, kept = await store.journal.entries(row.id), await store.journal.kept(row.id)
        if damage := _damage(row, rules, entries, kept):
            return Verdict(row.id, row.key, len(entries), damage)
        if damage := next(beside.plain(), None):
            return Verdict(row.id, row.key, len(entries), damage)
        if damage := _agreed(entries, beside.tenures):
            return Verdict(row.id, row.key, len(entries), damage)
        found = replay(rules, row, len(beside.seats), entries, kept, beside.seed)
        older = found is not None and any(entry.rules != rules.version for entry in entries[: found[0] + 1])
        if found is None or older:
            damage = next(beside.others(), None) or await result_fault(store, row, rules, entries, beside.state)
        if damage:
            return Verdict(row.id, row.key, len(entries), damage)
    except UNREADABLE as error:
        return Verdict(row.id, row.key, 0, f"its record cannot be read: {_line(error)}")
    if found is None:
        return Verdict(row.id, row.key, len(entries), None)
    stops, newest = False, await store.journal.newest(row.id)
    if older and row.status is db.Status.PLAYING and row.rules != rules.version and newest is not None:
        stood = await store.journal.stood(row.id)
        stops = not agrees(rules, row, len(beside.seats), entries, newest, beside.seed, stood)
    return Verdict(row.id, row.key, len(entries), found[1], older=older, stops=stops)


async def _open(store: db.Store, rules: AnyGame, row: db.Game) -> Beside:
    """Read what a host needs to open a table, and all else beside its moves. Raises `UNREADABLE`."""
    whole = await store.wholes.of(row.id)
    if not -1 <= row.head < MAX_ENTRIES:
        raise ValueError(f"its last entry cannot be {row.head}")
    newest = await store.journal.newest(row.id)
    if newest is None and (row.head >= 0 or row.status not in BEFORE):
        raise ValueError("its newest state is lost")
    state = None if newest is None else rules.decode(newest.body)
    unpack_options(rules, row.options)
    for recent in await store.journal.entries(row.id, after=max(-1, row.head - RECENT)):
        journal_entry(recent)
        notes_of(recent)
    await store.journal.snapshot(row.id, row.head - 1)
    seats, tenures = await store.games.seats(row.id), await store.seats.tenures(row.id)
    await store.seats.held(row.id)
    return Beside(row, rules, seats, tenures, await store.games.seed(row.id), whole, state)


async def result_fault(
    store: db.Store, row: db.Game, rules: AnyGame, entries: Sequence[db.Entry], state: AnyPosition
) -> str | None:
    """What is wrong with the result that is stored of a game, if there is one. Raises `UNREADABLE`."""
    stored = await store.results.of(row.id)
    if stored is None:
        return None
    given = result_of(row, rules, entries, state)
    if given is not None and stored.ending.level is None:  # it was written before levels were
        given = replace(given, ending=replace(given.ending, level=None))
    if stored != given:
        return "its result is not what its moves give"
    return None if await store.results.holders_fit(row.id) else "its result names others than held its seats"


def _unopened(error: Exception) -> str:
    return f"cannot be opened: {_line(error)}"


def _line(error: Exception) -> str:
    return " ".join(str(error).split())


def _damage(row: db.Game, rules: AnyGame, rows: Sequence[db.Entry], kept: Mapping[int, bytes | None]) -> str | None:
    """The first thing wrong with a game's stored data, whatever the rules: entries, undos and `kept` states that do
    not fit together."""
    if len(rows) != row.head + 1 or any(each.seq != n for n, each in enumerate(rows)):
        return "entries are missing"
    trail = Trail()
    for stored in rows:
        entry = journal_entry(stored)
        if journal.struck(entry) != stored.strikes:
            return f"entry {entry.seq} ({entry.text}): it is stored as an undo of {stored.strikes}"
        if fault := _entry(stored, rules) or _undo(stored, rows, trail):
            return f"entry {entry.seq} ({entry.text}): {fault}"
        trail.add(stored)
    undos = sum(each.strikes is not None for each in rows)
    if row.undos != undos:
        return f"{row.undos} undos are counted, but {undos} are in the journal"
    if row.head not in kept:
        return f"the newest state is not the one after entry {row.head}"
    for seq, body in sorted(kept.items()):
        if body is None:
            return f"the state kept after entry {seq} is lost or damaged"
    return None


def _undo(stored: db.Entry, rows: Sequence[db.Entry], trail: Trail) -> str | None:
    """Why nobody could make such an undo."""
    if stored.strikes is None:
        return None
    if not 0 < stored.strikes < stored.seq:
        return "there is no such entry before it"
    return taken_wrongly(stored, rows[stored.strikes], trail)


def _agreed(rows: Sequence[db.Entry], tenures: Sequence[db.Tenure]) -> str | None:
    """The first undos by agreement to which not all had agreed."""
    for n, stored in enumerate(rows):
        if stored.by is not db.By.AGREED or (n and rows[n - 1].by is db.By.AGREED and not stored.notes):
            continue
        run = n + 1
        while run < len(rows) and rows[run].by is db.By.AGREED and not rows[run].notes:
            run += 1
        struck = [each.strikes for each in rows[n:run] if each.strikes is not None]
        notes = notes_of(stored)
        if len(notes) != 1 or notes[0].code not in (TAKEN, ALONE) or notes[0].args.get("count") != run - n:
            fault: str | None = "its note does not say what was taken back"
        else:
            fault = agreed.fault(notes[0], n, struck, rows, tenures)
        if fault is not None:
            return f"entry {n} ({stored.text}): {fault}"
    return None


def _entry(stored: db.Entry, rules: AnyGame) -> str | None:
    """What is wrong with an entry by itself."""
    nobodys = stored.seq == 0 or (stored.strikes is not None and stored.by in UNDOING)
    if (stored.seat is None) != nobodys:
        return "its seat is lost" if stored.seat is None else "it is no seat's"
    if (stored.by is db.By.AUTO) != (stored.seq == 0) or (stored.by in UNDOING and stored.strikes is None):
        return f"nothing like that is done by {stored.by}"
    if not 0 <= stored.at <= LATEST:
        return "it was made at a time that there is not"
    if not version(stored.rules, rules.version):
        return f"there are no rules of version {stored.rules[:20]!r}"
    return None


def replay(
    rules: AnyGame,
    row: db.Game,
    seats: int,
    rows: Sequence[db.Entry],
    kept: Mapping[int, bytes | None],
    seed: bytes | None = None,
) -> tuple[int, str] | None:
    """The first difference between an undamaged journal and its replay under today's rules: up to which entry it had
    been the same, and a sentence; or None. The draws (given the `seed`), notes, hashes and `kept` states are
    compared, too."""
    following = steps(rules, row, seats, rows, seed)
    state: AnyPosition | None = None
    for stored in rows:
        named = f"entry {stored.seq} ({stored.text})"
        try:
            step = next(following)
        except (Bug, Illegal) as error:
            return stored.seq, f"{named}: the rules of today refuse it: {error}"
        state = step.state
        digest = rules.digest(state)
        if not stored.hash or not digest.startswith(stored.hash):
            return stored.seq, f"{named}: the state differs from the one stored"
        if fault := told(rules, stored, step):
            return stored.seq, f"{named}: {fault}"
        body = kept.get(stored.seq, b"")
        if body is None or (body and rules.digest(rules.decode(body)) != digest):
            return stored.seq, f"the state kept after entry {stored.seq} is not the replayed one"
    if state is None or not row.state_hash or not rules.digest(state).startswith(row.state_hash):
        return row.head, "the table's hash is not that of its last state"
    if any(seq > row.head for seq in kept):
        return row.head, f"the state kept after entry {max(kept)} is not the replayed one"
    return None


def told(rules: AnyGame, stored: db.Entry, step: AnyStep) -> str | None:
    """What an entry that these rules made says, and its replay does not."""
    if stored.rules != rules.version:
        return None
    if stored.sealed == step.undoable:
        return "it is stored wrongly whether it can be taken back"
    notes = msgspec.json.encode(step.notes) if step.notes else b""
    if stored.notes != notes and not (stored.by in UNDOING and _rewound(stored)):
        return "what it tells is not what its replay tells"
    return None


def _rewound(stored: db.Entry) -> bool:
    """Whether an entry tells of what an admin took back, or what was taken back by agreement."""
    notes = notes_of(stored)
    codes = (REWOUND, RESTORED) if stored.by is db.By.ADMIN else (TAKEN, ALONE)
    return stored.strikes is not None and len(notes) == 1 and notes[0].code in codes
