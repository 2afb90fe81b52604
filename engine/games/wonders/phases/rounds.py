"""Rulebook: course of a round, end of a round, end of the game."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Seat

from ..market import restock
from ..order import next_order
from ..scoring import final
from ..state import State, Table
from ..tracks import last_round, purple
from .automaton import AutomatonTurn
from .turn import Buying, Starter


class Rounds(Frame[State, Action], tag="rounds"):
    """One turn each in order, again and again, until all are out; then the round ends, and after the tenth, or one in
    which a population marker reached purple, the game."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        seat = next_seat(t)
        if seat is not None:
            t.active = seat
            # pushed last comes first: the automaton, then the starter road, then a purchase
            ctx.push(Buying(who=seat))
            if t.cities[seat].starter:
                ctx.push(Starter(who=seat))
            if t.automaton is not None:
                ctx.push(AutomatonTurn())
        elif t.round and _over(t):
            t.active = None
            ctx.done()
            final(t, ctx)
        else:
            _begin(s, ctx)


def next_seat(table: Table) -> Seat | None:
    """Whose turn it is: in the round's order the next who is not out; None when all are."""
    if not table.round:
        return None
    order = table.order
    first = 0 if table.active is None else order.index(table.active) + 1
    return next((seat for seat in order[first:] + order[:first] if not table.cities[seat].out), None)


def _over(table: Table) -> bool:
    """After this round the game is over (ruling R25)."""
    if last_round(table):
        table.reason = "purple" if purple(table) else "rounds"
    return bool(table.reason)


def _begin(s: State, ctx: Ctx) -> None:
    """End of a round, and the next one: order, market, and gold as at the start, whatever was left (ruling C1)."""
    t = s.table
    if t.round:
        t.order = next_order(t)
    t.round += 1
    t.active = None
    ctx.say("round-begins", round=t.round, rounds=t.edition.limits.rounds, seats=list(t.order))
    restock(s, ctx)
    for city in t.cities:
        city.gold, city.spent, city.out = t.edition.limits.gold, 0, False
