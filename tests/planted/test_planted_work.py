"""Faults planted where due work is carried out are found: each by a test of `tests/host`, which holds without it."""

from __future__ import annotations

from typing import Any

import pytest

import db
from host.work import Work
from tests.host import test_work
from tests.host.clock import Clock

from .finding import Planted, finds

clock, store, work, worker = test_work.clock, test_work.store, test_work.work, test_work.worker
"""The fixtures of that room, which the tests share."""
take = db.Queue.take


async def of_the_first_hundred(self: db.Queue, *what: Any, **how: Any) -> dict[int, list[db.Due]]:
    taken = await take(self, *what, **how)
    return {table: rows for table, rows in taken.items() if table <= 100}


async def nothing_is_taken_over(self: db.Queue, now: int) -> None:
    """What an ended process had claimed stays claimed."""


async def never_tried_again(self: Work, *_: Any) -> None:
    """A fault is the end of it."""


FAULTS = {
    "a restart that wakes only 100": Planted(
        lambda patched: patched.setattr(db.Queue, "take", of_the_first_hundred),
        test_work.test_after_a_start_everything_is_caught_up_slowly_and_new_work_comes_first,
    ),
    "a restart that leaves claimed work alone": Planted(
        lambda patched: patched.setattr(db.Queue, "inherit", nothing_is_taken_over),
        test_work.test_what_another_process_had_begun_is_done_after_the_start,
    ),
    "a failed try that is the last": Planted(
        lambda patched: patched.setattr(db.Queue, "failed", never_tried_again),
        test_work.test_a_fault_is_tried_again_later_each_time_and_at_most_in_an_hour,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_planted_fault_is_found(
    name: str, clock: Clock, store: db.Store, work: Work, worker: test_work.Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, Any] = {"clock": clock, "store": store, "work": work, "worker": worker}
    await finds(FAULTS[name], given, monkeypatch)
