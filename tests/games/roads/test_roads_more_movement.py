"""Rulebook: movement – what is not tried elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.games.roads import GAME, routes
from engine.games.roads.components import TRANSPORTERS
from engine.games.roads.flow import Position as State
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Building, Wall
from tests.games.roads import figures
from tests.games.roads.figures import BLUE, MILL, MINE1, MINE2, QUARRY, RED, SAW, WOODS, YELLOW
from tests.games.roads.positions import ANN, BEN, booked, offered, play, refused, state, table

LINE = "0,0:P 1,0:P 2,0:P 3,0:P"
ROADS = [("A1", "B1"), ("B1", "C1"), ("C1", "D1")]
COAST = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:S")


def moving(*rows: str, **fields: Any) -> State:
    """A movement phase, on a road of four tiles if no map is given."""
    if not rows:
        fields.setdefault("roads", ROADS)
    return state(table(*(rows or (LINE,)), **fields), MovementPhase())


def places(s: State, unit: str) -> dict[str, int]:
    """Where a transporter can come to, and the steps that takes."""
    return {place: way.cost for place, way in routes.reach(s.table, s.table.units[unit]).items()}


def next_phase(s: State) -> State:
    """The movement phase of the turn after."""
    frame = s.flow[-1]
    assert isinstance(frame, MovementPhase)
    frame.close(s, Ctx(s, Recorded(())))
    return state(s.table, MovementPhase())


# --- room


@pytest.mark.parametrize("kind", TRANSPORTERS)
def test_each_kind_takes_as_many_goods_as_it_carries(kind: str) -> None:
    carries = {"donkey": 2, "wagon": 3, "truck": 6, "raft": 3, "rowboat": 5, "steamer": 8}[kind]
    at = "B2" if TRANSPORTERS[kind].element == "land" else "B2@C1"
    s = moving(*COAST, units={f"{kind}11": at}, ground={"B2": {"clay": 9}})
    assert offered(s, ANN, "load")[0] == f"load {kind}11-B2-clay-{carries}"


# --- walls


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


# --- the figure of a round with conflicts


def test_the_figures_movement() -> None:
    """Red comes first, then Blue, then Yellow; what production brought them is aboard."""
    t = figures.conflict(phase="movement", chart=[RED, BLUE, YELLOW], called=True)
    loads: dict[str, dict[str, int]] = {
        "donkey11": {"gold": 1}, "donkey12": {"boards": 2}, "donkey13": {"trunks": 1},
        "truck21": {"trunks": 1, "boards": 4}, "donkey22": {"paper": 1}, "donkey25": {"stone": 2},
        "wagon31": {"boards": 1, "trunks": 1},
    }  # fmt: skip
    for name, unit in t.units.items():
        unit.load = dict(loads.get(name, {}))
    t.ground = {MINE2: {"gold": 1}}
    s = state(booked(t), MovementPhase())
    s = play(s, RED, f"move wagon31-{WOODS}-{MINE2}-take-1-gold", "done")
    s = play(s, BLUE, f"move donkey12-{MILL}", f"move donkey13-{MINE2}", "done")
    s = play(s, YELLOW, f"move donkey25-{WOODS}-{MINE2}")
    units = s.table.units
    assert [units[name].at for name in ("wagon31", "donkey11", "donkey12", "donkey13", "donkey25")] == [
        MINE2, MINE1, MILL, MINE2, MINE2,
    ]  # fmt: skip
    assert units["wagon31"].load == {"boards+wagon31": 1, "trunks+wagon31": 1, "gold": 1}
    assert s.table.ground == {}
    assert SAW not in (unit.at for unit in s.table.fleet(BLUE))
    assert QUARRY not in (unit.at for unit in s.table.fleet(YELLOW))


# --- geese at sea


def test_one_that_is_carried_does_not_stay_behind_with_geese() -> None:
    s = moving(*COAST, units={"raft11": "C1", "raft12": "C1"}, ground={"C1": {"geese": 1}})
    s = play(s, ANN, "move raft11-lift-raft12-D1")
    assert s.table.ground == {"D1": {"geese+raft11": 1}}


def test_a_docked_boat_does_not_stay_at_sea_with_geese() -> None:
    s = moving(*COAST, units={"raft11": "C1", "raft12": "B2@C1"}, ground={"C1": {"geese": 1}})
    assert refused(s, ANN, "move raft11-lead-1-C2") == ""
    assert play(s, ANN, "move raft11-D1").table.ground == {"D1": {"geese+raft11": 1}}


def test_goods_are_thrown_away_nowhere() -> None:
    """Facts E6: on land they are put down, at sea they stay aboard."""
    s = moving(
        *COAST, units={"raft11": "D1", "raft12": "B2@C1"}, loads={"raft11": {"clay": 1}, "raft12": {"clay": 1}}
    )
    assert offered(s, ANN, "unload") == ["unload raft12-B2-clay-1"]
    s = play(s, ANN, "unload raft12-B2-clay-1")
    assert s.table.count("clay") == 2


def test_at_an_oil_rig_nothing_is_forced_to_follow() -> None:
    rig = {"C1": Building("oil_rig", "C1")}
    s = moving(*COAST, units={"raft11": "C1"}, ground={"C1": {"geese": 2}}, buildings=rig)
    assert play(s, ANN, "move raft11-D1").table.ground == {"C1": {"geese": 2}}
    assert play(s, ANN, "move raft11-lead-1-B2@C1").table.ground == {"B2": {"geese+raft11": 1}, "C1": {"geese": 1}}


# --- transporters aboard transporters


def carrying(**fields: Any) -> State:
    """A movement phase that begins with a donkey on a wagon on B1."""
    t = table(LINE, units={"wagon11": "B1", "donkey12": "B1", "wagon13": "A1"}, roads=ROADS, **fields)
    wagon, donkey = t.units["wagon11"], t.units["donkey12"]
    wagon.aboard, donkey.carrier, donkey.at = "donkey12", "wagon11", ""
    return state(t, MovementPhase())


def test_one_that_was_set_down_and_has_not_moved_may_be_picked_up_again() -> None:
    s = play(carrying(), ANN, "move wagon11-set-B1-lift-donkey12")
    assert s.table.units["wagon11"].aboard == "donkey12"
    assert refused(s, ANN, "move wagon11-set-B1") == "carry-just-lifted"
    s = play(carrying(), ANN, "move wagon11-set-B1", "move donkey12-C1-B1")
    assert refused(s, ANN, "move wagon11-lift-donkey12") == "carry-moved"


def test_others_may_move_before_one_is_set_down() -> None:
    s = play(carrying(), ANN, "move wagon13-B1", "move wagon11-set-B1", "move donkey12-D1", "move wagon11-C1")
    assert [unit.at for unit in s.table.units.values()] == ["D1", "C1", "B1"]


def test_both_carry_goods_again_after_that() -> None:
    s = carrying(ground={"B1": {"clay": 3}})
    assert offered(s, ANN, "load") == []
    s = play(s, ANN, "move wagon11-set-B1", "load wagon11-B1-clay-1", "load donkey12-B1-clay-2")
    assert [s.table.units[name].load for name in ("wagon11", "donkey12")] == [{"clay": 1}, {"clay": 2}]


def test_a_carried_transporter_is_kept_through_the_whole_turn() -> None:
    s = next_phase(play(carrying(), ANN, "move wagon11-C1"))
    assert s.table.units["donkey12"].carrier == "wagon11"
    assert "move wagon11-set-C1" in offered(s, ANN, "move")


def test_a_land_transporter_crosses_water_aboard_a_boat() -> None:
    s = moving(*COAST, units={"raft11": "B2@C1", "donkey12": "B2"})
    s = play(s, ANN, "move raft11-lift-donkey12-C1-D1-D2@D1")
    assert s.table.tile_of(s.table.units["donkey12"]) == "D2"
    s = play(next_phase(s), ANN, "move raft11-set-D2")
    assert s.table.units["donkey12"].at == "D2"


# --- boats


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
