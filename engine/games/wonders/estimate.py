"""How good a position looks to a seat, for practice opponents. Sees a view, never the state. Whole numbers, in
hundredths of a point."""

from __future__ import annotations

from .layout import Layout
from .scoring import points
from .state import City, Table, View

POINT = 100
STEP = 60
"""A step of the population marker: more than every second field has a ring."""
FIELD = 35
"""A field of a resource track; a third of a point once the other two have caught up."""
GOLD = 12
"""Gold left in this round."""
SIDE = 4
"""A cell of free land beside a road, where a building could go."""
MOST = 20
"""Such cells that are of use."""


def estimate(view: View) -> int:
    """The points of the own city as it stands, what the markers still promise, and room to build."""
    t: Table = view.table
    assert view.seat is not None
    if t.final:
        return t.final[view.seat].total() * POINT
    city: City = t.cities[view.seat]
    layout = Layout(t.edition, city)
    value = points(t, city, layout).total() * POINT
    value += city.population * STEP + sum(city.resources.values()) * FIELD
    free = (layout.ground.beside(layout.roads) & layout.green).bit_count()
    return value + (0 if city.out else city.gold * GOLD) + min(free, MOST) * SIDE
