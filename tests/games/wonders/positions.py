"""Cities and tables as plain data, without playing up to them.

    city("farm1a-0-A10 two-0-A11", land="A", food=3)
    table(city("..."), city("..."), board="B")

Pieces are written as in an action: the name, how it is turned, its first cell; monuments of several parts by their
cells.
"""

from __future__ import annotations

from typing import Any

from engine.core.model import Seat
from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE, RESOURCES, Edition, tiles_of
from engine.games.wonders.flow import Position
from engine.games.wonders.state import (
    LONG_ROAD,
    STARTER,
    TOWER,
    Automaton,
    Box,
    City,
    Hand,
    Market,
    Supply,
    Table,
)


def site(words: str) -> Site:
    """A piece as it lies: "farm3a-90-D5"."""
    piece, *parts = words.split("-")
    return Site(piece, tuple(parts))


def city(pieces: str = "", land: str = "A", **fields: int) -> City:
    """A city with these pieces; `fields`: resources by name, or fields of the city."""
    resources = {resource: fields.pop(resource, 0) for resource in RESOURCES}
    laid = [site(each) for each in pieces.split()]
    starter = not any(each.piece == STARTER for each in laid)
    found = City(land, laid, resources=resources, starter=starter)
    for name, value in fields.items():
        assert name in found.__struct_fields__, name
        setattr(found, name, value)
    return found


def table(*cities: City, edition: Edition = HOUSE, **fields: Any) -> Table:
    """A table in its third round with these cities; all that does not lie in them is in the supply, and what their
    sets of short roads lack was discarded."""
    limits, names = edition.limits, [each.piece for one in cities for each in one.pieces]
    starters = len(cities) - names.count(STARTER)
    roads = limits.roads - starters - names.count(STARTER) - names.count(LONG_ROAD)
    twos, ones = names.count("two"), names.count("one")
    sets = max(-(-twos // 2), ones)
    t = Table(
        edition,
        list(cities),
        Market(pedestals=[None, None]),
        Supply(roads, limits.sets - sets, limits.towers - names.count(TOWER)),
        round=3,
        order=[Seat(n) for n in range(len(cities))],
        discarded=["two"] * (2 * sets - twos) + ["one"] * (sets - ones),
    )
    for one in cities:
        if not one.gold and not one.spent:
            one.gold = limits.gold + (limits.loan if one.loan == t.round else 0)
    if len(cities) == 1:
        t.automaton = Automaton()
    for name, value in fields.items():
        assert name in t.__struct_fields__, name
        setattr(t, name, value)
    return t


def state(t: Table, *flow: Any) -> Position:
    """The whole of it, in these frames: what lies nowhere on the table is in its stacks and decks; of each stack a
    tile is on sale, and as many monuments as there may be."""
    used = [each.piece for one in t.cities for each in one.pieces] + t.gone
    stacks = {str(n): [tile for tile in tiles_of(n) if tile not in used] for n in t.edition.in_play(len(t.cities))}
    for n, stack in stacks.items():
        t.market.tiles[n] = stack.pop()
    used += t.automaton.monuments if t.automaton else []
    deck = [each.id for each in t.edition.monuments if each.id not in used]
    shown = t.edition.limits.monuments_solo if t.automaton else t.edition.limits.monuments
    t.market.monuments = [deck.pop() for _ in range(min(shown, len(deck)))]
    t.deck = len(deck)
    return Position(t, [Hand() for _ in t.cities], Box(stacks, deck), list(flow))
