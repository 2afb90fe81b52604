"""Carries out what is due for servers as a whole, each errand by itself, tried again after a fault.

Those who do a kind of it register with `serve`. A handler returns when its errand is due next (None: when it is
stirred), or raises.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from functools import partial

import msgspec

import db

from .ownership import Ownership, shard_of
from .rounds import Later, Rounds, Timer
from .work import LEASE, SLOW, NotYet

LOOK, ALONE = 600, 3_600
"""The most seconds between two looks, and for who is alone: what is stirred is heard of, but a notice may be lost."""
PLACES = 4
"""Errands at a time; one that takes longer than `SLOW` gives up its place and goes on outside it."""
FIRST, LONGEST = 30, 1_800
"""Seconds until what failed is tried again, and the most after further failures: twice as long each time."""

log = logging.getLogger(__name__)

Does = Callable[[int], Awaitable[int | None]]
"""Does what is due for a server."""


class Errands:
    """The errands of this process's servers. `later` calls something after some seconds."""

    def __init__(self, store: db.Store, now: Callable[[], int], ownership: Ownership, later: Later | None) -> None:
        self._store, self._now, self._ownership = store.errands, now, ownership
        self._does: dict[str, Does] = {}
        self._shards: set[int] = set()
        self._busy: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._slow: set[tuple[int, str]] = set()
        self._rounds, self._begun, self._any = Rounds("errands", self._round, later), False, False

    def serve(self, kind: str, does: Does) -> None:
        """Have errands of a kind done."""
        self._does[kind] = does

    def begin(self) -> None:
        """From now on what is due is done."""
        self._begun = True
        self.wake()

    async def open(self, part: db.Part) -> None:
        """A shard's servers are known: all that is wanted there is looked at, whatever happened meanwhile."""
        self._shards.add(part.shard)
        for kind in self._does:
            await self._store.stir_all(kind, self._now(), part)
        self.wake()

    async def shut(self, shard: int) -> None:
        """Do nothing more for a shard: whoever has it next goes on."""
        self._shards.discard(shard)
        await _stopped(
            [t for (server, _), t in self._busy.items() if shard_of(server, self._ownership.shards) == shard]
        )

    def hear(self) -> None:
        """Something has changed: soon there may be something to do, if there are errands at all."""
        if self._any and self._begun:
            self._rounds.hear()

    def wake(self) -> None:
        """Look now whether there is something to do."""
        if self._begun:
            self._rounds.wake()

    async def idle(self) -> None:
        """Wait until nothing is left that may be done now."""
        while self._begun and not self._rounds.closed:
            await self._rounds.looked()
            if not self._busy:
                return
            await asyncio.wait(list(self._busy.values()))

    async def close(self) -> None:
        """Stop: the next process goes on."""
        await _stopped([*self._rounds.close(), *self._busy.values()])

    async def _round(self) -> float:
        now, share, room = self._now(), self._share(), PLACES + len(self._slow) - len(self._busy)
        at = await self._store.next(share, self._busy)
        self._any = at is not None
        most = ALONE if share is None else LOOK
        if at is None or room <= 0:
            return most
        if at > now:
            return min(most, max(1, at - now))
        for row in await self._store.take(now, now + LEASE, room, self._busy, share):
            task = asyncio.create_task(self._do(row), name=f"{row.kind} of {row.server}", context=Context())
            self._busy[row.server, row.kind] = task
            slow = self._rounds.later(SLOW, partial(self._gives_up_its_place, (row.server, row.kind)))
            task.add_done_callback(partial(self._ended, (row.server, row.kind), slow))
            self.wake()
        return most

    async def _do(self, row: db.Errand) -> None:
        does, again, tries = self._does.get(row.kind), db.PARKED, 0
        try:
            if does is None or not self._ownership.owns(row.server):
                return
            try:
                at = await does(row.server)
                again = db.PARKED if at is None else at
            except NotYet as later:
                again, tries = self._now() + later.seconds, row.tries
            except Exception as error:  # noqa: BLE001 - whatever it was, it is tried again
                tries = row.tries + 1
                again = self._now() + min(FIRST << min(row.tries, 20), LONGEST)
                log.warning(
                    "server %s: %s failed, again in %s s: %r", row.server, row.kind, again - self._now(), error
                )
            await self._store.done(row, again, tries)
        except Exception:
            log.exception("server %s: the end of %s could not be noted", row.server, row.kind)

    def _gives_up_its_place(self, which: tuple[int, str]) -> None:
        self._slow.add(which)
        self.wake()

    def _ended(self, which: tuple[int, str], slow: Timer, _: asyncio.Task[None]) -> None:
        """Also for one that was stopped before its first step."""
        slow.cancel()
        self._slow.discard(which)
        del self._busy[which]
        self.wake()

    def _share(self) -> db.Share | None:
        """What claims rest on: the leases of shards that are open."""
        share = self._ownership.share()
        if share is None:
            return None
        return msgspec.structs.replace(share, terms={s: t for s, t in share.terms.items() if s in self._shards})


async def _stopped(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
