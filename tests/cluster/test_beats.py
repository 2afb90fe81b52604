"""Beats of several processes at one moment, on PostgreSQL: none is lost to another's, and a shard has one holder."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from random import Random
from types import SimpleNamespace

import psycopg
import pytest
from sqlalchemy import text

from db import Due, NewDue, Share, Store, StoreError
from tests import stores
from tests.db.sample import opened
from tests.empty import on_postgresql
from tests.soak import times

from .test_hosts import until
from .test_leases import believed

pytestmark = stores.needed
MEMBERS, SHARDS = 3, 5
READS = ("lease", "member", "handing", "once", "slot")


@pytest.fixture
async def several(tmp_path: Path) -> AsyncIterator[list[Store]]:
    url = on_postgresql(tmp_path)
    made = [await Store.open(url, shared=True) for _ in range(MEMBERS)]
    yield made
    for each in made:
        await each.close()


def reads_on(path: Path) -> psycopg.Connection[tuple[object, ...]]:
    """Somebody who has read all about leases, and may write yet; to be closed."""
    connection = psycopg.connect(stores.server().url_of(path))
    connection.isolation_level = psycopg.IsolationLevel.SERIALIZABLE
    for each in READS:
        connection.execute(f"select * from {each}".encode())
    return connection


async def test_no_beat_is_lost_to_others_and_a_shard_has_one_holder(several: list[Store], tmp_path: Path) -> None:
    """They beat, offer, take and give up at the same moment, beside somebody who reads on and on."""
    holders = defaultdict[tuple[int, int], set[str]](set)
    reading = reads_on(tmp_path)

    async def lives(store: Store, name: str) -> None:
        chance, terms, prepared = Random(name), dict[int, int](), frozenset[int]()
        await store.leases.join(name, SHARDS)
        for _ in range(times(20)):
            beat = await store.leases.beat(name, terms, believed, prepared=prepared)
            terms, prepared = dict(beat.terms), beat.prepares
            for shard, term in terms.items():
                holders[shard, term].add(name)
            some = {shard: term for shard, term in terms.items() if chance.random() < 0.5}
            match chance.randrange(5):
                case 0:
                    await store.leases.offer(name, some)
                case 1 | 2:
                    await store.leases.release(name, some, "1 2")
                    terms = {shard: term for shard, term in terms.items() if shard not in some}
                case 3:
                    await store.leases.withdraw(some)
                case _:
                    await store.leases.slot(chance.randrange(2))
                    await store.leases.first(name, "commands", chance.choice("xy"))

    await asyncio.gather(*(lives(store, f"member {n}") for n, store in enumerate(several)))
    reading.close()
    assert {lease: names for lease, names in holders.items() if len(names) > 1} == {}
    assert len(holders) > SHARDS, "nothing has changed hands"


async def test_others_beat_while_a_beat_is_being_kept(several: list[Store], tmp_path: Path) -> None:
    """It waits for a standby that is away."""
    server, (slow, other, _) = stores.server(), several
    for name, store in (("slow", slow), ("other", other)):
        await store.leases.join(name, SHARDS)
    terms = held = (await other.leases.beat("other", {}, believed)).terms
    await slow.leases._db.write(lambda c: c.execute(text("set synchronous_commit = on")) and None)
    over = asyncio.Event()

    async def beats() -> None:
        known: dict[int, int] = {}
        while not over.is_set():
            known = (await slow.leases.beat("slow", known, believed)).terms

    try:
        waits_for_a_standby(server, "nobody")
        beating = asyncio.create_task(beats())
        await until(lambda: beating.done() or is_being_kept(tmp_path))
        assert not beating.done()
        for _ in range(3):
            terms = (await other.leases.beat("other", terms, believed)).terms
            assert is_being_kept(tmp_path)
    except StoreError as error:
        pytest.fail(f"a beat is lost: {error}")
    finally:
        over.set()
        waits_for_a_standby(server, "")
        await beating
    assert terms == held != {}


def waits_for_a_standby(server: stores.Server, name: str) -> None:
    """Whoever commits for sure waits for that one from now on, if it has a name."""
    server.tell(f"alter system set synchronous_standby_names = '{name}'")
    server.tell("select pg_reload_conf()")


def is_being_kept(path: Path) -> bool:
    """Whether somebody's commit waits for a standby."""
    query = "select count(*) from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()"
    with psycopg.connect(stores.server().url_of(path)) as connection:
        return connection.execute(query).fetchone() != (0,)


