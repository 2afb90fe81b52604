"""Each part of a value is used for the thing it names: in notes, payments, products and claims."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.production.factories import Mixes, Wood
from engine.games.roads.production.research import Selections
from engine.games.roads.state import Building
from engine.games.roads.values import Run, Study
from tests.games.roads import sites
from tests.games.roads.positions import ANN, play, step
from tests.games.roads.producing import NORTH, RIVER, SOUTH, laid, production, state_of

PAYS = {"geese": 2, "paper": 1}
FIVE = {"donkey11": "A1", "donkey12": "E1", "donkey13": "E1", "donkey14": "E1", "donkey15": "B1"}
"""Five land transporters of Ann."""


def told(s: Position, words: str, code: str) -> list[dict[str, Any]]:
    """The note of a code from an action of Ann's."""
    return [dict(note.args) for note in step(s, ANN, words).notes if note.code == code]


# --- production


def test_research_is_told_by_its_bank_and_its_tiles() -> None:
    units = {"truck11": "A1", "donkey12": "C1", "donkey13": SOUTH}
    s = production(units, {"truck11": PAYS}, on={"C1": "rowboat_factory", NORTH: "raft_factory"})
    words = "research A1-shipping-C1-B2"
    upgraded = [(args["tile"], args["building"]) for args in told(s, words, "upgraded")]
    assert upgraded == [("C1", "steamer_factory"), ("B2", "steamer_factory")]
    assert [args["bank"] for args in told(s, words, "researched")] == ["A1"]
    shown = GAME.preview(s, ANN, GAME.parse(words)).notes
    assert [note.args["tile"] for note in shown if note.code == "would-upgrade"] == ["C1", "B2"]


def test_a_selection_is_paid_for_at_its_own_bank_only() -> None:
    more = Selections((Study("A1", "shipping", ("C1", "B2", "D2")), Study("E1", "rowing", ("C1", "B2", "D2"))))
    assert more.admits(Study("A1", "shipping", ("C1", "D2")))
    assert not more.admits(Study("E1", "shipping", ("C1", "D2")))
    assert not more.admits(Study("A1", "rowing", ("C1", "D2")))


def test_what_is_given_up_is_told_and_not_the_new_one() -> None:
    works = {"A1": "truck_factory", "B1": "wagon_factory"}
    s = production({**FIVE, "donkey11": "A1"}, ground={"A1": {"fuel": 1, "iron": 1}}, on=works)
    assert [args["unit"] for args in told(s, "work A1-1-ground-donkey15", "scrapped")] == ["donkey15"]
    herd = {"donkey11": "A1", "donkey12": "A1", "donkey13": "E1", "donkey14": "E1", "wagon15": "B1"}
    s = production(herd, on={"B1": "wagon_factory"})
    assert [args["unit"] for args in told(s, "breed A1-wagon15", "scrapped")] == ["wagon15"]


def test_the_young_is_on_the_tile_where_its_parents_are() -> None:
    s = production({"donkey11": "A1", "donkey12": "A1", "donkey13": "E1", "donkey14": "E1"})
    assert play(s, ANN, "breed E1").table.units["donkey15"].at == "E1"


@pytest.mark.parametrize(("bank", "other"), [(NORTH, SOUTH), (SOUTH, NORTH)])
def test_a_factory_is_run_by_those_on_its_own_bank(bank: str, other: str) -> None:
    s = production({"donkey11": other, "donkey12": bank}, {"donkey12": {"trunks": 1}}, on={bank: "sawmill"})
    t = play(s, ANN, "work B2-1-donkey12").table
    assert t.units["donkey12"].load == {"boards": 2}


