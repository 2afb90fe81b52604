"""Seats change hands: who holds them, who held them from which entry to which, and how people voted."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from . import attention, habits, insights, memos, proposed, stops, tries
from .database import Database
from .due import behind, cancel, follows, put
from .games import NEXT, one, seats_of, set_game
from .plans import drop, forget
from .rows import Ballot, Game, Insight, NewDue, Seat, Status, StoreError, Tenure
from .schema import as_row, ballot, columns, due, game, seat, tenure

_TENURES = (
    select(*columns(tenure, Tenure)).where(tenure.c.game == bindparam("of")).order_by(tenure.c.seat, tenure.c.first)
)
_WAITS = (
    update(seat)
    .where(seat.c.game == bindparam("of"), seat.c.index == bindparam("number"))
    .values(since=bindparam("from"), told=bindparam("times"), clock=bindparam("left"), counted=bindparam("upto"))
)


class Held(Struct, frozen=True):
    """A game, its seats, all their tenures, the ballots cast at it, and who has held which of its seats."""

    row: Game
    seats: tuple[Seat, ...]
    tenures: tuple[Tenure, ...]
    ballots: tuple[Ballot, ...]
    insights: frozenset[Insight] = frozenset()

    def known_to(self, person: int) -> frozenset[int]:
        """The seats that somebody has held: they may know their hands."""
        mark = insights.digest(self.row, person)
        noted = {each.seat for each in self.insights if each.person == mark}
        return frozenset(noted | {each.seat for each in self.tenures if each.person == person})


class Change(Struct, frozen=True, kw_only=True):
    """What to write: the seats and ballots from now on (None: unchanged), due work to add, and kinds of it to cancel
    first. `ended`: the game is over without a result, and why. `quiet`: nothing of this is shown at the table, except
    the due work."""

    seats: Sequence[Seat] | None = None
    ballots: Sequence[Ballot] | None = None
    due: Sequence[NewDue] = ()
    cancels: Sequence[str] = ()
    ended: str | None = None
    quiet: bool = False


class Seats:
    """Who holds the seats of games."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def held(self, game_id: int) -> Held:
        """Who holds the seats of a game. Raises `StoreError` for an unknown one."""
        return await self._db.read(lambda c: _held(c, game_id))

    async def tenures(self, game_id: int) -> tuple[Tenure, ...]:
        """Who held the seats of a game, by seat, the first holder first."""
        return await self._db.read(lambda c: _tenures(c, game_id))

    async def insights(self, game_id: int) -> frozenset[Insight]:
        """Who has held which seat of a game in play, by digest."""
        return await self._db.read(lambda c: insights.of(c, game_id))

    async def show(self, game_id: int, index: int, person: int, shown: bytes) -> None:
        """Note what the person at a seat was shown of the log, if they still hold it."""
        held = update(seat).where(seat.c.game == game_id, seat.c.index == index, seat.c.person == person)

        def work(c: Connection) -> None:
            c.execute(held.values(shown=shown))

        await self._db.write(work)

    async def rename(self, game_id: int, person: int, name: str, at: int) -> None:
        """Note a person's present name on the seat they hold and on their tenure there."""

        def work(c: Connection) -> None:
            held = update(seat).where(seat.c.game == game_id, seat.c.person == person, seat.c.name != name)
            if c.execute(held.values(name=name)).rowcount:
                now = (tenure.c.game == game_id, tenure.c.person == person, tenure.c.last.is_(None))
                c.execute(update(tenure).where(*now).values(name=name))
                put(c, game_id, [behind(at)])

        await self._db.write(work)

    async def change(self, game_id: int, decide: Callable[[Held], Change], at: int) -> Held:
        """Carry out what `decide` says about a game, in one transaction. If it raises, nothing changes."""

        def work(c: Connection) -> Held:
            before = _held(c, game_id)
            change = decide(before)
            if change.seats is not None:
                _reseat(c, before, change.seats)
            if change.ballots is not None:
                c.execute(delete(ballot).where(ballot.c.game == game_id))
                if change.ballots:
                    c.execute(
                        insert(ballot), [{"game": game_id, **msgspec.structs.asdict(b)} for b in change.ballots]
                    )
            cancel(c, game_id, change.cancels)
            put(c, game_id, [*change.due, *_follows(before, change, at)])
            if change.ended is not None:
                if Status.ABANDONED not in NEXT[before.row.status]:
                    raise StoreError(f"Game {game_id} is {before.row.status}: it cannot be ended.")
                set_game(c, game_id, status=Status.ABANDONED, ended=change.ended)
                stops.stand(c, game_id, at)
                drop(c, game_id)
                proposed.drop(c, game_id)
            if not change.quiet:
                set_game(c, game_id, updated_at=at)
            return _held(c, game_id)

        return await self._db.write(work)

    async def known(self, server: int, person: int) -> int:
        """How many games of a server `forget` would touch."""
        return await self._db.read(lambda c: len(_known(c, server, person)))

    async def forget(self, server: int, person: int) -> int:
        """Remove a person's id and name from all games of a server, and everything that mentions them; in games not
        over, their seats must already be in other hands. Returns the number of games they held a seat in or
        created."""

        def work(c: Connection) -> int:
            there, games = select(game.c.id).where(game.c.server == server), _known(c, server, person)
            for number in games:
                _forget_posts(c, number, person)
                for kept in (seat, tenure):
                    mine = update(kept).where(kept.c.game == number, kept.c.person == person)
                    c.execute(mine.values(person=None, name=""))
                c.execute(update(game).where(game.c.id == number, game.c.created_by == person).values(created_by=0))
            c.execute(delete(ballot).where(ballot.c.game.in_(there), ballot.c.person == person))
            _forget_mentions(c, server, person)
            forget(c, server, person)
            memos.forget(c, server, person)
            tries.forget(c, server, person)
            proposed.forget(c, server, person)
            habits.forget(c, person)
            attention.forget(c, person)
            return len(games)

        return await self._db.write(work)


