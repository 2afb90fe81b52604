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


def name_size(grid: Grid) -> int:
    """How large tiles' names are."""
    return theme.LEAST if grid.radius < 95 else theme.SMALL if grid.radius < 125 else theme.MEDIUM


def name_places(tile: Tile, lie: Lie) -> tuple[Box, ...]:
    """Where a tile's name may lie, from the tile's middle: in a corner, clear of water. The best first: at the top,
    then far from the middles of banks."""
    size = name_size(lie.grid)
    return _name_places(lie, width(tile.name, size, True) / 2 + 3, size * 0.45)


@lru_cache(maxsize=512)
def _name_places(lie: Lie, half_wide: float, half_high: float) -> tuple[Box, ...]:
    ranked = []
    for n, turn in enumerate((11, 9, 1, 7, 3, 5)):
        spot = cornered(lie.grid, turn, half_wide, half_high)
        box = layout.around(spot, half_wide, half_high)
        wet = any(distance(box, at) < lie.half + 2 for line in lie.water for at in line)
        away = min(hypot(spot[0] - x, spot[1] - y) for x, y in lie.anchors)
        ranked.append((wet, -away - 10 * (n == 0), n, box))
    dry = [each for each in ranked if not each[0]] or ranked[:1]
    return tuple(each[-1] for each in sorted(dry))


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
