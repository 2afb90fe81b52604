"""Replay every stored game and name those that differ from their stored states: the gate before a release."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence

from msgspec import Struct

import db
from engine.core import journal
from engine.core.chance import Recorded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Bug, Illegal

from .views import journal_entry, unpack_options


class Verdict(Struct, frozen=True):
    """The result of one game's replay: the number of entries, and the place and kind of a difference (None: none)."""

    game: int
    key: str
    entries: int
    difference: str | None


async def verify(store: db.Store, games: Iterable[AnyGame]) -> AsyncIterator[Verdict]:
    """Replay all games that were ever started, in order of their number."""
    known = {game.key: game for game in games}
    rows = await store.games.games(limit=1_000_000)
    for row in sorted(rows, key=lambda each: each.id):
        if row.head < 0:
            continue
        entries = await store.journal.entries(row.id)
        seats = await store.games.seats(row.id)
        game = known.get(row.key)
        missing = f"the game {row.key!r} is not on this host"
        difference = missing if game is None else replay(game, row, len(seats), entries)
        yield Verdict(row.id, row.key, len(entries), difference)


def replay(rules: AnyGame, row: db.Game, seats: int, rows: Sequence[db.Entry]) -> str | None:
    """The first difference between a journal and its replay under today's rules, in a sentence; else None."""
    if [each.seq for each in rows] != list(range(row.head + 1)):
        return "entries are missing"
    states: list[AnyPosition] = []
    for stored in rows:
        entry = journal_entry(stored)
        try:
            states.append(_after(rules, row, seats, entry, rows, states))
        except (Bug, Illegal) as error:
            return f"entry {entry.seq} ({entry.text}): the rules of today refuse it: {error}"
        if not stored.hash or not rules.digest(states[-1]).startswith(stored.hash):
            return f"entry {entry.seq} ({entry.text}): the state differs from the one stored"
    return None


def _after(
    rules: AnyGame,
    row: db.Game,
    seats: int,
    entry: journal.Entry,
    rows: Sequence[db.Entry],
    states: list[AnyPosition],
) -> AnyPosition:
    """The state after an entry, from the states after all earlier ones. An undo goes back to the latest state
    that holds nothing struck out since, and plays on from there."""
    if entry.text == journal.START:
        return rules.start(seats, Recorded(entry.draws), unpack_options(rules, row.options)).state
    target = journal.struck(entry)
    if target is None:
        return journal.play(rules, states[-1], entry).state
    done = [journal_entry(each) for each in rows[: entry.seq + 1]]
    base = next(b for b in range(target - 1, -1, -1) if not _struck_since(done, b))
    return journal.replay(rules, states[base], [e for e in journal.line(done) if e.seq > base])


def _struck_since(done: Sequence[journal.Entry], base: int) -> bool:
    """Whether something in the state after entry `base` was struck out by a later entry."""
    targets = (journal.struck(entry) for entry in done[base + 1 :])
    return any(target is not None and target <= base for target in targets)
