"""Rulebook: walls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.model import Bug, Seat
from engine.games.roads import GAME
from engine.games.roads.building import walls
from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.state import Building, Wall
from engine.games.roads.values import WallSite
from tests.games.roads.positions import ANN, BEN, CAT, DAN, offered, play, refused, state, step, table
from tests.games.roads.sites import SHORE, building

# The rulebook's example of walls, redrawn: the open sea, the river tile with the docked rafts on its near bank
# and the truck on the far one, and two tiles with a donkey each.
COAST = (
    "0,0:S 1,0:P 2,0:M3",
    "-1,1:S 0,1:S 1,1:P03 2,1:P 3,1:P",
    "-1,2:S 0,2:M0 1,2:P 2,2:P",
)
SEA, RIVER, NEAR, FAR = "B2", "C2", "C2nw", "C2se"
A, C, D = "B2/C2", "C1/B2", "B2/C3"
F1, F2 = "C1/C2", "D1/C2"
G, H, J = "C2/D2", "C2/D3", "C2/C3"
B, E = "E2/E3", ["D2/E3", "D3/E3"]
MUCH = {"stone": 4, "boards": 4}


def example(units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]], **fields: Any) -> Position:
    """Building in the example. The walls D, H (1 part) and J (2 parts) are Dan's, on B stands a neutral part."""
    given = {D: Wall(DAN, 1), H: Wall(DAN, 1), J: Wall(DAN, 2), B: Wall(neutral=1)}
    return state(
        table(*COAST, seats=4, units=units, loads=loads, walls=given, phase="building", **fields), BuildingPhase()
    )


def costs(s: Position, border: str, tile: str) -> tuple[int, int]:
    """Stone for the next part, and boards to destroy the wall, with goods from a tile."""
    t, wall = s.table, WallSite(border, tile)
    return walls.stone_cost(t, wall)["stone"], walls.ram_cost(t, wall)["boards"]


def test_a_boat_in_open_sea_pays_two_more() -> None:
    s = example({"steamer11": SEA}, {"steamer11": {"stone": 4, "boards": 4}})
    assert sorted(offered(s, ANN, "wall")) == [f"wall {A}-{SEA}", f"wall {C}-{SEA}"]
    assert costs(s, A, SEA)[0] == costs(s, C, SEA)[0] == 3
    assert offered(s, ANN, "batter") == [f"batter {D}-{SEA}"]
    assert costs(s, D, SEA)[1] == 4
    s = play(s, ANN, f"batter {D}-{SEA}")
    assert costs(s, D, SEA)[0] == 4
    s = play(s, ANN, f"wall {D}-{SEA}")
    assert s.table.walls[D] == Wall(ANN, 1, 1)
    assert s.table.units["steamer11"].load == {}


def test_three_boards_do_not_destroy_a_wall_from_open_sea() -> None:
    s = example({"steamer11": SEA}, {"steamer11": {"stone": 3, "boards": 3}})
    assert offered(s, ANN, "batter") == []
    assert refused(s, ANN, f"batter {D}-{SEA}") == "build-goods"


def test_two_stone_do_not_build_a_wall_from_open_sea() -> None:
    s = example({"steamer11": SEA, "donkey11": "D2"}, {"steamer11": {"stone": 2}, "donkey11": {"stone": 1}})
    assert refused(s, ANN, f"wall {A}-{SEA}") == "build-goods"


def test_docked_boats_build_on_every_border_of_their_bank() -> None:
    s = example({"raft21": f"{NEAR}@{SEA}"}, {"raft21": {"stone": 1}})
    assert sorted(offered(s, BEN, "wall")) == sorted(f"wall {border}-{RIVER}" for border in (A, F1, F2))
    assert refused(s, BEN, f"wall {G}-{RIVER}") == "build-river"


