"""The ship cards that may be bought and placed now."""

from __future__ import annotations

from ..actions import Berth
from ..edition import PARTS, part_of
from ..markets import ship_cards
from ..state import Player, Table
from .columns import columns_for, complete


def berths(table: Table, player: Player, guilders: int) -> list[Berth]:
    """Every card that so many guilders buy, in every column where it may be placed."""
    columns = {part: columns_for(player.yard, part) for part in PARTS}
    return [Berth(card, column) for card in ship_cards(table, guilders) for column in columns[part_of(card)]]


def completing(table: Table, player: Player) -> list[Berth]:
    """The cards a player can pay for that complete a ship by themselves, where they do."""
    return [each for each in berths(table, player, player.guilders) if completes(player, each)]


def completes(player: Player, berth: Berth) -> bool:
    """Whether a card placed there completes a ship."""
    yard = [*player.yard]
    yard[berth.column - 1] = berth.card
    return len(complete(yard)) > len(complete(player.yard))
