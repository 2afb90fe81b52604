"""What calls a player who is asked already: what somebody does to them that they could still answer."""

from __future__ import annotations

from typing import Any

from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Building
from engine.games.roads.threats import threats
from tests.games.roads.positions import ANN, BEN, play, state, table

# a row of pastures; Ann's home is A1, Ben comes from D1
LAND = ("0,0:P 1,0:W 2,0:P 3,0:P",)
UNITS = {"donkey11": "A1", "donkey12": "A1", "donkey21": "C1", "donkey22": "D1"}


def moving(**changed: Any) -> Position:
    given: dict[str, Any] = {"units": UNITS, "homes": ("A1", "D1"), "chart": [BEN, ANN], **changed}
    return state(table(*LAND, **given), MovementPhase())


def told(s: Position, *actions: str) -> list[tuple[str, Any]]:
    """Ann's threats by Ben's last action: their codes and what they name."""
    before = play(s, BEN, *actions[:-1]) if actions[1:] else s
    found = threats(before.table, play(before, BEN, actions[-1]).table)
    named = ("goods", "building", "border", "tile")
    return [
        (each.note.code, next(each.note.args[name] for name in named if name in each.note.args))
        for each in found
        if each.seat == ANN
    ]


def test_a_transporter_that_comes_for_goods_on_a_site_threatens() -> None:
    at = {"units": {**UNITS, "donkey12": "B1"}}
    assert told(moving(ground={"B1": {"trunks": 2}}, **at), "move donkey21-B1") == [("threat-goods", {"trunks": 2})]
    assert told(moving(**at, buildings={"B1": Building("woodcutter", "B1")}), "move donkey21-B1") == [
        ("threat-yield", "woodcutter")
    ]
    assert told(moving(**at), "move donkey21-B1") == []  # nothing there
    assert told(moving(ground={"C1": {"trunks": 2}}), "move donkey22-C1") == []  # none of her sites
    full = moving(ground={"B1": {"trunks": 2}}, loads={"donkey21": {"boards": 2}}, **at)
    assert told(full, "move donkey21-B1") == []


def test_one_that_comes_every_turn_threatens_nobody() -> None:
    s = moving(ground={"B1": {"trunks": 2}}, units={**UNITS, "donkey12": "B1"})
    s.table.units["donkey21"].last = ["B1", "C1"]
    assert told(s, "move donkey21-B1") == []


def test_an_action_that_waits_for_a_seat_on_its_site_threatens() -> None:
    s = moving(ground={"B1": {"trunks": 2}}, units={**UNITS, "donkey12": "B1", "donkey21": "B1"}, chart=[ANN, BEN])
    assert told(s, "load donkey21-B1-trunks-1") == [("threat-waits", "B1")]


def test_a_wall_threatens_who_could_destroy_it() -> None:
    units = {**UNITS, "donkey21": "B1"}
    goods = {"B1": {"stone": 1}, "A1": {"boards": 2}}

    def built(ground: dict[str, dict[str, int]]) -> Position:
        t = table(*LAND, units=units, homes=("A1", "D1"), ground=ground, phase="building", chart=[BEN, ANN])
        return state(t, BuildingPhase())

    assert told(built(goods), "wall A1/B1-B1") == [("threat-wall", "A1/B1")]
    assert told(built({**goods, "A1": {"boards": 1}}), "wall A1/B1-B1") == []


def test_the_end_of_a_phase_threatens_nobody() -> None:
    s = moving(ground={"B1": {"trunks": 2}}, units={**UNITS, "donkey12": "B1"})
    after = play(play(s, ANN, "done"), BEN, "move donkey21-B1", "done").table
    assert list(threats(s.table, after)) == []
