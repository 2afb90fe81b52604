"""The landscape of an edition as a graph, and what stands on it as questions about a table.

Roads form a tree from the start market: a section joins the network at its first point only, its milestone
and its far end stand on points that were off the network.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .edition import Edition, triangle_corners

if TYPE_CHECKING:
    from .state import Table

Section = tuple[str, str, str]
"""Where a road section starts, the point of its milestone, where it ends."""


class Land:
    """Points, their neighbours and values, triangles and their corners. Built once for each edition."""

    def __init__(self, edition: Edition) -> None:
        at = {(p.x, p.row): p.id for p in edition.points}
        steps = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
        self.near: dict[str, tuple[str, ...]] = {
            p.id: tuple(at[q] for dx, dr in steps if (q := (p.x + dx, p.row + dr)) in at) for p in edition.points
        }
        self.value = {p.id: p.value for p in edition.points}
        self.corners: dict[str, tuple[str, str, str]] = dict(triangle_corners(edition.points))
        self.plots_at: dict[str, tuple[str, ...]] = {
            point: tuple(t for t, corners in self.corners.items() if point in corners) for point in self.near
        }
        self.bushes = frozenset(edition.bushes)


_built: dict[str, Land] = {}


def land(edition: Edition) -> Land:
    """The landscape of an edition, built when first asked for."""
    found = _built.get(edition.digest)
    if found is None:
        found = _built[edition.digest] = Land(edition)
    return found


class Network:
    """What stands on the landscape of one table, gathered for a round of questions; follows no changes."""

    def __init__(self, table: Table) -> None:
        self.table, self.land = table, land(table.edition)
        self.markets = set(table.markets)
        self.milestones = {via for _, via, _ in table.sections}
        self.degree: dict[str, int] = dict.fromkeys(table.markets, 0)
        for start, via, end in table.sections:
            self.degree[start] = self.degree.get(start, 0) + 1
            self.degree[via] = 2
            self.degree[end] = self.degree.get(end, 0) + 1

    def free(self, point: str) -> bool:
        """No milestone and no market covers the number (houses never do)."""
        return point not in self.milestones and point not in self.markets

    def worth(self, point: str) -> int:
        """The number of a free point, 0 for a covered one."""
        return self.land.value[point] if self.free(point) else 0

    def branch_points(self) -> list[str]:
        """Where a section may start: at a market, or at the end of a road. In the order they were built."""
        # a milestone always has degree 2
        return [p for p, n in self.degree.items() if n == 1 or p in self.markets]

    def sections(self) -> Iterator[Section]:
        """Every section that may be built now."""
        near, degree = self.land.near, self.degree
        for start in self.branch_points():
            for via in near[start]:
                if via not in degree:
                    for end in near[via]:
                        if end not in degree:
                            yield start, via, end

    def market_points(self) -> list[str]:
        """Free points at the end of a road or between two sections."""
        return [p for p in self.degree if p not in self.markets and p not in self.milestones]

    def roadside(self) -> list[str]:
        """Triangles with a road piece on at least one edge and no house in them."""
        houses, found = set(self.table.houses), dict[str, None]()
        for start, via, end in self.table.sections:
            for a, b in ((start, via), (via, end)):
                for plot in self.land.plots_at[a]:
                    if b in self.land.corners[plot] and plot not in houses:
                        found[plot] = None
        return list(found)

    def house_points(self, plot: str) -> int:
        """What a house there scores: the free numbers at its corners."""
        return sum(self.worth(corner) for corner in self.land.corners[plot])

    def free_neighbours(self, market: str) -> list[str]:
        """The free numbers around a market, highest first."""
        points = [p for p in self.land.near[market] if self.free(p)]
        return sorted(points, key=lambda p: (-self.land.value[p], p))
