"""Statements are compiled once in each process of the tests, as in a bot that runs for long: each test has a database
of its own, and to compile for it costs more than all that its statements do. Not on PostgreSQL, where the engine's
dialect also knows how its driver connects: with which settings, and which lock."""

from __future__ import annotations

from typing import Any

import sqlalchemy
from sqlalchemy import Dialect, Engine
from sqlalchemy.util import LRUCache

MOST = 2_000
"""Statements kept; there are some 600."""
_statements = LRUCache(MOST)
_dialects: dict[object, Dialect] = {}


def create_engine(url: Any, **wanted: Any) -> Engine:
    """As SQLAlchemy makes it, with what others have compiled: that is known by their dialect."""
    made = sqlalchemy.create_engine(url, **wanted, execution_options={"compiled_cache": _statements})
    alike = made.dialect.name, wanted.get("isolation_level")
    made.dialect = _dialects.setdefault(alike, made.dialect)
    return made


def share(*kinds: Any) -> None:
    """From now on the engines of these modules are made so."""
    for each in kinds:
        each.create_engine = create_engine
