"""What the results of games say together: of one person, or of a server's games. Who played is who held the seat at
the end, not an opponent that held it for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, and_, case, func, literal_column, or_, select

from .database import Database
from .rows import Status
from .schema import ending, game, score, tenure

EPOCH, A_SECOND = 1_420_070_400, 1_000 << 22
"""When the numbers of threads begin to count (epoch seconds), and by how much they grow in a second."""
SLACK = 60
"""Seconds by which this machine's clock may be ahead of theirs."""


class Sat(Struct, frozen=True, kw_only=True):
    """A seat at the end of a game: what it had, and who held it."""

    seat: int
    place: int
    points: int
    won: bool
    person: int | None
    opponent: str | None
    name: str


class Played(Struct, frozen=True, kw_only=True):
    """A game that is over, as in `Ending`, with its seats in order."""

    game: int
    key: str
    setting: str
    began: int
    ended: int
    turns: int
    fewest: bool
    seats: tuple[Sat, ...]
    level: str = ""


class Group(Struct, frozen=True, kw_only=True):
    """Games of one kind, with so many seats and one first setting, alone also of one level: how many there are, the
    points of all their seats together, and the best of them. The record is the best that a person had at the end, of
    equals the first: `person` holds it (None: somebody who was forgotten), and was called that. Without one there are
    only practice opponents."""

    key: str
    seats: int
    setting: str
    games: int
    points: int
    best: int
    level: str = ""
    record: int | None = None
    person: int | None = None
    name: str = ""


class Tally(Struct, frozen=True, kw_only=True):
    """How often somebody played to the end, and won."""

    person: int
    name: str
    games: int
    wins: int


_LEVEL = func.coalesce(ending.c.level, literal_column("''"))
_AT_THE_END = and_(tenure.c.game == score.c.game, tenure.c.seat == score.c.seat, tenure.c.last.is_(None))


class Statistics:
    """Reads only."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, person: int, server: int | None = None) -> tuple[list[Played], int]:
        """The games that somebody played to the end, the earliest end first, on a server or on all; and how many
        others they sat at before."""

        def work(c: Connection) -> tuple[list[Played], int]:
            here = () if server is None else (game.c.server == server,)
            mine = select(tenure.c.game).join(game, game.c.id == tenure.c.game)
            mine = mine.where(tenure.c.person == person, *here)
            stayed = mine.where(tenure.c.last.is_(None), tenure.c.opponent.is_(None))
            every = select(func.count()).where(ending.c.game.in_(mine))
            games = _played(c, ending.c.game.in_(stayed))
            return games, (c.scalar(every) or 0) - len(games)

        return await self._db.read(work)

    async def counts(self, server: int, channels: Collection[int]) -> dict[str, int]:
        """How many games of each kind of a server, in some channels, have a result."""
        query = select(game.c.key, func.count().label("n")).join(ending, ending.c.game == game.c.id)
        query = query.where(*_here(server, channels, None)).group_by(game.c.key)
        return await self._db.read(lambda c: {row.key: row.n for row in c.execute(query)})

    async def groups(self, server: int, channels: Collection[int], key: str) -> list[Group]:
        """The games of a server of one kind, in some channels, in groups."""
        theirs = case((score.c.person.is_not(None), score.c.points))
        at = (
            select(
                score.c.game,
                func.count().label("seats"),
                func.sum(score.c.points).label("points"),
                func.max(score.c.points).label("most"),
                func.min(score.c.points).label("least"),
                func.max(theirs).label("their_most"),
                func.min(theirs).label("their_least"),
            )
            .join(game, game.c.id == score.c.game)
            .where(*_here(server, channels, key))
            .group_by(score.c.game)
            .subquery()
        )
        query = select(at, ending.c.setting, ending.c.fewest, _LEVEL.label("level"))
        query = query.join(ending, ending.c.game == at.c.game).order_by(ending.c.ended, at.c.game)

        def work(c: Connection) -> list[Group]:
            found: dict[tuple[int, str, str], list[Row[Any]]] = {}
            for row in c.execute(query):
                found.setdefault((row.seats, row.setting, row.level), []).append(row)
            records = {kind: _record(rows) for kind, rows in found.items()}
            holders = _holders(c, [each for each in records.values() if each is not None])
            return [
                Group(
                    key=key,
                    seats=kind[0],
                    setting=kind[1],
                    level=kind[2],
                    games=len(rows),
                    points=sum(int(row.points) for row in rows),
                    best=min(row.least for row in rows) if rows[0].fewest else max(row.most for row in rows),
                    **({} if (record := records[kind]) is None else holders[record]),
                )
                for kind, rows in sorted(found.items())
            ]

        return await self._db.read(work)

    async def people(
        self, server: int, channels: Collection[int], people: Collection[int], key: str | None = None, most: int = 10
    ) -> list[Tally]:
        """Who of these people won most, in games of a server in some channels, of all kinds or of one; games alone
        do not count."""
        wins, second = func.sum(case((score.c.won, 1), else_=0)), score.alias()
        shared = select(game.c.id).join(second, and_(second.c.game == game.c.id, second.c.seat == 1))
        shared_here = shared.where(*_here(server, channels, key)).subquery()
        query = (
            select(
                score.c.person, func.count().label("n"), wins.label("wins"), func.max(score.c.game).label("newest")
            )
            .join(shared_here, shared_here.c.id == score.c.game)
            .where(score.c.person.in_(list(people)))
            .group_by(score.c.person)
            .order_by(wins.desc(), func.count(), score.c.person)
            .limit(most)
        )

        def work(c: Connection) -> list[Tally]:
            found = c.execute(query).all()
            return [
                Tally(
                    person=row.person,
                    name=_name(c, row.newest, row.person),
                    games=row.n,
                    wins=int(row.wins),
                )
                for row in found
            ]

        return await self._db.read(work) if people else []

    async def names(self, server: int, people: Collection[int]) -> dict[int, str]:
        """What these people were called at the last of a server's games that they held a seat of."""
        newest = (
            select(tenure.c.person, func.max(tenure.c.game).label("game"))
            .join(game, game.c.id == tenure.c.game)
            .where(game.c.server == server, tenure.c.person.in_(list(people)))
            .group_by(tenure.c.person)
            .subquery()
        )
        query = select(tenure.c.person, tenure.c.name).join(
            newest, (newest.c.person == tenure.c.person) & (newest.c.game == tenure.c.game)
        )
        return await self._db.read(lambda c: {row.person: row.name for row in c.execute(query)})

    async def channels(self, server: int) -> list[int]:
        """The channels of a server in which games were played to their end."""
        query = select(game.c.channel).where(game.c.server == server, game.c.status == Status.FINISHED)
        return await self._db.read(lambda c: sorted(c.scalars(query.distinct())))


