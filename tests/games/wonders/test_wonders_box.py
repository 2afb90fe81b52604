"""The components, and editions as files."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.model import Illegal
from engine.games.wonders import GAME
from engine.games.wonders.edition import BESIDE, HOUSE, KINDS, RESOURCES, is_tile, kind_of, number, read, tiles_of
from engine.games.wonders.layout import FORMS
from engine.games.wonders.objectives import OBJECTIVES
from engine.games.wonders.setup import Options
from engine.kit import content
from engine.kit.content import ContentError
from tests.games.playing import dice

TEXT = content.shipped("engine.games.wonders", "house-1.toml")

CARDS = """
hippodrome land road farm
port_of_carthage coast road market
parthenon land road natural library
machu_picchu land farm farm
great_wall land road natural housing
giza land temple temple
ishtar_gate land road library
chichen_itza land road temple
aqueduct ends road water farm
petra land market market
moai land road natural
thien_mu_pagoda land water market
trojan_horse land road housing
colosseum land road market housing
ziggurat land road library temple
theater land road housing
roman_bridge bridge road farm
lighthouse coast road library
shitenno_ji land natural library
angkor_wat land water temple
obelisks land road housing
"""
"""Ground and neighbours of the published rules."""


def test_a_stack_has_ten_tiles_of_a_shape_two_of_each_type() -> None:
    assert len(HOUSE.stacks) == 8
    for n, stack in enumerate(HOUSE.stacks, 1):
        names = tiles_of(n)
        assert (len(names), Counter(map(kind_of, names)), {*map(number, names)}) == (10, dict.fromkeys(KINDS, 2), {n})
        assert all(is_tile(name) for name in names)
        assert 2 <= stack.price <= 5
        for name in names:  # a dearer stack brings more
            assert len(HOUSE.tile(name).symbols) == stack.price - 1
            assert {*HOUSE.tile(name).symbols} <= {*RESOURCES}


def test_the_three_resources_are_equally_common() -> None:
    symbols = Counter(each for n in range(1, 7) for tile in tiles_of(n) for each in HOUSE.tile(tile).symbols)
    assert symbols == dict.fromkeys(RESOURCES, 50)


def test_pieces_of_the_box() -> None:
    limits = HOUSE.limits
    assert (limits.roads, limits.sets, limits.towers, limits.rounds) == (35, 20, 10, 10)
    assert limits.roads == 5 + 10 * HOUSE.roads(5).roads
    assert limits.sets == 10 * HOUSE.roads(5).sets


def test_the_21_monuments_with_their_ground_and_neighbours() -> None:
    cards = [line.split() for line in CARDS.split("\n") if line]
    assert [each.id for each in HOUSE.monuments] == [name for name, *_ in cards]
    for name, ground, *beside in cards:
        card = HOUSE.monument(name)
        assert (card.ground, card.beside) == (ground, Counter(beside))
        assert {*beside} <= {*BESIDE}
        assert 1 <= card.rings <= 2
        assert (card.resource != "") + card.population <= 1
    assert sum(each.rings for each in HOUSE.monuments) == 31


def test_objectives_and_cards() -> None:
    assert len(OBJECTIVES) == 15
    assert len(HOUSE.automaton) == 14


@pytest.mark.parametrize(("land", "water"), [("A", 12), *((f"B{n}", 13) for n in range(1, 6))])
def test_each_map_has_ten_natural_cells(land: str, water: int) -> None:
    cells = "".join(HOUSE.maps[land])
    assert (cells.count("*"), cells.count("~"), len(cells)) == (10, water, 121)


# --- editions


def test_an_edition_travels_in_the_options_and_in_the_state() -> None:
    edition = read(TEXT.replace("gold = 7 ", "gold = 8 "), "more.toml")
    s = GAME.start(2, dice(1, 0), Options(edition=edition)).state
    assert s.table.cities[0].gold == 8
    assert GAME.decode(GAME.encode(s)).table.edition == edition
    assert edition.digest != HOUSE.digest
    with pytest.raises(Illegal, match="bad-options"):
        GAME.options(b'{"edition": 3}')


BAD = {
    "an unknown key": ("rounds = 10", "rounds = 10\nyears = 3", "limits: .*years"),
    "a number out of range": ("rounds = 10", "rounds = -1", r"limits\.rounds: .*>= 0"),
    "too many rounds": ("rounds = 10", "rounds = 11", r"limits\.rounds: .*a stack has ten tiles"),
    "no round": ("rounds = 10", "rounds = 0", r"limits\.rounds: needs 1 to 10"),
    "too few towers": ("towers = 10", "towers = 9", r"limits\.towers: needs one for each round"),
    "too few roads": ("roads = 35", "roads = 34", r"limits\.roads: 5 players need 35"),
    "too few sets": ("sets = 20", "sets = 19", r"limits\.sets: "),
    "a number of players missing": ("5 = { roads = 3, sets = 2 }\n", "", r"market: needs exactly 1 to 5 \(players\)"),
    "a field beyond the track": ("12, 14]\nceramics", "12, 15]\nceramics", r"tracks\.A\.food: .*from 1 to 14"),
    "a shape in two": ('shape = ["##"]', 'shape = ["#.#"]', r"stacks\.1\.shape: a shape is one piece"),
    "a map of another size": ('"..*.....*..",\n', "", r"maps\.\w+: must be a rectangle"),
    "water at the sidewalk": (
        '"...........",\n]\nB1',
        '"~~~~~~~~~~~",\n]\nB1',
        r"maps\.A: has no room for a starter road",
    ),
    "two natural cells": (
        "natural = 1, library = 1",
        "natural = 2, library = 1",
        r"parthenon\.beside: only buildings",
    ),
    "a monument twice": ('id = "petra"', 'id = "giza"', "monuments: two share a name"),
    "a monument of two forms": (
        'id = "petra"',
        'id = "petra"\nspaced = 2',
        r"monuments\.petra: needs exactly one of",
    ),
    "an unknown neighbour": ("beside = { farm = 2 }", "beside = { swamp = 2 }", r"machu_picchu\.beside: allowed"),
    "ends of a square": ('ground = "coast"', 'ground = "ends"', r"port_of_carthage\.ground: only a shape of one row"),
    "an unknown item": ('["oldest"]', '["crown"]', r"automaton\.\w+: allowed"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_file_key_and_reason(case: str) -> None:
    old, new, expected = BAD[case]
    assert old in TEXT
    with pytest.raises(ContentError, match=f"^bad.toml: .*{expected}"):
        read(TEXT.replace(old, new, 1), "bad.toml")


@pytest.mark.parametrize("piece", FORMS)
def test_no_monument_is_called_like_another_piece(piece: str) -> None:
    with pytest.raises(ContentError, match="monuments: taken: "):
        read(TEXT.replace('id = "petra"', f'id = "{piece}"'), "bad.toml")
