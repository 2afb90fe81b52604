"""A whole game: the open table and the stack of decisions it stands in; whether it is over, and how it looks in a
later turn."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import frames
from engine.core.model import Result, Seat

from . import dice
from .phases.rounds import Rolling, Rounds
from .phases.setup import Opening
from .phases.turns import Turns, next_after
from .scoring import overlap, winners
from .state import Box, Hand, Table

Flow = Opening | Rounds | Rolling | Turns

Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""


def result(s: Position) -> Result:
    """The end of the game."""
    t = s.table
    return Result(tuple(overlap(t, Seat(n)) for n in range(len(t.sheets))), winners(t), t.reason)


def ahead(s: Position, seat: Seat) -> Position | None:
    """The position as if all before that seat had taken other dice: it is asked to take one of those that lie there
    now. None where no die of this roll will be left to it, or none would fit."""
    t = s.table
    if not s.flow or not isinstance(s.flow[-1], Turns) or t.turns[seat] is not None:
        return None
    if seat not in _to_come(t):
        if t.go == t.passes():
            return None
        t.go += 1
        t.turns = [None for _ in t.turns]  # the next pass waits for all of them
    t.asked, t.rerolled = None, []
    if not dice.takeable(t, seat) and not dice.can_spend(t, seat):
        return None
    t.asked = seat
    return s


def _to_come(table: Table) -> list[Seat]:
    """The seats that take a die in this pass after the one that is asked."""
    found, seat = [], table.asked
    while seat is not None:
        seat = next_after(table, seat)
        if seat is not None:
            found.append(seat)
    return found
