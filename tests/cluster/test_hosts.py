"""Two hosts on one database: whose work is whose, and what one does not know of the other."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import pytest

from db import LEASE, PARKED, Due, Journal, NewDue, Queue, Snapshot, Status, Store, StoreError
from db.due import POSTS
from engine.core.text import write
from games import GAMES
from host import Finished, Look, Stale, shard_of
from host.clock_set import ClockSet
from host.rounds import AFTER_A_FAULT
from tests.db.sample import opened
from tests.laws.play import curious_action, whims
from tests.stores import POSTGRESQL

from .hosts import SHARDS, Half, settled, table
from .test_leases import Clock, clock

__all__ = ["clock"]


@pytest.fixture
async def halves(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Half]]:
    """Two; with PostgreSQL on connections of their own."""
    stores = [store]
    if POSTGRESQL:
        url = str(store.database.driver.engine.url.render_as_string(hide_password=False))
        await store.close()
        stores = [await Store.open(url.replace("+psycopg", ""), shared=True) for _ in range(2)]
        for each in stores:
            monkeypatch.setattr(each.database, "clock", clock)
            monkeypatch.setattr(each.leases._db, "clock", clock)
    made = [Half(stores[n % len(stores)], f"half {n}", GAMES, clock) for n in range(2)]
    for each in made:
        await each.begin()
    yield made
    for each in made:
        await each.host.close()
    if POSTGRESQL:
        for each in stores:
            await each.close()


async def shared(halves: Sequence[Half]) -> None:
    """Each holds a shard: the first 0, the other 1."""
    a, b = halves
    await a.beats()
    await a.beats()
    await settled(a.member)
    await b.beats()
    assert (a.member.held(), b.member.held()) == ({0}, {1})


async def until(holds: Callable[[], bool]) -> None:
    """Wait for that; work is done on threads, and by other processes."""
    for _ in range(1_000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


class Worker:
    """Does posts of one half, and remembers them; `hangs` until it is set."""

    def __init__(self, half: Half, done: Counter[str]) -> None:
        self.half, self.done, self.begun = half, done, Counter[str]()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        half.host.work.serve((*POSTS, "show"), self.do, places=8)

    async def do(self, row: Due, behind: Sequence[Due]) -> Finished:
        self.begun[row.nonce] += 1
        await self.goes_on.wait()
        assert self.half.member.owns(row.server)
        self.done[row.nonce] += 1
        return Finished()


async def test_due_work_is_done_once_by_whoever_holds_its_shard(halves: list[Half]) -> None:
    done: Counter[str] = Counter()
    workers = [Worker(each, done) for each in halves]
    await shared(halves)
    for n in range(4):
        await table(halves[n % 2].host, shard=n // 2, number=n)
    for each in halves:
        await each.host.work.idle()
    assert set(done.values()) == {1}
    assert [bool(each.begun) for each in workers] == [True, True]
    assert not set(workers[0].begun) & set(workers[1].begun)
    assert await halves[0].store.queue.due(halves[0].host.clock()) == []


async def handed_over(a: Half, b: Half) -> None:
    """The first leaves, and the other takes what it held."""
    leaving = asyncio.ensure_future(a.member.hand_over())
    while not leaving.done():
        await b.beats()
        await a.member.beat()
        await asyncio.wait([leaving], timeout=0.01)
        a.clock.now += 100
    await leaving
    await b.beats()


async def test_what_another_had_begun_on_a_shard_is_done_by_whoever_takes_it_and_nothing_else(
    halves: list[Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.member.OVERLAP", 0.0)
    a, b = halves
    done: Counter[str] = Counter()
    workers = [Worker(each, done) for each in halves]
    await shared(halves)
    for worker in workers:
        worker.goes_on.clear()
    for shard in (0, 1):
        await table(a.host, shard)
    for each in halves:
        each.host.work.wake()
    await until(lambda: all(worker.begun for worker in workers))
    theirs = set(workers[1].begun)
    await handed_over(a, b)
    assert b.member.held() == {0, 1}, b.member.held()
    await until(lambda: set(workers[0].begun) <= set(workers[1].begun))
    assert {workers[1].begun[each] for each in theirs} == {1}  # what it was at already it did not begin again
    assert not theirs & {each.nonce for each in await b.store.queue.due(b.host.clock())}
    for worker in workers:
        worker.goes_on.set()
    await b.host.work.idle()
    assert set(done.values()) == {1}


async def test_work_that_is_taken_away_before_it_has_begun_is_done_once_its_shard_is_back(
    halves: list[Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    half, done, take = halves[0], Counter[str](), Queue.take
    Worker(half, done)
    await shared(halves)
    shut: list[asyncio.Task[None]] = []

    async def taken(self: Queue, *given: Any, **more: Any) -> dict[int, list[Due]]:
        found = await take(self, *given, **more)
        if found and not shut:
            shut.append(asyncio.create_task(half.host.work.shut(0)))  # its turn comes before that of the work
        return found

    monkeypatch.setattr(Queue, "take", taken)
    await table(half.host, 0)
    await half.host.work.idle()
    await shut[0]
    assert not done
    await half.host.take_over(0)
    await half.host.work.idle()
    assert set(done.values()) == {1}


async def test_of_work_whose_end_could_not_be_noted_that_of_a_lost_shard_alone_is_forgotten(
    halves: list[Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is lost in the very moment in which that is told the database, which was away."""
    half, ended, failed = halves[0], Queue.done, Queue.failed
    worker = Worker(half, Counter())
    await halves[1].store.leases.part(halves[1].member.name)
    assert await half.beats() == {0, 1}
    worker.goes_on.clear()
    tables = [await table(half.host, shard) for shard in range(SHARDS)]
    await until(lambda: len(worker.begun) == SHARDS)
    away, shut = [True], list[asyncio.Task[None]]()

    async def done(self: Queue, *given: Any, **more: Any) -> None:
        if away:
            raise StoreError("away")
        await ended(self, *given, **more)

    async def noted(self: Queue, row: Due, *given: Any) -> None:
        if away:
            raise StoreError("away")
        if not shut:
            shut.append(asyncio.create_task(half.host.work.shut(shard_of(row.server, SHARDS))))
        await failed(self, row, *given)

    monkeypatch.setattr(Queue, "done", done)
    monkeypatch.setattr(Queue, "failed", noted)
    worker.goes_on.set()
    await half.host.work.idle()
    assert {row.game for row in half.host.work._unnoted} == set(tables)
    lost, away = half.host.work._unnoted[0].game, []
    half.host.work.wake()
    await half.host.work.idle()
    await shut[0]
    left = [row for row in await half.store.queue.due(PARKED) if row.game != lost and row.kind in POSTS]
    assert left
    assert {row.at - half.host.clock() for row in left} == {AFTER_A_FAULT}


