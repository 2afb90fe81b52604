"""Which places for a road a panel marks: the best of many, a few, for people who would otherwise read a long list."""

from __future__ import annotations

from collections.abc import Sequence

from . import roads, tasks
from .actions import Lay
from .edition import MARKETS
from .goods import Wares, different_kinds, same_kind, sell
from .pen import Notes, Pen, open_pen
from .scoring import gap
from .state import Sheet, View

MARKED = 10
"""Places that are marked at once."""


def ranked(view: View, kind: str, values: Sequence[object]) -> Sequence[object]:
    """The best of many places for a road. First come those that bring most: money and fame at once, goods that may be
    sold there, bonuses that can be used; among equals those that leave most free cells to go on to; then in the order
    of the offers. Of dice all, the best of which is for their player to judge."""
    if kind == "die":
        return values
    turn = None if view.seat is None else view.table.turns[view.seat]
    if view.seat is None or turn is None or kind not in ("road", "half") or len(values) <= MARKED:
        return ()
    ways = [value for value in values if isinstance(value, Lay) and value.sides]
    if len(ways) < len(values):  # only the cell is asked
        return ()
    pen = open_pen(view.table, view.seat, Notes().say)
    worth = [_worth(pen, kind, way) for way in ways]
    best = sorted(range(len(ways)), key=lambda n: (-worth[n][0], -worth[n][1], n))
    return [ways[n] for n in best[:MARKED]]


def dearest(view: View, sales: Sequence[Wares]) -> list[Wares]:
    """Sales, those first that bring the tracks closest together at once, the bonuses of tents included."""
    assert view.seat is not None
    pen, left = open_pen(view.table, view.seat, Notes().say), dict[Wares, int]()
    for wares in sales:
        after = pen.trial(Notes())
        sell(after, wares)
        left[wares] = gap(after.edition, after.sheet)
    return sorted(sales, key=left.__getitem__)


BONUS = 3
"""What an open bonus that can be used counts for, in spaces of money."""


def _worth(pen: Pen, kind: str, at: Lay) -> tuple[int, int]:
    """What a road brings, in spaces of money; and how many free cells can be reached then."""
    after = pen.trial(Notes())
    (roads.draw if kind == "road" else roads.extend)(after, at)
    brings = gap(pen.edition, pen.sheet) - gap(after.edition, after.sheet)
    brings += sale(after, after.turn.now) + BONUS * sum(bool(tasks.ways(after, task)) for task in after.turn.open)
    return brings, len({each.cell for each in roads.fitting(after, *roads.WHOLE)})


def sale(pen: Pen, market: str) -> int:
    """The most money for goods on a market that is opened; 0 for anything else."""
    if market not in MARKETS:
        return 0
    find = same_kind if market == "market_same" else different_kinds
    return max((_coins(pen.sheet, pen.edition.coins, wares) for wares in find(pen.sheet, tasks.MARKET)), default=0)


def _coins(sheet: Sheet, coins: Sequence[int], wares: Sequence[str]) -> int:
    return sum(coins[sheet.sold[good] + n] for good in dict.fromkeys(wares) for n in range(wares.count(good)))
