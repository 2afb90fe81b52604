"""What the host counts, for `/metrics`. Labels are kinds and outcomes, never tables or people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import Counter, Histogram

from engine.core.model import Illegal

from .people import Refused, Stale

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PRESSES = Counter("presses", "Moves and undos that people asked for", ["outcome"], namespace="playbypost")
SUBMITS = Histogram("submit_seconds", "A move or undo, until it is on disk", namespace="playbypost", buckets=SECONDS)
OUTCOMES = ("written", "refused", "stale", "failed")
for each in OUTCOMES:
    PRESSES.labels(each)  # there from the start, at 0


@contextmanager
def measured() -> Iterator[None]:
    """Count the press inside: its outcome, and its seconds if it was written. A press that was written before, and is
    shown again, counts as written."""
    began, outcome = perf_counter(), "failed"
    try:
        yield
        outcome = "written"
        SUBMITS.observe(perf_counter() - began)
    except Stale:
        outcome = "stale"
        raise
    except (Illegal, Refused):
        outcome = "refused"
        raise
    finally:
        PRESSES.labels(outcome).inc()
