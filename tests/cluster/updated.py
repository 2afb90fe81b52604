"""A simulated cluster whose processes are stopped, started and killed in any order, while people ask something on
every shard: whoever asks is answered once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from db.leases import Lease

from .clusters import Cluster, Process
from .rows import Rows

TOKEN = 3.0
"""Seconds in which Discord takes an answer."""
ASKS = 0.4
"""Seconds between two that ask on a shard."""


@dataclass
class Asked:
    """Something that was asked on a shard, and who answered it in time. `mute`: nobody may be there for it."""

    shard: int
    at: float
    mute: bool
    by: list[str] = field(default_factory=list)


class Updated(Cluster):
    """See above. Nothing else goes wrong."""

    closing, noticed = 0.3, 1.0

    def __init__(self, seed: int, seconds: float = 80.0) -> None:
        super().__init__(seed, seconds)
        self.asked: list[Asked] = []
        self.unready = 0
        self.mute = set(range(self.shards))
        """The shards that were left without anybody who was ready, until somebody speaks for them."""

    def stormy(self) -> bool:
        return False

    async def prepare(self) -> None:
        self.loop.create_task(self._people())
        self.rows = Given(self)

    # --- what happens

    def kills(self) -> None:
        living = [each for each in self.processes if not each.dead]
        if len(living) < 2:
            self.starts()
            return
        killed = self.chance.choice(living)
        self.say(f"{killed.member.name} is killed")
        killed.dead = True
        others = {each.member.name for each in living if each is not killed}
        for shard, row in self.rows.leases.items():
            if row.holder not in others:
                self.mutes(shard)
        if killed.leaving or self.chance.random() < 0.7:
            self.loop.call_later(self.chance.uniform(0.5, 20), self.starts)

    def hands_over(self) -> None:
        """One at a time, and not the last."""
        there = [each for each in self.processes if not each.dead]
        if len(there) < 2 or any(each.leaving for each in there):
            if len(there) < 4:
                self.starts()
            return
        super().hands_over()

    events = (hands_over, hands_over, hands_over, kills, Cluster.starts)

    # --- people

    def mutes(self, shard: int) -> None:
        """Nobody is there now, and may not have been when the last things were asked."""
        self.mute.add(shard)
        for each in self.asked:
            if each.shard == shard and each.at > self.loop.time() - TOKEN:
                each.mute = True

    def look(self) -> None:
        super().look()
        for each in self.processes:
            self.mute -= each.held() & each.speaking

    async def _people(self) -> None:
        while True:
            await asyncio.sleep(self.chance.expovariate(self.shards / ASKS))
            shard = self.chance.randrange(self.shards)
            asked = Asked(shard, self.loop.time(), shard in self.mute)
            self.asked.append(asked)
            for process in self.processes:
                if shard in process.speaking and not process.dead:
                    self.loop.call_later(self.chance.expovariate(20), self._arrives, process, len(self.asked) - 1)

    def _arrives(self, process: Process, number: int) -> None:
        """At one that is connected for the shard."""
        asked = self.asked[number]
        if not process.dead and asked.shard in process.speaking:
            process.member.asked(asked.shard, number, lambda: self._answers(process, asked))

    def _answers(self, process: Process, asked: Asked) -> None:
        if not process.dead and self.loop.time() < asked.at + TOKEN:
            asked.by.append(process.member.name)

    async def at_rest(self) -> None:
        await super().at_rest()
        await asyncio.sleep(TOKEN)
        for asked in self.asked:
            if len(asked.by) > 1 or (not asked.by and not asked.mute and asked.at < self.loop.time() - TOKEN):
                self.fails(f"what was asked at {asked.at:.2f} on shard {asked.shard} was answered by {asked.by}")


class Given(Rows):
    """Notes whether a shard is given up though nobody is ready, or whoever is has just been killed."""

    def __init__(self, cluster: Updated) -> None:
        super().__init__(cluster.rows.clock)
        self.leases: dict[int, Lease] = cluster.rows.leases
        self._cluster = cluster

    def release(self, name: str, terms: Mapping[int, int], heard: str = "") -> None:
        super().release(name, terms, heard)
        living = {each.member.name for each in self._cluster.processes if not each.dead}
        for shard in terms:
            heir = self.handing.get(shard)
            if heir is None or heir.heir not in living:
                self._cluster.mutes(shard)
                self._cluster.unready += heir is None
