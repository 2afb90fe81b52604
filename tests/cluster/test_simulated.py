"""Whole simulated clusters: no shard is ever spoken for twice, and none for long by nobody."""

from __future__ import annotations

import logging
import random
from typing import Any

import pytest

from db import Beat, Store
from tests.soak import times

from .clusters import Cluster, Rows
from .test_leases import Clock, clock

__all__ = ["clock"]
TOGETHER = 20


@pytest.mark.parametrize("first", range(0, times(200), TOGETHER))
def test_nobody_speaks_for_anothers_shard_whatever_fails(first: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    for seed in range(first, first + TOGETHER):
        cluster = Cluster(seed)
        assert not cluster.live(), "\n".join([f"cluster {seed}", *cluster.wrong, "", *cluster.told[-60:]])


async def test_the_simulated_rows_are_those_of_the_database(store: Store, clock: Clock) -> None:
    chance, rows = random.Random(1), Rows(lambda: clock.now)
    known: dict[str, Beat] = {}
    for _ in range(150):
        clock.now += chance.choice((0, 700, 2_000, 4_000, 12_000, -3_000))
        name, shard = chance.choice("abc"), chance.randrange(4)
        terms = {**known[name].terms} if name in known and chance.random() < 0.9 else {}
        believes = chance.random() < 0.7
        match chance.randrange(9):
            case 0:
                wanted = chance.choice((3, 4))
                assert await store.leases.join(name, wanted) == rows.join(name, wanted)
            case 1:
                await store.leases.release(name, {shard: terms.get(shard, 0)})
                rows.release(name, {shard: terms.get(shard, 0)} if shard in rows.leases else {})
            case 2 if chance.random() < 0.3:
                await store.leases.leave(name)
                rows.leave(name)
            case 3:
                assert await store.leases.wait(shard) == rows.wait(shard)
                assert await store.leases.slot(shard) == rows.slot(shard)
            case 4:
                digest = chance.choice("xy")
                assert await store.leases.first(name, "tree", digest) == rows.first(name, "tree", digest)
            case 5 if chance.random() < 0.3:
                await store.leases.did("tree", "x")
                rows.did("tree", "x")
            case _:
                expected = chance.choice((1, 1, 3))
                if parted := chance.random() < 0.1:
                    await store.leases.part(name)
                    rows.part(name)
                given: Any = (name, terms, lambda _, believes=believes: believes, expected, parted)
                known[name] = await store.leases.beat(*given)
                assert known[name] == rows.beat(*given)
        assert await store.leases.all() == list(rows.leases.values())
