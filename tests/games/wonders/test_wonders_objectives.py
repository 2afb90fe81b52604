"""The fifteen objectives: what each counts in a city, and what it brings, with all ties."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.model import Seat
from engine.games.wonders.edition import HOUSE, Edition
from engine.games.wonders.layout import Layout
from engine.games.wonders.objectives import OBJECTIVES, Change, changes, points, standings
from engine.games.wonders.state import City
from tests.games.wonders.positions import city, table

BLOCK = "farm1a-0-A11 market1a-0-A10 library1a-0-A9 housing1a-0-A8 road-90-C8 one-0-C7"
"""Four types of buildings above each other at the left border, and roads at their right."""


def value(objective: str, home: City, edition: Edition = HOUSE) -> int:
    return OBJECTIVES[objective](Layout(edition, home))


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("", 0),
        ("one-0-C8 one-0-D7 one-0-D9", 2),  # D8 and E8, by water and the natural cell E9, too, which does not count
        ("one-0-C8 farm1a-0-C7 tower-0-D9", 2),
        ("one-0-C8 one-0-C7 one-0-D9", 3),
        ("one-0-C8 one-0-D7", 0),  # open at D9
        ("one-0-A4 one-0-A6", 0),  # A5 is at the mountains on the left
        ("one-0-E1 one-0-D2", 0),  # D1, above
        ("one-0-K4 one-0-K6 one-0-J5", 0),  # K5, on the right
        ("one-0-D11 one-0-F11 one-0-E10", 0),  # E11 is at the sidewalk
        ("one-0-I7 one-0-K7 one-0-J6 one-0-I9 one-0-K9 one-0-J10", 1),  # J7 and J9: the natural cell J8 parts them
        ("one-0-I7 one-0-K7 one-0-J6 one-0-C8 one-0-C7 one-0-D9", 3),  # the larger of two
    ],
)
def test_fertile_valley_is_the_largest_enclosed_area_of_empty_green_land(pieces: str, expected: int) -> None:
    assert value("fertile_valley", city(pieces)) == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("", 0),
        ("starter-0-A11 road-90-E8", 8),
        ("starter-0-A11 one-0-B10 one-0-D10", 6),  # a group, not a line
        ("starter-0-A11 road-0-F11", 4),  # the sidewalk joins nothing
        ("starter-0-A11 tower-0-E11 road-0-F11", 4),
        ("starter-0-A11 two-0-E10", 4),  # over a corner
        ("road-0-D8 one-0-H8", 5),  # the cells of a bridge count
        ("roman_bridge-0-D7 one-0-C7", 1),
    ],
)
def test_roads_of_rome_are_the_cells_of_the_largest_group_of_roads(pieces: str, expected: int) -> None:
    assert value("roads_of_rome", city(pieces)) == expected


@pytest.mark.parametrize(("pieces", "expected"), [("farm1a-0-A11", 0), ("hippodrome-0-A9 petra-0-F11", 2)])
def test_city_of_wonders_counts_monuments(pieces: str, expected: int) -> None:
    assert value("city_of_wonders", city(pieces)) == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("farm1a-0-A9", 1),
        ("farm1a-0-B9", 0),  # over a corner
        ("farm1a-0-A4", 1),  # A3 and B5, but one tile
        ("farm1a-0-A9 market1a-0-B8", 2),  # both next to A8
        ("farm1a-0-A9 one-0-A8", 0),  # covered
        ("farm2a-0-A8", 0),  # on it
        ("two-0-A9 petra-0-B8", 0),
    ],
)
def test_natural_resources_counts_building_tiles_next_to_open_natural_cells(pieces: str, expected: int) -> None:
    assert value("natural_resources", city(pieces)) == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("farm1a-0-H7", 1),  # H6
        ("farm1a-0-H7 lighthouse-0-H6", 0),  # covered
        ("farm1a-0-C3", 0),  # over a corner
        ("farm1a-90-D4 market1a-90-G4", 2),
        ("two-0-H7 petra-0-C7", 0),
    ],
)
def test_waterfront_counts_building_tiles_next_to_open_water(pieces: str, expected: int) -> None:
    assert value("waterfront", city(pieces)) == expected


@pytest.mark.parametrize(
    ("objective", "expected"), [("philosophy", 1), ("agriculture", 2), ("religion", 3), ("grand_bazaar", 4)]
)
def test_four_objectives_count_the_tiles_of_a_type(objective: str, expected: int) -> None:
    home = """library1a-0-A11 farm1a-0-C11 farm1b-0-E11 temple1a-0-G11 temple1b-0-I11 temple2a-0-A10
        market1a-0-A9 market1b-0-C9 market2a-0-F9 market2b-0-I9"""
    assert value(objective, city(home)) == expected


@pytest.mark.parametrize(("objective", "expected"), [("abundance", 3), ("trade", 5), ("technology", 7)])
def test_three_objectives_are_the_value_of_a_resource(objective: str, expected: int) -> None:
    assert value(objective, city(food=3, ceramics=5, gears=7)) == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("farm1a-0-A11 farm1b-0-C11", 0),
        ("housing6a-0-A9", 1),  # a lone tile
        ("housing1a-0-A11 housing1b-0-C11 housing2a-0-F11", 2),
        ("housing1a-0-A11 housing1b-0-C11 housing2a-0-A10", 3),
        ("housing1a-0-A11 housing1b-0-C10", 1),  # over a corner
        ("housing1a-0-A11 farm1a-0-C11 housing1b-0-E11", 1),
        ("housing6a-0-A9 housing1a-0-F11 housing1b-0-H11", 2),  # tiles, not cells
    ],
)
def test_village_is_the_largest_group_of_housing_tiles_that_touch(pieces: str, expected: int) -> None:
    assert value("village", city(pieces)) == expected


@pytest.mark.parametrize(
    ("pieces", "bottom", "expected"),
    [
        ("farm1a-0-A5", False, 1),
        ("farm1a-0-J5", False, 1),
        ("farm1a-90-F1", False, 1),
        ("farm1a-0-A1", False, 1),  # two edges, one tile
        ("farm1a-0-F11", False, 0),  # the sidewalk
        ("farm1a-0-F11 farm1b-0-A11", True, 2),
        ("farm1a-0-B5 petra-0-A2 two-0-A3", False, 0),
    ],
)
def test_suburbs_counts_building_tiles_at_the_mountains(pieces: str, bottom: bool, expected: int) -> None:
    edition = replace(HOUSE, objectives=replace(HOUSE.objectives, bottom=bottom))
    assert value("suburbs", city(pieces), edition) == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (f"{BLOCK} temple1a-0-A7 two-0-A6", 5),
        (f"{BLOCK} temple1a-0-A7", 4),  # the temple is no district
        (f"{BLOCK} farm1b-0-A7 two-0-A6", 4),  # a second farm
    ],
)
def test_metropolis_wants_a_district_of_each_type(pieces: str, expected: int) -> None:
    assert value("metropolis", city(pieces)) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((3, 2), (3, 1)),  # the second place with two players, too
        ((1, 4, 3), (0, 3, 1)),
        ((2, 1), (3, 1)),
        ((0, 1), (0, 3)),
        ((5, 3, 3, 2), (3, 1, 1, 0)),
        ((5, 3, 3, 3, 3), (3, 1, 1, 1, 1)),
        ((1, 1), (2, 2)),
        ((4, 4, 3), (2, 2, 0)),  # no second place
        ((4, 4, 4, 1), (2, 2, 2, 0)),
        ((4, 4, 4, 4), (1, 1, 1, 1)),
        ((4, 4, 4, 4, 4), (1, 1, 1, 1, 1)),
        ((3, 0, 0), (3, 0, 0)),  # nothing for nothing
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_the_first_and_the_second_get_points(values: tuple[int, ...], expected: tuple[int, ...]) -> None:
    for objective in OBJECTIVES:
        if objective != "metropolis":
            assert points(HOUSE.objectives, objective, values) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((5, 4), (4, 0)),
        ((5, 5), (2, 2)),
        ((5, 5, 5), (2, 2, 2)),
        ((5, 4, 5, 5, 5), (1, 0, 1, 1, 1)),
        ((5, 5, 5, 5, 5), (1, 1, 1, 1, 1)),
        ((4, 4, 3), (0, 0, 0)),
    ],
)
def test_all_who_have_the_metropolis_share_its_points(values: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert points(HOUSE.objectives, "metropolis", values) == expected


def test_the_objectives_in_play_stand_at_any_moment() -> None:
    t = table(city("farm1a-0-A5"), city(food=4), city(food=3), objectives=["suburbs", "abundance"])
    found = standings(t, [Layout(t.edition, each) for each in t.cities])
    assert [(each.objective, each.values, each.points) for each in found] == [
        ("suburbs", (1, 0, 0), (3, 0, 0)),
        ("abundance", (0, 4, 3), (0, 3, 1)),
    ]


def test_a_preview_tells_what_a_change_of_the_city_means_for_each_objective() -> None:
    now = "farm1a-0-A5"
    t = table(city(food=4), city(now, food=3), city(food=2), objectives=["suburbs", "abundance", "roads_of_rome"])
    assert changes(t, Seat(1), city(f"{now} farm1b-0-A7", food=4)) == [
        Change("suburbs", (1, 2), (3, 3)),
        Change("abundance", (3, 4), (1, 2)),
    ]
    assert changes(t, Seat(1), city(now, food=3)) == []
    assert changes(t, Seat(2), city(food=3)) == [Change("abundance", (2, 3), (0, 1))]
