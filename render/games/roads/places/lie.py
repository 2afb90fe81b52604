"""Where things lie on a tile: its river, its banks, docks, the places for bridges, roads and walls, as pixels.

All points of a `Lie` are from the middle of its tile; it is the same for all tiles with the same river.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from engine.games.roads.world.atlas import Atlas
from render.hexmap import Grid, Room, add, along, beside, curve, mix
from render.scene import Point

RIVER = 0.09
"""Half the width of a river over the radius of a tile."""
BENDS = {1: 0.98, 2: 1.12, 3: 1.0}
"""How far the handles of a river's curve reach, over the way to the middle, by the edges it turns by: far enough to
leave room on the inner bank."""
AIR = 4
"""Pixels that pieces keep clear of a tile's edges."""

SHORE = 3
"""Pixels that pieces keep clear of a river."""

Line = tuple[Point, ...]


class Lie:
    """The lie of a tile with this river, on a grid."""

    def __init__(self, grid: Grid, river: tuple[int, ...]) -> None:
        self.grid, self.river = grid, river
        self.half = grid.radius * RIVER
        self.water = self._water()
        self.rooms = tuple(self._room(n) for n in range(max(1, len(river) if len(river) > 1 else 1)))
        self.anchors = tuple(self._anchor(n) for n in range(len(self.rooms)))

    # --- the river

    def _water(self) -> tuple[Line, ...]:
        """The middle lines of the river, each from edge to edge; a source's from its edge to its spring."""
        if len(self.river) == 1:
            start = self.grid.edge(self.river[0])
            return (tuple(mix(start, (0, 0), 0.92 * k / 12) for k in range(13)),)
        ends = (*self.river[1:], self.river[0]) if len(self.river) > 2 else self.river[1:]
        return tuple(self._between(a, b) for a, b in zip(self.river, ends, strict=False))

    def _between(self, a: int, b: int) -> Line:
        """A river's middle line from edge to edge."""
        start, end = self.grid.edge(a), self.grid.edge(b)
        reach = BENDS[min((a - b) % 6, (b - a) % 6)]
        return curve(start, mix(start, (0, 0), reach), mix(end, (0, 0), reach), end, 16)

    # --- banks

    def _room(self, n: int) -> Room:
        """The room for pieces on a bank."""
        if len(self.river) < 2:
            return Room(self.grid.corners(AIR))
        start = self.river[n]
        end = self.river[(n + 1) % len(self.river)] + (6 if n + 1 == len(self.river) else 0)
        away = self.half + SHORE
        line = self._between(end % 6, start)
        side = 1 if self._left(line, start + end) else -1
        shore = [p for p in beside(line, side * away) if self._inside(p) and self._off(line, p, away)]
        corners = [self.grid.corner(k % 6, AIR) for k in range(start, end)]
        share = away / self.grid.radius
        first, last = self.grid.edge(start, 0.5 + share, AIR), self.grid.edge(end % 6, 0.5 - share, AIR)
        return Room((first, *corners, last, *shore))

    def _left(self, line: Line, toward: int) -> bool:
        """Whether the bank in a direction lies left of a line (looking along it)."""
        _, (dx, dy) = along(line, 0.5)
        x, y = self.grid.ray(toward)
        return x * dy - y * dx > 0

    def _inside(self, point: Point) -> bool:
        """Whether a point lies inside the tile, clear of its edges."""
        most = self.grid.flat_radius - AIR
        return all(point[0] * x + point[1] * y < most for x, y in (self.grid.ray(2 * n) for n in range(6)))

    @staticmethod
    def _off(line: Line, point: Point, away: float) -> bool:
        """Whether a point is that far from a line: beside a tight bend it may come too near to another part."""
        return all(hypot(point[0] - x, point[1] - y) > away - 1.5 for x, y in line)

    def _anchor(self, n: int) -> Point:
        """The middle of a bank, where its roads meet."""
        if not self.river:
            return 0, 0
        if len(self.river) == 1:
            return self.grid.ray(2 * self.river[0] + 6, self.grid.radius * 0.24)
        return self.rooms[n].middle

    @lru_cache(maxsize=1024)  # noqa: B019  # as long as the lies themselves, which are few
    def wider(self, n: int, by: float) -> Room:
        """The room of a bank with its outer edge farther away, not the river."""
        points = self.rooms[n].points
        outer = (
            len(points) if len(self.river) < 2 else 2 + (self.river[(n + 1) % len(self.river)] - self.river[n]) % 6
        )
        wider = Room([(x * by, y * by) if k < outer else (x, y) for k, (x, y) in enumerate(points)])
        wider.middle = self.rooms[n].middle
        return wider

    # --- borders

    def crossing(self, edge: int, half: int) -> Point:
        """Where a road of the bank at one half of an edge crosses it: in the middle of the edge, beside a river in
        the middle of its half."""
        if edge not in self.river:
            return self.grid.edge(edge)
        return self.grid.edge(edge, 0.24 if half == 0 else 0.76)

    def road(self, n: int, edge: int, half: int) -> Line:
        """The way of a road on this tile, from the bank's middle to the border."""
        start, end = self.anchors[n], self.crossing(edge, half)
        inward = self.grid.ray(2 * edge + 6)
        far = hypot(end[0] - start[0], end[1] - start[1])
        return curve(start, mix(start, end, 0.35), add(end, inward, far * 0.4), end, 8)

    def coast(self, edge: int, halves: tuple[int, ...]) -> Point:
        """The middle of a bank's part of an edge."""
        return self.grid.edge(edge, 0.5 if len(halves) == 2 else 0.25 + 0.5 * halves[0])

    # --- bridges and boats

    def arm(self, edge: int) -> tuple[Point, Point]:
        """Where the bridge over an arm lies, and the direction of the water there."""
        if len(self.river) == 2:
            return along(self.water[0], 0.5)
        return mix(self.grid.edge(edge), (0, 0), 0.45), self.grid.ray(2 * edge)

    def afloat(self, *, alone: bool) -> tuple[Point, ...]:
        """Places for boats in the river, the best first. For a boat that is `alone` the middle comes first."""
        if len(self.river) == 1:
            return tuple(along(self.water[0], share)[0] for share in (0.45, 0.2, 0.8))
        if len(self.river) == 3:
            return (0.0, 0.0), *(mix(self.grid.edge(edge), (0, 0), 0.3) for edge in self.river)
        # in a bend nearer to the outer bank, which has more room
        at, _ = along(self.water[0], 0.5)
        first, last = self.grid.edge(self.river[0]), self.grid.edge(self.river[1])
        middle, far = (add(at, mix(first, last, 0.5), -share) for share in (0.32, 0.82))
        ends = tuple(along(self.water[0], share)[0] for share in (0.2, 0.8))
        return (middle, *ends, far) if alone else (*ends, middle, far)


@lru_cache(maxsize=256)
def lie(grid: Grid, river: tuple[int, ...]) -> Lie:
    """The lie of a tile with this river, on a grid that begins at 0, 0."""
    return Lie(grid, river)


def edge_between(atlas: Atlas, a: str, b: str) -> int:
    """The edge of tile a that leads to tile b."""
    return next(edge for edge in range(6) if atlas.beside(a, edge) == b)
