"""Which spots a panel marks: the best of many, a few, for people who would otherwise read a long list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kit.grid import bits, cell

from .actions import Site
from .edition import Edition, is_tile
from .forms import CELL, Apart
from .layout import Layout, form_of, ways_of
from .prospects import Prospects
from .state import ROADS, TOWER, View

MARKED = 10
"""Spots that are marked at once."""


def ranked(view: View, kind: str, values: Sequence[Any]) -> Sequence[Any]:
    """The best spots for a piece in the viewer's own city; none while it is asked which piece, or how it is turned.

    First come those that gain most points on the map: City Districts closed, and natural cells gained less those that
    are covered. Among equals, for a road those that open most green land beside roads, for any other piece those with
    most sides at what is built; then in the order of the offers.
    """
    if view.seat is None:
        return ()
    sites = [Site(TOWER, ("0", value)) if kind == "cell" else value for value in values]
    if not all(isinstance(site, Site) and _lies(view, site) for site in sites):
        return ()
    prospects = Prospects(Layout(view.table.edition, view.table.cities[view.seat]))
    worth = [_worth(prospects, site) for site in sites]
    best = sorted(range(len(values)), key=lambda n: (-worth[n][0], -worth[n][1], n))
    return [values[n] for n in best[:MARKED]]


def _lies(view: View, site: Site) -> bool:
    """Whether a site, or its beginning, says where something lies."""
    return len(site.parts) == 2 or (bool(site.parts) and _apart(view.table.edition, site.piece))


def _apart(edition: Edition, piece: str) -> bool:
    return isinstance(form_of(edition, piece), Apart)


def _worth(prospects: Prospects, site: Site) -> tuple[int, int]:
    """The points a site gains on the map, and how near it is to what is built, or how much room a road opens."""
    layout = prospects.layout
    if _apart(layout.edition, site.piece):
        cells = bits((cell(name) for part in site.parts for name in CELL.findall(part)), layout.ground.width)
        around = layout.ground.beside(cells)
    else:
        way = ways_of(layout.edition, layout.ground, site.piece)[site.parts]
        cells, around = way.cells, way.beside
    gained = prospects.of_area(cells, around, building=is_tile(site.piece)).points
    if site.piece in ROADS:
        return gained, (around & layout.green & ~layout.ground.beside(layout.roads)).bit_count()
    return gained, (around & layout.taken).bit_count()
