"""What a league's table counts: by its result, since it ended without one, or by how its game stands when the round
ends."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import db

from ..people import Refused
from ..play.now import Now
from ..register import Register
from ..results.sources import Codes
from ..view.look import Look
from .charter import RULE, UNOPENED, Outcome

Counted = tuple[str, Outcome]
"""How a table was scored, and what it counts."""


class Scoring:
    """Reads tables and writes nothing."""

    def __init__(self, store: db.Store, register: Register, now: Now) -> None:
        self._store, self._register, self._now = store, register, now

    async def over(self, number: int) -> Counted | None:
        """What a table counts that is over: who no longer held their seat at the end left it, and is last. None while
        it is played, or its result is not written yet."""
        try:
            table = await self._register.table(number)
        except Refused:
            return db.ENDED, Outcome(never=True)
        if table.status is db.Status.ABANDONED:
            return db.ENDED, Outcome(left=await self._left(number), never=True)
        result = await self._store.results.of(number) if table.status is db.Status.FINISHED else None
        if result is None:
            return None
        places = tuple(each.place for each in result.scores)
        points = tuple(each.points for each in result.scores)
        return db.PLAYED, Outcome(places, points, await self._left(number))

    async def as_it_stands(self, number: int | None) -> Counted:
        """What a table counts at the end of its round that is not over: the players are ranked as the game ranks them
        in play. Where it says nothing, or nobody can tell, all are equal."""
        if number is None:
            return UNOPENED, Outcome(never=True)
        gone = await self._left(number)
        try:
            look = await self._now.look(number, None)
            places = await asyncio.to_thread(ranked, look)
        except Refused:
            places = ()
        return RULE, Outcome(tuple(places), left=gone, never=not places)

    async def _left(self, number: int) -> tuple[int, ...]:
        """The seats of a table that practice opponents hold, in the end."""
        held = await self._store.seats.tenures(number)
        return tuple(sorted(each.seat for each in held if each.last is None and each.opponent is not None))


def ranked(look: Look) -> Sequence[int]:
    """The ranks of a game in play by seat; none where it ranks nobody."""
    told = look.table.game.guide.overview.standings(look.view, Codes()).criteria
    if not told:
        return ()
    ranks = {seat: rank for rank, seat in told[0].ranked()}
    return [ranks[seat] for seat in sorted(ranks)]
