"""The places that names in typed orders stand for: those of a tile that a transporter of a kind can come to."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Illegal

from ..movement import routes
from ..state import Table, Unit


def same(table: Table, one: str, other: str) -> bool:
    """Whether these are one place, or a place and its tile."""
    tiles = table.atlas.tile_of
    return one in (other, tiles.get(other)) or tiles.get(one) == other


def fits(table: Table, unit: Unit, place: str) -> bool:
    """Whether a place, or one of a tile, is one for a transporter of this kind."""
    on_land = unit.about.element == "land"
    return place in table.atlas.tiles or (place in table.atlas.banks) == on_land


def serves(table: Table, unit: Unit, stop: str, place: str) -> bool:
    """Whether goods are handled at a place from this stop: it is there, or on the river or a coast beside it."""
    beside = table.atlas.tile_of.get(stop) == table.atlas.tile_of.get(place)
    return same(table, stop, place) or (beside and not fits(table, unit, place))


def called(name: str, table: Table, places: Sequence[str]) -> Sequence[str]:
    """Those that a name may stand for: the place itself, or those on the tile of that name."""
    return [name] if name in places else [place for place in places if table.atlas.tile_of.get(place) == name]


def goal(table: Table, unit: Unit, name: str) -> str:
    """The place that a name stands for where a transporter is to go: one it can reach, if there is one."""
    able = called(name, table, tuple(routes.reach(table, unit)))
    on_land = unit.about.element == "land"
    if name in table.atlas.tiles and not able:
        fitting = [p for p in table.atlas.tile_of if (p in table.atlas.banks) == on_land]
        able = called(name, table, fitting)[:1]
    return only(name, able)


def only(name: str, able: Sequence[str]) -> str:
    """The only one of these, or the name as it is. Raises `Illegal` if there are several."""
    if len(able) > 1:
        raise Illegal("orders-which-place", word=name, places=list(able))
    return able[0] if able else name
