"""Rulebook: components, the supply, and that nobody owns ground or buildings."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.model import Illegal
from engine.games.roads import GAME
from engine.games.roads.components import BOX, BUILDINGS, TRANSPORTERS, WONDER
from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.state import Building, Wall
from engine.games.roads.world.atlas import atlas_of, shape
from engine.games.roads.world.maps import CATALOGUE, SCENARIO, read
from tests.games.roads.positions import ANN, BEN, play, state, table

LAND = ("0,0:P 1,0:W 2,0:M", "0,1:M1 1,1:P14 2,1:S")

# --- the box

# kind: boards, stone, where, research, input, output or transporter, most pieces in one phase
CHART: dict[str, tuple[int, int, str, str, dict[str, int], dict[str, int] | str, int]] = {
    "woodcutter": (1, 0, "woods", "", {}, {"trunks": 1}, 1),
    "sawmill": (2, 1, "land", "", {"trunks": 1}, {"boards": 2}, 6),
    "paper_mill": (1, 1, "land", "", {"any": 2}, {"paper": 1}, 1),
    "clay_pit": (3, 0, "shore", "", {}, {"clay": 1}, 1),
    "stone_factory": (2, 0, "land", "", {"clay": 1}, {"stone": 2}, 6),
    "quarry": (2, 0, "rock", "", {}, {"stone": 1}, 1),
    "oil_rig": (3, 1, "sea", "drilling", {}, {"fuel": 1}, 1),
    "coal_burner": (3, 0, "land", "", {"any": 2}, {"fuel": 1}, 6),
    "mine": (3, 1, "mountains", "", {}, {}, 1),
    "mint": (2, 1, "land", "", {"gold": 2, "fuel": 1}, {"coins": 1}, 1),
    "stock_exchange": (0, 3, "land", "", {"coins": 2, "paper": 1}, {"stock": 1}, 6),
    "wagon_factory": (2, 1, "land", "", {"donkey": 1, "boards": 2}, "wagon", 1),
    "truck_factory": (2, 2, "land", "trucking", {"iron": 1, "fuel": 1}, "truck", 1),
    "raft_factory": (1, 1, "shore", "", {"trunks": 2}, "raft", 1),
    "rowboat_factory": (2, 1, "shore", "rowing", {"boards": 5}, "rowboat", 1),
    "steamer_factory": (2, 2, "shore", "shipping", {"iron": 1, "fuel": 2}, "steamer", 1),
}


@pytest.mark.parametrize("kind", CHART)
def test_buildings_are_those_of_the_process_chart(kind: str) -> None:
    assert list(BUILDINGS) == list(CHART)
    found = BUILDINGS[kind]
    product = found.makes or found.output
    assert (found.boards, found.stone, found.where, found.research, found.input, product, found.most) == CHART[kind]


def test_transporters_carry_and_move_as_printed() -> None:
    assert {kind: (about.carries, about.range, about.element) for kind, about in TRANSPORTERS.items()} == {
        "donkey": (2, 2, "land"),
        "wagon": (3, 3, "land"),
        "truck": (6, 4, "land"),
        "raft": (3, 3, "water"),
        "rowboat": (5, 4, "water"),
        "steamer": (8, 6, "water"),
    }


def test_the_wonder_has_83_places_in_fifteen_rows_with_the_printed_marks() -> None:
    assert WONDER.rows == (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7)
    assert sum(WONDER.rows) == 83
    rows = {brick: WONDER.row_of(brick) + 1 for brick in (1, 4, 5, 17, 18, 45, 62, 66, 69, 83)}
    assert rows == {1: 1, 4: 1, 5: 2, 17: 4, 18: 5, 45: 10, 62: 12, 66: 13, 69: 13, 83: 15}
    assert (WONDER.dearer, WONDER.irrigation, WONDER.marks) == (18, 45, {"2": 62, "3": 66, "4": 69, "5": 76})
    assert (WONDER.neutral, WONDER.solo.bricks, WONDER.solo.turns) == (33, 17, 20)
    with pytest.raises(ValueError, match="no such brick"):
        WONDER.row_of(84)


def test_the_third_editions_140_tiles() -> None:
    """The official 144 less a plain one each of pasture, woods, mountains and desert."""
    mix = {terrain: sum(shapes.values()) for terrain, shapes in BOX.tiles.items()}
    assert mix == {"pasture": 34, "woods": 21, "rock": 13, "mountains": 20, "desert": 22, "sea": 30}
    assert sum(mix.values()) == 140
    shapes = [shape for shapes in BOX.tiles.values() for shape in shapes if shape != "plain"]
    assert {shape: sum(kind.get(shape, 0) for kind in BOX.tiles.values()) for shape in shapes} == {
        "straight": 10,
        "wide": 8,
        "sharp": 6,
        "fork": 1,
        "source": 3,
    }


def test_one_to_five_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with pytest.raises(Illegal, match="wrong-seats"):
            GAME.start(seats, Seeded(b"many", 0, 0))


def test_maps_hold_no_records_or_aims() -> None:
    keys = {line.partition(":")[0] for text in CATALOGUE.values() for line in text.partition("---")[0].splitlines()}
    assert keys == {"name", "players", "layout", "starts", *SCENARIO} - {"transporters", "bridges"}


def test_on_maps_of_ones_own_sources_and_forks_are_on_any_land() -> None:
    text = read("0,0:W1 1,0:R24 0,1:P 1,1:S 2,0:P 2,1:P 3,0:D")
    assert shape(atlas_of(text).tiles["A1"].river) == "source"
    text = read("1,-1:S 1,0:P 0,1:S -1,1:P -1,0:D1 0,-1:P 0,0:W024")
    assert shape(atlas_of(text).tiles["B2"].river) == "fork"


# --- the supply does not limit the game


def building(*rows: str, **fields: Any) -> Position:
    """Everybody builds."""
    return state(table(*(rows or LAND), phase="building", **fields), BuildingPhase())


def test_walls_do_not_run_out() -> None:
    walls = {"A1/B1": Wall(ANN, 8), "A1/A2": Wall(ANN, 8)}
    s = building(units={"truck11": "A1"}, ground={"A1": {"stone": 10, "boards": 20}}, walls=walls)
    s = play(s, ANN, "wall A1/B1-A1", "batter A1/A2-A1", "batter A1/B1-A1")
    assert s.table.walls == {"A1/B1": Wall(neutral=9), "A1/A2": Wall(neutral=8)}


def test_buildings_do_not_run_out() -> None:
    row = "0,0:P 1,0:P 2,0:P 3,0:P 4,0:P 5,0:P 6,0:P"
    there = {tile: Building("sawmill", tile) for tile in ("A1", "B1", "C1", "D1", "E1", "F1")}
    s = building(row, units={"truck11": "G1"}, ground={"G1": {"boards": 2, "stone": 1}}, buildings=there)
    assert play(s, ANN, "build sawmill-G1").table.buildings["G1"].kind == "sawmill"


def test_goods_do_not_run_out() -> None:
    t = table(*LAND, units={"donkey11": "A1"}, ground={"A1": {"trunks": 3, "boards": 90}}, phase="production")
    t.buildings["A1"] = Building("sawmill", "A1")
    assert play(state(t, ProductionPhase()), ANN, "work A1-3-ground").table.ground["A1"] == {"boards": 96}


def test_bricks_of_a_player_do_not_run_out() -> None:
    t = table(*LAND, homes=("A1", "B1"), units={"donkey11": "A1"}, ground={"A1": {"clay": 5}}, wonder=[ANN] * 40)
    t.phase = "wonder"
    s = play(state(t, WonderPhase()), ANN, "buy clay-clay")
    assert s.table.wonder == [ANN] * 41


# --- nobody owns ground or buildings


def test_everybody_uses_the_roads_and_bridges_of_others() -> None:
    units = {"donkey11": "B1", "raft12": "B2r", "wagon21": "A1"}
    s = building(units=units, loads={"donkey11": {"stone": 2}, "raft12": {"stone": 1}})
    s = play(s, ANN, "road A1/B1", "road B1/B2n", "bridge B2")
    s.table.phase = "movement"
    s = play(state(s.table, MovementPhase()), BEN, "move wagon21-B1-B2s")
    assert s.table.units["wagon21"].at == "B2s"


def test_everybody_uses_the_factories_of_others_without_their_research() -> None:
    t = table(*LAND, units={"donkey21": "A1"}, loads={"donkey21": {"iron": 1, "fuel": 1}}, phase="production")
    t.buildings["A1"] = Building("truck_factory", "A1")
    s = play(state(t, ProductionPhase()), BEN, "work A1-1-donkey21")
    assert s.table.units["truck22"].seat == BEN


def test_what_a_mine_holds_is_open_to_all() -> None:
    t = table(*LAND, units={"donkey11": "A1"}, buildings={"C1": Building("mine", "C1", gold=2, iron=1)})
    s = state(t, MovementPhase())
    for seat in (ANN, BEN, None):
        assert GAME.view(s, seat).table.buildings["C1"] == Building("mine", "C1", gold=2, iron=1)