def _here(server: int, channels: Collection[int], key: str | None) -> tuple[ColumnElement[bool], ...]:
    """The games of a server in these channels. One that was opened in a thread which was there before is left out:
    that may be a private one. The numbers of threads tell when they were made."""
    of = () if key is None else (game.c.key == key,)
    own = or_(game.c.thread.is_(None), game.c.thread >= (game.c.created_at - SLACK - EPOCH) * A_SECOND)
    there = game.c.channel.in_(list(channels))
    return (game.c.server == server, game.c.status == Status.FINISHED, there, own, *of)


def _record(rows: Sequence[Row[Any]]) -> tuple[int, int] | None:
    """The best that a person had in games of one kind, in the order of their ends: the game, and the points."""
    theirs = [(row.game, row.their_least if row.fewest else row.their_most) for row in rows]
    sign = 1 if rows[0].fewest else -1
    return min((each for each in theirs if each[1] is not None), key=lambda each: sign * each[1], default=None)


def _holders(c: Connection, records: Sequence[tuple[int, int]]) -> dict[tuple[int, int], dict[str, Any]]:
    """Who has these records, as `Group` tells it: of those with equal points in one game, the first seat."""
    query = select(score.c.game, score.c.points, tenure.c.person, tenure.c.name).join(tenure, _AT_THE_END)
    query = query.where(score.c.game.in_([number for number, _ in records]), score.c.person.is_not(None))
    found = {
        (row.game, row.points): {"record": row.points, "person": row.person, "name": row.name}
        for row in c.execute(query.order_by(score.c.seat.desc()))
    }
    return {each: found.get(each, {}) for each in records}


def _name(c: Connection, number: int, person: int) -> str:
    """What somebody was called at a game."""
    mine = (tenure.c.game == number, tenure.c.person == person, tenure.c.last.is_(None))
    return c.scalar(select(tenure.c.name).where(*mine)) or ""


def _played(c: Connection, *chosen: ColumnElement[bool]) -> list[Played]:
    """The chosen games with their seats, the earliest end first."""
    own = (ending.c.game, game.c.key, ending.c.setting, ending.c.began, ending.c.ended, ending.c.turns)
    seats = (score.c.seat, score.c.place, score.c.points, score.c.won)
    who = (tenure.c.person, tenure.c.opponent, tenure.c.name)
    query = (
        select(*own, _LEVEL.label("level"), ending.c.fewest, *seats, *who)
        .join(game, game.c.id == ending.c.game)
        .join(score, score.c.game == ending.c.game)
        .join(tenure, _AT_THE_END)
        .where(*chosen)
        .order_by(ending.c.ended, ending.c.game, score.c.seat)
    )
    found: dict[int, tuple[Sequence[object], list[Sat]]] = {}
    for row in c.execute(query):
        sat = Sat(
            seat=row.seat,
            place=row.place,
            points=row.points,
            won=row.won,
            person=row.person,
            opponent=row.opponent,
            name=row.name,
        )
        found.setdefault(row.game, (row, []))[1].append(sat)
    return [_game(row, sats) for row, sats in found.values()]


def _game(row: object, sats: Sequence[Sat]) -> Played:
    names = [name for name in Played.__struct_fields__ if name != "seats"]
    return Played(**{name: getattr(row, name) for name in names}, seats=tuple(sats))
