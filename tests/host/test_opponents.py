"""Practice opponents go on after every fault that passes, and after a restart. Time is the test's own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

import db
from engine.core.model import Action
from engine.core.opponents import OPPONENTS, random_player
from engine.core.text import write
from host import Host, Look, Person, Place, Refused, Settings, Table
from tests.host.clock import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


OpenHost = Callable[..., Awaitable[Host]]


@pytest.fixture
async def host(open_host: OpenHost, clock: Clock) -> Host:
    return await open_host(later=clock.later, now=clock.now)


@pytest.fixture
async def waiting(host: Host, people: tuple[Person, ...], place: Place) -> Table:
    """Ann and an opponent before the start."""
    made = await host.lobby.create("k", people[0], place, game="milestones")
    return await host.lobby.add_opponent(made.id, 1, "random")


def broken(*_: Any, **__: Any) -> Any:
    """A call that fails."""
    raise ValueError("passing")


async def busy_file(*_: Any, **__: Any) -> Any:
    """A write while somebody else holds the file."""
    raise db.StoreError("database is locked")


def fails(name: str, patched: pytest.MonkeyPatch, host: Host) -> None:
    """A fault in the data that an opponent needs for a move."""
    if name == "a failed call":
        patched.setitem(OPPONENTS, "random", broken)
    elif name == "a busy table":
        patched.setattr("host.live.PATIENCE", -1)
    else:
        patched.setattr(host.store.journal, "append", busy_file)


@pytest.mark.parametrize("fault", ["a failed call", "a busy table", "a busy file"])
async def test_an_opponent_goes_on_after_a_passing_fault(
    host: Host, waiting: Table, clock: Clock, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host.work._rounds, "closed", True)
    await host.lobby.start("s", waiting.id, 1, seating="joined")
    monkeypatch.setattr(host.work._rounds, "closed", False)
    with monkeypatch.context() as patched:
        fails(fault, patched, host)
        host.work.wake()
        await clock.forward(6)
    assert (await host.register.table(waiting.id)).row.head == 0
    await clock.forward(5)
    await host.settle()
    assert (await host.now.look(waiting.id, 1)).waiting == (0,)


async def test_an_opponent_goes_on_when_somebody_looks(
    host: Host, waiting: Table, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        fails("a failed call", patched, host)
        await host.lobby.start("s", waiting.id, 1, seating="joined")
        await clock.forward(1_000)
    assert (await host.now.look(waiting.id, 1)).waiting == (1,)
    await host.settle()
    assert (await host.now.look(waiting.id, 1)).waiting == (0,)


async def test_an_opponent_that_cannot_decide_takes_the_default_in_the_end(
    host: Host, waiting: Table, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OPPONENTS, "random", broken)
    await host.lobby.start("s", waiting.id, 1, seating="joined")
    await clock.forward(6_000)
    assert (await host.now.look(waiting.id, 1)).waiting == (0,)


class Thinker:
    """A practice opponent that thinks until it may go on."""

    def __init__(self) -> None:
        self.begun, self.may, self.thoughts = threading.Event(), threading.Event(), 0

    def __call__(self, *asked: Any) -> Any:
        self.thoughts += 1
        self.begun.set()
        assert self.may.wait(20)
        return random_player(*asked)


@pytest.fixture
async def thinking(
    host: Host, waiting: Table, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Table, Thinker]]:
    """Ann has moved, and the opponent thinks about it."""
    await host.lobby.start("s", waiting.id, 1, seating="joined")
    await host.settle()
    thinker = Thinker()
    monkeypatch.setitem(OPPONENTS, "random", thinker)
    number = 0
    while not thinker.begun.is_set():
        look = await host.now.look(waiting.id, 1)
        if look.waited:
            number += 1
            await host.now.add(f"p{number}", waiting.id, 1, look.token, write(random_choice(look)))
        await asyncio.sleep(0.01)
    yield waiting, thinker
    thinker.may.set()
    await host.settle()


def random_choice(look: Look) -> Action:
    """The first action that does not need an agreement."""
    return next(iter(look.offers[0]))


async def test_while_an_opponent_thinks_its_table_is_free(host: Host, thinking: tuple[Table, Thinker]) -> None:
    table, thinker = thinking
    head = (await host.register.table(table.id)).row.head
    assert (await host.now.look(table.id, 1)).waiting == (1,)
    undone = await host.now.undo("u", table.id, 1)
    assert undone.waiting == (0,), "what the opponent thinks about is no longer so"
    thinker.may.set()
    await host.settle()
    after = await host.register.table(table.id)
    assert (after.row.head, after.row.undos) == (head + 1, 1), "its thought was dropped: nothing but the undo came"
    assert (await host.now.look(table.id, 1)).waiting == (0,)


async def test_an_opponent_thinks_again_about_another_position(host: Host, thinking: tuple[Table, Thinker]) -> None:
    """Though it is asked again, and what it thought of may be allowed there, too."""
    table, thinker = thinking
    head = (await host.register.table(table.id)).row.head
    look = await host.now.undo("u", table.id, 1)
    while look.waited:
        look = await host.now.add(f"q{look.token}", table.id, 1, look.token, write([*look.offers[0]][-1]))
    thinker.may.set()
    await host.settle()
    entries = await host.store.journal.entries(table.id, after=head)
    moves = sum(each.by is db.By.OPPONENT for each in entries)
    assert thinker.thoughts == moves + 1, "its first thought was for nothing"


async def test_what_an_opponent_thought_of_is_played_where_nothing_has_changed(
    host: Host, thinking: tuple[Table, Thinker]
) -> None:
    table, thinker = thinking
    thinker.may.set()
    await host.settle()
    assert (await host.now.look(table.id, 1)).waiting == (0,)


async def test_opponents_go_on_after_a_restart_though_nobody_looks(
    host: Host, waiting: Table, open_host: OpenHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host.work._rounds, "closed", True)  # the old process is dying
    await host.lobby.start("s", waiting.id, 1, seating="joined")
    again = await open_host()
    await again.begin()
    await again.settle()
    assert (await again.register.table(waiting.id)).row.head > 0
    assert (await again.now.look(waiting.id, 1)).waiting == (0,)
    assert [row for row in await again.queue.due(2**60) if row.kind == "opponents"] == []


async def test_a_start_loads_no_game_that_has_nothing_to_do(
    host: Host, waiting: Table, open_host: OpenHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.lobby.start("s", waiting.id, 1, seating="joined")
    await host.settle()
    again = await open_host()
    loaded: list[int] = []
    newest = again.store.journal.newest

    async def watched(number: int) -> Any:
        loaded.append(number)
        return await newest(number)

    monkeypatch.setattr(again.store.journal, "newest", watched)
    await again.begin()
    await again.work.idle()
    assert loaded == []


async def test_a_restart_wakes_every_table_whose_opponent_has_to_move(
    host: Host, people: tuple[Person, ...], place: Place, open_host: OpenHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More tables than any list of tables holds."""
    count, numbers = 120, []
    monkeypatch.setattr(host.work._rounds, "closed", True)
    await host.register.set_settings(place.server, Settings(a_person=1_000, a_channel=1_000))
    for n in range(count):
        made = await host.lobby.create(f"k{n}", people[0], place, game="ferry")
        await host.lobby.add_opponent(made.id, 1, "random")
        await host.lobby.start(f"s{n}", made.id, 1, seating="joined")
        numbers.append(made.id)
    again = await open_host()
    await again.begin()
    await again.settle()
    assert [n for n in numbers if (await again.register.table(n)).row.head == 0] == []


async def test_a_game_whose_rules_failed_is_told_of_and_goes_on_when_they_are_mended(
    host: Host, waiting: Table, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as rules:
        rules.setattr("engine.core.game.Game.apply", broken)
        await host.lobby.start("s", waiting.id, 1, seating="joined")
        await host.settle()
        table = await host.register.table(waiting.id)
        assert table.status is db.Status.PAUSED
        assert (table.row.paused or "").startswith("rules 1 ")
        due = await host.queue.due(clock.now())
        assert {"admin", "show"} <= {row.kind for row in due}
        with pytest.raises(Refused, match="still-failing"):
            await host.faults.resume(waiting.id)
    await host.faults.resume(waiting.id)
    await host.settle()
    look = await host.now.look(waiting.id, 1)
    assert (look.waiting, look.table.status, look.table.row.paused) == ((0,), db.Status.PLAYING, None)
    with pytest.raises(Refused, match="not-paused"):
        await host.faults.resume(waiting.id)
