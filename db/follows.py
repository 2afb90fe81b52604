"""Who follows a table: one row of due work for each, which stays as long as they do, and says when it is looked next
whether something has happened there, and what they know."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from .attention import Known, known, owe
from .database import Database
from .due import put
from .rows import PARKED, Due, NewDue
from .schema import due, owed

WATCH = "watch"
"""The kind of that work."""
_WAITS = (due.c.kind == WATCH, due.c.done.is_(None))


class Watch(Struct, frozen=True):
    """Its body: who follows the table, and the last entry that they have been told of."""

    person: int
    last: int


class Follows:
    """Of all tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def begin(self, game_id: int, new: Watch, at: int, most: int) -> bool:
        """Somebody follows a table; it is looked at `at`, or together with the others that they follow. Returns
        whether they do: not, if they follow `most` others already."""

        def work(c: Connection) -> bool:
            mine = _of(c, new.person)
            if game_id in mine:
                return True
            if len(mine) >= most:
                return False
            together = [each for each in mine.values() if each < PARKED]
            put(c, game_id, [NewDue(WATCH, msgspec.json.encode(new), min(together, default=at))])
            return True

        return await self._db.write(work)

    async def end(self, game_id: int, person: int, why: str) -> bool:
        """Somebody does not follow a table any more, and no word of it waits for them, that is no call to it for
        another reason than `why`. Returns whether they did."""

        def work(c: Connection) -> bool:
            rows = c.execute(select(due.c.id, due.c.body).where(*_WAITS, due.c.game == game_id)).all()
            mine = [row.id for row in rows if read(row.body).person == person]
            c.execute(delete(due).where(due.c.id.in_(mine)))
            c.execute(delete(owed).where(owed.c.game == game_id, owed.c.person == person, owed.c.why == why))
            return bool(mine)

        return await self._db.write(work)

    async def of(self, person: int) -> list[int]:
        """The tables that somebody follows."""
        return await self._db.read(lambda c: sorted(_of(c, person)))

    async def told(self, row: Due, body: Watch, why: str, now: int, soon: int, when: Callable[[Known], int]) -> None:
        """A word of news waits for a follower until they may be called, as `when` tells, and until `soon`, so that
        news of several tables come together; with it they know all that is in `body`."""

        def work(c: Connection) -> None:
            c.execute(update(due).where(due.c.id == row.id).values(body=msgspec.json.encode(body)))
            stored = known(c, [body.person]).get(body.person, Known())
            owe_if_free(c, row.game, body.person, why, now, max(soon, when(stored)))

        await self._db.write(work)


def owe_if_free(c: Connection, game: int, person: int, why: str, now: int, at: int) -> None:
    """Within a transaction: let a word wait, unless a call waits for that person there already."""
    mine = (owed.c.person == person, owed.c.game == game)
    if c.execute(select(owed.c.why).where(*mine)).first() is None:
        owe(c, game, person, why, now, at)


def read(body: bytes) -> Watch:
    """The body of such work. Raises `msgspec.MsgspecError`."""
    return msgspec.json.decode(body, type=Watch)


def _of(c: Connection, person: int) -> dict[int, int]:
    """The tables that somebody follows, and when they are looked at next."""
    rows = c.execute(select(due.c.game, due.c.at, due.c.body).where(*_WAITS)).all()
    return {row.game: row.at for row in rows if read(row.body).person == person}
