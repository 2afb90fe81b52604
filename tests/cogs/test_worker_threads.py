"""The pool of threads: nobody who sends many jobs keeps others waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from cogs.desk.worker_threads import THREADS, Pool, person


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool()
    yield made
    made.close()


async def asked(pool: Pool, who: int | None, work: threading.Event) -> bool:
    """Somebody's job, which waits for an event."""
    person.set(who)
    return await pool.run(lambda: work.wait(60))


async def test_of_one_person_only_one_job_is_worked_on(pool: Pool) -> None:
    long, short = threading.Event(), threading.Event()
    short.set()
    flood = [asyncio.create_task(asked(pool, 1, long)) for _ in range(10 * THREADS)]
    try:
        async with asyncio.timeout(30):
            assert await asyncio.create_task(asked(pool, 2, short))
            assert await asyncio.create_task(asked(pool, None, short))
        assert not any(each.done() for each in flood)
    finally:
        long.set()
    assert await asyncio.gather(*flood) == [True] * len(flood)