def test_after_building_a_bridge_a_docked_boat_builds_on_the_other_bank() -> None:
    s = example({"raft21": f"{NEAR}@{SEA}"}, {"raft21": {"stone": 2}})
    s = play(s, BEN, f"bridge {RIVER}", f"wall {G}-{RIVER}")
    assert s.table.walls[G] == Wall(BEN, 1)
    assert s.table.units["raft21"].load == {}


def test_a_boat_in_the_river_builds_on_every_border() -> None:
    s = example({"raft21": f"{RIVER}r"}, {"raft21": {"stone": 1}})
    assert sorted(offered(s, BEN, "wall")) == sorted(f"wall {border}-{RIVER}" for border in (A, F1, F2, G))


def test_a_wall_on_the_coast_pushes_out_the_others_docked_boats() -> None:
    dock = f"{NEAR}@{SEA}"
    s = example(
        {"raft21": dock, "raft22": dock, "raft31": dock, "raft41": f"{RIVER}r"},
        {"raft21": {"stone": 1}, "raft31": {"stone": 1}},
    )
    taken = step(s, BEN, f"wall {A}-{RIVER}")
    units = taken.state.table.units
    assert {name: unit.at for name, unit in units.items()} == {
        "raft21": dock,
        "raft22": dock,
        "raft31": SEA,
        "raft41": f"{RIVER}r",
    }
    assert [note.code for note in taken.notes] == ["wall-built", "boat-pushed"]
    assert offered(taken.state, CAT, "wall") == []


def test_a_boat_that_is_carried_is_pushed_out_with_its_carrier() -> None:
    dock = f"{NEAR}@{SEA}"
    s = example({"raft21": dock, "raft31": dock, "raft32": dock}, {"raft21": {"stone": 1}})
    carrier, carried = s.table.units["raft31"], s.table.units["raft32"]
    carrier.aboard, carried.carrier, carried.at = "raft32", "raft31", ""
    t = play(s, BEN, f"wall {A}-{RIVER}").table
    assert t.units["raft31"].at == SEA
    assert t.tile_of(t.units["raft32"]) == SEA


def test_the_preview_of_a_wall_tells_its_cost_and_whom_it_pushes_out() -> None:
    dock = f"{NEAR}@{SEA}"
    s = example({"raft21": dock, "raft31": dock}, {"raft21": {"stone": 1}})
    shown = GAME.preview(s, BEN, GAME.parse(f"wall {A}-{RIVER}"))
    assert shown.cost == {"stone": 1}
    assert [(note.code, note.args) for note in shown.notes] == [("wall-would-push", {"seat": CAT, "unit": "raft31"})]


def test_walls_built_with_goods_of_the_tile_cost_a_stone_a_part_and_neutral_parts_count() -> None:
    s = example({"truck11": FAR}, {"truck11": {"stone": 1, "boards": 5}}, ground={FAR: {"stone": 4}})
    assert costs(s, H, RIVER)[1] == 2
    assert costs(s, J, RIVER)[1] == 3
    assert sorted(offered(s, ANN, "wall")) == sorted([f"wall {G}-{RIVER}", f"wall {F2}-{RIVER}"])
    s = play(s, ANN, f"batter {H}-{RIVER}", f"batter {J}-{RIVER}")
    assert s.table.walls[H] == Wall(neutral=1)
    assert s.table.walls[J] == Wall(neutral=2)
    assert s.table.units["truck11"].load == {"stone": 1}
    s = play(s, ANN, f"wall {H}-{RIVER}", f"wall {J}-{RIVER}")
    assert s.table.walls[H] == Wall(ANN, 1, 1)
    assert s.table.walls[J] == Wall(ANN, 1, 2)
    assert (s.table.ground, s.table.units["truck11"].load) == ({}, {})


def test_stone_of_both_sides_does_not_add_up() -> None:
    s = example({"donkey11": "E2", "donkey12": "E3"}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}})
    assert costs(s, B, "E3")[0] == 2
    assert f"wall {B}-E3" not in offered(s, ANN, "wall")
    assert refused(s, ANN, f"wall {B}-E3") == "build-goods"
    assert sorted(offered(s, ANN, "wall")) == sorted([f"wall {border}-E3" for border in E] + ["wall D2/E2-E2"])


