"""How many transporters a player may have, and giving one up (rulebook: limited number of transporters).

The limits are counted at once. A player who would have too many gives up one that stands on a tile with a
transporter factory, wherever that is; what it carried is left there, its cost is lost.
"""

from __future__ import annotations

from engine.core.model import Seat

from .components import BOX, TRANSPORTERS
from .state import Table, drop


def over(t: Table, seat: Seat, kind: str, without: str = "") -> bool:
    """Whether one more of a kind would be too many, `without` (the name of a transporter) given up for it."""
    land = water = 0
    for unit in t.fleet(seat):
        if unit.name != without:
            land += unit.about.element == "land"
            water += unit.about.element == "water"
    land += TRANSPORTERS[kind].element == "land"
    water += TRANSPORTERS[kind].element == "water"
    most = BOX.limits
    return land > most.land or water > most.water or land + water > most.all


def scraps(t: Table, seat: Seat, kind: str) -> tuple[str, ...]:
    """The transporters of which one could be given up for a new one of a kind, by name. None that carries another
    or is carried."""
    atlas = t.atlas
    there = [
        unit.name
        for unit in t.fleet(seat)
        if unit.at and not unit.aboard and makes_transporters(t, atlas.tile_of[unit.at])
    ]
    return tuple(name for name in sorted(there) if not over(t, seat, kind, name))


def makes_transporters(t: Table, tile: str) -> bool:
    """Whether a transporter factory stands on a tile."""
    building = t.buildings.get(tile)
    return building is not None and bool(building.about.makes)


def scrap(t: Table, name: str) -> str:
    """Give up a transporter. Its load falls to the ground, by the factory if that is in reach. Returns the tile."""
    unit = t.units.pop(name)
    tile = t.atlas.tile_of[unit.at]
    places = t.banks_from(unit.at)
    building = t.buildings.get(tile)
    place = building.at if building is not None and building.at in places else places[0]
    for token, n in unit.load.items():
        drop(t, place, token, n)
    return tile
