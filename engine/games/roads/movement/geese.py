"""Geese on the ground that follow a transporter over a border (rulebook: geese), and a single step with all that
moves along.

Geese that are carried are goods like others. Loose ones follow whom they are led by: from the banks in the
transporter's reach (over a river by a bridge; a boat on the river reaches both sides) to the place it goes to. They
count as moved by it. On open sea geese are never alone: when the last transporter leaves, all of them follow it.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.model import Illegal, Seat
from engine.kit.goods import add

from ..state import Table, Unit, drop, kind_of, lift, moved_by
from ..world.atlas import Way
from ..world.names import bank_of
from . import cargo, carrying


class Geese(NamedTuple):
    """Geese on the ground of a place, all with the same token."""

    place: str
    token: str
    n: int


Flock = list[Geese]


def loose(table: Table, unit: Unit) -> Flock:
    """The geese that may follow a transporter from where it is: those nobody has moved yet first."""
    flock: Flock = []
    for place in cargo.near(table, unit) if unit.at else ():
        stock = table.ground.get(place)
        if stock:
            tokens = cargo.order_for(table, unit, stock, "geese")
            flock += [Geese(place, token, stock[token]) for token in tokens if not cargo.blocked(token, unit, table)]
    return sorted(flock, key=lambda each: each.token != "geese")


def open_sea(table: Table, place: str) -> bool:
    """Whether a place is a sea tile without an oil rig."""
    tile = table.atlas.tiles.get(place)
    return tile is not None and tile.sea and place not in table.buildings


def goose(stock: dict[str, int]) -> bool:
    """Whether there is one among these."""
    return any(kind_of(token) == "geese" for token in stock)


def forsaken(table: Table, unit: Unit) -> Flock:
    """The geese that would be alone on open sea without this transporter: they follow it whether led or not."""
    if unit.at not in table.ground or not open_sea(table, unit.at):
        return []
    if any(other.at == unit.at and other is not unit for other in table.units.values()):
        return []
    stock = table.ground[unit.at]
    return [Geese(unit.at, token, stock[token]) for token in cargo.tokens(stock, "geese")]


def driven(table: Table, seat: Seat) -> frozenset[str]:
    """The tiles to which a seat's boats could lead geese: all they could come to, if there is a goose on one of
    these."""
    tile = table.atlas.tile_of
    tiles = carrying.within(table, [unit for unit in table.fleet(seat) if unit.about.element == "water"])
    places = [place for place, stock in table.ground.items() if goose(stock)]
    places += [unit.at for unit in table.fleet(seat) if unit.at and goose(unit.load)]
    return tiles if any(tile[place] in tiles for place in places) else frozenset()


def bound(table: Table, unit: Unit) -> Illegal | None:
    """The reason that a transporter may not leave its place by any way: another of its seat has moved a good it
    carries, or geese that would follow it, in this phase."""
    with_it = [*sorted(unit.load), *(each.token for each in forsaken(table, unit))]
    for token in with_it:
        if cargo.blocked(token, unit, table):
            return Illegal("goods-moved", unit=unit.name, good=kind_of(token), unit_other=moved_by(token)[0])
    return None


def some(flock: Flock, n: int) -> Flock:
    """The first `n` geese of a flock."""
    taken: Flock = []
    for each in flock:
        if n > 0:
            taken.append(each._replace(n=min(each.n, n)))
            n -= each.n
    return taken


def size(flock: Flock) -> int:
    """How many geese that are."""
    return sum(each.n for each in flock)


def step(table: Table, unit: Unit, way: Way, flock: Flock) -> Flock:
    """A transporter goes over a border with all it carries and the geese that follow it, those it would leave alone
    on open sea among them. Returns the geese that came along, where they are now."""
    going = forsaken(table, unit) or flock
    unit.at, unit.docked = way.to, way.docks
    if unit.load:
        load: dict[str, int] = {}
        for token, n in unit.load.items():
            add(load, cargo.marked(token, unit.name), n)
        unit.load = load
    came: Flock = []
    for each in going:
        here = Geese(_follow(table, each.place, way), cargo.marked(each.token, unit.name), each.n)
        lift(table, each.place, each.token, each.n)
        drop(table, here.place, here.token, here.n)
        came.append(here)
    return came


def _follow(table: Table, place: str, way: Way) -> str:
    """Where geese from a place come to: the ground where the transporter is; beside a river the bank on which theirs
    goes on, else the tile's first."""
    atlas = table.atlas
    bank = bank_of(way.to)
    if bank in atlas.banks:
        return bank
    tile = atlas.tiles[atlas.tile_of[way.to]]
    if tile.sea:
        return tile.name
    return next((on.to for on in atlas.land.get(place, ()) if on.border == way.border), tile.banks[0])
