"""Where tables are shown: their place, its loss, and a new one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from sqlalchemy import Connection, delete, or_, select, update

from . import errands
from .database import Database
from .due import POSTS, behind, cancel, park, put, unpark
from .leases import ALL, Part, of_part
from .notices import note
from .rows import LIVE, NewDue, StoreError
from .schema import due, game

QUIET = 3_600
SOUGHT, SOON = "sought", 300
"""The outcome of work that tried an old place; a place lost within so many seconds after that was sought in vain."""
TOLD = ("notice", "over")


class Loss(Struct, frozen=True):
    """What follows when a table loses its place `at` some time: the first time in a row the posts `told`; after
    `again` seconds the old place is sought, given how often that was in vain (None: no more)."""

    at: int
    again: Callable[[int], int | None]
    told: Sequence[NewDue] = ()


NO_MORE = Loss(0, lambda _: None)


class Places:
    """The places of all tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def set(self, game_id: int, channel: int, thread: int | None, at: int) -> None:
        """From now on a table is shown there; what waited for a place is due at `at`. Raises `StoreError`."""

        def work(c: Connection) -> None:
            _set(c, game_id, channel=channel, thread=thread, lost=None)
            _seek(c, game_id)
            unpark(c, game_id, at)
            errands.changed(c, game_id, at)

        await self._db.write(work)

    async def move(
        self, game_id: int, channel: int, thread: int | None, first: NewDue, last: Sequence[NewDue]
    ) -> None:
        """Move a table to another place, where it is shown anew: by the post `first`, then what was still to be told,
        then by the posts `last`. What would have shown it at the old place is dropped."""

        def work(c: Connection) -> None:
            told = c.execute(select(due.c.kind, due.c.body, due.c.at).where(*undone, due.c.kind.in_(TOLD))).all()
            cancel(c, game_id, (*POSTS, "show", "retire", "settle"))
            _seek(c, game_id)
            _set(c, game_id, channel=channel, thread=thread, lost=None, board=None, board_at=None)
            put(c, game_id, [first, *(NewDue(row.kind, row.body, first.at) for row in told), *last])
            errands.changed(c, game_id, first.at)

        undone = (due.c.done.is_(None), due.c.game == game_id)
        await self._db.write(work)

    async def lose(self, game_id: int, why: str, loss: Loss = NO_MORE) -> bool:
        """A table has no place any more: its posts wait for one; if the table is over, they are dropped. What was
        sought is sought no more if that would be in vain. Returns whether this is something new."""

        def work(c: Connection) -> bool:
            row = c.execute(select(game.c.status, game.c.lost).where(game.c.id == game_id)).first()
            if row is None:
                return False
            if row.lost is not None:
                if loss.again(0) is None:
                    _seek(c, game_id)
                return False
            if row.status not in LIVE:
                cancel(c, game_id, (*POSTS, "show", "retire", "settle", "close"))
                return False
            vain = _in_vain(c, game_id, loss.at)
            wait = loss.again(vain)
            _set(c, game_id, lost=why)
            park(c, game_id)
            errands.changed(c, game_id, loss.at)
            put(c, game_id, [row for row in loss.told if not vain and not _lately(c, game_id, row)])
            _seek(c, game_id, *([] if wait is None else [NewDue("seek", b"%d" % vain, loss.at + wait)]))
            return not vain

        return await self._db.write(work)

    async def seek(self, game_id: int, at: int) -> None:
        """The place of a table may be back: try it."""

        def work(c: Connection) -> None:
            _set(c, game_id, lost=None)
            unpark(c, game_id, at)
            put(c, game_id, [behind(at)])
            errands.changed(c, game_id, at)

        await self._db.write(work)

    async def seek_all(self, at: int, part: Part = ALL) -> None:
        """Have the old places of all tables of a shard without one sought at `at`."""
        without = (game.c.status.in_(LIVE), game.c.lost.is_not(None), *of_part(part, game.c.server))
        lost = select(game.c.id).where(*without).order_by(game.c.id)

        def work(c: Connection) -> None:
            for game_id in list(c.scalars(lost)):
                _seek(c, game_id, NewDue("seek", b"0", at))

        if await self._db.ask(lost.limit(1)):
            await self._db.write(work)

    async def at(
        self, *, server: int | None = None, channel: int | None = None, lost: Sequence[str] | None = None
    ) -> list[int]:
        """The tables not over on a server, or in a channel or thread; `lost`: only those without a place for one of
        these reasons."""
        query = select(game.c.id).where(game.c.status.in_(LIVE)).order_by(game.c.id)
        if server is not None:
            query = query.where(game.c.server == server)
        if channel is not None:
            query = query.where(or_(game.c.channel == channel, game.c.thread == channel))
        if lost is not None:
            query = query.where(game.c.lost.in_(lost))
        return await self._db.read(lambda c: list(c.scalars(query)))


def _seek(c: Connection, game_id: int, *rows: NewDue) -> None:
    """Have the old place sought by these rows, and no others but one that is being done now."""
    c.execute(
        delete(due).where(due.c.done.is_(None), due.c.held.is_(None), due.c.game == game_id, due.c.kind == "seek")
    )
    put(c, game_id, rows)


def _in_vain(c: Connection, game_id: int, at: int) -> int:
    """How often in a row the place of a table was sought and lost again, without a board posted in between."""
    tried = (due.c.game == game_id, due.c.kind == "seek", due.c.outcome == SOUGHT, due.c.done > at - SOON)
    last = c.execute(select(due.c.body, due.c.done).where(*tried).order_by(due.c.id.desc()).limit(1)).first()
    posted = c.scalar(select(game.c.board_at).where(game.c.id == game_id))
    return 0 if last is None or (posted or 0) >= last.done else int(last.body) + 1


def _lately(c: Connection, game_id: int, row: NewDue) -> bool:
    """Whether the same was told within the last `QUIET` seconds: a place that comes and goes is reported once."""
    same = (due.c.game == game_id, due.c.kind == row.kind, due.c.body == row.body, due.c.at > row.at - QUIET)
    return c.scalar(select(due.c.id).where(*same).limit(1)) is not None


def _set(c: Connection, game_id: int, **values: object) -> None:
    note(c, game_id)
    if c.execute(update(game).where(game.c.id == game_id).values(**values)).rowcount != 1:
        raise StoreError(f"There is no game {game_id}.")
