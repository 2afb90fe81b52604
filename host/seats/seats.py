"""Seats of tables in play change hands: the one door through which people leave, come back, take over, vote and end
games. `wishes` says what follows from each; here it is checked, written in one transaction, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

import db
from db import Change, Held
from engine.core.model import Seat
from engine.core.opponents import OPPONENTS

from .. import calls
from ..calls import STAND_IN, terms_of
from ..clocks.clock import Shown, Ticking
from ..conditions import only_fitting
from ..people import Person, Refused
from ..posts import Notice
from ..session import Session, Sessions
from ..view.table import Table
from . import timeouts, wishes

Decide = Callable[[Held, int], Change]

log = logging.getLogger(__name__)


class Seats:
    """All its methods raise `Refused` and then change nothing."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store
        self._noting: set[asyncio.Task[None]] = set()

    # --- a person's own seat

    async def resign(self, number: int, person: int) -> Table:
        """Leave for good. The last one to leave ends the table."""
        return await self._change(number, lambda held, now: wishes.resigned(held, person, STAND_IN, now))

    async def stand_in(self, number: int, person: int, kind: str = STAND_IN) -> Table:
        """Step away: a practice opponent holds the seat until its owner comes back."""
        if kind not in OPPONENTS:
            raise Refused("no-such-opponent", kinds=", ".join(OPPONENTS))
        return await self._change(number, lambda held, now: wishes.away(held, person, kind, now))

    async def come_back(self, number: int, person: int) -> Table:
        """Play again after stepping away, or after being replaced, until somebody has taken the seat."""
        await self._only_welcome_back(number, person)
        return await self._change(number, lambda held, now: wishes.back(held, person, now))

    async def offer(self, number: int, person: int, to: int | None) -> Table:
        """Offer one's seat to somebody, who must accept by `take`, or (None) to anybody."""
        if to is not None:
            await self._only_welcome(number, to)
        return await self._change(number, lambda held, now: wishes.offered(held, person, to, now))

    async def keep(self, number: int, person: int) -> Table:
        """Take back all offers of one's seat."""
        return await self._change(number, lambda held, now: wishes.kept(held, person))

    async def take(self, number: int, seat: int, person: Person) -> Table:
        """Take over a seat that is open or was offered to this person, unless they were barred on this server."""
        await self._only_taken(number, person.id)
        return await self._change(number, lambda held, now: wishes.taken(held, seat, person, now))

    def know(self, table: Table, person: Person) -> None:
        """Note the name that a person at a table has now. Nobody waits for that: it is written in the background."""
        seat = table.seat_of(person.id)
        if seat is not None and table.seats[seat].name != person.name:
            task = asyncio.create_task(self._rename(table.id, person), name=f"name at table {table.id}")
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _rename(self, number: int, person: Person) -> None:
        try:
            await self._store.seats.rename(number, person.id, person.name, self._sessions.now())
        except db.StoreError as error:  # the next press will note it
            log.warning("table %s: a name was not noted: %s", number, error)
        self._sessions.lives.forget(number)
        self._register.changed(number)

    # --- the others

    async def vote_replace(self, number: int, seat: int, person: int) -> Table:
        """Vote to have a practice opponent play a seat that keeps the others waiting too long; see `wishes.poll`."""
        return await self._change(number, lambda held, now: wishes.voted(held, seat, person, STAND_IN, now))

    async def agree_end(self, number: int, person: int) -> Table:
        """Agree to end the table without a result; it ends once everybody there has agreed."""
        return await self._change(number, lambda held, now: wishes.agreed(held, person, now))

    async def withdraw_end(self, number: int, person: int) -> Table:
        """Withdraw that agreement."""
        return await self._change(number, lambda held, now: wishes.disagreed(held, person))

    async def nudge(self, number: int, person: int) -> Table:
        """Call those waited for again, once a day at each table."""
        awaited: list[Seat] = []
        return await self._change(
            number, lambda held, now: wishes.nudged(held, person, awaited, now), awaited=awaited
        )

    # --- an admin, whose right to it the caller has checked

    async def replace(self, number: int, seat: int, reason: str = "") -> Table:
        """Have a practice opponent play a seat, at any time; its person may come back until somebody takes it."""
        table = await self._register.table(number)
        barred = (await self._register.settings(table.row.server)).barred
        return await self._change(
            number, lambda held, now: wishes.replaced(held, seat, STAND_IN, now, reason, barred=barred)
        )

    async def remove(self, number: int, seat: int, reason: str = "") -> Table:
        """Take a seat from its person for good."""
        return await self._change(number, lambda held, now: wishes.removed(held, seat, STAND_IN, now, reason))

    async def vanish(self, number: int, seat: int) -> None:
        """The same, because everything about that person is deleted: they are not named. It works whatever state the
        table is in, also where its game is not on this host."""

        def decide(held: Held, now: int) -> Change:
            return wishes.vanished(held, seat, STAND_IN, now)

        try:
            await self._change(number, decide)
        except Refused as error:
            if error.code != "no-such-game":
                raise
            now = self._sessions.now()
            await self._store.seats.change(number, lambda held: wishes.settled(held, decide(held, now), now), now)

    async def close(self, number: int, reason: str = "") -> None:
        """End a table without a result, started or not, whatever state it is in."""
        await self._written(number, lambda held, now: wishes.closed(held, reason))

    async def shut_out(self, number: int, person: int) -> None:
        """Keep somebody off one table: they may take no seat there, whoever invites them."""
        await self._written(number, lambda held, now: wishes.shut_out(held, person, now))

    async def let_back(self, number: int, person: int) -> None:
        """The opposite."""
        await self._written(number, lambda held, now: wishes.let_back(held, person))

    async def unagreed(self, number: int) -> None:
        """Forget who agreed to end a table, which is opened again."""
        await self._written(number, lambda held, now: wishes.unagreed(held))

    async def offer_free(self, number: int, seat: int, guest: int) -> None:
        """An admin offers somebody a free seat, which they must accept."""
        await self._only_welcome(number, guest)
        await self._written(number, lambda held, now: wishes.offered_by_admin(held, seat, guest, now))

    # --- what somebody may wish

    async def possible(self, number: int, person: Person) -> tuple[Held, list[tuple[str, int]]]:
        """How a table is held, and the wishes that somebody would be granted there, each with its seat."""
        held, waiting = await self._seen(number)
        granted = wishes.possible(held, person, waiting, self._sessions.now())
        barred = (await self._register.settings(held.row.server)).shuts_out(person.id)
        shut = {("take", seat.index) for seat in held.seats} if barred else set()
        shut |= {("back", seat.index) for seat in held.seats if barred and seat.opponent and seat.open}
        return held, [each for each in granted if each not in shut]

    async def refuse(self, number: int, wish: str, seat: int, person: Person) -> None:
        """Raise the `Refused` that a wish would meet now, if any."""
        held, waiting = await self._seen(number)
        wishes.wished(held, wish, seat, person, waiting, self._sessions.now())

    async def wish(self, number: int, wish: str, seat: int, person: Person) -> Table:
        """Carry out one of the `possible` wishes."""
        if wish == "take":
            await self._only_taken(number, person.id)
        if wish == "back":
            await self._only_welcome_back(number, person.id)
        awaited: list[Seat] = []
        return await self._change(
            number, lambda held, now: wishes.wished(held, wish, seat, person, awaited, now), awaited=awaited
        )

    async def invite(self, number: int, by: int, guest: int, *, abroad: bool = False) -> None:
        """Count an invitation that is about to be sent, of a guest of another server if they are `abroad`. Raises
        `Refused` if there were enough already, or if the guest was sent away and it is not the manager who invites
        them back."""
        await self._only_welcome(number, by)
        game = (await self._register.table(number)).game

        def decide(held: Held, now: int) -> Change:
            table = Table(held.row, held.seats, game)
            mine = by == table.manager()
            return wishes.invited(held, guest, now, pardoned=mine, name=table.managed_by(), abroad=abroad)

        await self._written(number, decide)

    # --- looking

    async def held(self, number: int) -> Held:
        """How a table is held; the seats waited for have their times. Raises `Refused`."""
        return (await self._seen(number))[0]

    async def _seen(self, number: int) -> tuple[Held, tuple[Seat, ...]]:
        await self._register.table(number)
        async with self._sessions.open(number) as session:
            awaited = await _awaited(session) or ()
        return _timed(self._told(await self._store.seats.held(number)), awaited), awaited

    async def clocks(self, number: int) -> tuple[Shown, ...]:
        """How the clocks of those stand who are waited for."""
        async with self._sessions.open(number) as session:
            return await session.clocks(await session.table())

    async def tenures(self, number: int) -> tuple[db.Tenure, ...]:
        """Who held the seats of a table from which entry to which."""
        return await self._store.seats.tenures(number)

    async def remind(self, number: int) -> None:
        """Call people again whose time for that has come, and note when to do so next. Does nothing at a table that
        waits for nobody."""

        def decide(held: Held, now: int) -> Change:
            if held.row.status is not db.Status.PLAYING:
                again = [db.NewDue("remind", b"", now + calls.DAY)] if held.row.status is db.Status.PAUSED else []
                return Change(due=again, cancels=("remind",), quiet=True)
            terms = terms_of(held.row)
            late = calls.to_remind(held.seats, terms, now)
            notice = db.NewDue("notice", msgspec.json.encode(Notice("remind", seats=tuple(late))), now)
            told = calls.told(held.seats, late, terms, now)
            return Change(seats=told, due=[notice] if late else (), quiet=True)

        # The game is only loaded to find out what an older version did not note.
        held = await self._store.seats.held(number)
        noted = any(seat.since is not None for seat in held.seats)
        async with self._sessions.open(number) as session:
            await self._write(session, decide, None if noted else await _awaited(session))

    async def look_at_clocks(self, number: int) -> None:
        """Warn people whose time runs short, and do what the table's terms say about those whose clocks have run out.
        Does nothing at a table where nobody can move, or without clocks."""
        async with self._sessions.open(number) as session:
            table = await session.table()
            known = await session.ticking(table, sure=True)
            if known is None or table.status is not db.Status.PLAYING:
                return
            awaited = await _awaited(session)
            await self._write(session, lambda held, now: timeouts.looked(held, known, now), awaited, known)

    # --- inside

    async def _only_welcome(self, number: int, person: int) -> None:
        """Raises `Refused` for somebody barred from taking seats on the table's server."""
        await self._register.only_welcome((await self._register.table(number)).row.server, person)

    async def _only_taken(self, number: int, person: int) -> None:
        """The same for somebody who wants to take a seat, which its owner always may, others by the table's terms."""
        await self._only_welcome(number, person)
        table = await self._register.table(number)
        if table.seat_of(person) is None:
            await only_fitting(self._store, table.row, person)

    async def _only_welcome_back(self, number: int, person: int) -> None:
        """Raises `Refused` for somebody barred who was replaced: whoever stepped away may come back."""
        table = await self._register.table(number)
        if any(seat.person == person and seat.opponent and seat.open for seat in table.seats):
            await self._register.only_welcome(table.row.server, person)

    async def _change(self, number: int, decide: Decide, *, awaited: list[Seat] | None = None) -> Table:
        async with self._sessions.open(number) as session:
            await session.table()
            waiting = await _awaited(session)
            if awaited is not None:
                awaited.extend(waiting or ())
            await self._write(session, decide, waiting)
        return await self._register.table(number)

    def _told(self, held: Held) -> Held:
        """How a table is held, with who is away."""
        return msgspec.structs.replace(held, away=calls.away(held.seats, self._sessions.said, self._sessions.now()))

    async def _written(self, number: int, decide: Decide) -> None:
        """As `_change`, without the game, because it may be impossible to open."""
        async with self._sessions.open(number) as session:
            await self._write(session, decide, None)

    async def _write(
        self, session: Session, decide: Decide, waiting: Sequence[Seat] | None, ticking: Ticking | None = None
    ) -> None:
        now, known = session.now(), ticking or await _ticking(session)

        def work(held: Held) -> Change:
            held = self._told(held)
            timed = held if waiting is None else _timed(held, waiting)
            return finished(timed, wishes.settled(timed, decide(timed, now), now), waiting, now, known)

        with session.writing():
            await session.store.seats.change(session.number, work, now)


