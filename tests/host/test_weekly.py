"""Votes for a server's table of the week, against a second count of the presses themselves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import pytest

import db
from host import Host, Person, Place, Refused
from host.weekly import DAY, WEEK, begins, week_of
from tests.host.three import Clock, clock, host
from tests.soak import times

__all__ = ["clock", "host"]
SERVER = 10
MONDAY = 0
ADMIN = 9


class Press(NamedTuple):
    """Somebody's press for a table, in time."""

    at: int
    person: int
    number: int


def day_of(at: int) -> datetime:
    return datetime.fromtimestamp(at, UTC)


def counted(presses: Sequence[Press]) -> list[int]:
    """The same from all presses of a week: who has a vote where is found by going back from the last one."""
    votes: dict[int, list[int]] = {}
    for person in {each.person for each in presses}:
        mine = [each for each in presses if each.person == person]
        last = mine[-1]
        row = 0  # how often the last table was pressed in a row
        while row < len(mine) and mine[-1 - row].number == last.number:
            row += 1
        if row % 2:
            votes.setdefault(last.number, []).append(last.at)
    return sorted(votes, key=lambda number: (-len(votes[number]), max(votes[number]), number))


async def begun(host: Host, key: str, server: int = SERVER) -> int:
    """A table of two in play."""
    made = await host.lobby.create(key, Person(1, "Ann"), Place(server, 20), game="ferry")
    await host.lobby.join(made.id, Person(2, "Ben"))
    return (await host.lobby.start(f"s{key}", made.id, 1)).id


async def test_random_votes_are_counted_as_their_presses_say(host: Host, clock: Clock) -> None:
    chance = random.Random("weekly")
    tables = [await begun(host, f"t{n}") for n in range(3)]
    other = await begun(host, "elsewhere", SERVER + 1)
    for server in (SERVER, SERVER + 1):
        await host.weekly.switch(server, on=True)
    for _ in range(times(25)):
        clock.time = begins(week_of(clock.time) + 1)
        assert (day_of(clock.time).weekday(), clock.time % DAY) == (MONDAY, 0)
        assert day_of(clock.time - 1).isocalendar().week != day_of(clock.time).isocalendar().week
        end, presses = clock.time + WEEK, list[Press]()
        for _ in range(chance.randrange(40)):
            clock.time = min(end - 1, clock.time + chance.choice((0, 1, DAY, 3 * DAY)))
            who, number = chance.randrange(3, 12), chance.choice(tables)
            before = counted([each for each in presses if each.person == who])
            assert await host.weekly.vote(number, who) == (before != [number])
            presses.append(Press(clock.time, who, number))
            if chance.random() < 0.2:
                await host.weekly.vote(other, who)
        week = week_of(end)
        found = [each.id for each in await host.weekly.order(SERVER, week)]
        assert found == counted(presses)
        assert await host.weekly.order(SERVER, week - 1) == [], "a week that is not over"
        if chance.random() < 0.8:
            await host.weekly.done(SERVER, week)
        else:  # the bot was away on Monday: the newest week with votes is told, once
            clock.time = begins(week + 2)
            later = [each.id for each in await host.weekly.order(SERVER, week + 3)]
            assert later == found
            await host.weekly.done(SERVER, week + 3)
        assert await host.weekly.order(SERVER, week + 9) == []


async def test_only_tables_in_play_or_over_within_a_week_and_not_ones_own(host: Host, clock: Clock) -> None:
    number = await begun(host, "a")
    with pytest.raises(Refused, match="vote-off"):
        await host.weekly.vote(number, 3)
    await host.weekly.switch(SERVER, on=True)
    with pytest.raises(Refused, match="vote-seated"):
        await host.weekly.vote(number, 1)
    waiting = await host.lobby.create("w", Person(5, "Eve"), Place(SERVER, 20), game="ferry")
    with pytest.raises(Refused, match="vote-not-now"):
        await host.weekly.vote(waiting.id, 3)
    assert await host.weekly.vote(number, 3)
    await host.store.games.set_status(number, db.Status.FINISHED, clock.time)
    clock.time += WEEK - 1
    assert await host.weekly.may_be(await host.register.table(number), 3)
    assert await host.weekly.vote(number, 4)
    clock.time += 1
    assert not await host.weekly.may_be(await host.register.table(number), 3)
    with pytest.raises(Refused, match="vote-not-now"):
        await host.weekly.vote(number, 4)


async def test_votes_go_with_the_switch_and_with_their_server(host: Host, clock: Clock) -> None:
    number = await begun(host, "a")
    await host.weekly.switch(SERVER, on=True)
    await host.weekly.vote(number, 3)
    await host.weekly.switch(SERVER, on=True)
    assert len(await host.store.weekly.everywhere(3)) == 1, "on is on"
    await host.weekly.switch(SERVER, on=False)
    assert await host.store.weekly.everywhere(3) == []
    assert await host.weekly.of(SERVER) is None
    await host.weekly.switch(SERVER, on=True)
    await host.weekly.vote(number, 3)
    await host.store.servers.left(SERVER, 1)
    assert await host.store.servers.drop_game(number, 1)
    assert await host.store.weekly.everywhere(3) == []
    await host.store.servers.drop(SERVER, 1)
    assert await host.weekly.of(SERVER) is None
