"""All rows of a game, read as they are stored: whether each value is of its column's kind is asked of the schema."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
)

from .database import Database
from .schema import (
    alive,
    announcement,
    archive,
    endpoint,
    entrant,
    errand,
    fixture,
    game,
    habit,
    league,
    lesson,
    listing,
    metadata,
    notes,
    pace,
    person,
    scheduled,
    season,
    seeker,
    server,
    snapshot,
    stop,
    weekly,
)

PACKED = (archive, notes, snapshot)
"""Tables whose bodies are read, and so checked, by others."""
OF_SERVERS = (
    server,
    errand,
    listing,
    seeker,
    endpoint,
    league,
    entrant,
    fixture,
    season,
    scheduled,
    announcement,
    weekly,
)
"""Tables of what is stored of servers as a whole."""
BITS = ((Boolean, 1), (SmallInteger, 15), (BigInteger, 63), (Integer, 31))
"""The size of the numbers in a column, by its type; the first that fits."""


class Whole(Struct, frozen=True):
    """Everything stored of a game but its play: `values` are all rows by table, in each the value of every column;
    `misfit` names the first value that is not of its column's kind (None: none)."""

    values: dict[str, list[dict[str, Any]]]
    misfit: str | None

    def of(self, table: str, *names: str) -> list[tuple[Any, ...]]:
        """Some columns of all rows of a table."""
        return [tuple(row[name] for name in names) for row in self.values[table]]


class Wholes:
    """Reads what is stored, sound or not."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game_id: int) -> Whole:
        """All rows of a game. Raises `StoreError` for text that is none."""
        return await self._db.read(lambda c: _whole(c, game_id))

    async def servers(self) -> Whole:
        """The settings of all servers, and what else is stored of a server as a whole."""
        return await self._db.read(lambda c: _checked({t.name: _rows(c, t) for t in OF_SERVERS}))

    async def people(self) -> Whole:
        """What is stored of people for all tables, and of when they were heard."""
        return await self._db.read(
            lambda c: _checked({t.name: _rows(c, t) for t in (person, habit, lesson, pace, alive, stop)})
        )


def _whole(c: Connection, game_id: int) -> Whole:
    owned = [table for table in metadata.sorted_tables if "game" in table.c]
    return _checked(
        {game.name: _rows(c, game, game.c.id, game_id)} | {t.name: _rows(c, t, t.c.game, game_id) for t in owned}
    )


def _rows(c: Connection, table: Table, key: Column[Any] | None = None, value: int = 0) -> list[dict[str, Any]]:
    """The rows as the driver gives them; of a packed body only the kind."""
    names, where = [each.name for each in table.columns], "" if key is None else f' where "{key.name}" = {value:d}'
    chosen, order = _asked(table)
    found = c.exec_driver_sql(f'select {chosen} from "{table.name}"{where} order by {order}').all()
    return [dict(zip(names, row, strict=True)) for row in found]


@cache
def _asked(table: Table) -> tuple[str, str]:
    """What is asked for, and in which order."""
    chosen = ", ".join(
        f'substr("{each.name}", 1, 0)' if table in PACKED and each.name == "body" else f'"{each.name}"'
        for each in table.columns
    )
    return chosen, ", ".join(f'"{each.name}"' for each in table.primary_key.columns)


def _checked(values: dict[str, list[dict[str, Any]]]) -> Whole:
    wrong = (
        f"{name}.{column} holds {_shown(row[column])}"
        for name, rows in values.items()
        for row in rows
        for column, fits in _kinds(name)
        if not fits(row[column])
    )
    return Whole(values, next(wrong, None))


@cache
def _kinds(table: str) -> list[tuple[str, Callable[[object], bool]]]:
    """The columns of a table, each with what says whether a value is of its kind."""
    return [(column.name, _kind(column)) for column in metadata.tables[table].columns]


def _kind(column: Column[Any]) -> Callable[[object], bool]:
    empty, kind = bool(column.nullable), column.type
    if isinstance(kind, LargeBinary):
        texts = ("",) if column.server_default is not None else ()
        return lambda value: isinstance(value, bytes) or (empty if value is None else value in texts)
    if isinstance(kind, Text):
        return lambda value: isinstance(value, str) or (empty and value is None)
    if isinstance(kind, Double):
        return lambda value: empty if value is None else isinstance(value, float) and math.isfinite(value)
    bits = next(bits for kind_, bits in BITS if isinstance(kind, kind_))
    bits -= column.primary_key and column.name == "id"  # after the very last number no row could be added
    least, most = 0 if bits == 1 else -(2**bits), 2**bits
    if isinstance(kind, Boolean):  # SQLite has none
        return lambda value: type(value) is bool or _number(value, least, most, empty=empty)
    return lambda value: _number(value, least, most, empty=empty)


def _number(value: object, least: int, most: int, *, empty: bool) -> bool:
    return least <= value < most if type(value) is int else empty and value is None


def _shown(value: object) -> str:
    """What a value is, without telling it: seeds are among them."""
    kinds = {int: "a number", str: "a text", bytes: "bytes", float: "a broken number"}
    return f"{kinds.get(type(value), 'nothing')} that cannot be there"
