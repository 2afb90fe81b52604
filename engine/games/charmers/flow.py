"""A whole game: the open table and the stack of decisions it stands in; and whether it is over."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import frames
from engine.core.model import Result, Seat

from .phases.rounds import Rolling, Rounds
from .phases.setup import Opening
from .phases.turns import Turns
from .scoring import overlap, winners
from .state import Box, Hand, Table

Flow = Opening | Rounds | Rolling | Turns

Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""


def result(s: Position) -> Result | None:
    """The end of the game, or None while it goes on."""
    if s.flow:
        return None
    t = s.table
    return Result(tuple(overlap(t, Seat(n)) for n in range(len(t.sheets))), winners(t), t.reason)
