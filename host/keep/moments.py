"""Looking back: the log, also turn by turn, the table as it stood after any turn, and the seed of all draws."""

from __future__ import annotations

import asyncio
import zlib
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

import db
from engine.core.frames import AnyPosition, AnyView
from engine.core.journal import Entry, line
from engine.core.model import Bug, Illegal, Seat

from ..people import Refused
from ..register import Register
from ..view.lines import VISIT, Line, journal_entry, lines, struck_out
from ..view.table import Table, held_then
from .rewind import along
from .transfer import written

WINDOW = 120
"""The most entries read for a page of turns."""
LONGEST = 40
"""The most entries of a turn, so that a visit by somebody who plays alone does not fill the log."""
STEP = 50
"""Entries between two positions kept in memory of a table whose checkpoints were packed away."""
KEPT = 4
"""The most tables they are kept for."""
INDEXED = 20
"""The most tables whose turns are known by number."""
SHOTS = 200
"""The most shots of a reel, if nobody asks for more."""
Told = TypeVar("Told", Line, db.Entry)


class Turn(Struct, frozen=True):
    """What one seat did until another acted or more than a visit's time went by. Its lines are the log's, including
    those that were taken back."""

    seat: Seat | None
    lines: tuple[Line, ...]

    @property
    def first(self) -> int:
        """Its first entry."""
        return self.lines[0].seq

    @property
    def last(self) -> int:
        """Its last entry."""
        return self.lines[-1].seq

    @property
    def stands(self) -> bool:
        """Whether any of it was not taken back."""
        return any(not each.struck for each in self.lines)


class Moment(Struct, frozen=True):
    """The table after a turn, as onlookers saw it. `own`: the same for whoever held a seat then and looks back now.
    `ends` are the last entries of all turns that stand, and it is the `number`th of these, from 1 (or comes after it,
    if it was taken back)."""

    table: Table
    turn: Turn
    view: AnyView
    own: AnyView | None
    ends: tuple[int, ...]
    number: int

    def away(self, turns: int) -> int:
        """The entry of the turn so many later, or earlier; of the last or the first, if there are not so many."""
        return self.ends[max(0, min(self.number - 1 + turns, len(self.ends) - 1))]


def turns(told: Sequence[Line]) -> list[Turn]:
    """Lines of the log grouped into turns, in order."""
    return [Turn(run[0].seat, tuple(run)) for run in _runs(told)]


def _runs(told: Sequence[Told]) -> list[list[Told]]:
    found: list[list[Told]] = []
    for each in told:
        last = found[-1] if found else []
        if last and last[-1].seat == each.seat and each.at - last[-1].at <= VISIT and len(last) < LONGEST:
            last.append(each)
        else:
            found.append([each])
    return found


class Shot(Struct, frozen=True):
    """The table after some turns, as onlookers saw them and it: the view as JSON. `number`: of the last turn."""

    turns: tuple[Turn, ...]
    view: bytes
    number: int


class Reel(Struct, frozen=True):
    """A game or its end as shots, and how many turns there are."""

    table: Table
    shots: tuple[Shot, ...]
    count: int


class _Index(Struct, frozen=True):
    """The turns of a table by their first and last entries, and whose they were; the ends of those that stand; the
    actions that do."""

    spans: tuple[tuple[int, int], ...]
    seats: tuple[int | None, ...]
    ends: tuple[int, ...]
    actions: tuple[int, ...]


