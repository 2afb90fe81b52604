"""Tries: what people try out privately at a table. A try belongs to a person at a table, and is deleted when they
lose their seat, are forgotten, or the game is over."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select

from .database import Database
from .rows import Status, Try
from .schema import as_row, columns, game, seat, tries


class Tries:
    """The tries of all games."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game_id: int, person: int) -> Try | None:
        """A person's try at a table, or None."""
        found = await self._db.ask(select(*columns(tries, Try)).where(*_mine(game_id, person)))
        return as_row(Try, found[0]) if found else None

    async def change(self, game_id: int, person: int, before: Try | None, after: Try | None) -> bool:
        """Put a person's try in place of the one `before`; None for none. Returns whether that was done: not if it
        has changed, nor for somebody who does not play a seat there, nor once the game is over."""

        def work(c: Connection) -> bool:
            row = c.execute(select(*columns(tries, Try)).where(*_mine(game_id, person))).first()
            if (None if row is None else as_row(Try, row)) != before:
                return False
            if after is not None and not _plays(c, game_id, person, after.seat):
                return False
            drop(c, game_id, person)
            if after is not None:
                c.execute(insert(tries).values(game=game_id, person=person, **msgspec.structs.asdict(after)))
            return True

        return await self._db.write(work)


def drop(c: Connection, game_id: int, person: int | None = None) -> None:
    """Delete a person's try at a table, or (None) all tries there, within a transaction."""
    c.execute(delete(tries).where(*_mine(game_id, person)))


def forget(c: Connection, games: Select[tuple[int]], person: int) -> None:
    """Delete a person's tries in some games, within a transaction."""
    c.execute(delete(tries).where(tries.c.person == person, tries.c.game.in_(games)))


def _mine(game_id: int, person: int | None) -> list[Any]:
    return [tries.c.game == game_id, *([] if person is None else [tries.c.person == person])]


def _plays(c: Connection, game_id: int, person: int, number: int) -> bool:
    """Whether that person plays the seat, and not an opponent for them, in a game that is not over."""
    going = game.c.status.in_((Status.PLAYING, Status.PAUSED))
    held = select(seat.c.person, seat.c.opponent).join(game, game.c.id == seat.c.game).where(game.c.id == game_id)
    return c.execute(held.where(going, seat.c.index == number)).first() == (person, None)
