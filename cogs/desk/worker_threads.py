"""A pool of two threads for long work, off the event loop: making cards, reading typed text, suggesting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
THREADS = 2


class Pool:
    """Threads for work that would hold up the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="pool")

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in one of the threads and return its result; its errors are raised here."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """End the threads; work that has begun is finished."""
        self._threads.shutdown(wait=True)
