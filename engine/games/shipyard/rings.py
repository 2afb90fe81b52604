"""Rulebook: manufacture equipment, recruit crew. Two rings, and a marker that moves one step for nothing."""

from __future__ import annotations

from .edition import Edition
from .state import Player, Table
from .talents import size

EXTRAS = {"equipment": "engineer", "crew": "recruiter"}
"""Who brings another item, by ring."""


def ring(edition: Edition, name: str) -> tuple[str, ...]:
    """The items on a ring, clockwise: equipment or crew."""
    return edition.rings.equipment if name == "equipment" else edition.rings.crew


def steps(table: Table, name: str, item: str) -> int:
    """How many steps the marker moves to an item: the one it shows is a whole round away."""
    items = ring(table.edition, name)
    return (items.index(item) - table.rings[name] - 1) % len(items) + 1


def cost(table: Table, player: Player, name: str, item: str) -> int:
    """The guilders for moving the marker there; an accountant moves it some steps further for nothing."""
    further = max(0, steps(table, name, item) - 1 - size(table, player, "accountant"))
    return further * table.edition.limits.step


def affordable(table: Table, player: Player, name: str, guilders: int) -> list[str]:
    """The items that so many guilders pay for, from the next one on."""
    items, at = ring(table.edition, name), table.rings[name]
    onward = [items[(at + n) % len(items)] for n in range(1, len(items) + 1)]
    return [item for item in onward if cost(table, player, name, item) <= guilders]


def gains(table: Table, player: Player, name: str, item: str) -> dict[str, int]:
    """What comes with an item: itself, and what engineers or recruiters bring besides."""
    found = {item: 1}
    for each in ring(table.edition, name):
        if more := size(table, player, EXTRAS[name], each):
            found[each] = found.get(each, 0) + more
    return found
