"""Transporters aboard transporters (rulebook: transporting transporters).

Any transporter can carry any other one of its seat that has not moved in this phase; neither carries anything else.
It is set down only at the beginning of a later movement phase, before the one that carries it moves; then both move
as usual. Boats are set down only into a river or at a coast, and pass each other on only in the very same place.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Illegal

from ..state import Table, Unit
from ..world.names import bank_of, river_of
from . import cargo, routes


def lifts(table: Table, unit: Unit) -> list[str]:
    """The transporters that this one may pick up where it is, by name."""
    if not unit.at or unit.aboard or unit.load:
        return []
    mates = cargo.mates(table, unit)
    return [other.name for other in mates if no_lift(table, unit, other) is None]


def no_lift(table: Table, unit: Unit, other: Unit) -> Illegal | None:
    """The objection to a transporter picking up another one."""
    names = {"unit": unit.name, "unit_other": other.name}
    if other is unit or other.seat != unit.seat:
        return Illegal("carry-own", **names)
    for each in (unit, other):
        if each.carrier:
            return Illegal("carry-carried", unit=each.name, unit_other=each.carrier)
        if each.aboard:
            return Illegal("carry-full", unit=each.name, unit_other=each.aboard)
        if each.load:
            return Illegal("carry-goods", unit=each.name)
    if other.spent:
        return Illegal("carry-moved", unit=other.name)
    if unit.about.element == other.about.element == "water":
        here = unit.at == other.at
    else:
        here = cargo.touching(table, unit, other)
    return None if here else Illegal("carry-apart", **names)


def lift(table: Table, unit: Unit, other: Unit) -> None:
    """Pick up a transporter."""
    unit.aboard = other.name
    other.carrier, other.at, other.lifted = unit.name, "", True


def sets(table: Table, unit: Unit) -> list[str]:
    """The places where a transporter may now set down the one it carries."""
    if not unit.aboard or unit.spent or table.units[unit.aboard].lifted:
        return []
    return _shores(table, unit)


def no_set(table: Table, unit: Unit, place: str) -> Illegal | None:
    """The objection to a transporter setting down the one it carries at a place."""
    if not unit.aboard:
        return Illegal("carry-none", unit=unit.name)
    names = {"unit": unit.name, "unit_other": unit.aboard}
    if table.units[unit.aboard].lifted:
        return Illegal("carry-just-lifted", **names)
    if unit.spent:
        return Illegal("carry-late", **names)
    if place not in _shores(table, unit):
        return Illegal("carry-place", place=place, **names)
    return None


def set_down(table: Table, unit: Unit, place: str) -> None:
    """Set down the transporter that is carried."""
    other = table.units[unit.aboard]
    unit.aboard = ""
    other.carrier, other.at = "", place


def _shores(table: Table, unit: Unit) -> list[str]:
    """Where a carried transporter fits at all: one that moves on land onto a bank in reach, a boat into the river or
    at a coast in reach; from a boat only into the same river or at the same coast, and nothing on open sea."""
    atlas, other = table.atlas, table.units[unit.aboard]
    tile = atlas.tiles[atlas.tile_of[unit.at]]
    if tile.sea:
        return []
    bank = bank_of(unit.at)
    if other.about.element == "water":
        if unit.about.element == "water":
            return [unit.at]
        river = [river_of(tile.name)] if tile.river else []
        return [*river, *routes.docks_open(table, unit.seat, bank)]
    if bank in atlas.banks:
        return [bank]
    return list(dict.fromkeys(table.joined(each)[0] for each in tile.banks))


def within(table: Table, units: Iterable[Unit]) -> frozenset[str]:
    """The tiles where these transporters are or could still come to in this phase, also after being set down."""
    tile, tiles = table.atlas.tile_of, set[str]()
    for unit in units:
        if unit.at:
            tiles.add(tile[unit.at])
            tiles.update(tile[end] for end in routes.reach(table, unit))
        for place in () if unit.at else sets(table, table.units[unit.carrier]):
            tiles.add(tile[place])
            tiles.update(tile[end] for end in routes.spread(routes.net(table, unit.seat), place, unit.kind))
    return frozenset(tiles)
