"""Rulebook: factories, goods on transporters, goods on tiles: the seats that may use one, its input, the owner of its
output."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.roads import GAME
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.state import Building
from tests.games.roads.positions import ANN, BEN, offered, play, refused, state
from tests.games.roads.producing import NORTH, RIVER, SOUTH, closed, draws, laid, plan_of, production, state_of

# kind; goods there; the most runs; input used; output
FACTORIES = [
    ("sawmill", {"trunks": 1}, 1, {"trunks": 1}, {"boards": 2}),
    ("sawmill", {"trunks": 2}, 2, {"trunks": 2}, {"boards": 4}),
    ("sawmill", {"trunks": 3}, 3, {"trunks": 3}, {"boards": 6}),
    ("sawmill", {"trunks": 5}, 3, {"trunks": 3}, {"boards": 6}),
    ("stone_factory", {"clay": 2}, 2, {"clay": 2}, {"stone": 4}),
    ("stone_factory", {"clay": 4}, 3, {"clay": 3}, {"stone": 6}),
    ("coal_burner", {"trunks": 5}, 2, {"trunks": 4}, {"fuel": 2}),
    ("coal_burner", {"trunks": 14}, 6, {"trunks": 12}, {"fuel": 6}),
    ("paper_mill", {"trunks": 6}, 1, {"trunks": 2}, {"paper": 1}),
    ("mint", {"gold": 5, "fuel": 3}, 1, {"gold": 2, "fuel": 1}, {"coins": 1}),
    ("stock_exchange", {"coins": 4, "paper": 3}, 2, {"coins": 4, "paper": 2}, {"stock": 2}),
    ("stock_exchange", {"coins": 16, "paper": 9}, 6, {"coins": 12, "paper": 6}, {"stock": 6}),
]


def less(stock: Mapping[str, int], used: Mapping[str, int]) -> dict[str, int]:
    return {kind: n for kind in stock if (n := stock[kind] - used.get(kind, 0))}


@pytest.mark.parametrize(("kind", "lies", "most", "used", "made"), FACTORIES)
def test_a_player_runs_a_factory_on_loose_goods_up_to_its_capacity(
    kind: str, lies: dict[str, int], most: int, used: dict[str, int], made: dict[str, int]
) -> None:
    s = production({"donkey11": "A1"}, on={"A1": kind}, ground={"A1": lies})
    runs = [words.split("-")[1] for words in offered(s, ANN, "work") if words.endswith("-ground")]
    assert runs == [str(n) for n in range(most, 0, -1)]
    t = play(s, ANN, f"work A1-{most}-ground").table
    assert t.ground["A1"] == {**less(lies, used), **made}
    assert t.buildings["A1"].made == sum(made.values())


@pytest.mark.parametrize(("kind", "lies", "most", "used", "made"), FACTORIES)
def test_after_all_players_a_factory_runs_on_what_lies_loose(
    kind: str, lies: dict[str, int], most: int, used: dict[str, int], made: dict[str, int]
) -> None:
    t = closed(state_of(laid({}, on={"A1": kind}, ground={"A1": lies})))
    assert t.ground["A1"] == {**less(lies, used), **made}
    assert t.buildings["A1"].made == sum(made.values())


@pytest.mark.parametrize(
    ("kind", "lies"),
    [
        ("paper_mill", {"boards": 1}),
        ("mint", {"gold": 1, "fuel": 4}),
        ("mint", {"gold": 4}),
        ("stock_exchange", {"coins": 1, "paper": 1}),
    ],
)
def test_an_incomplete_set_of_input_stays_where_it_is(kind: str, lies: dict[str, int]) -> None:
    t = laid({"donkey11": "A1"}, on={"A1": kind}, ground={"A1": dict(lies)})
    assert offered(state_of(t), ANN, "work") == []
    assert closed(state_of(t)).ground["A1"] == lies


def test_the_output_goes_onto_the_transporter_that_gave_the_input() -> None:
    s = production({"wagon11": "A1", "donkey12": "A1"}, {"wagon11": {"trunks": 1, "stone": 1}}, on={"A1": "sawmill"})
    t = play(s, ANN, "work A1-1-wagon11").table
    assert t.units["wagon11"].load == {"stone": 1, "boards": 2}
    assert "A1" not in t.ground


def test_what_the_transporter_cannot_take_stays_on_the_ground_by_the_factory() -> None:
    s = production({"donkey11": "A1"}, {"donkey11": {"trunks": 2}}, on={"A1": "sawmill"})
    assert GAME.preview(s, ANN, GAME.parse("work A1-2-donkey11")).gain == {"boards": 4}
    t = play(s, ANN, "work A1-2-donkey11").table
    assert t.units["donkey11"].load == {"boards": 2}
    assert t.ground["A1"] == {"boards": 2}


def test_who_feeds_a_factory_with_loose_goods_may_take_the_output() -> None:
    s = production({"donkey11": "A1"}, on={"A1": "sawmill"}, ground={"A1": {"trunks": 1}})
    assert play(s, ANN, "work A1-1-donkey11").table.units["donkey11"].load == {"boards": 2}


def test_input_comes_from_the_transporter_named_then_from_the_ground_then_from_others_of_the_player() -> None:
    s = production(
        {"donkey11": "A1", "donkey12": "A1"},
        {"donkey11": {"trunks": 1}, "donkey12": {"trunks": 1}},
        on={"A1": "sawmill"},
        ground={"A1": {"trunks": 1}},
    )
    after_two = play(s, ANN, "work A1-2-donkey12").table
    assert after_two.units["donkey11"].load == {"trunks": 1}
    assert after_two.units["donkey12"].load == {"boards": 2}
    after_three = play(s, ANN, "work A1-3-donkey12").table
    assert not after_three.units["donkey11"].load


def test_of_loose_goods_those_by_the_factory_come_first() -> None:
    ground = {SOUTH: {"trunks": 1}, NORTH: {"trunks": 1}}
    s = production({"raft11": RIVER}, on={NORTH: "sawmill"}, ground=ground)
    assert play(s, ANN, "work B2-1-raft11").table.ground == {SOUTH: {"trunks": 1}}


def test_several_transporters_feed_a_mint_together() -> None:
    s = production(
        {"donkey11": "A1", "donkey12": "A1"}, {"donkey11": {"gold": 2}, "donkey12": {"fuel": 1}}, on={"A1": "mint"}
    )
    t = play(s, ANN, "work A1-1-donkey12").table
    assert t.units["donkey12"].load == {"coins": 1}
    assert not t.units["donkey11"].load


def test_others_goods_are_not_used() -> None:
    s = production({"donkey11": "A1", "donkey21": "A1"}, {"donkey21": {"trunks": 2}}, on={"A1": "sawmill"})
    assert offered(s, ANN, "work") == []
    assert [words for words in offered(s, BEN, "work") if "donkey11" in words] == []


def test_a_carrier_may_run_a_factory_on_loose_goods_but_has_no_room_for_the_output() -> None:
    t = laid({"wagon11": "A1", "donkey12": "A1"}, on={"A1": "sawmill"}, ground={"A1": {"trunks": 1}})
    t.units["wagon11"].aboard, t.units["donkey12"].carrier, t.units["donkey12"].at = "donkey12", "wagon11", ""
    assert offered(state_of(t), ANN, "work") == ["work A1-1-ground"]


# --- presence


@pytest.mark.parametrize(
    ("place", "able"), [(NORTH, True), (SOUTH, False), (RIVER, True), ("B2n@C2", True), ("B2s@C2", False)]
)
def test_a_factory_is_used_from_its_bank_its_docks_and_its_river(place: str, able: bool) -> None:
    unit = "raft11" if place == RIVER or "@" in place else "donkey11"
    t = laid({unit: place}, {unit: {"trunks": 1}}, on={NORTH: "sawmill"})
    assert bool(offered(state_of(t), ANN, "work")) == able


def test_a_bridge_leads_to_a_factory_on_the_other_bank() -> None:
    t = laid({"donkey11": SOUTH}, {"donkey11": {"trunks": 1}}, on={NORTH: "sawmill"}, bridges=["B2"])
    assert offered(state_of(t), ANN, "work") == ["work B2-1-donkey11"]


def test_an_own_boat_in_the_river_ferries_goods_to_the_factory() -> None:
    s = production({"donkey11": SOUTH, "raft12": RIVER}, {"donkey11": {"trunks": 2}}, on={NORTH: "sawmill"})
    t = play(s, ANN, "work B2-2-raft12").table
    assert t.units["raft12"].load == {"boards": 3}
    assert t.ground[NORTH] == {"boards": 1}


def test_loose_goods_beyond_a_river_are_out_of_the_factorys_reach() -> None:
    t = laid({}, on={NORTH: "sawmill"}, ground={SOUTH: {"trunks": 2}})
    assert closed(state_of(t)).ground == {SOUTH: {"trunks": 2}}
    t.bridges = ["B2"]
    assert closed(state_of(t)).ground == {NORTH: {"boards": 4}}


# --- wood


def test_a_paper_mill_takes_any_two_of_trunks_and_boards() -> None:
    t = laid({"wagon11": "A1"}, {"wagon11": {"trunks": 2, "boards": 1}}, on={"A1": "paper_mill"})
    assert offered(state_of(t), ANN, "work") == ["work A1-1-wagon11-0boards", "work A1-1-wagon11-1boards"]
    t.ground["A1"] = {"boards": 1}
    t.come("boards", 1)
    assert "work A1-1-wagon11-2boards" in offered(state_of(t), ANN, "work")
    after = play(state_of(t), ANN, "work A1-1-wagon11-1boards").table
    assert after.units["wagon11"].load == {"trunks": 1, "paper": 1}
    assert after.ground["A1"] == {"boards": 1}


def test_the_mix_of_several_runs_may_be_said_exactly() -> None:
    s = production({"truck11": "A1"}, {"truck11": {"trunks": 3, "boards": 3}}, on={"A1": "coal_burner"})
    assert offered(s, ANN, "work") == [
        "work A1-3-truck11",
        "work A1-2-truck11-1boards",
        "work A1-1-truck11-0boards",
        "work A1-1-truck11-1boards",
        "work A1-1-truck11-2boards",
    ]
    assert play(s, ANN, "work A1-2-truck11-2boards").table.units["truck11"].load == {
        "trunks": 1,
        "boards": 1,
        "fuel": 2,
    }
    assert refused(s, ANN, "work A1-2-truck11-4boards") == "not-offered"
    assert refused(s, ANN, "work A1-2-truck11-02boards") == "not-offered"


@pytest.mark.parametrize(
    ("kind", "lies", "stays"),
    [
        ("paper_mill", {"trunks": 2, "boards": 2}, {"trunks": 2, "paper": 1}),
        ("paper_mill", {"trunks": 2, "boards": 1}, {"trunks": 1, "paper": 1}),
        ("coal_burner", {"trunks": 2, "boards": 3}, {"trunks": 1, "fuel": 2}),
        ("coal_burner", {"trunks": 4, "boards": 10}, {"trunks": 2, "fuel": 6}),
    ],
)
def test_by_themselves_they_use_all_boards_before_any_trunk(
    kind: str, lies: dict[str, int], stays: dict[str, int]
) -> None:
    assert closed(state_of(laid({}, on={"A1": kind}, ground={"A1": lies}))).ground["A1"] == stays


# --- capacity


def test_capacity_is_shared_by_all_players_and_the_run_at_the_end() -> None:
    t = laid(
        {"donkey11": "A1", "donkey21": "A1"},
        {"donkey11": {"trunks": 2}, "donkey21": {"trunks": 2}},
        on={"A1": "sawmill"},
        called=True,
    )
    s = play(state(t, ProductionPhase()), ANN, "work A1-2-donkey11")
    assert offered(s, BEN, "work") == ["work A1-1-donkey21"]
    s = play(s, BEN, "unload donkey21-A1-trunks-2")
    t = closed(s)
    assert t.ground["A1"] == {"boards": 4, "trunks": 1}
    assert t.buildings["A1"].made == 6


def test_capacity_is_whole_again_next_turn() -> None:
    t = laid({}, on={"A1": "sawmill"})
    t.buildings["A1"].made = 6
    draws(t)
    assert t.buildings["A1"].made == 0


# --- refusals


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("work B1-1-donkey11", "work-nothing"),
        ("work C1-1-donkey11", "work-nothing"),
        ("work E1-1-donkey11", "work-away"),
        ("work A1-4-donkey11", "work-full"),
        ("work A1-3-donkey11", "work-goods"),
        ("work A1-1-ground", "work-goods"),
        ("work A1-1-wagon99", "not-offered"),
    ],
)
def test_why_a_factory_cannot_be_used(words: str, code: str) -> None:
    s = production(
        {"donkey11": "A1", "donkey12": "C1"},
        {"donkey11": {"trunks": 2}},
        on={"A1": "sawmill", "E1": "sawmill", "C1": "quarry"},
    )
    assert refused(s, ANN, words) == code


def test_the_plan_of_a_mill_burns_trunks_before_boards() -> None:
    s = production({"truck11": "A1"}, {"truck11": {"trunks": 2, "boards": 3}}, on={"A1": "coal_burner"})
    assert plan_of(s, ANN) == [
        "plan-onto coal_burner A1 2 trunks 1 fuel truck11",
        "plan-onto coal_burner A1 2 boards 1 fuel truck11",
    ]


def test_a_building_that_makes_nothing_of_goods_is_no_factory() -> None:
    t = laid({"donkey11": "C1"}, {"donkey11": {"trunks": 2}}, buildings={"C1": Building("quarry", "C1")})
    assert offered(state_of(t), ANN, "work") == []


@pytest.mark.parametrize("phase", ["building", "movement", "wonder"])
def test_factories_and_donkeys_work_in_production_only(phase: str) -> None:
    frames = {"building": BuildingPhase(), "movement": MovementPhase(), "wonder": WonderPhase()}
    t = laid({"donkey11": "A1", "donkey12": "E1", "donkey13": "E1"}, on={"A1": "sawmill"}, homes=("A1", "C1"))
    t.ground, t.phase = {"A1": {"trunks": 2, "stone": 1}}, phase
    t.made = {"trunks": 2, "stone": 1}
    s = state(t, frames[phase])
    assert "done" in offered(s, ANN, "done")
    assert [*offered(s, ANN, "work"), *offered(s, ANN, "breed"), *offered(s, ANN, "produce")] == []
