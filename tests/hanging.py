"""A test that hangs is ended, and says where: a pytest plugin, with xdist or without.

What waits is failed after `LIMIT`, with the lines at which it and all tasks of its event loop wait, and the next test
begins. Its setup and its teardown have as long. What cannot be failed, since it is deaf to signals, ends its process
after `LAST`, and its threads are printed.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.soak import times

LIMIT, LAST = times(300), times(900)
"""Seconds. No test needs a tenth of the first."""
FAILS = hasattr(signal, "SIGALRM")
"""Windows lacks it: there only the second limit holds."""


def waiting() -> Iterator[str]:
    """A line for each coroutine that the tasks of the running event loop wait in, the innermost last."""
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:  # no loop runs
        return
    for task in sorted(tasks, key=asyncio.Task.get_name):
        yield f"{task.get_name()} waits in"
        each: Any = task.get_coro()
        while (frame := getattr(each, "cr_frame", None)) is not None:
            yield f"  {frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_qualname}"
            each = each.cr_await


class Plugin:
    """Seconds for each part of a test, and for all of it."""

    def __init__(self, limit: float = LIMIT, last: float = LAST) -> None:
        self.limit, self.last = limit, last
        self._said = os.dup(2)

    def pytest_unconfigure(self) -> None:
        os.close(self._said)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[Any]:
        faulthandler.dump_traceback_later(self.last, file=self._said, exit=True)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Iterator[Any]:
        with self._limited():
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[Any]:
        with self._limited():
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Iterator[Any]:
        with self._limited():
            return (yield)

    def pytest_enter_pdb(self) -> None:
        """Whoever looks at a test has as long as they like."""
        faulthandler.cancel_dump_traceback_later()
        if FAILS:
            signal.setitimer(signal.ITIMER_REAL, 0)

    @contextmanager
    def _limited(self) -> Iterator[None]:
        if not FAILS:
            yield
            return
        before = signal.signal(signal.SIGALRM, self._ended)
        signal.setitimer(signal.ITIMER_REAL, self.limit, self.limit / 4)  # again, where a task takes it for its own
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _ended(self, *_: object) -> None:
        pytest.fail("\n".join([f"still running after {self.limit:g} seconds", *waiting()]))
