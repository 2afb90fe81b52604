"""Which spots a panel marks: the best of many, a few, for people who would otherwise read a long list."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Seat
from engine.core.values import Value
from engine.kit.grid import bits, cell

from .actions import Site
from .edition import Edition, is_tile
from .forms import CELL, Apart
from .layout import Layout, form_of, ways_of
from .objectives import against, standings
from .state import ROADS, TOWER, Table, View

MARKED = 10
"""Spots that are marked at once."""


def ranked(view: View, kind: str, values: Sequence[Value]) -> Sequence[Value]:
    """The best spots for a piece in the viewer's own city; none while it is asked which piece, or how it is turned.

    First come those that gain most points by where they lie: City Districts closed, natural cells gained less those
    that are covered, and what the objectives bring. Among equals, for a road those that open most green land beside
    roads, for any other piece those with most sides at what is built; then in the order of the offers.
    """
    if view.seat is None:
        return ()
    sites = [Site(TOWER, ("0", value)) if kind == "cell" else value for value in values]
    if not all(isinstance(site, Site) and _lies(view, site) for site in sites):
        return ()
    city = _City(view.table, view.seat)
    worth = [city.worth(site) for site in sites]
    best = sorted(range(len(values)), key=lambda n: (-worth[n][0], -worth[n][1], n))
    return [values[n] for n in best[:MARKED]]


def _lies(view: View, site: Site) -> bool:
    """Whether a site, or its beginning, says where something lies."""
    return len(site.parts) == 2 or (bool(site.parts) and _apart(view.table.edition, site.piece))


def _apart(edition: Edition, piece: str) -> bool:
    return isinstance(form_of(edition, piece), Apart)


def _area(layout: Layout, site: Site) -> tuple[int, int]:
    """The cells of a site, or of its beginning, and those beside them."""
    if _apart(layout.edition, site.piece):
        cells = bits((cell(name) for part in site.parts for name in CELL.findall(part)), layout.ground.width)
        return cells, layout.ground.beside(cells)
    way = ways_of(layout.edition, layout.ground, site.piece)[site.parts]
    return way.cells, way.beside


class _City:
    """A city as it lies, to find quickly what one more piece would change there."""

    def __init__(self, table: Table, seat: Seat) -> None:
        layouts = [Layout(table.edition, city) for city in table.cities]
        self.seat, self.stands = seat, standings(table, layouts)
        self.layout = layout = layouts[seat]
        beside = layout.ground.beside
        rims = (beside(cells) & layout.green for _, cells in layout.tiles)
        self._rims = [rim for rim in rims if rim]
        self._near = beside(layout.taken)

    def worth(self, site: Site) -> tuple[int, int]:
        """The points that a site gains there; then how near it is to what is built, or the room a road opens."""
        layout = self.layout
        cells, around = _area(layout, site)
        gained = sum(not rim & ~cells for rim in self._rims)
        gained += is_tile(site.piece) and not around & layout.green
        gained += (layout.natural & ~cells & (self._near | around)).bit_count()
        gained -= (layout.natural & self._near).bit_count()
        gained += self._goals(site, cells)
        if site.piece in ROADS:
            return gained, (around & layout.green & ~layout.ground.beside(layout.roads)).bit_count()
        return gained, (around & layout.taken).bit_count()

    def _goals(self, site: Site, cells: int) -> int:
        """What the objectives bring by a site, or by its beginning."""
        if not self.stands:
            return 0
        then = Layout(self.layout.edition, self.layout.city)
        then.lay(site.piece, cells)
        return sum(each.brings for each in against(self.stands, self.seat, then))
