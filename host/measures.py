"""What the host counts, for `/metrics`. Labels are kinds and outcomes, never tables or people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter

from prometheus_client import Counter, Gauge, Histogram

import db
from engine.core.model import Illegal

from .people import Refused, Stale

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PRESSES = Counter("presses", "Moves and undos that people asked for", ["outcome"], namespace="playbypost")
SUBMITS = Histogram("submit_seconds", "A move or undo, until it is on disk", namespace="playbypost", buckets=SECONDS)
TABLES = Gauge("tables", "Tables by status", ["status"], namespace="playbypost")
PLACELESS = Gauge("tables_without_place", "Live tables whose channel is gone or closed", namespace="playbypost")
DUE = Gauge("due", "Work not done, by kind", ["kind"], namespace="playbypost")
LATE = Gauge("due_late_seconds", "How long the oldest work has been due", namespace="playbypost")
MANY, KEPT = 5_000, 60.0
"""Of more tables than that, numbers are told for so many seconds once they were counted."""
OUTCOMES = ("written", "refused", "stale", "failed")
for each in OUTCOMES:
    PRESSES.labels(each)  # there from the start, at 0


@contextmanager
def measured() -> Iterator[None]:
    """Count the press inside: its outcome, and its seconds if it was written. A press that was written before and is
    shown again counts as written."""
    began, outcome = perf_counter(), "failed"
    try:
        yield
        outcome = "written"
        SUBMITS.observe(perf_counter() - began)
    except Stale:
        outcome = "stale"
        raise
    except (Illegal, Refused) as refusal:
        lost = isinstance(refusal, Refused) and refusal.code == "not-counted"
        outcome = "failed" if lost else "refused"
        raise
    finally:
        PRESSES.labels(outcome).inc()


class Counting:
    """Brings the gauges of a store up to date; where there are many tables seldom: it reads all of them, for each
    process. `now` is the time, epoch seconds; `evenly` are seconds that nobody sets."""

    def __init__(self, store: db.Store, now: Callable[[], int], evenly: Callable[[], float] = monotonic) -> None:
        self._store, self._now, self._evenly = store, now, evenly
        self._until = float("-inf")

    async def count(self) -> None:
        """Raises `StoreError`."""
        LATE.set(await self._store.late(self._now()))
        if self._evenly() < self._until:
            return
        counts = await self._store.count()
        for status, number in counts.tables.items():
            TABLES.labels(status).set(number)
        DUE.clear()  # kinds of which nothing is left
        for kind, number in counts.due.items():
            DUE.labels(kind).set(number)
        PLACELESS.set(counts.lost)
        if sum(counts.tables.values()) > MANY:
            self._until = self._evenly() + KEPT
