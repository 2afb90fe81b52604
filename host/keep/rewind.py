"""Taking a table back to an earlier entry: everything after it is struck out, one undo for each entry. A table is
taken forward again by undos of these undos."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

import db
from engine.core import journal
from engine.core.chance import Recorded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Bug, Illegal

from ..people import Refused
from ..view.lines import journal_entry
from ..view.table import Table


class Plan(Struct, frozen=True):
    """The entries to strike out, in this order, the state after each of these undos, and the actions that they are
    about. `forward`: those stand again; else they are taken back. `begun`: the turns that stand again, too, by seat
    the entries with which they began."""

    strikes: tuple[int, ...]
    states: tuple[AnyPosition, ...]
    about: tuple[int, ...]
    forward: bool = False
    begun: dict[int, list[int]] = {}


def plan(table: Table, base: db.Snapshot | None, rows: Sequence[db.Entry], upto: int) -> Plan:
    """How to return to the position after entry `upto`: one that stands or, if admins struck it out and nothing was
    played since, forward to that one. `base` is a state at or before it that holds nothing struck out since (None:
    the start), `rows` are all entries. Takes long. Raises `Refused` if there is nothing to do, something was played
    since, or today's rules refuse what was played."""
    entries = [journal_entry(row) for row in rows]
    standing = journal.line(entries)
    forward = _forward(rows, entries, standing, upto)
    gone = [entry.seq for entry in standing if entry.seq > upto]
    if not gone and not forward:
        raise Refused("nothing-after", entry=upto)
    try:
        after = [*along(table, base, journal.line(entries[: upto + 1]) if forward else standing)]
    except (Bug, Illegal):
        raise Refused("old-rules") from None
    if forward:
        states = dict(after)
        begun = _begun(table.game, rows, after[-len(forward) - 1 :])
        about = tuple(forward)
        return Plan(tuple(forward.values()), tuple(states[seq] for seq in about), about, forward=True, begun=begun)
    before = tuple(reversed([state for (_, state), (seq, _) in pairwise(after) if seq > upto]))
    return Plan(tuple(reversed(gone)), before, tuple(reversed(gone)))


def _forward(
    rows: Sequence[db.Entry], entries: Sequence[journal.Entry], standing: Sequence[journal.Entry], upto: int
) -> dict[int, int]:
    """The actions to bring back so that entry `upto` stands as it stood, in order, each with the undo to be struck
    out; none if no admin struck it out. Raises `Refused` if something was played or undone since."""
    out = journal.taken_back(entries)
    if upto not in out or rows[out[upto]].by is not db.By.ADMIN:
        return {}
    then = journal.line(entries[: upto + 1])
    same = [a.seq for a, b in zip(then, standing, strict=False) if a.seq == b.seq]
    if len(same) < len(standing):
        raise Refused("played-since", entry=upto, back=same[-1])
    missing = {entry.seq: out[entry.seq] for entry in then[len(same) :]}
    if any(rows[undo].by is not db.By.ADMIN for undo in missing.values()):
        raise Refused("undone-itself", entry=upto)
    return missing


def _begun(game: AnyGame, rows: Sequence[db.Entry], after: Sequence[tuple[int, AnyPosition]]) -> dict[int, list[int]]:
    """The turns that begin with these actions (the first is the one before them), as they began when they were
    made: what follows from an action by itself belongs to the same press."""
    (_, before), *following = after
    presses = list[tuple[int | None, int, AnyPosition]]()
    for seq, state in following:
        actor = rows[seq].seat
        if presses and rows[seq].by is db.By.FORCED:
            actor = presses.pop()[0]
        presses.append((actor, seq, state))
    begun = dict[int, list[int]]()
    for actor, seq, state in presses:
        waits, then = {*game.waiting(state)}, {*game.waiting(before)}
        others = waits - then - {actor}
        for seat in waits:
            if seat not in then or (seat == actor and others):
                begun.setdefault(seat, []).append(seq)
        before = state
    return begun


def along(
    table: Table, base: db.Snapshot | None, standing: Sequence[journal.Entry]
) -> Iterator[tuple[int, AnyPosition]]:
    """The positions after the entries of a line, each with its entry, from `base` on (None: from the start, which is
    then the first of the line). Raises `Bug` or `Illegal` if today's rules refuse what was played."""
    game = table.game
    if base is None:
        start = standing[0]
        state, last = game.start(len(table.seats), Recorded(start.draws), table.options).state, start.seq
    else:
        state, last = game.decode(base.body), base.seq
    yield last, state
    for entry in standing:
        if entry.seq > last:
            state = journal.play(game, state, entry).state
            yield entry.seq, state


def entries_of(table: Table, made: Plan, notes: bytes, at: int, by: db.By) -> list[db.Entry]:
    """The undos as they are written, all by an admin or by agreement; the first has the `notes` that tell of them."""
    head, game = table.row.head, table.game
    return [
        db.Entry(
            seq=head + 1 + n,
            seat=None,
            text=f"{journal.UNDO} {target}",
            strikes=target,
            notes=b"" if n else notes,
            rules=game.version,
            hash=game.digest(state)[: db.HASH],
            at=at,
            by=by,
        )
        for n, (target, state) in enumerate(zip(made.strikes, made.states, strict=True))
    ]
