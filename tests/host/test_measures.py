"""Presses are counted by their outcome, without a word about who pressed what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from prometheus_client import REGISTRY, generate_latest
from sqlalchemy import update

import db
from db import StoreError
from db.schema import game
from engine.core.model import Illegal
from host import Host, Person, Place, Refused, Stale, Table
from host.life import Life
from host.measures import OUTCOMES, Counting


def counted() -> dict[str, int]:
    return {
        each: int(REGISTRY.get_sample_value("playbypost_presses_total", {"outcome": each}) or 0) for each in OUTCOMES
    }


def timed() -> int:
    return int(REGISTRY.get_sample_value("playbypost_submit_seconds_count") or 0)


async def test_each_press_is_counted_once_by_its_outcome(
    host: Host, playing: Table, play: Callable[..., Awaitable[Any]]
) -> None:
    before, times = counted(), timed()
    ann = playing.seats[0].person
    assert ann is not None
    look = await host.now.add("k1", playing.id, ann, None, "move 1")
    await host.now.add("k1", playing.id, ann, None, "move 1")  # delivered again
    await host.now.undo("k2", playing.id, ann)
    with pytest.raises(Stale):
        await host.now.add("k3", playing.id, ann, look.token, "move 1")
    with pytest.raises(Illegal):
        await host.now.add("k4", playing.id, ann, None, "move 99")
    with pytest.raises(Refused):
        await host.now.add("k5", playing.id, 12345, None, "move 1")
    after = counted()
    assert {each: after[each] - before[each] for each in OUTCOMES} == {
        "written": 3, "refused": 2, "stale": 1, "failed": 0
    }  # fmt: skip
    assert timed() - times == 3


async def test_a_press_that_storage_fails_is_counted_as_failed(
    host: Host, playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any, **__: Any) -> None:
        raise StoreError("The disk is full.")

    before = counted()["failed"]
    monkeypatch.setattr(host.store.journal, "append", full)
    ann = playing.seats[0].person
    assert ann is not None
    with pytest.raises(Refused, match="not-counted"):
        await host.now.add("k1", playing.id, ann, None, "move 1")
    assert counted()["failed"] == before + 1


async def test_the_numbers_name_nobody_and_no_table(host: Host) -> None:
    canary, number = Person(918_273_645_546, "Canary"), 564_738_291_019
    table = await host.lobby.create("create", canary, Place(number, number + 1, number + 2), game="milestones")
    await host.lobby.add_opponent(table.id, canary.id, "random")
    await host.lobby.start("start", table.id, canary.id)
    await host.attention.live(canary.id, Life("Antarctica/Troll", away=1_918_273_645))
    await host.settle()
    await Counting(host.store, host.clock).count()
    told = generate_latest(REGISTRY).decode()
    assert "playbypost_presses_total" in told
    places = (str(number), str(number + 1), str(number + 2))
    for secret in (str(canary.id), canary.name, *places, "Troll", "1918273645", 'table="', 'game="'):
        assert secret not in told


def gauge(name: str, **labels: str) -> int | None:
    found = REGISTRY.get_sample_value(f"playbypost_{name}", labels)
    return None if found is None else int(found)


async def test_tables_and_due_work_are_counted_when_somebody_asks(host: Host, playing: Table) -> None:
    opened = await host.lobby.create("create 2", Person(1, "Ann"), Place(10, 20), game="milestones")
    await host.queue.add(
        opened.id, [db.NewDue("board", b"", host.clock() - 90), db.NewDue("board", b"", host.clock())]
    )
    await Counting(host.store, host.clock).count()
    assert {each: gauge("tables", status=each) for each in db.Status} == {
        "open": 1, "playing": 1, "paused": 0, "finished": 0, "abandoned": 0
    }  # fmt: skip
    assert gauge("due", kind="board") == 2
    assert gauge("due_late_seconds") == 90
    for post in await host.queue.due(host.clock(), 1_000):
        await host.queue.done(post, host.clock())
    await Counting(host.store, host.clock).count()
    assert gauge("due", kind="board") is None
    assert gauge("due_late_seconds") == 0


async def test_live_tables_without_a_place_are_counted(host: Host, playing: Table) -> None:
    over = await host.lobby.create("create 2", Person(1, "Ann"), Place(10, 20), game="milestones")
    await host.lobby.cancel(over.id, 1)
    await host.store.database.write(lambda c: c.execute(update(game).values(lost="the channel is gone")))
    await Counting(host.store, host.clock).count()
    assert gauge("tables_without_place") == 1
