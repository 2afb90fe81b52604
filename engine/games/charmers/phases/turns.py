"""Rulebook: a turn. A die is taken, its action done on one's own sheet, and then the bonuses it brought.

Nobody waits for a chain: as soon as a die is taken the next seat is asked, while the former finishes its turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Preview, Seat
from engine.core.offers import Offer, OneOf

from .. import actions as act
from .. import dice, tasks
from ..pen import Notes, open_pen
from ..previews import of_finish, of_karma, of_leave, of_step, of_take
from ..state import State, Table, Turn
from ..tasks import Step
from . import objections


class Turns(Frame[State, act.Take | act.Karma | act.Leave | act.Finish | Step], tag="turns"):
    """Each seat in turn takes a die that fits, if one does, and may use karma before; whoever has taken one does its
    action and uses the bonuses in any order, until none is left that could be used."""

    def waiting(self, s: State) -> tuple[Seat, ...]:
        t = s.table
        return tuple(Seat(n) for n, turn in enumerate(t.turns) if turn is not None or n == t.asked)

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        if t.turns[seat] is None:
            yield from _taking(t, seat)
        else:
            yield from _steps(t, seat)

    def take(
        self, s: State, seat: Seat, action: act.Take | act.Karma | act.Leave | act.Finish | Step, ctx: Ctx
    ) -> None:
        t = s.table
        match action:
            case act.Karma(die):
                _reroll(t, seat, die, ctx)
                return
            case act.Take(die):
                _take(t, seat, die, ctx)
            case act.Leave():
                tasks.leave(open_pen(t, seat, ctx.say))
            case act.Finish():
                pass
            case _:
                tasks.use(open_pen(t, seat, ctx.say), action)
        pen = open_pen(t, seat, ctx.say)
        if isinstance(action, act.Finish) or tasks.closes(pen):
            tasks.close(pen)
            t.turns[seat] = None

    def advance(self, s: State, ctx: Ctx) -> None:
        ctx.done()

    def preview(self, s: State, seat: Seat, action: act.Take | act.Karma | act.Leave | act.Finish | Step) -> Preview:
        t = s.table
        match action:
            case act.Take(die):
                return of_take(t, seat, die)
            case act.Karma(die):
                return of_karma(t, seat, die)
            case act.Finish():
                return of_finish(t, seat)
            case act.Leave():
                return of_leave(t, seat)
            case _:
                return of_step(t, seat, action)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        objections.to_turn(s.table, seat, action)

    def default(self, s: State, seat: Seat) -> Action:
        """End the turn or leave the task where that is allowed, else the first of all."""
        offered = {offer.action: offer for offer in self.offers(s, seat)}
        first = next((offered[each] for each in (act.Finish, act.Leave) if each in offered), None)
        return next(iter(first or next(iter(offered.values()))))


def _taking(table: Table, seat: Seat) -> Iterator[Offer]:
    """A die that fits must be taken (ruling 12); with none, karma must be used (ruling 13)."""
    if found := dice.takeable(table, seat):
        yield Offer(act.Take, {"die": OneOf(tuple(found))})
    if dice.can_spend(table, seat):
        yield Offer(act.Karma, {"die": OneOf(tuple(dice.rollable(table)))})


def _steps(table: Table, seat: Seat) -> Iterator[Offer]:
    """What must be done now, or else a bonus or the end of the turn."""
    pen = open_pen(table, seat, Notes().say)
    for verb, values in tasks.offered(pen).items():
        yield Offer(verb, {verb.__struct_fields__[0]: OneOf(values)})
    if pen.turn.now in tasks.MAY_LEAVE:
        yield Offer(act.Leave)
    elif not pen.turn.now:
        yield Offer(act.Finish)


def _reroll(table: Table, seat: Seat, die: str, ctx: Ctx) -> None:
    """Cross off a karma: roll the die on the elephant and one of the middle, again and again the same two."""
    table.sheets[seat].used += 1
    table.rerolled = [*table.lying("elephant"), die]
    for each in table.rerolled:
        table.dice[each].face = dice.face(table, each, ctx)
    faces = [table.dice[each].face for each in table.rerolled]
    ctx.say("karma-used", seat=seat, die_elephant=table.rerolled[0], face_elephant=faces[0], die=die, face=faces[1])


def _take(table: Table, seat: Seat, die: str, ctx: Ctx) -> None:
    """The die goes onto the seat's tile. The starting player's twin, or the other one rolled again, goes onto the
    elephant. Then the next seat is asked."""
    taken, other = table.dice[die], dice.left_over(table, seat, die)
    taken.where, taken.seat = "tile", seat
    ctx.say("took", seat=seat, die=die, face=taken.face)
    if other:
        table.dice[other].where = "elephant"
    table.rerolled = []
    table.turns[seat] = Turn(die, dice.purple(table), before=table.sheets[seat].copied())
    dice.act_on(open_pen(table, seat, ctx.say), die, taken.face)
    call(table, next_after(table, seat), ctx)


def next_after(table: Table, seat: Seat) -> Seat | None:
    """The seat on the left, None when all have been asked in this pass."""
    following = Seat((seat + 1) % len(table.sheets))
    return None if following == table.start else following


def call(table: Table, seat: Seat | None, ctx: Ctx) -> None:
    """Ask the first seat from this one on that has a die to take, or karma to use; who has neither does nothing."""
    while seat is not None and not dice.takeable(table, seat) and not dice.can_spend(table, seat):
        ctx.say("nothing-fits", seat=seat)
        seat = next_after(table, seat)
    table.asked = seat
