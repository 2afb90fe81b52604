"""Walls: where they may be built and destroyed, and the cost (rulebook: walls)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.ctx import Ctx
from engine.core.model import Seat

from ..state import Table, Unit, Wall, kind_of
from ..values import WallSite
from ..world.atlas import Atlas
from ..world.names import dock_of, sea_of
from .sites import Crew

OPEN_SEA = 2
"""Goods a wall costs more, built or destroyed, when they come from a boat in open sea."""


@lru_cache(maxsize=64)
def borders_along(atlas: Atlas) -> dict[str, tuple[str, ...]]:
    """The borders a bank or a sea tile lies along, with its whole length or half, where a wall may stand."""
    along = {
        bank: tuple(b for b in atlas.borders_of(tile) if atlas.touches(bank, b)) for bank, tile in atlas.banks.items()
    }
    return along | {tile.name: tuple(atlas.borders_of(tile.name)) for tile in atlas.tiles.values() if tile.sea}


def stone_cost(t: Table, wall: WallSite) -> dict[str, int]:
    """The cost of the next part of a wall: a stone for each part it then has, neutral ones included."""
    return {"stone": t.wall(wall.border).strength + 1 + _from_sea(t, wall.tile)}


def ram_cost(t: Table, wall: WallSite) -> dict[str, int]:
    """The cost of destroying a wall: one board more than it has parts."""
    return {"boards": t.wall(wall.border).strength + 1 + _from_sea(t, wall.tile)}


def _from_sea(t: Table, tile: str) -> int:
    return OPEN_SEA if t.tile(tile).sea else 0


def to_build(t: Table, seat: Seat, here: Iterable[Crew]) -> tuple[WallSite, ...]:
    """The walls a seat may build or strengthen. A wall has one owner."""
    along = borders_along(t.atlas)
    walls: dict[WallSite, None] = {}
    for crew in here:
        if crew.has({"stone": 1 + _from_sea(t, crew.tile)}):
            for border in _borders(along, crew):
                wall = WallSite(border, crew.tile)
                if not t.barred(border, seat) and crew.has(stone_cost(t, wall)):
                    walls[wall] = None
    return tuple(walls)


def to_batter(t: Table, here: Iterable[Crew]) -> tuple[WallSite, ...]:
    """The walls a seat may destroy, anybody's."""
    if not t.walls:
        return ()
    along = borders_along(t.atlas)
    walls: dict[WallSite, None] = {}
    for crew in here:
        if crew.has({"boards": 2}):
            for border in _borders(along, crew):
                wall = WallSite(border, crew.tile)
                if t.wall(border).seat is not None and crew.has(ram_cost(t, wall)):
                    walls[wall] = None
    return tuple(walls)


def _borders(along: dict[str, tuple[str, ...]], crew: Crew) -> tuple[str, ...]:
    return tuple(dict.fromkeys(border for place in crew.places for border in along[place]))


def beside(t: Table, crew: Crew, border: str) -> bool:
    """Whether a crew reaches a bank along a border, or is in the sea there."""
    along = borders_along(t.atlas)
    return any(border in along[place] for place in crew.places)


def raise_wall(t: Table, seat: Seat, border: str, ctx: Ctx) -> None:
    """Put one more part onto a wall; others' boats docked over that border are pushed out to sea."""
    wall = t.walls.setdefault(border, Wall())
    wall.seat, wall.own = seat, wall.own + 1
    for unit in pushed(t, seat, border):
        sea = sea_of(unit.at)
        unit.at = sea
        ctx.say("boat-pushed", seat=unit.seat, unit=unit.name, tile=sea)


def pushed(t: Table, seat: Seat, border: str) -> list[Unit]:
    """The boats of others docked over a border, by name: a wall cuts them off from the land (rulebook: walls and
    docked boats)."""
    a, b = t.atlas.borders[border]
    if not t.tile(a).sea and not t.tile(b).sea:
        return []
    docks = [dock_of(bank, sea) for shore, sea in ((a, b), (b, a)) for bank in t.tile(shore).banks]
    boats = [unit for unit in t.units.values() if unit.at in docks and unit.seat != seat]
    return sorted(boats, key=lambda unit: unit.name)


def level(t: Table, border: str) -> None:
    """Destroy a wall: all its parts become neutral ones."""
    t.walls[border] = Wall(neutral=t.walls[border].strength)


def stone_off(t: Table, seat: Seat, sea: str) -> int:
    """The stone with which a seat could at most build from this sea in a building phase: that of its boats there,
    all on the tiles from which its docked boats may be pushed out, and with an oil rig also the stone of others."""
    tile_of, rig = t.atlas.tile_of, sea in t.buildings
    boats = [unit for unit in t.units.values() if sea in (unit.at, sea_of(unit.at)) and (rig or unit.seat == seat)]
    coasts = dict.fromkeys(tile_of[unit.at] for unit in boats if unit.at != sea)
    stocks = [unit.load for unit in boats if unit.at == sea]
    stocks += [unit.load for unit in t.units.values() if unit.at and tile_of[unit.at] in coasts]
    stocks += [stock for place, stock in t.ground.items() if tile_of[place] in coasts or place == sea]
    return sum(n for stock in stocks for token, n in stock.items() if kind_of(token) == "stone")
