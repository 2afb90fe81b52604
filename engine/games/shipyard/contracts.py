"""Rulebook: government contracts. What each of them counts in a fleet."""

from __future__ import annotations

from collections.abc import Callable

from .edition import EQUIPMENT, SAFETY, Edition
from .state import Player, Ship, Table

ELEMENTS = (*EQUIPMENT, "merchant", "soldier")
"""The elements of the contract `variety`, besides officers."""
SPECIALISTS = ("blue", "yellow", "orange")
"""The colours of employees that `specialists` counts."""


def points(table: Table, player: Player, contract: str) -> int:
    """The points of a contract for a fleet."""
    return table.edition.contract(contract).points(COUNTS[contract](table.edition, player))


def _items(player: Player, item: str) -> int:
    return sum(ship.items.get(item, 0) for ship in player.fleet)


def _officers(ship: Ship) -> int:
    """Captains beyond the first of a ship."""
    return max(0, ship.items.get("captain", 0) - 1)


def _pairs(player: Player, item: str, other: str) -> int:
    """Pairs of two different items on the same ship; of one item with itself, two make a pair."""
    if item == other:
        return sum(ship.items.get(item, 0) // 2 for ship in player.fleet)
    return sum(min(ship.items.get(item, 0), ship.items.get(other, 0)) for ship in player.fleet)


def _having(player: Player, *items: str) -> int:
    """Ships that have each of these items."""
    return sum(all(ship.items.get(item, 0) for item in items) for ship in player.fleet)


def _variety(edition: Edition, player: Player) -> int:
    return sum(_items(player, item) > 0 for item in ELEMENTS) + any(map(_officers, player.fleet))


def features(edition: Edition, ship: Ship, feature: str) -> int:
    """How often a ship's cards show a feature."""
    return sum(edition.card(card).features.count(feature) for card in ship.cards)


def _safety(feature: str) -> Callable[[Edition, Player], int]:
    return lambda edition, player: sum(features(edition, ship, feature) for ship in player.fleet)


def _safe_ships(edition: Edition, player: Player) -> int:
    return sum(all(features(edition, ship, each) for each in SAFETY) for ship in player.fleet)


def _specialists(edition: Edition, player: Player) -> int:
    return sum(edition.employee(name).colour in SPECIALISTS for name in player.employees)


def _types(edition: Edition, player: Player) -> int:
    return len(dict.fromkeys(edition.employee(name).type for name in player.employees))


def _long(player: Player, least: int, most: int | None = None) -> int:
    """Ships of so many cards."""
    return sum(least <= len(ship.cards) <= (most or len(ship.cards)) for ship in player.fleet)


COUNTS: dict[str, Callable[[Edition, Player], int]] = {
    "trade_pairs": lambda _, player: _pairs(player, "crane", "merchant"),
    "merchants": lambda _, player: _items(player, "merchant"),
    "mixed_drives": lambda _, player: _having(player, "sail", "smokestack", "propeller"),
    "army_pairs": lambda _, player: _pairs(player, "cannon", "soldier"),
    "soldiers": lambda _, player: _items(player, "soldier"),
    "armed_traders": lambda _, player: _having(player, "merchant", "soldier", "crane", "cannon"),
    "sail_pairs": lambda _, player: _pairs(player, "sail", "sail"),
    "officers": lambda _, player: sum(map(_officers, player.fleet)),
    "variety": _variety,
    "smokestack_pairs": lambda _, player: _pairs(player, "smokestack", "smokestack"),
    "propellers": lambda _, player: _items(player, "propeller"),
    "canals": lambda _, player: len(player.used) + player.noted,
    "lifebelts": _safety("lifebelt"),
    "ships_of_five": lambda _, player: _long(player, 5, 5),
    "ship_cards": lambda _, player: sum(len(ship.cards) for ship in player.fleet),
    "lanterns": _safety("lantern"),
    "ships_of_six": lambda _, player: _long(player, 6, 6),
    "employees": lambda _, player: len(player.employees),
    "lifeboats": _safety("lifeboat"),
    "long_ships": lambda _, player: _long(player, 7),
    "specialists": _specialists,
    "ships": lambda _, player: len(player.fleet),
    "safe_ships": _safe_ships,
    "employee_types": _types,
}
"""What each contract counts."""
