"""Faults planted where due work is carried out are found: each by a test of `tests/host`, which holds without it."""

from __future__ import annotations

from typing import Any

import pytest

import db
from cogs.desk.open_panels import Awake
from host import Look
from host.work import Crew, Work
from tests.cogs import test_awake
from tests.host import test_work
from tests.host.clock import Clock

from .finding import Planted, finds

clock, store, work, worker = test_work.clock, test_work.store, test_work.work, test_work.worker
"""The fixtures of that room, which the tests share."""
take = db.Queue.take
asks = Awake.asks


async def of_the_first_hundred(self: db.Queue, *what: Any, **how: Any) -> dict[int, list[db.Due]]:
    taken = await take(self, *what, **how)
    return {table: rows for table, rows in taken.items() if table <= 100}


async def nothing_is_taken_over(self: db.Queue, now: int) -> None:
    """What an ended process had claimed stays claimed."""


async def never_tried_again(self: Work, *_: Any) -> None:
    """A fault is the end of it."""


def later_each_time(self: Crew, row: db.Due, *_: Any) -> int:
    """However long anybody should wait at most."""
    return self.first << row.tries


async def woken_by_whoever_asks(self: Awake, look: Look, person: int) -> str | None:
    """Also while the panel is about to show that very state."""
    if (one := self._open.get((look.table.id, person))) is not None:
        self._wake(one)
    return await asks(self, look, person)


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
    "what failed for long waits for as long again": Planted(
        lambda patched: patched.setattr(Crew, "rest", later_each_time),
        test_work.test_what_fails_is_done_within_a_minute_after_its_cause_is_gone,
    ),
    "a call that has a panel edited twice": Planted(
        lambda patched: patched.setattr(Awake, "asks", woken_by_whoever_asks),
        test_awake.test_a_panel_shows_what_there_is_and_nothing_twice_whoever_asks_and_whenever,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_planted_fault_is_found(
    name: str, clock: Clock, store: db.Store, work: Work, worker: test_work.Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, Any] = {"clock": clock, "store": store, "work": work, "worker": worker}
    await finds(FAULTS[name], given, monkeypatch)
