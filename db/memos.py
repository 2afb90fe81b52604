"""Memos: what people have written to themselves at tables. A memo belongs to a person at a table, and is deleted when
they lose their seat, are forgotten, or the game is over."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, insert, select

from .database import Database
from .rows import Status
from .schema import game, memo, seat


class Memos:
    """The memos of all games."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game_id: int, person: int) -> str:
        """A person's memo at a table; "" if there is none."""
        query = select(memo.c.text).where(memo.c.game == game_id, memo.c.person == person)
        found = await self._db.ask(query)
        return str(found[0].text) if found else ""

    async def put(self, game_id: int, person: int, text: str) -> bool:
        """Keep a person's memo in place of the one before; "" for none. Returns whether that was done: not for
        somebody without a seat there, nor once the game is over."""

        def work(c: Connection) -> bool:
            going = game.c.status.in_((Status.PLAYING, Status.PAUSED))
            held = select(seat.c.index).join(game, game.c.id == seat.c.game).where(game.c.id == game_id, going)
            if c.scalar(held.where(seat.c.person == person)) is None:
                return False
            drop(c, game_id, person)
            if text:
                c.execute(insert(memo).values(game=game_id, person=person, text=text))
            return True

        return await self._db.write(work)


def drop(c: Connection, game_id: int, person: int | None = None) -> None:
    """Delete a person's memo at a table, or (None) all memos there, within a transaction."""
    mine = [memo.c.game == game_id, *([] if person is None else [memo.c.person == person])]
    c.execute(delete(memo).where(*mine))


def forget(c: Connection, games: Select[tuple[int]], person: int) -> None:
    """Delete a person's memos in some games, within a transaction."""
    c.execute(delete(memo).where(memo.c.person == person, memo.c.game.in_(games)))
