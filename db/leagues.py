"""Leagues of servers: who is in them, their tables round by round, what is to be announced. What a league plays, and
how, is the host's; here it is bytes. A fixture notes the number of its table, and outlives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from . import errands
from .database import Database
from .rows import StoreError
from .schema import announcement, as_row, columns, entrant, fixture, game, league, scheduled, season, seat

PLAYED, ENDED = FOLLOWS = ("played", "ended")
"""How a fixture was scored, if that follows from what became of its table: by its result, or since it has none."""


class Stage(StrEnum):
    """The stages of a league: its organiser has not published it yet; people sign up for a season, or it is played;
    the last one is over."""

    DRAFT = "draft"
    SIGN_UP = "sign-up"
    PLAYED = "played"
    OVER = "over"


class League(Struct, frozen=True, kw_only=True):
    """A league of a server, shown in a `channel`. `season` is 0 of one that was never published. `round` is that
    played now (0: none yet), `until` when the sign-up or the round ends, or the draft is given up. Its message
    `stands` there: `shown` is a digest of what it shows, `edited` when it was sent or edited last; `sending`: the
    mark of a message of which it is not known whether it was sent; `lost`: why it cannot be there."""

    id: int = 0
    server: int
    channel: int
    organiser: int
    title: str
    body: bytes
    stage: Stage = Stage.DRAFT
    season: int = 0
    round: int = 0
    since: int
    until: int
    stands: int | None = None
    shown: str = ""
    edited: int = 0
    sending: str | None = None
    lost: str | None = None


class Entrant(Struct, frozen=True, kw_only=True):
    """A place in a league, by its number, and who has it `since` a time; who comes in somebody's place has it with
    all that was won there. `season`: the last in which it takes part (0: in none yet), `division` and `rank` are
    those of that season. `left_at`: it is free since then. Nobody is named once its person is forgotten."""

    number: int
    person: int | None
    name: str
    season: int = 0
    division: int = 0
    rank: int = 0
    since: int
    left_at: int | None = None


class Fixture(Struct, frozen=True, kw_only=True):
    """A table of a round: `body` is the host's. `numbered` is the number of the table (None: not opened yet, or never
    to be). `places`: the host's, empty while nothing counts; `scored` says how they came about, `reason` why an
    organiser set them."""

    season: int
    round: int
    number: int
    body: bytes
    numbered: int | None = None
    places: bytes = b""
    scored: str = ""
    reason: str = ""


class Book(Struct, frozen=True):
    """All of a league, its entrants by number, its fixtures in order."""

    league: League
    entrants: tuple[Entrant, ...]
    fixtures: tuple[Fixture, ...]


class Where(Struct, frozen=True):
    """The channel of a table, its thread, and the message that shows it; who has each of its `seats`, by id (None: a
    practice opponent) and name."""

    channel: int
    thread: int | None
    board: int | None
    seats: tuple[tuple[int | None, str], ...] = ()


class Moved(Struct, frozen=True, kw_only=True):
    """What to write of a league: the rows that are new or differ, how its season ended (the host's), and what is
    announced."""

    league: League | None = None
    entrants: Sequence[Entrant] = ()
    fixtures: Sequence[Fixture] = ()
    ended: bytes = b""
    told: Sequence[bytes] = ()

    @property
    def is_nothing(self) -> bool:
        """Whether nothing changes."""
        return self.league is None and not (self.entrants or self.fixtures or self.told)


class Announcement(Struct, frozen=True):
    """What is to be said in a league's channel, and (`sending`) the mark of a message that may have said it."""

    id: int
    league: int
    at: int
    body: bytes
    sending: str | None = None


class Leagues:
    """Those of all servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def open(self, new: League, press: str, check: Callable[[int], None]) -> League:
        """Open a league. `press` is the interaction that asked for it: if it asks again, it gets the same one.
        `check` gets the number of leagues of the server that are not over; if it raises, nothing is written."""

        def work(c: Connection) -> League:
            row = c.execute(select(*_LEAGUE).where(league.c.press == press)).first()
            if row is not None:
                return as_row(League, row)
            going = c.scalars(select(league.c.id).where(league.c.server == new.server, league.c.stage != Stage.OVER))
            check(len(list(going)))
            values = {name: value for name, value in msgspec.structs.asdict(new).items() if name != "id"}
            made = c.execute(insert(league).values(press=press, **values).returning(league.c.id))
            number: int = made.scalar_one()
            errands.begin(c, new.server, errands.LEAGUES, new.since)
            errands.begin(c, new.server, errands.ANNOUNCED, new.since)
            return replace(new, id=number)

        return await self._db.write(work)

    async def of(self, server: int) -> list[League]:
        """Those of a server, the newest first."""
        query = select(*_LEAGUE).where(league.c.server == server).order_by(league.c.id.desc())
        return [as_row(League, row) for row in await self._db.ask(query)]

    async def book(self, number: int) -> Book | None:
        """All of a league, or None."""
        return await self._db.read(lambda c: _book(c, number))

    async def past(self, number: int) -> list[int]:
        """The seasons of a league of which it is kept how they ended, the first first."""
        query = select(season.c.number).where(season.c.league == number).order_by(season.c.number)
        return [row.number for row in await self._db.ask(query)]

    async def ended(self, number: int, which: int) -> bytes | None:
        """How a past season ended, None if that is not kept."""
        query = select(season.c.body).where(season.c.league == number, season.c.number == which)
        return next((row.body for row in await self._db.ask(query)), None)

    async def places(self, number: int, which: int, at_round: int) -> dict[int, Where]:
        """Where the tables of a round are, by the tables' numbers."""
        of = select(fixture.c.numbered, game.c.channel, game.c.thread, game.c.board, seat.c.person, seat.c.name)
        of = of.join(game, game.c.id == fixture.c.numbered).join(seat, seat.c.game == game.c.id)
        of = of.where(fixture.c.league == number, fixture.c.season == which, fixture.c.round == at_round)
        found = dict[int, Where]()
        for row in await self._db.ask(of.order_by(fixture.c.numbered, seat.c.index)):
            before = found[row.numbered].seats if row.numbered in found else ()
            found[row.numbered] = Where(row.channel, row.thread, row.board, (*before, (row.person, row.name)))
        return found

    async def change(self, number: int, decide: Callable[[Book], Moved], at: int) -> Book:
        """Carry out what `decide` says about a league, in one transaction. If it raises, nothing changes. Raises
        `StoreError` for an unknown one."""

        def work(c: Connection) -> Book:
            before = _book(c, number)
            if before is None:
                raise StoreError(f"There is no league {number}.")
            moved = decide(before)
            if moved.is_nothing:
                return before
            if moved.league is not None:
                values = {name: value for name, value in msgspec.structs.asdict(moved.league).items() if name != "id"}
                c.execute(update(league).where(league.c.id == number).values(**values))
            _put(c, entrant, number, moved.entrants, ("number",))
            _put(c, fixture, number, moved.fixtures, ("season", "round", "number"))
            if moved.ended:
                c.execute(insert(season).values(league=number, number=before.league.season, body=moved.ended))
            for body in moved.told:
                c.execute(insert(announcement).values(league=number, at=at, body=body))
            for kind in (errands.LEAGUES, errands.ANNOUNCED, errands.CALENDAR):
                errands.begin(c, before.league.server, kind, at)
            after = _book(c, number)
            assert after is not None
            return after

        return await self._db.write(work)

    async def note(self, number: int, **values: object) -> None:
        """Note what has become of a league's message."""
        await self._db.write(lambda c: c.execute(update(league).where(league.c.id == number).values(**values)))

    async def announced(self, server: int) -> list[Announcement]:
        """What is still to be said of a server's leagues, in order."""
        mine = select(league.c.id).where(league.c.server == server)
        query = select(*columns(announcement, Announcement)).where(announcement.c.league.in_(mine))
        return [as_row(Announcement, row) for row in await self._db.ask(query.order_by(announcement.c.id))]

    async def sending(self, number: int, mark: str) -> None:
        """An announcement may be sent with that mark from now on."""
        mine = update(announcement).where(announcement.c.id == number)
        await self._db.write(lambda c: c.execute(mine.values(sending=mark)))

    async def said(self, number: int) -> None:
        """An announcement was sent, or cannot be."""
        await self._db.write(lambda c: c.execute(delete(announcement).where(announcement.c.id == number)))

    async def everywhere(self, person: int) -> list[tuple[League, Entrant | None]]:
        """The leagues of all servers that somebody organises or is in."""

        def work(c: Connection) -> list[tuple[League, Entrant | None]]:
            query = select(entrant.c.league, *columns(entrant, Entrant)).where(entrant.c.person == person)
            mine = {row[0]: _entrant(row[1:]) for row in c.execute(query)}
            own = set(c.scalars(select(league.c.id).where(league.c.organiser == person)))
            found = select(*_LEAGUE).where(league.c.id.in_(sorted({*mine, *own}))).order_by(league.c.id)
            return [(as_row(League, row), mine.get(row.id)) for row in c.execute(found)]

        return await self._db.read(work)


_LEAGUE = columns(league, League)


def touched(c: Connection, game_id: int) -> None:
    """Within a transaction: a table has a result, or another, or none any more, or ended without one. What it counted
    in the season of a league that is played is open again, and looked at, unless it was scored otherwise."""
    query = select(league.c.id, league.c.server, league.c.season).join(fixture, fixture.c.league == league.c.id)
    row = c.execute(query.where(fixture.c.numbered == game_id, league.c.stage == Stage.PLAYED)).first()
    if row is not None:
        own = (fixture.c.league == row.id, fixture.c.season == row.season, fixture.c.numbered == game_id)
        ours = update(fixture).where(*own, fixture.c.scored.in_(FOLLOWS))
        c.execute(ours.values(scored="", places=b""))
        errands.stir(c, row.server, errands.LEAGUES, 0)


def drop(c: Connection, server: int) -> None:
    """Within a transaction: nothing is left of the leagues of a server."""
    mine = select(league.c.id).where(league.c.server == server)
    for each in (announcement, scheduled, season, fixture, entrant):
        c.execute(delete(each).where(each.c.league.in_(mine)))
    c.execute(delete(league).where(league.c.server == server))


def forget(c: Connection, server: int | None, person: int) -> None:
    """Within a transaction: somebody's places in the leagues of a server, or (None) of all, are free and name nobody;
    who organised one is not known any more."""
    there = [] if server is None else [league.c.server == server]
    numbers = select(league.c.id).where(*there)
    held = (entrant.c.person == person, entrant.c.league.in_(numbers))
    query = select(league.c.server).join(entrant, entrant.c.league == league.c.id).where(*held).distinct()
    for each in sorted(c.scalars(query)):
        for kind in (errands.LEAGUES, errands.ANNOUNCED):
            errands.stir(c, each, kind, 0)
    c.execute(update(entrant).where(*held, entrant.c.left_at.is_(None)).values(left_at=entrant.c.since))
    c.execute(update(entrant).where(*held).values(person=None, name=""))
    c.execute(update(league).where(league.c.organiser == person, *there).values(organiser=0))


def _book(c: Connection, number: int) -> Book | None:
    row = c.execute(select(*_LEAGUE).where(league.c.id == number)).first()
    if row is None:
        return None
    people = select(*columns(entrant, Entrant)).where(entrant.c.league == number).order_by(entrant.c.number)
    tables = select(*columns(fixture, Fixture)).where(fixture.c.league == number)
    tables = tables.order_by(fixture.c.season, fixture.c.round, fixture.c.number)
    return Book(
        as_row(League, row),
        tuple(as_row(Entrant, each) for each in c.execute(people)),
        tuple(as_row(Fixture, each) for each in c.execute(tables)),
    )


def _entrant(values: Sequence[Any]) -> Entrant:
    return Entrant(**dict(zip(Entrant.__struct_fields__, values, strict=True)))


def _put(c: Connection, table: Any, number: int, rows: Sequence[Any], key: tuple[str, ...]) -> None:
    """Write rows of a league, in place of those with the same key."""
    for each in rows:
        same = [table.c[name] == getattr(each, name) for name in key]
        c.execute(delete(table).where(table.c.league == number, *same))
    if rows:
        c.execute(insert(table), [{"league": number, **msgspec.structs.asdict(each)} for each in rows])
