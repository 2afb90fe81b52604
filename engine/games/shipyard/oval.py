"""Rulebook: hire employee. The oval of stops, and a marker that moves one stop for nothing."""

from __future__ import annotations

from .state import Player, Table
from .talents import size


def stop_of(table: Table, employee: str) -> int:
    """The stop at which an employee lies."""
    return next(n for n, names in enumerate(table.oval.stops) if employee in names)


def steps(table: Table, stop: int) -> int:
    """How many stops the marker moves to one: that where it stands is a whole round away. Empty stops count."""
    stops = len(table.oval.stops)
    return (stop - table.oval.at - 1) % stops + 1


def cost(table: Table, player: Player, employee: str) -> int:
    """The guilders for moving the marker there, a foreman moves it some stops further for nothing, and the fee."""
    further = max(0, steps(table, stop_of(table, employee)) - 1 - size(table, player, "foreman"))
    return further * table.edition.limits.step + table.edition.employee(employee).fee


def open_to(table: Table, player: Player) -> list[str]:
    """The employees a player may hire, whatever they cost, from the next stop on: those that are left, none of a kind
    it has, a trader of the second level only after the first."""
    stops, at = table.oval.stops, table.oval.at
    found = []
    for n in range(1, len(stops) + 1):
        for name in stops[(at + n) % len(stops)]:
            needs = table.edition.employee(name).needs
            if table.oval.left[name] and name not in player.employees and (not needs or needs in player.employees):
                found.append(name)
    return found


def affordable(table: Table, player: Player, guilders: int) -> list[str]:
    """The employees that so many guilders hire."""
    return [name for name in open_to(table, player) if cost(table, player, name) <= guilders]


def cheapest(table: Table, player: Player) -> int:
    """The lowest price of an employee; 0 where there is none."""
    return min((cost(table, player, name) for name in open_to(table, player)), default=0)
