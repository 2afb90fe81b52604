"""What is kept of a person beside their tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, Table, Text

from .base import metadata

lesson = Table(
    "lesson",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("done", Text, nullable=False),
    Column("begun", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("first", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

habit = Table(
    "habit",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("confirms", Boolean, nullable=False),
)

pace = Table(
    "pace",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("marks", Text, nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("life", LargeBinary, nullable=False),
    Column("calls", LargeBinary, nullable=False),
    Column("earlier", LargeBinary, nullable=False, server_default=""),
)

owed = Table(
    "owed",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True, index=True),
    Column("why", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("mark", Integer),
    sqlite_with_rowid=False,
)
