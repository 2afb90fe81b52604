"""The print on the tiles: terrain with its motif, rivers, all static; and the tiles' names."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from engine.games.roads.world.atlas import Tile
from render import layout, theme
from render.hexmap import Grid, add, moved
from render.scene import AnyShape, Disc, Icon, Layer, Point, Polygon
from render.scene import Line as Stroke

from ..places.corners import distance, name_places, name_size
from ..places.lie import Lie

GAP, SEA_GAP = 1, 0.5
"""Half the gap between two tiles, and between two sea tiles."""
SPOTS = ((0.0, 0.0), (0.62, 1.0), (0.62, 3.0), (0.62, 5.0), (0.62, 7.0), (0.62, 9.0), (0.62, 11.0))
"""The places of the motif: the distance from the middle over the radius, and the direction in half edges."""
NAME_INK = "#4a443b"


def tile_ground(tile: Tile, lie: Lie, at: Point, terrain: str) -> Iterable[AnyShape]:
    """A tile without its river: the terrain's colour and motif."""
    paint = theme.TERRAINS[terrain]
    name = f"tile.{tile.name}"
    layer = Layer.VALUE if terrain == "sea" else Layer.TERRAIN
    yield Polygon(
        name=name,
        layer=layer,
        points=moved(lie.grid.corners(SEA_GAP if tile.sea else GAP), at),
        fill=paint.fill,
        static=True,
    )
    size = lie.grid.radius * 0.28
    for k, (share, turn) in enumerate(SPOTS):
        spot = lie.grid.ray(turn, share * lie.grid.radius)
        if clear(lie, spot, size * 0.55) and distance(name_places(tile, lie)[0], spot) > size * 0.5:
            yield Icon(
                name=f"{name}.{paint.motif}.{k}",
                layer=Layer.VALUE,
                icon=paint.motif,
                at=add(at, spot),
                size=size,
                colour=paint.ink,
                cut=paint.fill,
                static=True,
            )


def clear(lie: Lie, spot: Point, around: float) -> bool:
    """Whether a spot keeps clear of the river."""
    return all(hypot(spot[0] - x, spot[1] - y) > lie.half + around for line in lie.water for x, y in line)


def river(tile: Tile, lie: Lie, at: Point) -> Iterable[AnyShape]:
    """The river of a tile: its banks' line below, the water above the sea, so that mouths are open."""
    for k, line in enumerate(lie.water):
        points = moved(line, at)
        for part, layer, colour, wide in (
            ("shore", Layer.GRID, theme.SHORE, 2 * lie.half + 2 * theme.THIN),
            ("water", Layer.ROAD, theme.WATER, 2 * lie.half),
        ):
            yield Stroke(
                name=f"tile.{tile.name}.{part}.{k}",
                layer=layer,
                points=points,
                colour=colour,
                width=round(wide, 1),
                static=True,
            )
    if len(tile.river) in (1, 3):
        end = moved((lie.water[0][-1] if len(tile.river) == 1 else (0, 0),), at)[0]
        wide = lie.half * (1.5 if len(tile.river) == 1 else 1.3)
        for part, layer, colour, radius in (
            ("shore", Layer.GRID, theme.SHORE, wide + theme.THIN),
            ("water", Layer.ROAD, theme.WATER, wide),
        ):
            yield Disc(
                name=f"tile.{tile.name}.{part}.spring",
                layer=layer,
                at=end,
                radius=round(radius, 1),
                fill=colour,
                static=True,
            )


def tile_name(tile: Tile, grid: Grid, at: Point, terrain: str) -> AnyShape:
    """A tile's name."""
    return layout.label(
        f"name.{tile.name}",
        tile.name,
        at,
        name_size(grid),
        colour=NAME_INK,
        halo=theme.TERRAINS[terrain].fill,
        layer=Layer.ROAD,
    )


def watered(tile: Tile, lie: Lie, at: Point) -> Iterable[AnyShape]:
    """The mark of a desert that has become pasture: a drop opposite its name."""
    x, y = layout.centre(name_places(tile, lie)[0])
    size = round(lie.grid.radius * 0.26)
    yield Icon(
        name=f"tile.{tile.name}.watered",
        layer=Layer.VALUE,
        icon="drop",
        at=moved(((-x, -y),), at)[0],
        size=size,
        colour=theme.SHORE,
        cut=theme.PAPER,
        static=True,
    )
