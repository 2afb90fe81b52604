"""Ratings: what follows from the results of tables that were rated, in the order in which they ended. A ladder is
that of one game on a server, or (server `EVERYWHERE`) on the host. It notes up to which game it has come; whatever
changes the games behind that makes it stale in the same transaction, and it is then computed from its beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, insert, or_, select, tuple_, update

from .database import Database
from .rows import Status
from .schema import ending, game, ladder, rating, score, tenure

EVERYWHERE = 0
Changes: TypeAlias = Mapping[tuple[int, int], tuple[int, int]]
"""What games did to ratings on their server: by game and seat, as people read it, before and after."""
SOME = 500
"""Games that are asked for by their numbers, if they are fewer."""


class Who(NamedTuple):
    """A person, or (person 0) the practice opponents of a kind."""

    person: int
    opponent: str = ""


class Entrant(NamedTuple):
    """A seat of a rated game: who began there (None: a person who was forgotten), their place, and whether they
    still held it at the end."""

    who: Who | None
    place: int
    stayed: bool


class Contest(NamedTuple):
    """A rated game that is over: its number, when it ended, its seats in order."""

    game: int
    ended: int
    entrants: tuple[Entrant, ...]


class Rating(Struct, frozen=True):
    """How strong somebody is believed to be, how sure that is, and after how many games."""

    mu: float
    sigma: float
    games: int


class Ladder(Struct, frozen=True):
    """How far a ladder has come: the end and the number of its last game (None: it has none). `version` counts what
    has happened to it."""

    version: int = 0
    ended: int | None = None
    upto: int | None = None
    stale: bool = False


class Change(NamedTuple):
    """What a game did to the rating on its server of whoever began at a seat, as people read it."""

    seat: int
    who: Who
    before: int
    after: int


class Behind(NamedTuple):
    """What a ladder lacks: the games to be rated now, in order, and the ratings to begin with. `anew`: it begins from
    the start, so those are none."""

    ladder: Ladder
    contests: list[Contest]
    ratings: dict[Who, Rating]
    anew: bool


class Ratings:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def behind(self, server: int, key: str, *, anew: bool = False) -> Behind | None:
        """What a ladder lacks; None if nothing. `anew`: as if it had to begin from the start."""

        def work(c: Connection) -> Behind | None:
            known = _ladder(c, server, key)
            fresh = anew or known.stale
            contests = _contests(c, server, key, None if fresh else known)
            if not contests and not fresh:
                return None
            people = {each.who for contest in contests for each in contest.entrants if each.who is not None}
            return Behind(known, contests, {} if fresh else _ratings(c, server, key, people), fresh)

        return await self._db.read(work)

    async def write(
        self, server: int, key: str, behind: Behind, ratings: Mapping[Who, Rating], changes: Changes
    ) -> bool:
        """Write the ratings that follow from what a ladder lacked, and what its games did to them. Returns False, and
        writes nothing, if something has happened to it since."""
        last = behind.contests[-1] if behind.contests else None

        def work(c: Connection) -> bool:
            own, there = (ladder.c.server == server, ladder.c.key == key), behind.ladder
            if _ladder(c, server, key) != there:
                return False
            if there.version == 0:
                c.execute(insert(ladder).values(server=server, key=key, version=0, stale=False))
            upto = {"ended": None if last is None else last.ended, "upto": None if last is None else last.game}
            now = update(ladder).where(*own, ladder.c.version == there.version)
            if c.execute(now.values(version=there.version + 1, stale=False, **upto)).rowcount != 1:
                return False
            mine = (rating.c.server == server, rating.c.key == key)
            if behind.anew:
                c.execute(delete(rating).where(*mine))
            else:
                for who in ratings:
                    c.execute(delete(rating).where(*mine, *_is(who)))
            rows = [
                {"server": server, "key": key, "person": who.person, "opponent": who.opponent, "mu": each.mu,
                 "sigma": each.sigma, "games": each.games}
                for who, each in ratings.items()
            ]  # fmt: skip
            if rows:
                c.execute(insert(rating), rows)
            if server != EVERYWHERE:
                _note(c, changes, _changes(c, server, key) if behind.anew else {})
            return True

        return await self._db.write(work)

    async def changes(self, server: int, key: str) -> Changes:
        """What the games of a ladder of a server did to it, as it is noted beside their scores."""
        return await self._db.read(lambda c: _changes(c, server, key))

    async def changed(self, game_id: int) -> list[Change]:
        """What a game did to the ratings on its server, by seat; nothing where a ladder has to be computed again, or
        the game is not one of it."""
        query = (
            select(score.c.seat, score.c.rating_before, score.c.rating_after, score.c.place)
            .add_columns(tenure.c.first, tenure.c.last, tenure.c.person, tenure.c.opponent)
            .join(game, game.c.id == score.c.game)
            .join(ending, ending.c.game == score.c.game)
            .join(ladder, (ladder.c.server == game.c.server) & (ladder.c.key == game.c.key))
            .join(tenure, (tenure.c.game == score.c.game) & (tenure.c.seat == score.c.seat))
            .where(score.c.game == game_id, ending.c.rated, ladder.c.stale.is_(False))
            .where(score.c.rating_before.is_not(None), score.c.rating_after.is_not(None))
            .order_by(score.c.seat, tenure.c.first)
        )

        def work(c: Connection) -> list[Change]:
            held: dict[int, list[Row[Any]]] = {}
            for row in c.execute(query):
                held.setdefault(row.seat, []).append(row)
            began = ((seat, _entrant(rows).who, rows[0]) for seat, rows in held.items())
            return [Change(n, who, row.rating_before, row.rating_after) for n, who, row in began if who is not None]

        return await self._db.read(work)

    async def odd(self) -> int | None:
        """A game beside whose scores ratings are noted though it is not rated, or only half of them."""
        noted = or_(score.c.rating_before.is_not(None), score.c.rating_after.is_not(None))
        whole = score.c.rating_before.is_not(None) & score.c.rating_after.is_not(None) & ending.c.rated
        query = select(score.c.game).join(ending, ending.c.game == score.c.game).where(noted, ~whole)
        return await self._db.read(lambda c: c.scalar(query.order_by(score.c.game).limit(1)))

    async def all(self, server: int, key: str) -> dict[Who, Rating]:
        """The ratings of a ladder."""
        return await self._db.read(lambda c: _ratings(c, server, key, None))

    async def of(self, server: int, person: int) -> dict[str, Rating]:
        """Somebody's ratings on a server, or everywhere, by game."""
        query = select(rating).where(rating.c.server == server, rating.c.person == person)

        def work(c: Connection) -> dict[str, Rating]:
            return {row.key: Rating(row.mu, row.sigma, row.games) for row in c.execute(query)}

        return await self._db.read(work)

    async def everywhere(self, person: int) -> list[tuple[int, str, Rating]]:
        """All that is stored of somebody: server (or `EVERYWHERE`), game, rating."""
        query = select(rating).where(rating.c.person == person).order_by(rating.c.server, rating.c.key)

        def work(c: Connection) -> list[tuple[int, str, Rating]]:
            return [(row.server, row.key, Rating(row.mu, row.sigma, row.games)) for row in c.execute(query)]

        return await self._db.read(work)

    async def ladders(self) -> list[tuple[int, str]]:
        """All ladders that there are, or should be."""

        def work(c: Connection) -> list[tuple[int, str]]:
            query = select(game.c.server, game.c.key).join(ending, ending.c.game == game.c.id)
            wanted = {(row.server, row.key) for row in c.execute(query.where(ending.c.rated).distinct())}
            wanted |= {(EVERYWHERE, key) for _, key in wanted}
            wanted |= {(row.server, row.key) for row in c.execute(select(ladder.c.server, ladder.c.key))}
            return sorted(wanted)

        return await self._db.read(work)


