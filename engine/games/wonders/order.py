"""Rulebook: the order of play of the next round, at the end of a round or at any moment before."""

from __future__ import annotations

from engine.core.model import Seat

from .state import Table


def next_order(table: Table) -> list[Seat]:
    """The order of the next round: whoever has a pedestal takes its place, also if the one before it was not bought
    (ruling Q16). The others fill the rest: fewest population first, then fewest monuments, then as in the round that
    ends (ruling R23)."""
    owners = table.market.pedestals

    def rank(seat: Seat) -> tuple[int, int, int]:
        city = table.cities[seat]
        return city.population, len(city.monuments()), table.order.index(seat)

    rest = sorted((seat for seat in table.order if seat not in owners), key=rank)
    placed = []
    for place in range(len(table.order)):
        owner = owners[place] if place < len(owners) else None
        placed.append(rest.pop(0) if owner is None else owner)
    return placed
