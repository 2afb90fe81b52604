"""A write of doubtful outcome: the press was cancelled, or the database reported a failure, and the entry is there
all the same. Afterwards the host knows what is stored."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

import db
from engine.core.text import write
from host import Host, Look, Person, Place, Refused, Table


async def cancelled() -> None:
    """The press ends here, as when its task is cancelled."""
    task = asyncio.current_task()
    assert task is not None
    task.cancel()
    await asyncio.sleep(0)


async def reported_as_failed() -> None:
    """The database's answer about a commit that could not be confirmed."""
    raise db.StoreError("disk I/O error")


@pytest.fixture(autouse=True)
def database_in_line() -> None:
    """Here the database keeps its thread: a write goes on while nobody waits for it."""


FAULTS = {"cancelled": cancelled, "reported as failed": reported_as_failed}
Fault = Callable[[], Awaitable[None]]


@pytest.fixture(params=FAULTS)
def fault(request: pytest.FixtureRequest) -> Fault:
    return FAULTS[request.param]


def written_and_then(fault: Fault, write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A write that is done, but whose caller never learns of it."""

    async def run(*args: Any, **options: Any) -> Any:
        await write(*args, **options)
        await fault()

    return run


async def fails(press: Awaitable[Any]) -> None:
    """The press ends, without an answer if it is cancelled or starts a game."""
    with suppress(asyncio.CancelledError, db.StoreError, Refused):
        await asyncio.ensure_future(press)


async def test_after_a_doubtful_write_the_next_press_sees_what_is_stored(
    host: Host, playing: Table, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await host.now.look(playing.id, 1)
    with monkeypatch.context() as failing:
        failing.setattr(host.store.journal, "append", written_and_then(fault, host.store.journal.append))
        await fails(host.now.add("k1", playing.id, 1, before.token, "move 3"))
    assert (await host.now.look(playing.id, 1)).seq == before.seq + 1
    assert (await host.now.add("k2", playing.id, 1, None, "move 4")).seq == before.seq + 2
    again = await host.now.add("k1", playing.id, 1, before.token, "move 3")
    assert again.seq == before.seq + 2


CHANGES: dict[str, Callable[[Host, int], Awaitable[Any]]] = {
    "a press": lambda host, table: host.now.add("k", table, 1, None, "move 3"),
    "a seat is held for its owner": lambda host, table: host.seats.stand_in(table, 1),
    "a seat is given up": lambda host, table: host.seats.resign(table, 2),
    "an admin pauses it": lambda host, table: host.steward.pause(table, 9, "tired"),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_after_a_change_of_doubtful_outcome_all_are_told_and_see_what_is_stored(
    host: Host, playing: Table, fault: Fault, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, write = list[int](), host.store.database.write
    host.register.watch(told.append)
    before = await host.now.look(playing.id, None)
    with monkeypatch.context() as failing:
        failing.setattr(host.store.database, "write", written_and_then(fault, write))
        await fails(CHANGES[change](host, playing.id))
    assert playing.id in told
    seen, stored = (await host.now.look(playing.id, None)).table, await host.register.table(playing.id)
    assert (seen.row, seen.seats) == (stored.row, stored.seats)
    assert (seen.row, seen.seats) != (before.table.row, before.table.seats)


async def test_a_press_reported_as_failed_that_was_written_is_answered_as_one_that_counted(
    host: Host, playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await host.now.look(playing.id, 1)
    append = host.store.journal.append
    monkeypatch.setattr(host.store.journal, "append", written_and_then(reported_as_failed, append))
    assert (await host.now.add("k1", playing.id, 1, before.token, "move 3")).seq == before.seq + 1


async def test_a_press_that_was_not_written_is_refused_and_says_so(
    host: Host, playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await host.now.look(playing.id, 1)

    async def fails(*_: Any, **__: Any) -> Any:
        raise db.StoreError("disk I/O error")

    with monkeypatch.context() as failing:
        failing.setattr(host.store.journal, "append", fails)
        with pytest.raises(Refused, match="not-counted"):
            await host.now.add("k1", playing.id, 1, before.token, "move 3")
        failing.setattr(host.store.journal, "pressed", fails)
        with pytest.raises(Refused, match="unsure"):
            await host.now.add("k2", playing.id, 1, before.token, "move 3")
    assert (await host.now.add("k1", playing.id, 1, before.token, "move 3")).seq == before.seq + 1


async def test_whether_it_counted_is_looked_up_again_where_storage_fails_once_more(
    host: Host, playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, looks = await host.now.look(playing.id, 1), []
    append, pressed = host.store.journal.append, host.store.journal.pressed

    async def fails_twice(*args: Any, **options: Any) -> Any:
        looks.append(args)
        if len(looks) < 3:
            raise db.StoreError("disk I/O error")
        return await pressed(*args, **options)

    monkeypatch.setattr(host.store.journal, "append", written_and_then(reported_as_failed, append))
    monkeypatch.setattr(host.store.journal, "pressed", fails_twice)
    assert (await host.now.add("k1", playing.id, 1, before.token, "move 3")).seq == before.seq + 1


async def test_a_press_cancelled_during_its_write_counts_as_well(
    host: Host, playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write goes on without its caller, and the next reader comes after it."""
    before, append, begun = await host.now.look(playing.id, 1), host.store.journal.append, asyncio.Event()

    async def begin(*args: Any, **options: Any) -> Any:
        begun.set()
        return await append(*args, **options)

    monkeypatch.setattr(host.store.journal, "append", begin)
    free = threading.Event()
    held = asyncio.ensure_future(host.store.database.driver.run(free.wait))
    press = asyncio.ensure_future(host.now.add("k1", playing.id, 1, None, "move 3"))
    await begun.wait()
    press.cancel()
    await fails(press)
    free.set()
    await held
    assert (await host.now.look(playing.id, 1)).seq == before.seq + 1


def first_offered(look: Look) -> str:
    """The first action that a person is offered."""
    return write(next(iter(look.offers[0])))


async def test_opponents_go_on_after_a_doubtful_write(
    host: Host, people: list[Person], place: Place, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    await host.lobby.add_opponent(made.id, 1, "random")
    with monkeypatch.context() as failing:
        failing.setattr(host.store.journal, "start", written_and_then(fault, host.store.journal.start))
        await fails(host.lobby.start("s", made.id, 1, seating="joined"))
    for n in range(4):
        await host.settle()
        look = await host.now.look(made.id, 1)
        assert look.waiting == (0,)
        append = host.store.journal.append
        with monkeypatch.context() as failing:
            failing.setattr(host.store.journal, "append", written_and_then(fault, append))
            await fails(host.now.add(f"k{n}", made.id, 1, None, first_offered(look)))
    assert db.By.OPPONENT in {line.by for line in (await host.moments.log(made.id, 1))[2:]}
