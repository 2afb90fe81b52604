"""Processes of a simulated cluster that hold games: each a host of its own, its way to a database that all share, and
what it says to a Discord of few words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select

import db
from db.database import Database, Driver
from db.due import POSTS
from db.notices import NOTED, Notice, read
from games import GAMES
from host import Finished, Host, Part, Unreachable
from host.rounds import Timer
from tests.stores import FAILED

from .clusters import Process

if TYPE_CHECKING:
    from .lived import Lived

T = TypeVar("T")
ROUGH = 0.2
"""How often something is wrong on the way to the database with games, beside with leases: a press asks ten times."""
BROKEN = 0.02
"""How often a transaction breaks off in its middle."""
REMEMBERED = 120.0
"""Seconds for which Discord takes a nonce only once: a few minutes, it says."""
KNOWN_FROM = 1.0
"""Seconds until a notice arrives, at most, if it does."""


class Lost(FAILED):  # type: ignore[misc, valid-type]
    """A connection that was lost because the test wants it."""


class Wire:
    """A process's way to the database: one piece of work at a time, each as a whole, and none as surely as here."""

    def __init__(self, process: Serving, driver: Driver, rough: float) -> None:
        self._process, self._driver, self._rough = process, driver, rough
        self.name, self.engine, self.errors = driver.name, driver.engine, driver.errors
        self._one = asyncio.Lock()

    async def run(self, work: Callable[[], T]) -> T:
        async with self._one:
            await self._process.goes_on()
            return await self._process.sent(work, Lost, self._rough)

    def transact(self, work: Callable[[Connection], T], *, writing: bool) -> T:
        """Others hear of what is written once it is kept; something else than what is planted here never fails."""
        noted, cluster = set[int](), self._process.cluster

        def noting(c: Connection) -> T:
            noted.clear()
            c.info[NOTED] = noted
            result = work(c)
            c.info[NOTED] = set()
            return result

        breaks = cluster.breaks(self._process)
        try:
            result = self._driver.transact(noting, writing=writing)
        except self.errors as error:
            if not breaks.broken:
                cluster.fails(f"the database refused something: {error}")
            raise
        finally:
            cluster.breaking = None
        for number in sorted(noted):
            cluster.tells(self._process, read(number))
        return result

    def ask(self, query: Select[Any], values: Mapping[str, object]) -> Sequence[Row[Any]]:
        return self._driver.ask(query, values)

    def clock(self, connection: Connection) -> int:
        return self._process.cluster.clock()

    def listen(self, told: Callable[[Notice], None]) -> None:
        self._process.ears.append(told)

    def said(self, error: BaseException) -> str:
        return self._driver.said(error)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._driver, name)


