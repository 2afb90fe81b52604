"""The landscape of an edition as a graph, and questions about the buildings on it.

Roads form a tree from the start market: a section joins the network at its first point only, its milestone
and its far end stand on points that were off the network.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from .edition import Edition, triangle_corners
from .state import Section, Table


class Landscape:
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


_built: dict[str, Landscape] = {}


def landscape_of(edition: Edition) -> Landscape:
    """The landscape of an edition, built when first asked for."""
    built = _built.get(edition.digest)
    if built is None:
        built = _built[edition.digest] = Landscape(edition)
    return built


class Network:
    """The buildings on one table's landscape, gathered for a round of questions; follows no changes."""

    def __init__(self, table: Table) -> None:
        self.table, self.landscape = table, landscape_of(table.edition)
        self.markets = set(table.markets)
        self.milestones = {section.milestone for section in table.sections}
        self.degree: dict[str, int] = dict.fromkeys(table.markets, 0)
        for section in table.sections:
            self.degree[section.start] = self.degree.get(section.start, 0) + 1
            self.degree[section.milestone] = 2
            self.degree[section.end] = self.degree.get(section.end, 0) + 1

    def free(self, point: str) -> bool:
        """No milestone and no market covers the number (houses never do)."""
        return point not in self.milestones and point not in self.markets

    def worth(self, point: str) -> int:
        """The number of a free point, 0 for a covered one."""
        return self.landscape.value[point] if self.free(point) else 0

    def branch_points(self) -> list[str]:
        """Where a section may start: at a market, or at the end of a road. In the order they were built."""
        # a milestone always has degree 2
        return [p for p, n in self.degree.items() if n == 1 or p in self.markets]

    def sections(self) -> Iterator[Section]:
        """Every section that may be built now."""
        near, degree = self.landscape.near, self.degree
        for start in self.branch_points():
            for via in near[start]:
                if via not in degree:
                    for end in near[via]:
                        if end not in degree:
                            yield Section(start, via, end)

    def dead_ends(self) -> list[str]:
        """Where a section might start, but none can go on any more: a point once built on never gets free."""
        going = {section.start for section in self.sections()}
        return [p for p in self.branch_points() if p not in going]

    def market_points(self) -> list[str]:
        """Free points at the end of a road or between two sections."""
        return [p for p in self.degree if p not in self.markets and p not in self.milestones]

    def roadside(self) -> list[str]:
        """Triangles with a road piece on at least one edge and no house in them."""
        houses, plots = set(self.table.houses), dict[str, None]()
        for section in self.table.sections:
            for a, b in pairwise(section):
                for plot in self.landscape.plots_at[a]:
                    if b in self.landscape.corners[plot] and plot not in houses:
                        plots[plot] = None
        return list(plots)

    def house_points(self, plot: str) -> int:
        """The points of a house there: the free numbers at its corners."""
        return sum(self.worth(corner) for corner in self.landscape.corners[plot])

    def free_neighbours(self, market: str) -> list[str]:
        """The free numbers around a market, highest first."""
        points = [p for p in self.landscape.near[market] if self.free(p)]
        return sorted(points, key=lambda p: (-self.landscape.value[p], p))
