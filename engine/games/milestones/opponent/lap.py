"""One whole lap of the figure, castle to castle, at points per move: the planner of the steady opponent."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..edition import GOODS
from ..phases.castle import SPARED
from ..phases.trading_house import HIRE, SALE
from ..state import BUILDINGS, PATH, RONDEL
from .sites import Sites
from .tableau import Counts, Haul, Tableau, hauls

POINT = 100
"""One point; all worths are in hundredths of it."""
CARRIED = (0, 30, 55, 75)
"""The worth of 0, 1, 2, 3 goods kept for the next lap."""
HIRING = (900, 900, 900, 700, 600, 400, 250, 150, 50)
"""The worth of hiring by number of workers."""
TOLL = 200
"""What the castle costs where it has a worker covered."""
LATER = 300
"""The worth of hiring in a lap to come."""
ORDER, WORKER = 300, 200
"""What numbers that ascend, and one more worker, add to a tableau's rate (in sixtieths)."""
TYPICAL = Sites((0, 3, 6, 8), (0, 6, 11, 15), (0, 4, 8, 11), (0, 5), (5, 5))
"""What a landscape offers in the middle of a game; by this, tableaus are compared."""
HOUSE, OFFICE, MILL, CASTLE = (RONDEL.index(name) for name in BUILDINGS)
NOTHING = (0,) * len(GOODS)


class Plan(NamedTuple):
    """A plan for the rest of a lap: its worth, its moves, the space of the first, and what it builds first."""

    worth: int
    moves: int
    first: int
    roads: int = 0
    houses: int = 0
    markets: int = 0


def plan(sites: Sites, row: Tableau, place: int, goods: Counts, hire: int) -> Plan:
    """The best way to the castle from a space of the rondel on, that one included."""
    held = CARRIED[min(sum(goods), len(CARRIED) - 1)]
    toll = TOLL if row.workers() > SPARED else 0
    best = Plan(-toll, 1, CASTLE)
    ways = hauls(row.kinds, row.bonus, place) if place < len(PATH) else [Haul(0, NOTHING, 0, 0)]
    ascending = row.ascending()
    for haul in ways:
        after = tuple(a + b for a, b in zip(goods, haul.goods, strict=True))
        for visits in _visits(sites, max(place, HOUSE), after, hire, ascending):
            worth, moves = visits.worth + POINT * haul.points - held - toll, visits.moves + haul.stops
            if worth * best.moves > best.worth * moves:
                best = visits._replace(worth=worth, moves=moves, first=haul.first if haul.stops else visits.first)
    return best


@lru_cache(maxsize=50_000)
def _visits(sites: Sites, place: int, goods: Counts, hire: int, ascending: bool) -> tuple[Plan, ...]:
    """The best plan for each number of buildings visited before the castle, from a building on."""
    found: dict[int, Plan] = {}
    for house in range(place <= HOUSE, -1, -1):
        paid = hiring((*goods[:4], goods[4] + ascending)) if house else goods
        if paid is None:
            continue
        worth = hire if house else 0
        for build in _builds(sites, *paid[:3]) if place <= OFFICE else [(0, 0, 0, 0)]:
            points, r, h, m = build
            for sacks in range(min(paid[3] // 2, len(sites.sacks) - 1 + m) + 1 if place <= MILL else 1):
                visits = house + (points > 0) + (sacks > 0)
                left = sum(paid) - 2 * (r + h + m) - sacks
                gain = worth + POINT * (points + sites.deliveries(sacks, m)) + CARRIED[min(left, 3)]
                first = HOUSE if house else OFFICE if points else MILL if sacks else CASTLE
                if visits not in found or found[visits].worth < gain:
                    found[visits] = Plan(gain, visits + 1, first, r, h, m)
    return tuple(found.values())


def hiring(goods: Counts) -> Counts | None:
    """The goods left after hiring, if need be by selling those there are most of; None where they do not suffice."""
    left = list(goods)
    while left[4] < HIRE["coin"]:
        for _ in range(SALE):
            most = max(range(4), key=lambda kind: left[kind])
            if not left[most]:
                return None
            left[most] -= 1
        left[4] += 1
    left[4] -= HIRE["coin"]
    return tuple(left)


@lru_cache(maxsize=20_000)
def _builds(sites: Sites, stone: int, wood: int, sand: int) -> tuple[tuple[int, int, int, int], ...]:
    """What some goods can build: points, sections, houses, markets."""
    return tuple(
        (sites.roads[r] + sites.houses[h] + sites.markets[m], r, h, m)
        for r in range(min(stone, sand, len(sites.roads) - 1) + 1)
        for h in range(min(stone - r, wood, len(sites.houses) - 1) + 1)
        for m in range(min(wood - h, sand - r, len(sites.markets) - 1) + 1)
    )


@lru_cache(maxsize=20_000)
def rate(row: Tableau) -> int:
    """What a tableau brings a move, on a lap begun with empty hands; a little for its order and its number."""
    best = plan(TYPICAL, row, 0, NOTHING, LATER)
    return 60 * best.worth // best.moves + ORDER * row.ascending() + WORKER * row.workers()
