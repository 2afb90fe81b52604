"""What is left of a game that is over: its result, and the ratings that follow from it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
)

from .base import Id, metadata

ending = Table(
    "ending",
    metadata,
    Column("game", Id, ForeignKey("game.id"), primary_key=True, autoincrement=False),
    Column("head", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("setting", Text, nullable=False),
    Column("fewest", Boolean, nullable=False),
    Column("sources", LargeBinary, nullable=False),
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("level", Text),
)

Index("ix_ending_ended", ending.c.ended)

score = Table(
    "score",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("place", SmallInteger, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("person", BigInteger),
    Column("rating_before", Integer),
    Column("rating_after", Integer),
    sqlite_with_rowid=False,
)

ladder = Table(
    "ladder",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("ended", BigInteger),
    Column("upto", BigInteger),
    Column("stale", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

rating = Table(
    "rating",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("opponent", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)
