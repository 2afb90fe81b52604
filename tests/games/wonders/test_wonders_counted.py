"""Spots counted by hand: drawn here, and found by the engine and by the second program."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from engine.games.wonders.edition import HOUSE
from engine.games.wonders.forms import ways
from engine.games.wonders.layout import Layout, form_of
from engine.games.wonders.placing.pieces import fitting
from tests.games.wonders import naive
from tests.games.wonders.cities import PIECES, engine_city
from tests.games.wonders.counted import POSITIONS

LAID = {
    "road": 3,  # a row each; too long to stand
    "two": 9 + 8,  # lying and standing
    "one": 12,
    "farm1a": 9 + 8,
    "farm2a": 6 + 4,
    "farm3a": 4 * 6,  # four turnings, each in six squares of four cells
    "farm4a": 6,
    "farm5a": 2 * 4 + 2 * 3,  # two turnings lie, in four places; two stand, in three
    "farm6a": 2 * 4 + 2 * 3,
    "farm7a": 2 * 4 + 2 * 3,
    "farm8a": 4 + 3,  # half turned it is the same again
    "hippodrome": 2,
    "parthenon": 4 + 3,
    "moai": 2 * 4,  # no room for a row; in each square of nine cells a corner at each of its four corners
    "obelisks": 6 + 4,
    "giza": (6 + 4) + 4 * 6,  # rows and corners
    "theater": 4 * 6,
}
"""Ways to lie on bare ground of 4 × 3 cells."""

WALLS = 16 - 2
"""Great Walls on 4 × 2 cells: two cells of eight stay empty, of opposite colours if coloured like a chessboard (each
part covers one of either); that is 4 × 4 pairs. All leave room for a wall but two, which cut the ground apart: the
second column and the third."""


def bare(width, height):
    """Bare ground."""
    return naive.City(["." * width] * height)


@pytest.mark.parametrize("piece", LAID)
def test_ways_to_lie_on_bare_ground(piece):
    assert len(ways(form_of(HOUSE, piece), 4, 3)) == LAID[piece]
    free = naive.of_shape if naive.drawing(piece) else naive.on_ground
    assert len(free(bare(4, 3), piece)) == LAID[piece]


def test_ways_of_a_wall_on_bare_ground():
    assert len(ways(form_of(HOUSE, "great_wall"), 4, 2)) == WALLS
    assert len(naive.on_ground(bare(4, 2), "great_wall")) == WALLS


def test_moai_in_a_row_or_round_any_corner():
    """On 5 × 5 cells a row in each line, and a corner at each corner of nine squares of 3 × 3 cells (ruling Q9)."""
    assert len(ways(form_of(HOUSE, "moai"), 5, 5)) == 5 + 5 + 9 * 4
    assert len(naive.on_ground(bare(5, 5), "moai")) == 5 + 5 + 9 * 4


@pytest.mark.parametrize("name", POSITIONS)
def test_spots_in_positions_counted_by_hand(name):
    position = POSITIONS[name]
    rows = position.ground or [re.sub("[a-zA-Z]", ".", row) for row in position.city]
    edition = structs.replace(HOUSE, digest=name, maps={"A": tuple(rows)})
    pieces = [(piece, drawn_cells(position.city, letter)) for letter, piece in position.pieces.items()]
    layout, city = Layout(edition, engine_city(edition, "A", pieces)), naive.City(rows, pieces)
    for piece in PIECES:
        assert len(fitting(layout, piece)) == position.count(piece), piece
        assert len(naive.spots(city, piece)) == position.count(piece), piece
    unknown = {*position.others, *position.monuments} - {*PIECES}
    assert not unknown


def drawn_cells(rows, letter):
    """The cells with a letter."""
    return frozenset((x, y) for y, row in enumerate(rows) for x, each in enumerate(row) if each == letter)
