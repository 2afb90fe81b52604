"""Which actions can be carried out, and with how many guilders (rulebook: a turn, step 2; rulings 2 and 3)."""

from __future__ import annotations

from engine.core.model import Seat

from . import oval
from .edition import PARTS, part_of
from .markets import ship_cards
from .state import Table
from .yard.columns import columns_for


def possible(table: Table, seat: Seat, tile: str, guilders: int) -> bool:
    """Whether a tile's action can be carried out with so many guilders."""
    player = table.players[seat]
    match tile:
        case "ships":
            parts = [part_of(card) for card in ship_cards(table, guilders)]
            return any(part in parts and columns_for(player.yard, part) for part in PARTS)
        case "commodities":
            return any(table.market.trains)
        case "canal":
            return any(table.market.canals)
        case "employee":
            return bool(oval.affordable(table, player, guilders))
        case "exchange":
            return bool(player.trains)
    return True


def purse(table: Table, seat: Seat) -> int:
    """The guilders a seat may spend now: before hiring its cheapest price stays untouched (ruling 3); all other
    actions can be carried out without guilders."""
    player, turn = table.players[seat], table.turn
    if turn is not None and turn.tile == "employee" and not turn.done:
        return player.guilders - oval.cheapest(table, player)
    return player.guilders
