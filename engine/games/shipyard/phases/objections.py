"""Why an action is not offered: the rule that stands against it."""

from __future__ import annotations

from engine.core.model import Action, Illegal, Seat
from engine.kit.grid import cell as cell_of

from .. import actions as act
from .. import exchange, oval, rings, track
from ..edition import COMMODITIES, ITEMS, part_of
from ..markets import canal_price, ship_price, train_price
from ..possible import purse
from ..state import Player, Table
from ..voyage import fitting
from ..voyage.chart import chart, start
from ..voyage.laying import FIRST, STARTS, TURNS, cells
from ..voyage.outcome import ship_at
from ..voyage.routes import follow, longest
from ..voyage.speed import lift, own_speed
from ..yard.columns import columns_for, complete


def to_choosing(table: Table, seat: Seat, action: Action) -> None:
    """Against choosing a tile."""
    if not isinstance(action, act.Choose):
        return
    turn, tile = table.turn, action.tile
    _tile(table, tile)
    if turn is not None and not turn.final:
        if tile == turn.moved:
            raise Illegal("tile-moved", tile=tile)
        if tile in track.occupied(table):
            raise Illegal("tile-occupied", tile=tile)
    if tile == "exchange":
        raise Illegal("tile-no-train", tile=tile)
    if tile == "employee" and oval.open_to(table, table.players[seat]):
        raise Illegal("tile-dear", tile=tile)
    raise Illegal("tile-impossible", tile=tile)


def to_acting(table: Table, seat: Seat, action: Action) -> None:
    """Against an action of step 4, or against a bonus action."""
    player = table.players[seat]
    match action:
        case act.Bonus(tile):
            to_bonus(table, seat, tile)
        case act.Build(berth):
            _build(table, seat, berth)
        case act.Buy(train):
            _on_sale(train, table.market.trains)
            _dear(table, seat, train_price(table, train))
        case act.Rent(lease):
            _rent(table, seat, lease)
        case act.Manufacture(item):
            _ring(table, seat, "equipment", item)
        case act.Recruit(item):
            _ring(table, seat, "crew", item)
        case act.Hire(name):
            _hire(table, player, name)
        case act.Exchange(deal):
            _exchange(table, player, deal)


def to_bonus(table: Table, seat: Seat, tile: str) -> None:
    """Against a bonus action."""
    turn, price = table.turn, table.edition.limits.bonus
    _tile(table, tile)
    if turn is None or turn.final:
        raise Illegal("bonus-final")
    if turn.bonus:
        raise Illegal("bonus-once")
    if turn.sailed:
        raise Illegal("bonus-sailed")
    if tile == turn.tile:
        raise Illegal("bonus-chosen", tile=tile)
    _dear(table, seat, price)
    raise Illegal("bonus-impossible", tile=tile, guilders=price)


def to_leaving(table: Table, seat: Seat, action: Action) -> None:
    """Against what becomes of a complete ship, or against a bonus action."""
    match action:
        case act.Bonus(tile):
            to_bonus(table, seat, tile)
        case act.Launch(voyage):
            _ship(table, seat, voyage.ship)
            _fitted(table, seat, voyage)
            _sailed(table, seat, voyage)
        case act.Scrap(ship):
            _ship(table, seat, ship)


def _ship(table: Table, seat: Seat, column: int) -> None:
    columns = [each.start + 1 for each in complete(table.players[seat].yard)]
    if column not in columns:
        raise Illegal("no-ship", columns=", ".join(map(str, columns)))


def _fitted(table: Table, seat: Seat, voyage: act.Voyage) -> None:
    """Items are in the yard, and there is a place for each."""
    player = table.players[seat]
    ship = ship_at(player, voyage.ship)
    space = fitting.room(table, player, player.yard[ship.start : ship.end])
    stock, wanted = fitting.store(player), fitting.load(voyage)
    if not wanted.captain:
        raise Illegal("needs-captain")
    for n, (item, count) in enumerate(zip(ITEMS, wanted, strict=True)):
        if count > stock[n]:
            raise Illegal("not-in-yard", item=item, count=count, have=stock[n])
        if count > (places := fitting.most(space, stock, wanted[:n])):
            raise Illegal("no-place-aboard", item=item, count=count, most=places)