def test_a_wall_is_strengthened_for_one_two_and_three_stone() -> None:
    s = example({"truck11": "E3"}, {"truck11": {"stone": 6}})
    s = play(s, ANN, *[f"wall {E[0]}-E3"] * 3)
    assert s.table.walls[E[0]] == Wall(ANN, 3)
    assert s.table.units["truck11"].load == {}
    assert s.table.used == {"stone": 6}


def test_a_wall_may_be_strengthened_from_the_other_side() -> None:
    s = example({"donkey11": "E3", "wagon12": "D2"}, {"donkey11": {"stone": 1}, "wagon12": {"stone": 2}})
    s = play(s, ANN, f"wall {E[0]}-E3", f"wall {E[0]}-D2")
    assert s.table.walls[E[0]] == Wall(ANN, 2)


def test_nobody_strengthens_a_foreign_wall() -> None:
    s = example({"truck11": FAR}, {"truck11": {"stone": 6}})
    assert refused(s, ANN, f"wall {H}-{RIVER}") == "wall-foreign"


def test_an_own_wall_may_be_given_up() -> None:
    s = example({"truck41": FAR}, {"truck41": {"boards": 2}})
    assert offered(s, DAN, "batter") == [f"batter {H}-{RIVER}"]
    taken = step(s, DAN, f"batter {H}-{RIVER}")
    assert taken.state.table.walls[H] == Wall(neutral=1)
    assert [note.code for note in taken.notes] == ["wall-battered-own"]


def test_there_is_nothing_to_destroy_on_a_neutral_wall() -> None:
    s = example({"truck11": "E3"}, {"truck11": {"boards": 6}})
    assert refused(s, ANN, f"batter {B}-E3") == "batter-nothing"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("wall A2/B2-B2", "wall-where"),
        ("wall E2/F2-E2", "wall-where"),
        (f"wall {E[0]}-E2", "wall-side"),
        (f"wall {G}-D2", "build-nobody"),
        (f"wall {A}-{SEA}", "build-boat"),
    ],
)
def test_no_wall_between_seas_at_the_rim_or_from_afar(words: str, code: str) -> None:
    s = example({"truck11": "E3"}, {"truck11": {"stone": 6}})
    assert refused(s, ANN, words) == code


def test_a_river_border_is_closed_from_either_bank_as_a_whole() -> None:
    units = {"donkey11": NEAR, "donkey21": FAR}
    s = example(units, {"donkey11": {"stone": 1}, "donkey21": {"stone": 1}})
    assert f"wall {F2}-{RIVER}" in offered(s, ANN, "wall")
    assert f"wall {F2}-{RIVER}" in offered(s, BEN, "wall")
    s = play(s, ANN, f"wall {F2}-{RIVER}")
    assert refused(s, BEN, f"wall {F2}-{RIVER}") == "wall-foreign"


def test_own_transporters_on_both_banks_do_not_share_their_stone() -> None:
    s = example({"donkey11": NEAR, "donkey12": FAR}, {"donkey12": {"stone": 1}})
    assert refused(s, ANN, f"wall {F1}-{RIVER}") == "build-goods"
    assert f"wall {G}-{RIVER}" in offered(s, ANN, "wall")


def test_an_own_boat_in_the_river_lets_both_banks_share_their_stone() -> None:
    s = example({"donkey11": NEAR, "donkey12": FAR, "raft13": f"{RIVER}r"}, {"donkey12": {"stone": 1}})
    assert f"wall {F1}-{RIVER}" in offered(s, ANN, "wall")


