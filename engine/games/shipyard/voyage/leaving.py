"""Rulebook: maiden voyage, its result. The canals that a voyage uses up.

Every card the figure leaves is used. Cards that are then no longer joined to the figure's card by touching sides are
cut off (ruling 10); a card behind the figure that still touches stays, for new canals may lead there. The rulebook
looks whenever a card is left; looking once, at the end, finds the same: a card that was cut off by then is never
joined again, and the figure only sails on over cards that are.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kit.grid import SIDES, cell

from ..state import Figure, Player, Table
from .routes import Way


def joined(cells: Iterable[str], first: str) -> list[str]:
    """The cells joined with the first one by touching sides, that one among them, in their order."""
    there = [*cells]
    reached = [first]
    for each in reached:
        around = [str(cell(each).beyond(side)) for side in SIDES if _named(each, side)]
        reached += [other for other in around if other in there and other not in reached]
    return [each for each in there if each in reached]


def _named(place: str, side: str) -> bool:
    """Whether the cell over a side has a name."""
    beyond = cell(place).beyond(side)
    return beyond.column >= 0 <= beyond.row


def cut_off(cells: Iterable[str], way: Way) -> list[str]:
    """The cells that a voyage cuts off."""
    there = [each for each in cells if each not in way.left]
    reached = joined(there, way.space.cell)
    return [each for each in there if each not in reached]


def leave(table: Table, player: Player, way: Way) -> int:
    """The figure sails; cards are used or cut off. Returns how many were cut off."""
    cut = cut_off([each.cell for each in player.canals], way)
    names = {each.cell: each.canal for each in player.canals}
    player.used += [names[each] for each in way.left]
    table.cut += [names[each] for each in cut]
    player.canals = [each for each in player.canals if each.cell not in way.left and each.cell not in cut]
    player.figure = Figure(way.space.cell, way.space.place, way.behind)
    return len(cut)
