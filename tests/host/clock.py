"""Time that only moves when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Call:
    """Something to be called at a time, unless it is taken back."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call = at, call

    def cancel(self) -> None:
        """Not any more."""
        self.call = lambda: None


class Clock:
    """`now` in epoch seconds; `later` calls something after some of them."""

    def __init__(self) -> None:
        self.at: float = 1_000_000
        self.hanging: set[str] = set()
        """Names of tasks that nobody waits for."""
        self._calls: list[Call] = []

    def now(self) -> int:
        """The time."""
        return int(self.at)

    def later(self, seconds: float, call: Callable[[], None]) -> Call:
        """Call something after some seconds."""
        made = Call(self.at + seconds, call)
        self._calls.append(made)
        return made

    async def forward(self, seconds: float) -> None:
        """Let some seconds pass, and everything happen that is to happen in them."""
        end = self.at + seconds
        while True:
            await self.rest()
            due = min(self._calls, key=lambda call: call.at, default=None)
            if due is None or due.at > end:
                break
            self._calls.remove(due)
            self.at = max(self.at, due.at)
            due.call()
        self.at = end
        await self.rest()

    async def rest(self) -> None:
        """Wait until no due work is under way, but for tables that hang."""
        while running := [task for task in asyncio.all_tasks() if self._at_work(task.get_name())]:
            await asyncio.wait(running, timeout=0.001)  # one of them may turn out to hang

    def _at_work(self, name: str) -> bool:
        return (name == "due work" or name.startswith("table ")) and name not in self.hanging
