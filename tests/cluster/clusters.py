"""A simulated cluster: members, their wires to a database and all clocks, from one seed, with faults.

Nothing waits: time is the event loop's own. The database is rows in memory (`rows.py`).
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable
from typing import Any, TypeVar

from cluster.member import Member
from db import StoreError

from .rows import Rows

T = TypeVar("T")

REST = 75.0
"""Seconds of calm in the end: until all have their part, each shard in its turn."""
SILENT = 15.0
"""Seconds within which a shard is spoken for again."""
ABLE = 13.0
"""Seconds without a fault after which a process can take over what others leave."""
SET_AGAIN = 20.0
"""Seconds for which nobody sets the database's clock once more: who was cut off would not notice either."""
BETWEEN = 5.0
"""Seconds between two that identify themselves in a bucket, as Discord wants it."""


class Virtual(asyncio.SelectorEventLoop):
    """Nothing waits: if there is nothing to do, it is already the time of the next timer."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class Process:
    """One process: its clock, its wire, and what it says. It `hangs` until a time, or is `dead`."""

    ghosts = 8.0
    """Seconds for which something may still happen, at most, that was reported as failed."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        self.cluster, self.chance = cluster, cluster.chance
        self.rate = self.chance.uniform(0.995, 1.005)
        self.ahead = self.chance.uniform(-1e6, 1e6)
        self.member = Member(self, name, self.evenly, self.sleep)  # the wire is what the member speaks with
        self.member.concurrency = cluster.concurrency
        self.hangs, self.cut = 0.0, 0.0
        self.dead = self.leaving = False
        self.ill = cluster.loop.time()
        self.speaking: set[int] = set()
        self.member.watch(self.taken, self.lost, self.prepares)
        self.tasks: list[asyncio.Task[Any]] = []

    def evenly(self) -> float:
        return self.cluster.loop.time() * self.rate + self.ahead

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self.rate)
        await self.goes_on()

    async def goes_on(self) -> None:
        """Wait until it hangs no more."""
        while self.dead or self.hangs > self.cluster.loop.time():
            if self.dead:
                await asyncio.Event().wait()
            await asyncio.sleep(min(1.0, self.hangs - self.cluster.loop.time() + 1e-6))
        self.cluster.look()

    def able(self) -> float:
        """Since when it has run and reached the database without a fault for long enough to take over."""
        return math.inf if self.dead or self.leaving else max(self.ill, self.cluster.away) + ABLE

    def goes(self) -> bool:
        """Whether it runs just now."""
        return not self.dead and self.hangs <= self.cluster.loop.time()

    def held(self) -> frozenset[int]:
        """What it speaks for: nothing while it hangs."""
        return self.member.held() if self.goes() else frozenset()

    async def live(self, shards: int) -> None:
        while not self.dead:
            try:
                await self.member.join(shards)
                break
            except StoreError:
                await self.sleep(1)
        self.member.begin(self.cluster.expected)

    async def taken(self, shard: int) -> None:
        """Speaks, at once where it was prepared."""
        if shard not in self.speaking:
            await self.prepares(shard)

    async def prepares(self, shard: int) -> None:
        """Connects."""
        await self.member.slot(shard)
        await self.goes_on()
        self.cluster.identified(shard % self.member.concurrency)
        self.speaking.add(shard)
        self.cluster.look()

    async def lost(self, shard: int) -> None:
        """Closes the connection."""
        await self.sleep(self.chance.uniform(0, self.cluster.closing))
        self.speaking.discard(shard)

    # --- the wire

    async def join(self, *values: Any) -> Any:
        return await self.told("join", *values)

    async def beat(self, *values: Any) -> Any:
        return await self.told("beat", *values)

    async def release(self, *values: Any) -> Any:
        if self.speaking & values[1].keys() and self.goes():
            self.cluster.fails(f"{self.member.name} gives up a shard whose connection is open")
        return await self.told("release", *values)

    async def leave(self, *values: Any) -> Any:
        if self.speaking and self.goes():
            self.cluster.fails(f"{self.member.name} leaves though a connection is open")
        return await self.told("leave", *values)

    async def part(self, *values: Any) -> Any:
        return await self.told("part", *values)

    async def now(self) -> int:
        return int(await self.told("now"))

    async def offer(self, *values: Any) -> Any:
        return await self.told("offer", *values)

    async def withdraw(self, *values: Any) -> Any:
        return await self.told("withdraw", *values)

    async def slot(self, *values: Any) -> Any:
        return await self.told("slot", *values)

    async def first(self, *values: Any) -> Any:
        return await self.told("first", *values)

    async def did(self, *values: Any) -> Any:
        return await self.told("did", *values)

    async def told(self, what: str, *values: Any) -> Any:
        """Have the leases do that; others hear of what they wait for, unless the notice is lost."""
        told = await self.asked(lambda rows: getattr(rows, what)(*values))
        ready = what == "beat" and bool(set(told.prepares) & set(values[-1]))
        for other in self.cluster.processes if ready or what in ("offer", "release", "part", "leave") else ():
            if other is not self and other.goes() and self.chance.random() < self.cluster.noticed:
                self.cluster.loop.call_later(self.chance.expovariate(100), other.member.hurry)
        return told

    async def asked(self, work: Callable[[Rows], T]) -> T:
        """Have the database do something with its rows."""
        return await self.sent(lambda: work(self.cluster.rows))

    async def sent(self, work: Callable[[], T], failure: type[Exception] = StoreError, rough: float = 1.0) -> T:
        """Have the database do something: it may not arrive, be done late, or be done without an answer. `rough`: how
        often that is, beside usually."""
        cluster, chance = self.cluster, self.chance
        there, back = (chance.expovariate(100) for _ in range(2))
        fate = chance.random() / rough if cluster.stormy() else 1.0
        if fate < 0.15:
            self.ill = max(self.ill, cluster.loop.time() + 12)
        if fate < 0.06:
            there, back = chance.uniform(0, 5), chance.uniform(0, 5)
        await asyncio.sleep(there)
        if self.unreached() or 0.06 <= fate < 0.09:
            await self.sleep(chance.uniform(0, 12))
            raise failure("the database cannot be reached")
        if 0.09 <= fate < 0.12:  # it is done, late, and after the answer that it failed
            cluster.loop.call_later(chance.uniform(0, self.ghosts), cluster.ghost, work)
            raise failure("the connection was lost")
        result = work()
        cluster.look()
        await asyncio.sleep(back)
        await self.goes_on()
        if self.unreached() or 0.12 <= fate < 0.15:
            await self.sleep(chance.uniform(0, 12))
            raise failure("the connection was lost")
        cluster.loop.call_soon(cluster.look)
        return result

    def unreached(self) -> bool:
        now = self.cluster.loop.time()
        return self.dead or self.cut > now or self.cluster.away > now


