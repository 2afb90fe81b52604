"""The same city for the engine and for the second program, and random cities."""

from __future__ import annotations

import random
from functools import cache

from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE
from engine.games.wonders.layout import ground_of, ways_of
from engine.games.wonders.state import City
from engine.kit.grid import Cell, bits
from tests.games.wonders import naive

TILES = [f"{kind}{stack}a" for stack in range(1, 9) for kind in naive.KINDS]
PIECES = [*naive.ROADS, "tower", *TILES, *naive.MONUMENTS]
"""Every piece there is, but for the second tile of each type in a stack, which lies like the first."""


@cache
def parts_by_cells(rows, piece):
    """The names of the ways a piece may lie on a map, by their cells."""
    return {way.cells: way.parts for way in ways_of(HOUSE, ground_of(rows), piece).values()}


def engine_city(edition, land, pieces):
    """A city of the engine with these pieces on these cells."""
    rows, sites = edition.maps[land], []
    for piece, cells in pieces:
        parts = parts_by_cells(rows, piece)[bits((Cell(*at) for at in cells), len(rows[0]))]
        sites.append(Site(piece, parts))
    return City(land=land, pieces=sites)


def in_order(spots):
    """Spots in an order that is the same in every run."""
    return sorted(spots, key=sorted)


def random_city(land, seed, count):
    """A city of so many pieces; in every other each piece lies where it finds ground, whatever lies beside it."""
    rng = random.Random(f"{land} {seed}")
    city = naive.City(HOUSE.maps[land])
    city.pieces.append(("starter", rng.choice(in_order(naive.spots(city, "starter")))))
    lie = on_ground if seed % 2 else naive.spots
    for _ in range(count):
        group = rng.choice((naive.ROADS[:1], naive.ROADS[2:], ("tower",), TILES, TILES, tuple(naive.MONUMENTS)))
        piece = rng.choice(group)
        if found := in_order(lie(city, piece)):
            city.pieces.append((piece, rng.choice(found)))
    return city


def on_ground(city, piece):
    """Where a piece finds free ground for it, whatever lies beside."""
    if piece in naive.MONUMENTS:
        return naive.on_ground(city, piece)
    if piece == "road":
        water = city.marked("~")
        return {cells for cells in naive.of_shape(city, piece, water=True) if not naive.ends(cells) & water}
    return naive.of_shape(city, piece)
