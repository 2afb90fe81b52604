"""Seats change hands: who holds them, who held them from which entry to which, and how people voted."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from . import (
    attention,
    errands,
    events,
    habits,
    insights,
    leagues,
    lessons,
    memos,
    paces,
    proposed,
    ratings,
    results,
    seekers,
    stops,
    weekly,
)
from . import tries as tries_of
from .database import Database
from .due import behind, cancel, follows, put
from .follows import WATCH, read
from .games import NEXT, one, seats_of, set_game
from .notices import note
from .plans import drop, forget
from .rows import LIVE, Ballot, Game, Insight, NewDue, Seat, Status, StoreError, Tenure
from .schema import as_row, ballot, columns, due, game, memo, owed, plan, proposal, seat, tenure, tries

_TENURES = (
    select(*columns(tenure, Tenure)).where(tenure.c.game == bindparam("of")).order_by(tenure.c.seat, tenure.c.first)
)
_WAITS = (
    update(seat)
    .where(seat.c.game == bindparam("of"), seat.c.index == bindparam("number"))
    .values(
        since=bindparam("from"),
        began=bindparam("start"),
        told=bindparam("times"),
        clock=bindparam("left"),
        counted=bindparam("upto"),
    )
)

NAMING = ("admin", "notice", proposed.SETTLE, attention.OWED, WATCH)
"""The kinds of due work whose bodies may name people."""
SOME = 500
"""Rows deleted at a time."""


class Held(Struct, frozen=True):
    """A game, its seats, all their tenures, the ballots cast at it, and who has held which of its seats. `away`:
    until when those are away who let others see it, by their seats; it is not stored here."""

    row: Game
    seats: tuple[Seat, ...]
    tenures: tuple[Tenure, ...]
    ballots: tuple[Ballot, ...]
    insights: frozenset[Insight] = frozenset()
    away: Mapping[int, int] = {}

    def known_to(self, person: int) -> frozenset[int]:
        """The seats that somebody has held: they may know their hands."""
        mark = insights.digest(self.row, person)
        noted = {each.seat for each in self.insights if each.person == mark}
        return frozenset(noted | {each.seat for each in self.tenures if each.person == person})


class Change(Struct, frozen=True, kw_only=True):
    """What to write: the seats and ballots from now on (None: unchanged), due work to add, and kinds of it to cancel
    first. `ended`: the game is over without a result, and why. `quiet`: nothing of this is shown at the table, except
    the due work. `marks`: what it means for how reliable people are."""

    seats: Sequence[Seat] | None = None
    ballots: Sequence[Ballot] | None = None
    due: Sequence[NewDue] = ()
    cancels: Sequence[str] = ()
    ended: str | None = None
    quiet: bool = False
    marks: Sequence[paces.Mark] = ()


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
                errands.changed(c, game_id, at)

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
            paces.note(c, change.marks)
            cancel(c, game_id, change.cancels)
            put(c, game_id, [*change.due, *_follows(before, change, at)])
            if change.ended is not None:
                if Status.ABANDONED not in NEXT[before.row.status]:
                    raise StoreError(f"Game {game_id} is {before.row.status}: it cannot be ended.")
                set_game(c, game_id, status=Status.ABANDONED, ended=change.ended)
                stops.stand(c, game_id, at)
                drop(c, game_id)
                proposed.drop(c, game_id)
                events.heard(c, game_id, events.became(Status.ABANDONED, before.row.head, at))
                leagues.touched(c, game_id)
            if not change.quiet:
                set_game(c, game_id, updated_at=at)
            return _held(c, game_id)

        return await self._db.write(work)

    async def known(self, server: int | None, person: int) -> int:
        """How many games of a server, or (None) of all, `forget` would touch."""
        return await self._db.read(lambda c: len(_known(c, _there(server), person)))

    async def everywhere(self, person: int) -> list[int]:
        """The games, of all servers, at which anything is stored of a person, but what only waits to be told."""

        def work(c: Connection) -> list[int]:
            kept = (select(each.c.game).where(each.c.person == person) for each in (plan, memo, tries, owed))
            others = {number for query in kept for number in c.scalars(query)}
            proposals = {n for n in c.scalars(select(proposal.c.game)).all() if proposed.about(c, n, person)}
            return sorted({*_known(c, _there(None), person), *others, *proposals})

        return await self._db.read(work)

    async def waiting(self, person: int) -> list[tuple[int, str, int, int | None]]:
        """What waits to be told, or was told in the last day, and names a person: the game, the kind of due work, its
        time, and when it was done."""

        def work(c: Connection) -> list[tuple[int, str, int, int | None]]:
            names = _names(c, _known(c, _there(None), person), person)
            rows = c.execute(select(due).order_by(due.c.id))
            return [(row.game, row.kind, row.at, row.done) for row in rows if _mentions(row, person, names)]

        return await self._db.read(work)

    async def forget(self, server: int | None, person: int) -> tuple[int, list[int]]:
        """Remove a person's id and name from all games of a server, or (None) of all servers, and everything that
        mentions them, but from games not over at which they hold a seat: they must leave those first. Returns the
        number of games they held a seat in, created or voted at, and the games to which something was written."""

        def work(c: Connection) -> tuple[int, list[int]]:
            there = _there(server)
            games = _known(c, there, person)
            called = select(owed.c.game).where(owed.c.person == person)
            told = [*games, *c.scalars(there.where(game.c.id.in_(called)))]
            _forget_posts(c, there, person, _names(c, games, person))
            ratings.forget(c, server, person)
            for number in games:
                if c.scalar(_held_now(number, person)) is not None:
                    continue  # they have joined again meanwhile
                for kept in (seat, tenure):
                    mine = update(kept).where(kept.c.game == number, kept.c.person == person)
                    c.execute(mine.values(person=None, name=""))
                results.hold(c, number)
                c.execute(update(game).where(game.c.id == number, game.c.created_by == person).values(created_by=0))
            c.execute(delete(ballot).where(ballot.c.game.in_(there), ballot.c.person == person))
            forget(c, there, person)
            memos.forget(c, there, person)
            tries_of.forget(c, there, person)
            proposed.forget(c, there, person)
            habits.forget(c, person)
            lessons.forget(c, person)
            seekers.forget(c, server, person)
            leagues.forget(c, server, person)
            weekly.forget(c, server, person)
            paces.forget(c, person)
            attention.forget(c, person)
            for number in told:
                note(c, number)
            return len(games), sorted({*told})

        return await self._db.write(work)


def _there(server: int | None) -> Select[tuple[int]]:
    """The numbers of all games of a server, or (None) of all servers."""
    every = select(game.c.id)
    return every if server is None else every.where(game.c.server == server)


def _known(c: Connection, there: Select[tuple[int]], person: int) -> list[int]:
    """Those of some games that know a person: as opener, at a seat now or before, by a vote."""
    sat = [select(t.c.game).where(t.c.person == person, t.c.game.in_(there)) for t in (seat, tenure, ballot)]
    opened = there.where(game.c.created_by == person)
    return sorted({number for query in (*sat, opened) for number in c.scalars(query)})


def _held_now(number: int, person: int) -> Select[tuple[int]]:
    """The seat that somebody holds at a game, if that is not over."""
    held = select(seat.c.index).join(game, game.c.id == seat.c.game).where(game.c.id == number)
    return held.where(seat.c.person == person, game.c.status.in_(LIVE))


def _names(c: Connection, games: Sequence[int], person: int) -> dict[int, set[str]]:
    """The names that a person has or had at some games, by game."""
    found: dict[int, set[str]] = {number: set() for number in games}
    for kept in (seat, tenure):
        for number, name in c.execute(select(kept.c.game, kept.c.name).where(kept.c.person == person)):
            if number in found and name:
                found[number].add(name)
    return found


def _forget_posts(c: Connection, there: Select[tuple[int]], person: int, names: dict[int, set[str]]) -> None:
    """Remove what waits to be told at some games and names a person."""
    rows = c.execute(select(due.c.id, due.c.game, due.c.kind, due.c.body).where(due.c.game.in_(there)))
    gone = [row.id for row in rows if _mentions(row, person, names)]
    for at in range(0, len(gone), SOME):
        c.execute(delete(due).where(due.c.id.in_(gone[at : at + SOME])))


def _mentions(row: Any, person: int, names: dict[int, set[str]]) -> bool:
    """Whether due work names a person, by their id or by a name they have at that game. Only some kinds name
    people."""
    if row.kind not in NAMING:
        return False
    if row.kind == WATCH:
        return read(row.body).person == person
    said = row.body.decode("utf-8", "replace")
    if re.search(rf"(?<![\w.]){person}(?![\w.])", said):
        return True
    told = (msgspec.json.encode(name)[1:-1].decode() for name in names.get(row.game, ()))
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) for name in told)


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
        {
            "of": game_id,
            "number": s.index,
            "from": s.since,
            "start": s.began,
            "times": s.told,
            "left": s.clock,
            "upto": s.counted,
        }
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
                tries_of.drop(c, game_id, old.person)


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
