"""A whole game: the open table, the hands with standing answers, the stack of decisions it stands in; what a seat
cannot know of it; and whether it is over."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import frames
from engine.core.ctx import Ctx
from engine.core.model import Result, Seat

from .phases.building import BuildingPhase
from .phases.calling import Calling, ChooseSlots, Praying
from .phases.homes import Homes
from .phases.laying import Laying
from .phases.movement import MovementPhase
from .phases.opening import Opening
from .phases.production import ProductionPhase
from .phases.standing import ANSWERS, questions
from .phases.turns import Turns
from .phases.wonder import WonderPhase
from .scoring import wealth, winner
from .state import Box, Hand, Standing, Table

Flow = (
    Opening
    | Laying
    | Homes
    | Turns
    | Calling
    | Praying
    | ChooseSlots
    | ProductionPhase
    | MovementPhase
    | BuildingPhase
    | WonderPhase
)


Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""


def result(s: Position) -> Result | None:
    """How the game ended, or None while it goes on."""
    if s.flow:
        return None
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
