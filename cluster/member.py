"""The heart of a process: it beats in the database, and holds shards for as long as it does.

Nobody has to be told that a member is gone: its leases run out. It gives its shards up earlier by itself, since its
time counts from the start of its last beat that succeeded, and ends before that of the leases does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Protocol

import db

BEAT = 2.0
"""Seconds between two beats."""
AGAIN, SOON = 0.5, 0.1
"""Seconds until a beat is tried again that failed, and after a lease ran out of which nothing was heard."""
HOLDS = 7.0
"""Seconds after the start of its last beat for which a member speaks for what it holds. A lease is longer: what is
between is for whatever is on its way then, and for clocks that do not go at the same speed."""
STEADY = db.LEASE / 1000 + 1
"""Seconds for which the database's clock must have gone as this process's does, before leases count as run out: one
that was set ahead ends them all at once."""
SET = 0.5
"""Seconds by which the two may come apart unnoticed, within what a question took."""
PROMPT = 0.4
"""Seconds within which a turn has to be known to be used."""
PATIENCE = 8.0
"""Seconds for which the parts of those that are expected are left to them, before they are there."""
TURNS, LEAVING = 6.0, 12.0
"""Seconds for which a shard that is given up waits, at most, until whoever takes it may identify itself at once; and
all of one that leaves."""
TAKEN = 1.0
"""Seconds in which whoever takes a shard has used its turn."""
CLOSING = 4.0
"""Seconds that those told of a lost shard have for it, when it is handed over."""

log = logging.getLogger(__name__)

Told = Callable[[int], Awaitable[None]]


class Agreed(Protocol):
    """What the members agree on, as `db.Leases` keeps it."""

    async def join(self, name: str, wanted: int) -> int: ...
    async def beat(
        self,
        name: str,
        terms: Mapping[int, int],
        judges: Callable[[int], bool],
        expected: int = 1,
        parted: bool = False,
    ) -> db.Beat: ...
    async def now(self) -> int: ...
    async def release(self, name: str, terms: Mapping[int, int]) -> None: ...
    async def part(self, name: str) -> None: ...
    async def leave(self, name: str) -> None: ...
    async def slot(self, bucket: int) -> int: ...
    async def wait(self, bucket: int) -> int: ...
    async def first(self, name: str, what: str, digest: str) -> bool: ...
    async def did(self, what: str, digest: str) -> None: ...


class Member:
    """One process of several: `name` is its own, at each start a new one. `evenly` are seconds that nobody sets.
    `concurrency` is how many shards may identify themselves at a time, as Discord says."""

    def __init__(
        self,
        leases: Agreed,
        name: str,
        evenly: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._leases, self.name, self._evenly, self._sleep = leases, name, evenly, sleep
        self.shards, self.concurrency = 1, 1
        self._expected, self._patient = 1, float("-inf")
        self._terms: dict[int, int] = {}
        self._since = float("-inf")
        self._told: list[tuple[Told, Told]] = []
        self._known: dict[int, int] = {}
        self._telling: dict[int, asyncio.Task[None]] = {}
        self._taking: dict[int, asyncio.Task[None]] = {}
        self._giving: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._hurried = asyncio.Event()
        self._leaving = self._parted = False
        self._fair = self._living = 1
        self._next: float | None = None
        self._offset: tuple[float, float] | None = None
        self._steady = float("inf")

    # --- what others ask

    def held(self) -> frozenset[int]:
        """The shards this process speaks for at this moment: none if it has not been heard for too long."""
        return frozenset(self._terms) if self._evenly() < self._since + HOLDS else frozenset()

    def owns(self, server: int | None) -> bool:
        """Whether a server is on a shard that is held now; None is on shard 0."""
        shard = 0 if server is None else (server >> 22) % self.shards
        return shard in self._terms and self._evenly() < self._since + HOLDS

    def share(self) -> db.Share:
        """The leases that a claim rests on."""
        held = self.held()
        return db.Share(self.shards, self.name, {s: term for s, term in self._terms.items() if s in held})

    def now(self) -> int:
        """Epoch seconds by the database's clock, as far as it is known."""
        assert self._offset is not None
        return int(self._evenly() + sum(self._offset) / 2)

    def watch(self, taken: Told, lost: Told) -> None:
        """Have `taken` awaited after a shard was taken, `lost` after it was lost or before it is given up."""
        self._told.append((taken, lost))

    async def slot(self, shard: int) -> None:
        """Wait for a shard's turn to identify itself, also for the database."""
        wait = 1.0
        while wait:
            began = self._evenly()
            try:
                wait = await self._leases.slot(shard % self.concurrency) / 1000
                if not wait and self._evenly() > began + PROMPT:  # the next one's turn may come too soon after it
                    wait = PROMPT
            except db.StoreError as error:
                log.warning("shard %s: its turn is not known: %s", shard, error)
                wait = AGAIN
            await self._sleep(wait)

    async def first(self, what: str, digest: str) -> bool:
        """Whether this process is the one to do something now that is done once."""
        return await self._leases.first(self.name, what, digest)

    async def did(self, what: str, digest: str) -> None:
        """That was done."""
        await self._leases.did(what, digest)

    # --- its life

    async def set_clock(self) -> None:
        """Ask for the time. Raises `StoreError`."""
        began = self._evenly()
        self._compare(await self._leases.now() / 1000, began)

    async def join(self, wanted: int) -> None:
        """Become a member; `shards` are then those of the others, or what is `wanted`. Raises `StoreError`."""
        self.shards = await self._leases.join(self.name, wanted)

    def begin(self, expected: int = 1) -> None:
        """Beat from now on, and watch that it does. So many members are `expected`: for a moment each takes its own
        part only, whoever comes first."""
        self._expected, self._patient = expected, self._evenly() + PATIENCE
        self._tasks = [asyncio.create_task(self._beats(), name="beats"), asyncio.create_task(self._guard())]

    def hurry(self) -> None:
        """Beat now: somebody else has given something up."""
        self._hurried.set()

    async def hand_over(self) -> None:
        """Give all shards up, each as soon as nothing is said for it any more, and leave. Where others live to take
        them, that is in turn."""
        self._leaving = True
        if self._giving is not None:
            await asyncio.wait([self._giving])
        with suppress(db.StoreError):
            await self.beat()  # somebody may have come since the last one
        if self._living > 1:
            await self._hand_on()
        await self._stop(self._tasks[:1])
        await asyncio.gather(*(self._give_up(shard) for shard in sorted(self._terms)))
        await self._stop(self._tasks[1:])
        if left := [each for each in self._telling.values() if not each.done()]:  # what was lost just before
            await asyncio.wait(left, timeout=CLOSING)
        with suppress(db.StoreError):  # then they run out
            await self._leases.leave(self.name)

    async def beat(self) -> None:
        """One beat. Raises `StoreError`, and then nothing is known of what became of it."""
        began, before = self._evenly(), dict(self._terms)
        expected = self._expected if began < self._patient else 1
        found = await self._leases.beat(
            self.name, before, lambda now: self._judges(now, began), expected, self._parted
        )
        self._fair, self._living = found.fair, found.living
        self._compare(found.now / 1000, began)
        # What was given up meanwhile stays so: the next beat finds it under this name, and takes it anew.
        gone = {shard for shard in before if self._terms.get(shard) != before[shard]}
        self._terms = {shard: term for shard, term in found.terms.items() if shard not in gone}
        self._since = began
        self._next = None if found.ends is None else max(0.0, (found.ends - found.now) / 1000) + SOON
        self._tell()
        busy = self._giving is not None and not self._giving.done()
        if len(self._terms) > found.fair and not busy and not self._leaving:
            self._giving = asyncio.create_task(self._share(max(self._terms)), name="give up")

    def guard(self) -> None:
        """Give everything up if the last beat is too long ago."""
        if self._terms and not self.held():
            log.error("no beat has succeeded for %s s: all shards are given up", HOLDS)
            self._terms = {}
            self._tell()

    # --- inside

    async def _beats(self) -> None:
        failed = False
        while True:
            try:
                await self.beat()
                failed, wait = False, BEAT if self._next is None else min(BEAT, self._next)
            except db.StoreError as error:  # one alone may have been in the way of another process's
                log.log(logging.WARNING if failed else logging.INFO, "a beat failed: %s", error)
                failed, wait = True, AGAIN
            self._hurried.clear()
            resting = [asyncio.ensure_future(self._sleep(wait)), asyncio.ensure_future(self._hurried.wait())]
            try:
                await asyncio.wait(resting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in resting:
                    each.cancel()

    async def _guard(self) -> None:
        while True:
            await self._sleep(max(0.05, self._since + HOLDS - self._evenly()) if self._terms else AGAIN)
            self.guard()

    def _tell(self) -> None:
        """Tell of shards that were lost or taken, or lost and taken again, since the last time."""
        for shard in sorted(self._known.keys() | self._terms.keys()):
            was, now = self._known.get(shard), self._terms.get(shard)
            if was != now:
                self._say(shard, lost=was is not None, taken=now is not None)
        self._known = dict(self._terms)

    def _say(self, shard: int, *, lost: bool, taken: bool) -> asyncio.Task[None]:
        """Tell of one shard, after what was told of it before; whoever is still busy taking it stops that first."""
        before = self._telling.get(shard)
        if before is not None and self._taking.get(shard) is before:
            before.cancel()
        task = asyncio.create_task(self._said(before, shard, lost, taken), name=f"shard {shard}")
        self._telling[shard] = task
        return task

    async def _said(self, before: asyncio.Task[None] | None, shard: int, lost: bool, taken: bool) -> None:
        me = self._telling[shard]
        if before is not None:
            await asyncio.wait([before])
        for told in self._told if lost else ():
            await self._heard(shard, told[1])
        self._taking[shard] = me
        for told in self._told if taken else ():
            if self._telling[shard] is me:  # else it was lost meanwhile
                await self._heard(shard, told[0])
        self._taking.pop(shard, None)

    async def _heard(self, shard: int, told: Told) -> None:
        try:
            await told(shard)
        except Exception:
            log.exception("shard %s: somebody who was told of it failed", shard)

    async def _share(self, shard: int) -> None:
        """Give a shard up that is above the fair part, for somebody who is below it."""
        await self._turn_comes(shard, self._evenly() + TURNS)
        if len(self._terms) > self._fair and not self._leaving:
            await self._give_up(shard)

    async def _hand_on(self) -> None:
        """Give shards up, one after the other, as others may take them; what is left then is left."""
        try:
            await self._leases.part(self.name)
        except db.StoreError:
            return
        self._parted, until = True, self._evenly() + LEAVING
        for n, shard in enumerate(sorted(self._terms)):
            if n and self._evenly() < until:
                await self._sleep(TAKEN)
            await self._turn_comes(shard, until)
            await self._give_up(shard)

    async def _turn_comes(self, shard: int, until: float) -> None:
        """Wait until whoever takes a shard may identify itself at once: meanwhile it is still spoken for here."""
        leaving = self._leaving
        while (left := until - self._evenly()) > 0 and leaving == self._leaving:
            try:
                wait = await self._leases.wait(shard % self.concurrency) / 1000
            except db.StoreError:
                return
            if not wait:
                return
            await self._sleep(min(wait, left, 1.0))

    async def _give_up(self, shard: int) -> None:
        """Give a shard up: nothing is said for it any more, then others may take it."""
        term = self._terms.pop(shard, None)
        if term is None:
            return
        self._known.pop(shard, None)
        await asyncio.wait([self._say(shard, lost=True, taken=False)], timeout=CLOSING)
        with suppress(db.StoreError):  # then it runs out
            await self._leases.release(self.name, {shard: term})

    def _judges(self, now: int, began: float) -> bool:
        """Whether the database's clock has gone evenly for long enough, up to this moment. A question that was long
        on its way cannot tell."""
        self._compare(now / 1000, began)
        return began >= self._steady + STEADY and self._evenly() < began + 2 * SET

    def _compare(self, now: float, began: float) -> None:
        """Compare the database's clock, asked between `began` and this moment, with the even one."""
        ended = self._evenly()
        least, most = now - ended, now - began
        known = self._offset or (least, most)
        if least > known[1] + SET:
            log.warning("the database's clock was set ahead, by %.1f s or more", least - known[1])
            self._steady = ended
        self._steady = min(self._steady, ended)
        both = max(least, known[0]), min(most, known[1])
        self._offset = both if both[0] <= both[1] else (least, most)

    @staticmethod
    async def _stop(tasks: Iterable[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