@pytest.mark.parametrize("what", ["a free shard", "the place of an heir"])
async def test_of_two_that_take_something_at_once_one_has_it(several: list[Store], what: str) -> None:
    """One has looked, and the other takes it before the first one does."""
    first, second, third = (each.leases for each in several)
    await third.join("c", 1)
    if what != "a free shard":
        await third.offer("c", (await third.beat("c", {}, believed)).terms)
    else:
        await third.leave("c")
    looked, taken, looks = threading.Event(), threading.Event(), list[int]()

    def waits(now: int) -> bool:
        looks.append(now)
        looked.set()
        return taken.wait(60)

    late = asyncio.create_task(second.beat("b", {}, waits))
    await asyncio.to_thread(looked.wait, 60)
    a = await first.beat("a", {}, believed)
    taken.set()
    b = await late
    assert len(looks) == 2, "it has looked again"
    found = [(each.terms, each.prepares) for each in (a, b)]
    if what == "a free shard":
        assert found == [({0: 1}, frozenset()), ({}, frozenset())]
    else:
        assert found == [({}, frozenset({0})), ({}, frozenset())]


async def test_a_claim_that_anothers_refuses_while_that_is_being_kept_is_tried_for_longer_than_a_second(
    several: list[Store], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, (slow, other, _) = stores.server(), several
    games = [(await opened(other, server=n << 22, channel=20 + n)).id for n in range(2)]
    shares = list[Share]()
    for n, store in enumerate((slow, other)):
        await store.leases.join(f"{n}", 2)
    for n, store in enumerate((slow, other)):
        shares.append(Share(2, f"{n}", (await store.leases.beat(f"{n}", {}, believed)).terms))
        await store.queue.add(games[n], [NewDue("notice", b"{}", 5)])
    await slow.database.write(lambda c: c.execute(text("set synchronous_commit = on")) and None)
    waited, long, last, over = list[float](), threading.Event(), threading.Event(), threading.Event()

    def waits(seconds: float) -> None:
        waited.append(seconds)
        if sum(waited) > 1:
            long.set()
            over.wait(60)

    monkeypatch.setattr("db.postgres.time", SimpleNamespace(monotonic=time.monotonic, sleep=waits))
    monkeypatch.setattr("db.postgres.random", SimpleNamespace(uniform=lambda least, most: most))
    try:
        waits_for_a_standby(server, "nobody")
        keeping = asyncio.create_task(claims(slow, shares[0], last))
        await until(lambda: keeping.done() or is_being_kept(tmp_path))
        claiming = asyncio.create_task(claim(other, shares[1]))
        await until(lambda: long.is_set() or claiming.done())
    finally:
        last.set()
        waits_for_a_standby(server, "")
        await keeping
        over.set()
    assert long.is_set(), "it was given up, or never refused"
    assert list(await claiming) == [games[1]]


def claim(store: Store, share: Share, now: int = 10) -> Coroutine[object, object, dict[int, list[Due]]]:
    """Claims what is due of some shards."""
    return store.queue.take(("notice",), share.holder, now, now + 1, tables=5, share=share)


async def claims(store: Store, share: Share, over: threading.Event) -> None:
    """Again and again, until it is to be kept for sure."""
    now = 10
    while not over.is_set():
        await claim(store, share, now)
        now += 2
