"""Scenarios: what lines in front of a map's tiles change (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.model import Illegal
from engine.games.roads import GAME
from engine.games.roads.components import BOX
from engine.games.roads.flow import Position
from engine.games.roads.phases.flood import Flight, Resettle
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.scenario import read, scenario
from engine.games.roads.setup import SETTINGS, Options
from engine.games.roads.state import NEUTRAL, Building, Unit, Wall
from engine.games.roads.world.maps import CATALOGUE, BadMap
from tests.games.roads.positions import ANN, BEN, booked, offered, play, refused, state, step, table

# pasture A1, woods B1, rock C1, mountains D1; below a river (B2) runs from its source A2 into the sea C2
TILES = "0,0:P 1,0:W 2,0:R 3,0:M\n0,1:M1 1,1:P14 2,1:S 3,1:P"
ALL = """topics: new_shafts rowing
donkeys: 2
donkey_brick: 27
buildings: 1,0 woodcutter; 3,0 mine big
goods: 1,0 3 trunks 1 boards; 1,1n 2 geese
transporters: 1 2,0 wagon; 2 1,1r raft; 3 0,0 truck
roads: 1,0 2,0
bridges: 1,1
walls: 2,0 3,0; 2 2,0 3,0
"""


def begun(lines: str, seats: int = 2) -> Position:
    """A table on the small map with these lines, homes still to be chosen."""
    return GAME.start(
        seats, Seeded(b"scenario", 0, 0), SETTINGS.choose(Options(), "map", f"{lines}---\n{TILES}")
    ).state


def test_things_are_in_place_before_the_first_turn() -> None:
    t = begun(ALL).table
    assert {tile: (each.kind, each.gold, each.iron) for tile, each in t.buildings.items()} == {
        "B1": ("woodcutter", 0, 0),
        "D1": ("mine", 5, 5),
    }
    assert t.ground == {"B1": {"trunks": 3, "boards": 1}, "B2n": {"geese": 2}}
    units = [(each.name, each.at) for each in t.units.values()]
    assert units == [("raft21", "B2r"), ("wagon11", "C1")], "those of a third player are left out"
    assert (t.roads, t.bridges, t.walls) == (["B1/C1"], ["B2"], {"C1/D1": Wall(BEN, 1, 1)})
    assert t.made == {"gold": 5, "iron": 5, "trunks": 3, "boards": 1, "geese": 2}
    assert begun(ALL, 1).table.walls == {"C1/D1": Wall(None, 0, 2)}, "a wall of nobody who plays is neutral"


def test_topics_are_known_and_donkeys_fewer_from_the_start() -> None:
    s = begun(ALL)
    assert [player.research for player in s.table.players] == [["rowing", "new_shafts"]] * 2
    seat = GAME.waiting(s)[0]
    after = play(s, seat, offered(s, seat, "settle")[0]).table
    assert sorted(unit.kind for unit in after.fleet(seat)).count("donkey") == 2


def test_a_table_without_a_scenario_is_as_ever() -> None:
    found = scenario(CATALOGUE["duel"])
    assert (found.pieces, found.topics, found.sinks, found.donkeys, found.donkey_brick) == (0, (), (), 0, 0)
    assert (scenario(CATALOGUE["old_roads"]).donkeys, scenario(CATALOGUE["old_roads"]).donkey_brick) == (2, 27)


@pytest.mark.parametrize(
    ("line", "wrong", "where"),
    [
        ("floods: X", "floods", "X"),
        ("floods: 2,1", "floods", "2,1"),
        ("floods: P W R M", "floods", ""),
        ("flood_brick: 84", "flood_brick", "84"),
        ("topics: rowing flying", "topics", "flying"),
        ("topics: rowing rowing", "topics", "rowing"),
        ("donkeys: 4", "donkeys", "4"),
        ("donkey_brick: 0", "donkey_brick", "0"),
        ("buildings: quarry", "buildings", "quarry"),
        ("buildings: 2,0 castle", "buildings", "2,0 castle"),
        ("buildings: 2,0 quarry big", "buildings", "2,0 quarry big"),
        ("buildings: 1,1 sawmill", "buildings", "1,1 sawmill"),
        ("buildings: 0,0 quarry", "ground", "0,0 quarry"),
        ("buildings: 2,0 quarry; 2,0 sawmill", "buildings", "2,0 quarry; 2,0 sawmill"),
        ("goods: 0,0 stone", "goods", "0,0 stone"),
        ("goods: 0,0 41 stone", "goods", "0,0 41 stone"),
        ("goods: 2,1 1 fuel", "goods", "2,1 1 fuel"),
        ("transporters: 6 0,0 wagon", "transporters", "6 0,0 wagon"),
        ("transporters: 1 2,1 wagon", "transporters", "1 2,1 wagon"),
        ("transporters: 1 0,0 wagon; 1 0,0 wagon; 1 0,0 wagon", "fleet", "1"),
        ("roads: 0,0 2,0", "roads", "0,0 2,0"),
        ("bridges: 1,0", "bridges", "1,0"),
        ("walls: 0,0 2,0", "walls", "0,0 2,0"),
        ("walls: 1 0,0 1,0; 2 0,0 1,0", "walls", "A1/B1"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_named(line: str, wrong: str, where: str) -> None:
    with pytest.raises(BadMap) as bad:
        read(f"{line}\n---\n{TILES}")
    assert (bad.value.flaw, bad.value.tile) == (wrong, where)
    with pytest.raises(Illegal, match="bad-map"):
        SETTINGS.choose(Options(), "map", f"{line}\n---\n{TILES}")


def test_a_brick_brings_everybody_one_more_donkey_who_may_have_one() -> None:
    units = {"donkey11": "A1", **{f"donkey2{n}": "B1" for n in range(1, 6)}}
    t = table("0,0:P 1,0:W 2,0:R", homes=("A1", "C1"), units=units, wonder=[NEUTRAL] * 26, phase="wonder", turn=26,
              neutral=7, donkey_brick=27)  # fmt: skip
    s = state(t, WonderPhase())
    assert (list(s.table.units), s.table.donkey_brick) == (["donkey11", "donkey12", *list(units)[1:]], 0)
    assert s.table.units["donkey12"].at == "A1"


# --- the flood: A1 and the river tile B2 sink


def flooded() -> dict[str, Any]:
    """The next brick, a neutral one, brings the flood."""
    found: dict[str, Any] = {"sinks": ["A1", "B2"], "flood_brick": 3, "neutral": 31, "turn": 3}
    return {**found, "wonder": [NEUTRAL] * 2, "phase": "wonder"}


ROWS = ("0,0:P 1,0:W 2,0:R 3,0:M", "0,1:M1 1,1:P14 2,1:S 3,1:P")


def flood(units: dict[str, str], homes: tuple[str, str] = ("B1", "C1"), **fields: Any) -> Position:
    """The end of the wonder phase in which the flood's brick is laid."""
    fields = {**flooded(), **fields}
    return state(table(*ROWS, units=units, homes=homes, **fields), WonderPhase())