def test_a_wall_at_the_mouth_closes_the_docks_on_both_sides_of_it() -> None:
    units = {"raft11": "B2r", "raft21": "B2sw@B3", "raft31": "B2ne@B3"}
    rows = ("1,-1:M2", "0,0:P 1,0:P25 2,0:P", "0,1:P 1,1:S")
    s = state(table(*rows, seats=3, units=units, loads={"raft11": {"stone": 1}}), BuildingPhase())
    t = play(s, ANN, "wall B2/B3-B2").table
    assert [t.units[name].at for name in units] == ["B2r", "B3", "B3"]


def test_the_owner_of_a_wall_stays_docked_behind_it() -> None:
    dock = f"{NEAR}@{SEA}"
    s = example({"raft21": dock, "raft22": dock}, {"raft21": {"stone": 1}})
    assert [unit.at for unit in play(s, BEN, f"wall {A}-{RIVER}").table.units.values()] == [dock, dock]


def test_a_wall_has_parts_and_an_owner_for_its_own_ones() -> None:
    s = example({"raft21": SEA}, {})
    for broken in (Wall(), Wall(BEN), Wall(None, 1), Wall(BEN, 1, -1), Wall(Seat(9), 1)):
        s.table.walls[A] = broken
        with pytest.raises(Bug):
            GAME.rules.check(s)


# --- at the sea


def test_a_wall_of_own_and_neutral_parts_is_destroyed_for_one_board_more_than_it_has_parts() -> None:
    wall = {"A1/A2": Wall(BEN, 1, 2)}
    s = building({"wagon11": "A1"}, {"wagon11": {"boards": 3}}, *SHORE, walls=wall)
    assert refused(s, ANN, "batter A1/A2-A1") == "build-goods"
    s = building({"truck11": "A1"}, {"truck11": {"boards": 4}}, *SHORE, walls=wall)
    t = play(s, ANN, "batter A1/A2-A1").table
    assert t.walls == {"A1/A2": Wall(neutral=3)}
    assert t.units["truck11"].load == {}


def test_a_wall_is_not_destroyed_with_boards_of_both_sides() -> None:
    wall = {"A1/A2": Wall(BEN, 2)}
    loads = {"donkey11": {"boards": 1}, "donkey12": {"boards": 2, "stone": 1}}
    s = building({"donkey11": "A1", "donkey12": "A2"}, loads, *SHORE, walls=wall)
    assert refused(s, ANN, "batter A1/A2-A2") == "build-goods"


def test_at_an_oil_rig_boats_in_open_sea_use_its_goods_for_a_wall() -> None:
    rig = {"B1": Building("oil_rig", "B1")}
    s = building({"raft11": "B1"}, {"raft11": {"stone": 1}}, *SHORE, ground={"B1": {"stone": 2}}, buildings=rig)
    t = play(s, ANN, "wall A1/B1-B1").table
    assert (t.walls, t.ground, t.units["raft11"].load) == ({"A1/B1": Wall(ANN, 1)}, {}, {})


def test_a_wall_is_built_from_the_land_side_of_a_coast_without_surcharge() -> None:
    s = building({"donkey11": "A1"}, {"donkey11": {"stone": 1}}, *SHORE)
    t = play(s, ANN, "wall A1/B1-A1").table
    assert (t.walls, t.used) == ({"A1/B1": Wall(ANN, 1)}, {"stone": 1})


def test_a_wall_built_from_the_sea_pushes_out_docked_boats_too() -> None:
    s = building({"raft11": "B1", "raft21": "A1@B1"}, {"raft11": {"stone": 3}}, *SHORE)
    assert play(s, ANN, "wall A1/B1-B1").table.units["raft21"].at == "B1"


def test_one_who_was_pushed_out_moves_on_from_the_sea_in_the_next_turn() -> None:
    s = building({"raft11": "B1", "raft21": "A1@B1"}, {"raft11": {"stone": 3}}, *SHORE)
    s = play(s, ANN, "wall A1/B1-B1")
    raft = s.table.units["raft21"]
    assert (raft.at, raft.docked, raft.spent) == ("B1", False, 0)
