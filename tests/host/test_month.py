"""Days of many people, judged by a second program that knows nothing but a calendar: `benchmarks/month.py`."""

from __future__ import annotations

import random
from pathlib import Path

from benchmarks.month import DAY, STEP, Month
from db import Store
from tests.empty import empty_database
from tests.soak import times
from tests.stores import url_of


async def test_fifty_people_are_called_and_their_time_is_counted_as_they_said(
    tmp_path: Path, database_in_line: None
) -> None:
    empty_database(tmp_path / "games.db")
    store = await Store.open(url_of(tmp_path / "games.db"))
    month = Month(store, 50, random.Random(1))
    month.now += 5 * DAY  # the day before clocks are set in America
    await month.begin()
    await month.passes(times(2) * DAY // STEP)
    await store.close()
    found = month.judged()
    assert month.said
    assert month.spent
    assert len(found) == 7
    assert not found.total(), found


async def test_what_breaks_a_promise_is_found(tmp_path: Path, database_in_line: None) -> None:
    empty_database(tmp_path / "games.db")
    store = await Store.open(url_of(tmp_path / "games.db"))
    month = Month(store, 10, random.Random(2))
    await month.begin()
    await month.passes(DAY // STEP)
    await store.close()
    month.said = [each for said in month.said for each in (said, said._replace(at=said.at + 1))]
    month.spent = [each._replace(seconds=each.until - each.wait.since + 1) for each in month.spent]
    found = month.judged()
    for what in ("within ten minutes", "a second call of a hand-over", "seconds taken off a clock that stood"):
        assert found[what] > 0
