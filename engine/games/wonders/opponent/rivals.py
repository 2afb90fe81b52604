"""What the others may take before it is one's turn again."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.model import Seat

from ..placing.pieces import fits_anywhere
from ..state import Table
from .plans import followers
from .prospect import Prospect
from .worth import GOLD, Forecast

CERTAIN = 1000
"""A chance is so many thousandths."""
LIKELY, MAYBE = 650, 350
"""That a rival takes a monument by the time it has spent most of its gold, and by the turn before."""
HALVED = 30
"""What is worth so much less than the best, in hundredths of a point, is bought half as often."""
LOOKED = 2
"""Places that rivals are thought to look at for each piece."""


class Rivals:
    """The seats that are not yet out, and how much each wants what lies on the market."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seats = [n for n in table.order if n != seat and not table.cities[n].out]
        self.wants = [_wants(table, n) for n in self.seats]
        self.able = {
            name: [n for n in self.seats if fits_anywhere(Prospect(table, n).layout, name)]
            for name in table.market.monuments
        }

    def takes(self, item: str, turns: int) -> int:
        """How likely an item is gone in so many turns from now, in thousandths."""
        stays = CERTAIN
        for rival, wants in zip(self.seats, self.wants, strict=True):
            chance = wants.get(item, 0)
            if rival in self.able.get(item, ()):
                # a monument is bought for the last gold
                wait = turns - (self.table.cities[rival].gold - 1) // 3
                chance = max(chance, LIKELY if wait > 0 else MAYBE if wait == 0 else 0)
            stays = stays * (CERTAIN - chance) // CERTAIN
        return CERTAIN - stays


def _wants(table: Table, seat: Seat) -> Mapping[str, int]:
    """How likely a seat buys each item with its next purchase, in thousandths."""
    forecast, prospect = Forecast(table, seat), Prospect(table, seat)
    best: dict[str, int] = {}
    for step in followers(forecast, prospect, LOOKED):
        after = prospect.after(step)
        worth = forecast.worth(after.table, after.layout) + after.city.gold * GOLD
        best[step.item] = max(worth, best.get(step.item, worth))
    if not best:
        return {}
    most = max(best.values())
    weights = {item: (1 << 12) >> min((most - worth) // HALVED, 13) for item, worth in best.items()}
    whole = sum(weights.values())
    return {item: weight * CERTAIN // whole for item, weight in weights.items()}
