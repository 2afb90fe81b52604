"""How far a long task is: a bar in a terminal, elsewhere a line on stderr every few seconds; none for a short one."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Self

    from tqdm import tqdm

EVERY = 5.0
"""Seconds between two lines."""
SOON = 1.0
"""Seconds after which there is a bar."""
LOOK = "{desc}: |{bar}| {n_fmt} of {total_fmt}, {percentage:.0f} %, {remaining} left"


class Progress:
    """Counts what is done of a task. Call it with the number done so far, of so many. Entered while the task lasts:
    then the bar goes."""

    def __init__(self, what: str, total: int = 0) -> None:
        self._what, self.total = what, total
        self._said, self._done = time.monotonic(), 0
        self._bar: tqdm[None] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def __call__(self, done: int) -> None:
        """So many are done."""
        self._done = done
        if sys.stderr.isatty():
            self._drawn(done)
            return
        now = time.monotonic()
        if now - self._said >= EVERY and done:
            self._said = now
            share = f", {100 * done // self.total} %" if self.total else ""
            print(f"{self._what}: {done:,} of {self.total:,}{share}", file=sys.stderr, flush=True)

    def of(self, done: int, total: int) -> None:
        """So many of so many are done."""
        self.total = total
        self(done)

    def next(self, more: int = 1) -> None:
        """One more is done, or so many."""
        self(self._done + more)

    def _drawn(self, done: int) -> None:
        if self._bar is None:
            from tqdm import tqdm  # only where there is a terminal

            tqdm.monitor_interval = 0  # no thread of its own
            self._bar = tqdm(
                desc=self._what, total=self.total, delay=SOON, leave=False, bar_format=LOOK, dynamic_ncols=True
            )
        self._bar.total = self.total
        self._bar.update(done - self._bar.n)
