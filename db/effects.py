"""Several changes that go together, none of which looks at what another has changed: on PostgreSQL one statement,
since each way to the server costs the bot's process as much as the rest of a statement; elsewhere one by one."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import BindParameter, Connection, Delete, Insert, Update, func, literal_column, select
from sqlalchemy.sql import visitors

Change = Insert | Update | Delete


class Effects:
    """The changes, by name. Every value of theirs is a `bindparam`; changes that have a name in common get the same
    value. Built once, since it takes a while."""

    def __init__(self, **changes: Change) -> None:
        self._changes = {name: (change, _values(change)) for name, change in changes.items()}
        parts = {
            name: change.returning(literal_column("1").label("one")).cte(name) for name, change in changes.items()
        }
        # A change that nothing asks for is done all the same.
        self._together = select(
            *(select(func.count()).select_from(part).scalar_subquery().label(name) for name, part in parts.items())
        )

    def carry_out(self, c: Connection, values: Mapping[str, object]) -> dict[str, int]:
        """Make the changes within a transaction. Returns how many rows each has changed."""
        if c.dialect.name == "postgresql":
            return dict(c.execute(self._together, values).one()._mapping)
        return {
            name: c.execute(change, {key: values[key] for key in keys}).rowcount
            for name, (change, keys) in self._changes.items()
        }


def _values(change: Change) -> frozenset[str]:
    """The names of the values that a change wants."""
    return frozenset(
        each.key for each in visitors.iterate(change) if isinstance(each, BindParameter) and each.required
    )
