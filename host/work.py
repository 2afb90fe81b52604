"""Carries out due work: each table by itself, only what is due now, tried again after a passing fault.

Those who can do some kinds of work register with `serve`; `places` is the number of tables they work on at a time. A
table that takes longer than `SLOW` gives its place to another and goes on outside of it, so hanging ones delay
nobody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from contextvars import Context
from functools import partial
from typing import NamedTuple

import msgspec

import db

from .ownership import Alone, Ownership, shard_of
from .people import Refused
from .rounds import AFTER_A_FAULT, Later, Rounds

LEASE = 900
"""Seconds a claim on work holds: longer than the slowest table takes."""
SLOW = 3.0
"""Seconds after which a table at work gives up its place."""
LOOK = 30
"""The most seconds between two looks into the queue."""
BURST, PACE, MINUTE = 20, 2.0, 60
"""After a start: tables that catch up at once, seconds between further ones, and for how many seconds this lasts."""
HOUR = 3_600
MOST_TRIES, MOST_UNREACHED = 40, 2_000
"""Tries of a message, an hour apart at last, over more than a day; then it is the turn of those behind it. Chores are
never given up. What is tried more often, or what Discord did not answer, takes more tries to make a day."""
UNREACHED, RETRIES = 55, 4
"""The most seconds between two tries of what Discord does not answer, and how many tries a second of what failed are
made: with more than 220 such tables, each waits longer."""
AT_LEAST = 5
"""Seconds until the next try, however long the last one took."""
BUSY = 2
"""Seconds until a table is tried again whose lock somebody held."""
OUTCOME = 200
"""The most characters kept of the outcome of a try."""

log = logging.getLogger(__name__)


class Finished(NamedTuple):
    """Work was done. `board` is the message that shows the table now, `rows` is the work that follows."""

    outcome: str = "done"
    board: int | None = None
    rows: Sequence[db.NewDue] = ()


class NotYet(Exception):
    """Nothing was wrong: do this work some seconds later."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Unreachable(Exception):
    """Discord did not answer, or said that it cannot do this now: nothing is wrong with the work itself."""


class Hopeless(Exception):
    """This work will never be possible; the text says why."""


class Lost(Exception):
    """The table has no place any more; `why` is the code of a reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def is_busy(error: Exception) -> bool:
    """Whether nothing was wrong but that somebody held the table's lock."""
    return isinstance(error, Refused) and error.code == "busy"


Handler = Callable[[db.Due, Sequence[db.Due]], Awaitable[Finished]]
"""Does a row of work; it also gets the rows of the same table that come after it."""


