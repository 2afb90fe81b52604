"""A whole game: the open table, the hands with standing answers, the stack of decisions; their order; the things
hidden from a seat; and the end (rulebook: set-up, course of play, end of the game)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import frames
from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Result, Seat

from . import scenario
from .phases import flood, production
from .phases.building import BuildingPhase
from .phases.movement import MovementPhase
from .phases.order import Calling, ChooseSlots, Praying
from .phases.preparation import Homes, Laying, drawn
from .phases.production import ProductionPhase
from .phases.standing_answers import ANSWERS, questions
from .phases.wonder import WonderPhase
from .scoring import wealth, winner
from .state import Box, Hand, Standing, State, Table
from .world import generate, rivers

# --- set-up


class Opening(Frame[State, Action], tag="opening", kw_only=True):
    """The world first, then the row of praying figures, drawn at random, the first next to the temple; the markers on
    the chart lie the other way round. Then homes are chosen, from the far end of the row (rulebook: set-up).

    make: "generated" or "laid" if there is no map yet. land: land tiles to lay; first: the seat that lays first.
    donkeys, goods: the start of each seat.
    """

    make: str = ""
    land: int = 0
    first: Seat = Seat(0)
    donkeys: int
    goods: dict[str, int]

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        ctx.done()
        if self.make == "laid":
            t.map, t.supply = drawn({}), rivers.supply(self.land)
            ctx.push(Laying(seat=self.first, land=self.land), Opening(donkeys=self.donkeys, goods=self.goods))
            return
        if self.make == "generated":
            t.map = generate.generate(len(t.players), ctx.roll(generate.DRAWS))
            ctx.say("map-made", count=len(t.atlas.tiles))
        scenario.tell(t, ctx)
        t.temple = [Seat(n) for n in t.seats()]
        if not t.solo:
            ctx.shuffle(t.temple)
            ctx.say("temple", seats=list(t.temple))
        t.chart = t.temple[::-1]
        ctx.push(Homes(order=list(t.chart), donkeys=self.donkeys, goods=dict(self.goods)), Turns())


# --- the turn

PHASES = ("production", "movement", "building", "wonder")
"""The four phases of a turn, in order."""


class Turns(Frame[State, Action], tag="turns"):
    """Production, movement, building, wonder; then the next turn, until the game has ended. At the start of each
    phase anyone may call for an order; in production the yield of the mines is drawn before that. A seat that was
    done with the rest of a turn is asked again in the next. A scenario's flood comes between two turns."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if t.ended:
            t.phase = ""
            ctx.done()
            return
        following = PHASES[(PHASES.index(t.phase) + 1) % len(PHASES)] if t.phase else PHASES[0]
        if following == PHASES[0] and t.turn and flood.due(t):
            ctx.push(flood.Flight(order=list(t.chart)))
            return
        if following == PHASES[0] and t.turn and (seats := flood.homeless(t)):
            ctx.push(flood.Resettle(order=seats))
            return
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


# --- the whole

Phase = ProductionPhase | MovementPhase | BuildingPhase | WonderPhase
Flow = Opening | Laying | Homes | Turns | flood.Flight | flood.Resettle | Calling | Praying | ChooseSlots | Phase

Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""


def result(s: Position) -> Result:
    """How the game ended."""
    t = s.table
    return Result(tuple(wealth(t, Seat(seat)).total for seat in t.seats()), (winner(t),), t.ended)


def imagine(s: Position, seat: Seat | None, ctx: Ctx) -> None:
    """Change all other seats' standing answers, and their answers to a call that nobody has seen yet, to possible
    ones: a seat that is asked has left no standing answer to that question."""
    for n, hand in enumerate(s.hands):
        if n == seat:
            continue
        drawn = {question: ANSWERS[question][ctx.roll(len(ANSWERS[question]))] for question in questions(s)}
        hand.standing = Standing(**drawn)
        if s.flow and n in s.flow[-1].waiting(s):
            for question in ("rest", getattr(s.flow[-1], "question", "rest")):
                setattr(hand.standing, question, "ask")
        if hand.choice is not None:
            hand.choice = bool(ctx.roll(2))