def _known(c: Connection, server: int, person: int) -> list[int]:
    """The games of a server that know a person: as opener, at a seat now or before, by a vote."""
    there = select(game.c.id).where(game.c.server == server)
    sat = [select(t.c.game).where(t.c.person == person, t.c.game.in_(there)) for t in (seat, tenure, ballot)]
    opened = select(game.c.id).where(game.c.server == server, game.c.created_by == person)
    return sorted({number for query in (*sat, opened) for number in c.scalars(query)})


def _forget_posts(c: Connection, game_id: int, person: int) -> None:
    """Remove a game's posts that name a person."""
    names = set[str]()
    for kept in (seat, tenure):
        names |= set(c.scalars(select(kept.c.name).where(kept.c.game == game_id, kept.c.person == person)))
    marks = [str(person).encode(), *(name.encode() for name in names if name)]
    rows = c.execute(select(due.c.id, due.c.body).where(due.c.game == game_id)).all()
    gone = [row.id for row in rows if any(mark in row.body for mark in marks)]
    c.execute(delete(due).where(due.c.id.in_(gone)))


def _forget_mentions(c: Connection, server: int, person: int) -> None:
    """Remove what waits to be told at any of a server's tables about a person, by their id."""
    there = select(game.c.id).where(game.c.server == server)
    told = select(due.c.id, due.c.body).where(due.c.game.in_(there), due.c.kind.in_(("admin", "notice")))
    mark = re.compile(rb"(?<![\w.])%d(?![\w.])" % person)
    gone = [row.id for row in c.execute(told) if mark.search(row.body)]
    c.execute(delete(due).where(due.c.id.in_(gone)))


