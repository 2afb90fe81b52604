"""What a piece would change on a city's map, found quickly for many spots."""

from __future__ import annotations

from typing import NamedTuple

from .actions import Site
from .edition import is_tile
from .layout import Layout, ways_of


class Effect(NamedTuple):
    """City Districts closed, its own among them; natural cells that count from now on, less those that no longer do;
    natural cells covered."""

    districts: int
    natural: int
    covered: int

    @property
    def points(self) -> int:
        """The points on the map that this is worth."""
        return self.districts + self.natural


class Prospects:
    """A city as it lies, and what one more piece would change."""

    def __init__(self, layout: Layout) -> None:
        self.layout, beside = layout, layout.ground.beside
        rims = (beside(cells) & layout.green for _, cells in layout.tiles)
        self._rims = [rim for rim in rims if rim]
        self._near = beside(layout.taken)
        self._seen = (layout.natural & self._near).bit_count()

    def effect(self, site: Site) -> Effect:
        """What a piece would change."""
        way = ways_of(self.layout.edition, self.layout.ground, site.piece)[site.parts]
        return self.of_area(way.cells, way.beside, building=is_tile(site.piece))

    def of_area(self, cells: int, around: int, *, building: bool = False) -> Effect:
        """What some more cells would change, with those beside them; `building`: they are those of a building."""
        closed = sum(not rim & ~cells for rim in self._rims)
        closed += building and not around & self.layout.green
        seen = (self.layout.natural & ~cells & (self._near | around)).bit_count()
        return Effect(closed, seen - self._seen, (cells & self.layout.natural).bit_count())
