"""Two people press at the same moment: one of them is first, and the other is told so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

import db
from games import GAMES
from host import Host, Person, Place, Refused, Table


@pytest.fixture
async def other(host: Host) -> AsyncIterator[Host]:
    """A second host on the same database: its locks keep nobody out, so that only the transactions do."""
    made = Host(host.store, GAMES, now=host.clock)
    yield made
    await made.close()


@pytest.fixture
async def waiting(host: Host, people: tuple[Person, ...], place: Place) -> Table:
    """Ann and Ben, before the start; Ann opened the table."""
    made = await host.lobby.create("k", people[0], place, game="milestones")
    return await host.lobby.join(made.id, people[1])


async def both(*calls: Any) -> list[Any]:
    """The results of calls made at the same moment: a code for each that was refused."""
    done = await asyncio.gather(*calls, return_exceptions=True)
    return [each.code if isinstance(each, Refused) else each for each in done]


async def test_a_table_that_starts_is_not_cancelled(host: Host, waiting: Table) -> None:
    started, cancelled = await both(host.lobby.start("s", waiting.id, 1), host.lobby.cancel(waiting.id, 1))
    assert started.status is db.Status.PLAYING
    assert cancelled == "already-started"
    assert (await host.register.table(waiting.id)).status is db.Status.PLAYING


async def test_a_table_that_is_cancelled_does_not_start(host: Host, waiting: Table) -> None:
    cancelled, started = await both(host.lobby.cancel(waiting.id, 1), host.lobby.start("s", waiting.id, 1))
    assert cancelled.status is db.Status.ABANDONED
    assert started == "already-over"
    assert (await host.register.table(waiting.id)).row.head == -1


@pytest.mark.parametrize("first", ["start", "cancel"])
async def test_without_a_common_lock_one_of_start_and_cancel_counts(
    host: Host, other: Host, waiting: Table, first: str
) -> None:
    calls = [host.lobby.start("s", waiting.id, 1), other.lobby.cancel(waiting.id, 1)]
    done = await both(*(calls if first == "start" else reversed(calls)))
    after = await host.register.table(waiting.id)
    assert sum(isinstance(each, Table) for each in done) == 1
    assert {"already-started", "already-over"} & {each for each in done if isinstance(each, str)}
    assert (after.status, after.row.head) in ((db.Status.PLAYING, 0), (db.Status.ABANDONED, -1))


@pytest.mark.parametrize("common", [True, False])
async def test_a_table_is_not_closed_over_somebody_who_joins_while_the_last_one_leaves(
    host: Host, other: Host, people: tuple[Person, ...], place: Place, common: bool
) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    left, joined = await both(
        host.lobby.leave(made.id, people[0].id),
        (host if common else other).lobby.join(made.id, people[1]),
    )
    after = await host.register.table(made.id)
    assert isinstance(left, Table)
    assert joined == "already-over"
    assert (after.status, after.persons()) == (db.Status.ABANDONED, [])


async def test_somebody_who_joins_before_the_last_one_leaves_keeps_the_table_open(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    await both(host.lobby.join(made.id, people[1]), host.lobby.leave(made.id, people[0].id))
    after = await host.register.table(made.id)
    assert (after.status, after.persons()) == (db.Status.OPEN, [people[1].id])


async def test_nobody_leaves_a_table_that_starts(host: Host, waiting: Table) -> None:
    started, left = await both(host.lobby.start("s", waiting.id, 1), host.lobby.leave(waiting.id, 2))
    assert left == "already-started"
    assert sorted(started.persons()) == [1, 2]


async def test_simultaneous_tables_of_one_person_stay_within_the_limit(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    made = await both(*(host.lobby.create(f"k{n}", people[0], place, game="milestones") for n in range(12)))
    assert sum(isinstance(each, Table) for each in made) == 5
    assert made.count("too-many-open") == 7
    assert len(await host.register.tables(person=people[0].id, live=True)) == 5


async def test_an_interaction_delivered_again_at_the_limit_gets_its_table(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    made = [await host.lobby.create(f"k{n}", people[0], place, game="milestones") for n in range(5)]
    assert (await host.lobby.create("k4", people[0], place, game="milestones")).id == made[4].id
