"""Rulebook: set-up. All that is drawn before the first round."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Seat

from ..market import refill
from ..objectives import OBJECTIVES
from ..state import State
from .automaton import shuffle
from .rounds import Rounds


class Opening(Frame[State, Action], tag="opening", kw_only=True):
    """Set-up B-I: shuffle each stack, draw the order of the first round, turn up monuments, deal the rivers of map B
    (`rivers`), and for the advanced game draw three objectives (`objectives`)."""

    rivers: bool
    objectives: bool

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        for _, stack in sorted(s.box.stacks.items()):
            ctx.shuffle(stack)
        t.order = [Seat(n) for n in range(len(t.cities))]
        ctx.shuffle(t.order)
        if self.rivers:
            lands = sorted(land for land in t.edition.maps if land != "A")
            ctx.shuffle(lands)
            for city, land in zip(t.cities, lands, strict=False):
                city.land = land
        if self.objectives:
            drawn = list(OBJECTIVES)
            ctx.shuffle(drawn)
            t.objectives = drawn[: t.edition.objectives.draw]
            ctx.say("objectives", objectives=t.objectives)
        ctx.shuffle(s.box.monuments)
        if t.automaton is not None:
            shuffle(s, t.automaton, ctx)
        refill(s, ctx)
        ctx.done()
        ctx.push(Rounds())