async def test_nothing_is_claimed_on_a_lease_that_ran_out_whatever_its_holder_believes(
    halves: list[Half], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = halves
    done: Counter[str] = Counter()
    Worker(a, done)
    await shared(halves)
    monkeypatch.setattr(a.member, "_evenly", lambda: 0.0)  # its clock stands still
    clock.now += LEASE
    assert a.member.held() == {0}
    await table(b.host, 0)
    await a.host.work.idle()
    assert not done


def press(look: Look, chance: random.Random) -> str:
    """Something a seat may do."""
    return write(curious_action(chance.choice(look.offers), whims(1, chance.randrange(1_000_000))))


async def test_a_table_that_another_has_written_past_is_read_anew_though_nobody_said_so(halves: list[Half]) -> None:
    for each in halves:
        each.store.database._hearing.clear()
    number, chance = await table(halves[0].host, 0), random.Random(1)
    for n in range(12):
        seen = [await each.host.now.look(number, None) for each in halves]
        assert seen[0].seq == seen[1].seq
        person = seen[0].waiting[0] + 1
        looks = [await each.host.now.look(number, person) for each in halves]
        assert looks[0].view == looks[1].view
        shown = await halves[n % 2].host.now.add(f"press {n}", number, person, None, press(looks[0], chance))
        assert shown.seq > seen[0].seq


async def test_a_table_that_another_writes_while_it_is_read_is_not_taken_for_damaged(
    halves: list[Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = halves
    number, newest = await table(a.host, 0), Journal.newest
    person = (await b.host.now.look(number, None)).waiting[0] + 1
    look = await b.host.now.look(number, person)

    async def written_before(self: Journal, game: int) -> Snapshot | None:
        monkeypatch.setattr(Journal, "newest", newest)
        await b.host.now.add("press", number, person, None, press(look, random.Random(3)))
        return await newest(self, game)

    a.host.sessions.lives.forget(number)
    monkeypatch.setattr(Journal, "newest", written_before)
    seen = await a.host.now.look(number, None)
    assert (seen.seq, seen.table.status) == (look.seq + 1, Status.PLAYING)


async def test_a_clock_that_was_set_moves_what_waits_once_whoever_sees_it(store: Store) -> None:
    game = (await opened(store)).id
    await store.queue.add(game, [NewDue("turn", b"", 1_000)])
    evenly, wrong = [0.0], [1_000_000]
    two = [ClockSet(store.times, lambda: int(evenly[0]) + wrong[0], lambda: evenly[0], alone=False) for _ in range(2)]
    for by, expected in ((300, 1_300), (300, 1_600), (-300, 1_300), (5, 1_300)):
        evenly[0] += 60
        assert [await each.look() for each in two] == [0, 0]
        evenly[0] += 2
        wrong[0] += by
        for each in two:
            await each.look()
            evenly[0] += 3
        assert [row.at for row in await store.queue.due(PARKED)] == [expected]


async def test_of_two_that_write_one_table_at_once_one_is_told_and_nothing_is_lost(halves: list[Half]) -> None:
    a, b = halves
    number, chance, told = await table(a.host, 0), random.Random(2), Counter[type]()
    for n in range(12):
        seen = await a.host.now.look(number, None)
        person = seen.waiting[0] + 1
        look = await a.host.now.look(number, person)
        await b.host.now.look(number, person)
        calls = [
            each.host.now.add(f"{n} {each.member.name}", number, person, look.token, press(look, chance))
            for each in halves
        ]
        found = await asyncio.gather(*calls, return_exceptions=True)
        told.update(map(type, found))
        assert sum(isinstance(each, Look) for each in found) == 1, found
        assert (await b.host.now.look(number, None)).seq > seen.seq
    assert set(told) == {Look, Stale}
