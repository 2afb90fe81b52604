"""The last look before a piece is laid: all its places, with everything as it will be at the end of the round."""

from __future__ import annotations

from msgspec.structs import replace

from ..actions import Site
from ..layout import Layout
from ..placing.pieces import fitting
from ..state import City
from .prospect import Prospect
from .worth import Forecast


def settled(forecast: Forecast, before: Prospect, end: Prospect) -> Site:
    """Where to lay the piece that comes first after `before`, so that `end` is worth most: the places that are kept
    in mind while planning are few. All later pieces stay where they are and must still fit."""
    n = len(before.city.pieces)
    site, later = end.city.pieces[n], end.city.pieces[n + 1 :]
    rest = end.layout.taken & ~Layout(end.table.edition, replace(end.city, pieces=end.city.pieces[: n + 1])).taken
    better: list[tuple[int, Site, City]] = []
    most = forecast.worth(end)
    for way in fitting(before.layout, site.piece):
        if way.cells & rest or way.parts == site.parts:
            continue
        other = Site(site.piece, way.parts)
        city = replace(end.city, pieces=[*end.city.pieces[:n], other, *later])
        worth = forecast.worth(end.with_city(city))
        if worth > most:
            better.append((worth, other, city))
    for _, other, city in sorted(better, key=lambda each: -each[0]):
        if _stands(end, city, n + 1):
            return other
    return site


def _stands(end: Prospect, city: City, n: int) -> bool:
    """Whether each piece from the n-th on may lie after those before it."""
    for at in range(n, len(city.pieces)):
        site = city.pieces[at]
        layout = Layout(end.table.edition, replace(city, pieces=city.pieces[:at]))
        if all(way.parts != site.parts for way in fitting(layout, site.piece)):
            return False
    return True
