"""The map of a table drawn, everything in its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.games.roads.world.atlas import Atlas
from render.hexmap import Grid
from render.scene import AnyShape, Point
from render.show import Change

from ..places.lie import lie
from ..places.placed import Placed, Spot
from . import ground, options, rings, ways


def drawn(placed: Placed, changes: Sequence[Change], actor: str = "") -> list[AnyShape]:
    """The whole map, with changes and options. `actor`: the transporter of all options."""
    return [
        *backdrop(placed),
        *rings.below(placed, changes),
        *options.lights(placed),
        *_ways(placed),
        *_names(placed),
        *rings.arrows(placed, changes),
        *ground.marks(placed),
        *rings.above(placed, changes),
        *options.acting(placed, actor),
        *_pieces(placed),
        *options.badges(placed),
    ]


def backdrop(placed: Placed) -> Iterable[AnyShape]:
    """The printed map: terrain and rivers."""
    sites = placed.sites
    yield from _printed(sites.atlas, sites.grid, tuple(sites.seen.items()), placed.table.irrigated)


def _ways(placed: Placed) -> Iterable[AnyShape]:
    """Roads, bridges and walls, and where boats are moored."""
    yield from ways.roads(placed)
    yield from ways.bridges(placed)
    yield from ways.moorings(placed)
    yield from ways.walls(placed)
    yield from ways.ties(placed)


def _names(placed: Placed) -> Iterable[AnyShape]:
    """The names of the tiles."""
    for name, at in placed.names.items():
        yield ground.tile_name(placed.sites.atlas.tiles[name], at, placed.name_size)


def _pieces(placed: Placed) -> list[AnyShape]:
    """The pieces on the tiles."""
    before, drawn = placed.sites.drawn, dict[str, tuple[Spot, tuple[AnyShape, ...]]]()
    for name, spot in placed.spots.items():
        known = before.get(name)
        same = known is not None and known[0].piece is spot.piece and known[0].at == spot.at
        drawn[name] = known if known is not None and same else (spot, tuple(spot.piece.draw(spot.at)))
    placed.sites.drawn = drawn
    return [shape for _, shapes in drawn.values() for shape in shapes]


@lru_cache(maxsize=16)
def _printed(atlas: Atlas, grid: Grid, seen: tuple[tuple[str, Point], ...], wet: bool) -> tuple[AnyShape, ...]:
    """The print of these tiles, with their middles; `wet`: deserts have become pasture."""
    flat = Grid(grid.layout, grid.radius, 0, 0)
    shapes: list[AnyShape] = []
    for name, at in seen:
        tile = atlas.tiles[name]
        here, desert = lie(flat, tile.river), tile.terrain == "desert"
        shapes += ground.tile_ground(tile, here, at, "pasture" if desert and wet else tile.terrain)
    for edges in (True, False):  # mouths of rivers are open
        for name, at in seen:
            tile = atlas.tiles[name]
            here = lie(flat, tile.river)
            shapes += ground.edges(atlas, tile, here, at) if edges else ground.river(tile, here, at)
    return tuple(shapes)
