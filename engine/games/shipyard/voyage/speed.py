"""Rulebook: maiden voyage, speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..edition import ITEMS
from ..state import Player, Table
from ..talents import size


class Lift(NamedTuple):
    """What employees can add to a ship's speed: the helmsman once, the rigger for each pair of sails."""

    helmsman: int
    rigger: int

    def most(self, sails: int) -> int:
        """The most they add with so many sails. It may be used in part (ruling 14)."""
        return self.helmsman + self.rigger * (sails // 2)


def lift(table: Table, player: Player) -> Lift:
    """What a player's employees can add."""
    return Lift(size(table, player, "helmsman"), size(table, player, "rigger"))


def speed(sails: int, smokestacks: int, propellers: int) -> int:
    """A ship's speed by itself. A smokestack and a propeller make a steamer: 4, and 1 for each further item. Other
    ships have 1, and 1 for each sail, propeller, pair of smokestacks. More items never make a ship slower."""
    if smokestacks and propellers:
        return 4 + sails + (smokestacks - 1) + (propellers - 1)
    return 1 + sails + propellers + smokestacks // 2


def own_speed(taken: Sequence[int]) -> int:
    """The speed of a ship with so many of each item, in their order; of those that are not named it has none."""
    drives = dict(zip(ITEMS, taken, strict=False))
    return speed(drives.get("sail", 0), drives.get("smokestack", 0), drives.get("propeller", 0))
