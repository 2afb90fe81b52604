"""Rulebook: geese: they follow on the ground, can be lured away, and are never alone on open sea."""

from __future__ import annotations

from typing import Any

from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Building
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state, step, table

LINE = "0,0:P 1,0:P 2,0:P 3,0:P"
ROADS = [("A1", "B1"), ("B1", "C1"), ("C1", "D1")]
COAST = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:S")
FLOCK = {"A1": {"geese": 3}}


def on_land(**fields: Any) -> Position:
    """A movement phase on a road of four tiles."""
    fields.setdefault("roads", ROADS)
    return state(table(LINE, **fields), MovementPhase())


def on_water(*rows: str, **fields: Any) -> Position:
    """A movement phase on a river and the sea."""
    return state(table(*(rows or COAST), **fields), MovementPhase())


def leads(s: Position, unit: str) -> list[str]:
    """The geese and ways offered to a transporter."""
    head = f"move {unit}-lead-"
    return [words.removeprefix(head) for words in offered(s, ANN, "move") if words.startswith(head)]


# --- on land


def test_as_many_geese_follow_as_their_leader_wants_whatever_it_carries() -> None:
    s = on_land(units={"wagon11": "A1"}, loads={"wagon11": {"boards": 3}}, ground=FLOCK)
    assert sorted(leads(s, "wagon11")) == ["1-B1", "1-C1", "1-D1", "3-B1", "3-C1", "3-D1"]
    s = play(s, ANN, "move wagon11-lead-2-C1")
    assert s.table.ground == {"A1": {"geese": 1}, "C1": {"geese+wagon11": 2}}
    assert refused(on_land(units={"wagon11": "A1"}, ground=FLOCK), ANN, "move wagon11-lead-4-B1") == "geese-few"


def test_geese_also_follow_a_donkey_off_the_roads() -> None:
    s = play(on_land(units={"donkey11": "A1"}, ground=FLOCK, roads=()), ANN, "move donkey11-lead-3-B1")
    assert s.table.ground == {"B1": {"geese+donkey11": 3}}


def test_geese_that_follow_pass_others_on_the_way() -> None:
    s = on_land(units={"wagon11": "A1"}, ground={"A1": {"geese": 1}, "B1": {"geese": 2}})
    s = play(s, ANN, "move wagon11-lead-1-C1")
    assert s.table.ground == {"B1": {"geese": 2}, "C1": {"geese+wagon11": 1}}


def test_no_other_transporter_of_that_player_leads_or_carries_them_on() -> None:
    s = play(on_land(units={"wagon11": "A1", "donkey12": "B1"}, ground=FLOCK), ANN, "move wagon11-lead-2-B1")
    assert leads(s, "donkey12") == []
    assert refused(s, ANN, "move donkey12-lead-1-C1") == "geese-few"
    assert refused(s, ANN, "move donkey12-take-1-geese-C1") == "goods-moved"
    assert play(s, ANN, "move wagon11-lead-2-C1").table.ground["C1"] == {"geese+wagon11": 2}


def test_another_player_lures_them_away_but_not_those_that_are_carried() -> None:
    s = on_land(units={"wagon11": "A1", "donkey21": "B1"}, ground=FLOCK, called=True)
    s = play(s, ANN, "move wagon11-take-1-geese-lead-2-B1", "done")
    s = play(s, BEN, "move donkey21-lead-2-C1")
    assert s.table.ground == {"C1": {"geese+donkey21+wagon11": 2}}
    assert s.table.units["wagon11"].load == {"geese+wagon11": 1}


def test_geese_are_lured_only_when_an_earlier_seat_could_no_longer_want_them() -> None:
    s = on_land(units={"wagon11": "D1", "donkey21": "A1"}, ground=FLOCK)
    held = play(s, BEN, "move donkey21-lead-3-B1")
    assert (held.table.held[str(BEN)][0].tile, held.table.ground) == ("A1", FLOCK)
    assert play(held, ANN, "done").table.ground == {"B1": {"geese+donkey21": 3}}


# --- rivers


def test_over_a_river_geese_follow_only_by_a_bridge() -> None:
    geese = {"B1s": {"geese": 2}}
    assert leads(on_water(units={"donkey11": "B1n"}, ground=geese), "donkey11") == []
    s = on_water(units={"donkey11": "B1n"}, ground=geese, bridges=["B1"])
    assert sorted(leads(s, "donkey11")) == ["1-A1", "1-A2", "1-B2", "2-A1", "2-A2", "2-B2"]
    assert play(s, ANN, "move donkey11-lead-2-A1").table.ground == {"A1": {"geese+donkey11": 2}}


def test_a_boat_on_the_river_leads_geese_from_both_sides() -> None:
    s = on_water(units={"raft11": "B1r"}, ground={"B1n": {"geese": 1}, "B1s": {"geese": 1}})
    s = play(s, ANN, "move raft11-lead-2-A1r")
    assert s.table.ground == {"A1": {"geese+raft11": 2}}


def test_along_a_river_geese_stay_on_their_side() -> None:
    s = on_water("0,0:M1 1,0:P14 2,0:P14 3,0:S", units={"raft11": "B1r", "raft12": "B1r"},
                 ground={"B1n": {"geese": 1}, "B1s": {"geese": 1}})  # fmt: skip
    s = play(s, ANN, "move raft11-lead-2-C1r")
    assert s.table.ground == {"C1n": {"geese+raft11": 1}, "C1s": {"geese+raft11": 1}}