class Cluster:
    """Some processes on one database, for some `seconds`, of which the last 30 bring nothing new, and some of rest.
    `wrong` is what went wrong, in words."""

    set_by: tuple[int, ...] = (-300, -5, -1, 1, 5, 300)
    """Seconds by which the database's clock may be set."""
    closing, noticed = 1.5, 0.5
    """Seconds that closing a connection takes at most, and how often others hear of what was written."""

    def __init__(self, seed: int, seconds: float = 90.0) -> None:
        self.chance, self.loop, self.seconds = random.Random(f"cluster {seed}"), Virtual(), seconds
        self.rate, self.ahead, self.away = self.chance.uniform(0.995, 1.005), 1.7e9, 0.0
        self.rows = Rows(lambda: int((self.loop.time() * self.rate + self.ahead) * 1000))
        self.shards = self.chance.choice((1, 2, 2, 3, 5, 8))
        self.expected = random.Random(f"expected {seed}").choice((1, 1, 2, 3))
        self.processes: list[Process] = []
        self.wrong: list[str] = []
        self.told: list[str] = []
        self.silent: dict[int, float] = {}
        self.turns: dict[int, float] = {}
        self.terms: dict[int, int] = {}
        self.made, self.set_at = 0, -SET_AGAIN
        self.concurrency = self.chance.choice((1, 4)) if self.shards < 4 else 4
        self.longest = 0.0

    def live(self) -> list[str]:
        """Live through it. Returns what went wrong."""
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self._live())
        finally:
            self.loop.run_until_complete(self._end())
            self.loop.close()
            asyncio.set_event_loop(None)
        return self.wrong

    async def prepare(self) -> None:
        """Before anything happens."""

    async def _live(self) -> None:
        await self.prepare()
        for _ in range(self.chance.choice((1, 2, 2, 3, 4))):
            self.starts()
            await asyncio.sleep(self.chance.uniform(0, 3))
        while self.loop.time() < self.seconds - 30:
            await asyncio.sleep(self.chance.expovariate(1 / 6))
            self.chance.choice(self.events)(self)
        await asyncio.sleep(max(0.0, self.seconds - 30 - self.loop.time()))
        self.calm()
        await asyncio.sleep(REST)
        await self.at_rest()

    async def _end(self) -> None:
        """Nothing is left running."""
        tasks = [each for each in asyncio.all_tasks(self.loop) if each is not asyncio.current_task()]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what happens

    def process(self, name: str) -> Process:
        return Process(self, name)

    def starts(self) -> None:
        self.made += 1
        process = self.process(f"process {self.made}")
        self.say(f"{process.member.name} starts")
        self.processes.append(process)
        process.tasks = [self.loop.create_task(process.live(self.shards))]

    def some(self) -> Process | None:
        there = [each for each in self.processes if not each.dead and not each.leaving]
        return self.chance.choice(there) if there else None

    def kills(self) -> None:
        if (process := self.some()) is not None:
            self.say(f"{process.member.name} is killed")
            process.dead = True
            self.loop.call_later(self.chance.uniform(0.5, 20), self.starts)

    def hangs(self) -> None:
        if (process := self.some()) is not None:
            process.hangs = max(process.hangs, self.loop.time() + self.chance.choice((1, 4, 8, 20)))
            process.ill = max(process.ill, process.hangs)
            self.say(f"{process.member.name} hangs until {process.hangs:.1f}")

    def cuts(self) -> None:
        if (process := self.some()) is not None:
            process.cut = max(process.cut, self.loop.time() + self.chance.choice((1, 4, 8, 20)))
            process.ill = max(process.ill, process.cut)
            self.say(f"{process.member.name} is cut off until {process.cut:.1f}")

    def goes_away(self) -> None:
        self.away = max(self.away, self.loop.time() + self.chance.choice((1, 4, 8, 20)))
        self.say(f"the database is away until {self.away:.1f}")

    def sets_clock(self) -> None:
        by = self.chance.choice(self.set_by)
        if self.loop.time() < self.set_at + SET_AGAIN:
            return
        self.ahead += by
        self.say(f"the database's clock is set by {by} s")
        self.set_at = self.loop.time()
        self.excuse()

    def hands_over(self) -> None:
        if (process := self.some()) is not None and process.tasks[0].done() and process.hangs <= self.loop.time():
            self.say(f"{process.member.name} hands over")
            process.leaving = True
            process.tasks.append(self.loop.create_task(self.left(process)))

    async def left(self, process: Process) -> None:
        await process.member.hand_over()
        self.say(f"{process.member.name} has left")
        process.dead = True
        self.starts()

    events: tuple[Callable[[Cluster], None], ...] = (
        kills, hangs, hangs, cuts, cuts, goes_away, sets_clock, hands_over, hands_over, starts,
    )  # fmt: skip

    def stormy(self) -> bool:
        return self.loop.time() < self.seconds - 30

    def ghost(self, work: Callable[[], object]) -> None:
        """Something that was reported as failed happens all the same."""
        work()
        self.excuse()

    def calm(self) -> None:
        """From now on nothing goes wrong, and somebody is there."""
        self.away = min(self.away, self.loop.time())
        for each in self.processes:
            each.cut = min(each.cut, self.loop.time())
            each.hangs = min(each.hangs, self.loop.time())
            each.ill = min(each.ill, self.loop.time())
        if self.some() is None:
            self.starts()

    # --- the laws

    def say(self, what: str) -> None:
        self.told.append(f"{self.loop.time():7.2f} {what}")

    def look(self) -> None:
        """Never two that speak for a shard, and never nobody for long where somebody could."""
        now = self.loop.time()
        heard: dict[int, str] = {}
        for process in self.processes:
            for shard in process.held():
                if shard in heard:
                    self.fails(f"{heard[shard]} and {process.member.name} speak for shard {shard}")
                heard[shard] = process.member.name
        able = min((each.able() for each in self.processes), default=math.inf)
        for shard in range(self.shards):
            since = self.silent[shard] = max(self.silent.get(shard, now), able)
            row = self.rows.leases.get(shard)
            if row is not None and row.term != self.terms.get(shard):
                self.terms[shard], since = row.term, now  # somebody else has it now, and may die of it
            if shard in heard or since >= now:
                self.silent[shard] = now
            elif now - since > SILENT:
                self.fails(f"nobody has spoken for shard {shard} for {SILENT} s")
                self.silent[shard] = now
            else:
                self.longest = max(self.longest, now - since)

    def excuse(self) -> None:
        """The time of silence counts from now."""
        for shard in self.silent:
            self.silent[shard] = self.loop.time()

    def identified(self, bucket: int) -> None:
        """Not too soon after another one."""
        now = self.loop.time()
        if self.set_at < now - 2 * BETWEEN and now - self.turns.get(bucket, -BETWEEN) < BETWEEN * 0.97:
            self.fails(f"two identify within {now - self.turns[bucket]:.2f} s")
        self.turns[bucket] = now

    async def at_rest(self) -> None:
        """All shards are spoken for, by no more than their fair part each."""
        there = [each for each in self.processes if not each.dead]
        spoken = sorted(shard for each in there for shard in each.held() & each.speaking)
        if spoken != list(range(self.shards)):
            self.fails(f"at last {spoken} are spoken for")
        most = max(len(each.held()) for each in there)
        if most > math.ceil(self.shards / len(there)):
            self.fails(f"at last one of {len(there)} has {most}")

    def fails(self, what: str) -> None:
        if what not in self.wrong:
            self.say(f"WRONG: {what}")
            self.wrong.append(what)
