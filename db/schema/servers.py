"""What is kept of a server: settings, errands, the list of tables, seekers, events; and when the bot was away."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, SmallInteger, Table, Text

from .base import Id, metadata

server = Table(
    "server",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("settings", LargeBinary, nullable=False),
    Column("left_at", BigInteger),
    Column("greeted_at", BigInteger),
)

stop = Table(
    "stop",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", BigInteger, ForeignKey("game.id"), index=True),
    Column("shards", Integer, nullable=False),
    Column("shard", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
)

alive = Table(
    "alive",
    metadata,
    Column("shards", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

errand = Table(
    "errand",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("turn", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("held", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

Index("ix_errand_at", errand.c.at)

listing = Table(
    "listing",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger),
    Column("stands", BigInteger),
    Column("message", BigInteger),
    Column("shown", Text, nullable=False),
    Column("edited", BigInteger, nullable=False),
    Column("sending", Text),
    Column("lost", Text),
)

weekly = Table(
    "weekly",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Integer, nullable=False),
    Column("sending", Integer),
)

vote = Table(
    "vote",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", BigInteger, ForeignKey("game.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

seeker = Table(
    "seeker",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("rests", BigInteger, nullable=False),
    Column("asked", BigInteger),
    Column("answer", BigInteger),
    sqlite_with_rowid=False,
)

endpoint = Table(
    "endpoint",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("failing", BigInteger),
    Column("wrong", Text),
    Column("paused", Text),
)

event = Table(
    "event",
    metadata,
    Column("id", Id, primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("game", BigInteger, ForeignKey("game.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("first", Integer),
    Column("last", Integer),
    Column("seat", SmallInteger),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mark", Text, nullable=False),
    Column("done", BigInteger),
    Column("outcome", Text),
)

Index("ix_event_server", event.c.server, event.c.done, event.c.id)
