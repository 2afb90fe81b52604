"""What a player's canals promise: for each length of a voyage, the inspectors that may be met."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..edition import SAFETY
from ..state import Player, Table
from ..voyage.chart import Chart, Space, Start, chart, start
from ..voyage.points import ribbon
from ..voyage.routes import Way, onward, ways

FAR = 7
"""The longest voyage to look at."""
MET = ("army", "trade", *SAFETY)
"""The inspectors, in the order of a haul's numbers."""
CROWD = 400
"""With more routes of one length than this, no longer ones are looked at."""


class Haul(NamedTuple):
    """What a route comes to: how often each inspector, in the order of `MET`; points of the ribbon."""

    met: tuple[int, ...]
    ribbon: int

    def points(self, weights: Sequence[int]) -> int:
        """Its points for a ship that makes so many with each inspector."""
        return self.ribbon + sum(count * weight for count, weight in zip(self.met, weights, strict=True))


@lru_cache(maxsize=256)
def _hauls(waters: Chart, first: Start) -> tuple[tuple[Haul, ...], ...]:
    """For each length that can be sailed, from 0 on, all that a route may come to."""
    found: list[tuple[Haul, ...]] = []
    for length in range(FAR + 1):
        routes = ways(waters, first, length)
        if not routes:
            break
        met = (Haul(tuple(map(way.symbols.count, MET)), ribbon(way.symbols)) for way in routes)
        found.append(tuple(dict.fromkeys(met)))
        if len(routes) > CROWD:
            break
    return tuple(found)


def hauls(table: Table, player: Player) -> tuple[tuple[Haul, ...], ...]:
    """The hauls of a player's canals by length; none without a figure."""
    return _hauls(chart(table.edition, player.canals), start(player.figure)) if player.figure else ()


@lru_cache(maxsize=512)
def _reached(waters: Chart, first: Start) -> int:
    todo, known = [Way("", first.space, first.behind)], dict[tuple[Space, str, tuple[str, ...]], bool]()
    while todo:
        for way in onward(waters, todo.pop()):
            key = (way.space, way.behind, tuple(sorted(way.left)))
            if key not in known:
                known[key] = True
                todo.append(way)
    return len(dict.fromkeys(space.cell for space, _, _ in known))


def reached(table: Table, player: Player) -> int:
    """How many of a player's canals the figure can come to or lies in, on however many voyages."""
    return _reached(chart(table.edition, player.canals), start(player.figure)) if player.figure else 0


def sailed(found: tuple[tuple[Haul, ...], ...], speed: int, weights: Sequence[int]) -> int:
    """The points of a voyage of a ship of that speed at most: spaces, inspectors, ribbon."""
    length = min(speed, len(found) - 1)
    if length < 1:
        return 0
    return length + max(each.points(weights) for each in found[length])
