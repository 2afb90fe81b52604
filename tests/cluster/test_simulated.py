"""Whole simulated clusters: no shard is ever spoken for twice, and none for long by nobody."""

from __future__ import annotations

import logging
import random
from typing import Any

import pytest

from db import Beat, Store, handing
from tests.soak import times

from .clusters import Cluster
from .rows import Rows
from .test_leases import Clock, clock
from .updated import Updated

__all__ = ["clock"]
TOGETHER = 20


@pytest.mark.parametrize("first", range(0, times(200), TOGETHER))
def test_nobody_speaks_for_anothers_shard_whatever_fails(first: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    for seed in range(first, first + TOGETHER):
        cluster = Cluster(seed)
        assert not cluster.live(), "\n".join([f"cluster {seed}", *cluster.wrong, "", *cluster.told[-60:]])


@pytest.mark.parametrize("first", range(0, times(10), 5))
def test_whoever_asks_is_answered_once_while_processes_are_stopped_started_and_killed(
    first: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    for seed in range(first, first + 5):
        cluster = Updated(seed)
        assert not cluster.live(), "\n".join([f"cluster {seed}", *cluster.wrong, "", *cluster.told[-60:]])
        heard = sum(not each.mute for each in cluster.asked)
        assert heard > len(cluster.asked) / 2, f"cluster {seed}: {heard} of {len(cluster.asked)}"


@pytest.mark.parametrize("seed", range(6, 6 + times(2)))
async def test_the_simulated_rows_are_those_of_the_database(store: Store, clock: Clock, seed: int) -> None:
    chance, rows = random.Random(seed), Rows(lambda: clock.now)
    known: dict[str, Beat] = {}
    for _ in range(200):
        clock.now += chance.choice((0, 700, 2_000, 4_000, 12_000, -3_000))
        name, shard = chance.choice("abc"), chance.randrange(4)
        terms = {**known[name].terms} if name in known and chance.random() < 0.9 else {}
        believes = chance.random() < 0.7
        match chance.randrange(11):
            case 0:
                wanted = chance.choice((3, 4))
                assert await store.leases.join(name, wanted) == rows.join(name, wanted)
            case 1:
                given = {shard: terms.get(shard, 0)} if shard in rows.leases else {}
                await store.leases.release(name, given, "1 2")
                rows.release(name, given, "1 2")
            case 2 if chance.random() < 0.3:
                await store.leases.leave(name)
                rows.leave(name)
            case 3:
                assert await store.leases.slot(shard) == rows.slot(shard)
            case 4:
                digest = chance.choice("xy")
                assert await store.leases.first(name, "tree", digest) == rows.first(name, "tree", digest)
            case 5 if chance.random() < 0.3:
                await store.leases.did("tree", "x")
                rows.did("tree", "x")
            case 6:
                await store.leases.offer(name, terms)
                rows.offer(name, terms)
            case 7 if chance.random() < 0.2:
                await store.leases.withdraw(terms)
                rows.withdraw(terms)
            case _:
                expected = chance.choice((1, 1, 3))
                if parted := chance.random() < 0.1:
                    await store.leases.part(name)
                    rows.part(name)
                prepared = {each for each in range(4) if chance.random() < 0.5}
                beat: Any = (name, terms, lambda _, believes=believes: believes, expected, parted, prepared)
                known[name] = await store.leases.beat(*beat)
                assert known[name] == rows.beat(*beat)
                assert all(rows.handing[each].heir != name for each in known[name].ready), "it is its own heir"
        assert await store.leases.all() == list(rows.leases.values())
        assert await store.database.read(handing.read) == sorted(rows.handing.values(), key=lambda each: each.shard)
