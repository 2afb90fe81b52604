"""What a seat hopes for in the laps to come, in hundredths of a point: the worth of its tableau, of hiring, of the
castle, of majorities at the end."""

from __future__ import annotations

from functools import cached_property

from engine.core.model import Seat

from ..edition import GOODS
from ..scoring import majority
from ..state import PATH, Table
from . import worth
from .lap import NOTHING
from .sites import Sites, opening
from .tableau import Tableau, counts, fresh, tableau
from .worth import TYPICAL

FRESH = 3000
"""What it costs to have somebody covered who was hired this turn or last."""
BONUS = 3
"""What a bonus tile is worth in points, with those that it still brings."""
LAP = 11
"""The points of a lap, by which the laps to come are counted."""
LAPS = 120
"""Laps, in hundredths, for which the workers of now are counted at most: by and by all are covered or hired over."""
WORKER, ORDER = 20, 30
"""What one more worker, and numbers that ascend, add to the worth of a tableau in each lap."""
TRIED = 10
"""Tiles with their places of which it is also tried whom the castle would cover."""


class Outlook:
    """A seat's hopes, as the table stands."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat, self.player = table, seat, table.players[seat]
        self.row, self.goods = tableau(self.player), counts(self.player)
        self.fresh = fresh(table, self.player)
        self.last = table.ending is not None
        left = max(0, table.goal() - max(player.points for player in table.players))
        self.laps = 0 if self.last else min(LAPS, left * 100 // LAP)
        self.share = 100 if self.last else max(20, 100 - 2 * left)
        rows = [tableau(player) for player in table.players]
        self._rivals = [
            [row.strength(kind) for other, row in enumerate(rows) if other != seat] for kind in range(len(GOODS))
        ]
        self._futures: dict[Tableau, int] = {}

    @cached_property
    def sites(self) -> Sites:
        """The places on the landscape."""
        return opening(self.table, self.player, BONUS)

    def future(self, row: Tableau) -> int:
        """What a tableau promises for the laps to come and for the end."""
        if row not in self._futures:
            lap = worth.ahead(TYPICAL, row, 0, NOTHING, worth.LATER)
            lap += WORKER * row.workers() + ORDER * row.ascending()
            self._futures[row] = lap * self.laps // 100 + self.majorities(row)
        return self._futures[row]

    def majorities(self, row: Tableau) -> int:
        """The majorities as they would be, less the most that a rival has; the nearer the end the more they count."""
        total = 0
        for kind, others in enumerate(self._rivals):
            points = majority([row.strength(kind), *others])
            total += points[0] - max(points[1:])
        return total * self.share

    def castle(self, row: Tableau, new: list[int]) -> int:
        """What a tableau promises once the castle has covered one; `new`: who should not be."""
        return max((self.covering(row, i, new) for i in row.coverable()), default=self.future(row))

    def covering(self, row: Tableau, i: int, new: list[int]) -> int:
        """What a tableau promises with one worker covered."""
        return self.future(row.covered(i)) - FRESH * (i in new and not self.last)

    def hires(self) -> list[tuple[int, str, int]]:
        """The best tiles to hire and their left spaces, by what the tableau promises after the castle, best first."""
        found = [
            (self.future(self.row.hired(self.table.tile(name), i)), name, i)
            for name in self.table.display
            for i in range(len(PATH) - 1)
        ]
        best = [(self._hired(name, i), name, i) for _, name, i in sorted(found, key=lambda each: -each[0])[:TRIED]]
        return sorted(best, key=lambda each: -each[0])

    def _hired(self, name: str, i: int) -> int:
        row = self.row.hired(self.table.tile(name), i)
        return self.future(row) if self.last else self.castle(row, [*self.fresh, i, i + 1])

    @cached_property
    def hire(self) -> tuple[int, str, int]:
        """The worth of hiring before its price, the tile and its left space; 0 where it is better not to."""
        best = self.hires()[:1]
        if not best:
            return 0, "", 0
        promise, name, i = best[0]
        stays = self.future(self.row) if self.last else self.castle(self.row, self.fresh)
        return max(0, promise - stays), name, i
