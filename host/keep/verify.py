"""Replay every stored game, and name those that differ from what is stored or cannot be opened: the check before an
update, and of a backup."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

import db
from engine.core import journal
from engine.core.chance import Recorded
from engine.core.frames import AnyPosition, AnyStep, Step
from engine.core.game import AnyGame
from engine.core.model import Bug, Illegal

from ..live import RECENT
from ..view.lines import journal_entry
from ..view.table import unpack_options

UNREADABLE = (
    db.StoreError, Bug, Illegal, msgspec.MsgspecError, zlib.error, LookupError, TypeError, ValueError
)  # fmt: skip
"""The errors that reading a damaged row may raise."""


class Verdict(Struct, frozen=True):
    """The result of checking one game: the number of entries, and the place and kind of a difference (None: none).
    `opens`: the table can be played on, or looked at. `older`: the difference comes from replaying entries made under
    other rules than today's; nothing is wrong, and the game goes on from its newest state."""

    game: int
    key: str
    entries: int
    difference: str | None
    opens: bool = True
    older: bool = False


async def verify(
    store: db.Store, games: Iterable[AnyGame], only: Sequence[int] | None = None
) -> AsyncIterator[Verdict]:
    """Check all started games (or `only` some), in the order of their numbers: compare the stored data with the
    replay."""
    known = {game.key: game for game in games}
    for number in await store.games.numbers() if only is None else only:
        try:
            row = await store.games.game(number)
        except db.StoreError as error:
            yield Verdict(number, "?", 0, _unopened(error), opens=False)
            continue
        if row is not None and row.head >= 0:
            yield await _checked(store, known.get(row.key), row)


async def _checked(store: db.Store, rules: AnyGame | None, row: db.Game) -> Verdict:
    if rules is None:
        return Verdict(row.id, row.key, 0, f"the game {row.key!r} is not on this host", opens=False)
    try:
        await _open(store, rules, row)
    except UNREADABLE as error:
        return Verdict(row.id, row.key, 0, _unopened(error), opens=False)
    try:
        entries, seats = await store.journal.entries(row.id), await store.games.seats(row.id)
        kept = await store.journal.kept(row.id)
        if damage := _damage(row, entries, kept):
            return Verdict(row.id, row.key, len(entries), damage)
        difference = replay(rules, row, len(seats), entries, kept)
    except UNREADABLE as error:
        return Verdict(row.id, row.key, 0, f"its record cannot be read: {_line(error)}")
    older = difference is not None and any(entry.rules != rules.version for entry in entries)
    return Verdict(row.id, row.key, len(entries), difference, older=older)


async def _open(store: db.Store, rules: AnyGame, row: db.Game) -> None:
    """Read what a host needs to open a table. Raises `UNREADABLE`."""
    newest = await store.journal.newest(row.id)
    if newest is None:
        raise ValueError("its newest state is lost")
    rules.decode(newest.body)
    unpack_options(rules, row.options)
    for recent in await store.journal.entries(row.id, after=max(-1, row.head - RECENT)):
        journal_entry(recent)
    await store.journal.snapshot(row.id, row.head - 1)
    await store.games.seats(row.id)
    await store.games.seed(row.id)


def _unopened(error: Exception) -> str:
    return f"cannot be opened: {_line(error)}"


def _line(error: Exception) -> str:
    return " ".join(str(error).split())


def _damage(row: db.Game, rows: Sequence[db.Entry], kept: Mapping[int, bytes | None]) -> str | None:
    """The first thing wrong with a game's stored data, whatever the rules: entries, undos and `kept` states that do
    not fit together."""
    if [each.seq for each in rows] != list(range(row.head + 1)):
        return "entries are missing"
    for stored in rows:
        entry = journal_entry(stored)
        if journal.struck(entry) != stored.strikes:
            return f"entry {entry.seq} ({entry.text}): it is stored as an undo of {stored.strikes}"
    undos = sum(each.strikes is not None for each in rows)
    if row.undos != undos:
        return f"{row.undos} undos are counted, but {undos} are in the journal"
    if row.head not in kept:
        return f"the newest state is not the one after entry {row.head}"
    for seq, body in sorted(kept.items()):
        if body is None:
            return f"the state kept after entry {seq} is lost or damaged"
    return None


def replay(
    rules: AnyGame, row: db.Game, seats: int, rows: Sequence[db.Entry], kept: Mapping[int, bytes | None]
) -> str | None:
    """The first difference between an undamaged journal and its replay under today's rules, in a sentence, or None.
    The `kept` states and the hashes are compared, too."""
    states: list[AnyPosition] = []
    for stored in rows:
        entry = journal_entry(stored)
        try:
            states.append(after(rules, row, seats, entry, rows, states).state)
        except (Bug, Illegal) as error:
            return f"entry {entry.seq} ({entry.text}): the rules of today refuse it: {error}"
        if not stored.hash or not rules.digest(states[-1]).startswith(stored.hash):
            return f"entry {entry.seq} ({entry.text}): the state differs from the one stored"
    if not row.state_hash or not rules.digest(states[-1]).startswith(row.state_hash):
        return "the table's hash is not that of its last state"
    for seq, body in sorted(kept.items()):
        if seq > row.head or body is None or rules.digest(rules.decode(body)) != rules.digest(states[seq]):
            return f"the state kept after entry {seq} is not the replayed one"
    return None


def after(
    rules: AnyGame,
    row: db.Game,
    seats: int,
    entry: journal.Entry,
    rows: Sequence[db.Entry],
    states: Sequence[AnyPosition],
) -> AnyStep:
    """The step of an entry, from the states after all earlier ones. An undo goes back to the latest state that holds
    nothing struck out since, and plays on from there. Raises `Bug` and `Illegal`."""
    if entry.text == journal.START:
        return rules.start(seats, Recorded(entry.draws), unpack_options(rules, row.options))
    target = journal.struck(entry)
    if target is None:
        return journal.play(rules, states[-1], entry)
    done = [journal_entry(each) for each in rows[: entry.seq + 1]]
    base = next(b for b in range(target - 1, -1, -1) if not _struck_since(done, b))
    standing = [e for e in journal.line(done) if e.seq > base]
    return Step(journal.replay(rules, states[base], standing), (), (), True)


def _struck_since(done: Sequence[journal.Entry], base: int) -> bool:
    """Whether something in the state after entry `base` was struck out by a later entry."""
    targets = (journal.struck(entry) for entry in done[base + 1 :])
    return any(target is not None and target <= base for target in targets)
