"""Where pieces should lie: the places of a piece that promise most, found by comparing bits only."""

from __future__ import annotations

from ..edition import is_tile, kind_of
from ..forms import Way
from ..layout import Layout
from ..placing.pieces import fitting
from ..state import ROADS, Table
from .worth import CLOSING, FRONT, POINT

LIKED = 40
"""A building where an objective wants it."""
COVERED = 45
"""A natural cell covered that nothing lay beside yet."""
OVERRUN = 5
"""A free cell beside a road that is covered by something else."""


class Lie:
    """A layout with what matters for a place."""

    def __init__(self, table: Table, layout: Layout, rounds: int) -> None:
        ground = layout.ground
        self.layout = layout
        near = ground.beside(layout.taken)
        self.seen, self.unseen = layout.natural & near, layout.natural & ~near
        self.green = layout.green
        self.front = ground.beside(layout.roads) & self.green
        row = CLOSING[min(rounds, len(CLOSING) - 1)]
        self.chances = row + (row[-1],) * 20
        sides = (ground.beside(cells) & self.green for _, cells in layout.tiles)
        self.open = [(each, self.chances[each.bit_count()]) for each in sides if each]
        self.by_cells = self.by_side = 0
        for name in table.objectives:
            if name == "suburbs":
                self.by_cells |= ground.border
            elif name == "waterfront":
                self.by_side |= layout.water
            elif name == "natural_resources":
                self.by_side |= layout.natural
        self.group = 0
        if "roads_of_rome" in table.objectives:
            self.group = max(ground.areas(layout.roads), key=int.bit_count, default=0)
        self.village = ground.beside(layout.kinds["housing"]) if "village" in table.objectives else 0

    def promise(self, piece: str, way: Way) -> int:
        """How much a place promises."""
        cells, beside = way.cells, way.beside
        value = POINT * ((beside & self.unseen).bit_count() - (cells & self.seen).bit_count())
        value -= COVERED * (cells & self.unseen).bit_count()
        for sides, chance in self.open:
            if sides & cells:
                value += self.chances[(sides & ~cells).bit_count()] - chance
        if piece in ROADS:
            fresh = beside & self.green & ~self.front
            value += FRONT * (fresh.bit_count() - (cells & self.front).bit_count())
            if beside & self.group:
                value += LIKED
        else:
            value -= OVERRUN * (cells & self.front).bit_count()
            if is_tile(piece):
                value += self.chances[(beside & self.green).bit_count()]
                if cells & self.by_cells or beside & self.by_side:
                    value += LIKED
                if cells & self.village and kind_of(piece) == "housing":
                    value += LIKED
        return value

    def best(self, piece: str, count: int) -> list[Way]:
        """The places of a piece that promise most, the best first; of equals those that come first."""
        found = fitting(self.layout, piece)
        if len(found) <= count:
            return list(found)
        return sorted(found, key=lambda way: -self.promise(piece, way))[:count]