def test_geese_led_to_a_coast_are_on_that_bank_and_up_a_river_on_its_first() -> None:
    s = on_water(units={"raft11": "C1"}, ground={"C1": {"geese": 2}})
    assert play(s, ANN, "move raft11-B1n@C1").table.ground == {"B1n": {"geese+raft11": 2}}
    assert play(s, ANN, "move raft11-B1r").table.ground == {"B1s": {"geese+raft11": 2}}


# --- the sea


def test_geese_follow_onto_the_sea_and_stay_with_the_boat() -> None:
    s = play(on_water(units={"raft11": "B2@C1"}, ground={"B2": {"geese": 3}}), ANN, "move raft11-lead-2-C2")
    assert s.table.ground == {"B2": {"geese": 1}, "C2": {"geese+raft11": 2}}


def test_the_last_transporter_to_leave_is_followed_by_all() -> None:
    s = on_water(units={"raft11": "C1"}, ground={"C1": {"geese": 2}})
    assert leads(s, "raft11") == []
    assert refused(s, ANN, "move raft11-lead-1-D1") == "geese-alone"
    s = play(s, ANN, "move raft11-D1")
    assert s.table.ground == {"D1": {"geese+raft11": 2}}
    (note,) = step(s, ANN, "move raft11-D2@D1").notes
    assert (note.code, note.args["count"]) == ("led", 2)


def test_up_a_river_those_that_had_to_follow_stop_where_they_are_no_longer_alone_at_sea() -> None:
    s = on_water(units={"raft11": "C1"}, ground={"C1": {"geese": 2}})
    assert play(s, ANN, "move raft11-A1r").table.ground == {"B1s": {"geese+raft11": 2}}
    assert play(s, ANN, "move raft11-lead-2-A1r").table.ground == {"A1": {"geese+raft11": 2}}


def test_while_another_transporter_stays_geese_may_be_left_with_it() -> None:
    s = on_water(units={"raft11": "C1", "raft21": "C1"}, ground={"C1": {"geese": 2}})
    assert play(s, ANN, "move raft11-D1").table.ground == {"C1": {"geese": 2}}
    s = play(s, ANN, "move raft11-lead-1-D1")
    assert s.table.ground == {"C1": {"geese": 1}, "D1": {"geese+raft11": 1}}
    assert play(s, ANN, "done").table.done == [ANN]
    gone = play(s, ANN, "done")
    assert play(gone, BEN, "move raft21-C2").table.ground["C2"] == {"geese+raft21": 1}


def test_at_an_oil_rig_geese_may_stay_alone() -> None:
    rig = {"C1": Building("oil_rig", "C1")}
    s = on_water(units={"raft11": "C1"}, loads={"raft11": {"geese": 1}}, ground={"C1": {"geese": 1}}, buildings=rig)
    s = play(s, ANN, "move raft11-drop-1-geese-D1")
    assert s.table.ground == {"C1": {"geese": 2}}


def test_carried_geese_are_not_let_loose_on_open_sea_but_loose_ones_may_be_taken_aboard() -> None:
    s = on_water(units={"raft11": "C1"}, loads={"raft11": {"geese": 1}}, ground={"C1": {"geese": 1}})
    assert refused(s, ANN, "unload raft11-C1-geese-1") == "goods-sea"
    assert play(s, ANN, "load raft11-C1-geese-1").table.units["raft11"].load == {"geese": 2}


def test_who_would_be_followed_by_geese_that_another_of_the_seat_has_moved_must_stay() -> None:
    s = on_water(units={"raft11": "C1", "raft12": "D1"}, ground={"C1": {"geese": 1}})
    s = play(s, ANN, "move raft11-D1", "move raft11-C2")  # its geese stay with the other raft
    assert s.table.ground == {"D1": {"geese+raft11": 1}}
    assert [words for words in offered(s, ANN, "move") if "raft12" in words] == []
    assert refused(s, ANN, "move raft12-E1") == "goods-moved"


def test_at_sea_boats_wait_for_an_earlier_seat_that_could_lead_geese_there() -> None:
    """Geese follow the last to leave: that must not depend on the first press."""
    units = {"raft11": "C1", "raft21": "C1", "raft22": "D1"}
    s = on_water(units=units, ground={"C1": {"geese": 1}})

    def wants(s: Position, words: str) -> tuple[str, ...]:
        return s.flow[-1].wants(s, BEN, GAME.parse(words))

    assert wants(s, "move raft21-C2") == ("C1", "C2")
    assert wants(s, "move raft22-C1") == ("D1", "C1")
    assert wants(s, "move raft22-D2@D1") == ("D1",)
    assert play(s, BEN, "move raft21-C2").table.held[str(BEN)][0].tile == "C1"
    assert wants(play(s, ANN, "done"), "move raft21-C2") == ()
    assert wants(on_water(units=units, ground={"A2": {"geese": 1}}), "move raft22-C1") == ()  # no boat leads those


# --- carried transporters


def test_geese_follow_one_that_carries_another() -> None:
    s = on_land(units={"wagon11": "A1", "donkey12": "A1"}, ground=FLOCK)
    s = play(s, ANN, "move wagon11-lift-donkey12-lead-3-D1")
    assert s.table.ground == {"D1": {"geese+wagon11": 3}}
    assert s.table.tile_of(s.table.units["donkey12"]) == "D1"


# --- at sea geese are aboard or left


def moving(*rows: str, **fields: Any) -> Position:
    """A movement phase, on a road of four tiles if no map is given."""
    if not rows:
        fields.setdefault("roads", ROADS)
    return state(table(*(rows or (LINE,)), **fields), MovementPhase())


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