def _sailed(table: Table, seat: Seat, voyage: act.Voyage) -> None:
    """All of the speed is sailed, on a route there is."""
    player = table.players[seat]
    if player.figure is None:
        raise Illegal("no-canals")
    own = own_speed(fitting.load(voyage))
    fastest = own + lift(table, player).most(voyage.sail)
    if not own <= voyage.speed <= fastest:
        raise Illegal("no-such-speed", speed=voyage.speed, least=own, most=fastest)
    waters, first = chart(table.edition, player.canals), start(player.figure)
    if (furthest := longest(waters, first, voyage.speed)) < voyage.speed:
        raise Illegal("canals-too-short", speed=voyage.speed, longest=furthest)
    if len(voyage.route) != voyage.speed:
        raise Illegal("whole-speed", speed=voyage.speed, count=len(voyage.route))
    sailing = (n for n in range(1, voyage.speed + 1) if follow(waters, first, voyage.route[:n]) is None)
    if (step := next(sailing, None)) is not None:
        raise Illegal("no-such-step", step=step, route=voyage.route[:step])


def _tile(table: Table, tile: str) -> None:
    if tile not in table.row:
        raise Illegal("no-tile", tiles=list(table.row))


def _on_sale(name: str, row: list[str]) -> None:
    if not name or name not in row:
        raise Illegal("not-on-sale")


def _dear(table: Table, seat: Seat, price: int) -> None:
    """Too dear; some guilders may have to stay for hiring (ruling 3)."""
    left, have = purse(table, seat), table.players[seat].guilders
    if price > have:
        raise Illegal("too-dear", guilders=price, have=have)
    if price > left:
        raise Illegal("kept-for-hiring", guilders=price, kept=have - left)


def _build(table: Table, seat: Seat, berth: act.Berth) -> None:
    yard, column = table.players[seat].yard, berth.column
    try:
        price = ship_price(table, berth.card)
    except StopIteration:
        raise Illegal("not-on-sale") from None
    _dear(table, seat, price)
    if not 1 <= column <= len(yard):
        raise Illegal("no-column", most=len(yard))
    if yard[column - 1]:
        raise Illegal("column-taken", column=column)
    if column not in columns_for(yard, part_of(berth.card)):
        raise Illegal("never-a-ship", column=column, part=part_of(berth.card))


def _rent(table: Table, seat: Seat, lease: act.Lease) -> None:
    player = table.players[seat]
    _on_sale(lease.canal, table.market.canals)
    _dear(table, seat, canal_price(table, lease.canal))
    if not player.canals:
        raise Illegal("first-canal", cell=FIRST, sides=list(STARTS))
    try:
        cell_of(lease.cell)
    except ValueError:
        raise Illegal("no-cell") from None
    if lease.cell in [each.cell for each in player.canals]:
        raise Illegal("cell-taken", cell=lease.cell)
    if lease.cell not in cells(player):
        raise Illegal("not-beside", cell=lease.cell)
    if lease.turned not in TURNS:
        raise Illegal("no-turn", allowed=", ".join(TURNS))
    raise Illegal("started")


def _ring(table: Table, seat: Seat, name: str, item: str) -> None:
    items = rings.ring(table.edition, name)
    if item not in items:
        raise Illegal("no-such-item", items=list(items))
    _dear(table, seat, rings.cost(table, table.players[seat], name, item))


def _hire(table: Table, player: Player, name: str) -> None:
    if not table.oval.left.get(name, 0):
        raise Illegal("nobody-left")
    needs = table.edition.employee(name).needs
    if name in player.employees:
        raise Illegal("hired-already", employee=name)
    if needs and needs not in player.employees:
        raise Illegal("needs-first", employee=name, employee_first=needs)
    price = oval.cost(table, player, name)
    if price > player.guilders:
        raise Illegal("too-dear", guilders=price, have=player.guilders)


def _exchange(table: Table, player: Player, deal: act.Deal) -> None:
    if deal.train not in player.trains:
        raise Illegal("no-train")
    loads = exchange.loads(table.edition, deal.train)
    first = next(train for train in player.trains if exchange.loads(table.edition, train) == loads)
    if first != deal.train:
        raise Illegal("same-loads", train=first)
    if len(deal.uses) != len(loads):
        raise Illegal("each-load", count=len(loads))
    items = [use for use in deal.uses if use != act.SELL]
    if len(dict.fromkeys(items)) != len(items):
        raise Illegal("item-twice")
    for load, use in zip(loads, deal.uses, strict=True):
        if use != act.SELL and use not in table.edition.exchange.items(load):
            raise Illegal("load-becomes", load=load, items=list(table.edition.exchange.items(load)))
    raise Illegal("loads-order", order=list(dict.fromkeys(COMMODITIES)))
