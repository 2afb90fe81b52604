"""Rulebook: employees, their abilities. They add up, and are there until the end."""

from __future__ import annotations

from .state import Player, Table


def size(table: Table, player: Player, kind: str, what: str = "") -> int:
    """The effects of a player's employees of a kind together, of those for this item or commodity."""
    known = (table.edition.employee(name) for name in player.employees)
    return sum(each.size for each in known if each.kind == kind and each.what == what)
