"""Who may be called now, and what waits for somebody until they may: one door for all calls of all tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct

import db
from engine.core.model import Seat

from ..life import Life, read_life
from ..people import Refused
from ..play.now import Now
from ..register import Register
from ..view.table import Table
from ..which import joinable
from ..work import NotYet

log = logging.getLogger(__name__)
TURN, OVER, NEWS, NEXT, INVITED, WATCHED = "turn", "over", "news", "next", "invited", "watched"
"""Why somebody is called: the table waits for them, its game is over, they should read something there, it will
probably wait for them next, they are invited to it, or they follow it, which is told in direct messages only."""

SOON = 5
"""Seconds until calls are tried again that other work is making just now."""


class Waiting(Struct, frozen=True):
    """Calls that are to be made now by one message: to which tables and why, the oldest first, and how their person
    lives. They see nothing of the places of those tables to which they came as a `guest`."""

    person: int
    life: Life
    tables: tuple[tuple[Table, str], ...]
    guest: frozenset[int] = frozenset()


class Attention:
    """Of all people; `said` is how those live who have said something, for what is only shown, `languages` are
    those that some have chosen, and `closed` are those whose direct messages were closed when one was last tried,
    since the start. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register, now: Now, said: dict[int, Life] | None = None) -> None:
        self._store, self._register, self._now = store.attention, register, now
        self.said: dict[int, Life] = {} if said is None else said
        self.languages: dict[int, str] = {}
        self.closed: set[int] = set()
        self._looking: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """At a start: find out who has chosen which language."""
        for person, known in (await self._store.known(None)).items():
            self._note(person, _read(known))

    def look_again(self, person: int | None) -> None:
        """Another process has kept something somebody has said, or (None) perhaps of many."""
        task = asyncio.create_task(self._look_again(person), name="how people live")
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_again(self, person: int | None) -> None:
        try:
            found = await self._store.known(None if person is None else [person])
        except db.StoreError as error:  # it is looked at when the connection for notices is made anew
            log.warning("how people live could not be read: %s", error)
            return
        for who, known in (found if person is None else {person: db.Known()} | found).items():
            self._note(who, _read(known))

    async def life(self, person: int) -> Life:
        """How somebody lives, as far as they have said."""
        return (await self.lives([person]))[person]

    def showing(self) -> list[int]:
        """Those who let everybody see how their games ended."""
        return sorted(person for person, life in self.said.items() if life.shown)

    async def lives(self, people: Collection[int]) -> dict[int, Life]:
        """The same for several."""
        known = await self._store.known(people)
        return {who: _read(known.get(who, db.Known())) for who in people}

    async def live(self, person: int, life: Life) -> None:
        """Keep what somebody has said about themselves. What waits for them is looked at again."""
        await self._store.live(person, msgspec.json.encode(life), self._register.now())
        self._note(person, life)

    async def call(self, table: int, people: Collection[int], why: str, key: str) -> frozenset[int]:
        """Call people to a table. Returns those who may be called now; for the others a call waits. Asked again
        with the same `key`, because nothing was sent, it looks again at who may be called."""
        now = self._register.now()
        return await self._store.call(table, people, why, key, now, lambda of: call_at(of, now))

    async def warn(self, number: int) -> None:
        """Something has happened at a table: a word waits for those who are probably asked next, and want to know."""
        look = await self._now.look(number, None)
        playing = {
            who: seat for seat in range(len(look.table.seats)) if (who := look.table.player(Seat(seat))) is not None
        }
        lives = await self.lives([who for who, seat in playing.items() if seat not in look.waiting])
        wanting = [who for who, life in lives.items() if life.warned]
        if wanting:
            seats, now = await asyncio.to_thread(look.next_up), self._register.now()
            people = [who for who in wanting if playing[who] in seats]
            await self._store.warn(number, people, NEXT, now, lambda of: call_at(of, now))

    async def begun(self, row: db.Due) -> Waiting | None:
        """The calls that an earlier try of this row has begun to make: its message may have been sent."""
        person = int(row.body)
        mine = [each for each in await self._store.owed(person) if each.mark == row.id]
        tables = [(table, each.why) for each in mine if (table := await self._found(each.game)) is not None]
        guest = await self._store.guests(person, [table.id for table, _ in tables])
        return Waiting(person, await self.life(person), _followed_last(tables), guest) if tables else None

    async def unbegun(self, row: db.Due) -> None:
        """That message was not sent."""
        await self._store.unbegin(int(row.body), row.id)

    async def waiting(self, row: db.Due) -> Waiting | None:
        """The calls that a row of due work stands for, with all others of the same person; None if nobody needs them
        any more. It is noted that this row makes them now. Raises `NotYet` if its person may not be called yet, or
        other work makes one of these calls just now."""
        person, now = int(row.body), self._register.now()
        owed, known = await self._store.owed(person), (await self._store.known([person])).get(person, db.Known())
        if owed and (at := call_at(known, now)) > now:
            raise NotYet(at - now)
        needed = [(each, await self._needed(person, each)) for each in owed]
        if gone := [each.game for each, table in needed if table is None]:
            await self._store.settled(person, gone)
        tables = _followed_last([(table, each.why) for each, table in needed if table is not None])
        if not tables:
            return None
        games = [table.id for table, _ in tables]
        if not await self._store.begin(person, games, row.id, now, lambda of: call_at(of, now)):
            raise NotYet(SOON)
        return Waiting(person, _read(known), tables, await self._store.guests(person, games))

    async def made(self, waiting: Waiting) -> None:
        """These calls were made."""
        warned = [table.id for table, why in waiting.tables if why == NEXT]
        await self._store.settled(waiting.person, [table.id for table, _ in waiting.tables], warned)

    def _note(self, person: int, life: Life) -> None:
        if life == Life():
            self.said.pop(person, None)
            self.closed.discard(person)
        else:
            self.said[person] = life
        if life.language:
            self.languages[person] = life.language
        else:
            self.languages.pop(person, None)

    async def _needed(self, person: int, owed: db.Owed) -> Table | None:
        """The table of a call that is still needed."""
        table = await self._found(owed.game)
        if table is not None and owed.why == WATCHED:
            return table if table.seat_of(person) is None else None
        if table is not None and owed.why == INVITED:
            return table if table.status is db.Status.OPEN and joinable(table, person) else None
        if table is None or owed.why not in (TURN, NEXT):
            return table
        try:
            look = await self._now.look(table.id, None)
        except Refused:
            return None
        seats = look.waiting if owed.why == TURN else await asyncio.to_thread(look.next_up)
        return table if any(table.player(seat) == person for seat in seats) else None

    async def _found(self, number: int) -> Table | None:
        try:
            return await self._register.table(number)
        except Refused:
            return None


def _followed_last(tables: Sequence[tuple[Table, str]]) -> tuple[tuple[Table, str], ...]:
    """What can also be said at a table comes first."""
    return tuple(sorted(tables, key=lambda each: each[1] == WATCHED))


def asleep(lives: dict[int, Life], people: Sequence[int], now: int) -> list[int]:
    """Those of these people who may be seen to be asleep or away, and are."""
    return [who for who in people if not lives[who].hidden and not lives[who].may_be_called(now)]


def call_at(known: db.Known, now: int) -> int:
    """When somebody may be called next, now or later."""
    return _read(known).call_at(now, known.times())


def _read(known: db.Known) -> Life:
    """A life as it is stored; one that makes no sense counts as none: the calls go on."""
    life = read_life(known.life)
    if life is None:
        log.error("what is stored of somebody's life makes no sense")
    return life or Life()
