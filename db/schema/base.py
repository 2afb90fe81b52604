"""What all tables share, and how a row becomes a Struct."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import BigInteger, Column, Integer, MetaData, Row, Table

T = TypeVar("T")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# On SQLite only a plain INTEGER counts up by itself.
Id = BigInteger().with_variant(Integer(), "sqlite")


def columns(table: Table, kind: Any) -> list[Column[Any]]:
    """The columns of a table for which a row type has fields."""
    return [table.c[name] for name in kind.__struct_fields__ if name in table.c]


def as_row(kind: type[T], row: Row[Any], **more: Any) -> T:
    """A database row and `more` fields as a Struct, checked. Raises `msgspec.ValidationError`."""
    values = dict(zip(map(str, row._fields), row, strict=True))  # some names are a subclass of str
    return msgspec.convert(values | more, kind)