def test_what_stands_on_sinking_land_flees_one_step_or_onto_a_boat() -> None:
    s = flood({"wagon11": "A1", "donkey12": "B2n", "raft13": "B2r", "donkey21": "C1"}, walls={"A1/B1": Wall(BEN, 1)})
    assert isinstance(s.flow[-1], Flight)
    ways = ["donkey12-C1", "donkey12-A2", "donkey12-B1", "raft13-lift-donkey12", "wagon11-A2"]
    assert offered(s, ANN, "move") == [f"move {way}" for way in ways]
    assert refused(s, ANN, "move wagon11-B1") == "flood-only", "Ben's wall is in the way"
    after = play(s, ANN, "move raft13-lift-donkey12", "move wagon11-A2").table
    assert (after.units["raft13"].at, after.units["raft13"].aboard) == ("B2", "donkey12")
    assert (after.units["wagon11"].at, after.turn) == ("A2", 4)
    assert [after.tile(name).terrain for name in ("A1", "B2", "B1")] == ["sea", "sea", "woods"]


def test_the_rest_sinks_and_is_gone() -> None:
    s = flood(
        {"donkey11": "A1", "raft12": "B2r", "donkey21": "C1"},
        loads={"donkey11": {"gold": 1}, "raft12": {"stone": 1}},
        ground={"A1": {"boards": 2}, "B1": {"clay": 1}},
        buildings={"A1": Building("sawmill", "A1"), "B1": Building("woodcutter", "B1")},
        roads=[("A1", "B1"), ("B1", "C1")],
        bridges=["B2"],
        walls={"B2/C2": Wall(ANN, 1), "A1/B1": Wall(ANN, 1)},
    )
    assert GAME.preview(s, ANN, GAME.parse("done")).notes[0].args == {"units": ["donkey11"]}
    done = step(s, ANN, "done")
    after = done.state.table
    assert list(after.units) == ["donkey21", "raft12"]
    assert after.units["raft12"] == Unit("raft12", "raft", ANN, "B2", {"stone": 1})
    assert (list(after.buildings), after.roads, after.bridges) == (["B1"], ["B1/C1"], [])
    assert after.walls == {"A1/B1": Wall(ANN, 1)}, "between two seas no wall stands"
    assert (after.used["gold"], after.used["boards"], after.sinks) == (1, 2, [])
    assert {"sinks", "drowned"} <= {note.code for note in done.notes}


