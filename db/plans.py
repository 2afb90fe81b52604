"""Plans: what a person leaves beforehand for their seat's turn. They belong to the holder of the seat, and are
deleted when it changes hands, when the seat has moved, and when the game is over. One that was left after something
that is taken back is set aside: nothing plays it, and moves of its seat leave it there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, or_, select, update

from .database import Database
from .due import put
from .rows import NewDue, Plan, Status
from .schema import as_row, columns, game, plan, seat

SET_ASIDE = "-"
"""The decision of a plan that is set aside, which is none."""
ASIDE_BESIDE = "-+"
"""The decision of such a plan while another is being made beside it. An entry of its seat makes it `SET_ASIDE`."""

# Built once: every press runs these.
_STANDING = select(plan.c.seat).where(plan.c.game == bindparam("of"), plan.c.decision == bindparam("asked"))
PLANNED = select(func.count()).where(plan.c.game == bindparam("of")).scalar_subquery()
"""The number of a game's plans, within another query."""
_PLAN = select(*columns(plan, Plan)).where(plan.c.game == bindparam("of"), plan.c.seat == bindparam("number"))
_DONE = delete(plan).where(
    plan.c.game == bindparam("of"),
    plan.c.seat == bindparam("by"),
    or_(plan.c.decision.is_(None), plan.c.decision == bindparam("answered")),
)
_LEFT_ASIDE = (
    update(plan)
    .where(plan.c.game == bindparam("of"), plan.c.seat == bindparam("by"), plan.c.decision == ASIDE_BESIDE)
    .values(decision=SET_ASIDE)
)


class Turn(Struct, frozen=True, kw_only=True):
    """What an entry means for plans. It is by `seat`, which was asked `before` (None: its plan is set aside, whatever
    it was for); now `after` is asked (named as in plans). `posts` returns the work that follows, given the seats
    with a plan for that. `then`: what stands from then on of the plan it fulfils."""

    seat: int | None
    before: str | None
    after: str
    posts: Callable[[Collection[int]], Sequence[NewDue]]
    then: Plan | None = None


class Plans:
    """The plans of all games."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game_id: int, number: int) -> Plan | None:
        """A seat's plan, or None."""
        found = await self._db.ask(_PLAN, {"of": game_id, "number": number})
        return as_row(Plan, found[0]) if found else None

    async def change(
        self,
        game_id: int,
        number: int,
        before: Plan | None,
        after: Plan | None,
        head: int,
        due: Sequence[NewDue] = (),
    ) -> bool:
        """Replace a seat's plan `before`, and add due work. Returns whether that was done: not if the plan has
        changed, the game's last entry is not `head`, the game is over, or that person does not play the seat."""

        def work(c: Connection) -> bool:
            row = c.execute(select(game.c.head, game.c.status).where(game.c.id == game_id).with_for_update()).first()
            going = row is not None and row.head == head and row.status in (Status.PLAYING, Status.PAUSED)
            if not going or _of(c, game_id, number) != before:
                return False
            if after is not None and not _plays(c, game_id, number, after.person):
                return False
            c.execute(delete(plan).where(plan.c.game == game_id, plan.c.seat == number))
            if after is not None:
                c.execute(insert(plan).values(game=game_id, **msgspec.structs.asdict(after)))
            put(c, game_id, due)
            return True

        return await self._db.write(work)


def follow(c: Connection, game_id: int, turn: Turn, planned: int) -> Sequence[NewDue]:
    """Within the transaction of an entry: drop the plan it fulfils or overtakes, of so many as are `planned`. Returns
    the work that follows."""
    if not planned:
        return turn.posts(frozenset())
    if turn.seat is not None:
        if turn.before is None:
            set_aside(c, game_id, turn.seat)
        else:
            gone = c.execute(_DONE, {"of": game_id, "by": turn.seat, "answered": turn.before}).rowcount
            if turn.then is not None and gone:
                c.execute(insert(plan).values(game=game_id, **msgspec.structs.asdict(turn.then)))
            if not gone:
                c.execute(_LEFT_ASIDE, {"of": game_id, "by": turn.seat})
    return turn.posts(frozenset(c.scalars(_STANDING, {"of": game_id, "asked": turn.after})))


def set_aside(c: Connection, game_id: int, number: int | None = None) -> None:
    """Set the plan of a seat, or (None) of all seats of a game, aside within a transaction; what is only being made,
    or told, is deleted."""
    mine = [plan.c.game == game_id, *([] if number is None else [plan.c.seat == number])]
    c.execute(delete(plan).where(*mine, plan.c.decision.is_(None)))
    c.execute(update(plan).where(*mine).values(decision=SET_ASIDE))


def drop(c: Connection, game_id: int, number: int | None = None) -> None:
    """Delete the plan of a seat, or (None) of all seats of a game, within a transaction."""
    mine = [plan.c.game == game_id, *([] if number is None else [plan.c.seat == number])]
    c.execute(delete(plan).where(*mine))


def forget(c: Connection, games: Select[tuple[int]], person: int) -> None:
    """Delete a person's plans in some games, within a transaction."""
    c.execute(delete(plan).where(plan.c.person == person, plan.c.game.in_(games)))


def _of(c: Connection, game_id: int, number: int) -> Plan | None:
    row = c.execute(_PLAN, {"of": game_id, "number": number}).first()
    return None if row is None else as_row(Plan, row)


def _plays(c: Connection, game_id: int, number: int, person: int) -> bool:
    """Whether that person plays the seat, and not an opponent for them."""
    query = select(seat.c.person, seat.c.opponent).where(seat.c.game == game_id, seat.c.index == number)
    return c.execute(query).first() == (person, None)
