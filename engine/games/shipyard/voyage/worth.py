"""The best voyages of a ship where contracts are counted too, found exactly.

What a contract counts depends on the drives alone, on crew, cranes and cannons alone, on the canals used, or on none
of them; only `variety` counts all items. It asks how many kinds are new to the fleet, so the drives are chosen best
for each number of new kinds, the crew likewise, and then both numbers together. No contract ever counts less for an
item more: cabins are filled, and all cranes and cannons that fit are taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs

from .. import contracts
from ..edition import ITEMS
from ..state import Player, Ship, Table
from .fitting import Load
from .proposals import Drives, Goal, Outfit, Proposal, best, drives_of, guns, outfit, rank, speeds

BY_DRIVES = ("mixed_drives", "sail_pairs", "smokestack_pairs", "propellers")
"""Contracts that count drives only."""
BY_CREW = ("trade_pairs", "merchants", "army_pairs", "soldiers", "armed_traders", "officers")
"""Contracts that count crew, cranes and cannons only."""
Crew = tuple[int, int, int]
"""Captains, merchants, soldiers."""


def propose_for(
    table: Table,
    player: Player,
    column: int,
    cards: Sequence[str],
    names: Sequence[str],
    goal: Goal = "points",
    keep: Mapping[str, int] | None = None,
) -> Proposal | None:
    """The best voyage of a ship by its points and what these contracts add; None if it cannot sail."""
    found = outfit(table, player, column, cards, keep or {})
    return None if found is None else best(found, goal, ForContracts(table, player, found, names))


class ForContracts:
    """Loads for points and contracts."""

    def __init__(self, table: Table, player: Player, ship: Outfit, names: Sequence[str]) -> None:
        self.table, self.player, self.ship, self.names = table, player, ship, names
        self.drives: dict[int, dict[int, tuple[int, Drives]]] = {}
        for drives in drives_of(ship):
            worth, new = self._worth(BY_DRIVES, (1, 0, 0, *drives, 0, 0))
            for speed in speeds(ship, drives):
                known = self.drives.setdefault(speed, {}).get(new)
                if known is None or (-worth, rank(drives)) < (-known[0], rank(known[1])):
                    self.drives[speed][new] = (worth, drives)
        self.crews = {crew: self._worth(BY_CREW, (*crew, 0, 0, 0, *guns(ship))) for crew in _crews(ship)}

    def load(self, speed: int, armies: int, trades: int) -> tuple[Load, int]:
        """See `Loading`."""
        crews: dict[int, tuple[int, int, Crew]] = {}
        for crew, (worth, new) in self.crews.items():
            inspected = armies * crew[2] + trades * crew[1]
            known = crews.get(new)
            if known is None or (-worth - inspected, crew) < (-known[0] - known[1], known[2]):
                crews[new] = (worth, inspected, crew)
        found = []
        for more, (driven, drives) in self.drives[speed].items():
            for new, (worth, inspected, crew) in crews.items():
                added = driven + worth + self._variety(more + new)
                found.append((-added - inspected, sum(drives), crew, drives, added))
        _, _, crew, drives, added = min(found)
        return Load(*crew, *drives, *guns(self.ship)), added

    def canals(self, used: int) -> int:
        """See `Loading`."""
        if "canals" not in self.names:
            return 0
        return self._gain("canals", structs.replace(self.player, used=[*self.player.used, *[""] * used]))

    def _worth(self, kind: Sequence[str], items: Sequence[int]) -> tuple[int, int]:
        """What the contracts of a kind add for these items, and how many kinds of items are new to the fleet."""
        aboard = {item: count for item, count in zip(ITEMS, items, strict=True) if count}
        later = structs.replace(self.player, fleet=[*self.player.fleet, Ship([*self.ship.cards], aboard, 0, {})])
        worth = sum(self._gain(name, later) for name in self.names if name in kind)
        new = contracts.COUNTS["variety"](self.table.edition, later) - self._kinds()
        return worth, new if "variety" in self.names else 0

    def _gain(self, name: str, later: Player) -> int:
        return contracts.points(self.table, later, name) - contracts.points(self.table, self.player, name)

    def _kinds(self) -> int:
        return contracts.COUNTS["variety"](self.table.edition, self.player)

    def _variety(self, new: int) -> int:
        """What so many new kinds of items add."""
        if "variety" not in self.names:
            return 0
        contract, kinds = self.table.edition.contract("variety"), self._kinds()
        return contract.points(kinds + new) - contract.points(kinds)


def _crews(ship: Outfit) -> Iterator[Crew]:
    """All crews that fill the cabins as far as the yard can."""
    stock = ship.stock
    size = min(1 + ship.room.cabins, stock.captain + stock.merchant + stock.soldier)
    for captains in range(1, min(size, stock.captain) + 1):
        for merchants in range(min(size - captains, stock.merchant) + 1):
            soldiers = size - captains - merchants
            if soldiers <= stock.soldier:
                yield captains, merchants, soldiers
