"""How far a long task is: a line on stderr every few seconds, none for a short one."""

from __future__ import annotations

import sys
import time

EVERY = 5.0
"""Seconds between two lines."""


class Progress:
    """Counts what is done of a task. Call it with the number done so far, of so many."""

    def __init__(self, what: str, total: int = 0) -> None:
        self._what, self.total = what, total
        self._said, self._done = time.monotonic(), 0

    def __call__(self, done: int) -> None:
        """So many are done."""
        now = time.monotonic()
        if now - self._said >= EVERY and done:
            self._said = now
            share = f", {100 * done // self.total} %" if self.total else ""
            print(f"{self._what}: {done:,} of {self.total:,}{share}", file=sys.stderr, flush=True)

    def of(self, done: int, total: int) -> None:
        """So many of so many are done."""
        self.total = total
        self(done)

    def next(self) -> None:
        """One more is done."""
        self._done += 1
        self(self._done)