class Serving(Process):
    """A process with a host. `ears` are told what others have written."""

    cluster: Lived
    ghosts = 0.0  # what is on its way to be kept keeps its rows locked, and whoever asks waits

    def __init__(self, cluster: Lived, name: str) -> None:
        super().__init__(cluster, name)
        self.ears: list[Callable[[Notice], None]] = []
        self.drivers = [cluster.driver(), cluster.driver(hasty=True)]
        self.store = db.Store(Database(Wire(self, self.drivers[0], ROUGH)))  # type: ignore[arg-type]
        self.leases = db.Leases(Database(Wire(self, self.drivers[1], 1.0)), self.store.database)  # type: ignore[arg-type]
        self.store.leases = self.leases
        self.host: Host | None = None
        self.arriving: dict[int, asyncio.Task[None]] = {}

    async def told(self, what: str, *values: Any) -> Any:
        return await getattr(self.leases, what)(*values)

    async def live(self, shards: int) -> None:
        """As `bot.py` begins: the time, the host, then the others."""
        await self._surely(self.member.set_clock)
        self.member._told.clear()  # the host hears first
        self.host = Host(
            self.store,
            (*GAMES, *self.cluster.games),
            ownership=self.member,
            now=self.member.now,
            later=self.later,
            evenly=self.evenly,
        )
        self.member.watch(self.taken, self.lost, self.prepares)
        self.host.work.serve((*POSTS, "show"), self._show, places=8, first=2, longest=8, paced=True)
        self.host.work.serve(("retire", "close", "admin", "owed", "seek"), self._aside, places=2)
        await self._surely(self.host.begin)
        self.leases.hear(self.member.hurry)
        await self._surely(lambda: self.member.join(shards))
        self.member.begin(self.cluster.expected)
        while True:
            await self.sleep(30)
            for shard in sorted(self.speaking):
                await self._surely(lambda shard=shard: self.host.hear(shard))  # type: ignore[misc, union-attr]

    async def _surely(self, ask: Callable[[], Awaitable[object]]) -> None:
        """Again and again until it succeeds."""
        while True:
            try:
                await ask()
                return
            except db.StoreError:
                await self.sleep(1)

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """A timer of this process: it waits while that hangs."""
        return self.cluster.loop.call_later(seconds / self.rate, self._runs, call)

    def _runs(self, call: Callable[[], None]) -> None:
        if self.goes():
            call()
        elif not self.dead:
            self.cluster.loop.call_at(self.hangs + 1e-3, self._runs, call)

    def hears(self, notice: Notice) -> None:
        """A notice arrives."""
        if not self.dead:
            for told in self.ears:
                self._runs(lambda told=told: told(notice))  # type: ignore[misc]

    # --- its shards

    async def taken(self, shard: int) -> None:
        """Connects, then goes on where the last one stopped who spoke for it."""
        await super().taken(shard)
        self.arriving[shard] = asyncio.create_task(self._arrived(shard))

    async def _arrived(self, shard: int) -> None:
        assert self.host is not None
        part = Part(self.member.shards, shard)
        while True:
            try:
                await self.host.take_over(shard)
                await self.host.places.begin(part)
                await self.host.servers.begin(self.cluster.servers, part)
                return
            except db.StoreError:
                await self.sleep(5)

    async def lost(self, shard: int) -> None:
        """Stops that, and closes the connection."""
        arriving = self.arriving.pop(shard, None)
        if arriving is not None:
            arriving.cancel()
            await asyncio.wait([arriving])
        await super().lost(shard)

    # --- what it says

    async def _aside(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        await self.sleep(self.chance.expovariate(10))
        return Finished()

    async def _show(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Send a post, as the bot does: if it may have been sent already, it is looked for first."""
        assert self.host is not None
        if row.kind == "show":
            return await self._aside(row, behind)
        called, head = list[int](), -1
        if row.kind in ("turn", "notice"):
            look = await self.host.now.look(row.game, None)
            head = look.seq
            called = [seat for seat in msgspec.json.decode(row.body).get("seats", ()) if seat in look.waiting]
        await self.sleep(self.chance.expovariate(5))
        found = self.cluster.discord.found(row) if row.tries or row.holder is not None else None
        message = found or self.cluster.discord.takes(self, row, called, head)
        await self.sleep(self.chance.expovariate(10))
        if found is None and self.cluster.stormy() and self.chance.random() < 0.03:
            raise Unreachable("its answer was lost")
        return Finished(f"message {message}", message)


class Discord:
    """What was posted. `messages`: for each row of due work those made of it."""

    def __init__(self, cluster: Lived) -> None:
        self._cluster = cluster
        self.messages: dict[int, list[int]] = {}
        self.called: dict[tuple[int, int], list[tuple[int, str]]] = {}
        """For each table and seat the calls: the table's newest entry then, and why."""
        self._nonces: dict[str, tuple[float, int]] = {}
        self._last = 0

    def found(self, row: db.Due) -> int | None:
        """The message of a post that was made, as its mark tells."""
        made = self.messages.get(row.id)
        return made[-1] if made else None

    def takes(self, process: Serving, row: db.Due, called: Sequence[int], head: int) -> int:
        """A post arrives. Raises `Unreachable`."""
        cluster, now = self._cluster, self._cluster.loop.time()
        if cluster.stormy() and process.chance.random() < 0.04:
            raise Unreachable("Discord does not answer")
        known = self._nonces.get(row.nonce)
        if known is not None and now < known[0] + REMEMBERED:
            return known[1]
        self._last += 1
        self._nonces[row.nonce] = now, self._last
        self.messages.setdefault(row.id, []).append(self._last)
        cluster.posted(process, row)
        kind = row.kind if row.kind != "notice" else msgspec.json.decode(row.body)["code"]
        for seat in called:
            self.called.setdefault((row.game, seat), []).append((head, kind))
        return self._last
