"""The message of each server that lists its open tables: where it is wanted, and where it stands."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from . import errands
from .database import Database
from .schema import as_row, columns, listing


class Listing(Struct, frozen=True, kw_only=True):
    """The list of a server is wanted in a `channel` (None: nowhere any more), and stands in another or the same as a
    `message`. `shown` is a digest of what that shows, `edited` when it was sent or edited last; `sending`: the mark
    of a message of which it is not known whether it was sent; `lost`: why it cannot be there."""

    server: int
    channel: int | None
    stands: int | None = None
    message: int | None = None
    shown: str = ""
    edited: int = 0
    sending: str | None = None
    lost: str | None = None


class Listings:
    """Those of all servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, server: int) -> Listing | None:
        """That of a server."""
        rows = await self._db.ask(select(*columns(listing, Listing)).where(listing.c.server == server))
        return as_row(Listing, rows[0]) if rows else None

    async def want(self, server: int, channel: int | None, at: int) -> None:
        """The list is wanted there, or nowhere any more; what follows from that is due at `at`."""

        def work(c: Connection) -> None:
            mine = update(listing).where(listing.c.server == server)
            if not c.execute(mine.values(channel=channel, lost=None)).rowcount:
                if channel is None:
                    return
                new = Listing(server=server, channel=channel)
                c.execute(insert(listing).values({name: getattr(new, name) for name in new.__struct_fields__}))
            errands.begin(c, server, errands.LISTING, at)

        await self._db.write(work)

    async def note(self, server: int, **values: object) -> None:
        """Note what has become of the message."""
        await self._db.write(lambda c: c.execute(update(listing).where(listing.c.server == server).values(**values)))

    async def gone(self, server: int) -> None:
        """The message was taken away: if none is wanted, nothing is left of it."""

        def work(c: Connection) -> None:
            mine = (listing.c.server == server, listing.c.channel.is_(None))
            c.execute(delete(listing).where(*mine))

        await self._db.write(work)


def drop(c: Connection, server: int) -> None:
    """Within a transaction: nothing is left of that of a server."""
    c.execute(delete(listing).where(listing.c.server == server))
