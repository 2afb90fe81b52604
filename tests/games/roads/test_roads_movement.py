"""Rulebook: movement phase, land transporters, walls: places in reach by points."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.core.model import Illegal
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.movement import routes
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Wall
from tests.games.roads import figures
from tests.games.roads.figures import (
    BLUE,
    DISTANCES,
    LN,
    LS,
    ME,
    MILL,
    MINE1,
    MINE2,
    MW,
    NO,
    QUARRY,
    RED,
    SAW,
    WOODS,
    YELLOW,
    A,
    B,
    C,
    D,
    M,
    S,
    T,
    U,
    X,
)
from tests.games.roads.positions import ANN, BEN, booked, offered, play, refused, state, step, table


def moving(*rows: str, **fields: Any) -> Position:
    """A movement phase on a map."""
    return state(table(*rows, **fields), MovementPhase())


def places(s: Position, unit: str) -> dict[str, int]:
    """Where a transporter can come to, and the steps that takes."""
    return {place: way.cost for place, way in routes.reach(s.table, s.table.units[unit]).items()}


def listed(s: Position, unit: str, seat: Any = ANN) -> list[str]:
    """The places that a transporter is offered to go to."""
    found = [words.removeprefix(f"move {unit}-") for words in offered(s, seat, "move")]
    return sorted(place for place in found if place in s.table.atlas.tile_of)


def because(s: Position, words: str, seat: Any = ANN) -> dict[str, Any]:
    """The refusal of an action."""
    with pytest.raises(Illegal) as caught:
        step(s, seat, words)
    return {"code": caught.value.code, **caught.value.values}


# --- figure: a network of roads


def test_roads_lead_from_tile_to_tile_and_never_over_a_river() -> None:
    s = state(figures.network(units={"truck11": A}), MovementPhase())
    assert places(s, "truck11") == DISTANCES
    assert listed(s, "truck11") == sorted(DISTANCES)


def test_a_wagon_has_three_points() -> None:
    s = state(figures.network(units={"wagon11": A}), MovementPhase())
    assert sorted(places(s, "wagon11")) == sorted(place for place, steps in DISTANCES.items() if steps <= 3)
    assert because(s, f"move wagon11-{U}") == {
        "code": "way-far", "unit": "wagon11", "place": U, "count": 4, "left": 3,
    }  # fmt: skip


def test_only_a_donkey_comes_to_a_tile_without_a_road() -> None:
    s = state(figures.network(units={"donkey11": A, "truck12": A}), MovementPhase())
    assert D in listed(s, "donkey11")
    assert D not in listed(s, "truck12")
    assert because(s, f"move truck12-{D}")["code"] == "way-road"


@pytest.mark.parametrize("place", [LS, NO])
def test_nobody_crosses_a_river_without_a_bridge(place: str) -> None:
    s = state(figures.network(units={"donkey11": LN, "truck12": LN}), MovementPhase())
    assert place not in listed(s, "donkey11")
    assert because(s, f"move truck12-{place}")["code"] == "way-bridge"
    assert because(s, f"move donkey11-{LS}")["code"] == "way-bridge"


def test_a_bridge_joins_the_roads_on_both_sides() -> None:
    s = state(figures.network(units={"truck11": A}, bridges=["C3"]), MovementPhase())
    assert places(s, "truck11")[NO] == 2  # A, over the bridge of L, N
    one, other = places(s, "truck11").get(LN), places(s, "truck11").get(LS)
    assert sorted((one or 0, other or 0)) == [0, 1]  # one place


def test_a_bank_may_be_called_by_the_one_a_bridge_joins_to_it() -> None:
    s = play(state(figures.network(units={"wagon11": A}, bridges=["C3"]), MovementPhase()), ANN, f"move wagon11-{LS}")
    assert s.table.units["wagon11"].at == LS
    assert s.table.units["wagon11"].spent == 1
    assert listed(s, "wagon11") == sorted([A, B, MW, NO])
    assert because(s, f"move wagon11-{LN}")["code"] == "way-here"


def test_a_source_joins_both_sides_of_its_river() -> None:
    s = state(figures.network(units={"wagon11": MW}), MovementPhase())
    assert routes.reach(s.table, s.table.units["wagon11"])[ME].path == (S, ME)


def test_a_truck_may_go_up_and_down_a_road_in_a_circle_or_straight_on() -> None:
    s = state(figures.network(units={"truck11": S, "truck12": S, "truck13": A}), MovementPhase())
    s = play(s, ANN, f"move truck11-{T}-{S}-{T}-{S}", f"move truck12-{ME}-{T}-{S}-{B}", f"move truck13-{U}")
    at = {name: unit.at for name, unit in s.table.units.items()}
    assert at == {"truck11": S, "truck12": B, "truck13": U}
    assert listed(s, "truck11") == listed(s, "truck12") == listed(s, "truck13") == []


# --- figure: the donkey


def test_a_donkey_goes_two_steps_by_road_or_one_off_the_roads() -> None:
    s = moving("0,0:P 1,0:P 2,0:P 3,0:P", "0,1:P 1,1:P", units={"donkey11": "B1"}, roads=[("B1", "C1"), ("C1", "D1")])
    assert listed(s, "donkey11") == ["A1", "A2", "B2", "C1", "D1"]
    by_road = play(s, ANN, "move donkey11-C1")
    assert listed(by_road, "donkey11") == ["B1", "D1"]
    assert because(by_road, "move donkey11-B2")["code"] == "way-road"
    off_road = play(s, ANN, "move donkey11-A1")
    assert off_road.table.units["donkey11"].rough
    assert listed(off_road, "donkey11") == []
    assert because(off_road, "move donkey11-B1")["code"] == "way-spent"


def test_a_donkey_off_the_roads_is_stopped_by_rivers_and_the_sea() -> None:
    s = moving("0,0:M1 1,0:P14 2,0:S", "0,1:P 1,1:P", units={"donkey11": "B1n", "donkey12": "B1s"})
    assert listed(s, "donkey11") == ["A1"]  # the source goes round
    assert listed(s, "donkey12") == ["A1", "A2", "B2"]


# --- points


def test_a_transporter_goes_on_later_in_the_phase_as_far_as_its_points_last() -> None:
    s = state(figures.network(units={"wagon11": A, "donkey12": C}), MovementPhase())
    s = play(s, ANN, f"move wagon11-{B}", f"move donkey12-{B}", f"move wagon11-{C}")
    assert listed(s, "wagon11") == [B]
    assert because(play(s, ANN, f"move wagon11-{B}"), f"move wagon11-{A}")["code"] == "way-spent"


def test_all_begin_the_next_phase_anew() -> None:
    s = state(figures.network(units={"donkey11": A, "wagon12": A, "donkey13": A}), MovementPhase())
    s = play(s, ANN, f"move donkey11-{D}", f"move wagon12-{T}")
    s.flow[-1].close(s, Ctx(s, Recorded(())))
    t = s.table
    assert [(unit.spent, unit.rough, unit.trail) for unit in t.units.values()] == [(0, False, [])] * 3
    assert {name: unit.last for name, unit in t.units.items()} == {"donkey11": [D], "wagon12": [T], "donkey13": []}
    s.flow[-1].close(s, Ctx(s, Recorded(())))  # a turn in which nothing was done
    assert t.units["donkey11"].last == [D]


# --- walls


@pytest.mark.parametrize(
    ("wall", "passes"), [(Wall(BEN, 1), False), (Wall(ANN, 2, 1), True), (Wall(None, 0, 3), True)]
)  # fmt: skip
def test_only_walls_of_others_bar_the_way(wall: Wall, passes: bool) -> None:
    s = moving("0,0:P 1,0:P", units={"donkey11": "A1", "wagon12": "A1"}, roads=[("A1", "B1")], walls={"A1/B1": wall})
    assert ("B1" in listed(s, "donkey11")) == ("B1" in listed(s, "wagon12")) == passes


def test_a_wall_is_gone_round_where_points_allow() -> None:
    rows, roads = ("0,0:P 1,0:P", "0,1:P"), [("A1", "B1"), ("A1", "A2"), ("A2", "B1")]
    walls = {"A1/B1": Wall(BEN, 1)}
    s = moving(*rows, units={"donkey11": "A1", "wagon21": "A1"}, roads=roads, walls=walls)
    assert places(s, "donkey11") == {"A2": 1, "B1": 2}
    assert places(s, "wagon21") == {"A2": 1, "B1": 1}


def test_a_refusal_names_the_wall_and_its_owner() -> None:
    s = moving("0,0:P 1,0:P", units={"wagon11": "A1"}, roads=[("A1", "B1")], walls={"A1/B1": Wall(BEN, 1)},
               loads={"wagon11": {"boards": 1}})  # fmt: skip
    assert because(s, "move wagon11-B1") == {
        "code": "way-wall", "unit": "wagon11", "border": "A1/B1", "seat_owner": BEN,
    }  # fmt: skip


# --- seats that are asked


def test_a_seat_whose_transporters_can_do_nothing_is_not_asked() -> None:
    s = moving("0,0:P 1,0:P", units={"wagon11": "A1", "donkey21": "B1"})
    assert s.table.done == [ANN]
    assert GAME.waiting(s) == (BEN,)


@pytest.mark.parametrize("fields", [{"loads": {"wagon11": {"clay": 1}}}, {"ground": {"A1": {"clay": 1}}}])
def test_goods_to_handle_are_something_to_do(fields: Any) -> None:
    s = moving("0,0:P 1,0:P", units={"wagon11": "A1"}, **fields)
    assert s.table.done == [BEN]


def test_a_seat_reaches_the_tiles_its_transporters_are_on_and_can_come_to() -> None:
    s = state(figures.network(units={"donkey11": C, "donkey21": U}), MovementPhase())
    assert s.flow[-1].reach(s, ANN) == {C, X, D, A, B, S}
    assert s.flow[-1].reach(play(s, ANN, f"move donkey11-{X}"), ANN) == {X}


def test_what_an_earlier_seat_could_still_take_waits_for_it() -> None:
    """Rulebook: conflict. Ann is earlier on the chart: Ben's donkey goes to the stone, but does not take it yet."""
    t = figures.network(units={"donkey11": C, "wagon21": S, "wagon22": U}, ground={B: {"stone": 1}})
    s = play(state(t, MovementPhase()), BEN, f"move wagon21-{B}-take-1-stone")
    assert s.table.units["wagon21"].at == S
    assert s.table.held[str(BEN)][0].tile == B
    taken = play(s, ANN, f"move donkey11-{B}-take-1-stone", "done")
    assert taken.table.units["donkey11"].load == {"stone": 1}
    assert (taken.table.units["wagon21"].load, taken.table.units["wagon21"].at) == ({}, S)
    assert taken.table.held == {}
    left = play(s, ANN, "done")
    assert left.table.units["wagon21"].load == {"stone": 1}
    assert left.table.units["wagon21"].at == B