def test_a_mix_is_for_the_source_that_has_it() -> None:
    mixes = Mixes((Wood("A1", "ground", 2, 4, 4), Wood("A1", "donkey11", 2, 4, 1)))
    assert mixes.admits(Run.of("A1", 2, "ground", boards=3))
    assert mixes.admits(Run.of("A1", 2, "donkey11", boards=1))
    assert not mixes.admits(Run.of("A1", 2, "donkey11", boards=3))
    assert not mixes.admits(Run.of("B1", 2, "ground", boards=3))


@pytest.mark.parametrize(
    ("words", "tiles"),
    [
        ("work A1-1-ground", ("A1",)),
        ("work A1-1-ground-donkey12", ("A1", "E1")),
        ("breed A1", ()),
        ("breed A1-donkey12", ("E1",)),
        ("research A1-shipping-C1-D2", ("A1", "C1", "D2")),
        (f"load donkey11-{SOUTH}-boards-1", ("B2",)),
        ("load donkey11-donkey12-boards-1", ()),
        (f"unload donkey11-{NORTH}-boards-1", ("B2",)),
    ],
)
def test_what_an_action_in_production_touches(words: str, tiles: tuple[str, ...]) -> None:
    s = state_of(laid({"donkey11": "A1", "donkey12": "E1"}))
    assert ProductionPhase().wants(s, ANN, GAME.parse(words)) == tiles  # type: ignore[arg-type]


def test_goods_are_told_with_the_place_or_transporter_they_come_from() -> None:
    t = laid({"donkey11": NORTH, "raft12": RIVER}, {"raft12": {"boards": 2}}, ground={SOUTH: {"stone": 1}})
    (ashore,) = told(state_of(t), f"load raft12-{SOUTH}-stone-1", "loaded")
    assert (ashore["unit"], ashore["place"], ashore["goods"]) == ("raft12", SOUTH, {"stone": 1})
    (aboard,) = told(state_of(t), "load donkey11-raft12-boards-1", "loaded")
    assert (aboard["unit"], aboard["place"]) == ("donkey11", "raft12")


# --- building


def test_a_building_stands_on_the_bank_that_was_named() -> None:
    for bank in (sites.NORTH, sites.SOUTH):
        s = sites.building({"raft11": sites.RIVER}, ground={sites.NORTH: {"boards": 2, "stone": 1}})
        s = play(s, ANN, f"build sawmill-{bank}")
        assert s.table.buildings == {"B2": Building("sawmill", bank)}


def test_a_road_is_told_from_end_to_end() -> None:
    s = sites.building({"donkey11": "B1"}, {"donkey11": {"stone": 1}})
    (args,) = told(s, "road A1/B1", "road-built")
    assert (args["bank"], args["bank_to"]) == ("A1", "B1")


@pytest.mark.parametrize(("bank", "other"), [(sites.NORTH, sites.SOUTH), (sites.SOUTH, sites.NORTH)])
def test_a_shaft_is_paid_for_on_the_bank_of_its_mine(bank: str, other: str) -> None:
    land = ("0,0:P 1,0:W", "0,1:M1 1,1:M14")
    s = sites.building(
        {"donkey11": other, "donkey12": bank},
        {"donkey12": {"iron": 1, "fuel": 1}},
        *land,
        buildings={"B2": Building("mine", bank, gold=1)},
        players=sites.knowing("new_shafts"),
    )
    t = play(s, ANN, "shaft B2-normal").table
    assert (t.units["donkey12"].load, t.buildings["B2"].gold, t.buildings["B2"].iron) == ({}, 4, 3)


def test_goods_passed_ashore_from_a_docked_boat_may_have_to_wait_either_way() -> None:
    s = state_of(laid({"donkey11": "D2", "raft12": "D2@C2", "donkey13": "D2"}))
    for words, tiles in (
        ("load donkey11-raft12-boards-1", ("D2",)),
        ("load raft12-donkey11-boards-1", ("D2",)),
        ("load donkey11-donkey13-boards-1", ()),
    ):
        assert BuildingPhase().wants(s, ANN, GAME.parse(words)) == tiles  # type: ignore[arg-type]
