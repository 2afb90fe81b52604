"""All transporters follow their orders of the turn before once more, in one go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.core.text import write
from engine.games.roads import GAME
from engine.games.roads.actions import Move
from engine.games.roads.flow import Position
from engine.games.roads.labels import label, told
from engine.games.roads.movement import repeats
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.values import Orders
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state, step, table
from words import Speaker

SAY = Speaker("en", GAME, ["Ann", "Ben"])
LAND = ("0,0:P 1,0:W 2,0:R 3,0:P",)
ROADS = [("A1", "B1"), ("B1", "C1")]


def routine(last: Mapping[str, str], units: Mapping[str, str], **fields: Any) -> Position:
    """Movement begins; the orders of each transporter in the turn before."""
    s = state(table(*LAND, units=units, roads=ROADS, **fields), MovementPhase())
    for name, words in last.items():
        s.table.units[name].last = words.split()
    return s


def shuttles(**fields: Any) -> Position:
    """A donkey brings trunks from B1 to A1, a wagon boards from A1 to B1; a truck has no orders."""
    last = {"donkey11": "A1 drop 1 trunks B1", "wagon12": "take 1 boards B1 drop 1 boards A1"}
    units = {"donkey11": "B1", "wagon12": "A1", "truck13": "C1", "donkey21": "D1"}
    return routine(last, units, loads={"donkey11": {"trunks": 1}}, ground={"A1": {"boards": 2}}, **fields)


def test_all_that_can_follow_their_orders_again() -> None:
    done = step(shuttles(), ANN, "move all-again")
    t = done.state.table
    assert t.ground == {"A1": {"boards": 1, "trunks+donkey11": 1}, "B1": {"boards+wagon12": 1}}
    assert [t.units[name].at for name in ("donkey11", "wagon12", "truck13")] == ["B1", "A1", "C1"]
    assert [note.args["unit"] for note in done.notes].count("truck13") == 0
    assert GAME.preview(shuttles(), ANN, Move(repeats.ALL)).notes[0].args == {"units": ["donkey11", "wagon12"]}


def test_what_one_brings_another_may_take_whatever_their_names() -> None:
    last = {"donkey11": "take 1 clay from A1 B1", "wagon12": "drop 1 clay"}
    s = routine(last, {"donkey11": "A1", "wagon12": "A1", "donkey13": "B1"}, loads={"wagon12": {"clay": 1}})
    assert offered(s, ANN, "move")[-1] != "move all-again", "the donkey cannot begin: only one could"
    s.table.units["donkey13"].last = ["C1"]
    t = play(s, ANN, "move all-again").table
    assert (t.units["donkey11"].at, t.units["donkey11"].load) == ("B1", {"clay+donkey11": 1})
    assert t.units["donkey13"].at == "C1"


def test_who_cannot_follow_its_orders_is_named_with_the_reason() -> None:
    last = {"donkey11": "C1", "donkey12": "C1", "donkey13": "take 1 boards", "donkey14": "drop 1 stone",
            "truck15": "D1"}  # fmt: skip
    units = {"donkey11": "B1", "donkey12": "B1", "donkey13": "A1", "donkey14": "A1", "truck15": "A1"}
    s = routine(last, units, loads={"donkey13": {"clay": 2}}, ground={"A1": {"boards": 1}})
    repeat, *others = GAME.preview(s, ANN, Move(repeats.ALL)).notes
    assert repeat.args == {"units": ["donkey11", "donkey12"]}
    assert [(note.code, note.args["units"]) for note in others] == [
        ("left-out-full", ["donkey13"]), ("left-out-goods", ["donkey14"]), ("left-out-way", ["truck15"])
    ]  # fmt: skip


def test_it_is_offered_to_whoever_has_two_that_can() -> None:
    assert "move all-again" in offered(shuttles(), ANN, "move")
    s = play(shuttles(), ANN, "move wagon12-B1")
    assert "move all-again" not in offered(s, ANN, "move")
    assert refused(s, ANN, "move all-again") == "orders-none-again"
    assert refused(shuttles(), BEN, "move all-again") == "orders-none-again"


def test_the_orders_are_kept_for_the_turn_after() -> None:
    s = play(shuttles(), ANN, "move all-again", "done")
    s = play(s, BEN, "done")
    assert s.table.units["donkey11"].last == ["A1", "drop", "1", "trunks", "B1"]
    assert s.table.units["wagon12"].last == ["take", "1", "boards", "B1", "drop", "1", "boards", "A1"]


def test_many_steps_are_told_in_a_note_a_transporter() -> None:
    trucks = ("truck11", "truck12", "truck13")
    last = dict.fromkeys(trucks, "B1 A1 take 1 clay drop 1 clay take 1 clay drop 1 clay")
    notes = step(routine(last, dict.fromkeys(trucks, "A1"), ground={"A1": {"clay": 2}}), ANN, "move all-again").notes
    assert [(note.code, note.args["unit"]) for note in notes] == [("followed-orders", name) for name in trucks]


@pytest.mark.parametrize("first", [(ANN, BEN), (BEN, ANN)])
def test_it_waits_for_an_earlier_seat_like_what_it_is_made_of(first: Sequence[Any]) -> None:
    last = {"donkey21": "take 1 clay", "wagon22": "B1"}
    units = {"donkey11": "A1", "donkey21": "A1", "wagon22": "A1"}
    s = play(routine(last, units, ground={"A1": {"clay": 1}}), BEN, "move all-again")
    assert s.table.held["1"][0].words == "move all-again"
    s = play(s, ANN, "load donkey11-A1-clay-1" if first[0] == ANN else "done")
    assert s.table.units["donkey21"].load == ({} if first[0] == ANN else {"clay": 1})
    assert "1" not in s.table.held


def test_it_is_one_of_the_listed_actions() -> None:
    (offer,) = [offer for offer in GAME.offers(shuttles(), ANN) if offer.action is Move]
    assert offer.admits(Move(Orders("all", ("again",))))
    assert write(Move(repeats.ALL)) == "move all-again"
    assert not offer.admits(Move(Orders("all", ("B1",))))


# --- to and fro


def turns(s: Position, *moves: str) -> Position:
    """The state after a turn of movement for each of these, which the donkey makes; only it is asked."""
    for words in moves:
        s = play(s, ANN, words, "done")
        t = s.table
        t.turn, t.phase, t.done = t.turn + 1, "movement", []
        s = state(t, MovementPhase())
    return s


def lonely(**fields: Any) -> Position:
    """Ann's donkey alone on A1; Ben has nothing."""
    return routine({}, {"donkey11": "A1"}, **fields)