def test_going_and_putting_down_wait_for_nobody() -> None:
    t = figures.network(units={"donkey11": C, "wagon21": S}, loads={"wagon21": {"clay": 1}})
    s = play(state(t, MovementPhase()), BEN, f"move wagon21-{B}-drop-1-clay")
    assert s.table.ground == {B: {"clay+wagon21": 1}}


# --- notes


def test_an_action_says_before_where_it_ends_and_what_is_there() -> None:
    s = state(figures.network(units={"truck11": A, "donkey21": S}, ground={B: {"stone": 2}}), MovementPhase())
    shown = GAME.preview(s, ANN, GAME.parse(f"move truck11-{B}"))
    assert [(note.code, note.args) for note in shown.notes] == [
        ("lies-there", {"terrain": "pasture"}),
        ("points-left", {"count": 3}),
        ("goods-there", {"tile": B, "goods": {"stone": 2}}),
    ]


def test_a_way_is_told_place_by_place() -> None:
    s = state(figures.network(units={"truck11": A}), MovementPhase())
    (note,) = step(s, ANN, f"move truck11-{B}-{C}").notes
    assert (note.code, note.args["path"]) == ("moved", [A, B, C])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("move wagon21-B1", "orders-unit"),
        ("move wagon19-B1", "orders-unit"),
        ("move truck11-Z9", "orders-place"),
        (f"move truck11-{A}", "way-here"),
        ("move truck11-D3r", "way-land"),
        (f"move truck11-{M}", "orders-place"),
        (f"move truck11-{X}", "way-road"),
        ("done", ""),
    ],
)
def test_refusals_say_what_stands_against_it(words: str, code: str) -> None:
    s = state(figures.network(units={"truck11": A, "wagon21": S}), MovementPhase())
    assert refused(s, ANN, words) == code


# --- the figure of a round with conflicts


def test_the_figures_movement() -> None:
    """Red comes first, then Blue, then Yellow; their goods from production are aboard."""
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
