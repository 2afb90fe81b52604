"""Insights: which seats of a game somebody has held, so that nobody plays two hands of it. They are digests: they
outlast a tenure without a move and a person who was forgotten, and name nobody. Deleted once the game is over."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from .rows import Game, Insight
from .schema import as_row, columns, insight

_INSIGHTS = select(*columns(insight, Insight)).where(insight.c.game == bindparam("of"))


def digest(row: Game, person: int) -> bytes:
    """A person at a game, 16 bytes; another game gives other ones."""
    return hmac.new(row.seed_hash, b"%d" % person, hashlib.sha256).digest()[:16]


def of(c: Connection, game_id: int) -> frozenset[Insight]:
    """All insights of a game."""
    return frozenset(as_row(Insight, row) for row in c.execute(_INSIGHTS, {"of": game_id}))


def note(c: Connection, row: Game, holders: Iterable[tuple[int, int | None]]) -> None:
    """Note seats that persons (or nobody) hold from now on, within a transaction."""
    put(c, row.id, (Insight(seat, digest(row, person)) for seat, person in holders if person is not None))


def put(c: Connection, game_id: int, insights: Iterable[Insight]) -> None:
    """Add insights, those that are there already too, within a transaction."""
    new = {*insights} - of(c, game_id)
    if new:
        c.execute(insert(insight), [{"game": game_id, **msgspec.structs.asdict(each)} for each in new])


def drop(c: Connection, game_id: int) -> None:
    """Delete all insights of a game, within a transaction."""
    c.execute(delete(insight).where(insight.c.game == game_id))
