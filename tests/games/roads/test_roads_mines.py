"""Rulebook: mines and new shafts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.state import Building, Player
from tests.games.roads import sites
from tests.games.roads.positions import ANN, offered, play, refused, state, table

HILLS = ("0,0:P 1,0:M 2,0:M", "0,1:M1 1,1:P4")
MATERIAL = {"boards": 3, "stone": 1}
SHAFT = {"iron": 1, "fuel": 1}


def at_the_mine(*topics: str, goods: Mapping[str, int] = MATERIAL, mine: Building | None = None) -> Position:
    """Ann's donkey stands on the mountains B1 with goods on the ground, and these topics researched."""
    players = [Player(research=list(topics)), Player()]
    mines = {} if mine is None else {"B1": mine}
    t = table(*HILLS, units={"donkey11": "B1"}, ground={"B1": goods}, players=players, buildings=mines)
    return state(t, BuildingPhase())


def test_a_mine_is_filled_with_three_gold_and_three_iron() -> None:
    t = play(at_the_mine(), ANN, "build mine-B1-normal").table
    assert t.buildings == {"B1": Building("mine", "B1", gold=3, iron=3)}
    assert t.made == {"boards": 3, "stone": 1, "gold": 3, "iron": 3}
    assert t.used == MATERIAL


@pytest.mark.parametrize(
    ("topics", "mixes"),
    [
        ((), ["normal"]),
        (("specialisation",), ["normal", "gold", "iron"]),
        (("enlargement",), ["normal", "big"]),
        (("specialisation", "enlargement"), ["normal", "gold", "iron", "big"]),
    ],
)
def test_research_gives_a_choice_of_mixes_and_leaves_the_normal_one(
    topics: tuple[str, ...], mixes: list[str]
) -> None:
    s = at_the_mine(*topics)
    found = [words for words in offered(s, ANN, "build") if words.startswith("build mine")]
    assert found == [f"build mine-B1-{mix}" for mix in mixes]


@pytest.mark.parametrize(("mix", "gold", "iron"), [("gold", 4, 0), ("iron", 0, 4), ("big", 5, 5)])
def test_better_mines(mix: str, gold: int, iron: int) -> None:
    s = at_the_mine("specialisation", "enlargement")
    assert play(s, ANN, f"build mine-B1-{mix}").table.buildings["B1"] == Building("mine", "B1", gold=gold, iron=iron)


def test_a_mine_is_built_with_a_mix_that_was_researched() -> None:
    assert refused(at_the_mine(), ANN, "build mine-B1") == "build-mix"
    assert refused(at_the_mine(), ANN, "build mine-B1-big") == "mix-research"


def test_a_new_shaft_takes_research_a_mine_iron_and_fuel() -> None:
    mine = Building("mine", "B1", gold=0, iron=1)
    goods = {**SHAFT, "stone": 1}
    assert refused(at_the_mine(goods=goods, mine=mine), ANN, "shaft B1-normal") == "shaft-research"
    assert refused(at_the_mine("new_shafts", goods=goods), ANN, "shaft B1-normal") == "shaft-where"
    s = at_the_mine("new_shafts", goods={"iron": 1, "stone": 1}, mine=mine)
    assert refused(s, ANN, "shaft B1-normal") == "build-goods"


def test_a_new_shaft_adds_a_mix_to_what_is_left() -> None:
    s = at_the_mine("new_shafts", goods=SHAFT, mine=Building("mine", "B1", gold=2, iron=1))
    t = play(s, ANN, "shaft B1-normal").table
    assert t.buildings["B1"] == Building("mine", "B1", gold=5, iron=4)
    assert t.ground == {}
    assert t.used == SHAFT


def test_an_empty_mine_gets_new_shafts_of_any_mix_researched_as_many_as_can_be_paid_for() -> None:
    s = at_the_mine("new_shafts", "specialisation", goods={"iron": 2, "fuel": 2}, mine=Building("mine", "B1"))
    assert offered(s, ANN, "shaft") == ["shaft B1-normal", "shaft B1-gold", "shaft B1-iron"]
    assert refused(s, ANN, "shaft B1-big") == "mix-research"
    t = play(s, ANN, "shaft B1-gold", "shaft B1-iron").table
    assert t.buildings["B1"] == Building("mine", "B1", gold=4, iron=4)


def test_a_shaft_is_opened_only_where_a_transporter_is() -> None:
    s = at_the_mine("new_shafts", goods={**SHAFT, "stone": 1})
    s.table.buildings["A2"] = Building("mine", "A2")
    assert refused(s, ANN, "shaft A2-normal") == "build-nobody"


def test_a_shaft_is_opened_only_on_the_bank_of_its_mine() -> None:
    """Research and goods are there, but on the bank across the river from the mine."""
    for bank, other in ((sites.NORTH, sites.SOUTH), (sites.SOUTH, sites.NORTH)):
        for at, offers in ((bank, ["shaft B2-normal"]), (other, [])):
            s = sites.building(
                {"donkey11": at},
                {"donkey11": SHAFT},
                *("0,0:P 1,0:W", "0,1:M1 1,1:M14"),
                buildings={"B2": Building("mine", bank, gold=1)},
                players=sites.knowing("new_shafts"),
            )
            assert offered(s, ANN, "shaft") == offers, (bank, at)


def test_mines_are_not_limited() -> None:
    t = table(*HILLS, units={"donkey11": "B1", "donkey12": "C1"}, ground={"B1": MATERIAL, "C1": MATERIAL})
    t.buildings["A2"] = Building("mine", "A2")
    found = play(state(t, BuildingPhase()), ANN, "build mine-B1-normal", "build mine-C1-normal").table.buildings
    assert sorted(found) == ["A2", "B1", "C1"]
