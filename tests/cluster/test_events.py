"""Events of servers, sent by two processes on one database: each once, in order, by whoever has its server's
shard."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from cogs.posts import send_events
from cogs.posts.send_events import Sender
from db import Part
from engine.core.text import write
from host import EVENTS

from .hosts import SHARDS, Half, place, table
from .test_hosts import clock, halves, handed_over, shared, until

__all__ = ["clock", "halves"]
MOVES, FEWEST = 12, 3
"""All events of so few are still kept at the end; a table that begins tells so many."""


class Came(NamedTuple):
    """What has arrived at an address: by whom, of which server, its id, its bytes."""

    by: str
    server: int
    mark: str
    body: bytes


class Address:
    """Takes all that is sent, once `goes_on` is set."""

    def __init__(self) -> None:
        self.begun, self.came, self.goes_on = list[Came](), list[Came](), asyncio.Event()
        self.goes_on.set()

    def told_by(self, half: Half) -> None:
        """A process sends its events here."""

        async def locale(_: int) -> str:
            return "en"

        async def post(url: str, headers: dict[str, str], body: bytes) -> str:
            came = Came(half.member.name, int(url.rpartition("/")[2]), headers["webhook-id"], body)
            self.begun.append(came)
            await self.goes_on.wait()
            self.came.append(came)
            return "200"

        def server(number: int) -> Any:
            return SimpleNamespace(id=number)

        outside = SimpleNamespace(post=post)
        app = SimpleNamespace(host=half.host, get_guild=server, locale=locale, outside=outside)
        half.host.errands.serve(EVENTS, Sender(cast(Any, app)).look)


@pytest.fixture
async def address(halves: list[Half], monkeypatch: pytest.MonkeyPatch) -> Address:
    """Admins of a server on each shard have named it, and each process has a shard."""

    async def all_see(*_: object) -> bool:
        return True

    monkeypatch.setattr(send_events, "everybody_sees", all_see)
    made = Address()
    await shared(halves)
    for shard, half in enumerate(halves):
        made.told_by(half)
        await half.host.errands.open(Part(SHARDS, shard))
        server = place(shard).server
        await halves[1 - shard].host.events.set(server, f"https://example.org/{server}")
    return made


async def move(half: Half, number: int, key: str, chance: random.Random) -> None:
    """One move of whoever is waited for, by this process."""
    look = await half.host.now.look(number, None)
    person = look.table.player(look.waiting[0])
    assert person is not None
    mine = await half.host.now.look(number, person)
    await half.host.now.add(key, number, person, None, chance.choice([write(each) for each in mine.offers[0]]))


async def sent(halves: list[Half]) -> None:
    for each in halves:
        each.host.errands.wake()
        await each.host.errands.idle()


async def arrived(halves: list[Half], address: Address) -> None:
    """All events of both servers have come, in order."""
    for shard in range(SHARDS):
        server = place(shard).server
        events = (await halves[0].store.events.last(server, 1_000))[::-1]
        assert len(events) >= FEWEST
        assert {each.outcome for each in events} == {"200"}
        assert [each.mark for each in address.came if each.server == server] == [each.mark for each in events]


async def test_each_event_is_sent_once_and_in_order_by_whoever_has_its_server(
    halves: list[Half], address: Address
) -> None:
    chance = random.Random(27)
    numbers = [await table(halves[1 - shard].host, shard) for shard in range(SHARDS)]
    for n in range(MOVES):
        await move(chance.choice(halves), chance.choice(numbers), f"m{n}", chance)
        if chance.random() < 0.5:
            await sent(halves)
    await sent(halves)
    await arrived(halves, address)
    owners = {place(shard).server: half.member.name for shard, half in enumerate(halves)}
    assert all(each.by == owners[each.server] for each in address.came)


async def test_what_was_on_its_way_when_a_shard_was_handed_over_comes_again_with_the_same_id_and_nothing_else(
    halves: list[Half], address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.member.OVERLAP", 0.0)
    a, b = halves
    address.goes_on.clear()
    for shard in range(SHARDS):
        await table(b.host, shard)
    a.host.errands.wake()
    await until(lambda: any(each.server == place(0).server for each in address.begun))
    await handed_over(a, b)
    address.goes_on.set()
    await b.host.errands.open(Part(SHARDS, 0))
    await sent([b])
    await arrived(halves, address)
    tries = Counter(each.mark for each in address.begun)
    assert sorted(tries.values(), reverse=True)[:2] == [2, 1]
    first, again = (each for each in address.begun if tries[each.mark] == 2)
    assert (first.by, again.by) == (a.member.name, b.member.name)
    assert first._replace(by=again.by) == again
