"""Rulebook: land transporters, exchange of goods: taking aboard, putting down, passing on, and the rule that a good
is moved by only one transporter of a player in a phase."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.games.roads import GAME
from engine.games.roads.components import TRANSPORTERS
from engine.games.roads.flow import Position
from engine.games.roads.movement import cargo
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.state import Building, Standing
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state, table
from tests.games.roads.producing import laid, production, state_of

LINE = "0,0:P 1,0:P 2,0:P 3,0:P"
ROADS = [("A1", "B1"), ("B1", "C1"), ("C1", "D1")]
RIVER = ("0,0:M1 1,0:P14 2,0:S", "0,1:P 1,1:P")


def moving(*rows: str, **fields: Any) -> Position:
    """A movement phase, on a road of four tiles if no map is given."""
    fields.setdefault("roads", () if rows else ROADS)
    return state(table(*(rows or (LINE,)), **fields), MovementPhase())


def load(s: Position, unit: str) -> dict[str, int]:
    """A transporter's load, by kind."""
    return cargo.kinds(s.table.units[unit].load)


def ground(s: Position, place: str) -> dict[str, int]:
    """The goods on a place, by kind."""
    return cargo.kinds(s.table.ground.get(place, {}))


def wants(s: Position, words: str) -> tuple[str, ...]:
    """The tiles on which an action of Ann's takes something that others could want."""
    return s.flow[-1].wants(s, ANN, GAME.parse(words))


# --- the figure's example


def example() -> Position:
    """The donkey with trunks stands on A1, the stone lies on B1; the wagon with stock stands on D1."""
    return moving(
        units={"donkey11": "C1", "wagon12": "D1"},
        loads={"donkey11": {"trunks": 1}, "wagon12": {"stock": 3}},
        ground={"B1": {"stone": 2}, "C1": {"trunks": 1}},
    )


def test_a_donkey_puts_trunks_down_and_comes_back_with_stone() -> None:
    s = play(example(), ANN, "move donkey11-B1-drop-1-trunks-take-2-stone-C1")
    assert (load(s, "donkey11"), ground(s, "B1")) == ({"stone": 2}, {"trunks": 1})


def test_a_wagon_takes_stock_there_and_trunks_back_but_not_the_stone_the_donkey_moved() -> None:
    s = play(example(), ANN, "move donkey11-B1-take-1-stone-C1-drop-1-stone", "unload donkey11-C1-trunks-1")
    s = play(s, ANN, "move wagon12-C1-drop-3-stock")
    assert refused(s, ANN, "move wagon12-take-1-stone-D1") == "goods-moved"
    assert refused(s, ANN, "move wagon12-take-2-trunks-D1") == "goods-moved"  # one of them went to B1 and back
    s = play(s, ANN, "move wagon12-take-1-trunks-D1-drop-1-trunks-C1")
    assert (ground(s, "C1"), ground(s, "D1")) == ({"stock": 3, "stone": 1, "trunks": 1}, {"trunks": 1})


# --- room


def test_nobody_carries_more_than_there_is_room_for() -> None:
    s = moving(units={"donkey11": "A1"}, ground={"A1": {"clay": 5}})
    assert offered(s, ANN, "load") == ["load donkey11-A1-clay-2", "load donkey11-A1-clay-1"]
    s = play(s, ANN, "load donkey11-A1-clay-2")
    assert offered(s, ANN, "load") == []
    assert refused(s, ANN, "move donkey11-take-1-clay") == "goods-full"


def test_more_than_the_room_can_be_moved_by_putting_down_on_the_way() -> None:
    s = moving(units={"wagon11": "A1"}, ground={"A1": {"clay": 2}, "B1": {"fuel": 3}})
    s = play(s, ANN, "move wagon11-take-2-clay-B1-drop-2-clay-take-3-fuel-C1")
    assert (ground(s, "B1"), load(s, "wagon11")) == ({"clay": 2}, {"fuel": 3})


# --- one transporter of a player for each good


