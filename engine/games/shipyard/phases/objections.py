"""Why an action is not offered: the rule that stands against it."""

from __future__ import annotations

from engine.core.model import Action, Illegal, Seat
from engine.kit.grid import cell as cell_of

from .. import actions as act
from .. import exchange, oval, rings, track
from ..edition import COMMODITIES, part_of
from ..markets import canal_price, ship_price, train_price
from ..possible import purse
from ..state import Player, Table
from ..voyage.laying import FIRST, STARTS, TURNS, cells
from ..yard.columns import columns_for


def to_choosing(table: Table, action: Action) -> None:
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
        raise Illegal("no-turn", allowed=", ".join(map(str, TURNS)))
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
        raise Illegal("needs-first", employee=name, first=needs)
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
