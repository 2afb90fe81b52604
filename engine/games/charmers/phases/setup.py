"""Rulebook: set-up. The starting player is drawn and rolls for the first round."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Seat

from .. import dice
from ..state import State
from .rounds import Rounds


class Opening(Frame[State, Action], tag="opening"):
    """Set-up: one seat gets the elephant; it rolls the dice of the first round."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        t.start = Seat(ctx.roll(len(t.sheets)))
        ctx.say("first-player", seat=t.start)
        t.round = 1
        dice.roll(t, ctx)
        ctx.done()
        ctx.push(Rounds())
