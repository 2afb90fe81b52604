"""Servers that the bot has left, and the deletion of what is stored of them; which were greeted."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from . import errands, events, leagues, listings, ratings, results, seekers, weekly
from .database import Database
from .leases import ALL, Part, of_part
from .notices import note
from .rows import Status
from .schema import game, metadata, server

NOBODY = 0
"""The server of a game of which only the number is left."""


class Servers:
    """Which servers the bot is on. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def left(self, server_id: int, at: int) -> None:
        """Note that the bot has left a server of which something is stored; the first time counts. Its page of
        results is to go."""

        await self._db.write(lambda c: _left(c, server_id, at))

    async def here(self, server_id: int, at: int) -> None:
        """The bot is there again, and so is the server's page of results."""

        await self._db.write(lambda c: _back(c, server_id, at))

    async def is_left(self, server_id: int) -> bool:
        """Whether the bot has left a server of which something is stored."""
        query = select(server.c.id).where(server.c.id == server_id, server.c.left_at.is_not(None))
        return bool(await self._db.ask(query))

    async def only(self, present: Collection[int], at: int, part: Part = ALL) -> list[int]:
        """Note for all servers of a shard whether the bot is there: only on those `present`. Returns those newly
        left."""
        stored = select(server.c.id, server.c.left_at).where(*of_part(part, server.c.id)).order_by(server.c.id)

        def changed(rows: Iterable[Row[Any]]) -> tuple[list[int], list[int]]:
            known = [(row.id, row.left_at is not None) for row in rows]
            back = [each for each, left in known if left and each in present]
            return back, [each for each, left in known if not left and each not in present]

        def work(c: Connection) -> list[int]:
            back, gone = changed(c.execute(stored))
            for each in back:
                _back(c, each, at)
            return [each for each in gone if _left(c, each, at)]

        # Mostly nothing has changed: to find that out, nobody else's writing is in the way.
        return await self._db.write(work) if any(changed(await self._db.ask(stored))) else []

    async def gone(self, before: int) -> list[int]:
        """The servers that the bot left then or earlier."""
        query = select(server.c.id).where(server.c.left_at <= before).order_by(server.c.id)
        return await self._db.read(lambda c: list(c.scalars(query)))

    async def games(self, server_id: int) -> list[int]:
        """The numbers of all games of a server."""
        query = select(game.c.id).where(game.c.server == server_id).order_by(game.c.id)
        return await self._db.read(lambda c: list(c.scalars(query)))

    async def drop_game(self, game_id: int, before: int) -> bool:
        """Delete all that is stored of a game, if the bot left its server then or earlier. Returns whether that was
        done. The newest game leaves its number, so that no other gets it: buttons of old messages name it."""

        def work(c: Connection) -> bool:
            of = select(server.c.left_at).join(game, game.c.server == server.c.id).where(game.c.id == game_id)
            left = c.scalar(of)
            if left is None or left > before:
                return False
            note(c, game_id)
            results.drop(c, game_id)
            for table in reversed(metadata.sorted_tables):
                if "game" in table.c:
                    c.execute(delete(table).where(table.c.game == game_id))
            newest = c.scalar(select(func.max(game.c.id)))
            if newest == game_id:
                c.execute(update(game).where(game.c.id == game_id).values(**_EMPTY))
            else:
                c.execute(delete(game).where(game.c.id == game_id))
            c.execute(delete(game).where(game.c.server == NOBODY, game.c.id < newest))
            return True

        return await self._db.write(work)

    async def drop(self, server_id: int, before: int) -> None:
        """Delete a server's settings, if the bot left it then or earlier and none of its games is stored any more."""

        def work(c: Connection) -> None:
            if c.scalar(select(game.c.id).where(game.c.server == server_id).limit(1)) is None:
                gone = c.execute(delete(server).where(server.c.id == server_id, server.c.left_at <= before))
                if gone.rowcount:
                    for each in (ratings, errands, listings, seekers, events, leagues, weekly):
                        each.drop(c, server_id)

        await self._db.write(work)

    async def greet(self, server_id: int, at: int) -> bool:
        """Note that a server is greeted. Returns whether it was not before."""

        def work(c: Connection) -> bool:
            make(c, server_id)
            now = update(server).where(server.c.id == server_id, server.c.greeted_at.is_(None))
            return c.execute(now.values(greeted_at=at)).rowcount == 1

        return await self._db.write(work)

    async def ungreet(self, server_id: int) -> None:
        """The greeting of a server did not arrive."""
        await self._db.write(
            lambda c: c.execute(update(server).where(server.c.id == server_id).values(greeted_at=None))
        )


_EMPTY = {
    "key": "", "server": NOBODY, "channel": 0, "thread": None, "status": Status.ABANDONED, "head": -1, "undos": 0,
    "wanted": 0, "options": b"", "seed": b"", "seed_hash": b"", "rules": "", "state_hash": b"", "board": None,
    "board_at": None, "press": None, "presses": b"", "created_by": 0, "created_at": 0, "updated_at": 0, "terms": b"",
    "lost": None, "paused": None, "ended": None,
}  # fmt: skip
"""What is left of a game besides its number."""


def make(c: Connection, server_id: int) -> None:
    """Within a transaction: a row for a server, if it has none. Each server with games has one."""
    if c.scalar(select(server.c.id).where(server.c.id == server_id)) is None:
        c.execute(insert(server).values(id=server_id, settings=b""))


def _back(c: Connection, server_id: int, at: int) -> None:
    was = update(server).where(server.c.id == server_id, server.c.left_at.is_not(None))
    if c.execute(was.values(left_at=None)).rowcount:
        errands.stir(c, server_id, errands.PAGES, at)


def _left(c: Connection, server_id: int, at: int) -> bool:
    now = update(server).where(server.c.id == server_id, server.c.left_at.is_(None))
    if c.execute(now.values(left_at=at)).rowcount != 1:
        return False
    errands.stir(c, server_id, errands.PAGES, at)
    return True
