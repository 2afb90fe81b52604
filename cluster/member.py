"""The heart of a process: it beats in the database, and holds shards for as long as it does.

Nobody has to be told that a member is gone: its leases run out. It gives its shards up earlier by itself, since its
time counts from the start of its last beat that succeeded, and ends before that of the leases does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Protocol

import db

from .heard import Heard

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
LEAVING = 25.0
"""Seconds for which the shards of one that leaves wait, at most, until others are ready to take them."""
OFFERED = 60.0
"""Seconds for which a shard above the fair part is offered, at a time."""
OVERLAP = 0.5
"""Seconds for which a shard is held once its heir is ready: what was on its way before the heir listened arrives."""
RESTED = 3.0
"""Seconds after its last turn to identify until a new member says that it is complete: then whoever is stopped next
waits for little more than two until another may take its first shard."""
PREPARED = 0
"""Stands for the term of a shard that is prepared."""
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
        prepared: Collection[int] = (),
    ) -> db.Beat: ...
    async def now(self) -> int: ...
    async def offer(self, name: str, terms: Mapping[int, int]) -> None: ...
    async def withdraw(self, terms: Mapping[int, int]) -> None: ...
    async def release(self, name: str, terms: Mapping[int, int], heard: str = "") -> None: ...
    async def part(self, name: str) -> None: ...
    async def leave(self, name: str) -> None: ...
    async def slot(self, bucket: int) -> int: ...
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
        self._told: list[tuple[Told, Told, Told | None]] = []
        self._known: dict[int, int] = {}
        self._had: dict[int, int] = {}
        self._telling: dict[int, asyncio.Task[None]] = {}
        self._taking: dict[int, asyncio.Task[None]] = {}
        self._giving: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._beating = asyncio.Lock()
        self._hurried, self._beaten = asyncio.Event(), asyncio.Event()
        self._heard = Heard(evenly)
        self._prepares: frozenset[int] = frozenset()
        self._prepared: set[int] = set()
        self._ready: frozenset[int] = frozenset()
        self._more, self._whole, self._turned = True, False, float("-inf")
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

    def complete(self) -> bool:
        """Whether this process has held, since it was last without any, all that it was to hold."""
        return self._evenly() < self._since + HOLDS and (self._whole or self._rests())

    def watch(self, taken: Told, lost: Told, prepares: Told | None = None) -> None:
        """Have `taken` awaited after a shard was taken, `lost` after it was lost or before it is given up, and
        `prepares` before one is taken that another holds still: it is taken once that has returned."""
        self._told.append((taken, lost, prepares))

    def unbroken(self, shard: int) -> bool:
        """Whether nobody else has held a shard since this process held it last: each taking has a term of its own."""
        return shard in self._had and self._terms.get(shard) == self._had[shard] + 1

    def asked(self, shard: int, number: int, answer: Callable[[], None]) -> None:
        """Something with this number arrived on a shard, here and perhaps at another process. `answer` is called at
        once, or once the shard is this process's, or never: one of all answers."""
        if shard in self.held():
            self._heard.answers(shard, number, answer)
        elif shard in self._prepares:
            self._heard.waits(shard, number, answer)

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
        self._turned = self._evenly()

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
        until = self._evenly() + 2 * BEAT
        while self._prepared and self._evenly() < until:  # they are being given up for this one just now
            await self._beat_comes(until)
        with suppress(db.StoreError):
            await self.beat()  # somebody may have come since the last one
        if self._living > 1:
            await self._hand_on()
        await self._stop(self._tasks[:1])
        await asyncio.gather(*(self._give_up(shard) for shard in sorted(self._terms)))
        self._prepares = frozenset()
        self._tell()
        await self._stop(self._tasks[1:])
        if left := [each for each in self._telling.values() if not each.done()]:  # what was lost just before
            await asyncio.wait(left, timeout=CLOSING)
        with suppress(db.StoreError):  # then they run out
            await self._leases.leave(self.name)

    async def beat(self) -> None:
        """One beat, after one that is on its way: else this would take anew what that has just taken. Raises
        `StoreError`, and then nothing is known of what became of it."""
        async with self._beating:
            await self._beat()

    async def _beat(self) -> None:
        began, before = self._evenly(), dict(self._terms)
        expected = self._expected if began < self._patient else 1
        found = await self._leases.beat(
            self.name, before, lambda now: self._judges(now, began), expected, self._parted, set(self._prepared)
        )
        self._fair, self._living = found.fair, found.living
        self._compare(found.now / 1000, began)
        # What was given up meanwhile stays so: the next beat finds it under this name, and takes it anew.
        gone = {shard for shard in before if self._terms.get(shard) != before[shard]}
        self._terms = {shard: term for shard, term in found.terms.items() if shard not in gone}
        self._since, self._more = began, found.more
        self._prepares, self._ready = found.prepares.difference(self._terms), found.ready
        self._next = None if found.ends is None else max(0.0, (found.ends - found.now) / 1000) + SOON
        self._whole = self._whole or self._rests()
        self._tell(found.heard)
        self._beaten.set()
        busy = self._giving is not None and not self._giving.done()
        if len(self._terms) > found.fair and not busy and not self._leaving:
            self._giving = asyncio.create_task(self._share(max(self._terms)), name="give up")

    def guard(self) -> None:
        """Give everything up if the last beat is too long ago."""
        if (self._terms or self._prepares) and self._evenly() >= self._since + HOLDS:
            log.error("no beat has succeeded for %s s: all shards are given up", HOLDS)
            self._terms, self._prepares, self._whole = {}, frozenset(), False
            self._tell()

    # --- inside

    def _rests(self) -> bool:
        """Whether nothing more comes to this member, as things stand."""
        return not self._more and not self._prepares and self._evenly() >= self._turned + RESTED

    async def _beats(self) -> None:
        failed = False
        while True:
            self._hurried.clear()  # before: what comes during a beat may not be in it
            try:
                await self.beat()
                failed, wait = False, BEAT if self._next is None else min(BEAT, self._next)
            except db.StoreError as error:  # one alone may have been in the way of another process's
                log.log(logging.WARNING if failed else logging.INFO, "a beat failed: %s", error)
                failed, wait = True, AGAIN
            resting = [asyncio.ensure_future(self._sleep(wait)), asyncio.ensure_future(self._hurried.wait())]
            try:
                await asyncio.wait(resting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in resting:
                    each.cancel()

    async def _guard(self) -> None:
        while True:
            await self._sleep(max(0.05, self._since + HOLDS - self._evenly()) if self._known else AGAIN)
            self.guard()

    def _tell(self, heard: Mapping[int, str] = MappingProxyType({})) -> None:
        """Tell of shards that were lost, are prepared or taken, or lost and taken again, since the last time."""
        now = dict.fromkeys(self._prepares, PREPARED) | self._terms
        for shard in sorted(self._known.keys() | now.keys()):
            before, after = self._known.get(shard), now.get(shard)
            if before == after:
                continue
            self._prepared.discard(shard)
            lost = before is not None and (before != PREPARED or after is None)
            if lost and before is not None:
                self._heard.gives(shard)
                self._had[shard] = before
            if after not in (None, PREPARED):
                self._heard.takes(shard, heard.get(shard, ""))
            self._say(shard, lost=lost, now=after)
        self._known = now

    def _say(self, shard: int, *, lost: bool, now: int | None) -> asyncio.Task[None]:
        """Tell of one shard, after what was told of it before; whoever is still busy taking it stops that first."""
        before = self._telling.get(shard)
        if before is not None and self._taking.get(shard) is before:
            before.cancel()
        task = asyncio.create_task(self._said(before, shard, lost, now), name=f"shard {shard}")
        self._telling[shard] = task
        return task

    async def _said(self, before: asyncio.Task[None] | None, shard: int, lost: bool, now: int | None) -> None:
        me = self._telling[shard]
        if before is not None:
            await asyncio.wait([before])
        for _, told, _ in self._told if lost else ():
            await self._hears(shard, told)
        self._taking[shard] = me
        for taken, _, prepares in self._told if now is not None else ():
            begun = prepares if now == PREPARED else taken
            if begun is not None and self._telling[shard] is me:  # else it was lost meanwhile
                await self._hears(shard, begun)
        if now == PREPARED and self._telling[shard] is me:
            self._prepared.add(shard)
            self._hurried.set()
        self._taking.pop(shard, None)

    async def _hears(self, shard: int, told: Told) -> None:
        try:
            await told(shard)
        except Exception:
            log.exception("shard %s: somebody who was told of it failed", shard)

    async def _share(self, shard: int) -> None:
        """Give a shard up that is above the fair part, once somebody who is below it is ready to take it."""
        offered, until = self._terms.get(shard, PREPARED), self._evenly() + OFFERED
        try:
            await self._leases.offer(self.name, {shard: offered})
            while len(self._terms) > self._fair and not self._leaving and self._evenly() < until:
                if shard in self._ready and self._terms.get(shard) == offered:
                    await self._hand_to_heir(shard, offered)
                    return
                await self._beat_comes(until)
            if not self._leaving:
                await self._leases.withdraw({shard: offered})
        except db.StoreError as error:
            log.info("shard %s could not be offered: %s", shard, error)

    async def _hand_on(self) -> None:
        """Give shards up as others are ready to take them; what is left then is left."""
        until = self._evenly() + LEAVING
        try:
            await self._leases.part(self.name)
            self._parted = True
            await self._leases.offer(self.name, dict(self._terms))
        except db.StoreError:
            return
        while self._terms and self._evenly() < until:
            ready = {shard: term for shard, term in self._terms.items() if shard in self._ready}
            await asyncio.gather(*(self._hand_to_heir(shard, term) for shard, term in ready.items()))
            if self._terms:
                await self._beat_comes(until)

    async def _beat_comes(self, until: float) -> None:
        """Wait for the next beat that succeeds, for so long at most."""
        self._beaten.clear()
        waits = [
            asyncio.ensure_future(self._beaten.wait()),
            asyncio.ensure_future(self._sleep(max(0.0, until - self._evenly()))),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waits:
                each.cancel()

    async def _hand_to_heir(self, shard: int, term: int) -> None:
        """Give a shard up that is held under this term, a moment after its heir is ready."""
        await self._sleep(OVERLAP)
        if self._terms.get(shard) == term and shard in self._ready:
            await self._give_up(shard)

    async def _give_up(self, shard: int) -> None:
        """Give a shard up: nothing is said for it any more, then others may take it."""
        term = self._terms.pop(shard, None)
        if term is None:
            return
        self._known.pop(shard, None)
        heard = self._heard.gives(shard)
        await asyncio.wait([self._say(shard, lost=True, now=None)], timeout=CLOSING)
        with suppress(db.StoreError):  # then it runs out
            await self._leases.release(self.name, {shard: term}, heard)

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
        if known[1] - known[0] > 2 * SET:  # it could have been set by as much before this
            self._steady = ended
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
