"""Results of games that are over. They follow from the journal, and are written by due work after the end. What opens
a game again, or writes its play anew, deletes them in the same transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from . import leagues, ratings
from .database import Database
from .rows import Ending, Score, Status
from .schema import as_row, columns, ending, game, score, tenure

_ROW = select(game.c.status, game.c.head, game.c.server, game.c.key)
_AT_THE_END = (tenure.c.game == score.c.game, tenure.c.seat == score.c.seat, tenure.c.last.is_(None))
_HELD = select(func.coalesce(tenure.c.person, 0)).where(*_AT_THE_END, tenure.c.opponent.is_(None)).scalar_subquery()
"""Who held a seat at the end: 0 for somebody who was forgotten, None for an opponent, also one that held it for a
person."""


class Result(Struct, frozen=True):
    """All that is stored of a game's end: `scores` by seat."""

    ending: Ending
    scores: tuple[Score, ...]


class Results:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game_id: int) -> Result | None:
        """The result of a game, or None while none is written."""
        return await self._db.read(lambda c: _of(c, game_id))

    async def holders_fit(self, game_id: int) -> bool:
        """Whether those are noted beside a game's scores who held the seats at the end."""
        query = select(score.c.seat).where(*_others(game_id))
        return await self._db.read(lambda c: c.execute(query).first() is None)

    async def write(self, game_id: int, result: Result) -> bool:
        """Write a game's result in place of the one before. Nothing happens if that is the same, or the game is not
        over any more, or has another last entry. Returns whether anything was written."""

        def work(c: Connection) -> bool:
            row = c.execute(_ROW.where(game.c.id == game_id).with_for_update()).first()
            if row is None or row.status != Status.FINISHED or row.head != result.ending.head:
                return False
            if _of(c, game_id) == result:
                return hold(c, game_id)
            drop(c, game_id)
            c.execute(insert(ending).values(game=game_id, **msgspec.structs.asdict(result.ending)))
            c.execute(insert(score), [{"game": game_id, **msgspec.structs.asdict(each)} for each in result.scores])
            hold(c, game_id)
            leagues.touched(c, game_id)
            if result.ending.rated:
                ratings.touch(c, row.server, row.key, result.ending.ended, game_id)
            return True

        return await self._db.write(work)

    async def over(self) -> Sequence[int]:
        """The numbers of all games that are over with a result, in order."""
        query = select(game.c.id).where(game.c.status == Status.FINISHED).order_by(game.c.id)
        return await self._db.read(lambda c: list(c.scalars(query)))


def hold(c: Connection, game_id: int) -> bool:
    """Note beside a game's scores who held the seats at the end, within a transaction: statistics count thousands of
    them, and do not look at tenures. Returns whether anything was noted otherwise."""
    return c.execute(update(score).where(*_others(game_id)).values(person=_HELD)).rowcount > 0


def _others(game_id: int) -> tuple[ColumnElement[bool], ...]:
    """The scores of a game beside which others are noted than held the seats."""
    return score.c.game == game_id, score.c.person.is_distinct_from(_HELD)


def drop(c: Connection, game_id: int) -> None:
    """Delete a game's result, within a transaction; the ratings that follow from it are computed anew."""
    of = select(game.c.server, game.c.key, ending.c.ended).join(ending, ending.c.game == game.c.id)
    row = c.execute(of.where(game.c.id == game_id, ending.c.rated)).first()
    if row is not None:
        ratings.touch(c, row.server, row.key, row.ended, game_id)
    leagues.touched(c, game_id)
    for kept in (score, ending):
        c.execute(delete(kept).where(kept.c.game == game_id))


def _of(c: Connection, game_id: int) -> Result | None:
    row = c.execute(select(*columns(ending, Ending)).where(ending.c.game == game_id)).first()
    if row is None:
        return None
    seats = select(*columns(score, Score)).where(score.c.game == game_id).order_by(score.c.seat)
    return Result(as_row(Ending, row), tuple(as_row(Score, each) for each in c.execute(seats)))
