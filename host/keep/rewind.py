"""Taking a table back to an earlier entry: everything after it is struck out, one undo for each entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

import db
from engine.core import journal
from engine.core.chance import Recorded
from engine.core.frames import AnyPosition
from engine.core.model import Bug, Illegal

from ..people import Refused
from ..view.lines import journal_entry
from ..view.table import Table


class Plan(Struct, frozen=True):
    """The entries to strike out, the last one first, the state after each of these undos, and the one they begin
    from: the state as it is."""

    strikes: tuple[int, ...]
    states: tuple[AnyPosition, ...]
    now: AnyPosition


def plan(table: Table, base: db.Snapshot | None, rows: Sequence[db.Entry], upto: int) -> Plan:
    """How to return to the position after entry `upto`. `base` is a state at or before it that holds nothing struck
    out since (None: the start), `rows` are all entries. Takes long. Raises `Refused` if everything after that entry
    is already taken back, or if today's rules refuse what was played."""
    entries = [journal_entry(row) for row in rows]
    standing = journal.line(entries)
    gone = [entry.seq for entry in standing if entry.seq > upto]
    if not gone:
        raise Refused("nothing-after", entry=upto)
    try:
        after = [*along(table, base, standing)]
    except (Bug, Illegal):
        raise Refused("old-rules") from None
    before = [state for (_, state), (seq, _) in pairwise(after) if seq > upto]
    return Plan(tuple(reversed(gone)), tuple(reversed(before)), after[-1][1])


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


def entries_of(table: Table, made: Plan, notes: bytes, at: int) -> list[db.Entry]:
    """The undos as they are written, all by an admin; the first has the `notes` that tell of them."""
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
            by=db.By.ADMIN,
        )
        for n, (target, state) in enumerate(zip(made.strikes, made.states, strict=True))
    ]
