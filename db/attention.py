"""How people live, when they were called, and the calls that wait for them. The words are the host's; here they are
bytes. Every method is one transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from .database import Database
from .due import put
from .notices import note_person
from .rows import NewDue, Owed
from .schema import as_row, ballot, columns, due, owed, person, seat

KEPT = 2 * 86_400
"""Seconds for which calls are remembered: longer than a person's day, also where the clocks are set."""
LIVED, MOST = 100 * 86_400, 100
"""Seconds for which it is remembered how somebody lived, since their clocks may not have been counted since; and how
often they may have changed it meanwhile."""
AGAIN = 12 * 3_600
"""Seconds within which nobody is warned twice that they are next at the same table."""
GUEST = "guest"
"""The kind of ballot of somebody who came to a game from another server."""
OWED = "owed"
"""The kind of due work that makes a call."""


class Call(msgspec.Struct, frozen=True, array_like=True):
    """A call of somebody: when, and by what, so that what is sent again counts once."""

    at: int
    key: str


class Earlier(msgspec.Struct, frozen=True, array_like=True):
    """How somebody lived until a time."""

    until: int
    life: bytes


class Known(msgspec.Struct, frozen=True):
    """What is stored of somebody: how they live, as the host wrote it (empty: nothing was said), how they lived
    before, the earliest first, and their calls."""

    life: bytes = b""
    calls: tuple[Call, ...] = ()
    earlier: tuple[Earlier, ...] = ()

    def times(self) -> list[int]:
        """When they were called: what was called by one message counts once."""
        return sorted({call.at for call in self.calls})


When = Callable[[Known], int]
"""When somebody may be called, from what is known of them."""
_CALLS = msgspec.msgpack.Decoder(tuple[Call, ...])
_EARLIER = msgspec.msgpack.Decoder(tuple[Earlier, ...])


