"""A whole game: the open table, the hands with standing answers, the stack of decisions; their order; the things
hidden from a seat; what comes next for a seat that waits; and the end (rulebook: set-up, course of play, end of the
game)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from engine.core import frames
from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Preview, Result, Seat

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


def ahead(s: Position, seat: Seat) -> Position | None:
    """What a seat is asked next in this turn, as if nobody else did anything more: the same phase where an order was
    called and its time has not come; else the next one, with no order called. None before production, which is drawn,
    and for a seat one of whose actions waits."""
    t, phase = s.table, s.flow[-1]
    if not isinstance(phase, Phase) or t.ended or str(seat) in t.held:
        return None
    for n, hand in enumerate(s.hands):
        hand.standing = hand.standing if n == seat else Standing()
    t.deals, t.held, t.leaving = [], {}, []
    if seat not in t.done:
        t.done = sorted({*t.done, *t.chart[: t.chart.index(seat)]})
        return s
    if isinstance(phase, WonderPhase):
        return None
    ctx = Ctx(s, Seeded(b"only to see", 0, 0))
    ctx.done()
    phase.over(s, ctx)
    t.phase = PHASES[PHASES.index(t.phase) + 1]
    ctx.push(_phase(t))
    return s


REMAINS = ("not-moved", "plan-not-run", "no-brick", "neutral-would-end", "would-skip-wonder", "could-")
"""Begin the codes of what "done" leaves undone: others change it, and nobody said that they would do it."""


def heeded(preview: Preview) -> Preview:
    """What of a preview a plan depends on."""
    return replace(preview, notes=tuple(note for note in preview.notes if not note.code.startswith(REMAINS)))


def _phase(t: Table) -> Phase:
    """The phase that is asked after the first of a turn; nobody's standing answer is used in it."""
    if t.phase == "movement":
        return MovementPhase()
    return BuildingPhase() if t.phase == "building" else WonderPhase(asked=[Seat(seat) for seat in t.seats()])


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
