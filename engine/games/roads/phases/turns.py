"""The course of play: turns of four phases (rulebook: course of play, end of the game)."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action

from ..state import State, Table
from . import production
from .building import BuildingPhase
from .calling import Calling
from .movement import MovementPhase
from .production import ProductionPhase
from .wonder import WonderPhase

PHASES = ("production", "movement", "building", "wonder")
"""The four phases of a turn, in order."""


class Turns(Frame[State, Action], tag="turns"):
    """Production, movement, building, wonder; then the next turn, until the game has ended. At the start of each
    phase anyone may call for an order; in production what the mines yield is drawn before that. Who was done with
    the rest of a turn is asked again in the next."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t: Table = s.table
        if t.ended:
            t.phase = ""
            ctx.done()
            return
        following = PHASES[(PHASES.index(t.phase) + 1) % len(PHASES)] if t.phase else PHASES[0]
        t.phase = following
        match following:
            case "production":
                t.turn += 1
                for hand in s.hands:
                    hand.standing.rest = "ask"
                ctx.say("turn-begins", turn=t.turn)
                production.begin(s, ctx)
                ctx.push(Calling(), ProductionPhase())
            case "movement":
                ctx.push(Calling(), MovementPhase())
            case "building":
                ctx.push(Calling(), BuildingPhase())
            case _:
                ctx.push(Calling(), WonderPhase())
