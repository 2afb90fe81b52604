"""The steady opponent: it plans the whole lap at points per move. It hires by how many workers it has, and knows
neither how near the end is, before its last turn, nor what the others have."""

from __future__ import annotations

from functools import cached_property

from engine.core.model import Action, Seat

from ..flow import Position
from ..state import Table
from .decisions import choose as best
from .outlook import Outlook
from .weights import WEIGHTS

HIRING = WEIGHTS.hiring
"""The worth of hiring by number of workers."""


class OneLap(Outlook):
    """A seat's hopes, were the game to go on as ever."""

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(table, seat)
        self.laps, self.share = 100, 0

    @cached_property
    def hires(self) -> list[tuple[int, str, int]]:
        """The best tiles to hire and their left spaces, best first, with their worth."""
        found = super().hires
        return [(HIRING[self.row.workers()] + gain - found[0][0], name, i) for gain, name, i in found]


def choose(s: Position, seat: Seat) -> Action | None:
    """The next action; None where it is the usual one: the turn is over."""
    return best(OneLap(s.table, seat), s.flow[-1])
