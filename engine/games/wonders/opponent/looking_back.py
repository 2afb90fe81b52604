"""What a turn was worth, once it is over."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat

from ..flow import Position
from .plans import plans
from .prospect import Prospect
from .worth import POINT, Forecast

WIDTH = 2
"""Beginnings of the rest of the round that are followed."""


def worth(before: Position, after: Position, seat: Seat) -> int:
    """What a table after a turn promises to its seat, with the rest of its round, by the forecast from before. Where
    the round is over by then, the next one's gold is not counted."""
    table = after.table
    if table.final:
        totals = [score.total() for score in table.final]
        return POINT * (totals[seat] - max((n for other, n in enumerate(totals) if other != seat), default=0))
    forecast = Forecast(before.table, seat)
    if table.round != before.table.round:
        cities = list(table.cities)
        cities[seat] = replace(cities[seat], gold=0, out=True)
        table = replace(table, cities=cities)
    prospect = Prospect(table, seat)
    found = plans(forecast, prospect, WIDTH) if prospect.city.gold and not prospect.city.out else []
    return found[0].worth if found else forecast.worth(prospect)