def test_a_good_is_handed_on_but_not_moved_on() -> None:
    s = moving(units={"donkey11": "A1", "wagon12": "B1"}, loads={"donkey11": {"boards": 1}})
    s = play(s, ANN, "move donkey11-B1", "load wagon12-donkey11-boards-1")
    assert load(s, "wagon12") == {"boards": 1}
    assert offered(s, ANN, "move") == ["move donkey11-C1", "move donkey11-A1"]
    assert refused(s, ANN, "move wagon12-C1") == "goods-moved"
    assert "move wagon12-C1" in offered(play(s, ANN, "unload wagon12-B1-boards-1"), ANN, "move")


def test_the_same_transporter_may_move_a_good_on() -> None:
    s = moving(units={"wagon11": "A1"}, loads={"wagon11": {"boards": 1}})
    s = play(s, ANN, "move wagon11-B1", "unload wagon11-B1-boards-1", "load wagon11-B1-boards-1", "move wagon11-D1")
    assert s.table.units["wagon11"].load == {"boards+wagon11": 1}


def test_another_player_may_move_a_good_on_and_the_first_one_again() -> None:
    units = {"wagon11": "A1", "donkey12": "C1", "wagon21": "B1"}
    s = moving(units=units, loads={"wagon11": {"gold": 1}}, called=True)
    s = play(s, ANN, "move wagon11-B1-drop-1-gold", "done")
    s = play(s, BEN, "move wagon21-take-1-gold-C1-drop-1-gold")
    assert s.table.ground == {"C1": {"gold+wagon11+wagon21": 1}}
    t = s.table
    (token,) = t.ground["C1"]
    assert [cargo.blocked(token, t.units[unit], t) for unit in ("wagon11", "donkey12", "wagon21")] == [
        False, True, False,
    ]  # fmt: skip


def test_loading_on_one_tile_marks_nothing() -> None:
    s = moving(units={"donkey11": "A1", "wagon12": "A1"}, ground={"A1": {"boards": 1}})
    s = play(s, ANN, "load donkey11-A1-boards-1", "load wagon12-donkey11-boards-1", "move wagon12-B1")
    assert s.table.units["wagon12"].load == {"boards+wagon12": 1}


def test_a_transporter_takes_what_it_may_move_on_first() -> None:
    s = moving(units={"donkey11": "B1", "wagon12": "B1"}, ground={"B1": {"boards": 1, "boards+donkey11": 1}})
    assert play(s, ANN, "load wagon12-B1-boards-1").table.units["wagon12"].load == {"boards": 1}
    s = moving(units={"wagon12": "B1"}, ground={"B1": {"boards+donkey21": 1, "boards+donkey11": 1}})
    assert play(s, ANN, "load wagon12-B1-boards-1").table.units["wagon12"].load == {"boards+donkey21": 1}


def test_what_a_transporter_may_not_move_on_it_puts_down_first() -> None:
    s = moving(units={"wagon12": "B1"}, loads={"wagon12": {"boards": 1, "boards+donkey11": 1}})
    s = play(s, ANN, "unload wagon12-B1-boards-1")
    assert s.table.units["wagon12"].load == {"boards": 1}


def test_in_the_next_phase_all_goods_can_be_moved_again() -> None:
    s = moving(units={"wagon12": "B1"}, loads={"wagon12": {"boards": 1, "boards+wagon12": 1}},
               ground={"A1": {"geese+donkey11": 2, "geese": 1}})  # fmt: skip
    s.flow[-1].close(s, Ctx(s, Recorded(())))
    assert s.table.units["wagon12"].load == {"boards": 2}
    assert s.table.ground == {"A1": {"geese": 3}}


# --- over rivers


