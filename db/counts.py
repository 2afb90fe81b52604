"""Counts over all games, for those who monitor the bot."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, Select, func, select

from .rows import LIVE, Status
from .schema import due, game


class Counts(Struct, frozen=True):
    """`tables` by status, live ones that are `lost` (without a place), undone `due` work by kind, and the seconds by
    which the oldest of it is `late`."""

    tables: dict[str, int]
    lost: int
    due: dict[str, int]
    late: int


def count(c: Connection, now: int) -> Counts:
    """The counts at a time (epoch seconds). Reads every table, but only work not yet done."""
    tables = dict.fromkeys(Status, 0) | _pairs(c, select(game.c.status, func.count()).group_by(game.c.status))
    live = game.c.status.in_(LIVE)
    lost = c.scalar(select(func.count()).where(game.c.lost.is_not(None), live)) or 0
    undone = due.c.done.is_(None)
    kinds = c.execute(select(due.c.kind, func.count(), func.min(due.c.at)).where(undone).group_by(due.c.kind)).all()
    oldest = min((at for _, _, at in kinds), default=None)
    counted = {kind: number for kind, number, _ in kinds}
    return Counts(tables, lost, counted, 0 if oldest is None else max(0, now - oldest))


def _pairs(c: Connection, query: Select[str, int]) -> dict[str, int]:
    return dict(c.execute(query).all())
