"""Looks again and again for what is due: when it is woken, soon after something was heard of, and when the last look
said that there will be something."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Protocol

HEARD = 0.5
"""Seconds between hearing that something has changed and a look: most of it is none of this one's business, and all
that changes meanwhile takes one look."""
AFTER_A_FAULT = 10
"""Seconds until storage that failed is asked again."""

log = logging.getLogger(__name__)


class Timer(Protocol):
    """By this a call in the future can be cancelled."""

    def cancel(self) -> object: ...


Later = Callable[[float, Callable[[], None]], Timer]
"""Calls something after some seconds."""


class Rounds:
    """`look` begins what is due, and returns the seconds until there is more; `name` says whose rounds they are."""

    def __init__(self, name: str, look: Callable[[], Awaitable[float]], later: Later | None = None) -> None:
        self._name, self._look = name, look
        self.later: Later = later or _later
        self._task: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._hearing: Timer | None = None
        self._again = self.closed = False

    def wake(self) -> None:
        """There may be something to do. It is done in a context of its own, because the log's context of a press does
        not apply to it. A look that calls this is followed by another."""
        self._again = True
        if not self.closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name=self._name, context=Context())

    def hear(self) -> None:
        """Something has changed: soon there may be something to do."""
        if self._hearing is None and not self.closed:
            self._hearing = self.later(HEARD, self._has_heard)

    async def looked(self) -> None:
        """Look now, and wait for that."""
        self.wake()
        if self._task is not None:
            await asyncio.wait([self._task])

    def close(self) -> list[asyncio.Task[None]]:
        """Look no more. Returns what may still be under way, to be awaited."""
        self.closed = True
        for timer in (self._timer, self._hearing):
            if timer is not None:
                timer.cancel()
        return [] if self._task is None else [self._task]

    def _has_heard(self) -> None:
        self._hearing = None
        self.wake()

    async def _run(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        wait = float(AFTER_A_FAULT)
        while self._again and not self.closed:
            self._again = False
            try:
                wait = await self._look()
            except Exception:
                log.exception("%s: what is due could not be read", self._name)
                wait = AFTER_A_FAULT
        if not self.closed:
            self._timer = self.later(wait, self.wake)


def _later(seconds: float, call: Callable[[], None]) -> Timer:
    return asyncio.get_running_loop().call_later(seconds, call)
