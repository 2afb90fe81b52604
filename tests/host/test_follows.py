"""What is stored of who follows which table."""

from __future__ import annotations

import msgspec

from host import Host, Person, Place, Table
from host.follows import DAY
from host.keep.verify import verify
from tests.host.three import Clock, clock, host, three

__all__ = ["clock", "host", "three"]
FAY, GUS = Person(712_345_678_901_234_501, "Fay"), Person(712_345_678_901_234_502, "Gus")


async def test_who_is_forgotten_follows_nothing(host: Host, three: Table) -> None:
    for each in (FAY, GUS):
        await host.follows.follow(three.id, each.id)
    copy = msgspec.json.decode(await host.data.copy(FAY.id))
    assert copy["follows"] == [three.id]
    assert str(GUS.id) not in str(copy)
    await host.data.forget(FAY.id)
    assert await host.store.follows.of(FAY.id) == []
    assert await host.store.follows.of(GUS.id) == [three.id]


async def test_what_is_followed_is_sound_and_comes_at_one_time_of_the_day(
    host: Host, three: Table, clock: Clock
) -> None:
    other = await host.lobby.create("o", GUS, Place(10, 20), game="milestones")
    await host.follows.follow(three.id, FAY.id)
    clock.time += 5_000
    await host.follows.follow(other.id, FAY.id)
    rows = [row for row in await host.queue.due(2**60, 100) if row.kind == "watch"]
    assert {row.at for row in rows} == {clock.time - 5_000 + DAY}
    assert [each.difference async for each in verify(host.store, host.register.games.values())] == [None]
