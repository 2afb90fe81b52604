"""Positions in the building phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.state import Box, Hand, Player
from tests.games.roads.positions import state, table

# pasture A1, woods B1, desert with a river C1, sea D1; below a source A2, the river tile B2, pasture C2
LAND = ("0,0:P 1,0:W 2,0:D12 3,0:S", "0,1:M1 1,1:P14 2,1:P45")
NORTH, SOUTH, RIVER = "B2n", "B2s", "B2r"
SHORE = ("0,0:P 1,0:S 2,0:S", "0,1:P 1,1:P")


def building(
    units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]] = {}, *rows: str, **fields: Any
) -> Position:
    """Everybody builds, on the land above if no map is given."""
    return state(table(*(rows or LAND), units=units, loads=loads, phase="building", **fields), BuildingPhase())


def open_to_all(units: Mapping[str, str], loads: Mapping[str, Mapping[str, int]], **fields: Any) -> Position:
    """Everybody builds, even a seat that could build nothing."""
    t = table(*LAND, units=units, loads=loads, phase="building", **fields)
    return Position(t, [Hand() for _ in t.players], Box(), [BuildingPhase(serial=1, opened=True)], 1)


def knowing(*topics: str) -> list[Player]:
    """Two players of whom Ann has researched these topics."""
    return [Player(research=list(topics)), Player()]
