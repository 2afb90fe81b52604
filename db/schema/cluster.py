"""What processes on one database agree on while they run: nothing of it is carried elsewhere, or judged."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, Table, Text

from .base import metadata

member = Table(
    "member",
    metadata,
    Column("name", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

lease = Table(
    "lease",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text),
    Column("term", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

handing = Table(
    "handing",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("term", BigInteger, nullable=False),
    Column("heir", Text),
    Column("ready", Boolean, nullable=False),
    Column("heard", Text, nullable=False),
)

slot = Table(
    "slot",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free", BigInteger, nullable=False),
)

once = Table(
    "once",
    metadata,
    Column("what", Text, primary_key=True),
    Column("digest", Text, nullable=False),
    Column("holder", Text),
    Column("until", BigInteger, nullable=False),
)
