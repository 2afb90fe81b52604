"""Resource markers, population, rings and the purple field."""

from __future__ import annotations

import pytest

from engine.games.wonders.edition import HOUSE
from engine.games.wonders.tracks import Gain, gain, move, purple, rings, yields
from tests.games.wonders.positions import city, table

A, B = HOUSE.tracks["A"], HOUSE.tracks["B"]


def test_each_symbol_moves_its_marker_one_field() -> None:
    home = city(food=2, ceramics=1)
    assert move(A, home, ("food", "gears", "gears")).resources == {"food": 1, "gears": 2}
    assert home.resources == {"food": 3, "ceramics": 1, "gears": 2}


@pytest.mark.parametrize(
    ("before", "symbols", "population"),
    [(0, 1, 0), (1, 1, 1), (0, 2, 1), (0, 3, 1), (1, 3, 2), (2, 1, 0), (2, 4, 2), (12, 2, 1)],
)
def test_each_white_field_reached_or_passed_is_one_population(before: int, symbols: int, population: int) -> None:
    home = city(gears=before)
    assert move(A, home, ("gears",) * symbols).population == home.population == population


def test_white_fields_of_several_tracks_count_together() -> None:
    home = city(food=1, ceramics=3, gears=4)
    assert move(A, home, ("food", "ceramics", "gears")).population == 2


def test_on_side_b_each_track_has_white_fields_of_its_own() -> None:
    moved = [gain(B, city(), (resource,) * 3).population for resource in ("food", "ceramics", "gears")]
    assert moved == [2, 1, 1]


def test_a_resource_marker_stays_on_its_last_field() -> None:
    home = city(ceramics=13)
    assert move(A, home, ("ceramics",) * 3) == Gain({"ceramics": 1}, 1, 0, purple=False, lost=2)
    assert move(A, home, ("ceramics",)) == Gain({}, 0, 0, purple=False, lost=1)
    assert home.resources["ceramics"] == 14


def test_the_population_marker_stays_on_purple() -> None:
    home = city(food=1, gears=1, population=16)
    assert move(A, home, ("food", "gears"), 1) == Gain({"food": 1, "gears": 1}, 1, 1, purple=True, lost=2)
    assert home.population == 17


def test_population_of_a_monuments_card_counts_like_any_other() -> None:
    home = city(population=3)
    assert move(A, home, (), 1) == Gain({}, 1, 1, purple=False, lost=0)
    assert home.population == 4


@pytest.mark.parametrize(("population", "expected"), [(0, 0), (3, 0), (4, 1), (5, 1), (6, 2), (12, 5), (17, 10)])
def test_rings_reached_or_passed(population: int, expected: int) -> None:
    assert rings(A, city(population=population)) == expected


def test_a_move_tells_the_rings_it_brings() -> None:
    assert gain(A, city(food=1, population=3), ("food",) * 5).rings == 2  # from 3 to 6


def test_what_a_move_would_bring_changes_nothing() -> None:
    home = city(food=1)
    assert gain(A, home, ("food",)).population == 1
    assert home == city(food=1)


@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        ("housing6b", (("food", "food", "ceramics", "gears"), 0)),
        ("petra", (("ceramics",), 0)),
        ("giza", ((), 1)),
        ("aqueduct", ((), 0)),
    ],
)
def test_what_tiles_and_monuments_move(piece: str, expected: tuple[tuple[str, ...], int]) -> None:
    assert yields(HOUSE, piece) == expected


def test_purple_is_reached_by_anybody() -> None:
    assert not purple(table(city(population=16), city()))
    assert purple(table(city(population=16), city(population=17)))
