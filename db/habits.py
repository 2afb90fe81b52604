"""Habits: how a person wants panels to go on, at all tables. Deleted when they are forgotten."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from .database import Database
from .schema import habit


class Habits:
    """The habits of all persons."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def confirms(self, person: int) -> bool:
        """Whether somebody ends a turn by a press of its own, as people do unless they have said otherwise."""
        query = select(habit.c.confirms).where(habit.c.person == person)
        found = await self._db.ask(query)
        return bool(found[0].confirms) if found else True

    async def confirm(self, person: int, confirms: bool) -> None:
        """Keep what somebody has said."""

        def work(c: Connection) -> None:
            forget(c, person)
            c.execute(insert(habit).values(person=person, confirms=confirms))

        await self._db.write(work)


def forget(c: Connection, person: int) -> None:
    """Delete a person's habits, within a transaction."""
    c.execute(delete(habit).where(habit.c.person == person))