def test_goods_cross_a_river_only_by_a_bridge_or_a_boat() -> None:
    goods = {"B1s": {"clay": 2}}
    s = moving(*RIVER, units={"donkey11": "B1n"}, ground=goods)
    assert offered(s, ANN, "load") == []
    assert refused(s, ANN, "load donkey11-B1s-clay-1") == "goods-source"
    s = moving(*RIVER, units={"donkey11": "B1n"}, ground=goods, bridges=["B1"])
    assert offered(s, ANN, "load") == ["load donkey11-B1s-clay-2", "load donkey11-B1s-clay-1"]
    s = moving(*RIVER, units={"donkey11": "B1n", "raft12": "B1r"}, ground=goods)
    s = play(s, ANN, "load raft12-B1s-clay-2", "load donkey11-raft12-clay-2")
    assert load(s, "donkey11") == {"clay": 2}
    s = play(s, ANN, "unload donkey11-B1n-clay-1", "load raft12-donkey11-clay-1", "unload raft12-B1s-clay-1")
    assert s.table.ground == {"B1n": {"clay": 1}, "B1s": {"clay": 1}}


def test_an_own_boat_that_is_full_puts_something_down_before_it_takes_goods_over_a_river() -> None:
    units, loads = {"donkey11": "B1n", "raft12": "B1r"}, {"raft12": {"fuel": 3}}
    s = moving(*RIVER, units=units, loads=loads, ground={"B1s": {"clay": 1}})
    assert refused(s, ANN, "load donkey11-B1s-clay-1") == "goods-source"
    assert refused(s, ANN, "load raft12-B1s-clay-1") == "goods-full"
    s = play(s, ANN, "unload raft12-B1s-fuel-1", "load raft12-B1s-clay-1", "load donkey11-raft12-clay-1")
    s = play(s, ANN, "load raft12-B1s-fuel-1")
    assert (load(s, "donkey11"), load(s, "raft12"), s.table.ground) == ({"clay": 1}, {"fuel": 3}, {})


def test_nobody_takes_from_another_players_transporter() -> None:
    s = moving(units={"donkey11": "A1", "donkey21": "A1"}, loads={"donkey21": {"gold": 1}})
    assert offered(s, ANN, "load") == []
    assert refused(s, ANN, "load donkey11-donkey21-gold-1") == "goods-source"


# --- waiting for others


def test_taking_from_the_ground_is_wanted_taking_from_an_own_transporter_is_not() -> None:
    s = moving(units={"donkey11": "A1", "wagon12": "A1"}, loads={"wagon12": {"fuel": 1}}, ground={"A1": {"clay": 1}})

    assert wants(s, "load donkey11-A1-clay-1") == ("A1",)
    assert wants(s, "load donkey11-wagon12-fuel-1") == ()
    assert wants(s, "unload wagon12-A1-fuel-1") == ()
    assert wants(s, "move wagon12-B1") == ()
    assert wants(s, "move wagon12-take-1-clay-B1-drop-1-clay-take-1-clay") == ("A1", "B1")


def test_goods_lie_on_the_side_of_the_river_where_they_are_put() -> None:
    s = moving(*RIVER, units={"raft11": "B1r"}, loads={"raft11": {"clay": 2}},
               buildings={"B1": Building("clay_pit", "B1n")})  # fmt: skip
    assert offered(s, ANN, "unload") == [f"unload raft11-{bank}-clay-{n}" for bank in ("B1s", "B1n") for n in (2, 1)]
    assert refused(s, ANN, "move raft11-drop-1-clay") == "goods-which-bank"
    s = play(s, ANN, "move raft11-drop-1-clay-at-B1n-A1r-drop-1-clay")  # a source has one side
    assert s.table.ground == {"B1n": {"clay": 1}, "A1": {"clay+raft11": 1}}


# --- room by kind

COAST = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:S")


@pytest.mark.parametrize("kind", TRANSPORTERS)
def test_each_kind_takes_as_many_goods_as_it_carries(kind: str) -> None:
    carries = {"donkey": 2, "wagon": 3, "truck": 6, "raft": 3, "rowboat": 5, "steamer": 8}[kind]
    at = "B2" if TRANSPORTERS[kind].element == "land" else "B2@C1"
    s = moving(*COAST, units={f"{kind}11": at}, ground={"B2": {"clay": 9}})
    assert offered(s, ANN, "load")[0] == f"load {kind}11-B2-clay-{carries}"
    s.table.units[f"{kind}11"].load = {"stone": carries - 1}
    assert offered(s, ANN, "load") == [f"load {kind}11-B2-clay-1"]


