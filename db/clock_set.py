"""The machine's clock was set while tables waited: their times are moved along, so that everybody waits as long as
before."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from .database import Database
from .leases import CLOCK, put_row
from .rows import PARKED
from .schema import alive, due, endpoint, game, once, owed, proposal, seat, server, stop

ABOUT = 30
"""Seconds by which two that saw a clock being set may differ about how far."""


class Times:
    """The times of all tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def newest(self, before: int) -> int | None:
        """When anything last happened, as far as that is said to be before a time (epoch seconds)."""

        def work(c: Connection) -> int | None:
            touched = c.scalar(select(func.max(game.c.updated_at)).where(game.c.updated_at < before))
            done = c.scalar(select(func.max(due.c.done)).where(due.c.done < before))
            return max((at for at in (touched, done) if at is not None), default=None)

        return await self._db.read(work)

    async def move(self, by: int, at: int, since: int | None = None) -> None:
        """What is due, the waits that reminders, votes and clocks count, since when servers are left, and until when
        proposals stand, by so many seconds (negative: earlier): at the time `at`, unless another process has done so
        `since` then, for those that share a clock."""

        def work(c: Connection) -> None:
            if since is not None:
                last = c.execute(select(once.c.digest, once.c.until).where(once.c.what == CLOCK)).first()
                if last is not None and last.until >= since and abs(int(last.digest) - by) <= ABOUT:
                    return
                put_row(c, once, {"what": CLOCK}, digest=str(by), holder=None, until=at)
            waiting = (due.c.done.is_(None), due.c.at < PARKED)
            c.execute(update(due).where(*waiting).values(at=due.c.at + by, held=due.c.held + by))
            c.execute(update(server).where(server.c.left_at.is_not(None)).values(left_at=server.c.left_at + by))
            c.execute(update(seat).where(seat.c.since.is_not(None)).values(since=seat.c.since + by))
            c.execute(update(seat).where(seat.c.began.is_not(None)).values(began=seat.c.began + by))
            c.execute(update(seat).where(seat.c.counted.is_not(None)).values(counted=seat.c.counted + by))
            c.execute(update(stop).values(since=stop.c.since + by, until=stop.c.until + by))
            c.execute(update(alive).values(at=alive.c.at + by))
            c.execute(update(owed).values(since=owed.c.since + by))
            c.execute(update(proposal).values(until=proposal.c.until + by))
            c.execute(update(endpoint).values(at=endpoint.c.at + by, failing=endpoint.c.failing + by))

        await self._db.write(work)
