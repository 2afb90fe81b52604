"""Rulebook: course of the game. Turns one after the other, laps and the time track, until the game is over."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Seat

from .. import track
from ..state import State, Table, Turn
from .discarding import Discarding
from .final import Completions, FinalActions
from .turn import Choosing, ConfirmTurn
from .voyages import Voyages


class Turns(Frame[State, Action], tag="turns", kw_only=True):
    """Clockwise from the starting player, until the last lap is complete or the last card of a part was turned up,
    and all have had as many turns. `last`: who had the last turn."""

    last: Seat | None = None

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if t.turn is not None:
            self.last, lap, t.turn = t.turn.seat, t.turn.lap, None
            if lap and (count := end_lap(t, ctx)):
                ctx.push(Discarding(count=count))
                return
        seat = track.next_seat(t, self.last)
        if t.reason and seat == t.start:
            ctx.done()
            _end(t, ctx)
        else:
            begin_turn(t, seat, ctx)

    def to_come(self, t: Table) -> list[Seat]:
        """The seats that have a turn after the one that has it now, the next one first: nobody after the last one of
        the last round."""
        assert t.turn is not None
        found, seat = list[Seat](), t.turn.seat
        while len(found) < len(t.players) - 1:
            seat = track.next_seat(t, seat)
            if t.reason and seat == t.start:
                break
            found.append(seat)
        return found


def begin_turn(table: Table, seat: Seat, ctx: Ctx) -> None:
    """Step 1: the tile of the turn before (with two players: of the turn before that) moves to the front. In the
    first turns there is none. It is told with the choice of the next tile (`turn.choose`), which is that seat's
    own."""
    table.turn = turn = Turn(seat)
    chosen = table.players[seat].chosen
    if len(chosen) == table.figures():
        turn.moved = chosen.pop(0)
        turn.lap = track.advance(table, turn.moved)
    ctx.push(Choosing(who=seat), Voyages(who=seat), ConfirmTurn(who=seat))


def end_lap(table: Table, ctx: Ctx) -> int:
    """The time marker moves down. Returns how many contracts of each colour everybody discards now."""
    table.laps += 1
    discards = table.edition.discards(len(table.players))
    left = len(discards) - table.laps
    ctx.say("lap", laps=table.laps, left=left)
    if not left and not table.reason:
        table.reason = "laps"
    return discards[table.laps - 1] if table.laps <= len(discards) else 0


def _end(table: Table, ctx: Ctx) -> None:
    """The final phase. After an early end all first discard down to one contract of each colour (ruling 12)."""
    ctx.say("final-phase", reason=table.reason)
    ctx.push(FinalActions(order=table.seats()), Completions(order=table.seats()))
    if table.kept > 1:
        ctx.push(Discarding(count=table.kept - 1))
