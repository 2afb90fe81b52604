"""Rulebook: maiden voyage, its result. The canals that a voyage uses up.

Every card the figure leaves is used. Cards that are then no longer joined to the figure's card by touching sides are
cut off (ruling 10); a card behind the figure that still touches stays, for new canals may lead there. The rulebook
looks whenever a card is left; looking once, at the end, finds the same: a card that was cut off by then is never
joined again, and the figure only sails on over cards that are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from engine.kit.grid import SIDES, cell

from ..state import Figure, Player, Table
from .routes import Way


@lru_cache(maxsize=1024)
def _beside(cells: tuple[str, ...]) -> dict[str, list[str]]:
    """For each of some cells those of them that touch it by a side."""
    at = {cell(each): each for each in cells}
    return {each: [at[other] for side in SIDES if (other := place.beyond(side)) in at] for place, each in at.items()}


def joined(cells: Sequence[str], first: str) -> list[str]:
    """The cells joined with the first one by touching sides, that one among them, in their order."""
    beside, reached = _beside(tuple(cells)), [first]
    for each in reached:
        reached += [other for other in beside[each] if other not in reached]
    return [each for each in cells if each in reached]


def cut_off(cells: Iterable[str], way: Way) -> list[str]:
    """The cells that a voyage cuts off."""
    there = [each for each in cells if each not in way.left]
    reached = joined(there, way.space.cell)
    return [each for each in there if each not in reached]


def leave(table: Table, player: Player, way: Way, cut: Collection[str]) -> None:
    """The figure sails; cards are used or cut off."""
    names = {each.cell: each.canal for each in player.canals}
    player.used += [names[each] for each in way.left]
    table.cut += [names[each] for each in cut]
    player.canals = [each for each in player.canals if each.cell not in way.left and each.cell not in cut]
    player.figure = Figure(way.space.cell, way.space.place, way.behind)
