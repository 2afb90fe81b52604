"""What people at a table ask of each other, from the question to what follows once all have agreed.

A proposal to take back belongs to the position it was made in: as soon as anything else is written, it is void. What
is asked for is carried out in the transaction of the last agreement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import db
from engine.core.frames import AnyView
from engine.core.model import Note, Seat

from ..calls import DAY, Terms, next_calls, played, terms_of
from ..clocks.ticking import ticking
from ..keep.replay import ALONE, TAKEN
from ..keep.rewind import entries_of, plan
from ..live import Live
from ..people import Refused
from ..play.undo import own_presses, views_before
from ..posts import Notice
from ..rewinding import strike_out
from ..session import MAX_ENTRIES, Session, Sessions
from ..terms import TERMS as KNOWN
from ..terms import chosen
from ..undone import standing
from ..view.lines import Line
from ..view.proposed import TAKE_BACK, TERMS, Proposed, TakeBack, mark, proposed, taken
from ..view.table import Table

TIME = DAY
"""Seconds for which a proposal stands."""

CHANGING = ("replace", "remind")
"""The terms that can be changed in play, besides the time for turns."""
STEPS = 3
"""The most notes by which a message names what would be taken back."""
CHANGED = "terms-changed"
"""The code of the notice that says so."""


class Refusal(Struct, frozen=True):
    """Which seat refused a proposal, and the code of the notice."""

    code: str
    seat: int


class Asking(Struct, frozen=True):
    """What somebody may ask to take back at a table: by the first line of each of their last presses, the newest
    first. For one of them: what would be lost with it, the lines of that as they may read them, and the seats that
    would have to agree. `before`: of steps by which nobody is told to have done anything, the views in which they
    were chosen, by their lines: what they are called may differ from one decision to the next."""

    table: Table
    steps: tuple[Line, ...]
    lost: TakeBack
    told: tuple[Line, ...]
    asked: tuple[int, ...]
    before: Mapping[int, AnyView]


class Proposals:
    """Its methods raise `Refused` and then change nothing. Those that answer a proposal name it by its mark
    (`Proposed.mark`)."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store

    # --- looking

    async def refused(self, number: int, given: str) -> Refusal | None:
        """Who refused the proposal of that mark, as the table was told lately; None if nobody did, or it was long
        ago. Raises `StoreError`."""
        for body in await self._store.queue.bodies(number, "notice"):
            told = msgspec.json.decode(body, type=Notice)
            if told.mark == given and told.seat is not None:
                return Refusal(told.code, told.seat)
        return None

    async def of(self, number: int, person: int | None) -> Proposed | None:
        """What is proposed at a table and stands, as that person (None: an onlooker) sees it."""
        async with self._sessions.open(number) as session:
            live = await session.live()
            found = await session.proposal(live)
            return None if found is None else proposed(found, live.table, person, live.recent)

    async def possible(self, number: int, person: int, first: int | None = None) -> Asking:
        """What somebody may ask to take back: from entry `first` on, the first of one of their last presses (None: of
        their last one)."""
        async with self._sessions.open(number) as session:
            live, seat = await session.playing(person)
            lost, presses = _lost(live, seat, first), own_presses(live, seat)
            mine = taken(live.recent, presses[-1], seat)
            steps = tuple(line for line in reversed(mine) if line.seq in presses)
            told = tuple(line for line in mine if line.seq >= lost.first)
            silent = [line.seq for line in steps if not any(note.args.get("seat") == seat for note in line.notes)]
            before = await views_before(self._store.journal, live, seat, silent)
            return Asking(live.table, steps, lost, told, _asked(live.table, seat, lost), before)

    # --- proposing

    async def take_back(self, number: int, person: int, first: int, head: int) -> tuple[Table, bool]:
        """Ask those whom it touches to take back everything from entry `first` on, if the table's last entry is still
        `head`. Where it touches nobody, that is done at once: then the answer is True."""
        async with self._sessions.open(number) as session:
            live, seat = await session.playing(person)
            if live.table.row.head != head:
                raise Refused("moved-on")
            lost = _lost(live, seat, first)
            asked = _asked(live.table, seat, lost)
            made = self._made(session, live, seat, TAKE_BACK, msgspec.json.encode(lost), asked, head)
            if asked:
                steps = _steps(live, seat, lost)
                told = Note(TAKE_BACK, msgspec.to_builtins(lost) | {"steps": msgspec.to_builtins(steps)})
                await self._propose(session, live, made, told)
            else:
                await self._carry_out(session, live, made, None)
        return await self._register.table(number), not asked

    async def terms(self, number: int, person: int, terms: Terms) -> tuple[Table, bool]:
        """Propose other terms of a table in play (time for turns, replacing, reminders) to all others who play there;
        see `take_back`."""
        async with self._sessions.open(number) as session:
            live, seat = await session.playing(person)
            before = terms_of(live.table.row)
            after = replace(before, clock=terms.clock, replace=terms.replace, remind=terms.remind)
            if after == before:
                raise Refused("terms-same")
            if not all(chosen(after, name) in (*KNOWN[name], chosen(before, name)) for name in CHANGING) or (
                after.clock is not None and not after.clock.is_sound()
            ):
                raise Refused("no-such-value", value="terms")
            others = [each.index for each in live.table.seats if each.index != seat and played(each)]
            made = self._made(session, live, seat, TERMS, msgspec.json.encode(after), others, None)
            if others:
                await self._propose(session, live, made, Note(TERMS, msgspec.to_builtins(after)))
            else:
                await self._carry_out(session, live, made, None)
        return await self._register.table(number), not others

    # --- answering

    async def agree(self, number: int, person: int, given: str) -> tuple[Table, bool]:
        """Agree. The answer is True if it was carried out by that."""
        async with self._sessions.open(number) as session:
            live, found = await self._answered(session, person, given)
            if person in found.agreed:
                raise Refused("agreed-already")
            after = replace(found, agreed=(*found.agreed, person))
            done = {*after.asked} <= {*after.agreed}
            if done:
                await self._carry_out(session, live, after, found)
            else:
                await self._put(session, live, after)
        return await self._register.table(number), done

    async def refuse(self, number: int, person: int, given: str) -> Table:
        """Refuse: that settles it, and the table is told."""
        async with self._sessions.open(number) as session:
            live, found = await self._answered(session, person, given)
            own, code = live.table.seat_of(person) or Seat(0), f"{found.kind}-refused"
            told = _notice(code, live.table, own, session.now(), (found.person,), refused=given)
            await self._put(session, live, None, told)
        return await self._register.table(number)

    async def withdraw(self, number: int, person: int, given: str) -> Table:
        """Its maker withdraws it."""
        async with self._sessions.open(number) as session:
            live, found = await self._found(session, given)
            if found.person != person:
                raise Refused("not-proposer")
            await self._put(session, live, None)
        return await self._register.table(number)

    async def lapse(self, number: int) -> None:
        """Due work: delete a proposal that is void, or whose time is over; of the latter the table is told."""
        found = await self._store.proposals.of(number)
        if found is None:
            return
        async with self._sessions.open(number) as session:
            live = await session.live()
            if await session.proposal(live) is not None:
                return
            lapsed = found.head in (None, live.table.row.head) and live.table.status is db.Status.PLAYING
            told = _notice(f"{found.kind}-lapsed", live.table, found.seat, session.now())
            await self._put(session, live, None, *([told] if lapsed else []))

    # --- inside

    def _made(
        self, session: Session, live: Live, seat: Seat, kind: str, body: bytes, asked: Sequence[int], head: int | None
    ) -> db.Proposal:
        seats, now = live.table.seats, session.now()
        people = [seats[each].person for each in (seat, *asked)]
        person, *others = [each for each in people if each is not None]
        return db.Proposal(
            kind=kind, person=person, seat=seat, head=head, body=body, asked=tuple(others), at=now, until=now + TIME
        )

    async def _propose(self, session: Session, live: Live, made: db.Proposal, told: Note) -> None:
        if await session.proposal(live) is not None:
            raise Refused("proposed-already")
        notice = _notice(made.kind, live.table, made.seat, session.now(), made.asked, told)
        await self._put(session, live, made, notice)

    async def _carry_out(self, session: Session, live: Live, made: db.Proposal, stored: db.Proposal | None) -> None:
        """Carry out what all have agreed to. `stored`: as it is stored, None if nobody had to be asked."""
        if stored is None and await session.proposal(live) is not None:
            raise Refused("proposed-already")
        if made.kind == TERMS:
            await self._change_terms(session, live.table, made, stored)
        else:
            await self._take_back(session, live.table, made, stored)

    async def _change_terms(
        self, session: Session, table: Table, made: db.Proposal, stored: db.Proposal | None
    ) -> None:
        """The terms hold from now on: clocks that run begin anew, with all the time."""
        terms, now = msgspec.json.decode(made.body, type=Terms), session.now()
        known = await ticking(self._store, table.row, terms.clock, table.seats, now, sure=False)
        seats = [
            replace(seat, clock=b"", counted=None) if known is None else known.filled(seat) for seat in table.seats
        ]
        changed = [seat for seat, before in zip(seats, table.seats, strict=True) if seat != before]
        told = _notice(CHANGED, table, made.seat, now, told=Note(TERMS, msgspec.to_builtins(terms)))
        due = [told, db.NewDue("show", b"", now), *next_calls(seats, terms, known)]
        with session.writing():
            if not await self._store.proposals.settle(
                table.id, stored, table.row.head, made.body, changed, now, due=due, cancels=("remind", "clock")
            ):
                raise Refused("moved-on")

    async def _take_back(self, session: Session, table: Table, made: db.Proposal, stored: db.Proposal | None) -> None:
        lost = msgspec.json.decode(made.body, type=TakeBack)
        rows = await self._store.journal.entries(table.id)
        upto = max(row.seq for row in standing(rows) if row.seq < lost.first)
        base = await self._store.journal.snapshot(table.id, upto)
        undos = await asyncio.to_thread(plan, table, base, rows, upto)
        if rows[-1].seq + len(undos.strikes) >= MAX_ENTRIES:
            raise Refused("game-too-long", most=MAX_ENTRIES)
        seats = [seat.index for seat in table.seats if seat.person in made.asked]
        args = {"seat": made.seat, "count": len(undos.strikes), "entry": upto}
        note = Note(TAKEN, args | {"seats": seats}) if seats else Note(ALONE, args)
        entries = entries_of(table, undos, msgspec.json.encode([note]), session.now(), db.By.AGREED)
        notice = _notice(note.code, table, made.seat, session.now(), told=note)
        await strike_out(session, table, entries, undos, notice, stored)

    async def _found(self, session: Session, given: str) -> tuple[Live, db.Proposal]:
        live = await session.live()
        found = await session.proposal(live)
        if found is None or mark(found) != given:
            raise Refused("no-proposal")
        return live, found

    async def _answered(self, session: Session, person: int, given: str) -> tuple[Live, db.Proposal]:
        """The proposal that this person has to answer."""
        await session.playing(person)
        live, found = await self._found(session, given)
        if person not in found.asked:
            raise Refused("not-asked")
        return live, found

    async def _put(self, session: Session, live: Live, after: db.Proposal | None, *due: db.NewDue) -> None:
        """Write a proposal in place of the one that is stored. Raises `Refused` if something else came first."""
        before, row = live.proposal, live.table.row
        with session.writing():
            if not await self._store.proposals.put(row.id, before, after, row.head, due):
                raise Refused("moved-on")


