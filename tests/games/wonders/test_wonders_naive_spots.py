"""Where a piece may lie, said by two programs: the engine and `naive.py`, in random cities."""

from __future__ import annotations

import pytest

from engine.games.wonders.edition import HOUSE
from engine.games.wonders.layout import Layout
from engine.games.wonders.placing.pieces import fitting
from tests.games.wonders import naive
from tests.games.wonders.cities import PIECES, engine_city, in_order, random_city
from tests.soak import times


@pytest.mark.parametrize("land", sorted(HOUSE.maps))
def test_every_spot_of_every_piece_in_random_cities(land):
    for seed in range(times(3)):
        city = random_city(land, seed, 4 + 7 * seed % 30)
        layout = Layout(HOUSE, engine_city(HOUSE, land, city.pieces))
        for piece in PIECES:
            found = [naive.cells_of(piece, way.parts) for way in fitting(layout, piece)]
            wanted = naive.spots(city, piece)
            assert len(set(found)) == len(found), (seed, piece)
            assert set(found) == wanted, (seed, piece, in_order(wanted ^ set(found)), city.pieces)
