"""Games in play, kept in memory while they are busy. The database is the truth; this is a copy of its head."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec

import db
from engine.core.frames import AnyPosition
from engine.core.journal import bars, line, play
from engine.core.model import Bug, Illegal, Seat, Threat

from .people import Refused
from .view.lines import Known, Line, journal_entry, lines, news, unseen, withdrawn
from .view.table import Table

PATIENCE = 2.0
"""Seconds a press waits at a busy table."""
RECENT = 400
"""Latest entries kept at hand, for news and undo."""
LATEST = (8, 50)
"""So many latest entries mostly hold all of somebody's news, and so many nearly always."""
BODIES = 12
"""Latest states kept at hand, encoded, for undo."""
OFFERS = 3
"""The most offers and threats that call a seat during one decision; further ones are only read on the panel."""
KEPT = 500
"""The most games kept in memory, of about 50 KiB each. To load one costs twenty times what a look at it costs."""


Without = tuple[tuple[int, AnyPosition], ...]
"""What an undo strikes out, the last entry first, each with the state without it."""


class Live:
    """A game as it stands: its table, state, secret seed and latest entries. Only used while its lock is held.

    `held` are all tenures, `shown` is what each seat's person was last shown of the log. `began` is the entry that
    led to the pending decision, `called` the time of the last call to it. `proposal` is what was last proposed there,
    once somebody `asked` for it.
    """

    def __init__(
        self,
        table: Table,
        state: AnyPosition,
        seed: bytes,
        recent: list[db.Entry],
        held: Sequence[db.Tenure] = (),
    ) -> None:
        self.table, self.state, self.seed, self.recent, self.held = table, state, seed, recent, tuple(held)
        self.began, self.called = table.row.head, table.row.updated_at
        known = {Seat(each.index): Known.read(each.shown) for each in table.seats}
        self.asked = False
        self.proposal: db.Proposal | None = None
        self.shown = {seat: each for seat, each in known.items() if each is not None}
        self._beginnings: dict[int, int] = {}
        self._concerned: dict[int, int] = {}
        self._threats: set[str] = set()
        self._without: dict[int, Without | None] = {}
        self._bodies: dict[int, bytes] = {}

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must answer."""
        return self.table.game.waiting(self.state)

    def stands(self, table: Table) -> bool:
        """Whether the table is still as it is stored, in all that is kept up here; another process may have written
        past it without being heard."""
        return same(table, self.table)

    def token(self, seat: Seat | None) -> str:
        """Names the pending decision. The rules give every decision its own serial; an undo returns to an earlier
        one, so the number of undos is part of the name."""
        return f"{self.table.game.asked(self.state, seat)}.{self.table.row.undos:x}"

    def since(self) -> int:
        """When the players who must act were called; for somebody who plays alone, when they last moved."""
        return self.called if len(self.table.seats) > 1 else self.table.row.updated_at

    def look_back(self, base: db.Snapshot) -> None:
        """Find out when the pending decision began and when somebody was last called to it, by replaying the entries
        since an earlier state that were not taken back. If it began before that state, use the time of that state."""
        game, before, at = self.table.game, self.table.game.decode(base.body), {e.seq: e.at for e in self.recent}
        self.began, self.called = base.seq, at.get(base.seq, self.called)
        rows = [journal_entry(row) for row in self.recent if row.seq > base.seq]
        try:
            for entry in line(rows):
                after = play(game, before, entry).state
                self._follow(before, after, entry.seq, at[entry.seq])
                before = after
        except (Bug, Illegal):  # played by rules of another version
            return

    def calls(self, seat: Seat) -> bool:
        """Whether one more offer may call a seat that is already asked; counts it."""
        self._concerned[seat] = self._concerned.get(seat, 0) + 1
        return self._concerned[seat] <= OFFERS

    def alarms(self, threat: Threat) -> bool:
        """Whether a threat may call its seat: once for each thing, and within the limit for offers; counts it."""
        thing = f"{threat.seat} {threat.thing}"
        if thing in self._threats:
            return False
        self._threats.add(thing)
        return self.calls(threat.seat)

    def _follow(self, before: AnyPosition, after: AnyPosition, seq: int, at: int, *, undo: bool = False) -> None:
        """Track how an entry changes the pending decisions."""
        game = self.table.game
        serial = game.serial(after)
        if serial != game.serial(before):
            self._concerned, self._threats = {}, set()
            known = self._beginnings.get(serial, seq) if undo else seq
            self.began = self._beginnings[serial] = known
        if set(game.waiting(after)) - set(game.waiting(before)):
            self.called = at

    def within_reach(self) -> list[db.Entry]:
        """The entries from the last one that stands and that no undo crosses."""
        apart, gone = self.table.game.apart, set[int]()
        for n in range(len(self.recent) - 1, -1, -1):
            row = self.recent[n]
            if row.seq in gone:
                continue
            if row.strikes is not None:
                gone.add(row.strikes)
            elif bars(journal_entry(row), apart):
                return self.recent[n:]
        return self.recent

    def news(self, seat: Seat | None, now: int, *, public: bool = False, known: Known | None = None) -> list[Line]:
        """What has happened since what a seat's person was shown last, or else since `known`, as that seat may read
        it, or as anybody may. Before anything was shown, and for an onlooker: the moves of others since a seat's last
        turn; all entries at hand are searched only if the latest ones do not reach back far enough."""
        reader = None if public else seat
        since = known if known is not None or seat is None else self.shown.get(seat)
        if since is not None and seat is not None:
            told = unseen(lines(self._new(since, self.shown.get(seat)), reader), seat)
            return sorted([*told, *withdrawn(self.recent, since.upto, seat)], key=lambda each: each.seq)
        for most in LATEST:
            latest = lines(self.recent[-most:], reader)
            told = news(latest, seat, began=self.began, now=now)
            first = next((each for each in latest if not each.struck), None)
            if told and first is not None and first is not told[0] and first.seat != seat:
                return told  # nothing before `first` belongs to it
        return news(lines(self.recent, reader), seat, began=self.began, now=now)

    def _new(self, since: Known, shown: Known | None) -> list[db.Entry]:
        """The entries since then; of those before, what was gone when its reader was `shown` the log last, and has
        come back."""
        found = {row.seq: row for row in self._after(since.upto)}
        if shown is not None and shown.upto > since.upto:
            found |= {row.seq: row for row in self._after(shown.upto)}
        return [found[seq] for seq in sorted(found)]

    def _after(self, upto: int) -> list[db.Entry]:
        """The entries after that one, and before them what did not stand then because its own player had taken it
        back, and has brought it back since."""
        later = [row for row in self.recent if row.seq > upto]
        undos = {row.strikes for row in later if row.strikes is not None and row.strikes <= upto}
        if not undos:
            return later
        again = {row.strikes for row in self.recent if row.seq in undos and row.by is db.By.PERSON}
        return [row for row in self.recent if row.seq <= upto and row.seq in again] + later

    def called_back(self, now: int) -> dict[Seat, list[Line]]:
        """The public news for the seats that must act and are played by people."""
        waiting = self.table.game.waiting(self.state)
        return {s: self.news(s, now, public=True) for s in waiting if self.table.player(s) is not None}

    def kept(self, upto: int) -> db.Snapshot | None:
        """The latest state at hand at or before entry `upto`; it holds nothing struck out since."""
        seq = max((seq for seq in self._bodies if seq <= upto), default=None)
        return None if seq is None else db.Snapshot(seq, self._bodies[seq])

    def moved(
        self, entry: db.Entry, state: AnyPosition, body: bytes, over: bool, seats: Sequence[db.Seat] | None = None
    ) -> None:
        """Follow an entry that was written: the state it led to, and the seats with the times since when they are
        waited for (None: as before)."""
        struck = entry.strikes
        before = self._without.get(entry.seq - 1) if entry.by is db.By.FORCED else ()
        known = before is not None and struck is None
        self._without = {entry.seq: ((entry.seq, self.state), *(before or ()))} if known else {}
        kept = [(seq, known) for seq, known in self._bodies.items() if struck is None or seq < struck]
        self._bodies = dict([*kept[1 - BODIES :], (entry.seq, body)])
        self._follow(self.state, state, entry.seq, entry.at, undo=struck is not None)
        self.state = state
        self.recent = [*self.recent[1 - RECENT :], entry]
        row = msgspec.structs.replace(
            self.table.row,
            head=entry.seq,
            undos=self.table.row.undos + (entry.strikes is not None),
            status=db.Status.FINISHED if over else self.table.row.status,
            updated_at=entry.at,
        )
        self.table = Table(row, self.table.seats if seats is None else tuple(seats), self.table.game)

    def knows_without(self, seq: int) -> bool:
        """Whether we know what an undo of the press that ended with entry `seq` leads to."""
        return seq in self._without

    def without(self, seq: int) -> Without | None:
        """What an undo of the press that ended with entry `seq` leads to; None if the entries after it are impossible
        without it."""
        return self._without[seq]

    def remember(self, seq: int, found: Without | None) -> None:
        """Keep the answer of `without` until something happens."""
        self._without[seq] = found


def same(one: Table, other: Table) -> bool:
    """Whether a table is stored twice the same in all that a game in memory knows of it."""
    return _core(one) == _core(other)


def _core(table: Table) -> tuple[object, ...]:
    """What a game in memory knows of its table. How it is shown, and what people have seen, it does not follow."""
    row = msgspec.structs.replace(table.row, state_hash=b"", board=None, board_at=None)
    return row, [msgspec.structs.replace(seat, shown=b"") for seat in table.seats]


class Lives:
    """One lock for each table while anybody holds it or waits for it, and the games last used."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[int, Live] = OrderedDict()

    @asynccontextmanager
    async def locked(self, table: int) -> AsyncIterator[None]:
        """Hold the lock of a table. Raises `Refused` when it stays busy for longer than `PATIENCE`."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        try:
            await asyncio.wait_for(lock.acquire(), PATIENCE)
        except TimeoutError:
            raise Refused("busy") from None
        try:
            yield
        finally:
            lock.release()

    def get(self, table: int) -> Live | None:
        """The game of a table, if it is in memory."""
        live = self._kept.get(table)
        if live is not None:
            self._kept.move_to_end(table)
        return live

    def keep(self, live: Live) -> None:
        """Keep a game that was loaded, and drop the one not used for longest."""
        self._kept[live.table.id] = live
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, table: int) -> None:
        """Drop a game, so that it is loaded again next time."""
        self._kept.pop(table, None)

    def known(self) -> list[int]:
        """The tables whose games are in memory."""
        return list(self._kept)

    def forget_all(self) -> None:
        """Drop all games."""
        self._kept.clear()
