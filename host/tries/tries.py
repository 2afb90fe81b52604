"""Tries: what a person tries out privately, to be taken back, gone on with, carried out or forgotten.

A try begins with what its person may know: the position is imagined from their seat's view with a seed of the try's
own, and all that is drawn in it comes from that seed. So nothing of the game's hidden state, and nothing of its
chance, is ever in it. It changes nothing of the game; only its moves are stored, as texts, and played again from the
beginning whenever that is needed. When the table has moved on, the person's own moves are tried again there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

import db
from engine.core.frames import AnyPosition
from engine.core.model import Illegal, Seat

from ..entries import Done
from ..live import Live
from ..people import Refused, Stale
from ..plans.ahead import Ahead, tried
from ..play.now import Now
from ..session import Session, Sessions
from ..view import tries
from ..view.look import Look
from ..view.plans import Missed
from ..view.tries import Kept
from .fork import MOVES, Fork, Moved, anew, by_hand, by_opponents, look_at, replayed, trying_of

THINKING = 2
"""Tries in which opponents think at the same time."""
REMEMBERED = 100
"""Positions kept at hand, so that a press need not play all moves again."""
AGAIN = 3
"""How often a look begins anew because the try was changed meanwhile."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Tries:
    """See `turns.Turn`. Its methods raise `Refused` and `Stale`, and then change nothing. `seed` gives each try a
    secret of its own."""

    def __init__(self, sessions: Sessions, now: Now, ahead: Ahead, seed: Callable[[], bytes]) -> None:
        self._sessions, self._now, self._ahead, self._seed = sessions, now, ahead, seed
        self._thinking = asyncio.Semaphore(THINKING)
        self._at_hand: OrderedDict[tuple[int, int], tuple[str, AnyPosition]] = OrderedDict()

    # --- looking

    async def look(self, number: int, person: int) -> Look:
        """Somebody's try as it stands."""
        return look_at(await self._fork(number, person))

    async def begin(self, number: int, person: int) -> Look:
        """The same; one begins where there is none."""
        return look_at(await self._fork(number, person, begins=True))

    # --- trying

    async def add(self, key: str, number: int, person: int, token: str | None, *actions: str) -> Look:
        """Play moves for the seat that is asked, all or none, and what follows by itself. Raises `Illegal`."""
        confirms = await self._sessions.store.habits.confirms(person)
        return await self._moved(number, person, token, partial(by_hand, actions=actions, confirms=confirms))

    async def opponents(self, number: int, person: int, token: str) -> Look:
        """Practice opponents move for the others, until this person is asked or `AT_ONCE` moves are made."""
        async with self._thinking:
            return await self._moved(number, person, token, by_opponents)

    async def answer_for(self, number: int, person: int, token: str, seat: int) -> Look:
        """The person answers for that seat from now on, while it is asked; for their own again if it is theirs."""
        fork = await self._same(number, person, token)
        if seat != fork.own and seat not in fork.table.game.waiting(fork.state):
            raise Stale
        hand = None if seat == fork.own else seat
        return look_at(await self._put(fork, replace(fork.kept, hand=hand, lost=None), fork.state))

    async def back(self, number: int, person: int, token: str) -> Look:
        """Take back what the last press played."""
        fork = await self._same(number, person, token)
        return await self._shown(fork, tries.begun(fork.kept, fork.kept.upto))

    async def forth(self, number: int, person: int, token: str) -> Look:
        """Play again what was taken back last."""
        fork = await self._same(number, person, token)
        return await self._shown(fork, tries.ended(fork.kept, fork.kept.upto))

    async def forget(self, number: int, person: int) -> None:
        """Forget a person's try."""
        row = await self._sessions.store.tries.of(number, person)
        self._at_hand.pop((number, person), None)
        if row is not None:
            await self._sessions.store.tries.change(number, person, row, None)

    # --- in earnest

    async def carry_out(self, key: str, number: int, person: int, token: str) -> Look:
        """Carry out the person's own moves from the beginning (`Trying.way`), all of them or none; then the try is
        over. `key`: see `Now.add`. Raises `Stale` if the table has moved on, and `Refused` naming the first move that
        is not possible, or not as it was shown."""
        fork = await self._same(number, person, token)
        trying = trying_of(fork)
        if not trying.way:
            raise Refused("try-nothing")

        async def steps(session: Session, live: Live, seat: Seat) -> list[Done]:
            if _stands(live, seat) != (fork.row.head, fork.row.undos, fork.row.seat):
                raise Stale
            done = await tried(session, live, seat, trying.way)
            if isinstance(done, Missed):
                code = "try-missed" if done.now is None else "try-other"
                raise Refused(code, action=done.planned.text)
            return [each._replace(forced=of.follows) for each, of in zip(done, trying.played, strict=False)]

        look = await self._now.press(key, number, person, None, steps)
        await self.forget(number, person)
        return look

    async def plan(self, number: int, person: int, token: str) -> int:
        """Leave the person's own moves as a plan for their next turn, and those after that as far as can be. Raises
        `Refused` if not all of the next turn are possible there. Returns how many later turns could not be left."""
        trying = trying_of(await self._same(number, person, token))
        return await self._ahead.leave_all(number, person, trying.plan, trying.later)

    # --- inside

    async def _fork(self, number: int, person: int, *, begins: bool = False) -> Fork:
        """The try as it is now: if the table has moved on, the moves are tried again there, and stored."""
        for _ in range(AGAIN):
            async with self._sessions.open(number) as session:
                live, seat = await session.playing(person)
                table, state, since, stands = live.table, live.state, live.since(), _stands(live, seat)
            row = await self._sessions.store.tries.of(number, person)
            known = row if row is not None and row.seat == seat else None
            if known is None and not begins:
                raise Refused("try-none")
            head, undos, _ = stands
            if known is None:
                seed, now = self._seed(), self._sessions.now()
                known = db.Try(seat=seat, head=head, undos=undos, seed=seed, body=b"{}", at=now)
            kept, present = tries.kept_of(known), (known.head, known.undos) == (head, undos)
            at_hand = self._at_hand.get((number, person))
            if known is row and present and at_hand is not None and at_hand[0] == tries.token_of(known, kept):
                return Fork(table, since, person, known, kept, at_hand[1])
            replay = replayed if present else anew
            again, after = await self._think(replay, table.game, state, seat, known.seed, kept)
            fork = Fork(table, since, person, known, again, after)
            if known is row and present and again == kept:
                self._remember(fork)
                return fork
            moved = replace(known, head=head, undos=undos, body=tries.body_of(again))
            if await self._sessions.store.tries.change(number, person, row, moved):
                fork = fork._replace(row=moved)
                self._remember(fork)
                return fork
        raise Refused("busy")

    async def _same(self, number: int, person: int, token: str | None) -> Fork:
        """The try, if it still looks as `token` says (None: whatever it is)."""
        fork = await self._fork(number, person)
        if token is not None and token != tries.token_of(fork.row, fork.kept):
            raise Stale
        return fork

    async def _moved(self, number: int, person: int, token: str | None, play: Callable[[Fork], Moved]) -> Look:
        """Play more moves; what was taken back before is forgotten."""
        fork = await self._same(number, person, token)
        if fork.kept.upto >= MOVES:
            raise Refused("try-full", most=MOVES)
        steps, state = await self._think(play, fork)
        played = (*fork.kept.played, *steps)
        hand = fork.kept.hand if fork.kept.hand in fork.table.game.waiting(state) else None
        return look_at(await self._put(fork, Kept(played, len(played), hand), state))

    async def _shown(self, fork: Fork, upto: int) -> Look:
        """Play so many of its moves."""
        kept = replace(fork.kept, upto=upto, hand=None, lost=None)
        async with self._sessions.open(fork.table.id) as session:
            live, seat = await session.playing(fork.person)
            if _stands(live, seat) != (fork.row.head, fork.row.undos, fork.row.seat):
                raise Stale
            state = live.state
        now, after = await self._think(replayed, fork.table.game, state, seat, fork.row.seed, kept)
        return look_at(await self._put(fork, now, after))

    async def _put(self, fork: Fork, kept: Kept, state: AnyPosition) -> Fork:
        """Store a try in place of the one before. Raises `Stale` if that has changed in the meantime."""
        row = replace(fork.row, body=tries.body_of(kept), at=self._sessions.now())
        if not await self._sessions.store.tries.change(fork.table.id, fork.person, fork.row, row):
            raise Stale
        fork = fork._replace(row=row, kept=kept, state=state)
        self._remember(fork)
        return fork

    def _remember(self, fork: Fork) -> None:
        at = fork.table.id, fork.person
        self._at_hand[at] = (tries.token_of(fork.row, fork.kept), fork.state)
        self._at_hand.move_to_end(at)
        if len(self._at_hand) > REMEMBERED:
            self._at_hand.popitem(last=False)

    async def _think(self, work: Callable[..., T], *given: object) -> T:
        """Off the event loop. A fault in the rules ends the try's press, not the game."""
        try:
            return await asyncio.to_thread(work, *given)
        except (Illegal, Refused):
            raise
        except Exception:
            log.exception("a move that somebody tries cannot be played")
            raise Refused("try-failed") from None


def _stands(live: Live, seat: Seat) -> tuple[int, int, int]:
    row = live.table.row
    return row.head, row.undos, seat
