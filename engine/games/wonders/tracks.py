"""Rulebook: resources and population. How markers move on a player's board, and what a move would bring.

A marker stops on the last field of its track; what goes beyond is lost (ruling Q12).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .edition import RESOURCES, Edition, Tracks, is_tile
from .state import City, Table


class Gain(Struct, frozen=True):
    """What a move brings: fields by resource, without those lost; population, by white fields and by a monument's
    card; rings reached; whether the population marker is on the purple field. `lost`: all that goes beyond an end."""

    resources: dict[str, int]
    population: int
    rings: int
    purple: bool
    lost: int


def side(table: Table) -> Tracks:
    """The side of the resource boards in play."""
    return table.edition.tracks[table.board]


def yields(edition: Edition, piece: str) -> tuple[tuple[str, ...], int]:
    """What a tile or monument moves when it is bought: its symbols, and population."""
    if is_tile(piece):
        return edition.tile(piece).symbols, 0
    monument = edition.monument(piece)
    return ((monument.resource,) if monument.resource else ()), monument.population


def gain(tracks: Tracks, city: City, symbols: Iterable[str], population: int = 0) -> Gain:
    """What these symbols and this population of a card would bring. All symbols move at once: their order makes no
    difference (ruling R20). Each white field reached or passed is one population (ruling Q13)."""
    moved = dict.fromkeys(RESOURCES, 0)
    for each in symbols:
        moved[each] += 1
    wanted, lost = population, 0
    for resource, n in moved.items():
        before = city.resources[resource]
        now = min(before + n, tracks.last)
        moved[resource] = now - before
        lost += before + n - now
        wanted += passed(tracks.white(resource), before, now)
    after = min(city.population + wanted, tracks.purple)
    return Gain(
        resources={resource: n for resource, n in moved.items() if n},
        population=after - city.population,
        rings=passed(tracks.rings, city.population, after),
        purple=after == tracks.purple,
        lost=lost + city.population + wanted - after,
    )


def move(tracks: Tracks, city: City, symbols: Iterable[str], population: int = 0) -> Gain:
    """Move the markers; what it brought."""
    brought = gain(tracks, city, symbols, population)
    for resource, n in brought.resources.items():
        city.resources[resource] += n
    city.population += brought.population
    return brought


def passed(fields: tuple[int, ...], before: int, after: int) -> int:
    """How many of these fields a marker reaches or passes on its way."""
    return sum(before < each <= after for each in fields)


def rings(tracks: Tracks, city: City) -> int:
    """The rings that the population marker has reached or passed."""
    return passed(tracks.rings, 0, city.population)


def purple(table: Table) -> bool:
    """Whether somebody's population marker is on the purple field, by whatever means (rulings Q14, R25): then this
    round is the last."""
    last = side(table).purple
    return any(city.population >= last for city in table.cities)


def last_round(table: Table) -> bool:
    """Whether the game is over after this round."""
    return purple(table) or table.round >= table.edition.limits.rounds
