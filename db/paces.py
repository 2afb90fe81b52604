"""How reliable people are: what became of their last turns. Deleted when they are forgotten."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Connection, bindparam, case, delete, func, insert, select, update

from .database import Database
from .schema import pace

MOST = 100
"""So many marks are kept of a person."""
Kind = Literal["+", "-", "x"]
"""A turn made in time, one that came late, or a seat that was left before the end."""
KINDS: tuple[Kind, ...] = ("+", "-", "x")


class Mark(NamedTuple):
    """What has become of a turn or a seat of somebody."""

    person: int
    kind: Kind


# Built once: every turn that ends runs this.
_ADD = (
    update(pace)
    .where(pace.c.person == bindparam("who"))
    .values(
        marks=case((func.length(pace.c.marks) >= MOST, func.substr(pace.c.marks, 2)), else_=pace.c.marks).concat(
            bindparam("mark")
        )
    )
)


class Paces:
    """Of all persons."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, people: Collection[int]) -> dict[int, str]:
        """The last marks of these people, the oldest first; those who have none are left out."""
        query = select(pace).where(pace.c.person.in_(list(people)))
        return await self._db.read(lambda c: {row.person: row.marks for row in c.execute(query)})


def note(c: Connection, marks: Sequence[Mark]) -> None:
    """Add marks within a transaction; the oldest goes where there are too many."""
    for who, kind in sorted(marks):  # in one order, so that two transactions never wait for each other
        if not c.execute(_ADD, {"who": who, "mark": kind}).rowcount:
            c.execute(insert(pace).values(person=who, marks=kind))


def forget(c: Connection, person: int) -> None:
    """Delete a person's marks, within a transaction."""
    c.execute(delete(pace).where(pace.c.person == person))