def touch(c: Connection, server: int, key: str, ended: int, number: int) -> None:
    """A rated game has a result, or another, or none any more: the ladders that have come past its end are stale.
    Within a transaction."""
    past = or_(ladder.c.ended > ended, (ladder.c.ended == ended) & (ladder.c.upto >= number))
    _stale(c, ladder.c.server.in_((server, EVERYWHERE)), ladder.c.key == key, past)


def forget(c: Connection, server: int | None, person: int) -> None:
    """Delete somebody's ratings on a server, or (None) on all; all ladders of rated games at which they held a seat,
    if only for the rest of somebody's game, are computed again. Within a transaction, before they are taken from the
    seats."""
    mine = [rating.c.person == person, *([] if server is None else [rating.c.server.in_((server, EVERYWHERE))])]
    there = [tenure.c.person == person, *([] if server is None else [game.c.server == server])]
    of = select(tenure.c.game, tenure.c.seat).join(game, game.c.id == tenure.c.game).where(*there).subquery()
    sat = (score.c.game == of.c.game, score.c.seat == of.c.seat)
    noted = update(score).where(score.c.game.in_(select(of.c.game)), select(of.c.game).where(*sat).exists())
    c.execute(noted.values(rating_before=None, rating_after=None))
    held = select(game.c.server, game.c.key).join(ending, ending.c.game == game.c.id)
    held = held.join(tenure, tenure.c.game == game.c.id).where(*there, ending.c.rated).distinct()
    for row in c.execute(held).all():
        _stale(c, ladder.c.server.in_((row.server, EVERYWHERE)), ladder.c.key == row.key)
    for row in c.execute(select(rating.c.server, rating.c.key).where(*mine)).all():
        _stale(c, ladder.c.server == row.server, ladder.c.key == row.key)
    c.execute(delete(rating).where(*mine))


