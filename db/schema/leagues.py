"""Leagues: who takes part, who meets whom, and what is to be told."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, Table, Text

from .base import Id, metadata

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
