"""Turns left beforehand and a restart, a write that was reported as failed, a second process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

import db
from engine.core.game import Game
from host import Host, Stale
from host.live import Live
from host.session import Session
from tests.host.ahead import Acts, acts, games, stall

OpenHost = Callable[..., Awaitable[Host]]
__all__ = ["acts", "games", "stall"]


async def test_a_plan_whose_turn_came_before_a_restart_is_played_after_it(
    host: Host, acts: Acts, open_host: OpenHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    await acts.leave(2, ("buy apple", "end"))
    monkeypatch.setattr(host.work._rounds, "closed", True)  # the old process is dying
    await acts.do(1, "end")
    again = await open_host()
    acts.host = again
    assert await acts.ahead() == []
    await again.begin()
    await again.work.idle("ahead")
    assert await acts.ahead() == ["buy apple", "end"]
    assert not [row for row in await again.queue.due(2**60) if row.kind == "ahead"]


@pytest.mark.parametrize("written", [True, False])
async def test_a_plan_is_played_once_where_its_write_was_reported_as_failed(
    host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    await acts.leave(2, ("buy apple", "end"))
    append, failed = host.store.journal.append, list[int]()

    async def doubtful(number: int, entries: Any, *rest: Any, **more: Any) -> Any:
        if entries[0].by is db.By.AHEAD and not failed:
            failed.append(number)
            if written:
                await append(number, entries, *rest, **more)
            raise db.StoreError("no answer")
        return await append(number, entries, *rest, **more)

    monkeypatch.setattr(host.store.journal, "append", doubtful)
    await acts.do(1, "end")
    await host.work.idle("ahead")
    await host.now.look(acts.number, 2)  # whoever looks need not wait for the next try
    await host.work.idle("ahead")
    assert failed
    assert await acts.ahead() == ["buy apple", "end"]
    assert (await host.now.look(acts.number, None)).waiting == (2,)


@pytest.fixture
async def other(host: Host, games: tuple[Game[Any], ...]) -> AsyncIterator[Host]:
    """A second process on the same database."""
    made = Host(host.store, games, now=host.clock)
    yield made
    await made.close()


async def test_a_turn_that_another_process_passes_on_meets_the_plan(host: Host, acts: Acts, other: Host) -> None:
    await other.now.look(acts.number, 1)  # it knows the table without the plan
    await acts.leave(2, ("buy apple", "end"))
    before = await acts.called()
    await other.now.add("o", acts.number, 1, None, "end")
    await other.work.idle("ahead")
    assert await acts.ahead() == ["buy apple", "end"]
    assert (await acts.called())[len(before) :] == [[2]]


async def test_a_plan_left_while_another_process_passes_the_turn_on_is_refused(
    host: Host, acts: Acts, other: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = await host.ahead.add("k", acts.number, 2, None, "buy apple")
    await other.now.add("o", acts.number, 1, None, "end")
    with pytest.raises(Stale):
        await host.ahead.leave(acts.number, 2, seen.token)
    assert [1] in await acts.called()
    assert await acts.ahead() == []


async def test_two_processes_that_try_a_plan_play_it_once(host: Host, acts: Acts, other: Host) -> None:
    plan = await acts.leave(2, ("buy apple", "end"))
    for each in (host, other):
        each.work._rounds.closed = True
    await acts.do(1, "end")
    row = await host.store.plans.of(acts.number, 1)
    assert row is not None
    one, two = (Session(each.sessions, acts.number) for each in (host, other))
    lives: list[Live] = [await each.live() for each in (one, two)]
    await host.ahead._play(one, lives[0], row)
    with pytest.raises(Stale):
        await other.ahead._play(two, lives[1], row)
    assert plan.ways
    assert await acts.ahead() == ["buy apple", "end"]
