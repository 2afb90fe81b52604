"""Rulebook: course of the game, the game for two, the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Seat
from engine.core.offers import Offer
from engine.kit.asked import Asked

from .. import actions as act
from .. import dice
from ..scoring import overlap, overlapping, winners
from ..state import MOST_ROUNDS, State, Table
from .turns import Turns, call


class Rounds(Frame[State, Action], tag="rounds"):
    """Everybody takes a die in turn, once a round, for two twice. When all are done with that, and tracks overlap,
    the game is over; else the elephant goes on, and the next starting player rolls. It waits until every open turn
    is finished, for a chain may still bring the end (safeguard 2)."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if t.go and over(t):
            ctx.done()
            _end(t, ctx)
        elif t.go < t.passes():
            t.go += 1
            ctx.push(Turns())
            call(t, t.start, ctx)
        else:
            t.round += 1
            t.start = Seat((t.start + 1) % len(t.sheets))
            t.go = 0
            ctx.push(Rolling(who=t.start))


class Rolling(Asked[State, act.Roll], tag="rolling", kw_only=True):
    """The starting player of the new round rolls all dice. Until then the last steps of the round may still be taken
    back; that is why nobody rolls by himself."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(act.Roll)

    def take(self, s: State, seat: Seat, action: act.Roll, ctx: Ctx) -> None:
        ctx.done()
        dice.roll(s.table, ctx)


def over(table: Table) -> bool:
    """Whether this pass was the last: tracks overlap, or nobody ever gets there (ruling 28)."""
    if overlapping(table):
        table.reason = "overlap"
    elif table.round >= MOST_ROUNDS and table.go == table.passes():
        table.reason = "cap"
    return bool(table.reason)


def _end(table: Table, ctx: Ctx) -> None:
    for seat in map(Seat, range(len(table.sheets))):
        sheet = table.sheets[seat]
        ctx.say("scored", seat=seat, overlap=overlap(table, seat), karma=sheet.karma, used=sheet.used)
    won = winners(table)
    ctx.say("won", seats=list(won), overlap=overlap(table, won[0]))
