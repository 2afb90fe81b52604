"""The invariants of a game: each check finds its fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.model import Bug
from engine.games.roads.flow import Position
from engine.games.roads.invariants import check
from engine.games.roads.state import NEUTRAL, Box, Building, Hand, Table, Unit, Wall
from tests.games.roads.positions import ANN, BEN, booked, table

LAND = ("0,0:P 1,0:W 2,0:R 3,0:M 4,0:D", "0,1:M1 1,1:P14 2,1:S 3,1:P")


def busy() -> Position:
    """A position with some of everything in it."""
    t = table(
        *LAND,
        homes=("A1", "D2"),
        units={"donkey11": "A1", "wagon12": "B2n", "donkey13": "B2n", "raft21": "C2", "truck22": "D2"},
        loads={"donkey11": {"gold": 1}, "raft21": {"boards": 2}},
        ground={"A1": {"boards": 2, "boards+donkey11": 1}, "C2": {"geese": 1}, "B2s": {"clay": 1}},
        buildings={
            "B1": Building("woodcutter", "B1", made=1),
            "D1": Building("mine", "D1", gold=2, iron=3),
            "B2": Building("clay_pit", "B2s"),
        },
        roads=[("A1", "B1"), ("B1", "C1")],
        bridges=["B2"],
        walls={"A1/B1": Wall(ANN, 1, 2), "C2/D2": Wall(neutral=1)},
        wonder=[ANN, NEUTRAL, BEN],
        neutral=32,
        turn=2,
    )
    t.units["wagon12"].aboard, t.units["donkey13"].carrier, t.units["donkey13"].at = "donkey13", "wagon12", ""
    t.players[ANN].research = ["rowing"]
    return Position(t, [Hand(), Hand()], Box(), [])


def test_a_sound_position_passes() -> None:
    check(busy())


def test_a_game_before_its_first_tile_passes() -> None:
    check(Position(Table("layout: pointy\n---\n", booked(table(*LAND)).players), [Hand(), Hand()], Box(), []))


def _add_units(t: Table, kind: str, at: str, n: int) -> None:
    for number in range(15, 15 + n):
        t.units[f"{kind}{number}"] = Unit(f"{kind}{number}", kind, ANN, at)


def _land(t: Table) -> None:
    _add_units(t, "donkey", "A1", 3)


def _water(t: Table) -> None:
    for number in range(11, 17):
        t.units[f"raft{number}"] = Unit(f"raft{number}", "raft", ANN, "C2")
    del t.units["donkey11"], t.units["wagon12"], t.units["donkey13"]
    t.made["gold"] -= 1


def _all(t: Table) -> None:
    _add_units(t, "raft", "C2", 5)
    _add_units(t, "donkey", "A1", 1)
    t.units["donkey19"] = Unit("donkey19", "donkey", ANN, "A1")
    assert sum(unit.seat == ANN for unit in t.units.values()) > 8


BROKEN: dict[str, Callable[[Table], object]] = {
    "a good is lost": lambda t: t.ground.pop("B2s"),
    "a good is gained": lambda t: t.units["truck22"].load.update(iron=1),
    "a good is used up and still there": lambda t: t.used.update(boards=1),
    "gold in a bag is not booked": lambda t: setattr(t.buildings["D1"], "gold", 3),
    "a goose is lost": lambda t: t.made.update(geese=2),
    "a good of no kind": lambda t: t.ground["A1"].update(bread=1),
    "no goods": lambda t: t.ground["A1"].update(stone=0),
    "an empty place": lambda t: t.ground.update(B1={}),
    "goods in a river": lambda t: t.ground.update(B2r=t.ground.pop("B2s")),
    "goods at a dock": lambda t: t.ground.update({"B2s@C2": t.ground.pop("B2s")}),
    "goods on open sea": lambda t: t.ground["C2"].update(clay=t.ground.pop("B2s")["clay"]),
    "geese on the sea alone": lambda t: setattr(t.units["raft21"], "at", "B2r"),
    "too heavy a load": lambda t: (t.units["donkey11"].load.update(stone=2), t.made.update(stone=2)),
    "a carrier with goods": lambda t: (t.units["wagon12"].load.update(stone=1), t.made.update(stone=1)),
    "carried with goods": lambda t: (t.units["donkey13"].load.update(stone=1), t.made.update(stone=1)),
    "carried and on the ground": lambda t: setattr(t.units["donkey13"], "at", "A1"),
    "carried by nobody": lambda t: setattr(t.units["wagon12"], "aboard", ""),
    "carries nobody": lambda t: setattr(t.units["truck22"], "aboard", "donkey11"),
    "nowhere": lambda t: setattr(t.units["donkey11"], "at", ""),
    "a truck afloat": lambda t: setattr(t.units["truck22"], "at", "C2"),
    "a raft ashore": lambda t: setattr(t.units["raft21"], "at", "D2"),
    "off the map": lambda t: setattr(t.units["truck22"], "at", "Z9"),
    "another's number": lambda t: setattr(t.units["truck22"], "seat", ANN),
    "another kind's name": lambda t: setattr(t.units["donkey11"], "kind", "wagon"),
    "more than five on land": _land,
    "more than five on water": _water,
    "a building on the wrong tile": lambda t: t.buildings.update(C1=t.buildings.pop("B1")),
    "a building on forbidden terrain": lambda t: t.buildings.update(A1=Building("quarry", "A1")),
    "a building in the desert": lambda t: t.buildings.update(E1=Building("sawmill", "E1")),
    "a building in the river": lambda t: setattr(t.buildings["B2"], "at", "B2r"),
    "a busy building": lambda t: setattr(t.buildings["B1"], "made", 2),
    "a bag of a sawmill": lambda t: (t.buildings.update(A1=Building("sawmill", "A1", gold=1)), t.made.update(gold=4)),
    "a road twice": lambda t: t.roads.append("B1/C1"),
    "a road to nowhere": lambda t: t.roads.append("Z1/Z2"),
    "a road across the river": lambda t: t.roads.insert(1, "A2/Z1"),
    "a bridge to nowhere": lambda t: t.bridges.append("Z1"),
    "a wall at the rim": lambda t: t.walls.update({"E1/F1": Wall(ANN, 1)}),
    "a wall of nobody's": lambda t: t.walls.update({"A1/B1": Wall(None, 1, 2)}),
    "a wall without parts": lambda t: t.walls.update({"A1/B1": Wall()}),
    "one prays twice": lambda t: setattr(t, "temple", [ANN, ANN]),
    "one is missing from the chart": lambda t: setattr(t, "chart", [BEN]),
    "one has taken two slots": lambda t: setattr(t, "slots", {"1": ANN, "2": ANN}),
    "there is no such slot": lambda t: setattr(t, "slots", {"3": ANN}),
    "a home at sea": lambda t: setattr(t.players[ANN], "home", "C2"),
    "a topic twice": lambda t: t.players[ANN].research.append("rowing"),
    "a topic of no name": lambda t: t.players[ANN].research.append("alchemy"),
    "a brick of nobody's": lambda t: t.wonder.append(7),
    "more neutral bricks than turns": lambda t: t.wonder.extend([NEUTRAL] * 2),
    "more neutral bricks than in the box": lambda t: setattr(t, "neutral", 33),
    "too many bricks": lambda t: t.wonder.extend([ANN] * 81),
}


@pytest.mark.parametrize("name", list(BROKEN))
def test_what_breaks_a_law_is_found(name: str) -> None:
    s = busy()
    BROKEN[name](s.table)
    with pytest.raises(Bug):
        check(s)


def test_no_more_than_eight_transporters() -> None:
    s = busy()
    _all(s.table)
    with pytest.raises(Bug, match="too many"):
        check(s)
    del s.table.units["donkey19"]
    del s.table.units["donkey15"]
    check(s)


def test_geese_and_goods_may_lie_on_an_oil_rig() -> None:
    s = busy()
    s.table.buildings["C2"] = Building("oil_rig", "C2")
    s.table.ground["C2"]["clay"] = s.table.ground.pop("B2s")["clay"]
    s.table.units["raft21"].at = "B2r"
    check(s)


def test_desert_may_be_built_on_once_irrigated() -> None:
    s = busy()
    s.table.buildings["E1"], s.table.irrigated = Building("sawmill", "E1"), True
    check(s)
