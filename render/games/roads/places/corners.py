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

MOTIF, LEAST = 0.62, 27
"""The motif's size over the radius, and the least that a phone shows."""
SPOTS = (5, 7, 3, 9, 1)
"""The corners where the motif may stand, as directions in half edges, the best first: opposite the name."""
RIVERSIDE = (1.0, 0.8, 0.64)
"""How much smaller the motif may be where a river leaves little room."""
MARKS_AT = (1, 3, 9, 7, 5, 11, 0, 2, 4, 6, 8, 10)
"""The corners and edges where a mark of a tile may stand that has no room beside the motif."""


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


def mark_size(lie: Lie) -> int:
    """How large the mark of what becomes of a tile is."""
    return max(LEAST, round(motif_spot(lie)[0] * 0.72))


@lru_cache(maxsize=256)
def mark_spots(lie: Lie) -> tuple[Point, ...]:
    """Where it may stand, the best first: beside the motif, else in a corner clear of the river."""
    size, (x, y) = motif_spot(lie)
    half = mark_size(lie) / 2
    motif = layout.around((x, y), size * 0.4 + half, size * 0.4 + half)
    corners = [cornered(lie.grid, turn, half, half) for turn in MARKS_AT]
    spots = [(x + (-1 if x > 0 else 1) * size * 0.86, y - size * 0.3), *corners]
    dry = [spot for spot in spots if clear(lie, spot, half)]
    return tuple([spot for spot in dry if not layout.holds(motif, spot)] or dry or spots)
