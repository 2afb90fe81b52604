"""Shards that are handed on. Whoever holds one offers it and speaks on; an **heir** prepares meanwhile, which takes
seconds; when it is ready the lease changes hands.

All rows are within a transaction of the leases.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, delete, insert, select, update

from .schema import as_row, columns, handing


class Handing(Struct, frozen=True):
    """A shard that is offered by whoever holds it under this `term`. The `heir` prepares to take it, if there is one,
    and is `ready` then. `heard` are the numbers of what was heard on the shard just before it was given up."""

    shard: int
    term: int
    heir: str | None = None
    ready: bool = False
    heard: str = ""


_HANDING = columns(handing, Handing)


def standing(terms: Mapping[int, int], found: Iterable[Handing], living: Collection[str]) -> dict[int, Handing]:
    """What is offered under the terms of the leases, by shard; an heir that lives no more is none."""
    there = (each for each in found if terms.get(each.shard) == each.term)
    return {
        each.shard: each if each.heir in (None, *living) else replace(each, heir=None, ready=False) for each in there
    }


def made(
    stands: Mapping[int, Handing], name: str, others: Collection[int], room: int | None, prepared: Collection[int]
) -> dict[int, Handing]:
    """What changes as a member becomes heir of shards that `others` hold, as far as it has room, and is ready for
    those it has `prepared`. With no room it is none any more."""
    mine = [shard for shard, each in stands.items() if each.heir == name]
    if room is None:
        return {shard: replace(stands[shard], heir=None, ready=False) for shard in mine}
    free = [shard for shard, each in sorted(stands.items()) if each.heir is None and shard in others]
    room -= sum(shard in others for shard in mine)
    mine += free[: max(0, room)]
    new = {shard: replace(stands[shard], heir=name, ready=shard in prepared) for shard in mine}
    return {shard: each for shard, each in new.items() if each != stands[shard]}


def ready_heirs(stands: Mapping[int, Handing]) -> dict[int, str]:
    """The heirs that are ready, by shard."""
    return {shard: each.heir for shard, each in stands.items() if each.heir is not None and each.ready}


def heirs(stands: Mapping[int, Handing], name: str, held: Collection[int]) -> tuple[frozenset[int], frozenset[int]]:
    """The shards of others whose heir a member is that has these, and those of its own whose heir is ready."""
    prepares = {shard for shard, each in stands.items() if each.heir == name and shard not in held}
    return frozenset(prepares), frozenset(ready_heirs(stands).keys() & set(held))


def read(c: Connection) -> list[Handing]:
    """All rows, by shard."""
    return [as_row(Handing, row) for row in c.execute(select(*_HANDING).order_by(handing.c.shard))]


def change(c: Connection, changes: Mapping[int, Handing]) -> dict[int, Handing]:
    """Change rows, but none that somebody else is writing: whoever hangs in a transaction keeps nobody waiting.
    Returns those that were."""
    if not changes:
        return {}
    free = set(
        c.scalars(select(handing.c.shard).where(handing.c.shard.in_(changes)).with_for_update(skip_locked=True))
    )
    done = {shard: each for shard, each in changes.items() if shard in free}
    for each in done.values():
        c.execute(update(handing).where(handing.c.shard == each.shard).values(**asdict(each)))
    return done


def offer(c: Connection, shard: int, term: int) -> None:
    """Offer a shard that is held under this term, if it is not offered already."""
    known = c.scalar(select(handing.c.term).where(handing.c.shard == shard))
    if known != term:
        c.execute(delete(handing).where(handing.c.shard == shard))
        c.execute(insert(handing).values(**asdict(Handing(shard, term))))


def given(c: Connection, shard: int, term: int, heard: str) -> bool:
    """Leave what was heard to an heir that is ready. Returns whether there is one."""
    same = (handing.c.shard == shard, handing.c.term == term, handing.c.ready.is_(True))
    return bool(c.execute(update(handing).where(*same).values(heard=heard)).rowcount)


def forget(c: Connection, shard: int, term: int) -> None:
    """Offer a shard no more, or keep nothing of one that was taken."""
    c.execute(delete(handing).where(handing.c.shard == shard, handing.c.term == term))