class Moments:
    """Reads the past and changes nothing. Its work is limited to a page, or to the entries since a checkpoint."""

    def __init__(self, store: db.Store, register: Register) -> None:
        self._store, self._register = store, register
        self._one = asyncio.Lock()
        self._kept: OrderedDict[tuple[int, int], dict[int, bytes]] = OrderedDict()
        self._indexed: OrderedDict[tuple[int, int], _Index] = OrderedDict()

    async def page(self, number: int, person: int | None, before: int | None = None) -> list[Turn]:
        """The last turns before entry `before` (None: the newest) as that person may read them, in order. The first
        is left out if only its end was read."""
        table = await self._started(number)
        last = table.row.head if before is None else min(before - 1, table.row.head)
        found = await self._between(table, person, last - WINDOW, last)
        return found[1:] if len(found) > 1 and found[0].first > 0 else found

    async def show(self, number: int, person: int | None, seq: int) -> Moment:
        """The table after the turn of entry `seq`. Raises `Refused`, also if today's rules cannot replay it."""
        table = await self._started(number)
        if not 0 <= seq <= table.row.head:
            raise Refused("no-such-entry", entry=seq)
        index = await self._index(table)
        first, last = next(span for span in index.spans if span[1] >= seq)
        (turn,) = await self._between(table, person, first - 1, last)
        state = await self._position(table, last)
        made = index.actions[bisect_right(index.actions, last) - 1]
        seat = (await self._holding(table, person))(made)  # whoever held it then has seen this position
        own = None if seat is None else table.game.view(state, seat)
        number = max(1, bisect_right(index.ends, last))
        return Moment(table, turn, table.game.view(state, None), own, index.ends, number)

    async def turn(self, number: int, which: int) -> int:
        """The last entry of the turn of that number, from 1; of the last turn for a number that is too high."""
        ends = (await self._index(await self._started(number))).ends
        return ends[max(0, min(which, len(ends)) - 1)]

    async def reel(self, number: int, since: int | None = None, most: int = SHOTS) -> Reel:
        """The table after all turns, or after the turn that ends with entry `since` and all later ones; several turns
        are one shot where there are more than `most`. Raises `Refused` as `show` does."""
        table = await self._started(number)
        index = await self._index(table)
        places = [n for n, end in enumerate(index.ends) if since is None or end >= since]
        count = min(most, len(places))
        kept = [places[(n + 1) * len(places) // count - 1] for n in range(count)]
        ends = [index.ends[n] for n in kept]
        first = next(span for span in index.spans if span[1] == index.ends[places[0]])[0]
        async with self._one:
            base = await self._base(table, first) if since is not None else None
            after = -1 if base is None else min(first - 1, base.seq)
            rows, struck = await self._store.journal.page(table.id, after, ends[-1])
            try:
                shots = await asyncio.to_thread(_shots, table, base, rows, struck, first, ends)
            except (Bug, Illegal):
                raise Refused("no-picture-then") from None
        numbered = tuple(Shot(turns, view, n + 1) for (turns, view), n in zip(shots, kept, strict=True))
        return Reel(table, numbered, len(index.ends))

    async def last_turn(self, number: int, person: int) -> int | None:
        """The last entry of that person's last turn before the newest turns of others; None if there is none."""
        table = await self._started(number)
        seat, index = table.seat_of(person), await self._index(table)
        stands = {*index.ends}
        made = [(span[1], by) for span, by in zip(index.spans, index.seats, strict=True) if span[1] in stands]
        while made and made[-1][1] == seat:
            made.pop()
        return next((end for end, by in reversed(made) if by == seat and seat is not None), None)

    async def log(self, number: int, person: int | None, *, before: int | None = None, limit: int = 20) -> list[Line]:
        """The last entries before `before` as that person may read them, oldest first."""
        table = await self._register.table(number)
        end = table.row.head + 1
        last = (end if before is None else min(before, end)) - 1
        rows, struck = await self._store.journal.page(number, max(-1, last - limit), last)
        return lines(rows, table.seat_of(person), struck)

    async def chance(self, number: int) -> tuple[str, str | None]:
        """The hash of the table's seed, and once the game is over the seed itself (both hex)."""
        table = await self._register.table(number)
        over = table.status is db.Status.FINISHED
        return table.row.seed_hash.hex(), (await self._store.games.seed(number)).hex() if over else None

    async def record(self, number: int) -> bytes:
        """The whole record of a game that is over, its seed included, without the ids of people and places. Raises
        `Refused` for any other table."""
        table = await self._started(number)
        if table.status is not db.Status.FINISHED:
            raise Refused("no-result")
        return await written(self._store, (table.game,), number, ids=False)

    async def _started(self, number: int) -> Table:
        table = await self._register.table(number)
        if table.row.head < 0:
            said = {db.Status.ABANDONED: "already-over", db.Status.OPEN: "not-started"}
            raise Refused(said.get(table.status, "damaged"))
        return table

    async def _index(self, table: Table) -> _Index:
        key = _key(table)
        if key not in self._indexed:
            rows, struck = await self._store.journal.page(table.id, -1, table.row.head)
            self._indexed[key] = await asyncio.to_thread(_indexed, rows, struck)
            while len(self._indexed) > INDEXED:
                self._indexed.popitem(last=False)
        self._indexed.move_to_end(key)
        return self._indexed[key]

    async def _holding(self, table: Table, person: int | None) -> Callable[[int], Seat | None]:
        """The seat that person held at an entry. Until the game is over, who has given a seat up is an onlooker."""
        gone = table.status is not db.Status.FINISHED and table.seat_of(person) is None
        return held_then(await self._store.seats.tenures(table.id), None if gone else person)

    async def _between(self, table: Table, person: int | None, after: int, upto: int) -> list[Turn]:
        """The turns of the entries with `after` < seq <= `upto`, as that person could read them then."""
        rows, struck = await self._store.journal.page(table.id, max(-1, after), max(-1, upto))
        return turns(lines(rows, None, struck, await self._holding(table, person)))

    async def _position(self, table: Table, upto: int) -> AnyPosition:
        """The position after those entries up to that one that have not been taken back, replayed off the event loop,
        one replay at a time."""
        async with self._one:
            base = await self._base(table, upto)
            rows, struck = await self._store.journal.page(table.id, -1 if base is None else base.seq, upto)
            try:
                return await asyncio.to_thread(self._replayed, table, base, rows, struck)
            except (Bug, Illegal):
                raise Refused("no-picture-then") from None

    async def _base(self, table: Table, upto: int) -> db.Snapshot | None:
        """The latest position at or before an entry that is known without a replay."""
        return self._nearest(table, upto) or await self._store.journal.snapshot(table.id, upto)

    def _nearest(self, table: Table, upto: int) -> db.Snapshot | None:
        known = self._kept.get(_key(table), {})
        seq = max((seq for seq in known if seq <= upto), default=None)
        return None if seq is None else db.Snapshot(seq, zlib.decompress(known[seq]))

    def _replayed(
        self, table: Table, base: db.Snapshot | None, rows: Sequence[db.Entry], struck: Collection[int]
    ) -> AnyPosition:
        entries: list[Entry] = line([journal_entry(row) for row in rows], struck)
        packed = base is None or _key(table) in self._kept
        state = None
        for seq, state in along(table, base, entries):
            if packed and seq % STEP == 0 and table.status in (db.Status.FINISHED, db.Status.ABANDONED):
                self._keep(table, seq, state)
        if state is None:
            raise Bug("no position")
        return state

    def _keep(self, table: Table, seq: int, state: AnyPosition) -> None:
        """Keep a position of a table that is over, so that the next look need not begin at the start."""
        key = _key(table)
        if key not in self._kept and len(self._kept) >= KEPT:
            self._kept.popitem(last=False)
        self._kept.setdefault(key, {})[seq] = zlib.compress(table.game.encode(state))


def _key(table: Table) -> tuple[int, int]:
    """A table as its journal stands: it may be opened again, rewound and ended otherwise."""
    return table.id, table.row.head


def ends_of(rows: Sequence[db.Entry], out: Collection[int]) -> tuple[int, ...]:
    """The last entries of all turns that stand, in order: they number these, from 1. `out`: entries that do not."""
    return tuple(run[-1].seq for run in _runs(rows) if not all(each.seq in out for each in run))


def _indexed(rows: Sequence[db.Entry], struck: Collection[int]) -> _Index:
    found = _runs(rows)
    ends = ends_of(rows, struck_out(rows, struck))
    spans = tuple((run[0].seq, run[-1].seq) for run in found)
    actions = tuple(entry.seq for entry in line([journal_entry(row) for row in rows], struck))
    return _Index(spans, tuple(run[0].seat for run in found), ends, actions)


def _shots(
    table: Table,
    base: db.Snapshot | None,
    rows: Sequence[db.Entry],
    struck: Collection[int],
    first: int,
    ends: Sequence[int],
) -> list[tuple[tuple[Turn, ...], bytes]]:
    """For each of these ends the turns up to it, from entry `first` on, and the view, as everybody could see them."""
    entries = line([journal_entry(row) for row in rows], struck)
    start = -1 if base is None else base.seq
    found, views, due = list[tuple[tuple[Turn, ...], bytes]](), list[bytes](), iter(ends)
    end, last = next(due, None), None
    for seq, state in along(table, base, [each for each in entries if each.seq > start]):
        while end is not None and seq > end and last is not None:
            views.append(_packed(table, last))
            end = next(due, None)
        last = state
    if last is None:
        raise Bug("no position")
    views += [_packed(table, last)] * (len(ends) - len(views))
    told = turns(lines([row for row in rows if row.seq >= first], None, struck))
    for end, view in zip(ends, views, strict=True):
        found.append((tuple(each for each in told if each.last <= end and each.stands), view))
        told = [each for each in told if each.last > end]
    return found


def _packed(table: Table, state: AnyPosition) -> bytes:
    return msgspec.json.encode(table.game.view(state, None))
