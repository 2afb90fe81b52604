"""One lap as the opponents weigh it, in hundredths of a point: what goods are worth from each place on. A move
has a price, so that plans of different length compare."""

from __future__ import annotations

from functools import lru_cache

from ..phases.trading_house import HIRE
from .sites import Sites
from .tableau import Counts, Tableau, added, hauls
from .weights import WEIGHTS

POINT = 100
MOVE = 90
"""The price of a move."""
KEEP = WEIGHTS.keep
"""The worth of one good of a kind kept at the castle; a second and third of the kind a little less."""
LESS = 12
LATER = 420
"""The worth of hiring in a lap to come."""
TYPICAL = WEIGHTS.typical
"""The landscape of a usual lap."""


@lru_cache(maxsize=10_000)
def carried(goods: Counts) -> int:
    """The worth of the goods that the castle leaves."""
    each = [KEEP[kind] - LESS * n for kind, most in enumerate(goods) for n in range(min(most, 3))]
    return sum(sorted(each, reverse=True)[:3])


@lru_cache(maxsize=20_000)
def from_castle(goods: Counts) -> int:
    """The castle itself."""
    return carried(goods) - MOVE


@lru_cache(maxsize=20_000)
def from_mill(sites: Sites, goods: Counts, built: int) -> int:
    """Going to the mill if that pays, then to the castle."""
    return max(from_castle(goods), in_mill(sites, goods, built) - MOVE)


def in_mill(sites: Sites, goods: Counts, built: int) -> int:
    """Standing on the mill."""
    best = from_castle(goods)
    for sacks in range(1, min(goods[3] // 2, len(sites.sacks) - 1 + built) + 1):
        left = (*goods[:3], goods[3] - 2 * sacks, goods[4] + sacks)
        best = max(best, POINT * sites.deliveries(sacks, built) + from_castle(left))
    return best


@lru_cache(maxsize=20_000)
def from_office(sites: Sites, goods: Counts) -> int:
    """Going to the building office if that pays, then on."""
    if (goods[0] > 0) + (goods[1] > 0) + (goods[2] > 0) < 2:
        return from_mill(sites, goods, 0)
    return max(from_mill(sites, goods, 0), in_office(sites, goods) - MOVE)


@lru_cache(maxsize=20_000)
def in_office(sites: Sites, goods: Counts) -> int:
    """Standing on the building office."""
    stone, wood, sand, grain, coin = goods
    best = from_mill(sites, goods, 0)
    for r in range(min(stone, sand, len(sites.roads) - 1) + 1):
        houses = sites.plots(r)
        for h in range(min(stone - r, wood, len(houses) - 1) + 1):
            for m in range(min(wood - h, sand - r, len(sites.markets) - 1) + 1):
                if r + h + m:
                    left = (stone - r - h, wood - h - m, sand - r - m, grain, coin)
                    points = sites.roads[r] + houses[h] + sites.markets[m]
                    best = max(best, POINT * points + from_mill(sites, left, m))
    return best


@lru_cache(maxsize=20_000)
def from_house(sites: Sites, goods: Counts, ascending: bool, hire: int) -> int:
    """Going to the trading house if that pays, then on. `hire`: the worth of a new tile before its price."""
    on = from_office(sites, goods)
    coin = goods[4] + ascending
    if coin < HIRE["coin"] and coin + sum(goods[:4]) // 2 < HIRE["coin"]:
        return on
    return max(on, in_house(sites, (*goods[:4], coin), hire) - MOVE)


@lru_cache(maxsize=20_000)
def in_house(sites: Sites, goods: Counts, hire: int) -> int:
    """Standing in the trading house, the income taken: to hire, to buy and sell, to go on. `hire` 0: not again."""
    best = from_office(sites, goods)
    if goods[4] >= HIRE["coin"]:
        less = (*goods[:4], goods[4] - HIRE["coin"])
        if hire:
            best = max(best, hire + in_house(sites, less, 0))
        for kind in range(4):
            best = max(best, from_office(sites, added(less, kind, 1)))
    elif hire and sum(goods[:4]) > 1:
        best = max(best, *(in_house(sites, sold, hire) for sold in sales(goods)))
    return best


@lru_cache(maxsize=20_000)
def sales(goods: Counts) -> tuple[Counts, ...]:
    """The goods after each sale."""
    found: dict[Counts, None] = {}
    for a in range(4):
        for b in range(a, 4):
            left = added(added(added(goods, a, -1), b, -1), 4, 1)
            if min(left) >= 0:
                found[left] = None
    return tuple(found)


def ahead(sites: Sites, row: Tableau, place: int, goods: Counts, hire: int) -> int:
    """The best rest of a lap from a path space on, that one included."""
    ascending = row.ascending()
    best = -99_999
    stone, wood, sand, grain, coin = goods
    for stops, (a, b, c, d, e), points, _ in hauls(row.kinds, row.bonus, place):
        more = (stone + a, wood + b, sand + c, grain + d, coin + e)
        worth = from_house(sites, more, ascending, hire) + POINT * points - MOVE * stops
        if worth > best:
            best = worth
    return best
