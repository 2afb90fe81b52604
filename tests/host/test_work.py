"""Due work: each table by itself, tried again after a fault, and nobody waits for a table that hangs."""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextvars import ContextVar
from random import Random
from typing import Any

import msgspec
import pytest

import db
from host import Hopeless, Lost, NotYet, Refused, Unreachable
from host.work import BURST, BUSY, LEASE, SLOW, Finished, Work
from tests.db.sample import opened
from tests.host.clock import Clock


class Worker:
    """Does work as a test wishes: `faults` by table are raised, one a try; tables in `hanging` never finish.
    Before the time `away` each try ends with `fault`."""

    def __init__(self, clock: Clock) -> None:
        self.done: list[tuple[int, str]] = []
        self.tried: defaultdict[int, list[int]] = defaultdict(list)
        self.faults: defaultdict[int, list[Exception]] = defaultdict(list)
        self.hanging: set[int] = set()
        self.away = 0
        self.fault: Exception = Unreachable("503")
        self._clock = clock

    async def __call__(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        self.tried[row.game].append(self._clock.now())
        if row.game in self.hanging:
            self._clock.hanging.add(f"table {row.game}")
            await asyncio.Event().wait()
        if self._clock.now() < self.away:
            raise self.fault
        if self.faults[row.game]:
            raise self.faults[row.game].pop(0)
        self.done.append((row.game, row.kind))
        return Finished()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Worker:
    return Worker(clock)


@pytest.fixture
async def store(url: str) -> AsyncIterator[db.Store]:
    made = await db.Store.open(url)
    yield made
    await made.close()


LOST: list[tuple[int, str]] = []


@pytest.fixture
async def work(store: db.Store, clock: Clock, worker: Worker) -> AsyncIterator[Work]:
    made = served(store, clock, worker)
    yield made
    await made.close()


def served(store: db.Store, clock: Clock, worker: Worker, longest: int = 3_600) -> Work:
    """Due work that a worker does."""
    LOST.clear()

    async def lose(table: int, why: str) -> None:
        LOST.append((table, why))
        await store.places.lose(table, why)

    made = Work(store.queue, clock.now, lose, clock.later)
    made.serve((*db.POSTS, "show"), worker, places=3, longest=longest, paced=True)
    return made


async def tables(store: db.Store, clock: Clock, count: int, kind: str = "turn") -> list[int]:
    """Tables with something due."""
    numbers = [(await opened(store)).id for _ in range(count)]
    for number in numbers:
        await store.queue.add(number, [db.NewDue(kind, b"", clock.now())])
    return numbers


async def test_posts_go_in_order_and_the_board_comes_last(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1, "show")
    await store.queue.add(table, [db.NewDue(kind, b"", clock.now()) for kind in ("lobby", "turn", "notice")])
    work.wake()
    await work.idle()
    assert [kind for _, kind in worker.done] == ["lobby", "turn", "notice", "show"]
    assert await store.queue.due(db.PARKED) == []


async def test_work_whose_claim_was_written_without_an_answer_is_done_at_once(
    store: db.Store, clock: Clock, work: Work, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = await tables(store, clock, 1)
    take = db.Queue.take

    async def taken_unheard(*given: Any, **more: Any) -> Any:
        monkeypatch.setattr(db.Queue, "take", take)
        await take(*given, **more)
        raise db.StoreError("the connection was lost")

    monkeypatch.setattr(db.Queue, "take", taken_unheard)
    work.wake()
    await clock.forward(60)
    assert worker.done == [(table, "turn")]


async def test_tables_that_hang_do_not_delay_the_others(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    hanging = await tables(store, clock, 3)
    worker.hanging.update(hanging)
    work.wake()
    await clock.forward(1)
    others = await tables(store, clock, 5)
    work.wake()
    await clock.forward(SLOW)
    assert sorted(table for table, _ in worker.done) == others
    assert all(len(worker.tried[table]) == 1 for table in hanging)


async def test_a_table_that_hangs_does_not_get_a_second_worker(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1)
    worker.hanging.add(table)
    work.wake()
    await clock.forward(2 * SLOW)
    await store.queue.add(table, [db.NewDue("turn", b"", clock.now())])
    work.wake()
    await clock.forward(LEASE - 3 * SLOW)
    assert len(worker.tried[table]) == 1


async def test_a_fault_is_tried_again_later_each_time_and_at_most_in_an_hour(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1)
    worker.faults[table] = [OSError("away")] * 11
    work.wake()
    await clock.forward(20_000)
    times = worker.tried[table]
    assert [b - a for a, b in itertools.pairwise(times)] == [min(10 * 2**n, 3_600) for n in range(11)]
    assert worker.done == [(table, "turn")]


async def test_what_fails_is_done_within_a_minute_after_its_cause_is_gone(
    store: db.Store, clock: Clock, worker: Worker
) -> None:
    """After outages of any length and faults of any kind, where no try waits longer than a minute."""
    work = served(store, clock, worker, longest=60)
    random = Random(5)
    for _ in range(12):
        (table,) = await tables(store, clock, 1)
        until = clock.now() + random.choice((1, 2, 31, 1_001)) + random.randrange(60)
        worker.away, worker.fault = until, random.choice((Unreachable("503"), Refused("busy"), ValueError("ours")))
        work.wake()
        await clock.forward(until - clock.now() - 1)
        assert not any(number == table for number, _ in worker.done)
        await clock.forward(61)
        assert (table, "turn") in worker.done
    await work.close()


async def test_many_tables_that_discord_does_not_answer_cost_few_requests(
    store: db.Store, clock: Clock, work: Work, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one try a second for 30 tables, each waits up to 30 seconds instead of 10; whose work was cancelled counts
    no more."""
    monkeypatch.setattr("host.work.RETRIES", 1)
    work._crews[0].unreached = 10
    numbers = await tables(store, clock, 30)
    worker.away = clock.now() + 200
    work.wake()
    await clock.forward(100)
    before = sum(len(worker.tried[number]) for number in numbers)
    await clock.forward(100)
    assert 80 < sum(len(worker.tried[number]) for number in numbers) - before < 125
    await clock.forward(30)
    assert sorted(worker.done) == [(number, "turn") for number in numbers]
    worker.away = clock.now() + 200
    for number in (gone := await tables(store, clock, 30)):
        work.wake()
        await clock.forward(2)
        await store.queue.cancel(number, db.POSTS)
    (last,) = await tables(store, clock, 1)
    await clock.forward(100)
    assert len(worker.tried[last]) >= 100 // 12, gone


async def test_a_failed_post_holds_back_those_of_its_own_table_only(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    one, other = await tables(store, clock, 2)
    await store.queue.add(one, [db.NewDue("over", b"", clock.now())])
    worker.faults[one] = [OSError("away")]
    work.wake()
    await clock.forward(5)
    assert worker.done == [(other, "turn")]
    await clock.forward(10)
    assert worker.done[1:] == [(one, "turn"), (one, "over")]


async def test_what_is_hopeless_is_given_up_with_a_reason_and_the_next_follows(
    store: db.Store, clock: Clock, work: Work, worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    (table,) = await tables(store, clock, 1)
    await store.queue.add(table, [db.NewDue("over", b"", clock.now())])
    worker.faults[table] = [Hopeless("no such thing")]
    work.wake()
    await work.idle()
    assert worker.done == [(table, "over")]
    assert "no such thing" in caplog.text
    assert len(worker.tried[table]) == 2


async def test_a_message_that_fails_for_days_is_given_up_a_chore_never(
    store: db.Store, clock: Clock, work: Work, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.work.MOST_TRIES", 3)
    (table,) = await tables(store, clock, 1)
    (chore,) = await tables(store, clock, 1, "show")
    await store.queue.add(table, [db.NewDue("over", b"", clock.now())])
    for failing in (table, chore):
        worker.faults[failing] = [OSError("away")] * 3
    work.wake()
    await clock.forward(200)
    assert worker.done == [(table, "over"), (chore, "show")]


async def test_what_cannot_be_read_is_given_up_at_once_and_the_next_follows(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1)
    await store.queue.add(table, [db.NewDue("over", b"", clock.now())])
    worker.faults[table] = [msgspec.ValidationError("Expected `int`, got `str` - at `$.seats[0]`")]
    work.wake()
    await clock.forward(1)
    assert worker.done == [(table, "over")]


async def test_work_that_is_put_off_is_done_after_that_time(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1, "show")
    worker.faults[table] = [NotYet(2)]
    work.wake()
    await clock.forward(1)
    assert worker.done == []
    await clock.forward(2)
    assert worker.done == [(table, "show")]


async def test_a_busy_table_is_tried_again_soon_however_long_it_is_busy(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1)
    worker.faults[table] = [Refused("busy")] * 50
    work.wake()
    await clock.forward(50 * (BUSY + 1))
    assert worker.done == [(table, "turn")]
    assert max(b - a for a, b in itertools.pairwise(worker.tried[table])) <= BUSY + 1


async def test_a_table_that_lost_its_place_is_not_tried_again_until_it_has_one(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1)
    worker.faults[table] = [Lost("channel-gone")]
    work.wake()
    await clock.forward(20_000)
    assert [(table, "channel-gone")] == LOST
    assert len(worker.tried[table]) == 1
    await store.places.set(table, 77, None, clock.now())
    work.wake()
    await work.idle()
    assert worker.done == [(table, "turn")]


async def test_posts_for_dead_places_delay_nobody(store: db.Store, clock: Clock, work: Work, worker: Worker) -> None:
    for table in await tables(store, clock, 60):
        worker.faults[table] = [Lost("channel-gone")]
    (live,) = await tables(store, clock, 1)
    work.wake()
    await clock.rest()
    assert (live, "turn") in worker.done
    await work.idle()
    assert len(LOST) == 60
    assert worker.done == [(live, "turn")]


async def test_after_a_start_everything_is_caught_up_slowly_and_new_work_comes_first(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    waiting = await tables(store, clock, BURST + 100)
    await work.begin()
    await work.idle()
    assert BURST <= len(worker.done) <= BURST + 3
    await clock.forward(10)
    (new,) = await tables(store, clock, 1)
    work.wake()
    await work.idle()
    assert (new, "turn") in worker.done
    assert len(worker.done) <= BURST + 10
    await clock.forward(200)
    assert sorted(table for table, _ in worker.done) == [*waiting, new]


async def test_what_another_process_had_begun_is_done_after_the_start(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    (table,) = await tables(store, clock, 1)
    await store.queue.take(db.POSTS, "a process that was killed", clock.now(), clock.now() + LEASE, tables=1)
    work.wake()
    await work.idle()
    assert worker.done == []
    await work.begin()
    await work.idle()
    assert worker.done == [(table, "turn")]


async def test_storage_that_fails_for_a_moment_leaves_nothing_undone(
    store: db.Store, clock: Clock, work: Work, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = await tables(store, clock, 1)

    async def broken(*_: object, **__: object) -> None:
        raise db.StoreError("database is locked")

    with monkeypatch.context() as failing:
        for name in ("done", "failed"):
            failing.setattr(store.queue, name, broken)
        work.wake()
        await clock.rest()
        assert worker.done == [(table, "turn")]
    await clock.forward(25)
    assert worker.done == [(table, "turn")] * 2  # nobody knows that it was done; its nonce and mark tell
    assert await store.queue.due(db.PARKED) == []


async def test_due_work_does_not_go_by_the_name_of_the_press_that_woke_it(
    store: db.Store, clock: Clock, work: Work, worker: Worker
) -> None:
    pressed: ContextVar[str] = ContextVar("pressed", default="")
    seen: list[str] = []

    async def handler(row: db.Due, behind: Sequence[db.Due]) -> Finished:
        seen.append(pressed.get())
        return Finished()

    work.serve(("retire",), handler, places=1)
    await tables(store, clock, 1, "retire")
    pressed.set("interaction 7")
    work.wake()
    await work.idle()
    assert seen == [""]
