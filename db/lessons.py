"""Lessons: how far people have come in learning a game, and what they play in the lesson at hand. A row belongs to a
person and a game, and is deleted when they are forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from .database import Database
from .rows import Lesson
from .schema import as_row, columns, lesson


class Lessons:
    """The lessons of all persons."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, person: int) -> dict[str, Lesson]:
        """A person's rows by game."""
        query = select(*columns(lesson, Lesson)).where(lesson.c.person == person).order_by(lesson.c.key)
        return {row.key: as_row(Lesson, row) for row in await self._db.ask(query)}

    async def change(self, person: int, before: Lesson | None, after: Lesson) -> bool:
        """Put a person's row of a game in place of the one `before`. Returns whether that was done: not if it has
        changed."""

        def work(c: Connection) -> bool:
            row = c.execute(select(*columns(lesson, Lesson)).where(*_mine(person, after.key))).first()
            if (None if row is None else as_row(Lesson, row)) != before:
                return False
            c.execute(delete(lesson).where(*_mine(person, after.key)))
            c.execute(insert(lesson).values(person=person, **msgspec.structs.asdict(after)))
            return True

        return await self._db.write(work)


def forget(c: Connection, person: int) -> None:
    """Delete a person's lessons, within a transaction."""
    c.execute(delete(lesson).where(lesson.c.person == person))


def _mine(person: int, key: str) -> list[Any]:
    return [lesson.c.person == person, lesson.c.key == key]
