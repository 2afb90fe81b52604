"""The landscape: points, roads, milestones, markets, sacks, houses and bonus tiles, with its marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import pairwise
from math import cos, hypot, pi, sin

from msgspec import Struct

from engine.core.values import words_of
from engine.games.milestones.edition import ROWS
from engine.games.milestones.landscape import Network, landscape_of
from engine.games.milestones.state import Section, Table
from render import layout, theme
from render.scene import AnyShape, Box, Disc, Icon, Layer, Line, Point, Polygon
from render.show import Change, Mark

MEADOW, BUSH, GRIDLINE = "#e9ebcf", "#c1cf92", "#aab286"
BUSH_INK = "#5f7038"
ROAD = "#4d3b2c"
BRICK = "#8c3524"
VALUES = ("#ffffff", "#fffdf4", "#fdf1cb", "#f9de97", "#f2c463", "#e6a637")
"""Grounds of the numbers, by value: the dearer, the warmer. Above 5 as 5."""
NAMES, NAMES_INK = 27, "#5c6a36"
"""Of columns and rows."""
READ = 27
"""The least size of an icon: what a phone shows of 1,000 pixels."""
SIDE = 28
"""Room at the left for the names of the rows."""
RISE = 0.866
"""Height of a triangle over its side."""


PLACES = ("section", "plot", "point", "delivery")
"""Kinds of values that name places of the landscape."""


class Window(Struct, frozen=True):
    """A part of the landscape on the picture: doubled coordinates from `x`, `row`; `unit` pixels a grid side."""

    box: Box
    unit: float
    x: float
    row: float
    columns: float
    rows: float
    head: float = 30
    """Room above the grid for the names of the columns."""

    def at(self, x: float, row: float) -> Point:
        """Where a place of the grid lies on the picture."""
        wide, high = self.columns / 2 * self.unit, self.rows * RISE * self.unit
        left = (self.box[0] + SIDE + self.box[2] - wide) / 2
        top = (self.box[1] + self.head + self.box[3] - high) / 2
        return round(left + (x - self.x) / 2 * self.unit, 1), round(top + (row - self.row) * RISE * self.unit, 1)

    def holds(self, x: float, row: float) -> bool:
        return self.x <= x <= self.x + self.columns and self.row <= row <= self.row + self.rows


class Land:
    """Draws the landscape of a table through a window. `text` is the size of its figures; `close` says it is for
    a close-up, where letters are larger."""

    def __init__(self, table: Table, window: Window, text: int, *, close: bool = False) -> None:
        self.table, self.window, self.text, self.close = table, window, text, close
        self.net = Network(table)
        self.graph = landscape_of(table.edition)
        self.place = {p.id: window.at(p.x, p.row) for p in table.edition.points}
        self.seen = {p.id: window.holds(p.x, p.row) for p in table.edition.points}
        self.radius = round(text * 0.7)
        self.k = window.unit / 92

    def middle(self, plot: str) -> Point:
        """The centre of a triangle."""
        spots = [self.place[corner] for corner in self.graph.corners[plot]]
        return round(sum(p[0] for p in spots) / 3, 1), round(sum(p[1] for p in spots) / 3, 1)

    def reach(self, point: str) -> float:
        """How far a point's number or piece reaches from its middle."""
        if point in self.net.markets:
            return self.radius + 7
        return self.radius + (2 if self.net.free(point) else 4)

    def between(self, a: str, b: str, air: float = 0) -> tuple[Point, Point]:
        """The line between two points, as far as it is free."""
        from_, to = self.place[a], self.place[b]
        long = hypot(to[0] - from_[0], to[1] - from_[1])
        first, last = (self.reach(a) + air) / long, 1 - (self.reach(b) + air) / long
        return layout.towards(from_, to, first), layout.towards(from_, to, last)

    def tile_size(self) -> float:
        """From the middle of a bonus tile to its corners."""
        return min(21 * self.k, 26)

    def plots(self) -> list[str]:
        """The triangles in the window."""
        return [t for t, corners in self.graph.corners.items() if all(self.seen[c] for c in corners)]

    # --- the ground

    def backdrop(self) -> list[AnyShape]:
        """The printed board."""
        shapes: list[AnyShape] = [layout.plate("land", self.window.box, MEADOW, static=True)]
        for plot in self.plots():
            if plot in self.graph.bushes:
                corners = tuple(self.place[c] for c in self.graph.corners[plot])
                shapes.append(
                    Polygon(name=f"land.bush.{plot}", layer=Layer.TERRAIN, points=corners, fill=BUSH, static=True)
                )
        shapes += self._grid()
        shapes += self._names()
        shapes += self._cornfield()
        for point, value in self.graph.value.items():
            if self.seen[point] and point != self.table.edition.start:
                shapes += self._number(point, value)
        return shapes

    def _grid(self) -> Iterable[AnyShape]:
        for a, nears in self.graph.near.items():
            for b in nears:
                if self.seen[a] and (a < b or not self.seen[b]):
                    end = self.place[b] if self.seen[b] else layout.towards(self.place[a], self.place[b], 0.42)
                    yield Line(
                        name=f"land.line.{a}.{b}",
                        layer=Layer.GRID,
                        points=(self.place[a], end),
                        colour=GRIDLINE,
                        width=theme.THIN,
                        static=True,
                    )

    def _names(self) -> Iterable[AnyShape]:
        """The columns along the top and the rows at the left, by which points are named in words."""
        top = self.window.box[1] + 18
        for column in sorted({p.x for p in self.table.edition.points}):
            if self.window.x <= column <= self.window.x + self.window.columns:
                at = (self.window.at(column, 0)[0], top)
                yield self._name(f"land.column.{column + 1}", str(column + 1), at)
        for row, at in self._rows().items():
            yield self._name(f"land.row.{ROWS[row]}", ROWS[row], at)

    def _rows(self) -> dict[int, Point]:
        """Where the names of the rows in the window stand."""
        first, last = self.window.row, self.window.row + self.window.rows
        seen = sorted({p.row for p in self.table.edition.points if first <= p.row <= last})
        return {row: (self.window.box[0] + 20, self.window.at(0, row)[1]) for row in seen}

    def _name(self, name: str, text: str, at: Point) -> AnyShape:
        return layout.label(
            name, text, at, NAMES, colour=NAMES_INK, bold=False, halo=MEADOW, layer=Layer.GRID, static=True
        )

    def _cornfield(self) -> Iterable[AnyShape]:
        start = self.table.edition.start
        if not self.seen[start]:
            return
        x, y = self.place[start]
        size, unit = max(READ, 26 * self.k), self.window.unit
        names = [layout.around(at, NAMES * 0.5, NAMES * 0.6) for at in self._rows().values()]
        for k, (dx, dy) in enumerate(((-0.58, 0.02), (-0.56, 0.36))):
            at = (x + dx * unit, y + dy * unit)
            box = layout.around(at, size / 2, size / 2)
            clear = not any(layout.overlap(box, name) for name in names)
            if clear and layout.within(box, layout.inset(self.window.box, 4)):
                yield Icon(
                    name=f"land.cornfield.{k}",
                    layer=Layer.TERRAIN,
                    icon="grain",
                    at=at,
                    size=size,
                    colour="#a3821f",
                    static=True,
                )

    def _number(self, point: str, value: int) -> Iterable[AnyShape]:
        at = self.place[point]
        yield Disc(
            name=f"land.point.{point}",
            layer=Layer.VALUE,
            at=at,
            radius=self.radius,
            fill=VALUES[min(value, 5)],
            line="#8d8458",
            width=theme.THIN,
            static=True,
        )
        yield layout.label(f"land.value.{point}", str(value), at, self.text, layer=Layer.VALUE, static=True)

    # --- the pieces

    def pieces(self) -> list[AnyShape]:
        """The pieces on the board."""
        shapes: list[AnyShape] = []
        for section in self.table.sections:
            shapes += self._section(section)
        for plot in self.plots():
            shapes += self._plot(plot)
        for point in self.table.markets:
            if self.seen[point]:
                shapes += self._market(point)
        return shapes

    def _section(self, section: Section) -> Iterable[AnyShape]:
        via = section.milestone
        for a, b in pairwise(section):
            if self.seen[a] or self.seen[b]:
                yield from self._road(f"land.road.{a}.{b}", a, b)
        if self.seen[via]:
            at = self.place[via]
            yield Disc(
                name=f"land.milestone.{via}",
                layer=Layer.PIECE,
                at=at,
                radius=self.radius + 2,
                fill=ROAD,
                line=theme.PAPER,
                width=theme.THIN,
            )
            yield Icon(
                name=f"land.milestone.{via}.icon",
                layer=Layer.PIECE,
                icon="milestone",
                at=at,
                size=self.radius * 1.35,
                colour=theme.PAPER,
                cut=ROAD,
            )

    def _road(self, name: str, start: str, end: str) -> Iterable[AnyShape]:
        """A road piece between two points; the stub of one that leaves the window."""
        if not self.seen[start]:
            start, end = end, start
        a, b = self.place[start], self.place[end]
        clear = (self.radius + 1) / hypot(b[0] - a[0], b[1] - a[1])
        from_, to = layout.towards(a, b, clear), layout.towards(a, b, 1 - clear if self.seen[end] else 0.4)
        yield Polygon(name=f"{name}.light", layer=Layer.ROAD, points=bar(from_, to, 17 * self.k), fill=theme.PAPER)
        yield Polygon(name=name, layer=Layer.ROAD, points=bar(from_, to, 13 * self.k), fill=ROAD)
        yield Line(
            name=f"{name}.line",
            layer=Layer.ROAD,
            points=(from_, to),
            colour=theme.PAPER,
            width=theme.THIN,
            dash=6 * self.k,
        )

    def _plot(self, plot: str) -> Iterable[AnyShape]:
        at, k = self.middle(plot), self.k
        if plot in self.table.houses:
            yield Icon(
                name=f"land.house.{plot}",
                layer=Layer.PIECE,
                icon="house",
                at=at,
                size=40 * k,
                colour=BRICK,
                cut="#f6e7c8",
                line=theme.PAPER,
            )
        elif plot in self.table.bonuses:
            good = self.table.bonuses[plot]
            yield from bonus_tile(f"land.bonus.{plot}", good, at, self.tile_size())
        elif plot in self.graph.bushes:
            yield Icon(
                name=f"land.shrub.{plot}",
                layer=Layer.PIECE,
                icon="bush",
                at=at,
                size=max(READ, 28 * k),
                colour=BUSH_INK,
            )

    def _market(self, point: str) -> Iterable[AnyShape]:
        at, sacked = self.place[point], point in self.table.sacks
        r = self.radius + 5
        ground = theme.WELL if sacked else theme.PAPER
        yield Disc(name=f"land.market.{point}.light", layer=Layer.PIECE, at=at, radius=r + 2, fill=theme.PAPER)
        yield Disc(
            name=f"land.market.{point}",
            layer=Layer.PIECE,
            at=at,
            radius=r,
            fill=ground,
            line=theme.INK,
            width=theme.LINE,
        )
        icon, size = ("sack", r * 1.3) if sacked else ("market", r * 1.25)
        yield Icon(
            name=f"land.market.{point}.{icon}",
            layer=Layer.PIECE,
            icon=icon,
            at=at,
            size=size,
            colour=theme.INK,
            cut=ground,
        )

    # --- changes

    def changes(self, changes: Iterable[Change], options: Iterable[Mark] = ()) -> list[AnyShape]:
        """Rings and stars at new pieces, at options only stars; a new section is edged as well."""
        shapes: list[AnyShape] = []
        chosen = {point for mark in options if mark.kind in PLACES for point in words_of(mark.value) or (mark.value,)}
        for change in changes:
            value = change.value
            match change.kind:
                case "section":
                    for a, b in pairwise(value):
                        if self.seen[a] and self.seen[b]:
                            shapes += self._edged(f"change.road.{a}.{b}", self.place[a], self.place[b])
                    shapes += self._new(value.milestone, chosen)
                case "plot" if all(self.seen[c] for c in self.graph.corners[value]):
                    at, name = self.middle(value), f"change.plot.{value}"
                    if value not in chosen:
                        shapes += layout.ring(name, at, 25 * self.k)
                    shapes += self._star(name, at, 25 * self.k)
                case "point":
                    shapes += self._new(value, chosen)
        return shapes

    def _new(self, point: str, chosen: Set[str]) -> list[AnyShape]:
        if not self.seen[point]:
            return []
        at, name, radius = self.place[point], f"change.point.{point}", self.radius + 11
        ring = [] if point in chosen else layout.ring(name, at, radius)
        return [*ring, *self._star(name, at, radius)]

    def _star(self, name: str, at: Point, radius: float) -> list[AnyShape]:
        """Above at the right: between the numbers and houses around a place."""
        return layout.spark(name, (at[0] + radius * 0.77, at[1] - radius * 0.77), 30)

    def _edged(self, name: str, a: Point, b: Point) -> Iterator[Polygon]:
        """The outline of a new road, with a light rim where it crosses a house."""
        points = bar(layout.towards(a, b, 0.27), layout.towards(a, b, 0.73), 20 * self.k)
        for part, colour, wide in ((".light", theme.PAPER, theme.BOLD + 4), ("", theme.CHANGE, theme.BOLD)):
            yield Polygon(name=name + part, layer=Layer.CHANGE, points=points, line=colour, width=wide)

    def obstacles(self) -> list[Box]:
        """Where no letter may lie: on numbers, milestones, markets, houses, bonus tiles."""
        boxes = [
            layout.around(self.place[p], self.radius * 0.64, self.radius * 0.64) for p in self.place if self.seen[p]
        ]
        boxes += [layout.around(at, NAMES * 0.55, NAMES * 0.55) for at in self._rows().values()]
        for plot in self.plots():
            if plot in self.table.houses:
                boxes.append(layout.around(self.middle(plot), 15 * self.k, 15 * self.k))
            elif plot in self.table.bonuses:
                half = self.tile_size() * 0.7
                boxes.append(layout.around(self.middle(plot), half, half))
        return boxes


def bonus_tile(name: str, good: str, at: Point, size: float) -> Iterable[AnyShape]:
    """A bonus tile: a hexagon, which fits a triangle, of its kind's ground with the kind's icon."""
    paint = theme.GOODS[good]
    points = tuple((at[0] + size * cos(k * pi / 3), at[1] + size * sin(k * pi / 3)) for k in range(6))
    yield Polygon(name=name, layer=Layer.PIECE, points=points, fill=paint.tint, line=theme.INK, width=theme.THIN)
    yield Icon(
        name=f"{name}.{good}",
        layer=Layer.PIECE,
        icon=good,
        at=at,
        size=max(READ, size * 1.2),
        colour=paint.ink,
        cut=paint.tint,
    )


def bar(a: Point, b: Point, width: float) -> tuple[Point, Point, Point, Point]:
    """The four corners of a straight bar."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    dx, dy = (b[1] - a[1]) / long * width / 2, (a[0] - b[0]) / long * width / 2
    return (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)
