"""A little tile with one place marked: a bank, its river, or a coast."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.roads.world.atlas import Atlas, bank_at
from engine.games.roads.world.names import bank_of, sea_of
from render import theme
from render.hexmap import Grid, moved
from render.scene import AnyShape, Layer, Line, Point, Polygon

from ..places.lie import edge_between, lie

RADIUS = 26
"""Of the little tile."""


def locator(atlas: Atlas, place: str, at: Point) -> Iterable[AnyShape]:
    """A tile with its river; the place is dark."""
    tile = atlas.tiles[atlas.tile_of[place]]
    grid = Grid(atlas.layout, RADIUS, 0, 0)
    ground = lie(grid, tile.river)
    name = f"locator.{place}"
    yield Polygon(
        name=name,
        layer=Layer.TERRAIN,
        points=moved(grid.corners(), at),
        fill=theme.PAPER,
        line=theme.SOFT,
        width=theme.THIN,
    )
    bank, sea = bank_of(place), sea_of(place)
    wet = bank not in tile.banks and not tile.sea
    if bank in tile.banks and not sea:
        points = moved(ground.rooms[tile.banks.index(bank)].points, at)
        yield Polygon(name=f"{name}.bank", layer=Layer.VALUE, points=points, fill=theme.INK)
    parts = ((8, theme.INK),) if wet else ((8, theme.SHORE), (5, theme.WATER))
    for k, line in enumerate(ground.water):
        for wide, colour in parts:
            yield Line(
                name=f"{name}.water.{k}.{wide}",
                layer=Layer.ROAD,
                points=moved(line, at),
                colour=colour,
                width=wide,
            )
    if sea:
        edge = edge_between(atlas, tile.name, sea)
        halves = [half for half in (0, 1) if bank_at(tile, edge, half) == bank]
        ends = (grid.edge(edge, min(halves) / 2, 4), grid.edge(edge, (max(halves) + 1) / 2, 4))
        yield Line(name=f"{name}.coast", layer=Layer.ROAD, points=moved(ends, at), colour=theme.INK, width=8)
