"""How the points of games that are over came about, and who did most of what: from their journals, off the event
loop, once for each."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Collection, Sequence
from itertools import pairwise

import db
from engine.core.awards import awarded
from engine.core.course import Course, Past, Stand
from engine.core.journal import Entry, line
from engine.core.model import Bug, Illegal, Result

from ..register import Register
from ..view.lines import journal_entry, notes_of, struck_out
from ..view.table import Table
from .moments import ends_of
from .rewind import along

MOST = 160
"""The most entries of a game after which the points are counted: it takes up to two milliseconds each time."""
KEPT = 50
"""The most games that are remembered."""

log = logging.getLogger(__name__)


class Courses:
    """Reads the past and changes nothing."""

    def __init__(self, store: db.Store, register: Register) -> None:
        self._store, self._register = store, register
        self._one = asyncio.Lock()
        self._kept: OrderedDict[tuple[int, int], Past] = OrderedDict()

    async def past(self, number: int, result: Result) -> Past:
        """The points as everybody could read them, whenever it became somebody else's turn to act, then those of the
        result; none for a game that tells none, or that today's rules cannot replay. And the awards. Of a damaged
        journal there is nothing: its end is told all the same. Raises `StoreError`."""
        table = await self._register.table(number)
        key = table.id, table.row.head
        async with self._one:
            if key not in self._kept:
                rows, struck = await self._store.journal.page(table.id, -1, table.row.head)
                self._kept[key] = await asyncio.to_thread(_replayed, table, rows, struck, result)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return self._kept[key]


def _replayed(table: Table, rows: Sequence[db.Entry], struck: Collection[int], result: Result) -> Past:
    try:
        standing = line([journal_entry(row) for row in rows], struck)
        stands = {entry.seq for entry in standing}
        notes = [note for row in rows if row.seq in stands for note in notes_of(row)]
        awards = awarded(table.game.guide.overview.awards, notes, len(table.seats))
        ends = ends_of(rows, struck_out(rows, struck))
        return Past(counted(table, standing, result, ends), awards)
    except Exception:
        log.exception("table %s: how its points came about cannot be told", table.id)
        return Past()


def counted(table: Table, entries: Sequence[Entry], result: Result, ends: Sequence[int]) -> Course:
    """The course of a game from the entries that stand. `ends`: the last entries of its turns that stand."""
    wanted, speak = _looked_at(entries), table.speaker("en")  # only numbers are read, so any language will do
    found = []
    try:
        for seq, state in along(table, None, entries):
            if seq in wanted:
                view = table.game.view(state, None)
                told = table.game.guide.overview.standings(view, speak).criteria
                if not told:
                    return ()
                sign = 1 if told[0].fewest == result.fewest_win else -1  # a gap to be closed
                points = tuple(sign * value for value in told[0].values)
                found.append(Stand(seq, points, bisect_left(ends, seq) + 1))
    except (Bug, Illegal):
        return ()
    return (*found[:-1], Stand(entries[-1].seq, result.scores, len(ends)))


def _looked_at(entries: Sequence[Entry]) -> set[int]:
    """The last entries of what each seat did in a row (all of a game alone), of many only so many, evenly; always the
    first and the last, and the one before the last."""
    alone = len({each.seat for each in entries if each.seat is not None}) == 1
    ends = [each.seq for each, after in pairwise(entries) if alone or each.seat != after.seat]
    step = max(1, -(-len(ends) // MOST))
    return {*ends[::step], entries[0].seq, *(each.seq for each in entries[-2:])}
