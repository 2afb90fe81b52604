"""Which of Discord's scheduled events tells when the sign-up or the round of a league ends."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select

from .database import Database
from .schema import as_row, columns, league, scheduled


class Scheduled(Struct, frozen=True, kw_only=True):
    """The `event` of a league, if it has one: it `starts` at a time, `shown` is what it says. `sending`: the same of
    one of which it is not known whether it was made; `lost`: why there cannot be one."""

    league: int
    event: int | None = None
    starts: int = 0
    shown: str = ""
    sending: str | None = None
    lost: str | None = None


class Scheduling:
    """Those of all leagues. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, server: int) -> dict[int, Scheduled]:
        """Those of a server, by league."""
        mine = select(league.c.id).where(league.c.server == server)
        query = select(*columns(scheduled, Scheduled)).where(scheduled.c.league.in_(mine))
        return {row.league: as_row(Scheduled, row) for row in await self._db.ask(query)}

    async def put(self, row: Scheduled) -> None:
        """It is so from now on."""

        def work(c: Connection) -> None:
            c.execute(delete(scheduled).where(scheduled.c.league == row.league))
            if c.scalar(select(league.c.id).where(league.c.id == row.league)) is not None:
                c.execute(insert(scheduled).values(asdict(row)))

        await self._db.write(work)