class Crew:
    """Does some kinds of work, at up to `free` more tables. `paced`: what was due before the start is done slowly.
    `most`: the most tables begun in any second."""

    def __init__(
        self,
        kinds: Sequence[str],
        handler: Handler,
        places: int,
        *,
        first: int,
        longest: int,
        paced: bool,
        most: int | None,
        unreached: int,
    ) -> None:
        self.kinds, self.handler, self.free, self.paced = tuple(kinds), handler, places, paced
        self.most, self._lately = most, list[int]()
        self.first, self.longest, self.unreached = first, longest, unreached
        self.tables: dict[int, asyncio.Task[None]] = {}
        self.servers: dict[int, int] = {}
        self.failing: dict[int, int] = {}
        """When each table whose last try failed is tried again."""
        self.begun = 0
        self.unsure = False
        """Whether something may be claimed of which nothing is known: the answer to the claim was lost."""

    def room(self, now: int) -> int:
        """How many tables may be begun now. A second may lie across two of the clock's, so the one before counts."""
        if self.most is None:
            return self.free
        return min(self.free, self.most - sum(now - 1 <= second <= now for second in self._lately))

    def begin(self, now: int, tables: int) -> None:
        """Note that so many tables were begun."""
        if self.most is not None:
            self._lately = [second for second in self._lately if now - 1 <= second <= now] + [now] * tables

    def rest(self, row: db.Due, error: Exception, begun: int, now: int) -> int:
        """Seconds until the next try of a row that was `begun` and has failed now with this fault. What the try took
        counts, so that one that hangs for long does not keep the next one waiting."""
        if is_busy(error):
            return BUSY
        longest = self.unreached if isinstance(error, Unreachable) else self.longest
        self.failing = {table: at for table, at in self.failing.items() if at > now - longest and table != row.game}
        wait = max(min(self.first << min(row.tries, 20), longest), (len(self.failing) + 1) // RETRIES)
        wait = max(wait - max(0, now - begun), min(wait, AT_LEAST))
        self.failing[row.game] = now + wait
        return wait

    def enough(self, tries: int, error: Exception) -> bool:
        """Whether a message that has failed so often is given up."""
        if is_busy(error):
            return tries >= MOST_TRIES * HOUR // BUSY
        return tries >= (MOST_UNREACHED if isinstance(error, Unreachable) else MOST_TRIES * HOUR // self.longest)


class Work:
    """The due work of all tables of this process. `lose` is called for a table that has no place any more; `later`
    calls something after some seconds; `clock_set` tells by how many seconds the clock was set since it was asked.
    `ownership` says which tables are this process's: work is done on shards that were opened, as long as they are."""

    def __init__(
        self,
        queue: db.Queue,
        now: Callable[[], int],
        lose: Callable[[int, str], Awaitable[None]],
        later: Later | None = None,
        clock_set: Callable[[], Awaitable[int]] | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self._queue, self._now, self._lose = queue, now, lose
        self._ownership: Ownership = ownership or Alone()
        self._shards: set[int] = set()
        self._clock_set = clock_set
        self._rounds = Rounds("due work", self._round, later)
        self.wake, self.hear = self._rounds.wake, self._rounds.hear
        self._later = self._rounds.later
        self._holder = secrets.token_hex(8)
        self._crews: list[Crew] = []
        self._began, self._caught_up = 0, 0
        self._unnoted: list[db.Due] = []

    def serve(
        self,
        kinds: Sequence[str],
        handler: Handler,
        *,
        places: int,
        first: int = 10,
        longest: int = 3_600,
        paced: bool = False,
        most: int | None = None,
        unreached: int = UNREACHED,
    ) -> None:
        """`handler` does work of these kinds at up to `places` tables at a time. After a fault it is tried again in
        `first` seconds, then after twice as long each time, up to `longest`, or `unreached` after `Unreachable`.
        `paced`: what was due before the start is done slowly. `most`: the most tables begun in any second."""
        made = Crew(kinds, handler, places, first=first, longest=longest, paced=paced, most=most, unreached=unreached)
        self._crews.append(made)

    async def begin(self) -> None:
        """Take over what an ended process left, and start; what was due before now is caught up slowly. Who is not
        alone takes over a shard at a time."""
        self._began, self._caught_up = self._now(), 0
        if self._ownership.share() is None:
            await self._queue.inherit(self._began)
        self.wake()

    async def open(self, shard: int) -> None:
        """From now on the work of a shard is done, if it is this process's; what another had claimed is due."""
        share = self._ownership.share()
        if share is not None:
            await self._queue.inherit(self._now(), share, shard)
        self._shards.add(shard)
        self._began, self._caught_up = self._now(), 0
        self.wake()

    async def shut(self, shard: int) -> None:
        """Stop all work of a shard: whoever has it next goes on, and repeats what may have been done."""
        self._shards.discard(shard)
        self._unnoted = [row for row in self._unnoted if shard_of(row.server, self._ownership.shards) != shard]
        tasks = [
            task
            for crew in self._crews
            for number, task in crew.tables.items()
            if shard_of(crew.servers[number], self._ownership.shards) == shard
        ]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def working(self, table: int, kind: str) -> bool:
        """Whether that kind of work is being done at a table."""
        return any(table in crew.tables for crew in self._crews if kind in crew.kinds)

    async def idle(self, *kinds: str) -> None:
        """Wait until nothing is left that may be done now, of these kinds if any are named."""
        crews = [crew for crew in self._crews if not kinds or set(kinds) & set(crew.kinds)]
        while not self._rounds.closed:
            running = [task for crew in crews for task in crew.tables.values()]
            if running:
                await asyncio.wait(running)
                continue
            before = [crew.begun for crew in crews]
            await self._rounds.looked()
            if before == [crew.begun for crew in crews]:
                return

    async def close(self, patience: float = 0) -> None:
        """Do what is due for at most `patience` seconds, then stop: the next process goes on."""
        if patience:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.idle(), patience)
        tasks = [*self._rounds.close(), *(task for crew in self._crews for task in crew.tables.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- choosing

    async def _round(self) -> float:
        """Give due work to free places. Returns the seconds until there is more to do."""
        if self._clock_set is not None:
            self._began += await self._clock_set()
        while self._unnoted:
            again, row = self._now() + AFTER_A_FAULT, self._unnoted[0]
            await self._queue.failed(row, again, again, "its end could not be noted")
            self._unnoted = [each for each in self._unnoted if each is not row]  # its shard may have been shut
        for crew in self._crews:
            if crew.unsure:
                await self._queue.let_go(crew.kinds, self._holder, self._now(), crew.tables)
                crew.unsure = False
        wait, times = float(LOOK), await self._queue.times(self._share())
        for crew in self._crews:
            at = min((times[kind] for kind in crew.kinds if kind in times), default=None)
            if at is None or crew.free <= 0:
                continue
            if at <= self._now() and await self._begin(crew):
                self.wake()  # there may be more
            wait = min(wait, max(1, at - self._now()))
        return wait

    async def _begin(self, crew: Crew) -> bool:
        """Begin due work in a crew's free places; returns whether there was any. In the first minute new work comes
        first."""
        now, after = self._now(), None
        room = crew.room(now)
        if room <= 0:
            return False
        if crew.paced and now < self._began + MINUTE:
            after = self._began if self._caught_up >= BURST + (now - self._began) / PACE else None
        crew.unsure = True
        taken = await self._queue.take(
            crew.kinds,
            self._holder,
            now,
            now + LEASE,
            tables=room,
            busy=crew.tables,
            after=after,
            share=self._share(),
        )
        crew.unsure = False
        crew.begin(now, len(taken))
        for number, rows in taken.items():
            self._caught_up += crew.paced and rows[0].at <= self._began
            crew.free, crew.begun = crew.free - 1, crew.begun + 1
            crew.servers[number] = rows[0].server
            crew.tables[number] = task = asyncio.create_task(
                self._table(crew, number, rows), name=f"table {number}", context=Context()
            )
            task.add_done_callback(partial(self._ended, crew, number))
        return bool(taken)

    def _ended(self, crew: Crew, number: int, task: asyncio.Task[None]) -> None:
        """A task that was cancelled before its first step has not given its place up."""
        if crew.tables.get(number) is task:
            del crew.tables[number], crew.servers[number]
            crew.free += 1
            self.wake()

    def _share(self) -> db.Share | None:
        """What claims rest on: the leases of shards that are open."""
        share = self._ownership.share()
        if share is None:
            return None
        return msgspec.structs.replace(share, terms={s: t for s, t in share.terms.items() if s in self._shards})

    # --- doing

    async def _table(self, crew: Crew, number: int, rows: list[db.Due]) -> None:
        """Do a table's rows in order; a post that fails holds back those after it."""
        kept = True

        def give_up_the_place() -> None:
            nonlocal kept
            if kept:
                kept, crew.free = False, crew.free + 1
            self.wake()

        slow = self._later(SLOW, give_up_the_place)
        try:
            while rows:
                row, rows = rows[0], rows[1:]
                if not self._ownership.owns(row.server):
                    return
                try:
                    if not await self._row(crew, row, rows):
                        return
                except Exception:
                    log.exception("table %s: the end of %s could not be noted", number, row.kind)
                    self._unnoted += [row, *rows]
                    self._later(AFTER_A_FAULT, self.wake)
                    return
        finally:
            slow.cancel()
            del crew.tables[number], crew.servers[number]
            give_up_the_place()

    async def _row(self, crew: Crew, row: db.Due, behind: Sequence[db.Due]) -> bool:
        """Do a row. Returns whether those behind it may follow; if not, their claims are released. Raises
        `StoreError`."""
        begun = self._now()
        try:
            done = await crew.handler(row, behind)
        except NotYet as later:
            crew.failing.pop(row.game, None)
            await self._queue.put_off(row, self._now() + later.seconds)
            return True
        except Lost as lost:
            log.warning("table %s has lost its place: %s", row.game, lost)
            crew.failing.pop(row.game, None)
            await self._lose(row.game, lost.why)
            await self._queue.failed(row, self._now(), self._now(), f"lost: {lost}", behind)
            return False
        except Exception as error:  # noqa: BLE001 - after any other fault it is tried again
            hopeless = isinstance(error, (Hopeless, msgspec.DecodeError))
            tired = row.kind not in db.CHORES and crew.enough(row.tries + 1, error)
            if tired or hopeless or (isinstance(error, Refused) and not is_busy(error)):
                crew.failing.pop(row.game, None)
                log.warning("table %s: %s is given up: %s", row.game, row.kind, error)
                await self._queue.done(row, self._now(), outcome=f"given up: {error}"[:OUTCOME])
                return True
            told, now = f"{type(error).__name__}: {error}"[:OUTCOME], self._now()
            wait = crew.rest(row, error, begun, now)
            log.warning("table %s: %s failed, again in %s s: %r", row.game, row.kind, wait, error)
            others = now + wait if isinstance(error, Unreachable) else now  # of the same place
            await self._queue.failed(row, now + wait, others, told, behind)
            return False
        crew.failing.pop(row.game, None)
        await self._queue.done(row, self._now(), outcome=done.outcome, board=done.board, rows=done.rows)
        return True
