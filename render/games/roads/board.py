"""The map of a table on a part of a picture, with everything in its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.games.roads.atlas import Atlas
from render.hexmap import Grid
from render.scene import AnyShape, Box, Point
from render.show import Change

from . import ground, marks, ways
from .changes import above, arrows, below
from .lie import lie
from .placing import Placing


class Board(Placing):
    """Draws the map of a table on a grid."""

    def drawn(self, found: Sequence[Change]) -> list[AnyShape]:
        """The whole map, with what changed and what may be chosen."""
        return [
            *self.backdrop(),
            *below(self, found),
            *marks.lights(self, self.letters),
            *self.ways(),
            *self.names(),
            *arrows(self, found),
            *above(self, found),
            *marks.acting(self, self.actor),
            *self.pieces(),
            *marks.badges(self),
        ]

    # --- the ground

    def backdrop(self) -> Iterable[AnyShape]:
        """What is printed: terrain and rivers."""
        return _printed(self.land, self.grid, tuple(self.seen.items()), self.table.irrigated)

    def names(self) -> Iterable[AnyShape]:
        """What the tiles are called, above roads."""
        for name, at in self.named.items():
            yield ground.tile_name(self.land.tiles[name], self.flat, at, self.table.terrain(name))

    def ways(self) -> Iterable[AnyShape]:
        """Roads, bridges and walls, and where boats are moored."""
        yield from ways.roads(self)
        yield from ways.bridges(self)
        yield from ways.moorings(self)
        yield from ways.walls(self)

    # --- pieces

    def pieces(self) -> list[AnyShape]:
        """What stands and lies on the tiles."""
        return [shape for spot in self.spots.values() for shape in spot.piece.draw(spot.at)]

    # --- where things are, on the picture

    def box_of(self, unit: str) -> Box | None:
        """The box of a transporter, or of what hides or carries it; None where it is not seen."""
        if unit not in self.table.units:
            return None
        name = f"unit.{self.table.units[unit].carrier or unit}"
        if name in self.hidden:
            place = self.hidden[name]
            own = (each for each in self.spots.values() if each.piece.holds == place)
            spot = self.spots.get(f"more.{place}") or next(own, None)
        else:
            spot = self.spots.get(name)
        return None if spot is None else spot.box


@lru_cache(maxsize=16)
def _printed(land: Atlas, grid: Grid, seen: tuple[tuple[str, Point], ...], wet: bool) -> tuple[AnyShape, ...]:
    """What is printed on these tiles, with their middles; `wet`: deserts have become pasture."""
    flat = Grid(grid.layout, grid.radius, 0, 0)
    found: list[AnyShape] = []
    for name, at in seen:
        tile = land.tiles[name]
        place, desert = lie(flat, tile.river), tile.terrain == "desert"
        found += ground.tile_ground(tile, place, at, "pasture" if desert and wet else tile.terrain)
        if desert and wet:
            found += ground.watered(tile, place, at)
        found += ground.river(tile, place, at)
    return tuple(found)
