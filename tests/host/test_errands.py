"""What is due for servers as a whole is begun again, whatever became of an earlier try."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import db
from db.errands import Errands as Stored
from host import Host
from host.errands import PLACES
from host.work import SLOW
from tests.host.conftest import OpenHost
from tests.host.three import Clock, clock, host

__all__ = ["clock", "host"]
SERVER, CHANNEL = 10, 20


async def test_one_that_was_stopped_before_its_first_step_is_done_once_its_shard_is_back(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, shut, take = list[int](), list[asyncio.Task[None]](), Stored.take

    async def does(server: int) -> None:
        done.append(server)

    async def taken(self: Stored, *given: Any, **more: Any) -> list[db.Errand]:
        found = await take(self, *given, **more)
        if found and not shut:
            shut.append(asyncio.create_task(host.errands.shut(0)))  # its turn comes before that of the errand
        return found

    monkeypatch.setattr(Stored, "take", taken)
    host.errands.serve(db.LISTING, does)
    host.errands.begin()
    await host.listings.want(SERVER, CHANNEL)
    await host.errands.idle()
    await shut[0]
    assert done == []
    await host.errands.open(db.ALL)
    await host.errands.idle()
    assert done == [SERVER]
    await host.errands.close()


async def test_one_that_fails_is_tried_again_later_each_time(host: Host, clock: Clock) -> None:
    tried = list[int]()

    async def fails(_: int) -> None:
        tried.append(clock())
        raise OSError

    host.errands.serve(db.LISTING, fails)
    host.errands.begin()
    await host.listings.want(SERVER, CHANNEL)
    for _ in range(600):
        await host.errands.idle()
        clock.time += 5
    await host.errands.close()
    assert [later - earlier for earlier, later in pairwise(tried)][:5] == [30, 60, 120, 240, 480]


async def test_errands_that_hang_give_up_their_places_to_others(open_host: OpenHost, clock: Clock) -> None:
    timers, done, hang = list[Callable[[], None]](), list[int](), asyncio.Event()

    class Timer:
        def cancel(self) -> None:
            """It is not called by itself."""

    def later(seconds: float, does: Callable[[], None]) -> Timer:
        if seconds == SLOW:
            timers.append(does)
        return Timer()

    async def does(server: int) -> None:
        if server <= PLACES:
            await hang.wait()
        done.append(server)

    host = await open_host(now=clock, later=later)
    host.errands.serve(db.LISTING, does)
    for server in range(1, PLACES + 4):
        await host.listings.want(server, CHANNEL)
        clock.time += 1
    host.errands.begin()
    await turns(lambda: len(timers) == PLACES)
    assert done == []
    for each in timers:
        each()
    await turns(lambda: len(done) == 3)
    assert done == [PLACES + 1, PLACES + 2, PLACES + 3]
    hang.set()
    await host.errands.idle()
    assert sorted(done) == [*range(1, PLACES + 4)]
    await host.errands.close()


async def turns(done: Callable[[], bool]) -> None:
    """Everybody who can goes on, until that is so; storage may be another process."""
    for _ in range(1_000):
        if done():
            return
        await asyncio.sleep(0.01)
