"""Rulebook: livestock – donkeys breed if their owner wishes, geese by themselves, both only alone on a pasture."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.roads import GAME
from engine.games.roads.state import Wall
from tests.games.roads.positions import ANN, BEN, offered, play, refused
from tests.games.roads.producing import NORTH, RIVER, SOUTH, draws, laid, plan_of, production, state_of, told

TWO = {"donkey11": "A1", "donkey12": "A1"}


def test_two_donkeys_alone_on_a_pasture_breed() -> None:
    s = production(TWO)
    assert offered(s, ANN, "breed") == ["breed A1"]
    assert told(s, ANN, "breed A1")[0] == "donkeys-bred"
    t = play(s, ANN, "breed A1").table
    assert t.units["donkey13"].at == "A1"


def test_three_do_not() -> None:
    assert offered(state_of(laid({**TWO, "donkey13": "A1"})), ANN, "breed") == []
    s = play(production({**TWO, "donkey14": "E1", "donkey15": "E1"}), ANN, "breed A1")
    assert offered(s, ANN, "breed") == []
    assert refused(s, ANN, "breed A1") == "breed-nobody"


def test_they_breed_only_if_their_owner_wishes() -> None:
    s = production({**TWO, "donkey21": "E1", "donkey22": "E1"})
    for seat in (ANN, BEN):
        s = play(s, seat, "done")
    assert (s.table.phase, sorted(s.table.units)) == ("movement", ["donkey11", "donkey12", "donkey21", "donkey22"])


ALONE: list[tuple[str, dict[str, Any]]] = [
    ("another transporter", {"units": {**TWO, "wagon13": "A1"}}),
    ("somebody's transporter", {"units": {**TWO, "donkey21": "A1"}}),
    ("goods", {"units": TWO, "ground": {"A1": {"stone": 1}}}),
    ("geese", {"units": TWO, "ground": {"A1": {"geese": 2}}}),
    ("a load", {"units": TWO, "loads": {"donkey11": {"stone": 1}}}),
    ("a building", {"units": TWO, "on": {"A1": "sawmill"}}),
    ("woods", {"units": {"donkey11": "B1", "donkey12": "B1"}}),
    ("another owner", {"units": {"donkey11": "A1", "donkey21": "A1"}}),
    ("no donkey", {"units": {"donkey11": "A1", "wagon12": "A1"}}),
    ("goods on the other bank", {"units": {"donkey11": NORTH, "donkey12": NORTH}, "ground": {SOUTH: {"clay": 1}}}),
    ("a boat in the river", {"units": {"donkey11": NORTH, "donkey12": NORTH, "raft21": RIVER}}),
    ("a docked boat", {"units": {"donkey11": NORTH, "donkey12": NORTH, "raft21": "B2s@C2"}}),
    ("a building beyond the river", {"units": {"donkey11": NORTH, "donkey12": NORTH}, "on": {SOUTH: "sawmill"}}),
]


@pytest.mark.parametrize("position", [position for _, position in ALONE], ids=[why for why, _ in ALONE])
def test_anything_else_on_the_tile_keeps_donkeys_from_breeding(position: dict[str, Any]) -> None:
    assert offered(state_of(laid(**position)), ANN, "breed") == []


def test_a_carried_transporter_keeps_donkeys_from_breeding() -> None:
    t = laid({**TWO, "donkey13": "A1"})
    t.units["donkey11"].aboard, t.units["donkey13"].carrier, t.units["donkey13"].at = "donkey13", "donkey11", ""
    assert offered(state_of(t), ANN, "breed") == []


def test_roads_walls_bridges_and_homes_do_not_hinder() -> None:
    t = laid(
        {"donkey11": NORTH, "donkey12": NORTH},
        roads=[(NORTH, "B1")],
        bridges=["B2"],
        walls={"B1/B2": Wall(BEN, 1)},
        homes=[NORTH],
    )
    assert offered(state_of(t), ANN, "breed") == ["breed B2"]


def test_a_pair_on_two_banks_breeds_and_the_young_goes_to_the_first_one() -> None:
    s = production({"donkey11": SOUTH, "donkey12": NORTH})
    assert play(s, ANN, "breed B2").table.units["donkey13"].at == SOUTH


def test_watered_desert_is_pasture() -> None:
    t = laid({"donkey11": "A1", "donkey12": "A1"}, rows=("0,0:D 1,0:P",))
    assert offered(state_of(t), ANN, "breed") == []
    t.irrigated = True
    assert offered(state_of(t), ANN, "breed") == ["breed A1"]


# --- limits

FIVE = {**TWO, "donkey13": "E1", "donkey14": "E1", "donkey15": "B1"}


def test_a_sixth_donkey_needs_one_to_give_up_at_a_transporter_factory() -> None:
    t = laid(FIVE, {"donkey15": {"gold": 1}})
    assert offered(state_of(t), ANN, "breed") == []
    assert refused(state_of(t), ANN, "breed A1") == "breed-limit"
    t = laid(FIVE, {"donkey15": {"gold": 1}}, on={"B1": "wagon_factory"})
    s = state_of(t)
    assert offered(s, ANN, "breed") == ["breed A1-donkey15", "breed E1-donkey15"]
    assert told(s, ANN, "breed A1-donkey15") == ["donkeys-bred", "scrapped"]
    t = play(s, ANN, "breed A1-donkey15").table
    assert t.ground == {"B1": {"gold": 1}}
    assert t.units["donkey15"].at == "A1"
    assert len(t.units) == 5


def test_the_plan_lets_donkeys_breed_unless_one_would_have_to_go() -> None:
    assert plan_of(production(TWO), ANN) == ["plan-breed A1"]
    s = production(FIVE, on={"B1": "wagon_factory"})
    assert offered(s, ANN, "produce") == []
    assert GAME.default(s, ANN) == GAME.parse("done")


# --- geese


def test_two_geese_alone_on_a_pasture_breed_by_themselves() -> None:
    t = laid({}, ground={"A1": {"geese": 2}})
    assert [note.code for note in draws(t)] == ["geese-bred"]
    assert t.ground["A1"] == {"geese": 3}
    assert t.made["geese"] == 3


def test_geese_on_two_banks_are_a_pair_and_the_young_goes_to_the_first() -> None:
    t = laid({}, ground={SOUTH: {"geese": 1}, NORTH: {"geese": 1}})
    draws(t)
    assert t.ground == {NORTH: {"geese": 1}, SOUTH: {"geese": 2}}


CROWDED: list[tuple[str, dict[str, Any]]] = [
    ("one", {"units": {}, "ground": {"A1": {"geese": 1}}}),
    ("three", {"units": {}, "ground": {"A1": {"geese": 3}}}),
    ("goods", {"units": {}, "ground": {"A1": {"geese": 2, "clay": 1}}}),
    ("a transporter", {"units": {"donkey11": "A1"}, "ground": {"A1": {"geese": 2}}}),
    ("carried", {"units": {"donkey11": "A1"}, "loads": {"donkey11": {"geese": 2}}}),
    ("a building", {"units": {}, "ground": {"A1": {"geese": 2}}, "on": {"A1": "sawmill"}}),
    ("rock", {"units": {}, "ground": {"C1": {"geese": 2}}}),
    ("the other bank", {"units": {}, "ground": {NORTH: {"geese": 2}, SOUTH: {"clay": 1}}}),
    ("a boat in the river", {"units": {"raft21": RIVER}, "ground": {NORTH: {"geese": 2}}}),
]


@pytest.mark.parametrize("position", [position for _, position in CROWDED], ids=[why for why, _ in CROWDED])
def test_geese_that_are_not_a_pair_alone_do_not_breed(position: dict[str, Any]) -> None:
    t = laid(**position)
    draws(t)
    assert t.count("geese") == sum(
        stock.get("geese", 0) for stock in (*position.get("ground", {}).values(), *position.get("loads", {}).values())
    )


def test_only_irrigated_desert_breeds_geese() -> None:
    t = laid({}, rows=("0,0:D 1,0:P",), ground={"A1": {"geese": 2}})
    draws(t)
    assert t.ground["A1"] == {"geese": 2}
    t.irrigated = True
    draws(t)
    assert t.ground["A1"] == {"geese": 3}


def test_two_geese_in_each_of_two_places_are_two_pairs() -> None:
    t = laid({}, ground={"A1": {"geese": 2}, "E1": {"geese": 2}})
    draws(t)
    assert t.ground == {"A1": {"geese": 3}, "E1": {"geese": 3}}
