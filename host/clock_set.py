"""Notices that the machine's clock was set: all times of tables are moved along, and nobody waits for the difference.

A clock may be ahead at boot until it asks the network; a machine may be stopped and go on an hour later.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import db

DAY = 86_400
LITTLE = 30
"""Seconds by which a clock may be corrected without being noticed."""

log = logging.getLogger(__name__)


def steady() -> float:
    """Seconds since some moment, which nobody sets; they go on while the machine sleeps, where it can tell."""
    sleeping_too: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if sleeping_too is None else time.clock_gettime(sleeping_too)


class ClockSet:
    """The host's clock: that of the machine, whose jumps it takes on only together with all that waits; of several
    processes with one clock (not `alone`) the first that sees it moves that."""

    def __init__(
        self, times: db.Times, now: Callable[[], int], evenly: Callable[[], float] | None, *, alone: bool = True
    ) -> None:
        self._times, self._set, self._evenly, self._alone = times, now, evenly or now, alone
        self._ahead: float = now() - self._evenly()
        self._looked: float = self._evenly()
        self._watching: list[Callable[[], None]] = []

    def now(self) -> int:
        """Epoch seconds."""
        return int(self._evenly() + self._ahead)

    def watch(self, call: Callable[[], None]) -> None:
        """Have it called when times were moved."""
        self._watching.append(call)

    async def begin(self) -> None:
        """At a start: if the newest of all times lies ahead (at most a day), the clock was set back meanwhile. Raises
        `StoreError`."""
        now = self.now()
        newest = await self._times.newest(now + DAY)
        if newest is not None and newest > now + LITTLE:
            await self._move(now - newest, now)

    async def look(self) -> int:
        """Follow the machine's clock if it was set since the last look. Returns the seconds by which what waits was
        moved along. Raises `StoreError`."""
        looked, now = self._evenly(), self._set()
        by = now - self.now()
        moved = by if abs(by) > LITTLE else 0
        if moved:
            await self._move(moved, now, None if self._alone else int(now - (looked - self._looked)) - LITTLE)
        self._ahead += by
        self._looked = looked
        return moved

    async def _move(self, by: int, at: int, since: int | None = None) -> None:
        log.warning("the clock was set by %+d s; what waits is moved along", by)
        await self._times.move(by, at, since)
        for call in self._watching:
            call()
