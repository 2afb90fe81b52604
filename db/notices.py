"""What processes on one database tell each other: that something was written about a table, or leases are free.

A notice is part of the transaction that writes, and arrives after it. It only saves time: each must be right without
it, since one may be lost.
"""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection

FREED, STIRRED = 0, 2**62
"""They stand for leases, and for errands of servers, which are no tables."""
NOTED = "noted"


class Notice(Struct, frozen=True):
    """Another process has written about a `table`, or how a `person` lives, or has `freed` leases, or `stirred` an
    errand; or else some notices may have been missed."""

    table: int | None = None
    person: int | None = None
    freed: bool = False
    stirred: bool = False


def note(c: Connection, table: int) -> None:
    """Within a transaction: others will hear of this table. Nothing, where there are none."""
    noted: set[int] | None = c.info.get(NOTED)
    if noted is not None:
        noted.add(table)


def note_person(c: Connection, person: int) -> None:
    """The same for how a person lives."""
    note(c, -person)


def read(number: int) -> Notice:
    """What was noted by that number."""
    if number == FREED:
        return Notice(freed=True)
    if number == STIRRED:
        return Notice(stirred=True)
    return Notice(table=number) if number > 0 else Notice(person=-number)
