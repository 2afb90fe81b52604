"""What there is to choose from in each decision, with its worth to a seat's outlook, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from engine.core.frames import AnyFrame
from engine.core.model import Action
from engine.kit.goods import one_by_one

from .. import actions as act
from ..edition import GOODS
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
from .outlook import BONUS, Outlook
from .sites import delivery
from .tableau import CASTLE, HOUSE, MILL, OFFICE, Counts, added, empty, kept, layouts, workers_ahead
from .worth import LATER, POINT, TYPICAL

SECTIONS = 14
"""Sections looked at closely, of those whose milestone scores most."""
PLOTS = 5
"""Triangles looked at closely, of those where a house scores most."""


Ranked = list[tuple[int, Action]]
"""Actions with their worth, unordered."""


def choose(o: Outlook, frame: AnyFrame) -> Action | None:
    """The action worth most; None where it is the usual one: the turn is over."""
    return max(choices(o, frame), key=lambda each: each[0], default=(0, None))[1]


def choices(o: Outlook, frame: AnyFrame) -> Ranked:
    """The actions worth thinking of; none where the turn is over."""
    match frame:
        case Drafting():
            return [(_promise(o, name), act.Draft(name)) for name in o.table.pool]
        case Placing():
            laid = layouts(o.table, o.player.drafted, o.row)
            return [(o.future(row), act.Place(name, PATH[left])) for row, name, left in laid]
        case MoveFigure():
            return _moves(o)
        case TradingHouse(hired=hired):
            return _trades(o, hired)
        case BuildingOffice():
            return [*_buildings(o)]
        case TakeBonusTile(plot=plot):
            free = o.player.free_workers(o.table.bonuses[plot])
            return [(o.castle(o.row.with_bonus(i), o.fresh), act.TakeBonus(PATH[i])) for i in free]
        case Mill():
            return [(0, act.Deliver(delivery(o.table)))]
        case KeepGoods():
            return [
                (_next_lap(o, some), act.Keep(one_by_one(dict(zip(GOODS, some, strict=True)), GOODS)))
                for some in kept(o.goods)
            ]
        case CoverWorker():
            return [(o.covering(o.row, i, o.fresh), act.Cover(PATH[i])) for i in o.row.coverable()]
    return []


def _promise(o: Outlook, name: str) -> int:
    """The best tableau that can be laid with a tile more."""
    return max(o.future(row) for row, _, _ in layouts(o.table, [*o.player.drafted, name], empty()))


def _moves(o: Outlook) -> Ranked:
    """All stops that bring something, with the best rest of the lap after each. From castle to castle only with no
    other way."""
    place = (RONDEL.index(o.player.at) + 1) % len(RONDEL)
    if o.last:
        found = last.stops(o, place, o.goods, MOVES - o.table.move + 1)
    else:
        found = [*_path(o, place)]
        if place <= HOUSE:
            income = added(o.goods, GOODS.index("coin"), int(o.row.ascending()))
            _stop(found, HOUSE, worth.in_house(o.sites, income, o.hire[0]), worth.from_office(o.sites, o.goods))
        if place <= OFFICE:
            _stop(found, OFFICE, worth.in_office(o.sites, o.goods), worth.from_mill(o.sites, o.goods, 0))
        if place <= MILL:
            _stop(found, MILL, worth.in_mill(o.sites, o.goods, 0), worth.from_castle(o.goods))
        if place or not found:
            found.append((worth.carried(o.goods), CASTLE))
    return [(each, act.Move(RONDEL[space])) for each, space in found]


def _stop(found: list[tuple[int, int]], space: int, here: int, beyond: int) -> None:
    """Add a building, unless nothing is done there but to go on."""
    if here > beyond:
        found.append((here, space))


def _path(o: Outlook, place: int) -> Iterator[tuple[int, int]]:
    """The workers ahead as stops, with the worth of the best rest of the lap after each."""
    for i, goods, points in workers_ahead(o.row.kinds, o.row.bonus, place, o.goods):
        yield POINT * points + worth.ahead(o.sites, o.row, i + 1, goods, o.hire[0]), i


def _trades(o: Outlook, hired: bool) -> Ranked:
    """To hire, to buy, to sell, or to go on."""
    goods, moves = o.goods, MOVES - o.table.move
    hire = 0 if hired else o.hire[0]

    def then(goods: Counts, hire: int) -> int:
        return last.house(o, goods, moves, hire) if o.last else worth.in_house(o.sites, goods, hire)

    done = last.rest(o, OFFICE, goods, moves) if o.last else worth.from_office(o.sites, goods)
    found: Ranked = [(done, act.Done())]
    if hire and o.player.has(HIRE):
        rest = then(added(goods, 4, -HIRE["coin"]), 0)
        found += [(gain + rest, act.Hire(tile, PATH[left])) for gain, tile, left in o.hires if gain > 0]
    if o.player.has(BUY):
        less = added(goods, 4, -BUY["coin"])
        found += [(then(added(less, kind, 1), hire), act.Buy(good)) for kind, good in enumerate(WARES)]
    for left_over in worth.sales(goods):
        given = tuple(good for kind, good in enumerate(WARES) for _ in range(goods[kind] - left_over[kind]))
        found.append((then(left_over, hire), act.Sell(given)))
    return found


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


def _after(o: Outlook, cost: dict[str, int], **built: object) -> int:
    """What the goods left after building make of the landscape."""
    goods = tuple(n - cost.get(good, 0) for n, good in zip(o.goods, GOODS, strict=True))
    sites = o.opening(structs.replace(o.table, **built))
    return last.office(o, sites, goods, MOVES - o.table.move) if o.last else worth.in_office(sites, goods)


def _next_lap(o: Outlook, goods: Counts) -> int:
    """What some goods make of the next lap, on the landscape of now and on a usual one."""
    return sum(worth.ahead(sites, o.row, 0, goods, LATER) for sites in (o.sites, TYPICAL))
