"""The tables. Portable types only; a change here needs a revision in `migrations` (a test compares them)."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    SmallInteger,
    Table,
    Text,
    text,
)

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

server = Table(
    "server",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("settings", LargeBinary, nullable=False),
    Column("left_at", BigInteger),
    Column("greeted_at", BigInteger),
)

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

# Tables that are only ever read by game are kept in the order of their key (WITHOUT ROWID): no second index,
# and an archived game gives whole pages back.
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

archive = Table(
    "archive",
    metadata,
    Column("game", Id, ForeignKey("game.id"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
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

league = Table(
    "league",
    metadata,
    Column("id", Id, primary_key=True),
    Column("server", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("organiser", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("stage", Text, nullable=False),
    Column("season", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("press", Text, unique=True),
    Column("stands", BigInteger),
    Column("shown", Text, nullable=False),
    Column("edited", BigInteger, nullable=False),
    Column("sending", Text),
    Column("lost", Text),
)

entrant = Table(
    "entrant",
    metadata,
    Column("league", BigInteger, ForeignKey("league.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("season", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("left_at", BigInteger),
    sqlite_with_rowid=False,
)

fixture = Table(
    "fixture",
    metadata,
    Column("league", BigInteger, ForeignKey("league.id"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("numbered", BigInteger, index=True),
    Column("places", LargeBinary, nullable=False),
    Column("scored", Text, nullable=False),
    Column("reason", Text, nullable=False),
    sqlite_with_rowid=False,
)

season = Table(
    "season",
    metadata,
    Column("league", BigInteger, ForeignKey("league.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

scheduled = Table(
    "scheduled",
    metadata,
    Column("league", BigInteger, ForeignKey("league.id"), primary_key=True, autoincrement=False),
    Column("event", BigInteger),
    Column("starts", BigInteger, nullable=False),
    Column("shown", Text, nullable=False),
    Column("sending", Text),
    Column("lost", Text),
)

announcement = Table(
    "announcement",
    metadata,
    Column("id", Id, primary_key=True),
    Column("league", BigInteger, ForeignKey("league.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("sending", Text),
)

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

CLUSTER = (member, lease, handing, slot, once)
"""What processes on one database agree on while they run: nothing of it is carried elsewhere, or judged."""
KEPT = [each for each in metadata.sorted_tables if each not in CLUSTER]
"""All other tables, each after those it refers to."""


def columns(table: Table, kind: Any) -> list[Column[Any]]:
    """The columns of a table for which a row type has fields."""
    return [table.c[name] for name in kind.__struct_fields__ if name in table.c]


def as_row(kind: type[T], row: Row[Any], **more: Any) -> T:
    """A database row and `more` fields as a Struct, checked. Raises `msgspec.ValidationError`."""
    values = dict(zip(map(str, row._fields), row, strict=True))  # some names are a subclass of str
    return msgspec.convert(values | more, kind)
