"""A whole game: the open table, the hands, the stacks, the decisions it stands in; and whether it is over."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import frames
from engine.core.model import Result, Seat

from .phases.acts import Act
from .phases.discarding import Discarding
from .phases.final import Completing, Completions, FinalActions
from .phases.setup import Opening
from .phases.turn import Choosing, ConfirmTurn
from .phases.turns import Turns
from .phases.voyages import Voyages
from .scoring import winners
from .state import Box, Hand, Table

Flow = Opening | Turns | Choosing | Act | Voyages | ConfirmTurn | Discarding | FinalActions | Completions | Completing

Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""


def ahead(s: Position, seat: Seat) -> Position | None:
    """The position as if it were that seat's turn now: tiles and markets as they lie. None for a seat that has no
    turn to come, and while contracts are discarded."""
    t, turns = s.table, s.flow[0]
    if not isinstance(turns, Turns) or t.turn is None or seat not in turns.to_come(t):
        return None
    t.turn, turns.last = None, Seat((seat - 1) % len(t.players))
    s.flow = [turns]
    return s


def result(s: Position) -> Result:
    """The end of the game."""
    t = s.table
    return Result(tuple(score.total() for score in t.final), winners(t), t.reason)
