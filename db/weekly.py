"""The table of the week of a server: whether its admins want one, and people's votes for it."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from . import errands
from .database import Database
from .schema import as_row, columns, vote, weekly


class Weekly(Struct, frozen=True, kw_only=True):
    """A server has one. Votes of the weeks before `week` are done with; `sending`: what `week` will be, while it is
    not known whether the message was sent. Weeks are numbers, see `host.weekly`."""

    server: int
    week: int
    sending: int | None = None


class Vote(Struct, frozen=True, kw_only=True):
    """Somebody's vote of a week on a server is with a game since `at` (epoch seconds)."""

    server: int
    week: int
    person: int
    game: int
    at: int


class Weeklies:
    """Those of all servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, server: int) -> Weekly | None:
        """That of a server, if it has one."""
        rows = await self._db.ask(select(*columns(weekly, Weekly)).where(weekly.c.server == server))
        return as_row(Weekly, rows[0]) if rows else None

    async def begin(self, server: int, week: int, at: int) -> None:
        """A server has one from that week on, if it had none; what follows is due at `at`."""

        def work(c: Connection) -> None:
            if c.scalar(select(weekly.c.week).where(weekly.c.server == server)) is None:
                c.execute(insert(weekly).values(server=server, week=week))
            errands.begin(c, server, errands.WEEKLY, at)

        await self._db.write(work)

    async def end(self, server: int) -> None:
        """It has none any more, and its votes are deleted."""
        await self._db.write(lambda c: drop(c, server))

    async def vote(self, new: Vote) -> bool | None:
        """Put somebody's vote of a week where they want it; one that is with that game already is taken back. Returns
        whether it is there now; None if the server has no such thing."""

        def work(c: Connection) -> bool | None:
            if c.scalar(select(weekly.c.week).where(weekly.c.server == new.server)) is None:
                return None
            mine = (vote.c.server == new.server, vote.c.week == new.week, vote.c.person == new.person)
            before = c.scalar(select(vote.c.game).where(*mine))
            c.execute(delete(vote).where(*mine))
            if before == new.game:
                return False
            c.execute(insert(vote).values({name: getattr(new, name) for name in new.__struct_fields__}))
            return True

        return await self._db.write(work)

    async def order(self, server: int, before: int) -> list[int]:
        """The games voted for in the last week before one that is not done with and has votes: those with most votes
        first, of equal ones that whose last vote came first."""
        latest = (
            select(func.max(vote.c.week))
            .join(weekly, weekly.c.server == vote.c.server)
            .where(vote.c.server == server, vote.c.week >= weekly.c.week, vote.c.week < before)
            .scalar_subquery()
        )
        count, last = func.count(), func.max(vote.c.at)
        query = select(vote.c.game).where(vote.c.server == server, vote.c.week == latest).group_by(vote.c.game)
        return [row.game for row in await self._db.ask(query.order_by(count.desc(), last, vote.c.game))]

    async def sending(self, server: int, week: int) -> None:
        """A message is about to be sent by which all weeks before that one are done with."""
        await self._db.write(
            lambda c: c.execute(update(weekly).where(weekly.c.server == server).values(sending=week))
        )

    async def done(self, server: int, week: int) -> None:
        """All weeks before that one are done with: their votes are deleted."""

        def work(c: Connection) -> None:
            c.execute(update(weekly).where(weekly.c.server == server).values(week=week, sending=None))
            c.execute(delete(vote).where(vote.c.server == server, vote.c.week < week))

        await self._db.write(work)

    async def everywhere(self, person: int) -> list[Vote]:
        """Somebody's votes."""
        query = select(*columns(vote, Vote)).where(vote.c.person == person)
        return [as_row(Vote, row) for row in await self._db.ask(query.order_by(vote.c.server, vote.c.week))]


def drop(c: Connection, server: int) -> None:
    """Within a transaction: nothing is left of that of a server."""
    c.execute(delete(vote).where(vote.c.server == server))
    c.execute(delete(weekly).where(weekly.c.server == server))


def forget(c: Connection, server: int | None, person: int) -> None:
    """Within a transaction: delete somebody's votes on a server, or (None) on all."""
    mine = [vote.c.person == person, *([] if server is None else [vote.c.server == server])]
    c.execute(delete(vote).where(*mine))
