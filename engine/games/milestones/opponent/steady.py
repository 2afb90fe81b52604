"""The steady opponent: it plans one lap and takes the plan that brings most points a move, see `lap`."""

from __future__ import annotations

from engine.core.model import Action, Seat
from engine.kit.goods import one_by_one

from .. import actions as act
from ..edition import GOODS
from ..flow import Position
from ..landscape import Network
from ..phases.building_office import BuildingOffice, TakeBonusTile
from ..phases.castle import CoverWorker, KeepGoods
from ..phases.mill import Mill
from ..phases.setup import Drafting, Placing
from ..phases.trading_house import HIRE, TradingHouse
from ..phases.turn import MoveFigure
from ..state import PATH, RONDEL, Player, Table
from .lap import CARRIED, HIRING, LATER, OFFICE, Plan, hiring, plan, rate
from .sites import delivery, sites
from .tableau import Counts, Tableau, counts, empty, fresh, kept, layouts, tableau


def choose(s: Position, seat: Seat) -> Action | None:
    """The next action; None where it is the usual one: nothing more here, the turn is over."""
    table, player = s.table, s.table.players[seat]
    row, goods = tableau(player), counts(player)
    match s.flow[-1]:
        case Drafting():
            return act.Draft(max(table.pool, key=lambda name: _promise(table, [*player.drafted, name])))
        case Placing():
            return _place(table, player)
        case MoveFigure():
            at = (RONDEL.index(player.at) + 1) % len(RONDEL)
            return act.Move(RONDEL[plan(sites(table, player), row, at, goods, HIRING[row.workers()]).first])
        case TradingHouse(hired=hired):
            return None if hired else _hire(table, player)
        case BuildingOffice():
            return _build(table, player, plan(sites(table, player), row, OFFICE, goods, 0))
        case TakeBonusTile(plot=plot):
            free = player.free_workers(table.bonuses[plot])
            return act.TakeBonus(PATH[max(free, key=lambda i: rate(row.with_bonus(i)))])
        case Mill():
            return act.Deliver(delivery(table))
        case KeepGoods():
            best = max(kept(goods), key=lambda some: _next_lap(table, player, row, some))
            return act.Keep(one_by_one(dict(zip(GOODS, best, strict=True)), GOODS))
        case CoverWorker():
            new = fresh(table, player)
            spare = [i for i in row.coverable() if i not in new] or row.coverable()
            return act.Cover(PATH[max(spare, key=lambda i: rate(row.covered(i)))])
    return None


def _promise(table: Table, names: list[str]) -> int:
    """The best rate of a tableau with these tiles."""
    return max(rate(row) for row, _, _ in layouts(table, names, empty()))


def _place(table: Table, player: Player) -> Action:
    """The start tiles where they make the best tableau."""
    _, name, left = max(layouts(table, player.drafted, tableau(player)), key=lambda each: rate(each[0]))
    return act.Place(name, PATH[left])


def _hire(table: Table, player: Player) -> Action | None:
    """The tile and place that make the best tableau, or the sale that pays for them."""
    row, goods = tableau(player), counts(player)
    if hiring(goods) is None or not table.display:
        return None
    if not player.has(HIRE):
        one = max(range(4), key=lambda kind: goods[kind])
        other = max(range(4), key=lambda kind: goods[kind] - (kind == one))
        return act.Sell(tuple(GOODS[kind] for kind in sorted((one, other))))
    found = [(name, i) for name in table.display for i in range(len(PATH) - 1)]
    tile, left = max(found, key=lambda each: rate(row.hired(table.tile(each[0]), each[1])))
    return act.Hire(tile, PATH[left])


def _build(table: Table, player: Player, found: Plan) -> Action | None:
    """A house first: its numbers may be covered later; then a market, then a section."""
    net = Network(table)
    value = net.landscape.value
    if found.houses:
        plots = [p for p in net.roadside() if p not in table.bonuses or player.free_workers(table.bonuses[p])]
        return act.House(max(plots, key=lambda plot: net.house_points(plot) + 2 * (plot in table.bonuses)))
    if found.markets:
        return act.Market(max(net.market_points(), key=lambda point: value[point]))
    if found.roads:
        return act.Road(max(net.sections(), key=lambda each: (value[each.milestone], value[each.end])))
    return None


def _next_lap(table: Table, player: Player, row: Tableau, goods: Counts) -> int:
    """What the next lap brings a move with some goods in hand."""
    found = plan(sites(table, player), row, 0, goods, LATER)
    return 60 * (found.worth + CARRIED[min(sum(goods), 3)]) // found.moves
