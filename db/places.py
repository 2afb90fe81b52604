"""Where tables are shown: their place, its loss, and a new one."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, or_, select, update

from .database import Database
from .due import POSTS, behind, cancel, park, put, unpark
from .rows import NewDue, Status, StoreError
from .schema import due, game

QUIET = 3_600
TOLD = ("notice", "over")
GOING = (Status.OPEN, Status.PLAYING, Status.PAUSED)


class Places:
    """The places of all tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def set(self, game_id: int, channel: int, thread: int | None, at: int) -> None:
        """From now on a table is shown there; what waited for a place is due at `at`. Raises `StoreError`."""

        def work(c: Connection) -> None:
            _set(c, game_id, channel=channel, thread=thread, lost=None)
            unpark(c, game_id, at)

        await self._db.write(work)

    async def move(
        self, game_id: int, channel: int, thread: int | None, first: NewDue, last: Sequence[NewDue]
    ) -> None:
        """Move a table to another place, where it is shown anew: by the post `first`, then what was still to be told,
        then by the posts `last`. What would have shown it at the old place is dropped."""

        def work(c: Connection) -> None:
            told = c.execute(select(due.c.kind, due.c.body, due.c.at).where(*undone, due.c.kind.in_(TOLD))).all()
            cancel(c, game_id, (*POSTS, "show", "retire"))
            _set(c, game_id, channel=channel, thread=thread, lost=None, board=None, board_at=None)
            put(c, game_id, [first, *(NewDue(row.kind, row.body, first.at) for row in told), *last])

        undone = (due.c.done.is_(None), due.c.game == game_id)
        await self._db.write(work)

    async def lose(self, game_id: int, why: str, rows: Sequence[NewDue] = ()) -> bool:
        """A table has no place any more: its posts wait for one, and `rows` tell of that. If the table is over, its
        posts are dropped. Returns False if this is nothing new."""

        def work(c: Connection) -> bool:
            row = c.execute(select(game.c.status, game.c.lost).where(game.c.id == game_id)).first()
            if row is None or row.lost is not None:
                return False
            if row.status not in GOING:
                cancel(c, game_id, (*POSTS, "show", "retire", "close"))
                return False
            _set(c, game_id, lost=why)
            park(c, game_id)
            put(c, game_id, [row for row in rows if not _lately(c, game_id, row)])
            return True

        return await self._db.write(work)

    async def seek(self, game_id: int, at: int) -> None:
        """The place of a table may be back: try it."""

        def work(c: Connection) -> None:
            _set(c, game_id, lost=None)
            unpark(c, game_id, at)
            put(c, game_id, [behind(at)])

        await self._db.write(work)

    async def at(
        self, *, server: int | None = None, channel: int | None = None, lost: Sequence[str] | None = None
    ) -> list[int]:
        """The tables not over on a server, or in a channel or thread; `lost`: only those without a place for one of
        these reasons."""
        query = select(game.c.id).where(game.c.status.in_(GOING)).order_by(game.c.id)
        if server is not None:
            query = query.where(game.c.server == server)
        if channel is not None:
            query = query.where(or_(game.c.channel == channel, game.c.thread == channel))
        if lost is not None:
            query = query.where(game.c.lost.in_(lost))
        return await self._db.read(lambda c: list(c.scalars(query)))


def _lately(c: Connection, game_id: int, row: NewDue) -> bool:
    """Whether the same was told within the last `QUIET` seconds: a place that comes and goes is reported once."""
    same = (due.c.game == game_id, due.c.kind == row.kind, due.c.body == row.body, due.c.at > row.at - QUIET)
    return c.scalar(select(due.c.id).where(*same).limit(1)) is not None


def _set(c: Connection, game_id: int, **values: object) -> None:
    if c.execute(update(game).where(game.c.id == game_id).values(**values)).rowcount != 1:
        raise StoreError(f"There is no game {game_id}.")