# --- loading in production

LEFT = {"A1": {"gold": 2}}


def test_what_others_could_come_for_may_be_loaded_before_they_move() -> None:
    s = production({"donkey11": "A1", "donkey21": "B1"}, ground=LEFT)
    assert GAME.waiting(s) == (ANN,)
    t = play(s, ANN, "load donkey11-A1-gold-2", "done").table
    assert (t.units["donkey11"].load, t.ground, t.phase) == ({"gold": 2}, {}, "movement")


@pytest.mark.parametrize(
    ("ben", "loads", "roads", "asked"),
    [
        ("B1", {}, (), True),
        ("C1", {}, (), False),  # a donkey off the roads goes one step
        ("C1", {}, (("A1", "B1"), ("B1", "C1")), True),
        ("B1", {"donkey11": {"clay": 2}}, (), False),  # no room
    ],
)
def test_nobody_is_asked_only_to_load_what_nobody_could_come_for(
    ben: str, loads: dict[str, dict[str, int]], roads: tuple[tuple[str, str], ...], asked: bool
) -> None:
    t = laid({"donkey11": "A1", "donkey21": ben}, loads, ground=LEFT, roads=roads)
    assert ProductionPhase().idle(state_of(t), ANN) is not asked
    assert ProductionPhase().idle(state_of(t), BEN)


def test_what_buildings_yield_is_loaded_without_asking_whoever_could_come() -> None:
    t = laid({"donkey11": "B1", "donkey21": "A1"}, on={"B1": "woodcutter"}, ground={"B1": {"trunks": 1}})
    s = state(t, ProductionPhase())
    assert s.table.units["donkey11"].load == {"trunks": 1}
    assert s.table.phase == "movement"


def test_a_clear_plan_spares_the_question_whether_to_load() -> None:
    s = state_of(laid({"donkey11": "A1", "donkey21": "B1", "donkey22": "E1", "donkey23": "E1"}, ground=LEFT))
    s.flow = [ProductionPhase(serial=1)]
    s.hands[ANN].standing = Standing(plan="clear")
    ctx = Ctx(s, Recorded(()))
    s.flow[-1].advance(s, ctx)
    assert GAME.waiting(s) == (BEN,)
    assert ctx.sealed


# --- agreements on the way


def test_three_offers_a_phase_and_no_more() -> None:
    s = moving(units={"donkey11": "A1", "donkey21": "A1"}, loads={"donkey11": {"boards": 2}})
    for number in ("1", "2", "3"):
        s = play(s, ANN, "propose give-donkey11-donkey21-1-boards")
        s = play(s, BEN, f"answer {number} no")
    assert refused(s, ANN, "propose give-donkey11-donkey21-1-boards") == "deal-often"


def test_goods_given_on_the_way_are_moved_on_by_whoever_got_them() -> None:
    """Rulebook: movement, passing on. The giver's other transporters may not move them any more."""
    units = {"donkey11": "A1", "donkey21": "B1", "wagon12": "C1"}
    s = moving(units=units, loads={"donkey11": {"gold": 1}})
    s = play(s, ANN, "move donkey11-B1", "propose give-donkey11-donkey21-1-gold")
    s = play(s, BEN, "answer 1 yes", "move donkey21-C1", "propose give-donkey21-wagon12-1-gold")
    s = play(s, ANN, "answer 11 yes")
    assert s.table.units["wagon12"].load == {"gold+donkey11+donkey21": 1}
    assert refused(s, ANN, "move wagon12-B1") == "goods-moved"


def test_who_left_declines_what_is_offered() -> None:
    s = moving(units={"donkey11": "A1", "donkey21": "A1"}, loads={"donkey21": {"gold": 1}})
    s = play(s, ANN, "propose ask-donkey11-donkey21-1-gold")
    assert GAME.default(s, BEN) == GAME.parse("answer 1 no")
