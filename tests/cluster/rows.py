"""What `db.Leases` keeps, in memory, for simulated clusters; `test_simulated.py` holds it against the real rows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from msgspec.structs import replace

from db import LEASE, Beat, Lease, handing, leases
from db.handing import Handing


class Rows:
    """What `db.Leases` keeps, in memory; each method is one transaction. `clock` is the database's, milliseconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.now, self.members = clock, dict[str, int]()
        self.leases: dict[int, Lease] = {}
        self.handing: dict[int, Handing] = {}
        self.slots: dict[int, int] = {}
        self.once: dict[str, tuple[str, str | None, int]] = {}

    def join(self, name: str, wanted: int) -> int:
        others = any(until > self.clock() for other, until in self.members.items() if other != name)
        shards = len(self.leases) if others and self.leases else wanted
        self.members[name] = self.clock() + LEASE
        fresh = {shard: Lease(shard, None, 0, 0) for shard in range(shards)}
        self.leases = {shard: self.leases.get(shard, each) for shard, each in fresh.items()}
        self.handing = {shard: each for shard, each in self.handing.items() if shard < shards}
        return shards

    def beat(
        self,
        name: str,
        terms: Mapping[int, int],
        judges: Callable[[int], bool],
        expected: int = 1,
        parted: bool = False,
        prepared: Collection[int] = (),
    ) -> Beat:
        now = self.clock()
        there = {m: min(until, now + LEASE) for m, until in self.members.items() if until > now or m == name}
        self.members = there if parted else there | {name: now + LEASE}
        rows = list(self.leases.values())
        sharing, living = max(len(self.members), expected), len(self.members) or 1
        terms_now = {each.shard: each.term for each in rows}
        offered = handing.standing(terms_now, self.handing.values(), self.members)
        heirs = handing.ready_heirs(offered)
        held, cut = leases.turn(rows, sharing, name, terms, now, lapsed=judges(now), takes=not parted, heirs=heirs)
        self.leases |= {each.shard: each for each in (*held, *cut)}
        mine = {each.shard: each.term for each in held}
        heard = {shard: each.heard for shard, each in offered.items() if mine.get(shard, each.term) != each.term}
        for shard in heard:
            del self.handing[shard], offered[shard]
        others = {each.shard for each in rows if each.holder not in (None, name) and each.until > now} - mine.keys()
        room = None if parted else leases.fair(len(rows), living) - len(mine)
        made = handing.made(offered, name, others, room, prepared)
        self.handing |= made
        return Beat(
            now,
            mine,
            leases.fair(len(rows), sharing),
            living,
            leases.ends(rows, name, now),
            *handing.heirs(offered | made, name, mine),
            heard,
            leases.more(rows, self.members, mine, sharing),
        )

    def holds(self, name: str, shard: int, term: int) -> bool:
        row = self.leases.get(shard)
        return row is not None and (row.holder, row.term) == (name, term)

    def offer(self, name: str, terms: Mapping[int, int]) -> None:
        for shard, term in terms.items():
            known = self.handing.get(shard)
            if self.holds(name, shard, term) and (known is None or known.term != term):
                self.handing[shard] = Handing(shard, term)

    def withdraw(self, terms: Mapping[int, int]) -> None:
        for shard, term in terms.items():
            if shard in self.handing and self.handing[shard].term == term:
                del self.handing[shard]

    def release(self, name: str, terms: Mapping[int, int], heard: str = "") -> None:
        for shard, term in terms.items():
            known = self.handing.get(shard)
            heir = known is not None and known.term == term and known.ready
            if heir and known is not None:
                self.handing[shard] = replace(known, heard=heard)
            else:
                self.withdraw({shard: term})
            if self.holds(name, shard, term):
                self.leases[shard] = Lease(shard, None, term, self.clock() if heir else 0)

    def part(self, name: str) -> None:
        self.members.pop(name, None)

    def leave(self, name: str) -> None:
        for each in self.leases.values():
            if each.holder == name:
                self.leases[each.shard] = Lease(each.shard, None, each.term, 0)
        self.members.pop(name, None)

    def slot(self, bucket: int) -> int:
        now, free = self.clock(), self.slots.get(bucket, 0)
        if now < free <= now + leases.APART:
            return free - now
        self.slots[bucket] = now + leases.APART
        return 0

    def first(self, name: str, what: str, digest: str) -> bool:
        now, (known, holder, until) = self.clock(), self.once.get(what, ("", "", 0))
        if (known == digest and holder is None) or (holder not in (None, name) and now < until <= now + leases.DOING):
            return False
        self.once[what] = digest, name, now + leases.DOING
        return True

    def did(self, what: str, digest: str) -> None:
        self.once[what] = digest, None, 0
