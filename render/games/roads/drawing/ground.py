"""The print on the tiles: terrain with its motif, rivers, all static; and the tiles' names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.hexes import EDGES, neighbour
from engine.games.roads.world.atlas import Atlas, Tile
from render import layout, theme
from render.hexmap import add, moved
from render.scene import AnyShape, Disc, Figure, Icon, Layer, Point
from render.scene import Line as Stroke

from ..places.corners import cornered, distance
from ..places.lie import Lie
from .texture import VARIANTS, Land

MOTIF, LEAST = 0.62, 27
"""The motif's size over the radius, and the least that a phone shows."""
SPOTS = (5, 7, 3, 9, 1)
"""The corners where the motif may stand, as directions in half edges, the best first: opposite the name."""
RIVERSIDE = (1.0, 0.8, 0.64)
"""How much smaller the motif may be where a river leaves little room."""


def tile_ground(tile: Tile, lie: Lie, at: Point, terrain: str) -> Iterable[AnyShape]:
    """A tile without its river: the terrain's colour and motif."""
    paint = theme.TERRAINS[terrain]
    name = f"tile.{tile.name}"
    yield Figure(
        name=name,
        layer=Layer.VALUE if terrain == "sea" else Layer.TERRAIN,
        recipe=Land(terrain, lie.grid, (tile.at[0] + 2 * tile.at[1]) % VARIANTS),
        at=(round(at[0]), round(at[1])),
        static=True,
    )
    size, spot = motif_spot(lie)
    yield Icon(
        name=f"{name}.{paint.motif}",
        layer=Layer.VALUE,
        icon=paint.motif,
        at=add(at, spot),
        size=size,
        colour=paint.ink,
        cut=paint.fill,
        static=True,
    )


@lru_cache(maxsize=256)
def motif_spot(lie: Lie) -> tuple[int, Point]:
    """How large the motif is, and where it stands: in a corner, clear of the river."""
    found = (0, (0.0, 0.0))
    for share in RIVERSIDE:
        size = max(LEAST, round(lie.grid.radius * MOTIF * share))
        for turn in SPOTS:
            found = size, cornered(lie.grid, turn, size * 0.5, size * 0.5)
            if clear(lie, found[1], size * 0.5):
                return found
    return found


def clear(lie: Lie, spot: Point, around: float) -> bool:
    """Whether a box that reaches so far keeps clear of the river."""
    box = layout.around(spot, around, around)
    return all(distance(box, at) > lie.half + theme.THIN for line in lie.water for at in line)


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
                name=f"tile.{tile.name}.{part}.{len(lie.water)}",
                layer=layer,
                at=end,
                radius=round(radius, 1),
                fill=colour,
                static=True,
            )


def edges(atlas: Atlas, tile: Tile, lie: Lie, at: Point) -> Iterable[AnyShape]:
    """Where a tile ends the map, and where land meets the sea."""
    for edge in EDGES:
        beyond = atlas.by_hex.get(neighbour(tile.at, edge))
        coast = beyond is not None and not tile.sea and atlas.tiles[beyond].sea
        if beyond is None or coast:
            yield Stroke(
                name=f"tile.{tile.name}.{'coast' if coast else 'rim'}.{edge}",
                layer=Layer.ROAD,
                points=moved((lie.grid.corner(edge - 1), lie.grid.corner(edge)), at),
                colour=theme.BEACH if coast else theme.RIM,
                width=theme.BOLD if coast else theme.LINE,
                static=True,
            )


def tile_name(tile: Tile, at: Point, size: int) -> AnyShape:
    """A tile's name, light around, above all that may come near it."""
    return layout.label(
        f"name.{tile.name}",
        tile.name,
        at,
        size,
        colour=theme.INK,
        halo=theme.PAPER,
        layer=Layer.PLAYER,
    )


def watered(tile: Tile, lie: Lie, at: Point) -> Iterable[AnyShape]:
    """The mark of a desert that has become pasture: a drop beside the tuft."""
    yield _beside(tile, lie, at, "drop", "watered", static=True)


def sinking(tile: Tile, lie: Lie, at: Point) -> Iterable[AnyShape]:
    """The mark of a tile that will sink in a scenario's flood: a wave beside the motif."""
    yield _beside(tile, lie, at, "wave", "sinks", static=False)


def _beside(tile: Tile, lie: Lie, at: Point, icon: str, name: str, *, static: bool) -> AnyShape:
    size, (x, y) = motif_spot(lie)
    side = -1 if x > 0 else 1
    return Icon(
        name=f"tile.{tile.name}.{name}",
        layer=Layer.VALUE,
        icon=icon,
        at=moved(((x + side * size * 0.86, y - size * 0.3),), at)[0],
        size=max(LEAST, round(size * 0.72)),
        colour=theme.SHORE,
        cut=theme.PAPER,
        static=static,
    )
