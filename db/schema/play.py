"""What a table plays: its people, its journal, what is due there, what they plan and note."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    text,
)

from .base import Id, metadata

game = Table(
    "game",
    metadata,
    Column("id", Id, primary_key=True),
    Column("key", Text, nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False, index=True),
    Column("thread", BigInteger, index=True),
    Column("status", Text, nullable=False, index=True),
    Column("head", Integer, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("wanted", SmallInteger, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("seed_hash", LargeBinary, nullable=False),
    Column("rules", Text, nullable=False),
    Column("state_hash", LargeBinary, nullable=False),
    Column("board", BigInteger),
    Column("board_at", BigInteger),
    Column("press", Text, unique=True),
    Column("presses", LargeBinary, nullable=False),
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("terms", LargeBinary, nullable=False, server_default=""),
    Column("lost", Text),
    Column("paused", Text),
    Column("ended", Text),
)

Index("ix_game_listed", game.c.server, game.c.status, game.c.updated_at)
PLAYED = (game.c.server, game.c.status, game.c.key, game.c.channel, game.c.thread, game.c.created_at)
"""All that statistics ask of a game: its row, which is long, is not read."""
Index("ix_game_played", *PLAYED)
LOST = text("lost IS NOT NULL")
"""Few tables have no place."""
Index("ix_game_lost", game.c.status, sqlite_where=LOST, postgresql_where=LOST)

seat = Table(
    "seat",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("index", SmallInteger, primary_key=True),
    Column("person", BigInteger, index=True),
    Column("opponent", Text),
    Column("name", Text, nullable=False),
    Column("open", Boolean, nullable=False, server_default="0"),
    Column("since", BigInteger),
    Column("began", BigInteger),
    Column("told", SmallInteger, nullable=False, server_default="0"),
    Column("shown", LargeBinary, nullable=False, server_default=""),
    Column("clock", LargeBinary, nullable=False, server_default=""),
    Column("counted", BigInteger),
    sqlite_with_rowid=False,
)

entry = Table(
    "entry",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),
    Column("draws", LargeBinary),
    Column("sealed", Boolean, nullable=False),
    Column("strikes", Integer),
    Column("rules", Text, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("block", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("base", Integer),
    Column("body", LargeBinary, nullable=False),
)

archive = Table(
    "archive",
    metadata,
    Column("game", Id, ForeignKey("game.id"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

due = Table(
    "due",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", BigInteger, ForeignKey("game.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("done", BigInteger),
    Column("outcome", Text),
    Column("holder", Text),
    Column("held", BigInteger),
    sqlite_autoincrement=True,
)
WAITING = text("done IS NULL")
"""Most rows are done: the indexes hold only the others."""
Index("ix_due_kind", due.c.kind, due.c.at, sqlite_where=WAITING, postgresql_where=WAITING)
Index("ix_due_game", due.c.game, sqlite_where=WAITING, postgresql_where=WAITING)
CLAIMED = text("held IS NOT NULL")
"""Few rows are being done."""
Index("ix_due_held", due.c.game, sqlite_where=CLAIMED, postgresql_where=CLAIMED)

tenure = Table(
    "tenure",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("last", Integer),
    Column("person", BigInteger, index=True),
    Column("opponent", Text),
    Column("name", Text, nullable=False),
    sqlite_with_rowid=False,
)

insight = Table(
    "insight",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", LargeBinary, primary_key=True),
    sqlite_with_rowid=False,
)

ballot = Table(
    "ballot",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("about", SmallInteger, primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

plan = Table(
    "plan",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("decision", Text),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

proposal = Table(
    "proposal",
    metadata,
    Column("game", Id, ForeignKey("game.id"), primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("head", Integer),
    Column("body", LargeBinary, nullable=False),
    Column("asked", LargeBinary, nullable=False),
    Column("agreed", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

memo = Table(
    "memo",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

tries = Table(
    "try",
    metadata,
    Column("game", BigInteger, ForeignKey("game.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("head", Integer, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
