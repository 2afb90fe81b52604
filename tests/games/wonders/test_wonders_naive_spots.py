"""Where a piece may lie, said by two programs: the engine and `naive.py`, in random cities."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE
from engine.games.wonders.layout import Layout, ground_of, ways_of
from engine.games.wonders.placing.pieces import fitting
from engine.games.wonders.state import City
from engine.kit.grid import Cell, bits
from tests.games.wonders import naive
from tests.soak import times

TILES = [f"{kind}{stack}a" for stack in range(1, 9) for kind in naive.KINDS]
PIECES = [*naive.ROADS, "tower", *TILES, *naive.MONUMENTS]


@cache
def parts_by_cells(land, piece):
    """The names of the ways a piece may lie on a map, by their cells."""
    ground = ground_of(HOUSE.maps[land])
    return {way.cells: way.parts for way in ways_of(HOUSE, ground, piece).values()}


def engine_city(land, pieces):
    """A city of the engine with these pieces on these cells."""
    width = len(HOUSE.maps[land][0])
    sites = [Site(piece, parts_by_cells(land, piece)[bits((Cell(*at) for at in cells), width)])
             for piece, cells in pieces]  # fmt: skip
    return City(land=land, pieces=sites)


def in_order(spots):
    """Spots in an order that is the same in every run."""
    return sorted(spots, key=sorted)


def random_city(land, seed, count):
    """A city of so many pieces; in every third each piece lies where it finds ground, whatever lies beside it."""
    rng = random.Random(f"{land} {seed}")
    city = naive.City(HOUSE.maps[land])
    city.pieces.append(("starter", rng.choice(in_order(naive.spots(city, "starter")))))
    loose = seed % 3 == 2
    for _ in range(count):
        group = rng.choice((naive.ROADS[:1], naive.ROADS[2:], ("tower",), TILES, TILES, tuple(naive.MONUMENTS)))
        piece = rng.choice(group)
        lie = naive.on_ground if loose and piece in naive.MONUMENTS else naive.of_shape if loose else naive.spots
        if found := in_order(lie(city, piece)):
            city.pieces.append((piece, rng.choice(found)))
    return city


def both(land, city, piece):
    """The spots of a piece by the engine and by the second program. The engine's are each named and listed once."""
    ways = fitting(Layout(HOUSE, engine_city(land, city.pieces)), piece)
    found = [naive.cells_of(piece, way.parts) for way in ways]
    assert len(set(found)) == len(found), piece
    return set(found), naive.spots(city, piece)


@pytest.mark.parametrize("land", sorted(HOUSE.maps))
def test_every_spot_of_every_piece_in_random_cities(land):
    for seed in range(times(3)):
        city = random_city(land, seed, 4 + 7 * seed % 30)
        for piece in PIECES:
            mine, theirs = both(land, city, piece)
            assert mine == theirs, (seed, piece, in_order(mine ^ theirs), city.pieces)
