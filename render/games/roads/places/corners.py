"""The corners of a tile: where its name and its signs may lie."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from engine.games.roads.world.atlas import Tile
from render import layout, theme
from render.hexmap import Grid
from render.measure import width
from render.scene import Box, Point

from .lie import Lie

NAME_AT = 11
"""The corner of names, as a direction in half edges: at the top, of flat tiles at the top left."""


def name_size(grid: Grid) -> int:
    """How large tiles' names are, except in a map for a phone."""
    return theme.LEAST if grid.radius < 95 else theme.SMALL if grid.radius < 125 else theme.MEDIUM


def name_box(tile: Tile, lie: Lie, size: int) -> Box:
    """Where a tile's name lies, from the tile's middle: on every tile in the same corner, the first clockwise from
    the left, `size` high. Pieces keep clear of it; the water of a river may lie below it."""
    return _name_box(lie.grid, width(tile.name, size, True) / 2 + 3, size * 0.45)


@lru_cache(maxsize=512)
def _name_box(grid: Grid, half_wide: float, half_high: float) -> Box:
    return layout.around(cornered(grid, NAME_AT, half_wide, half_high), half_wide, half_high)


def cornered(grid: Grid, turn: int, half_wide: float, half_high: float) -> Point:
    """The middle of a box as near as can be to a corner of the tile."""
    x, y = grid.ray(turn, grid.radius)
    low, high = 0.0, 1.0
    for _ in range(7):
        share = (low + high) / 2
        corners = [(x * share + a * half_wide, y * share + b * half_high) for a in (-1, 1) for b in (-1, 1)]
        inside = all(
            px * dx + py * dy < grid.flat_radius - 3
            for px, py in corners
            for dx, dy in (grid.ray(2 * n) for n in range(6))
        )
        low, high = (share, high) if inside else (low, share)
    return round(x * low, 1), round(y * low, 1)


def distance(box: Box, at: Point) -> float:
    """How far a point is from a box."""
    return hypot(max(box[0] - at[0], 0, at[0] - box[2]), max(box[1] - at[1], 0, at[1] - box[3]))
