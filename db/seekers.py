"""Those who seek a table on a server: what they would play is the host's, here it is bytes. A row goes when its
person sits at the table proposed to them, does not answer in time, or no longer wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from . import errands
from .attention import Known, When, known, owe
from .database import Database
from .rows import Ballot
from .schema import as_row, ballot, columns, seeker


class Seeker(Struct, frozen=True, kw_only=True):
    """Somebody seeks a table on a server, `since` and `until` a time, and `rests` until another. They are `asked` to
    a table, which they have until `answer` to join."""

    server: int
    person: int
    name: str
    body: bytes
    since: int
    until: int
    rests: int = 0
    asked: int | None = None
    answer: int | None = None


_ROW = columns(seeker, Seeker)
_OLDEST = (seeker.c.since, seeker.c.person)


class Seekers:
    """Those of all servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, server: int) -> list[Seeker]:
        """Those of a server, who has sought for the longest first."""
        query = select(*_ROW).where(seeker.c.server == server).order_by(*_OLDEST)
        return [as_row(Seeker, row) for row in await self._db.ask(query)]

    async def everywhere(self, person: int) -> list[Seeker]:
        """What somebody seeks on all servers."""
        query = select(*_ROW).where(seeker.c.person == person).order_by(seeker.c.server)
        return [as_row(Seeker, row) for row in await self._db.ask(query)]

    async def change(
        self, server: int, person: int, at: int, change: Callable[[Seeker | None], Seeker | None]
    ) -> None:
        """Put what `change` makes of somebody's row in its place (None: no row). Those of the server are looked at
        `at` then. If it raises, nothing changes."""

        def work(c: Connection) -> None:
            mine = (seeker.c.server == server, seeker.c.person == person)
            row = c.execute(select(*_ROW).where(*mine)).first()
            after = change(None if row is None else as_row(Seeker, row))
            c.execute(delete(seeker).where(*mine))
            if after is not None:
                c.execute(insert(seeker).values(msgspec.structs.asdict(after)))
            errands.begin(c, server, errands.SEEKERS, at)
            errands.stir(c, server, errands.LISTING, at)

        await self._db.write(work)

    async def settle(self, gone: Sequence[Seeker], free: Sequence[Seeker], at: int) -> None:
        """Some seek no more; others are not asked any more. Rows that have changed meanwhile stay."""

        def work(c: Connection) -> None:
            for server in sorted({row.server for row in (*gone, *free)}):
                errands.stir(c, server, errands.LISTING, at)
            for row in gone:
                c.execute(delete(seeker).where(*_same(row)))
            for row in free:
                c.execute(update(seeker).where(*_same(row)).values(asked=None, answer=None))

        await self._db.write(work)

    async def ask(
        self, game: int, rows: Sequence[tuple[Seeker, int]], why: str, invited: str, now: int, when: When
    ) -> None:
        """Ask some to join a game: each has so many seconds for that from when they may be called, as `when` tells. A
        call waits for them, and they count as invited. Whose row has changed meanwhile is not asked."""

        def work(c: Connection) -> None:
            stored = known(c, [row.person for row, _ in rows])
            for row, patience in rows:
                at = max(now, when(stored.get(row.person, Known())))
                asking = update(seeker).where(*_same(row)).values(asked=game, answer=at + patience)
                if c.execute(asking).rowcount:
                    mark = Ballot(kind=invited, about=0, person=row.person, at=now)
                    same = {"game": game, "kind": mark.kind, "about": mark.about, "person": mark.person}
                    c.execute(delete(ballot).where(*(ballot.c[name] == value for name, value in same.items())))
                    c.execute(insert(ballot).values(**same, at=now))
                    owe(c, game, row.person, why, now, at)

        await self._db.write(work)


def drop(c: Connection, server: int) -> None:
    """Within a transaction: nobody seeks a table on that server any more."""
    c.execute(delete(seeker).where(seeker.c.server == server))


def forget(c: Connection, server: int | None, person: int) -> None:
    """Within a transaction: somebody seeks no table on a server any more, or (None) on none."""
    mine = [seeker.c.person == person, *([] if server is None else [seeker.c.server == server])]
    for each in list(c.scalars(select(seeker.c.server).where(*mine).order_by(seeker.c.server))):
        errands.stir(c, each, errands.SEEKERS, 0)
        errands.stir(c, each, errands.LISTING, 0)
    c.execute(delete(seeker).where(*mine))


def _same(row: Seeker) -> list[Any]:
    asked = seeker.c.asked.is_(None) if row.asked is None else seeker.c.asked == row.asked
    return [seeker.c.server == row.server, seeker.c.person == row.person, seeker.c.since == row.since, asked]
