"""Running a task: a signal ends it cleanly, without leaving a copy behind."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from .parser import Task
from .where import Where

STOPPED = 130
"""The exit code after Ctrl+C, as shells know it."""


def carry_out(task: Task, where: Where) -> int:
    """Its exit code. Raises what it raises."""
    with _signals():
        try:
            return asyncio.run(task(where))
        except KeyboardInterrupt:
            print("Stopped before the end.", file=sys.stderr)
            return STOPPED


@contextmanager
def _signals() -> Iterator[None]:
    """Ctrl+C and `kill` interrupt the task where it waits; what is being written is finished."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {each: signal.signal(each, signal.default_int_handler) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
