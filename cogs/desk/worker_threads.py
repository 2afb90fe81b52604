"""A pool of two threads for long work, off the event loop: making cards, reading typed text, suggesting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")
THREADS = 2

person: ContextVar[int | None] = ContextVar("person", default=None)
"""Whose press or command is being answered."""


class Pool:
    """Threads for work that would hold up the event loop. Of one person only one job is in them at a time, so that
    nobody who sends many keeps others waiting."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="pool")
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in one of the threads and return its result; its errors are raised here."""
        whose = person.get()
        if whose is None:
            return await self._run(work)
        turn = self._turns.setdefault(whose, asyncio.Lock())
        async with turn:
            return await self._run(work)

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """End the threads; work that has begun is finished."""
        self._threads.shutdown(wait=True)
