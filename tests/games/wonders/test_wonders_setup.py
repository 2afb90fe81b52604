"""Set-up, and the choices before the start."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.model import Illegal
from engine.games.wonders import GAME
from engine.games.wonders.flow import Position
from engine.games.wonders.objectives import OBJECTIVES
from engine.games.wonders.setup import Options
from tests.games.playing import dice
from tests.games.wonders.turns import doing

SEEDS = range(80)


def start(seats: int, seed: int = 0, **options: Any) -> Position:
    """A new game, its first decision waiting."""
    s: Position = GAME.start(seats, dice(seed, 0), Options(**options)).state
    return s


def test_one_to_five_play() -> None:
    assert tuple(GAME.seats) == (1, 2, 3, 4, 5)
    for seats in GAME.seats:
        s = start(seats)
        assert doing(s) == ("starter", (s.table.order[0],))
    with pytest.raises(Illegal, match="wrong-seats"):
        start(6)


@pytest.mark.parametrize(("seats", "stacks"), [(1, 6), (2, 6), (3, 6), (4, 7), (5, 8)])
def test_six_stacks_seven_with_four_players_and_eight_with_five(seats: int, stacks: int) -> None:
    s = start(seats)
    assert list(s.box.stacks) == [str(n + 1) for n in range(stacks)]
    shown = len(s.table.gone) + sum(bool(tile) for tile in s.table.market.tiles.values())
    assert sum(map(len, s.box.stacks.values())) + shown == 10 * stacks
    assert all(len(stack) == 9 for stack in s.box.stacks.values())


@pytest.mark.parametrize(("seats", "roads", "sets"), [(2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_roads_and_sets_by_players_and_one_tower_and_two_pedestals(seats: int, roads: int, sets: int) -> None:
    market = start(seats).table.market
    assert (market.roads, market.sets, market.tower) == (roads, sets, True)
    assert market.pedestals == [None, None]


def test_stacks_are_shuffled() -> None:
    first = {start(2, seed).table.market.tiles["3"] for seed in SEEDS}
    assert len(first) == 10


def test_three_of_the_monuments_lie_open() -> None:
    s = start(4)
    assert (len(s.table.market.monuments), s.table.deck, len(s.box.monuments)) == (3, 18, 18)
    assert len({each for seed in SEEDS for each in start(2, seed).table.market.monuments}) == 21


def test_the_order_of_the_first_round_is_drawn() -> None:
    assert {start(5, seed).table.order[0] for seed in SEEDS} == {0, 1, 2, 3, 4}
    assert sorted(start(5).table.order) == [0, 1, 2, 3, 4]


def test_everybody_has_a_starter_road_seven_gold_and_all_markers_on_zero() -> None:
    s = start(3)
    for city in s.table.cities:
        assert (city.starter, city.gold, city.spent, city.loan, city.population) == (True, 7, 0, 0, 0)
        assert city.resources == {"food": 0, "ceramics": 0, "gears": 0}
    assert s.table.supply.roads == 35 - 3 - 2


def test_map_a_is_the_same_for_all() -> None:
    assert {city.land for seed in SEEDS for city in start(5, seed).table.cities} == {"A"}


def test_of_map_b_each_is_dealt_a_river_of_its_own() -> None:
    dealt = [[city.land for city in start(5, seed, map="B").table.cities] for seed in SEEDS]
    assert all(sorted(lands) == ["B1", "B2", "B3", "B4", "B5"] for lands in dealt)
    assert {lands[0] for lands in dealt} == {"B1", "B2", "B3", "B4", "B5"}
    assert {start(1, seed, map="B").table.cities[0].land for seed in SEEDS} == {"B1", "B2", "B3", "B4", "B5"}


@pytest.mark.parametrize("land", ["A", "B"])
@pytest.mark.parametrize("board", ["A", "B"])
def test_map_and_resource_boards_are_chosen_apart(land: Any, board: Any) -> None:
    t = start(2, map=land, board=board).table
    assert (t.board, {city.land[0] for city in t.cities}) == (board, {land})


def test_three_public_objectives_in_the_advanced_game_none_in_the_other() -> None:
    assert len(set(start(2).table.objectives)) == 3
    assert {each for seed in SEEDS for each in start(2, seed).table.objectives} == set(OBJECTIVES)
    assert start(2, objectives="no").table.objectives == []


def test_settings_are_kept_and_others_refused() -> None:
    options = GAME.rules.settings.choose(GAME.rules.settings.choose(Options(), "map", "B"), "target", "hard")
    assert [GAME.rules.settings.chosen(options, each.name) for each in GAME.rules.settings.choices] == [
        "B",
        "A",
        "yes",
        "hard",
    ]
    for name, value, code in (("map", "C", "bad-setting"), ("lake", "A", "no-setting")):
        with pytest.raises(Illegal) as no:
            GAME.rules.settings.choose(options, name, value)
        assert no.value.code == code
