"""The strong opponent: it weighs each lap against the laps to come, see `outlook`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from engine.core.model import Action, Seat
from engine.kit.goods import one_by_one

from .. import actions as act
from ..edition import GOODS
from ..flow import Position
from ..landscape import Network
from ..phases.building_office import HOUSE as FOR_HOUSE
from ..phases.building_office import MARKET as FOR_MARKET
from ..phases.building_office import ROAD as FOR_ROAD
from ..phases.building_office import BuildingOffice, TakeBonusTile
from ..phases.castle import CoverWorker, KeepGoods
from ..phases.mill import Mill
from ..phases.setup import Drafting, Placing
from ..phases.trading_house import BUY, HIRE, WARES, TradingHouse
from ..phases.turn import MOVES, MoveFigure
from ..state import PATH, RONDEL
from . import last, worth
from .lap import HOUSE, MILL, OFFICE
from .outlook import BONUS, Outlook
from .sites import delivery, opening
from .tableau import NOBODY, Counts, empty, kept, layouts
from .worth import LATER, POINT, TYPICAL, added

SECTIONS = 14
"""Sections looked at closely, of those whose milestone scores most."""
PLOTS = 5
"""Triangles looked at closely, of those where a house scores most."""


def choose(s: Position, seat: Seat) -> Action | None:
    """The next action; None where it is the usual one: the turn is over."""
    o = Outlook(s.table, seat)
    match s.flow[-1]:
        case Drafting():
            return _draft(o)
        case Placing():
            _, name, left = max(layouts(o.table, o.player.drafted, o.row), key=lambda each: o.future(each[0]))
            return act.Place(name, PATH[left])
        case MoveFigure():
            return _move(o)
        case TradingHouse(hired=hired):
            return _trade(o, hired)
        case BuildingOffice():
            return max(_buildings(o), key=lambda each: each[0])[1]
        case TakeBonusTile(plot=plot):
            free = o.player.free_workers(o.table.bonuses[plot])
            return act.TakeBonus(PATH[max(free, key=lambda i: o.castle(o.row.with_bonus(i), o.fresh))])
        case Mill():
            return act.Deliver(delivery(o.table))
        case KeepGoods():
            best = max(kept(o.goods), key=lambda some: _next_lap(o, some))
            return act.Keep(one_by_one(dict(zip(GOODS, best, strict=True)), GOODS))
        case CoverWorker():
            return act.Cover(PATH[max(o.row.coverable(), key=lambda i: o.covering(o.row, i, o.fresh))])
    return None


def _draft(o: Outlook) -> Action:
    """The tile with which the best tableau can be laid."""

    def promise(name: str) -> int:
        return max(o.future(row) for row, _, _ in layouts(o.table, [*o.player.drafted, name], empty()))

    return act.Draft(max(o.table.pool, key=promise))


def _move(o: Outlook) -> Action:
    """To the first stop of the best plan for the rest of the lap. From castle to castle only with no other way."""
    place = (RONDEL.index(o.player.at) + 1) % len(RONDEL)
    if o.last:
        found = last.stops(o, place, o.goods, MOVES - o.table.move + 1)
        return act.Move(RONDEL[max(found, key=lambda each: each[0])[1]])
    found = [*_path(o, place)]
    if place <= HOUSE:
        income = added(o.goods, GOODS.index("coin"), int(o.row.ascending()))
        found.append((worth.in_house(o.sites, income, o.hire[0]), HOUSE))
    if place <= OFFICE:
        found.append((worth.in_office(o.sites, o.goods), OFFICE))
    if place <= MILL:
        found.append((worth.in_mill(o.sites, o.goods, 0), MILL))
    if place or not found:
        found.append((worth.carried(o.goods), RONDEL.index("castle")))
    return act.Move(RONDEL[max(found, key=lambda each: each[0])[1]])


def _path(o: Outlook, place: int) -> Iterator[tuple[int, int]]:
    """The workers ahead as stops, with the worth of the best rest of the lap after each."""
    passed, points = [0] * len(GOODS), [0] * len(GOODS)
    for i in range(place, len(PATH)):
        kind = o.row.kinds[i]
        if kind != NOBODY:
            passed[kind] += 1
            points[kind] += o.row.bonus[i]
            goods = added(o.goods, kind, passed[kind])
            yield POINT * points[kind] + worth.ahead(o.sites, o.row, i + 1, goods, o.hire[0]), i


def _trade(o: Outlook, hired: bool) -> Action:
    """To hire, to buy, to sell, or to go on."""
    goods, moves = o.goods, MOVES - o.table.move
    hire, tile, left = (0, "", 0) if hired else o.hire

    def then(goods: Counts, hire: int) -> int:
        return last.house(o, goods, moves, hire) if o.last else worth.in_house(o.sites, goods, hire)

    done = last.rest(o, OFFICE, goods, moves) if o.last else worth.from_office(o.sites, goods)
    found: list[tuple[int, Action]] = [(done, act.Done())]
    if hire and o.player.has(HIRE):
        found.append((hire + then(added(goods, 4, -HIRE["coin"]), 0), act.Hire(tile, PATH[left])))
    if o.player.has(BUY):
        less = added(goods, 4, -BUY["coin"])
        found += [(then(added(less, kind, 1), hire), act.Buy(good)) for kind, good in enumerate(WARES)]
    for rest in worth.sales(goods):
        given = tuple(good for kind, good in enumerate(WARES) for _ in range(goods[kind] - rest[kind]))
        found.append((then(rest, hire), act.Sell(given)))
    return max(found, key=lambda each: each[0])[1]


def _buildings(o: Outlook) -> Iterator[tuple[int, Action]]:
    """The best buildings with their worth, and that of building no more."""
    table, player, net, moves = o.table, o.player, Network(o.table), MOVES - o.table.move
    value, left = net.landscape.value, table.edition
    gains = {plot: BONUS for plot, good in table.bonuses.items() if player.free_workers(good)}
    done = last.rest(o, MILL, o.goods, moves) if o.last else worth.from_mill(o.sites, o.goods, 0)
    yield done, act.Done()

    def points(point: str) -> int:
        return value[point] + sum(gains.get(plot, 0) for plot in net.landscape.plots_at[point])

    if player.has(FOR_ROAD) and len(table.sections) < left.sections:
        every = sorted(net.sections(), key=lambda each: (-points(each.milestone), -value[each.end]))
        for section in every[:SECTIONS]:
            after = _after(o, FOR_ROAD, sections=[*table.sections, section])
            yield POINT * points(section.milestone) + after, act.Road(section)
    if player.has(FOR_HOUSE) and len(table.houses) < left.houses:
        plots = [plot for plot in net.roadside() if plot not in table.bonuses or plot in gains]
        for plot in sorted(plots, key=lambda plot: -net.house_points(plot) - gains.get(plot, 0))[:PLOTS]:
            after = _after(o, FOR_HOUSE, houses=[*table.houses, plot])
            yield POINT * (net.house_points(plot) + gains.get(plot, 0)) + after, act.House(plot)
    if player.has(FOR_MARKET) and len(table.markets) < left.markets:
        for point in net.market_points():
            after = _after(o, FOR_MARKET, markets=[*table.markets, point])
            yield POINT * points(point) + after, act.Market(point)


def _after(o: Outlook, cost: dict[str, int], **built: Any) -> int:
    """What the goods left after building make of the landscape."""
    goods = tuple(n - cost.get(good, 0) for n, good in zip(o.goods, GOODS, strict=True))
    sites = opening(structs.replace(o.table, **built), o.player, BONUS)
    return last.office(o, sites, goods, MOVES - o.table.move) if o.last else worth.in_office(sites, goods)


def _next_lap(o: Outlook, goods: Counts) -> int:
    """What some goods make of the next lap, on the landscape of now and on a usual one."""
    return sum(worth.ahead(sites, o.row, 0, goods, LATER) for sites in (o.sites, TYPICAL))
