"""What several processes on one database agree on: who is alive, who speaks for which shard, and whose turn it is.

A **lease** gives a shard to a holder until a time; its **term** is a number that grows with each change of hands, so
that whoever lost it and comes back can tell. All times are milliseconds of the database's clock: those of the
processes may differ.

On PostgreSQL a piece of work sees one moment, and others may be under way of which it sees nothing. Of two that write
one row only one is kept, and the other is done anew. So a lease has one holder: whether it is free is told by its own
row, which whoever takes it writes. What else is read (who lives, whose heir is ready) only decides who of several may
take what is free, and may be a moment old.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update

from . import handing, schema
from .database import Database
from .notices import FREED, note
from .schema import as_row, columns, game, lease, member, once, slot

LEASE = 10_000
"""For how long a holder keeps its leases, and a process counts as living, after a beat."""
GRACE = 1_500
"""For how long after its end a lease is left to members below their fair part; then anybody takes it."""
APART = 5_500
"""Between two that identify themselves in one bucket: the five seconds Discord wants, and some for the way there."""
DOING = 60_000
"""For how long somebody may be at what is done once."""
SHARDS, CLOCK = "shards", "clock"
"""The names of the number of shards, and of by how much the clock was set last, among what is agreed on once."""


class Lease(Struct, frozen=True):
    """A shard's lease: held until then, if it has a holder."""

    shard: int
    holder: str | None
    term: int
    until: int


class Share(Struct, frozen=True):
    """The leases that a claim of due work rests on: of so many `shards` the `holder` has some, since a `term`."""

    shards: int
    holder: str
    terms: Mapping[int, int]


class Part(Struct, frozen=True):
    """One shard of so many `shards`; usually all there is."""

    shards: int = 1
    shard: int = 0


ALL = Part()


class Beat(Struct, frozen=True):
    """What a beat found and did at the time `now`: the `terms` of all shards that are held after it, also those above
    the `fair` part, how many members live, and when a lease of another `ends` next if it is not renewed. `prepares`
    are shards of others whose heir the member is, `ready` those of its own whose heir is ready; `heard` is what was
    heard last on shards that it has just taken. `more`: whether it is to have more shards than these."""

    now: int
    terms: dict[int, int]
    fair: int
    living: int
    ends: int | None
    prepares: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()
    heard: dict[int, str] = {}
    more: bool = False


_LEASE = columns(lease, Lease)


