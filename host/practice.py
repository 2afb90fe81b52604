"""Practice opponents are kept playing: after a passing fault they try again, later each time, or as soon as somebody
looks at the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from .people import Refused

FIRST = 1.0
"""Seconds until opponents try again after a fault; twice as many after each further one."""
LONGEST = 600.0
"""Seconds between two tries, at the most."""

log = logging.getLogger(__name__)


class Practice:
    """The opponents of all tables. `play` makes all their moves at a table; `sleep` waits some seconds."""

    def __init__(
        self, play: Callable[[int], Coroutine[Any, Any, None]], sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self._play, self._sleep = play, sleep
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._resting: dict[int, asyncio.Task[None]] = {}
        self._faults: dict[int, int] = {}

    def wake(self, table: int) -> None:
        """Let the opponents of a table play, unless they are at it; a pause after a fault is over."""
        running = self._playing.get(table)
        if running is not None and not running.done():
            return
        if rest := self._resting.pop(table, None):
            rest.cancel()
        task = self._playing[table] = asyncio.ensure_future(self._play(table))
        task.add_done_callback(partial(self._played, table))

    async def settle(self) -> None:
        """Wait until no opponent is playing any more; one that pauses after a fault is not playing."""
        while running := [task for task in self._playing.values() if not task.done()]:
            await asyncio.gather(*running, return_exceptions=True)

    async def close(self) -> None:
        """Stop them all; their moves stay."""
        for tasks in (self._playing, self._resting):
            stopped = list(tasks.values())
            for task in stopped:
                task.cancel()
            await asyncio.gather(*stopped, return_exceptions=True)

    def _played(self, table: int, task: asyncio.Task[None]) -> None:
        if self._playing.get(table) is not task:
            return
        del self._playing[table]
        error = None if task.cancelled() else task.exception()
        if error is None:
            self._faults.pop(table, None)
        elif isinstance(error, Refused) and error.code != "busy":
            log.warning("table %s: its practice opponents do not play: %s", table, error)
            self._faults.pop(table, None)
        else:
            self._rest(table, error)

    def _rest(self, table: int, error: BaseException) -> None:
        faults = self._faults[table] = self._faults.get(table, 0) + 1
        seconds = min(FIRST * 2 ** min(faults - 1, 20), LONGEST)
        log.error("table %s: a practice opponent tries again in %s s", table, seconds, exc_info=error)

        async def rest() -> None:
            await self._sleep(seconds)
            del self._resting[table]
            self.wake(table)

        self._resting[table] = asyncio.ensure_future(rest())
