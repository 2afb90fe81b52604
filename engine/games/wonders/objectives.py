"""Rulebook: the advanced game. The fifteen public objectives: what each counts, and what the places bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from engine.core.model import Seat

from .edition import KINDS, Goals, kind_of
from .layout import Layout
from .state import City, Table

METROPOLIS = "metropolis"
"""The objective that all share who fulfil it; the others are for the first and the second."""
BUILDINGS = {"philosophy": "library", "agriculture": "farm", "religion": "temple", "grand_bazaar": "market"}
"""The objectives for the most tiles of a type."""
STOCKS = {"abundance": "food", "technology": "gears", "trade": "ceramics"}
"""The objectives for the highest value of a resource."""
VILLAGE = "housing"
"""The type that the village counts."""


def fertile_valley(layout: Layout) -> int:
    """The cells of the largest area of empty green land that pieces, natural cells and water enclose. Natural cells
    do not count, and an area with a cell at any border or the sidewalk does not either (ruling R15)."""
    rim = layout.ground.border | layout.ground.bottom
    return max((each.bit_count() for each in layout.ground.areas(layout.green) if not each & rim), default=0)


def roads_of_rome(layout: Layout) -> int:
    """The cells of the largest connected group of roads; neither towers nor the sidewalk join or count (rulings Q31,
    R11)."""
    return max((each.bit_count() for each in layout.ground.areas(layout.roads)), default=0)


def city_of_wonders(layout: Layout) -> int:
    """Monuments."""
    return len(layout.city.monuments())


def natural_resources(layout: Layout) -> int:
    """Building tiles next to a natural cell that is not covered (ruling R16)."""
    return _tiles_beside(layout, layout.natural)


def waterfront(layout: Layout) -> int:
    """Building tiles next to open water (ruling R16)."""
    return _tiles_beside(layout, layout.water)


def village(layout: Layout) -> int:
    """The tiles of the largest group of housing tiles that touch; a lone tile counts 1 (ruling R12)."""
    homes = [cells for tile, cells in layout.tiles if kind_of(tile) == VILLAGE]
    areas = layout.ground.areas(layout.kinds[VILLAGE])
    return max((sum(bool(cells & area) for cells in homes) for area in areas), default=0)


def suburbs(layout: Layout) -> int:
    """Building tiles with a cell at the left, upper or right border, and at the sidewalk only if the edition says so
    (ruling C5)."""
    edge = layout.ground.border
    if layout.edition.objectives.bottom:
        edge |= layout.ground.bottom
    return sum(bool(cells & edge) for _, cells in layout.tiles)


def metropolis(layout: Layout) -> int:
    """The types of buildings of which a City District lies here; all five are needed."""
    return len({kind_of(tile) for tile, cells in layout.tiles if layout.is_district(cells)})


def _tiles_beside(layout: Layout, cells: int) -> int:
    near = layout.ground.beside(cells)
    return sum(bool(tile & near) for _, tile in layout.tiles)


Count: TypeAlias = Callable[[Layout], int]


def _of_type(kind: str) -> Count:
    return lambda layout: sum(kind_of(tile) == kind for tile, _ in layout.tiles)


def _of_resource(resource: str) -> Count:
    return lambda layout: layout.city.resources[resource]


OBJECTIVES: dict[str, Count] = {
    "fertile_valley": fertile_valley,
    "roads_of_rome": roads_of_rome,
    "city_of_wonders": city_of_wonders,
    "natural_resources": natural_resources,
    "waterfront": waterfront,
    **{name: _of_type(kind) for name, kind in BUILDINGS.items()},
    **{name: _of_resource(resource) for name, resource in STOCKS.items()},
    "village": village,
    "suburbs": suburbs,
    METROPOLIS: metropolis,
}
"""The objectives in the order of the rulebook, and what each counts in a city."""


class Standing(Struct, frozen=True):
    """How an objective stands: the value of each seat's city, and the points it brings at this moment."""

    objective: str
    values: tuple[int, ...]
    points: tuple[int, ...]


def points(goals: Goals, objective: str, values: tuple[int, ...]) -> tuple[int, ...]:
    """What an objective brings. All who are first share, rounded up, and then nobody is second; all who are second
    get the points of the second, with two players too (ruling R13). Nothing for the value 0 (ruling Q23)."""
    if objective == METROPOLIS:
        having = sum(value == len(KINDS) for value in values)  # rounded up too (rulings Q32, R21)
        return tuple(-(-goals.metropolis // having) if value == len(KINDS) else 0 for value in values)
    best = max(values)
    firsts = values.count(best)
    if firsts > 1:
        return tuple(-(-goals.tied // firsts) if value == best > 0 else 0 for value in values)
    second = max((value for value in values if value < best), default=0)
    return tuple(goals.first if value == best > 0 else goals.second if value == second > 0 else 0 for value in values)


def standings(table: Table, layouts: list[Layout]) -> list[Standing]:
    """How the objectives in play stand."""
    found = []
    for name in table.objectives:
        values = tuple(OBJECTIVES[name](layout) for layout in layouts)
        found.append(Standing(name, values, points(table.edition.objectives, name, values)))
    return found


class Change(Struct, frozen=True):
    """What a change of one city means for an objective: that city's value, and the points of its seat."""

    objective: str
    value: tuple[int, int]
    points: tuple[int, int]

    @property
    def brings(self) -> int:
        """How many points the seat gains by it; negative if it loses some."""
        return self.points[1] - self.points[0]


def changes(table: Table, seat: Seat, after: City) -> list[Change]:
    """How the objectives in play would stand for a seat if its city were as `after`; only those that would change."""
    stands = standings(table, [Layout(table.edition, city) for city in table.cities])
    return against(stands, seat, Layout(table.edition, after))


def against(stands: Sequence[Standing], seat: Seat, then: Layout) -> list[Change]:
    """How objectives that stand so would stand for a seat if its city lay like that; only those that would change."""
    found = []
    for now in stands:
        value = OBJECTIVES[now.objective](then)
        if value != now.values[seat]:
            values = (*now.values[:seat], value, *now.values[seat + 1 :])
            brings = points(then.edition.objectives, now.objective, values)[seat]
            found.append(Change(now.objective, (now.values[seat], value), (now.points[seat], brings)))
    return found


class Shift(Struct, frozen=True):
    """What a change of a city means for a seat: its points for an objective, before and after."""

    seat: Seat
    objective: str
    points: tuple[int, int]


def shifts(table: Table, seat: Seat, before: City) -> list[Shift]:
    """What all have gained or lost since a seat's city was as `before`, by what the objectives count there."""
    then, now = Layout(table.edition, before), Layout(table.edition, table.cities[seat])
    moved = {name: OBJECTIVES[name](then) for name in table.objectives}
    moved = {name: value for name, value in moved.items() if value != OBJECTIVES[name](now)}
    if not moved:
        return []
    found = []
    for each in standings(table, [Layout(table.edition, city) for city in table.cities]):
        if each.objective in moved:
            values = (*each.values[:seat], moved[each.objective], *each.values[seat + 1 :])
            had = points(table.edition.objectives, each.objective, values)
            pairs = enumerate(zip(had, each.points, strict=True))
            found += [Shift(Seat(n), each.objective, pair) for n, pair in pairs if pair[0] != pair[1]]
    return found
