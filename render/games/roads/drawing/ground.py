"""The print on the tiles: terrain with its motif, rivers, all static; and the tiles' names."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.hexes import EDGES, neighbour
from engine.games.roads.world.atlas import Atlas, Tile
from render import layout, theme
from render.hexmap import add, moved
from render.scene import AnyShape, Disc, Figure, Icon, Layer, Point
from render.scene import Line as Stroke

from ..places.corners import mark_size, motif_spot
from ..places.lie import Lie
from ..places.placed import Placed
from .texture import VARIANTS, Land

MARKS = {"drop": "watered", "wave": "sinks"}
"""What the marks of tiles say, by their icons."""


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


def marks(placed: Placed) -> Iterable[AnyShape]:
    """What has become of tiles, and what will: see `Placing`."""
    for (tile, icon), at in placed.marks.items():
        yield Icon(
            name=f"tile.{tile}.{MARKS[icon]}",
            layer=Layer.ROAD,
            icon=icon,
            at=at,
            size=mark_size(placed.sites.lie(tile)),
            colour=theme.SHORE,
            cut=theme.PAPER,
        )
