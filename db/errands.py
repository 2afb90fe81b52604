"""What must be done later for a server as a whole, as rows: one for each kind of it, which stays, with the time when
it is due next (`PARKED`: nothing is). Written in the transaction of its cause. Whoever takes a row puts its time at
the end of the claim; what is stirred meanwhile is due again at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from .database import Database
from .leases import ALL, Part, Share, of_part, of_shards, valid
from .notices import STIRRED, note
from .rows import PARKED
from .schema import as_row, columns, errand, game

LISTING, SEEKERS, EVENTS, PAGES = "listing", "seekers", "events", "pages"
LEAGUES, ANNOUNCED, CALENDAR, WEEKLY = "leagues", "announced", "calendar", "weekly"
"""The message that lists a server's open tables is behind; those who seek a table there are looked at; events of its
tables are to be sent; its page of results may be behind; its leagues are looked at; what these announce is to be
said, and their messages are behind; so are the events that Discord shows of them; a week is over whose table may be
to be told."""


class Errand(Struct, frozen=True, kw_only=True):
    """Something due for a server. `turn` grows whenever it is stirred; `tries` of it in a row were in vain."""

    server: int
    kind: str
    at: int
    turn: int = 0
    tries: int = 0
    held: bool = False


_ROW = columns(errand, Errand)
_OF_GAME = select(game.c.server).where(game.c.id == bindparam("of")).scalar_subquery()
_STIR = (
    update(errand)
    .where(errand.c.server == _OF_GAME, errand.c.kind.in_((LISTING, SEEKERS)))
    .where(or_(errand.c.at > bindparam("now"), errand.c.held))
    .values(at=bindparam("now"), turn=errand.c.turn + 1, held=False)
)


class Errands:
    """The errands of all servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def next(self, share: Share | None, busy: Collection[tuple[int, str]] = ()) -> int | None:
        """When the next one is due that is not `busy`, of a share's shards only; `PARKED` if nothing is. None: there
        are none."""
        if share is not None and not share.terms:
            return None
        query = select(errand.c.server, errand.c.kind, errand.c.at)
        if share is not None:
            query = query.where(of_shards(share.shards, sorted(share.terms), errand.c.server))
        rows = await self._db.ask(query.order_by(errand.c.at).limit(len(busy) + 1))
        free = (row.at for row in rows if (row.server, row.kind) not in busy)
        return next(free, PARKED if rows else None)

    async def take(
        self, now: int, until: int, most: int, busy: Collection[tuple[int, str]] = (), share: Share | None = None
    ) -> list[Errand]:
        """Claim until `until` at most so many that are due and not `busy`: of a `share`, only of shards whose leases
        hold."""

        def work(c: Connection) -> list[Errand]:
            query = select(*_ROW).where(errand.c.at <= now).order_by(errand.c.at).limit(most + len(busy))
            if share is not None:
                shards = valid(c, share, self._db.clock(c))
                query = query.where(of_shards(share.shards, shards, errand.c.server))
            found = [as_row(Errand, row) for row in c.execute(query)]
            taken = [each for each in found if (each.server, each.kind) not in busy][:most]
            for each in taken:
                c.execute(update(errand).where(*_same(each)).values(at=until, held=True))
            return taken

        return await self._db.write(work)

    async def done(self, row: Errand, at: int = PARKED, tries: int = 0) -> None:
        """It was done, or tried: it is due next at `at`, or earlier if it was stirred meanwhile."""

        def work(c: Connection) -> None:
            same = (*_same(row), errand.c.turn == row.turn, errand.c.held)
            if not c.execute(update(errand).where(*same).values(at=at, tries=tries, held=False)).rowcount:
                c.execute(update(errand).where(*_same(row)).values(tries=tries))

        await self._db.write(work)

    async def want(self, server: int, kind: str, at: int) -> None:
        """There is such an errand from now on, due at `at`."""
        await self._db.write(lambda c: begin(c, server, kind, at))

    async def stir(self, server: int, kind: str, at: int) -> None:
        """It is due at `at`, if that is earlier than before and there is such an errand."""
        await self._db.write(lambda c: stir(c, server, kind, at))

    async def stir_all(self, kind: str, at: int, part: Part = ALL) -> None:
        """The same for all servers of a shard; what an ended process had claimed is due, too."""
        every = update(errand).where(errand.c.kind == kind, *of_part(part, errand.c.server))
        again: dict[str, Any] = {"at": at, "turn": errand.c.turn + 1, "held": False}
        await self._db.write(lambda c: c.execute(every.values(**again)))

    async def of(self, server: int) -> list[Errand]:
        """Those of a server."""
        query = select(*_ROW).where(errand.c.server == server).order_by(errand.c.kind)
        return await self._db.read(lambda c: [as_row(Errand, row) for row in c.execute(query)])


def changed(c: Connection, game_id: int, at: int) -> None:
    """Within a transaction: a table before its start, or that was so until now, has changed."""
    c.execute(_STIR, {"of": game_id, "now": at})


def stir(c: Connection, server: int, kind: str, at: int) -> None:
    """The same as `Errands.stir`, within a transaction; whoever has the server's shard hears of it."""
    note(c, STIRRED)
    mine = (errand.c.server == server, errand.c.kind == kind, or_(errand.c.at > at, errand.c.held))
    c.execute(update(errand).where(*mine).values(at=at, turn=errand.c.turn + 1, held=False))


def begin(c: Connection, server: int, kind: str, at: int) -> None:
    """Within a transaction: there is such an errand from now on, due at `at`."""
    there = select(func.count()).where(errand.c.server == server, errand.c.kind == kind)
    if not c.scalar(there):
        c.execute(insert(errand).values(server=server, kind=kind, at=at, turn=0, tries=0, held=False))
    stir(c, server, kind, at)


def drop(c: Connection, server: int, kind: str | None = None) -> None:
    """Within a transaction: nothing is to be done for that server any more, or nothing of that kind."""
    which = () if kind is None else (errand.c.kind == kind,)
    c.execute(delete(errand).where(errand.c.server == server, *which))


def _same(row: Errand) -> tuple[Any, ...]:
    return errand.c.server == row.server, errand.c.kind == row.kind