class Leases:
    """The leases and what goes with them. Every method is one transaction and raises `StoreError`."""

    def __init__(self, database: Database, hearing: Database | None = None) -> None:
        self._db, self._hearing = database, hearing or database

    async def close(self) -> None:
        """Let their connection go, if it is their own."""
        await self._db.close()

    def hear(self, freed: Callable[[], None]) -> None:
        """Have it called when others gave leases up."""
        self._hearing.hear(lambda notice: freed() if notice.freed else None)

    async def now(self) -> int:
        """The database's clock."""
        return await self._db.read(self._db.clock)

    async def join(self, name: str, wanted: int) -> int:
        """Become a member. Returns the number of shards: that of the members who live, or else what is `wanted`."""

        def work(c: Connection) -> int:
            now = self._db.clock(c)
            others = c.scalar(select(func.count()).where(member.c.until > now, member.c.name != name))
            known = c.scalar(select(once.c.digest).where(once.c.what == SHARDS))
            shards = int(known) if known is not None and others else wanted
            put_row(c, member, {"name": name}, until=now + LEASE)
            put_row(c, once, {"what": SHARDS}, digest=str(shards), holder=None, until=0)
            for table in (lease, schema.handing):
                c.execute(delete(table).where(table.c.shard >= shards))
            there = set(c.scalars(select(lease.c.shard)))
            for shard in range(shards):
                if shard not in there:
                    c.execute(insert(lease).values(shard=shard, holder=None, term=0, until=0))
            return shards

        return await self._db.write(work)

    async def beat(
        self,
        name: str,
        terms: Mapping[int, int],
        judges: Callable[[int], bool],
        expected: int = 1,
        parted: bool = False,
        prepared: Collection[int] = (),
    ) -> Beat:
        """Live on: renew the leases held under these terms, and take free ones up to a fair part. `judges`: whether
        the database's clock, which says so many milliseconds, may be believed about leases that ran out. So many
        members are `expected`: if fewer live, the parts of the others are left to them. Who has `parted` takes
        nothing and counts no more. It has `prepared` these shards, if it is to take them."""

        def work(c: Connection) -> Beat:
            now = self._db.clock(c)
            names = _living(c, name, now, parted)
            rows = [as_row(Lease, row) for row in c.execute(select(*_LEASE).order_by(lease.c.shard))]
            sharing, living = max(len(names), expected), len(names) or 1
            offered = handing.standing({row.shard: row.term for row in rows}, handing.read(c), names)
            lapsed, heirs = judges(now), handing.ready_heirs(offered)
            held, cut = turn(rows, sharing, name, terms, now, lapsed=lapsed, takes=not parted, heirs=heirs)
            # Whoever hangs in the middle of a transaction keeps others out of a row: it is left for the next beat.
            # What is held already is not left: a claim of this process's own may be looking at it.
            others = [each.shard for each in (*held, *cut) if each.shard not in terms]
            locked = select(lease.c.shard).where(lease.c.shard.in_(others)).with_for_update(skip_locked=True)
            free = {*terms, *(c.scalars(locked) if others else ())}
            for each in (*held, *cut):
                if each.shard in free:
                    new = {"holder": each.holder, "term": each.term, "until": each.until}
                    c.execute(update(lease).where(lease.c.shard == each.shard).values(**new))
            mine = {each.shard: each.term for each in held if each.shard in free}
            heard = {shard: each.heard for shard, each in offered.items() if mine.get(shard, each.term) != each.term}
            for shard in heard:  # it is nobody's heir there any more
                handing.forget(c, shard, offered.pop(shard).term)
            elsewhere = {row.shard for row in rows if row.holder not in (None, name) and row.until > now}
            room = None if parted else fair(len(rows), living) - len(mine)
            made = handing.change(c, handing.made(offered, name, elsewhere - mine.keys(), room, prepared))
            if any(each.ready for each in made.values()):
                note(c, FREED)
            return Beat(
                now,
                mine,
                fair(len(rows), sharing),
                living,
                ends(rows, name, now),
                *handing.heirs(offered | made, name, mine),
                heard,
                more(rows, names, mine, sharing),
            )

        return await self._db.write(work)

    async def offer(self, name: str, terms: Mapping[int, int]) -> None:
        """Others may prepare to take shards that are held under these terms."""

        def work(c: Connection) -> None:
            for shard, term in sorted(terms.items()):
                if c.scalar(select(lease.c.term).where(lease.c.shard == shard, lease.c.holder == name)) == term:
                    handing.offer(c, shard, term)
            note(c, FREED)

        await self._db.write(work)

    async def withdraw(self, terms: Mapping[int, int]) -> None:
        """Shards are kept that were offered under these terms."""

        def work(c: Connection) -> None:
            for shard, term in sorted(terms.items()):
                handing.forget(c, shard, term)

        await self._db.write(work)

    async def release(self, name: str, terms: Mapping[int, int], heard: str = "") -> None:
        """Leases held under these terms are free: for an heir that is ready, which is told what was `heard` last, or
        else for others at once."""

        def work(c: Connection) -> None:
            now = self._db.clock(c)
            for shard, term in sorted(terms.items()):
                same = (lease.c.shard == shard, lease.c.holder == name, lease.c.term == term)
                heir = handing.given(c, shard, term, heard)
                c.execute(update(lease).where(*same).values(holder=None, until=now if heir else 0))
                if not heir:
                    handing.forget(c, shard, term)
            note(c, FREED)

        await self._db.write(work)

    async def part(self, name: str) -> None:
        """Be about to leave: the others count on no more than themselves, and take what is given up from now on."""

        def work(c: Connection) -> None:
            c.execute(delete(member).where(member.c.name == name))
            note(c, FREED)

        await self._db.write(work)

    async def leave(self, name: str) -> None:
        """No longer be a member; all its leases are free at once."""

        def work(c: Connection) -> None:
            c.execute(update(lease).where(lease.c.holder == name).values(holder=None, until=0))
            c.execute(delete(member).where(member.c.name == name))
            note(c, FREED)

        await self._db.write(work)

    async def all(self) -> list[Lease]:
        """The leases as they are, by shard."""
        return await self._db.read(
            lambda c: [as_row(Lease, row) for row in c.execute(select(*_LEASE).order_by(lease.c.shard))]
        )

    async def slot(self, bucket: int) -> int:
        """Take the turn to identify in a bucket. Returns 0, or the milliseconds until it is free."""

        def work(c: Connection) -> int:
            now = self._db.clock(c)
            free = c.scalar(select(slot.c.free).where(slot.c.bucket == bucket).with_for_update())
            if free is not None and now < free <= now + APART:
                return int(free - now)
            put_row(c, slot, {"bucket": bucket}, free=now + APART)
            return 0

        return await self._db.write(work)

    async def first(self, name: str, what: str, digest: str) -> bool:
        """Whether somebody is the one to do something: nobody did it for that digest, or is at it."""

        def work(c: Connection) -> bool:
            now = self._db.clock(c)
            row = c.execute(select(once.c.digest, once.c.holder, once.c.until).where(once.c.what == what)).first()
            if row is not None and row.digest == digest and row.holder is None:
                return False
            if row is not None and row.holder not in (None, name) and now < row.until <= now + DOING:
                return False
            put_row(c, once, {"what": what}, digest=digest, holder=name, until=now + DOING)
            return True

        return await self._db.write(work)

    async def did(self, what: str, digest: str) -> None:
        """It is done for that digest."""
        await self._db.write(lambda c: put_row(c, once, {"what": what}, digest=digest, holder=None, until=0))