def test_goods_are_saved_by_whoever_has_room_there() -> None:
    s = flood({"donkey11": "A1", "donkey21": "C1"}, ground={"A1": {"stone": 1}})
    after = play(s, ANN, "load donkey11-A1-stone-1", "move donkey11-B1").table
    assert after.units["donkey11"].load == {"stone": 1}


def test_whoever_has_nothing_there_is_not_asked_and_before_the_brick_nothing_sinks() -> None:
    assert flood({"donkey11": "B1", "donkey21": "C1"}).table.turn == 4
    s = flood({"donkey11": "A1", "donkey21": "C1"}, flood_brick=4)
    assert (s.table.turn, s.table.sinks) == (4, ["A1", "B2"])


def test_a_home_that_sank_moves_to_a_bank_in_reach() -> None:
    s = flood({"donkey11": "A2", "donkey12": "C1", "donkey21": "C1"}, homes=("A1", "B1"))
    assert isinstance(s.flow[-1], Resettle)
    assert offered(s, ANN, "settle") == ["settle C1", "settle A2"]
    assert refused(s, ANN, "settle D1") == "no-shelter"
    assert play(s, ANN, "settle A2").table.players[ANN].home == "A2"
    alone = flood({"donkey11": "A1", "donkey21": "C1"}, homes=("A1", "B1"))
    lost = play(alone, ANN, "done")
    assert offered(lost, ANN, "settle") == ["settle C1", "settle D1", "settle A2", "settle D2"], (
        "without any, anywhere"
    )


def test_orders_that_name_what_sank_are_forgotten() -> None:
    t = table(*ROWS, units={"donkey11": "B1", "donkey21": "C1"}, homes=("B1", "C1"), **flooded())
    t.units["donkey11"].last, t.units["donkey11"].last_start = ["A1"], "B1"
    assert state(booked(t), WonderPhase()).table.units["donkey11"].last == []


def test_limits_leave_room_for_the_donkeys_of_the_start() -> None:
    assert BOX.limits.land == 5
    assert scenario(read(f"donkeys: 1\ntransporters: {'; '.join(['1 0,0 wagon'] * 4)}\n---\n{TILES}")).pieces == 4


def test_the_example_of_the_guide_can_be_played() -> None:
    guide = Path(__file__).parents[3] / "docs" / "scenarios.md"
    example = [line[4:] for line in guide.read_text("utf-8").splitlines() if line.startswith("    ")]
    found = scenario(SETTINGS.choose(Options(), "map", "\n".join(example)).map)
    assert (found.sinks, found.flood_brick, found.topics) == (("A1", "B2", "D2"), 30, ("rowing", "new_shafts"))
    assert (found.donkeys, found.donkey_brick, found.pieces) == (2, 27, 11)
