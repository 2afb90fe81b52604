"""What a seat hopes for in the laps to come, in hundredths of a point: the worth of its tableau, of hiring, of the
castle, of majorities at the end."""

from __future__ import annotations

from functools import cached_property, lru_cache

from engine.core.model import Seat

from ..edition import GOODS
from ..scoring import majority
from ..state import PATH, Table
from . import worth
from .sites import Sites, opening
from .tableau import NOTHING, Tableau, counts, fresh, tableau
from .worth import TYPICAL

FRESH = 3000
"""What it costs to have somebody covered who was hired this turn or last."""
BONUS = 3
"""What a bonus tile is worth in points, with those that it still brings."""
LAP = 11
"""The points of a lap, by which the laps to come are counted."""
LAPS = 120
"""For how many laps at most, in hundredths, today's workers count: in time all are covered or replaced."""
WORKER, ORDER = 20, 30
"""What one more worker, and numbers that ascend, add to the worth of a tableau in each lap."""
TRIED = 10
"""For how many tiles with their places it also tries whom the castle would cover."""


Known = dict[tuple[object, ...], Sites]
"""What landscapes offer, by all that stands on them and the kinds of workers that may take a bonus tile."""


class Outlook:
    """A seat's hopes, as the table stands."""

    def __init__(self, table: Table, seat: Seat, known: Known | None = None) -> None:
        self._known = Known() if known is None else known
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
        return self.opening(self.table)

    def opening(self, table: Table) -> Sites:
        """The places on a landscape for this player."""
        free = tuple(good for good in GOODS if self.player.free_workers(good))
        built = (table.sections, table.houses, table.markets, table.sacks, table.bonuses.items())
        key = (free, *(tuple(each) for each in built))
        if key not in self._known:
            self._known[key] = opening(table, self.player, BONUS)
        return self._known[key]

    def future(self, row: Tableau) -> int:
        """What a tableau promises for the laps to come and for the end."""
        if row not in self._futures:
            self._futures[row] = usual(row) * self.laps // 100 + self.majorities(row)
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

    @cached_property
    def hires(self) -> list[tuple[int, str, int]]:
        """The best tiles to hire and their left spaces, best first, with what the tableau gains by them after the
        castle: the price is not counted."""
        found = [
            (self.future(self.row.hired(self.table.tile(name), i)), name, i)
            for name in self.table.display
            for i in range(len(PATH) - 1)
        ]
        stays = self.future(self.row) if self.last else self.castle(self.row, self.fresh)
        best = [
            (self._hired(name, i) - stays, name, i) for _, name, i in sorted(found, key=lambda each: -each[0])[:TRIED]
        ]
        return sorted(best, key=lambda each: -each[0])

    def _hired(self, name: str, i: int) -> int:
        row = self.row.hired(self.table.tile(name), i)
        return self.future(row) if self.last else self.castle(row, [*self.fresh, i, i + 1])

    @cached_property
    def hire(self) -> tuple[int, str, int]:
        """The worth of hiring before its price, the tile and its left space; 0 where it is better not to."""
        gain, name, i = self.hires[0] if self.hires else (0, "", 0)
        return max(0, gain), name, i


@lru_cache(maxsize=10_000)
def usual(row: Tableau) -> int:
    """What a tableau promises for a usual lap, begun with empty hands."""
    return worth.ahead(TYPICAL, row, 0, NOTHING, worth.LATER) + WORKER * row.workers() + ORDER * row.ascending()
