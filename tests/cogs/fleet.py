"""A fleet of six transporters with something to fetch and to bring for each: to plan all of a turn in one go."""

from __future__ import annotations

from engine.games.roads.flow import Position
from engine.games.roads.state import Building
from tests.cogs.roads import farm

LAND = (
    "0,0:P 1,0:W 2,0:R 3,0:P 4,0:W",
    "-1,1:W 0,1:P 1,1:R 2,1:P 3,1:M0 4,1:S",
    "-1,2:P 0,2:W 1,2:P 2,2:W 3,2:S",
)
ROADS = "B1/C1 C1/D1 D1/E1 B1/A2 A2/B2 B2/C2 C2/D2 D2/E2 C1/C2 D1/D2 B2/B3 B3/C3 C3/D3 D3/E3 D2/D3 C2/C3"
UNITS = {
    "donkey11": "C1",
    "donkey12": "E3",
    "wagon13": "C2",
    "donkey14": "A2",
    "raft15": "F2",
    "donkey16": "C3",
    "donkey21": "F1",
}
HABITS = {
    "donkey11": ("C1", "take 2 trunks C2 B2 drop 2 trunks"),
    "donkey12": ("E3", "take 1 trunks D3"),
    "wagon13": ("C2", "C1 take 2 boards C2"),
    "donkey14": ("A2", "B2"),
    "raft15": ("F2", "F3"),
    "donkey16": ("C3", "B3"),
}
"""Where each began in the turn before, and its orders."""


def fleet(*, habits: bool = False) -> Position:
    """Ann has six transporters, Ben one far from them. `habits`: each can follow its orders of the turn before."""
    s = farm(
        land=LAND,
        units=UNITS,
        loads={"wagon13": {"stone": 1}, "raft15": {"clay": 1}},
        ground={"C1": {"trunks": 3, "boards": 2}, "E3": {"trunks": 2}, "A2": {"trunks": 1}, "C3": {"clay": 1}},
        roads=[tuple(road.split("/")) for road in ROADS.split()],
        homes=("C2", "F1"),
        buildings={
            "C1": Building("woodcutter", "C1"),
            "E3": Building("woodcutter", "E3"),
            "A2": Building("woodcutter", "A2"),
            "B2": Building("sawmill", "B2"),
            "D2": Building("stone_factory", "D2"),
            "D3": Building("paper_mill", "D3"),
            "C2": Building("quarry", "C2"),
        },
    )
    for name, (start, words) in HABITS.items() if habits else ():
        unit = s.table.units[name]
        unit.last, unit.last_start = words.split(), start
    return s
