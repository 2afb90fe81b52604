"""Rulebook: transporting transporters."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.games.roads.flow import Position
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Unit, Wall
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state, table

LINE = "0,0:P 1,0:P 2,0:P 3,0:P"
ROADS = [("A1", "B1"), ("B1", "C1"), ("C1", "D1")]
COAST = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:S")


def moving(*rows: str, **fields: Any) -> Position:
    """A movement phase, on a road of four tiles if no map is given."""
    if not rows:
        fields.setdefault("roads", ROADS)
    return state(table(*(rows or (LINE,)), **fields), MovementPhase())


def lifts(s: Position) -> list[str]:
    """The offers to pick up transporters."""
    return sorted(words.removeprefix("move ") for words in offered(s, ANN, "move") if "-lift-" in words)


def sets(s: Position) -> list[str]:
    """The offers to set down transporters, with the places."""
    return [words.removeprefix("move ") for words in offered(s, ANN, "move") if "-set-" in words]


def raft_on_wagon(**fields: Any) -> Position:
    """A movement phase that begins with a raft on a wagon at the coast."""
    t = table(*COAST, units={"wagon11": "B2", "raft12": "C1"}, **fields)
    t.units["wagon11"].aboard, t.units["raft12"].carrier, t.units["raft12"].at = "raft12", "wagon11", ""
    return state(t, MovementPhase())


def next_phase(s: Position) -> Position:
    """The movement phase of the turn after."""
    s.flow[-1].close(s, Ctx(s, Recorded(())))
    return state(s.table, MovementPhase())


# --- picking up


def test_any_transporter_carries_any_other() -> None:
    s = moving(units={"donkey11": "A1", "truck12": "A1", "wagon13": "B1"})
    assert lifts(s) == ["donkey11-lift-truck12", "truck12-lift-donkey11"]
    s = play(s, ANN, "move donkey11-lift-truck12-C1")
    donkey, truck = s.table.units["donkey11"], s.table.units["truck12"]
    assert (donkey.aboard, truck.carrier, truck.at, s.table.tile_of(truck)) == ("truck12", "donkey11", "", "C1")


def test_who_is_carried_must_not_have_moved_in_this_phase() -> None:
    s = play(moving(units={"donkey11": "B1", "wagon12": "A1"}), ANN, "move donkey11-A1")
    assert lifts(s) == ["donkey11-lift-wagon12"]
    assert refused(s, ANN, "move wagon12-lift-donkey11") == "carry-moved"


def test_who_carries_may_have_moved_and_moves_on() -> None:
    s = play(moving(units={"wagon11": "A1", "donkey12": "B1"}), ANN, "move wagon11-B1-lift-donkey12-D1")
    assert s.table.units["wagon11"].at == "D1"


@pytest.mark.parametrize("loaded", ["wagon11", "donkey12"])
def test_neither_carries_goods(loaded: str) -> None:
    s = moving(units={"wagon11": "A1", "donkey12": "A1"}, loads={loaded: {"clay": 1}})
    assert lifts(s) == []
    assert refused(s, ANN, "move wagon11-lift-donkey12") == "carry-goods"
    s = play(s, ANN, f"move {loaded}-drop-1-clay", "move wagon11-lift-donkey12")
    assert offered(s, ANN, "load") == []
    assert refused(s, ANN, "move wagon11-take-1-clay") == "carry-full"
    assert refused(s, ANN, "move donkey12-B1") == "carry-carried"


def test_nobody_carries_two_or_one_that_carries() -> None:
    s = play(moving(units={"wagon11": "A1", "donkey12": "A1", "donkey13": "A1"}), ANN, "move wagon11-lift-donkey12")
    assert lifts(s) == []
    assert refused(s, ANN, "move donkey13-lift-wagon11") == "carry-full"
    assert refused(s, ANN, "move wagon11-lift-donkey13") == "carry-full"


def test_nobody_carries_transporters_of_others_or_ones_elsewhere() -> None:
    s = moving(units={"wagon11": "A1", "donkey12": "B1", "donkey21": "A1"})
    assert lifts(s) == []
    assert refused(s, ANN, "move wagon11-lift-donkey21") == "carry-own"
    assert refused(s, ANN, "move wagon11-lift-donkey12") == "carry-apart"
    assert refused(s, ANN, "move wagon11-lift-donkey19") == "orders-unit"


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (("wagon11", "B1n"), ("donkey12", "B1s"), False),  # over a river
        (("wagon11", "B1n"), ("raft12", "B1r"), True),
        (("wagon11", "B1n"), ("raft12", "B1n@C1"), True),
        (("wagon11", "B1n"), ("raft12", "B1s@C1"), False),
        (("raft11", "B1r"), ("raft12", "B1r"), True),
        (("raft11", "B1r"), ("raft12", "B1n@C1"), False),  # boats only in the very same place
        (("raft11", "B2@C1"), ("raft12", "B2@C2"), False),
        (("raft11", "B2@C1"), ("raft12", "B2@C1"), True),
        (("raft11", "C1"), ("raft12", "C1"), True),
    ],
)
def test_where_two_must_be_for_one_to_carry_the_other(one: Any, other: Any, meet: bool) -> None:
    s = moving(*COAST, units=dict([one, other]))
    both = sorted([f"{one[0]}-lift-{other[0]}", f"{other[0]}-lift-{one[0]}"])
    assert lifts(s) == (both if meet else [])


# --- setting down


def test_what_was_picked_up_is_set_down_in_a_later_phase_before_its_carrier_moves() -> None:
    s = play(moving(units={"wagon11": "A1", "donkey12": "A1"}), ANN, "move wagon11-lift-donkey12-B1")
    assert sets(s) == []
    assert refused(s, ANN, "move wagon11-set-B1") == "carry-just-lifted"
    s = next_phase(s)
    assert sets(s) == ["wagon11-set-B1"]
    assert refused(play(s, ANN, "move wagon11-C1"), ANN, "move wagon11-set-C1") == "carry-late"
    s = play(s, ANN, "move wagon11-set-B1-D1", "move donkey12-D1")
    assert [unit.at for unit in s.table.units.values()] == ["D1", "D1"]
    assert [unit.aboard + unit.carrier for unit in s.table.units.values()] == ["", ""]
    assert refused(s, ANN, "move wagon11-set-D1") == "carry-none"


def test_a_load_may_be_carried_on_in_later_phases() -> None:
    s = play(moving(units={"wagon11": "A1", "donkey12": "A1"}), ANN, "move wagon11-lift-donkey12-B1")
    s = next_phase(play(next_phase(s), ANN, "move wagon11-C1"))
    assert sets(s) == ["wagon11-set-C1"]


@pytest.mark.parametrize(
    ("carrier", "at", "other", "places"),
    [
        ("wagon11", "B1n", "donkey12", ["B1n"]),
        ("wagon11", "B1n", "raft12", ["B1r", "B1n@C1"]),  # a boat into the river or at a coast in reach
        ("wagon11", "B2", "raft12", ["B2@C1", "B2@C2"]),
        ("wagon11", "A2", "raft12", []),  # no water
        ("wagon11", "A1", "raft12", ["A1r"]),
        ("raft11", "B1r", "donkey12", ["B1s", "B1n"]),
        ("raft11", "B1n@C1", "donkey12", ["B1n"]),
        ("raft11", "B1r", "rowboat12", ["B1r"]),  # into the river only, not at its coast
        ("raft11", "B1n@C1", "rowboat12", ["B1n@C1"]),
        ("raft11", "C1", "rowboat12", []),  # not on open sea
        ("raft11", "C1", "donkey12", []),
    ],
)
def test_where_what_is_set_down(carrier: str, at: str, other: str, places: list[str]) -> None:
    t = table(*COAST, units={carrier: at})
    t.units[other] = Unit(other, other[:-2], ANN, "", carrier=carrier)
    t.units[carrier].aboard = other
    s = state(t, MovementPhase())
    assert sets(s) == [f"{carrier}-set-{place}" for place in places]
    for place in places:
        assert play(s, ANN, f"move {carrier}-set-{place}").table.units[other].at == place


def test_no_boat_is_set_down_at_a_coast_behind_a_wall_of_others() -> None:
    s = raft_on_wagon(walls={"C1/B2": Wall(BEN, 1)})
    assert sets(s) == ["wagon11-set-B2@C2"]
    assert refused(s, ANN, "move wagon11-set-B2@C1") == "carry-place"


def test_a_boat_set_down_may_move_at_once() -> None:
    s = play(raft_on_wagon(), ANN, "move wagon11-set-B2@C1", "move raft12-D1")
    assert s.table.units["raft12"].at == "D1"


def test_what_could_be_set_down_and_move_counts_for_a_seats_reach() -> None:
    s = raft_on_wagon()
    assert {"B2", "C1", "C2", "D1"} <= s.flow[-1].reach(s, ANN)
    assert s.flow[-1].reach(play(s, ANN, "move wagon11-set-B2@C1", "move raft12-C1-B2@C1"), ANN) == {"B2"}


# --- through the turn


def carrying(**fields: Any) -> Position:
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
