"""Where each piece may lie: the terrain it takes and what it lies beside.

A road lies beside a road, a tower or the sidewalk, a tower beside any piece, a building tile beside a road or a
building of its type, a monument beside all that its card names. One common side is enough for each.
"""

from __future__ import annotations

from typing import NamedTuple

from ..edition import BESIDE, KINDS, Edition, is_tile, kind_of
from ..forms import Form
from ..layout import Layout
from ..state import LONG_ROAD, ROADS, STARTER, TOWER
from .spots import Spots, on_terrain, spots

START, SIDEWALK, PIECE, STREET = "start", "sidewalk", "piece", "street"
"""Contacts of pieces that are no monuments: a road, a tower or the sidewalk; the sidewalk; any piece; a road or a
building of the same type."""


class Rule(NamedTuple):
    """Where a piece may lie: its terrain (`edition.GROUNDS`), and its contacts in the card's order, each with the
    number it takes: `edition.BESIDE`, `START`, `SIDEWALK`, `PIECE`, `STREET`."""

    terrain: str
    contacts: tuple[tuple[str, int], ...]


def rule_of(edition: Edition, piece: str) -> Rule:
    """Where a piece may lie. Raises `StopIteration` for none of this edition."""
    if piece == STARTER:
        return Rule("ends", ((SIDEWALK, 1),))
    if piece in ROADS:
        return Rule("ends" if piece == LONG_ROAD else "land", ((START, 1),))
    if piece == TOWER:
        return Rule("land", ((PIECE, 1),))
    if is_tile(piece):
        return Rule("land", ((STREET, 1),))
    card = edition.monument(piece)
    # all cards name their neighbours in the order of `BESIDE`; a stored edition need not keep the order of its file
    return Rule(card.ground, tuple((each, card.beside[each]) for each in BESIDE if each in card.beside))


def spots_of(layout: Layout, form: Form) -> Spots:
    """The ways of a form on a city's map, whatever lies there."""
    return spots(form, layout.ground.width, layout.ground.height)


def room(layout: Layout, form: Form, terrain: str) -> int:
    """The ways to lie on free cells of this terrain."""
    found = on_terrain(form, layout.ground, terrain)
    return found & ~spots_of(layout, form).covering(layout.taken)


def touching(layout: Layout, every: Spots, piece: str, contact: str, count: int) -> int:
    """The ways of a piece to lie beside so many of a thing. What is covered counts as its piece only (ruling Q7); the
    sidewalk counts for roads only (ruling R11)."""
    if contact == SIDEWALK:
        return every.covering(layout.ground.bottom)
    if contact == START:
        return every.beside(layout.roads | layout.towers) | every.covering(layout.ground.bottom)
    if contact in KINDS and count > 1:
        return _beside_tiles(layout, every, contact, count)
    if contact == STREET:
        return every.beside(layout.roads | layout.kinds[kind_of(piece)])
    areas = {"road": layout.roads, "natural": layout.natural, "water": layout.water, PIECE: layout.taken}
    return every.beside(areas[contact] if contact in areas else layout.kinds[contact])


def _beside_tiles(layout: Layout, every: Spots, kind: str, count: int) -> int:
    """The ways to lie beside so many different tiles of a type (ruling Q8)."""
    at_least = [every.whole, *([0] * count)]
    for tile, cells in layout.tiles:
        if kind_of(tile) == kind:
            here = every.beside(cells)
            for n in range(count, 0, -1):
                at_least[n] |= at_least[n - 1] & here
    return at_least[count]
