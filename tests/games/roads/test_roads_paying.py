"""Rulebook: building – the goods that pay, and their sequence."""

from __future__ import annotations

from engine.core.model import Note
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from tests.games.roads.positions import ANN, offered, play, refused
from tests.games.roads.sites import NORTH, RIVER, SOUTH, building


def test_own_transporters_on_both_banks_build_apart() -> None:
    s = building({"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"boards": 2}, "donkey12": {"boards": 1}})
    assert offered(s, ANN, "build") == [f"build stone_factory-{NORTH}"]
    s = building(
        {"donkey11": NORTH, "donkey12": SOUTH, "raft13": RIVER},
        {"donkey11": {"boards": 2}, "donkey12": {"boards": 1}},
    )
    assert f"build coal_burner-{SOUTH}" in offered(s, ANN, "build")


def test_of_two_ends_that_could_pay_for_a_road_the_first_does() -> None:
    s = building({"donkey11": "A1", "donkey12": "B1"}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}})
    t = play(s, ANN, "road A1/B1").table
    assert (t.units["donkey11"].load, t.units["donkey12"].load) == ({}, {"stone": 1})


def test_of_two_banks_that_could_pay_for_a_bridge_loose_stone_decides_and_else_the_first_does() -> None:
    units, loads = {"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}}
    first = building(units, loads).table.tile("B2").banks[0]
    t = play(building(units, loads), ANN, "bridge B2").table
    assert [unit.at for unit in t.units.values() if not unit.load] == [first]
    other = next(bank for bank in (NORTH, SOUTH) if bank != first)
    t = play(building(units, loads, ground={other: {"stone": 1}}), ANN, "bridge B2").table
    assert (t.ground, [len(unit.load) for unit in t.units.values()]) == ({}, [1, 1])


def test_of_two_banks_that_could_pay_for_a_wall_the_first_does() -> None:
    """The border A2/B2 lies along both banks; loose stone on the other one changes nothing."""
    units, loads = {"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}}
    first, other = building(units, loads).table.tile("B2").banks
    grounds: tuple[dict[str, dict[str, int]], ...] = ({}, {other: {"stone": 1}})
    for ground in grounds:
        t = play(building(units, loads, ground=ground), ANN, "wall A2/B2-B2").table
        assert ([unit.at for unit in t.units.values() if not unit.load], t.ground) == ([first], ground)


def test_the_tiles_first_bank_pays_before_the_others() -> None:
    s = building({"raft11": RIVER}, ground={NORTH: {"boards": 2}, SOUTH: {"boards": 2}})
    first, other = s.table.tile("B2").banks
    t = play(s, ANN, f"build stone_factory-{other}").table
    assert (first in t.ground, t.ground[other]) == (False, {"boards": 2})


def test_transporters_pay_by_name() -> None:
    units = {"donkey11": "A1", "wagon12": "A1", "donkey13": "A1"}
    s = building(units, {name: {"boards": 1} for name in units})
    t = play(s, ANN, "build stone_factory-A1").table
    assert [name for name, unit in t.units.items() if unit.load] == ["wagon12"]


def test_the_bank_that_lies_along_the_border_pays_for_its_wall() -> None:
    """Borders of B2 on which only its second bank lies, even if others have stone."""
    units, loads = {"donkey11": NORTH, "donkey12": SOUTH}, {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}}
    s = building(units, loads)
    first, second = s.table.tile("B2").banks
    land = s.table.atlas
    borders = [border for border in land.borders_of("B2") if not land.touches(first, border)]
    assert borders
    for border in borders:
        t = play(s, ANN, f"wall {border}-B2").table
        assert [unit.at for unit in t.units.values() if not unit.load] == [second]


def stock(s: Position) -> dict[str, dict[str, int]]:
    """What the transporters still carry."""
    return {name: unit.load for name, unit in s.table.units.items() if unit.load}


def test_a_chosen_transporter_pays_first_before_the_ground_until_the_phase_ends() -> None:
    units = {"donkey11": "A1", "donkey12": "A1", "donkey13": "A1"}
    s = building(units, {name: {"boards": 1, "stone": 1} for name in units}, ground={"A1": {"boards": 1}})
    s = play(s, ANN, "pay donkey13")
    assert offered(s, ANN, "pay") == ["pay A1", "pay donkey11", "pay donkey12"]
    paid = [Note("would-pay", {"unit": "donkey13", "goods": {"stone": 1}})]
    assert list(GAME.preview(s, ANN, GAME.parse("road A1/B1")).notes) == paid
    assert stock(play(s, ANN, "road A1/B1"))["donkey13"] == {"boards": 1}
    built = play(s, ANN, "build sawmill-A1")
    assert (built.table.ground, [*stock(built)]) == ({}, ["donkey11", "donkey12"]), (
        "its board, then that on the ground"
    )
    assert all(load == {"boards": 1, "stone": 1} for load in stock(built).values())
    assert stock(play(s, ANN, "pay A1", "road A1/B1")) == stock(play(building(units, stock(s)), ANN, "road A1/B1"))
    assert not any(unit.pays for unit in play(s, ANN, "done").table.units.values())


def test_the_chosen_transporter_decides_which_end_of_a_road_and_which_bank_pays() -> None:
    loads = {"donkey11": {"stone": 1}, "donkey12": {"stone": 1}}
    for units, words in (
        ({"donkey11": "A1", "donkey12": "B1"}, "road A1/B1"),
        ({"donkey11": NORTH, "donkey12": SOUTH}, "bridge B2"),
        ({"donkey11": NORTH, "donkey12": SOUTH}, "wall A2/B2-B2"),
    ):
        for name, other in (("donkey11", "donkey12"), ("donkey12", "donkey11")):
            s = play(building(units, loads, ground={units[other]: {"stone": 1}}), ANN, f"pay {other}", f"pay {name}")
            s = play(s, ANN, words)
            assert stock(s) == {other: {"stone": 1}}, words


def test_who_pays_is_a_choice_only_where_other_goods_would_be_left() -> None:
    units = {"donkey11": "A1", "donkey12": "A1", "donkey21": "A1"}
    needed = building(units, {"donkey11": {"boards": 1}, "donkey12": {"boards": 1}, "donkey21": {"boards": 1}})
    assert offered(needed, ANN, "pay") == []
    assert refused(needed, ANN, "pay donkey12") == "pay-same"
    assert refused(needed, ANN, "pay donkey21") == "pay-foreign"
    assert refused(needed, ANN, "pay A1") == "pay-usual"
    assert refused(needed, ANN, "pay donkey19") == "pay-who"
    more = building(units, {"donkey11": {"boards": 1}, "donkey12": {"boards": 2}})
    assert offered(more, ANN, "pay") == ["pay donkey11", "pay donkey12"]
    assert refused(play(more, ANN, "pay donkey12"), ANN, "pay donkey12") == "pay-chosen"
    assert offered(building(units, {"donkey11": {"boards": 3}}), ANN, "pay") == []
