"""What happens at the tables of a server, for whoever its admins have told: one address for each server, and the
events that are to be sent there, in the order in which they happened. An event is written in the transaction of its
cause; it says which table, which seat and which entries, and names nobody."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from . import errands
from .database import Database
from .notices import note
from .rows import Status
from .schema import as_row, columns, due, endpoint, event, game

OPENED, BEGUN, MOVED, CALLED, OVER = HAPPENED = ("opened", "begun", "moved", "called", "over")
"""A table was opened, has begun, somebody has moved, people are called, it is over."""
KEPT = 20
"""The newest events of a server that are kept after they were sent."""

LISTENS = (
    select(endpoint.c.server)
    .where(endpoint.c.server == game.c.server, endpoint.c.paused.is_(None))
    .correlate(game)
    .scalar_subquery()
    .label("listens")
)
"""The server of a game, if somebody listens to its tables."""
_LISTENS = select(LISTENS).where(game.c.id == bindparam("of"))


class Endpoint(Struct, frozen=True, kw_only=True):
    """Where the events of a server's tables go, signed with a `secret`. `at`: when the next try may be, after `tries`
    in a row were in vain, since `failing`, the last one because of `wrong`. `paused`: why nothing is sent."""

    server: int
    url: str
    secret: str
    since: int
    at: int = 0
    tries: int = 0
    failing: int | None = None
    wrong: str | None = None
    paused: str | None = None


class Event(Struct, frozen=True, kw_only=True):
    """One event. `first` and `last`: the entries it tells of, `seat`: whose they are; `body`: what else belongs to
    its kind; `mark`: the id by which a receiver knows it again. `done`: when it was sent, or given up; `outcome`: how
    that ended."""

    id: int
    server: int
    game: int
    kind: str
    first: int | None = None
    last: int | None = None
    seat: int | None = None
    body: bytes = b""
    at: int
    mark: str
    done: int | None = None
    outcome: str | None = None


class New(Struct, frozen=True):
    """An event about to be written, see `Event`."""

    kind: str
    at: int
    first: int | None = None
    last: int | None = None
    seat: int | None = None
    body: bytes = b""


_ENDPOINT, _EVENT = columns(endpoint, Endpoint), columns(event, Event)


class Events:
    """Those of all servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, server: int) -> Endpoint | None:
        """Where the events of a server go."""
        rows = await self._db.ask(select(*_ENDPOINT).where(endpoint.c.server == server))
        return as_row(Endpoint, rows[0]) if rows else None

    async def set(self, new: Endpoint) -> None:
        """From now on they go there; what waits is due."""

        def work(c: Connection) -> None:
            c.execute(delete(endpoint).where(endpoint.c.server == new.server))
            c.execute(insert(endpoint).values({name: getattr(new, name) for name in new.__struct_fields__}))
            errands.begin(c, new.server, errands.EVENTS, new.at)

        await self._db.write(work)

    async def end(self, server: int) -> None:
        """They go nowhere any more, and nothing is left of them."""
        await self._db.write(lambda c: drop(c, server))

    async def next(self, server: int) -> Event | None:
        """The first event of a server that waits."""
        query = select(*_EVENT).where(event.c.server == server, event.c.done.is_(None))
        rows = await self._db.ask(query.order_by(event.c.id).limit(1))
        return as_row(Event, rows[0]) if rows else None

    async def last(self, server: int, most: int) -> list[Event]:
        """The newest events of a server, the newest first."""
        rows = await self._db.ask(
            select(*_EVENT).where(event.c.server == server).order_by(event.c.id.desc()).limit(most)
        )
        return [as_row(Event, row) for row in rows]

    async def sent(self, row: Event, at: int, outcome: str, *, reached: bool = True) -> None:
        """An event is done; `reached`: the address has answered as it should, and no trouble is left of it."""

        def work(c: Connection) -> None:
            c.execute(update(event).where(event.c.id == row.id).values(done=at, outcome=outcome))
            if reached:
                well = {"at": 0, "tries": 0, "failing": None, "wrong": None}
                c.execute(update(endpoint).where(endpoint.c.server == row.server).values(well))
            done = select(event.c.id).where(event.c.server == row.server, event.c.done.is_not(None))
            oldest = c.scalar(done.order_by(event.c.id.desc()).offset(KEPT - 1).limit(1))
            if oldest is not None:
                old = (event.c.server == row.server, event.c.done.is_not(None), event.c.id < oldest)
                c.execute(delete(event).where(*old))

        await self._db.write(work)

    async def failed(self, row: Event, known: Endpoint, now: int, at: int, wrong: str) -> None:
        """A try has failed, the next one is at `at`. Nothing if admins have changed the address meanwhile."""
        mine = update(endpoint).where(endpoint.c.server == row.server, endpoint.c.secret == known.secret)
        values = {"at": at, "tries": known.tries + 1, "failing": now if known.failing is None else known.failing}
        await self._db.write(lambda c: c.execute(mine.values(wrong=wrong, **values)))

    async def dead(self, row: Event, known: Endpoint, now: int, why: str, wrong: str, told: bytes) -> None:
        """Nothing is sent any more, because of `why`, and what waits is given up: the admins are told, once, by due
        work of the table of the event that could not be sent."""

        def work(c: Connection) -> None:
            mine = (endpoint.c.server == row.server, endpoint.c.secret == known.secret, endpoint.c.paused.is_(None))
            if not c.execute(update(endpoint).where(*mine).values(paused=why, wrong=wrong)).rowcount:
                return
            waits = (event.c.server == row.server, event.c.done.is_(None))
            c.execute(update(event).where(*waits, event.c.id != row.id).values(done=now, outcome="given-up"))
            c.execute(update(event).where(event.c.id == row.id).values(done=now, outcome=wrong))
            note(c, row.game)
            report = {"kind": "admin", "body": told, "at": now, "tries": 0, "nonce": secrets.token_hex(12)}
            c.execute(insert(due).values(game=row.game, **report))

        await self._db.write(work)


def happened(c: Connection, server: int, game_id: int, news: Sequence[New]) -> None:
    """Within a transaction: something has happened at a table of a server to which somebody listens."""
    if not news:
        return
    rows = [{name: getattr(each, name) for name in each.__struct_fields__} for each in news]
    mine = {"server": server, "game": game_id}
    c.execute(insert(event), [{**mine, **row, "mark": f"evt_{secrets.token_hex(12)}"} for row in rows])
    errands.stir(c, server, errands.EVENTS, news[-1].at)


def became(status: Status, head: int, at: int) -> New:
    """That a table was opened or has begun, if only once more, or is over."""
    kind = {Status.OPEN: OPENED, Status.PLAYING: BEGUN}.get(status, OVER)
    return New(kind, at, last=head, body=status.encode())


def heard(c: Connection, game_id: int, new: New) -> None:
    """The same, if somebody listens there."""
    server = c.scalar(_LISTENS, {"of": game_id})
    if server is not None:
        happened(c, server, game_id, [new])


def drop(c: Connection, server: int) -> None:
    """Within a transaction: nothing is left of where a server's events go, and of these."""
    c.execute(delete(event).where(event.c.server == server))
    c.execute(delete(endpoint).where(endpoint.c.server == server))
    errands.drop(c, server, errands.EVENTS)
