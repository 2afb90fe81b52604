"""Two hosts on one database, each with a share of the shards; time moves when a test says so."""

from __future__ import annotations

from collections.abc import Callable

import db
from cluster.member import Member
from engine.core.game import AnyGame
from host import Host, Person, Place

from .test_leases import Clock

SHARDS = 2
PEOPLE = (Person(1, "Ann"), Person(2, "Ben"))


def place(shard: int) -> Place:
    """A channel of a server on a shard."""
    return Place(server=(SHARDS + shard) << 22, channel=100 + shard)


class Half:
    """A host with its member. `clock` is the database's, and everybody's."""

    def __init__(self, store: db.Store, name: str, games: tuple[AnyGame, ...], clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.member = Member(store.leases, name, self.evenly)
        self.host = Host(store, games, ownership=self.member, now=lambda: clock.now // 1000, seed=lambda: bytes(32))
        self.running = True

    def evenly(self) -> float:
        return self.clock.now / 1000

    async def begin(self) -> None:
        """Join, and hold nothing yet."""
        await self.member.set_clock()
        await self.member.join(SHARDS)
        await self.host.begin()

    async def beats(self) -> frozenset[int]:
        """One beat; what it holds then is worked on."""
        before = self.member.held()
        await self.member.beat()
        await settled(self.member)
        for shard in sorted(self.member.held() - before):
            await self.host.take_over(shard)
        return self.member.held()


async def settled(member: Member) -> None:
    """All that was told of shards has been heard, and what is given up is."""
    for task in [*member._telling.values(), *([member._giving] if member._giving else [])]:
        await task


async def table(host: Host, shard: int, number: int = 0) -> int:
    """A table on a shard that has just begun."""
    made = await host.lobby.create(f"create {shard} {number}", PEOPLE[0], place(shard), game="milestones")
    await host.lobby.join(made.id, PEOPLE[1])
    return (await host.lobby.start(f"start {shard} {number}", made.id, 1, seating="joined")).id


Halves = Callable[[], tuple[Half, Half]]