def fair(shards: int, living: int) -> int:
    """The most shards of one of so many members: enough for all together."""
    return -(-shards // max(1, living))


def turn(
    rows: Sequence[Lease],
    living: int,
    name: str,
    terms: Mapping[int, int],
    now: int,
    *,
    lapsed: bool,
    takes: bool = True,
    heirs: Mapping[int, str] = MappingProxyType({}),
) -> tuple[list[Lease], list[Lease]]:
    """The leases that a member holds after a beat, and others that it cuts short, all as it writes them. What it
    holds under these terms is renewed, all of it; of what is free it takes up to its fair part. A lease under its
    name but another term is one of which it does not know: free. `lapsed`: whether leases of others count as free
    once they ran out. `takes`: whether anything is taken. `heirs` are ready to take shards, and do so first, beyond
    their part, too."""

    def kept(row: Lease) -> bool:
        return row.holder == name and terms.get(row.shard) == row.term and row.until > now

    def free(row: Lease) -> bool:
        return row.holder is None or row.holder == name or (row.until <= now and lapsed)

    def left(row: Lease) -> bool:
        return heirs.get(row.shard, name) != name and row.until > now - GRACE

    mine = [replace(row, until=now + LEASE) for row in rows if kept(row)]
    there = [row for row in rows if takes and not kept(row) and free(row) and not left(row)]
    there.sort(key=lambda row: heirs.get(row.shard) != name)
    room = max(0, fair(len(rows), living) - len(mine), sum(heirs.get(row.shard) == name for row in there))
    late = [row for row in there[room:] if row.holder not in (None, name) and row.until <= now - GRACE]
    taken = [Lease(row.shard, name, row.term + 1, now + LEASE) for row in (*there[:room], *late)]
    # The clock was set back: nobody holds anything for longer than from now.
    known = {row.shard for row in (*mine, *taken)}
    cut = [
        replace(row, until=now + LEASE)
        for row in rows
        if row.shard not in known and row.holder is not None and row.until > now + LEASE
    ]
    return [*mine, *taken], cut


def ends(rows: Sequence[Lease], name: str, now: int) -> int | None:
    """When the next lease of another runs out, or has been for so long that anybody takes it, if nobody renews it."""
    times = (row.until + more for row in rows if row.holder not in (None, name) for more in (0, GRACE))
    return min((at for at in times if at > now), default=None)


def more(rows: Sequence[Lease], living: Collection[str], mine: Collection[int], sharing: int) -> bool:
    """Whether a member that holds these is to have more: there are some that nobody has who lives and stays, or that
    somebody has above a fair part."""
    counts = Counter(row.holder for row in rows if row.shard not in mine)
    most = fair(len(rows), len(living))
    there = any(holder not in living or count > most for holder, count in counts.items())
    return there and len(mine) < fair(len(rows), sharing)


def valid(c: Connection, share: Share, now: int) -> list[int]:
    """The shards of a share whose leases hold at this time, within a transaction, and until its end: nobody takes
    them before."""
    held = (
        select(lease.c.shard, lease.c.term)
        .where(lease.c.holder == share.holder, lease.c.until > now)
        .order_by(lease.c.shard)
        .with_for_update(read=True)
    )
    return [row.shard for row in c.execute(held) if share.terms.get(row.shard) == row.term]


def _living(c: Connection, name: str, now: int, parted: bool) -> set[str]:
    """The members who live, of whom one is beating. Those who are gone are removed, unless others do that just now:
    nobody is waited for."""
    until = {row.name: row.until for row in c.execute(select(member.c.name, member.c.until))}
    gone = [each for each, end in until.items() if end <= now and each != name]
    if gone:
        free = select(member.c.name).where(member.c.name.in_(gone)).with_for_update(skip_locked=True)
        c.execute(delete(member).where(member.c.name.in_(list(c.scalars(free)))))
    if any(end > now + LEASE for end in until.values()):  # the clock was set back
        c.execute(update(member).where(member.c.until > now + LEASE).values(until=now + LEASE))
    if not parted:
        put_row(c, member, {"name": name}, until=now + LEASE)
    return (until.keys() - set(gone)) | (set() if parted else {name})


def of_shards(count: Any, shards: Any, server: ColumnElement[int] = game.c.server) -> ColumnElement[bool]:
    """Whether a game's server is of these shards, of so many, as Discord spreads servers over them."""
    shard: ColumnElement[int] = server // 2**22 % count
    return shard.in_(shards)


def of_part(part: Part, server: ColumnElement[int]) -> list[ColumnElement[bool]]:
    """The condition that a server is of a shard, if there are several."""
    return [] if part.shards == 1 else [of_shards(part.shards, [part.shard], server)]


def put_row(c: Connection, table: Table, key: Mapping[str, Any], **values: object) -> None:
    """Within a transaction: a row by its key, there or not."""
    same = [table.c[name] == value for name, value in key.items()]
    if not c.execute(update(table).where(*same).values(**values)).rowcount:
        c.execute(insert(table).values(**key, **values))
