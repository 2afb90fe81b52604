"""The decision asked now: looking at it, answering, taking back. See `turns.Turn`."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import db
from engine.core import journal
from engine.core.frames import Step
from engine.core.model import Illegal, Seat

from ..calls import away, late
from ..entries import Done
from ..live import Live
from ..measures import measured
from ..people import Refused, Stale
from ..session import Session, Sessions
from ..view.lines import Known, Seen
from ..view.look import Look
from ..view.plans import plan_of
from ..view.proposed import proposed
from ..work import Work
from . import practice, redo, undo
from .forced import following

LOOKS = 3
"""How often the journal is searched for a press whose write was reported as failed."""

Steps = Callable[[Session, Live, Seat], Awaitable[list[Done]]]
"""The entries that a press makes."""

log = logging.getLogger(__name__)


class Now:
    """Its methods raise `Refused`, `Illegal` and `Stale`, and then change nothing."""

    def __init__(self, sessions: Sessions, work: Work) -> None:
        self._sessions, self._work = sessions, work

    async def look(self, number: int, person: int | None, known: Known | None = None) -> Look:
        """The look of a person (None: an onlooker) at a started table, with the offers. `known`: with the news since
        then, instead of those not shown yet. Raises `Refused`."""
        async with self._sessions.open(number) as session:
            live = await session.live()
            look = await self._look(session, live, person, known)
            stuck = ["opponents"] if practice.awaited(live) is not None else []
            stuck += ["ahead"] if look.waited and look.plan is not None and look.plan.ways else []
        for kind in stuck:  # after a fault they try again later, or as soon as somebody looks
            if not self._work.working(number, kind):
                await self._sessions.store.queue.hurry(number, kind, self._sessions.now())
                self._work.wake()
        return look

    def reads(self, seen: Seen) -> bool:
        """A person was shown that: what they are shown next begins there. Until `shown` writes it, it counts until
        the next start only. False if they know more."""
        live = self._sessions.lives.get(seen.table)
        if live is not None and live.table.seats[seen.seat].person == seen.person:
            before = live.shown.get(seen.seat)
            if before is not None and before.upto > seen.known.upto:
                return False
            live.shown[seen.seat] = seen.known
        return True

    async def shown(self, seen: Seen | None) -> None:
        """As `reads`, and written; if that fails, it counts until the next start only. None: to an onlooker."""
        if seen is None or not self.reads(seen) or seen.person is None:
            return
        try:
            await self._sessions.store.seats.show(seen.table, seen.seat, seen.person, seen.known.stored())
        except db.StoreError:
            log.exception("table %s: what seat %s was shown is not written", seen.table, seen.seat)

    async def add(self, key: str, number: int, person: int, token: str | None, *actions: str) -> Look:
        """Carry out actions for a person, one after the other, and return their next look. Each is checked on the
        state after those before it: if one is refused, none is carried out.

        `key` is the interaction: delivered twice it counts once. `token` names the decision they answer (None:
        the one pending now). Raises `Illegal`, `Refused` or `Stale`; then nothing was changed.
        """

        async def steps(session: Session, live: Live, seat: Seat) -> list[Done]:
            done: list[Done] = []
            for action in actions:
                state = done[-1].step.state if done else live.state
                done.append(await session.carried_out(live, seat, action, state, len(done)))
            return done

        with measured():
            return await self.press(key, number, person, token, steps)

    async def undo(self, key: str, number: int, person: int, token: str | None = None, most: int = 1) -> Look:
        """Take back a person's last step with what followed from it by itself, or at most so many steps, up to the
        last draw or reveal. Otherwise as `add`."""

        async def steps(session: Session, live: Live, seat: Seat) -> list[Done]:
            gone = await undo.without_many(session.store.journal, live, seat, most)
            return [Done(f"{journal.UNDO} {seq}", Step(state, (), (), True), seq) for seq, state in gone]

        with measured():
            return await self.press(key, number, person, token, steps)

    async def redo(self, key: str, number: int, person: int, token: str | None = None, most: int = 1) -> Look:
        """Bring back the step that a person took back last, with what followed from it by itself, or at most so many
        steps, as long as nothing else was written at the table since. Otherwise as `add`."""

        async def steps(session: Session, live: Live, seat: Seat) -> list[Done]:
            found = await redo.last_undone(session.store.journal, live, seat, most)
            return [
                Done(f"{journal.UNDO} {each.undo}", Step(each.state, (), (), True), each.undo, again=each.action)
                for each in found
            ]

        with measured():
            return await self.press(key, number, person, token, steps)

    async def press(self, key: str, number: int, person: int, token: str | None, steps: Steps) -> Look:
        """The common part of all presses that make entries."""
        begun = forced = 0
        async with self._sessions.open(number) as session:
            try:
                live, seat = await session.playing(person)
                if token is not None and token != live.token(seat):
                    raise Stale
                done = await steps(session, live, seat)
                if done and done[-1].strikes is None:
                    done += await following(session, live, seat, done, lambda: self._confirms(person))
                begun, forced = len(done), sum(each.forced for each in done)
                if done:
                    await session.commit(live, seat, done, db.By.PERSON, key=key)
            except (Illegal, Stale):
                # Delivered a second time, the press finds its own decision over.
                if await session.store.journal.pressed(number, key) is None:
                    raise
                session.changed = True
                begun = begun or 1
            except db.StoreError:
                if not begun:
                    raise
                await self._doubtful(key, number)
            look = await self._look(session, await session.live(), person)
            look.entries, look.forced = begun, forced
            return look

    async def _confirms(self, person: int) -> bool:
        """Whether somebody wants to confirm the end of a turn. Raises `StoreError`."""
        return await self._sessions.store.habits.confirms(person)

    async def counted(self, key: str, number: int) -> bool:
        """Whether a press has made an entry, also if it was reported as failed a moment ago. Raises `StoreError`."""
        return await self._sessions.store.journal.pressed(number, key, settled=True) is not None

    async def _doubtful(self, key: str, number: int) -> None:
        """A commit was reported as failed, but may have been written all the same. Raises `Refused` unless it was."""
        log.exception("table %s: a press was reported as not written", number)
        for _ in range(LOOKS):
            with suppress(db.StoreError):
                if await self.counted(key, number):
                    return
                raise Refused("not-counted")
        raise Refused("unsure")

    async def _look(self, session: Session, live: Live, person: int | None, known: Known | None = None) -> Look:
        seat, table, now = live.table.seat_of(person), live.table, session.now()
        undoes = await undo.last_step(session.store.journal, live, seat)
        plan = None
        if seat is not None and table.player(seat) is not None and _keeps(live):
            plan = plan_of(await session.kept(live, seat))
        seen = Look(
            table,
            seat,
            live.state,
            live.token(seat),
            live.news(seat, now, known=known),
            bool(undoes),
            live.since(),
            live.held,
            late(table.row, table.seats, now, away(table.seats, session.said, now)),
            plan,
            clocks=await session.clocks(table),
            called=live.called_back(now) if seat is None else {},
            known=known if known is not None or seat is None else live.shown.get(seat),
        )
        seen.undoes, seen.redoes = undoes, redo.next_steps(live, seat)
        found = await session.proposal(live)
        seen.proposed = None if found is None else proposed(found, table, person, live.recent)
        if seat is not None and table.player(seat) is not None and table.status is db.Status.PLAYING:
            seen.asks = found is None and not undoes and bool(undo.own_presses(live, seat))
        return seen


def _keeps(live: Live) -> bool:
    """Whether people can plan ahead or collect several actions in this game."""
    game = live.table.game
    return game.rules.between.ahead is not None or game.guide.pieces.any()