def test_a_transporter_goes_to_and_fro_with_the_orders_it_had_when_it_last_stood_there() -> None:
    s = turns(lonely(), "move donkey11-C1", "move donkey11-A1")
    assert s.table.units["donkey11"].at == "A1"
    s = turns(s, "move donkey11-again")
    assert (s.table.units["donkey11"].at, s.table.units["donkey11"].last) == ("C1", ["C1"])
    s = turns(s, "move donkey11-again", "move donkey11-again")
    assert s.table.units["donkey11"].at == "C1"


def test_there_and_back_in_one_turn_is_repeated_as_a_whole() -> None:
    s = turns(lonely(), "move donkey11-B1-A1", "move donkey11-again")
    assert (s.table.units["donkey11"].at, s.table.units["donkey11"].before) == ("A1", [])
    assert "move donkey11-again" in offered(s, ANN, "move")


def test_from_a_place_it_comes_to_for_the_first_time_it_follows_its_last_orders_if_it_can() -> None:
    s = turns(lonely(), "move donkey11-B1", "move donkey11-C1")
    assert "move donkey11-again" not in offered(s, ANN, "move"), "it is on C1 already"
    s.table.units["donkey11"].at = "B1"
    assert play(s, ANN, "move donkey11-again").table.units["donkey11"].at == "C1"


def test_who_stays_a_turn_keeps_both_orders() -> None:
    s = turns(lonely(), "move donkey11-C1", "move donkey11-A1")
    kept = s.table.units["donkey11"]
    s = state(play(s, ANN, "done").table, MovementPhase())
    assert s.table.units["donkey11"] == kept


def test_what_an_earlier_seat_takes_does_not_change_which_orders_are_meant() -> None:
    s = turns(lonely(ground={"B1": {"clay": 2}}), "move donkey11-B1-take-1-clay", "move donkey11-A1-drop-1-clay")
    s.table.ground["B1"] = {}
    assert refused(s, ANN, "move donkey11-again") == "goods-missing"


def test_orders_that_are_too_long_for_a_line_end_after_one_of_their_parts() -> None:
    s = shuttles()
    words = "take 2 trunks C2 B2 drop 2 trunks take 1 boards B1 take 1 stone A1 drop 1 stone"
    s.table.units["donkey11"].last = habit = words.split()
    said = label(GAME.view(s, ANN), "orders", Orders("donkey11", ("again",)), SAY)
    whole = told(tuple(habit), SAY).split(", ")
    shown = said.removeprefix("donkey 11 as before: ").removesuffix(" …").split(", ")
    assert said.endswith(" …")
    assert 2 < len(shown) < len(whole)
    assert shown == whole[: len(shown)]