def drop(c: Connection, server: int) -> None:
    """Delete the ladders of a server, within a transaction."""
    c.execute(delete(rating).where(rating.c.server == server))
    c.execute(delete(ladder).where(ladder.c.server == server))


def _changes(c: Connection, server: int, key: str) -> dict[tuple[int, int], tuple[int, int]]:
    """What is noted beside the scores of a server's games of a kind."""
    query = select(score.c.game, score.c.seat, score.c.rating_before, score.c.rating_after)
    query = query.join(game, game.c.id == score.c.game).where(game.c.server == server, game.c.key == key)
    query = query.where(score.c.rating_before.is_not(None))
    return {(row.game, row.seat): (row.rating_before, row.rating_after) for row in c.execute(query)}


def _note(c: Connection, changes: Changes, noted: Changes) -> None:
    """Note what games did to ratings, where it is not `noted` so."""
    rows: list[dict[str, int | None]] = [
        {"of": number, "at": seat, "before": before, "after": after}
        for (number, seat), (before, after) in changes.items()
        if noted.get((number, seat)) != (before, after)
    ]
    rows += [{"of": n, "at": seat, "before": None, "after": None} for n, seat in noted if (n, seat) not in changes]
    one = update(score).where(score.c.game == bindparam("of"), score.c.seat == bindparam("at"))
    if rows:
        c.execute(one.values(rating_before=bindparam("before"), rating_after=bindparam("after")), rows)


def _stale(c: Connection, *chosen: ColumnElement[bool]) -> None:
    c.execute(update(ladder).where(*chosen).values(stale=True, version=ladder.c.version + 1))


def _ladder(c: Connection, server: int, key: str) -> Ladder:
    row = c.execute(select(ladder).where(ladder.c.server == server, ladder.c.key == key)).first()
    return Ladder() if row is None else Ladder(row.version, row.ended, row.upto, row.stale)


def _is(who: Who) -> tuple[ColumnElement[bool], ...]:
    return rating.c.person == who.person, rating.c.opponent == who.opponent


def _ratings(c: Connection, server: int, key: str, people: set[Who] | None) -> dict[Who, Rating]:
    query = select(rating).where(rating.c.server == server, rating.c.key == key)
    if people is not None:
        query = query.where(tuple_(rating.c.person, rating.c.opponent).in_(list(people)))
    return {Who(row.person, row.opponent): Rating(row.mu, row.sigma, row.games) for row in c.execute(query)}


def _contests(c: Connection, server: int, key: str, after: Ladder | None) -> list[Contest]:
    """The rated games of a ladder that come after where it is (None: all), in order."""
    chosen = [game.c.key == key, game.c.status == Status.FINISHED, ending.c.rated]
    if server != EVERYWHERE:
        chosen.append(game.c.server == server)
    if after is not None and after.ended is not None:  # mostly there are none, as an index tells
        later = (ending.c.ended >= after.ended, or_(ending.c.ended > after.ended, ending.c.game > after.upto))
        numbers = list(c.scalars(select(ending.c.game).where(ending.c.rated, *later).limit(SOME)))
        if not numbers:
            return []
        chosen += later if len(numbers) == SOME else (ending.c.game.in_(numbers),)
    query = (
        select(ending.c.game, ending.c.ended, score.c.seat, score.c.place)
        .add_columns(tenure.c.first, tenure.c.last, tenure.c.person, tenure.c.opponent)
        .join(game, game.c.id == ending.c.game)
        .join(score, score.c.game == ending.c.game)
        .join(tenure, (tenure.c.game == score.c.game) & (tenure.c.seat == score.c.seat))
        .where(*chosen)
        .order_by(ending.c.ended, ending.c.game, score.c.seat, tenure.c.first)
    )
    seats: dict[tuple[int, int], dict[int, list[Row[Any]]]] = {}
    for row in c.execute(query):
        seats.setdefault((row.ended, row.game), {}).setdefault(row.seat, []).append(row)
    return [
        Contest(number, ended, tuple(_entrant(rows) for rows in by_seat.values()))
        for (ended, number), by_seat in seats.items()
    ]


def _entrant(held: Sequence[Row[Any]]) -> Entrant:
    """A seat by its tenures."""
    first, last = held[0], held[-1]
    stayed = (first.person, first.opponent) == (last.person, last.opponent)
    if first.person is not None:
        return Entrant(Who(first.person), first.place, stayed)
    return Entrant(None if first.opponent is None else Who(0, first.opponent), first.place, stayed)