class Attention:
    """Of all persons."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def known(self, people: Collection[int] | None) -> dict[int, Known]:
        """What is stored of these people, or (None) of all who have said something; those of whom nothing is stored
        are left out."""
        return await self._db.read(lambda c: known(c, people))

    async def live(self, who: int, life: bytes, at: int) -> None:
        """Keep how somebody lives from now on; what waits for them, and their clocks, are looked at again at once."""

        def work(c: Connection) -> None:
            note_person(c, who)
            before = known(c, [who]).get(who, Known())
            lived = [each for each in before.earlier if at - LIVED < each.until <= at]
            if not lived or lived[-1].until < at:  # else they have not lived so for a second
                lived.append(Earlier(at, before.life))
            earlier = msgspec.msgpack.encode(lived[-MOST:])
            _keep(c, who, life=life, earlier=earlier)
            timed = select(seat.c.game).where(seat.c.person == who, seat.c.counted.is_not(None))
            clocks = (due.c.done.is_(None), due.c.kind == "clock", due.c.game.in_(timed), due.c.held.is_(None))
            c.execute(update(due).where(*clocks).values(at=at))
            games = select(owed.c.game).where(owed.c.person == who)
            mine = (due.c.done.is_(None), due.c.kind == OWED, due.c.game.in_(games), due.c.body == b"%d" % who)
            c.execute(update(due).where(*mine, due.c.held.is_(None)).values(at=at))

        await self._db.write(work)

    async def call(
        self, game: int, people: Collection[int], why: str, key: str, now: int, when: When
    ) -> frozenset[int]:
        """Call people to a game, by what has that key. Returns those to be called now, for whom that is noted; for
        each of the others a call waits, until the time that `when` tells, as it does for guests of another server,
        who do not see where the game is. Asked again with the same key, because nothing was sent, it is as if it had
        not been asked before."""

        def work(c: Connection) -> frozenset[int]:
            stored, called, guests = known(c, people), list[int](), _guests(c, [game], people)
            for who in people:
                of = _without(stored.get(who, Known()), key)
                if (at := when(of)) <= now and (game, who) not in guests:
                    _called(c, who, of, Call(now, key))
                    _settle(c, who, [game])
                    called.append(who)
                else:
                    if of != stored.get(who, Known()):
                        _keep(c, who, calls=msgspec.msgpack.encode(of.calls))
                    owe(c, game, who, why, now, at)
            return frozenset(called)

        return await self._db.write(work) if people else frozenset()

    async def warn(self, game: int, people: Collection[int], why: str, now: int, when: When) -> None:
        """Let a word wait for people who are next at a game, unless a call to it waits for them, or they were told
        so lately (`AGAIN`)."""

        def work(c: Connection) -> None:
            stored = known(c, people)
            waits = set(c.scalars(select(owed.c.person).where(owed.c.game == game, owed.c.person.in_(list(people)))))
            for who in people:
                of = stored.get(who, Known())
                lately = any(call.key == _warning(game) and call.at > now - AGAIN for call in of.calls)
                if who not in waits and not lately:
                    owe(c, game, who, why, now, when(of))

        if people:
            await self._db.write(work)

    async def owed(self, who: int) -> list[Owed]:
        """The calls that wait for somebody, the oldest first."""
        query = select(*columns(owed, Owed)).where(owed.c.person == who).order_by(owed.c.since, owed.c.game)
        return await self._db.read(lambda c: [as_row(Owed, row) for row in c.execute(query)])

    async def guests(self, who: int, games: Collection[int]) -> frozenset[int]:
        """To which of these games somebody came from another server."""
        return frozenset(game for game, _ in await self._db.read(lambda c: _guests(c, games, [who])))

    async def guests_of(self, game: int) -> frozenset[int]:
        """Who came to a game from another server, or was called to it there."""
        there = ballot.c.game == game, ballot.c.kind == GUEST
        return await self._db.read(lambda c: frozenset(c.scalars(select(ballot.c.person).where(*there))))

    async def begin(self, who: int, games: Collection[int], mark: int, now: int, when: When) -> bool:
        """Note that the due work with that number makes these calls in one message now, and that its person is called
        by it. Returns False, and notes nothing, if they may not be called yet, as `when` tells, or if other work that
        is not done has begun to make one of these calls."""

        def work(c: Connection) -> bool:
            mine, of = (owed.c.person == who, owed.c.game.in_(games)), known(c, [who]).get(who, Known())
            marks = {each for each in c.scalars(select(owed.c.mark).where(*mine)) if each is not None}
            others = select(due.c.id).where(due.c.id.in_(marks), due.c.done.is_(None), due.c.kind == OWED).limit(1)
            if when(of) > now or (marks and c.scalar(others) is not None):
                return False
            c.execute(update(owed).where(*mine).values(mark=mark))
            _called(c, who, of, Call(now, _key(mark)))
            return True

        return await self._db.write(work)

    async def unbegin(self, who: int, mark: int) -> None:
        """The message of that due work was not sent: its calls wait again, and its person was not called by it."""

        def work(c: Connection) -> None:
            c.execute(update(owed).where(owed.c.person == who, owed.c.mark == mark).values(mark=None))
            calls = _without(known(c, [who]).get(who, Known()), _key(mark)).calls
            _keep(c, who, calls=msgspec.msgpack.encode(calls))

        await self._db.write(work)

    async def settled(self, who: int, games: Sequence[int], warned: Sequence[int] = ()) -> None:
        """No call of somebody to these games waits any more: they were made, or nobody needs them. The due work finds
        that out by itself. By their last call they were `warned` that they are next at some of them."""

        def work(c: Connection) -> None:
            _settle(c, who, games)
            for game in warned:
                of = known(c, [who]).get(who, Known())
                _called(c, who, of, Call(max(of.times(), default=0), _warning(game)))

        await self._db.write(work)


def readable_calls(stored: bytes) -> bool:
    """Whether these are calls as they are stored."""
    try:
        return not stored or all(0 <= call.at < 2**40 for call in _CALLS.decode(stored))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return False


def readable_earlier(stored: bytes) -> bool:
    """Whether these are earlier lives as they are stored."""
    try:
        return not stored or all(0 <= each.until < 2**40 for each in _EARLIER.decode(stored))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return False


def forget(c: Connection, who: int) -> None:
    """Delete what is stored of somebody, within a transaction."""
    note_person(c, who)
    c.execute(delete(owed).where(owed.c.person == who))
    c.execute(delete(person).where(person.c.id == who))


def known(c: Connection, people: Collection[int] | None) -> dict[int, Known]:
    """What is stored of these people, within a transaction; see `Attention.known`."""
    rows = c.execute(select(person).where(person.c.life != b"" if people is None else person.c.id.in_(list(people))))
    # Calls that cannot be read are none: one too many is better than never another.
    return {
        row.id: Known(
            row.life,
            _CALLS.decode(row.calls) if row.calls and readable_calls(row.calls) else (),
            _EARLIER.decode(row.earlier) if row.earlier and readable_earlier(row.earlier) else (),
        )
        for row in rows
    }


def _without(known: Known, key: str) -> Known:
    """As if what has that key had called nobody."""
    return msgspec.structs.replace(known, calls=tuple(call for call in known.calls if call.key != key))


def _called(c: Connection, who: int, known: Known, call: Call) -> None:
    kept = [each for each in known.calls if each.key != call.key and each.at > call.at - KEPT]
    _keep(c, who, calls=msgspec.msgpack.encode([*kept, call]))


def _keep(c: Connection, who: int, **values: bytes) -> None:
    if not c.execute(update(person).where(person.c.id == who).values(**values)).rowcount:
        new: Mapping[str, object] = {"id": who, "life": b"", "calls": b"", "earlier": b"", **values}
        c.execute(insert(person).values(new))


def _key(mark: int) -> str:
    """The key of a call by due work."""
    return f"w{mark}"


def _warning(game: int) -> str:
    """The key of a word that somebody is next there."""
    return f"n{game}"


def owe(c: Connection, game: int, who: int, why: str, now: int, at: int) -> None:
    """Let a call wait, within a transaction. One that waits already goes on, now for this reason."""
    mine = (owed.c.person == who, owed.c.game == game)
    if not c.execute(update(owed).where(*mine).values(why=why)).rowcount:
        c.execute(insert(owed).values(person=who, game=game, why=why, since=now, mark=None))
        put(c, game, [NewDue(OWED, b"%d" % who, at)])


def _guests(c: Connection, games: Collection[int], people: Collection[int]) -> set[tuple[int, int]]:
    """Games and people who came there from another server."""
    there = ballot.c.game.in_(list(games)), ballot.c.kind == GUEST, ballot.c.person.in_(list(people))
    return {(row.game, row.person) for row in c.execute(select(ballot.c.game, ballot.c.person).where(*there))}


def _settle(c: Connection, who: int, games: Sequence[int]) -> None:
    """No call to these games waits any more. The due work finds that out."""
    c.execute(delete(owed).where(owed.c.person == who, owed.c.game.in_(list(games))))
