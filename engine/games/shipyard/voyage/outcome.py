"""Rulebook: maiden voyage. What a voyage makes of a ship and of the canals."""

from __future__ import annotations

from typing import NamedTuple

from ..actions import Voyage
from ..state import Player, Ship, Table
from ..yard.columns import Stretch, complete
from .chart import chart, start
from .fitting import features, load
from .leaving import cut_off
from .points import points
from .routes import Way, follow


class Outcome(NamedTuple):
    """The ship as it joins the fleet, the way it sailed, the cells it cuts off."""

    ship: Ship
    way: Way
    cut: list[str]


def ship_at(player: Player, column: int) -> Stretch:
    """The complete ship with that leftmost column."""
    return next(each for each in complete(player.yard) if each.start + 1 == column)


def outcome(table: Table, player: Player, voyage: Voyage) -> Outcome:
    """What a voyage that may be made leads to."""
    assert player.figure is not None
    ship, wanted = ship_at(player, voyage.ship), load(voyage)
    cards = player.yard[ship.start : ship.end]
    way = follow(chart(table.edition, player.canals), start(player.figure), voyage.route)
    assert way is not None
    made = points(wanted, features(table.edition, cards), way.symbols)
    cut = cut_off([each.cell for each in player.canals], way)
    return Outcome(Ship(cards, wanted.items(), voyage.speed, made), way, cut)
