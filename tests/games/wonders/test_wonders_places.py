"""How many places each piece has, in few words: numbers found by the second program (`naive.py`), and here for good.

The places of the tower were counted by hand too, and in the emptier cities those of roads and dominoes.
"""

from __future__ import annotations

import pytest

from engine.games.wonders.edition import HOUSE, KINDS
from engine.games.wonders.layout import Layout, form_of
from engine.games.wonders.placing.contacts import room
from engine.games.wonders.placing.pieces import fitting
from tests.games.wonders.positions import city

GROUND = {
    "land": (
        "one 109 two 186 farm1a 186 farm2a 154 farm3a 317 farm4a 77 farm5a 259 farm6a 253 farm7a 262 farm8a 131 "
        "hippodrome 90 parthenon 122 machu_picchu 122 great_wall 6248 giza 471 ishtar_gate 154 chichen_itza 77 "
        "petra 154 moai 320 thien_mu_pagoda 186 trojan_horse 186 colosseum 122 ziggurat 77 theater 317 "
        "shitenno_ji 77 angkor_wat 122 obelisks 158"
    ),
    "coast": "port_of_carthage 23 lighthouse 34",
    "ends": "road 133 aqueduct 133",
    "bridge": "roman_bridge 11",
}

# Map and pieces; then the numbers of places: of starter, road, two, one and tower; of the tiles of stacks 1 to 8, for
# each type, and for those named another number; of monuments, none for all others.
POSITIONS = [
    ("A", "", "18 18 21 11 0", "0 0 0 0 0 0 0 0", ""),
    ("A", "starter-0-A11", "10 18 21 11 5", "10 10 19 5 19 19 18 9", "moai 9"),
    ("A", "starter-90-K8", "16 24 27 14 5", "10 10 19 5 19 19 18 9", "moai 11"),
    (
        "A",
        "road-0-A11 farm1a-0-A10",
        "10 14 17 9 5",
        "6 6 12 3 12 12 12 6; farm 10 10 19 5 19 19 18 9",
        "hippodrome 2 moai 5",
    ),
    (
        "A",
        "road-0-D8 farm1a-0-D9",
        "15 28 33 17 9",
        "12 13 24 6 28 26 25 12; farm 19 19 39 10 39 38 37 18",
        "hippodrome 4 aqueduct 1 moai 5",
    ),
    (
        "A",
        "starter-0-E11 housing1a-0-E10 tower-0-G10",
        "8 14 17 9 7",
        "6 6 11 3 11 11 10 5; housing 12 12 21 5 21 19 19 10",
        "great_wall 44 moai 4 trojan_horse 1 theater 2",
    ),
    ("B5", "starter-0-E11", "8 15 17 10 5", "9 8 15 4 15 14 12 6", "moai 4"),
    (
        "B2",
        "road-0-A11 temple2a-0-A10 temple1a-90-D9",
        "11 11 13 7 7",
        "2 2 3 1 3 3 2 1; temple 14 14 27 7 27 27 26 13",
        "giza 6 chichen_itza 1 moai 2 angkor_wat 1",
    ),
    (
        "B4",
        "two-0-A1 market1a-0-A2 market3b-0-A3",
        "19 19 21 11 3",
        "0 0 0 0 0 0 0 0; market 4 4 7 2 6 7 6 3",
        "port_of_carthage 1 thien_mu_pagoda 1",
    ),
    (
        "A",
        "road-0-D4 library4a-0-G2 one-0-D5",
        "18 30 35 18 12",
        "14 14 27 7 28 27 26 14; library 24 24 42 11 42 40 38 20",
        "ishtar_gate 3 moai 26 shitenno_ji 2",
    ),
    (
        "A",
        "starter-0-A11 road-90-E8 farm2a-0-A10 farm1b-90-D8 housing5a-0-F9 tower-0-J9 giza-I10-H11-I11",
        "1 8 11 7 14",
        "0 0 0 0 0 0 0 0; farm 8 7 13 3 11 10 11 5; housing 4 3 7 2 5 5 5 3",
        "machu_picchu 2 aqueduct 1 roman_bridge 1",
    ),
]


def numbers(words: str) -> dict[str, int]:
    """ "moai 9 giza 6" by names."""
    names = words.split()
    return {name: int(number) for name, number in zip(names[::2], names[1::2], strict=True)}


@pytest.mark.parametrize("terrain", GROUND)
def test_the_places_of_each_form_on_the_ground_of_map_a(terrain: str) -> None:
    layout = Layout(HOUSE, city())
    expected = numbers(GROUND[terrain])
    assert {piece: room(layout, form_of(HOUSE, piece), terrain).bit_count() for piece in expected} == expected


@pytest.mark.parametrize(("land", "pieces", "roads", "tiles", "monuments"), POSITIONS)
def test_the_places_of_each_piece(land: str, pieces: str, roads: str, tiles: str, monuments: str) -> None:
    layout = Layout(HOUSE, city(pieces, land))

    def places(*names: str) -> list[int]:
        return [len(fitting(layout, piece)) for piece in names]

    assert places("starter", "road", "two", "one", "tower") == [int(each) for each in roads.split()]
    every, *special = tiles.split("; ")
    own = dict(each.split(" ", 1) for each in special)
    for kind in KINDS:
        expected = [int(each) for each in own.get(kind, every).split()]
        assert places(*(f"{kind}{stack}b" for stack in range(1, 9))) == expected
    found = {each.id: len(fitting(layout, each.id)) for each in HOUSE.monuments}
    assert {name: number for name, number in found.items() if number} == numbers(monuments)
