"""All rows of a game, read as they are stored: whether each value is of its column's kind is asked of the schema."""

from __future__ import annotations

import math
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
    archive,
    errand,
    game,
    habit,
    lesson,
    listing,
    metadata,
    notes,
    pace,
    person,
    seeker,
    server,
    snapshot,
    stop,
)

PACKED = (archive, notes, snapshot)
"""Tables whose bodies are read, and so checked, by others."""
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
        return await self._db.read(
            lambda c: _checked({t.name: _rows(c, t) for t in (server, errand, listing, seeker)})
        )

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
    chosen = ", ".join(
        f'substr("{each.name}", 1, 0)' if table in PACKED and each.name == "body" else f'"{each.name}"'
        for each in table.columns
    )
    where = "" if key is None else f' where "{key.name}" = {value:d}'
    names = [each.name for each in table.columns]
    order = ", ".join(f'"{each.name}"' for each in table.primary_key.columns)
    found = c.exec_driver_sql(f'select {chosen} from "{table.name}"{where} order by {order}').all()
    return [dict(zip(names, row, strict=True)) for row in found]


def _checked(values: dict[str, list[dict[str, Any]]]) -> Whole:
    wrong = (
        f"{name}.{column.name} holds {_shown(row[column.name])}"
        for name, rows in values.items()
        for row in rows
        for column in metadata.tables[name].columns
        if not _fits(column, row[column.name])
    )
    return Whole(values, next(wrong, None))


def _fits(column: Column[Any], value: object) -> bool:
    """Whether a value is of its column's kind."""
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, LargeBinary):
        return isinstance(value, bytes) or (value == "" and column.server_default is not None)
    if isinstance(column.type, Text):
        return isinstance(value, str)
    if isinstance(column.type, Double):
        return isinstance(value, float) and math.isfinite(value)
    if isinstance(column.type, Boolean) and type(value) is bool:  # SQLite has none
        return True
    bits = next(bits for kind, bits in BITS if isinstance(column.type, kind))
    bits -= column.primary_key and column.name == "id"  # after the very last number no row could be added
    least = 0 if bits == 1 else -(2**bits)
    return type(value) is int and least <= value < 2**bits


def _shown(value: object) -> str:
    """What a value is, without telling it: seeds are among them."""
    kinds = {int: "a number", str: "a text", bytes: "bytes", float: "a broken number"}
    return f"{kinds.get(type(value), 'nothing')} that cannot be there"