def _follows(before: Held, change: Change, at: int) -> list[NewDue]:
    """The due work that follows from a change: the board is behind, opponents may have to move, the game is over."""
    if change.quiet:
        return []
    seats = before.seats if change.seats is None else change.seats
    playing = before.row.status is Status.PLAYING and any(each.opponent for each in seats)
    ends = [] if change.ended is None else follows(Status.ABANDONED, before.row.head, at)
    return [behind(at), *([NewDue("opponents", b"", at)] if playing else []), *ends]


def begin(c: Connection, game_id: int) -> None:
    """The first tenures, from entry 0, within the transaction that starts a game."""
    seats = seats_of(c, game_id)
    for each in seats:
        c.execute(insert(tenure).values(_tenure(game_id, each, 0)))
    insights.note(c, one(c, game_id), [(each.index, each.person) for each in seats])


def note_waits(c: Connection, game_id: int, seats: Sequence[Seat]) -> None:
    """Note since when these seats are waited for, and their clocks, within a transaction."""
    waits = [
        {"of": game_id, "number": s.index, "from": s.since, "times": s.told, "left": s.clock, "upto": s.counted}
        for s in seats
    ]
    if waits:
        c.execute(_WAITS, waits)


def _held(c: Connection, game_id: int) -> Held:
    row, cast = one(c, game_id), select(*columns(ballot, Ballot)).where(ballot.c.game == game_id)
    ballots = tuple(as_row(Ballot, each) for each in c.execute(cast.order_by(ballot.c.at, ballot.c.person)))
    return Held(row, seats_of(c, game_id), _tenures(c, game_id), ballots, insights.of(c, game_id))


def _tenures(c: Connection, game_id: int) -> tuple[Tenure, ...]:
    return tuple(as_row(Tenure, row) for row in c.execute(_TENURES, {"of": game_id}))


def _reseat(c: Connection, before: Held, seats: Sequence[Seat]) -> None:
    """Write the seats; for those with another holder, begin new tenures and delete what was left there, and what is
    proposed at the game."""
    game_id = before.row.id
    if [each.index for each in seats] != [each.index for each in before.seats]:
        raise StoreError(f"Game {game_id}: its seats may change hands, no more.")
    for old, new in zip(before.seats, seats, strict=True):
        if old == new:
            continue
        values = msgspec.structs.asdict(new)
        if new.person not in (None, old.person):  # a stand-in's owner comes back to what they have missed
            values["shown"] = b""
        c.execute(update(seat).where(seat.c.game == game_id, seat.c.index == new.index).values(values))
        if before.row.head >= 0 and (old.person, old.opponent) != (new.person, new.opponent):
            _pass_on(c, before, new)
            insights.note(c, before.row, [(new.index, new.person)])
            drop(c, game_id, new.index)
            proposed.drop(c, game_id)
            if old.person is not None and old.person != new.person:
                memos.drop(c, game_id, old.person)
                tries.drop(c, game_id, old.person)


def _pass_on(c: Connection, before: Held, new: Seat) -> None:
    """End one tenure with the game's last entry, and begin the next one after it. A tenure without an entry leaves no
    trace."""
    game_id, head = before.row.id, before.row.head
    own = (tenure.c.game == game_id) & (tenure.c.seat == new.index)
    c.execute(delete(tenure).where(own, tenure.c.first > head))
    c.execute(update(tenure).where(own, tenure.c.last.is_(None)).values(last=head))
    last = [each for each in _tenures(c, game_id) if each.seat == new.index][-1:]
    if last and (last[0].person, last[0].opponent) == (new.person, new.opponent):  # back before anything happened
        c.execute(update(tenure).where(own, tenure.c.first == last[0].first).values(last=None, name=new.name))
    else:
        c.execute(insert(tenure).values(_tenure(game_id, new, head + 1)))


def _tenure(game_id: int, of: Seat, first: int) -> dict[str, object]:
    return {
        "game": game_id,
        "seat": of.index,
        "first": first,
        "person": of.person,
        "opponent": of.opponent,
        "name": of.name,
    }
