"""Practice opponents go on after every fault that passes. Time is the test's own: nothing sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import db
from engine.core.opponents import OPPONENTS
from host import Host, Person, Place, Refused, Table
from host.practice import FIRST, LONGEST, Practice


class Pauses:
    """Pauses that a test ends: how long each was asked to be."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._waiting: list[asyncio.Future[None]] = []

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        self._waiting.append(asyncio.get_running_loop().create_future())
        await self._waiting[-1]

    async def end(self) -> None:
        """The last pause is over."""
        self._waiting[-1].set_result(None)
        await turns()


async def turns() -> None:
    """Let everything run that can, short of threads."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def pauses() -> Pauses:
    return Pauses()


@pytest.fixture
async def host(open_host: Callable[..., Awaitable[Host]], pauses: Pauses) -> Host:
    return await open_host(sleep=pauses)


@pytest.fixture
async def asleep(host: Host, people: list[Person], place: Place, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Ann and an opponent, which has to move and has not been woken."""
    made = await host.lobby.create("k", people[0], place, game="milestones")
    await host.lobby.add_opponent(made.id, 1, "random")
    with monkeypatch.context() as patched:
        patched.setattr(Practice, "wake", lambda self, table: None)
        return await host.start("s", made.id, 1, seating="joined")


def broken(*_: Any, **__: Any) -> Any:
    """A call that fails."""
    raise ValueError("passing")


def fails(name: str, patched: pytest.MonkeyPatch, host: Host) -> None:
    """A fault in the data that an opponent needs for a move."""
    if name == "a failed call":
        patched.setitem(OPPONENTS, "random", broken)
    elif name == "a busy table":
        patched.setattr("host.live.PATIENCE", -1)
    else:
        patched.setattr(host.store.journal, "append", busy_file)


async def busy_file(*_: Any, **__: Any) -> Any:
    """A write while somebody else holds the file."""
    raise db.StoreError("database is locked")


FAULTS = ("a failed call", "a busy table", "a busy file")


@pytest.mark.parametrize("fault", FAULTS)
async def test_an_opponent_goes_on_after_a_passing_fault(
    host: Host, asleep: Table, pauses: Pauses, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        fails(fault, patched, host)
        await host.restart()
        await host.settle()
        await turns()
        for _ in range(2):
            await pauses.end()
            await host.settle()
            await turns()
    assert pauses.asked == [FIRST, 2 * FIRST, 4 * FIRST]
    assert (await host.register.table(asleep.id)).row.head == 0
    await pauses.end()
    await host.settle()
    assert (await host.look(asleep.id, 1)).waiting == (0,)
    assert pauses.asked == [FIRST, 2 * FIRST, 4 * FIRST]


async def test_an_opponent_goes_on_when_somebody_looks(
    host: Host, asleep: Table, pauses: Pauses, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        fails("a failed call", patched, host)
        await host.restart()
        await host.settle()
        await turns()
    assert pauses.asked == [FIRST]
    assert (await host.look(asleep.id, 1)).waiting == (1,)
    await host.settle()
    assert (await host.look(asleep.id, 1)).waiting == (0,)
    assert pauses.asked == [FIRST]


async def test_opponents_of_a_table_that_cannot_go_on_do_not_try_again(pauses: Pauses) -> None:
    async def play(table: int) -> None:
        raise Refused("paused")

    practice = Practice(play, pauses)
    practice.wake(7)
    await turns()
    assert pauses.asked == []
    await practice.close()


async def test_pauses_grow_to_their_most_and_begin_again_after_a_good_try(pauses: Pauses) -> None:
    faults = [True] * 12 + [False] + [True]

    async def play(table: int) -> None:
        if faults.pop(0):
            broken()

    practice = Practice(play, pauses)
    practice.wake(7)
    await turns()
    while len(faults) > 1:
        await pauses.end()
    grown = [min(FIRST * 2**n, LONGEST) for n in range(12)]
    assert grown[-1] == LONGEST
    assert pauses.asked == grown
    practice.wake(7)
    await turns()
    assert pauses.asked == [*grown, FIRST]
    await practice.close()
