"""A seat's last turn: nothing is left for later, only points and majorities count, in hundredths of a point. A good
that is left counts one, for goods decide ties."""

from __future__ import annotations

from ..edition import GOODS
from ..phases.trading_house import HIRE
from .outlook import Outlook
from .sites import Sites
from .tableau import CASTLE, HOUSE, MILL, OFFICE, Counts, added, workers_ahead
from .worth import POINT, sales


def rest(o: Outlook, place: int, goods: Counts, moves: int) -> int:
    """The most that some moves bring, from a space of the rondel on, that one included."""
    return max(worth for worth, _ in stops(o, place, goods, moves)) if moves else sum(goods)


def stops(o: Outlook, place: int, goods: Counts, moves: int) -> list[tuple[int, int]]:
    """All spaces to move to, with the most that this move and those after it bring."""
    found = [
        (POINT * points + rest(o, i + 1, more, moves - 1), i)
        for i, more, points in workers_ahead(o.row.kinds, o.row.bonus, place, goods)
    ]
    if place <= HOUSE:
        after = added(goods, GOODS.index("coin"), int(o.row.ascending()))
        found.append((house(o, after, moves - 1, o.hire[0]), HOUSE))
    if place <= OFFICE:
        found.append((office(o, o.sites, goods, moves - 1), OFFICE))
    if place <= MILL:
        found.append((mill(o, goods, moves - 1), MILL))
    lost = o.future(o.row) - o.castle(o.row, [])
    found.append((rest(o, 0, goods, moves - 1) - lost, CASTLE))
    return found


def house(o: Outlook, goods: Counts, moves: int, hire: int) -> int:
    """The trading house, the income taken, and the moves after it. `hire`: the worth of a new tile; 0: not again."""
    best = rest(o, OFFICE, goods, moves)
    if goods[4] >= HIRE["coin"]:
        less = added(goods, 4, -HIRE["coin"])
        if hire:
            best = max(best, hire + house(o, less, moves, 0))
        return max(best, *(rest(o, OFFICE, added(less, kind, 1), moves) for kind in range(4)))
    return max([best, *(house(o, left, moves, hire) for left in sales(goods) if hire)])


def office(o: Outlook, sites: Sites, goods: Counts, moves: int) -> int:
    """The building office and the moves after it."""
    stone, wood, sand, grain, coin = goods
    best = 0
    for r in range(min(stone, sand, len(sites.roads) - 1) + 1):
        houses = sites.plots(r)
        for h in range(min(stone - r, wood, len(houses) - 1) + 1):
            for m in range(min(wood - h, sand - r, len(sites.markets) - 1) + 1):
                left = (stone - r - h, wood - h - m, sand - r - m, grain, coin)
                points = POINT * (sites.roads[r] + houses[h] + sites.markets[m])
                best = max(best, points + (mill(o, left, moves - 1, m) if moves else sum(left)))
    return best


def mill(o: Outlook, goods: Counts, moves: int, built: int = 0) -> int:
    """The mill after building some markets; no more is looked for after it."""
    sacks = min(goods[3] // 2, len(o.sites.sacks) - 1 + built)
    return POINT * o.sites.deliveries(sacks, built) + sum(goods) - sacks
