"""Long work runs beside the event loop, in a pool of two threads: making cards, reading and suggesting typed text."""

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
        """The result of `work`, done in one of the threads; its errors are raised here."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Let go of the threads; work that has begun is finished."""
        self._threads.shutdown(wait=True)
