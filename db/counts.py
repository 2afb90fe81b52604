"""Counts over all games, for those who monitor the bot."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, Select, func, select

from .rows import LIVE, Status
from .schema import due, game


class Counts(Struct, frozen=True):
    """`tables` by status, live ones that are `lost` (without a place), undone `due` work by kind."""

    tables: dict[str, int]
    lost: int
    due: dict[str, int]


def count(c: Connection) -> Counts:
    """The counts. Reads every table, but only work not yet done."""
    tables = dict.fromkeys(Status, 0) | _pairs(c, select(game.c.status, func.count()).group_by(game.c.status))
    live = game.c.status.in_(LIVE)
    lost = c.scalar(select(func.count()).where(game.c.lost.is_not(None), live)) or 0
    kinds = select(due.c.kind, func.count()).where(due.c.done.is_(None)).group_by(due.c.kind)
    return Counts(tables, lost, _pairs(c, kinds))


def _pairs(c: Connection, query: Select[str, int]) -> dict[str, int]:
    return dict(c.execute(query).all())
