"""The tiles that may be laid at a place, each with its letter, as they would lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from engine.games.roads.world.rivers import parts
from render import layout, theme
from render.hexmap import Grid, moved
from render.scene import AnyShape, Icon, Layer, Line, Point, Polygon
from render.show import Mark

from ..places.lie import Lie, lie

COLUMNS, HIGH, RADIUS = 6, 124, 50
"""Cells in a row, their height, and the radius of the tiles."""
RIVERS = {"plain": (), "source": (3,), "straight": (1, 4), "wide": (1, 3), "sharp": (1, 2), "fork": (1, 3, 5)}
"""The edges a river joins on tiles that are not turned yet."""


def kinds(marks: Sequence[Mark]) -> list[Mark]:
    """The options, if they are different tiles for one place; else none."""
    tiles = [mark for mark in marks if mark.kind == "laying" and mark.value.kind]
    places = {mark.value.place for mark in tiles}
    return tiles if len(tiles) == len(marks) and len(places) == 1 else []


def choices(marks: Sequence[Mark], space: tuple[float, float, float]) -> tuple[list[AnyShape], int]:
    """The panel of these options below `top`, between left and right, and where it ends."""
    left, top, right = space
    rows = -(-len(marks) // COLUMNS)
    bottom = round(top + rows * HIGH + 16)
    shapes: list[AnyShape] = [layout.plate("choices", (left, top, right, bottom))]
    wide = (right - left - 16) / COLUMNS
    for n, mark in enumerate(marks):
        x, y = left + 8 + wide * (n % COLUMNS), top + 8 + HIGH * (n // COLUMNS + 0.5)
        at = (round(x + wide / 2 + 18), round(y))
        terrain, form = parts(mark.value.kind)
        river = tuple(map(int, mark.value.river)) if mark.value.river else RIVERS[form]
        shapes += tile(f"choices.{mark.letter}", terrain, river, at, RADIUS)
        where = (at[0] - RADIUS - 24, at[1])
        shapes += layout.badge(f"choice.{mark.letter}", mark.letter, where, theme.MEDIUM)
    return shapes, bottom


def tile(
    name: str, terrain: str, river: tuple[int, ...], at: Point, radius: float, *, left: bool = True
) -> Iterable[AnyShape]:
    """A small tile with its terrain's motif or its river; pale if none is `left`."""
    grid, paint = Grid("pointy", radius, 0, 0), theme.TERRAINS[terrain]
    points = moved(grid.corners(), at)
    rim = theme.SOFT if left else theme.EDGE
    yield Polygon(name=name, layer=Layer.TERRAIN, points=points, fill=paint.fill, line=rim, width=theme.THIN)
    ground = lie(grid, river)
    large = radius > 2 * theme.SMALL
    if not river or large:
        yield Icon(
            name=f"{name}.motif",
            layer=Layer.PIECE,
            icon=paint.motif,
            at=moved((_dry(ground, radius),), at)[0],
            size=round(radius * (0.55 if river else 1.05)),
            colour=paint.ink,
            cut=paint.fill,
        )
    for part, across, colour in (("shore", 0.42, theme.SHORE), ("water", 0.26, theme.WATER)):
        wide = round(radius * across)
        for k, line in enumerate(ground.water):
            points = moved(line[1:-1] if large else line, at)
            yield Line(name=f"{name}.{part}.{k}", layer=Layer.GRID, points=points, colour=colour, width=wide)


def _dry(ground: Lie, radius: float) -> Point:
    """Where the motif lies: in the middle, or where it is farthest from a river."""
    water = [at for line in ground.water for at in line]
    spots = [ground.grid.ray(turn, radius * 0.56) for turn in range(12)] if water else [(0.0, 0.0)]
    return max(spots, key=lambda spot: min((hypot(spot[0] - x, spot[1] - y) for x, y in water), default=0))
