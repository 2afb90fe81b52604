"""What each action may bring: every sensible way to carry it out, with the player's part of the table after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import structs

from engine.core.model import Action
from engine.kit.grid import cell

from .. import actions as act
from .. import exchange, oval, rings
from ..edition import SUBSIDY, part_of
from ..handy import ends
from ..markets import canal_price, ship_price, train_price
from ..state import Player, Table
from ..voyage.laying import leases
from ..voyage.outlook import with_canal
from ..yard.berths import berths
from .worth import Outlook

SHAPES = 3
"""Ways to lay a canal that are tried with every card."""
NEAR = 6
"""Cells on which a canal is tried: those next to the ship's figure."""


Ways = Callable[[Table, Player, int], Iterator[tuple[Action, Player]]]
"""Lists the ways to carry an action out with so many guilders: the action, the player after it."""


class Step(NamedTuple):
    """A way to carry an action out: the first decision, the player after all of it, what that is worth."""

    action: Action
    player: Player
    worth: int


def best(outlook: Outlook, player: Player, tile: str, most: int) -> Step | None:
    """The best way to carry a tile's action out with so many guilders; None if there is none."""
    if tile == SUBSIDY:
        later = structs.replace(player, guilders=player.guilders + outlook.table.edition.limits.subsidy)
        return Step(act.EndTurn(), later, outlook.worth(later))
    if tile == "ships":
        return build(outlook, player, most, outlook.table.edition.limits.cards)
    if tile == "canal":
        return rent(outlook, player, most)
    return _best(outlook, WAYS[tile](outlook.table, player, most))


def _best(outlook: Outlook, found: Iterator[tuple[Action, Player]], more: int = 0) -> Step | None:
    steps = (Step(action, later, outlook.worth(later, more)) for action, later in found)
    return max(steps, key=lambda step: step.worth, default=None)


def _with(player: Player, items: dict[str, int], guilders: int) -> Player:
    """A player with more items and guilders."""
    store = {item: count + items.get(item, 0) for item, count in player.store.items()}
    return structs.replace(player, store=store, guilders=player.guilders + guilders)


def _trains(table: Table, player: Player, most: int) -> Iterator[tuple[Action, Player]]:
    for train in table.market.trains:
        if train and (price := train_price(table, train)) <= most:
            trains = [*player.trains, train]
            yield act.Buy(train), structs.replace(player, trains=trains, guilders=player.guilders - price)


def _ring(name: str, verb: Callable[[str], Action]) -> Ways:
    def found(table: Table, player: Player, most: int) -> Iterator[tuple[Action, Player]]:
        for item in rings.affordable(table, player, name, most):
            items = rings.gains(table, player, name, item)
            yield verb(item), _with(player, items, -rings.cost(table, player, name, item))

    return found


def _hire(table: Table, player: Player, most: int) -> Iterator[tuple[Action, Player]]:
    for name in oval.affordable(table, player, most):
        guilders = player.guilders - oval.cost(table, player, name)
        yield act.Hire(name), structs.replace(player, employees=[*player.employees, name], guilders=guilders)


def _exchange(table: Table, player: Player, most: int) -> Iterator[tuple[Action, Player]]:
    for deal in exchange.deals(table, player):
        guilders, items = exchange.gains(table, player, deal)
        later = _with(player, items, guilders)
        later.trains = [train for train in player.trains if train != deal.train]
        yield act.Exchange(deal), later


WAYS: dict[str, Ways] = {
    "commodities": _trains,
    "equipment": _ring("equipment", act.Manufacture),
    "crew": _ring("crew", act.Recruit),
    "employee": _hire,
    "exchange": _exchange,
}
"""The ways to carry each action out, but for ship cards and canals."""


def build(outlook: Outlook, player: Player, most: int, cards: int, begun: bool = False) -> Step | None:
    """The best card, the best after it, and so on, as far as they bring most; one at least, if none is bought yet.
    Prices stay while cards are bought, and each is there once."""
    found: Step | None = None
    first: Action | None = None
    now, worth, bought = player, outlook.worth(player), list[str]()
    for more in reversed(range(cards)):
        left = most - (player.guilders - now.guilders)
        step = _best(outlook, _berths(outlook.table, now, left, bought, begun or first is not None), more)
        if step is None:
            break
        assert isinstance(step.action, act.Build)
        first, now = first or step.action, step.player
        bought.append(step.action.berth.card)
        reached = outlook.worth(now)
        if reached > worth or (found is None and not begun):
            found, worth = Step(first, now, reached), reached
    return found


def _berths(
    table: Table, player: Player, most: int, bought: list[str], more: bool
) -> Iterator[tuple[Action, Player]]:
    """Cards beside those of a ship under way, or of a new ship; of equal cards the cheapest. Any other only where one
    has to be bought: not after the first (`more`)."""
    seen, there = list[tuple[object, ...]](), ends(player)
    offered = [each for each in berths(table, player, most) if each.card not in bought]
    wanted = [each for each in offered if (part_of(each.card), each.column) in there]
    for berth in wanted or ([] if more else offered):
        price = ship_price(table, berth.card)
        key = (part_of(berth.card), table.edition.card(berth.card).features, berth.column)
        if key in seen:
            continue
        seen.append(key)
        yard = [*player.yard]
        yard[berth.column - 1] = berth.card
        yield act.Build(berth), structs.replace(player, yard=yard, guilders=player.guilders - price)


def rent(outlook: Outlook, player: Player, most: int) -> Step | None:
    """The best canal: first where and how one is laid, tried with the cheapest card, then every card laid so."""
    table, offered = outlook.table, leases(outlook.table, player, most)
    if not offered:
        return None

    def laid(lease: act.Lease) -> Step:
        later = with_canal(player, lease)
        later.guilders -= canal_price(table, lease.canal)
        return Step(act.Rent(lease), later, outlook.worth(later))

    if player.figure is None:
        return max(map(laid, offered), key=lambda step: step.worth)
    near = list(dict.fromkeys(lease.cell for lease in offered))
    near = sorted(near, key=lambda name: _distance(name, player))[:NEAR]
    tried = [lease for lease in offered if lease.canal == offered[0].canal and lease.cell in near]
    shapes = sorted(map(laid, tried), key=lambda step: -step.worth)[:SHAPES]
    found = [*shapes]
    for step in shapes:
        assert isinstance(step.action, act.Rent)
        at = step.action.lease
        others = (each for each in offered if (each.cell, each.turned) == (at.cell, at.turned))
        found += [laid(each) for each in others if each.canal != at.canal]
    return max(found, key=lambda step: step.worth)


def _distance(name: str, player: Player) -> int:
    """Steps from cell to cell between a cell and the ship's figure."""
    assert player.figure is not None
    one, two = cell(name), cell(player.figure.cell)
    return abs(one.column - two.column) + abs(one.row - two.row)