async def _ticking(session: Session) -> Ticking | None:
    """What counting the time at a table needs; None where its terms cannot be read: it can be closed all the same."""
    try:
        return await session.ticking(await session.table())
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


async def _awaited(session: Session) -> tuple[Seat, ...] | None:
    """The seats waited for; None if the game cannot be opened: people can leave it all the same."""
    try:
        return (await session.live()).waiting
    except Refused:
        return None
    except Exception:
        log.exception("table %s cannot be opened", session.number)
        return None


def _timed(held: Held, waiting: Sequence[int]) -> Held:
    """Give seats that are waited for the time of the last entry, if an older version did not note since when."""
    timed = tuple(
        msgspec.structs.replace(seat, since=held.row.updated_at)
        if seat.index in waiting and seat.since is None and calls.played(seat)
        else seat
        for seat in held.seats
    )
    return msgspec.structs.replace(held, seats=timed)


def finished(
    held: Held, change: Change, waiting: Sequence[Seat] | None, now: int, known: Ticking | None = None
) -> Change:
    """A change with the times since when its seats are waited for, their clocks, and what is due about them."""
    if change.ended is not None:
        return msgspec.structs.replace(change, cancels=(*change.cancels, "remind", "clock"))
    if change.seats is None:
        return change
    timed = list(change.seats)
    if waiting is not None:
        timed = calls.timed(change.seats, waiting, now, ticking=known, before=held.seats)
    due = [*change.due, *calls.next_calls(timed, terms_of(held.row), known)]
    return msgspec.structs.replace(change, seats=timed, due=due, cancels=(*change.cancels, "remind", "clock"))
