"""Rulebook: boats, walls on rivers and coasts, oil rigs."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.movement import routes
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Building, Wall
from tests.games.roads import figures
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state, table

COAST = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:S")
"""A source, a river that runs into the sea between two banks, land south of it, and an island further east."""
RIG = {"D1": Building("oil_rig", "D1")}


def moving(*rows: str, **fields: Any) -> Position:
    """A movement phase, on the coast if no map is given."""
    return state(table(*(rows or COAST), **fields), MovementPhase())


def places(s: Position, unit: str) -> dict[str, int]:
    """Where a transporter can come to, and the steps that takes."""
    return {place: way.cost for place, way in routes.reach(s.table, s.table.units[unit]).items()}


# --- rivers and the sea


def test_a_boat_goes_along_a_river_and_out_to_sea_a_point_a_step() -> None:
    s = moving(units={"raft11": "A1r"})
    assert places(s, "raft11") == {
        "B1r": 1, "C1": 2, "D1": 3, "C2": 3, "B1n@C1": 3, "B1s@C1": 3, "B2@C1": 3,
    }  # fmt: skip


def test_boats_have_the_range_of_their_kind() -> None:
    s = moving("0,0:S 1,0:S 2,0:S 3,0:S 4,0:S 5,0:S 6,0:S 7,0:S",
               units={"raft11": "A1", "rowboat12": "A1", "steamer13": "A1"})  # fmt: skip
    assert [len(places(s, unit)) for unit in ("raft11", "rowboat12", "steamer13")] == [3, 4, 6]


def test_boats_do_not_go_on_land_nor_land_transporters_on_water() -> None:
    s = moving(units={"raft11": "C1", "wagon12": "B1n"})
    assert refused(s, ANN, "move raft11-B2") == "way-water"
    assert refused(s, ANN, "move wagon12-B1r") == "way-land"


def test_docking_ends_the_move() -> None:
    s = play(moving(units={"steamer11": "C1"}), ANN, "move steamer11-B2@C1")
    assert (s.table.units["steamer11"].docked, s.table.units["steamer11"].spent) == (True, 1)
    assert offered(s, ANN, "move") == []
    assert refused(s, ANN, "move steamer11-C1") == "way-docked"
    assert refused(moving(units={"steamer11": "C1"}), ANN, "move steamer11-B2@C1-C1") == "way-docked"


def test_a_coast_is_left_only_to_the_sea_from_which_the_boat_came_for_a_point() -> None:
    s = moving(units={"raft11": "B2@C1"})
    assert min(places(s, "raft11").items(), key=lambda way: way[1]) == ("C1", 1)
    assert routes.reach(s.table, s.table.units["raft11"])["C2"].path == ("C1", "C2")
    assert places(s, "raft11")["B2@C2"] == 3


def test_in_the_phase_after_docking_a_boat_moves_again() -> None:
    s = play(moving(units={"raft11": "C1"}), ANN, "move raft11-B2@C1")
    assert places(s, "raft11") == {}
    s.flow[-1].close(s, Ctx(s, Recorded(())))
    assert "C1" in places(s, "raft11")


# --- figure: the steamer


STEAMER = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S 5,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:P 5,1:S", "0,2:S 1,2:S 2,2:P")


def test_a_steamer_that_lies_at_a_coast_has_five_points_left_at_sea() -> None:
    """The coasts round the sea are in reach with them; one that is six steps off is not."""
    s = moving(*STEAMER, units={"steamer11": "B2@C2"})
    costs = places(s, "steamer11")
    assert [costs[place] for place in ("C2", "C1", "B1n@C1", "B1s@C1", "B2@C1", "D2@C2")] == [1, 2, 3, 3, 3, 2]
    assert [costs[place] for place in ("D1", "E1", "F1", "F2", "E2@F1")] == [2, 3, 4, 5, 5]
    assert costs["E2@F2"] == 6
    assert "C3@B3" not in costs  # another sea
    s = moving(*STEAMER, units={"rowboat11": "B2@C2"})
    assert "F2" not in places(s, "rowboat11")


def test_at_a_river_mouth_a_boat_docks_on_one_side() -> None:
    goods = {"B1n": {"boards": 1}, "B1s": {"trunks": 1}}
    s = moving(units={"steamer11": "C1"}, ground=goods)
    north = play(s, ANN, "move steamer11-B1n@C1")
    assert offered(north, ANN, "load") == ["load steamer11-B1n-boards-1"]
    assert offered(play(s, ANN, "move steamer11-B1s@C1"), ANN, "load") == ["load steamer11-B1s-trunks-1"]
    s = moving(units={"steamer11": "C1"}, ground=goods, bridges=["B1"])
    both = offered(play(s, ANN, "move steamer11-B1n@C1"), ANN, "load")
    assert sorted(both) == ["load steamer11-B1n-boards-1", "load steamer11-B1s-trunks-1"]


def test_on_the_river_a_boat_reaches_both_sides_and_its_move_goes_on() -> None:
    s = moving(units={"steamer11": "C1"}, ground={"B1n": {"boards": 1}, "B1s": {"trunks": 1}})
    s = play(s, ANN, "move steamer11-B1r-take-1-boards-take-1-trunks-C1-B2@C1")
    assert s.table.units["steamer11"].load == {"boards+steamer11": 1, "trunks+steamer11": 1}
    assert s.table.units["steamer11"].spent == 3


def test_a_source_is_reached_from_the_river_as_a_whole() -> None:
    s = moving(units={"raft11": "A1r"}, ground={"A1": {"gold": 1}})
    assert offered(s, ANN, "load") == ["load raft11-A1-gold-1"]


# --- goods at sea


def test_boats_pass_goods_to_each_other_at_sea() -> None:
    s = moving(units={"raft11": "D1", "steamer12": "C1"}, loads={"raft11": {"fuel": 2}})
    s = play(s, ANN, "move steamer12-D1-take-2-fuel-from-raft11-C1")
    assert s.table.units["steamer12"].load == {"fuel+steamer12": 2}


def test_boats_on_different_sea_tiles_or_at_a_coast_pass_nothing() -> None:
    s = moving(units={"raft11": "C1", "steamer12": "B2@C1", "raft13": "D1"}, loads={"raft11": {"fuel": 2}})
    assert offered(s, ANN, "load") == []


def test_goods_are_never_put_on_open_sea() -> None:
    s = moving(units={"raft11": "D1"}, loads={"raft11": {"fuel": 2}})
    assert offered(s, ANN, "unload") == []
    assert refused(s, ANN, "unload raft11-D1-fuel-2") == "goods-sea"
    assert refused(s, ANN, "move raft11-drop-1-fuel") == "goods-sea"


def test_at_an_oil_rig_goods_lie_and_a_stop_ends_no_move() -> None:
    boards, fuel = {"steamer11": {"boards": 1}}, {"D1": {"fuel": 2}}
    s = moving(units={"steamer11": "C1"}, loads=boards, ground=fuel, buildings=RIG)
    s = play(s, ANN, "move steamer11-D1-take-2-fuel-drop-1-boards-E1")
    assert s.table.units["steamer11"].load == {"fuel+steamer11": 2}
    assert s.table.ground == {"D1": {"boards+steamer11": 1}}
    assert s.table.units["steamer11"].spent == 2


def test_a_docked_boat_is_at_the_land_and_not_at_the_sea_it_came_from() -> None:
    s = moving(units={"raft11": "D2@D1"}, ground={"D1": {"fuel": 1}, "D2": {"clay": 1}}, buildings=RIG)
    assert offered(s, ANN, "load") == ["load raft11-D2-clay-1"]


# --- walls


@pytest.mark.parametrize(
    ("wall", "docks"), [(Wall(BEN, 1), False), (Wall(ANN, 1), True), (Wall(None, 0, 2), True)]
)  # fmt: skip
def test_only_the_owner_docks_at_a_walled_coast_and_anybody_at_a_neutral_wall(wall: Wall, docks: bool) -> None:
    s = moving(units={"raft11": "C1"}, walls={"C1/B2": wall})
    assert ("B2@C1" in places(s, "raft11")) == docks
    assert refused(s, ANN, "move raft11-B2@C1") == ("" if docks else "way-wall")


def test_a_wall_over_a_river_closes_it_and_a_wall_at_its_mouth_closes_both_docks() -> None:
    s = moving(units={"raft11": "B1r"}, walls={"A1/B1": Wall(BEN, 1)})
    assert "A1r" not in places(s, "raft11")
    s = moving(units={"raft11": "B1r", "raft12": "C1"}, walls={"B1/C1": Wall(BEN, 1)})
    assert places(s, "raft11") == {"A1r": 1}
    assert {"B1r", "B1n@C1", "B1s@C1"}.isdisjoint(places(s, "raft12"))


def test_an_own_wall_lets_ones_docked_boat_out() -> None:
    s = moving(units={"raft11": "B2@C1"}, walls={"C1/B2": Wall(ANN, 3)})
    assert "C1" in places(s, "raft11")


# --- rivers under walls, docking


def test_a_wall_over_a_river_edge_closes_both_banks_roads_and_the_river() -> None:
    """Below the source S roads cross the same edge on both banks; boats pass there too."""
    s, m, edge = figures.S, figures.M, "D1/C2"
    units = {"wagon11": figures.S, "raft12": f"{s}r"}
    free = state(figures.network(units=units), MovementPhase())
    assert (places(free, "wagon11")[figures.MW], places(free, "wagon11")[figures.ME]) == (1, 1)
    assert places(free, "raft12")[f"{m}r"] == 1
    for owner, closed in ((BEN, True), (ANN, False)):
        t = figures.network(units=units, walls={edge: Wall(owner, 1)})
        walled = state(t, MovementPhase())
        assert (f"{m}r" not in places(walled, "raft12")) == closed
        assert (places(walled, "wagon11")[figures.ME], places(walled, "wagon11")[figures.MW]) == (
            (2, 3) if closed else (1, 1)
        ), "over T and Me; over B, A and Mw"


def test_a_docked_boat_goes_up_a_river_only_over_the_sea() -> None:
    s = moving(*COAST, units={"rowboat11": "B1n@C1"})
    found = routes.reach(s.table, s.table.units["rowboat11"])
    assert (found["B1r"].path, found["A1r"].path) == (("C1", "B1r"), ("C1", "B1r", "A1r"))
    assert (found["B1r"].cost, found["A1r"].cost) == (2, 3)


def test_a_boat_that_was_just_built_leaves_the_coast_for_its_sea_only() -> None:
    s = moving(*COAST, units={"raft11": "B2@C2"})
    assert [place for place, cost in places(s, "raft11").items() if cost == 1] == ["C2"]


def test_loading_while_docked_is_possible_after_the_move() -> None:
    s = moving(*COAST, units={"raft11": "C1"}, ground={"B2": {"clay": 1}})
    s = play(s, ANN, "move raft11-B2@C1-take-1-clay")
    assert s.table.units["raft11"].load == {"clay": 1}
    assert GAME.waiting(s) == (ANN,)