def _lost(live: Live, seat: Seat, first: int | None) -> TakeBack:
    """What goes with a seat's press that began with that entry (None: its last one). Raises `Refused` if it is none
    of its last ones."""
    presses = own_presses(live, seat)
    if not presses or (first is not None and first not in presses):
        raise Refused("nothing-to-ask")
    begins = presses[0] if first is None else first
    rows = [row for row in standing(live.recent) if row.seq >= begins]
    moves = [row.seat for row in rows if row.seat is not None and row.by is not db.By.FORCED]
    counts = tuple((each, moves.count(each)) for each in dict.fromkeys(moves))
    return TakeBack(begins, counts, any(row.sealed for row in rows))


def _steps(live: Live, seat: Seat, lost: TakeBack) -> list[Note]:
    """What that seat has done of what would be lost, as anybody may read it; the first of it."""
    idle = live.table.game.guide.news.idle
    mine = (line for line in taken(live.recent, lost.first, None) if line.seat == seat)
    notes = [note for line in mine for note in line.notes if note.args.get("seat") == seat and note.code not in idle]
    return notes[:STEPS]


def _asked(table: Table, seat: Seat, lost: TakeBack) -> tuple[int, ...]:
    """The seats that have to agree: those of other people who have moved since, and of all others if something was
    drawn or revealed, since that is drawn anew. Practice opponents agree."""
    moved = {each for each, _ in lost.lost}
    others = (each for each in table.seats if each.index != seat and played(each))
    return tuple(each.index for each in others if lost.drawn or each.index in moved)


def _notice(
    code: str,
    table: Table,
    seat: int,
    now: int,
    persons: Sequence[int] = (),
    told: Note | None = None,
    refused: str = "",
) -> db.NewDue:
    made = Notice(code, seat, table.seats[seat].name, tuple(persons), told=told, mark=refused)
    return db.NewDue("notice", msgspec.json.encode(made), now)
