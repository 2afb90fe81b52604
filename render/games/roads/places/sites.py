"""Where the places of a map lie on a picture: banks, borders, arms, coasts, roads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.hexes import opposite
from engine.games.roads.world.atlas import Atlas, bank_at
from engine.games.roads.world.names import bank_of, ends_of, is_river, sea_of
from render import layout
from render.hexmap import Grid, add, moved
from render.scene import AnyShape, Box, Point

from .lie import Lie, edge_between, lie

RIM = 8
"""Pixels between the tiles that are seen and the edge of their box: pieces may reach over a tile's edge."""


class Sites:
    """A map on a grid. `seen`: the tiles that lie whole in `box`, with their middles; with `apart` only these tiles,
    at these middles. `flat`: the grid around the origin. `found`, `drawn`: where the pieces of each tile were found
    last, and how each piece was drawn, for the next picture of the same sites."""

    def __init__(self, atlas: Atlas, grid: Grid, box: Box, apart: Mapping[str, Point] | None = None) -> None:
        self.atlas, self.grid, self.box = atlas, grid, box
        self.flat = Grid(grid.layout, grid.radius, 0, 0)
        xs, ys = zip(*self.flat.corners(), strict=True)
        left, top, right, bottom = layout.inset(box, RIM)
        # where a middle lies whose tile lies whole in the box
        room = (left - min(xs), top - min(ys), right - max(xs), bottom - max(ys))
        middles = ((name, grid.middle(tile.at)) for name, tile in atlas.tiles.items())
        self.seen = dict(apart or ((name, at) for name, at in middles if layout.holds(room, at)))
        self.found: dict[str, tuple[object, tuple[Box, ...], Any]] = {}
        self.drawn: dict[str, tuple[Any, tuple[AnyShape, ...]]] = {}
        self._roads: dict[str, list[tuple[Point, ...]]] = {}

    def lie(self, tile: str) -> Lie:
        """The lie of a tile."""
        return lie(self.flat, self.atlas.tiles[tile].river)

    def river(self, place: str) -> bool:
        """Whether a place is a river."""
        return is_river(place)

    def anchor(self, place: str) -> Point:
        """The middle of a bank, of a river or of a sea tile."""
        name = self.atlas.tile_of[place]
        tile, ground = self.atlas.tiles[name], self.lie(name)
        if place in tile.banks:
            return add(self.seen[name], ground.anchors[tile.banks.index(place)])
        return add(self.seen[name], ground.afloat(alone=True)[0] if tile.river else (0, 0))

    def shown(self, border: str) -> bool:
        """Whether a tile beside a border is seen."""
        return any(tile in self.seen for tile in self.atlas.borders[border])

    def border(self, border: str) -> Point:
        """The middle of a border."""
        a, b = self.atlas.borders[border]
        if a not in self.seen:
            a, b = b, a
        return add(self.seen[a], self.flat.edge(edge_between(self.atlas, a, b)))

    def arm(self, arm: str) -> tuple[Point, Point]:
        """Where the bridge over an arm lies, and the direction of the water."""
        where = self.atlas.arms[arm]
        at, along = self.lie(where.tile).arm(where.edge)
        return add(self.seen[where.tile], at), along

    def coast(self, dock: str) -> tuple[Point | None, Point, int]:
        """Where boats lie at a dock, the direction of the sea, and how many halves of the edge are the bank's."""
        bank, sea = bank_of(dock), sea_of(dock)
        name = self.atlas.banks[bank]
        edge = edge_between(self.atlas, name, sea)
        halves = tuple(half for half in (0, 1) if bank_at(self.atlas.tiles[name], edge, half) == bank)
        away = self.flat.ray(2 * edge)
        if name in self.seen:
            return add(self.seen[name], self.lie(name).coast(edge, halves)), away, len(halves)
        if sea in self.seen:
            back = self.flat.edge(opposite(edge), 0.5 if len(halves) == 2 else 0.75 - 0.5 * halves[0])
            return add(self.seen[sea], back), away, len(halves)
        return None, away, len(halves)

    def road(self, road: str) -> list[tuple[Point, ...]]:
        """The lines of a road, one on each tile that is seen, each from its bank's middle to the border."""
        if road not in self._roads:
            self._roads[road] = self._road(road)
        return self._roads[road]

    def _road(self, road: str) -> list[tuple[Point, ...]]:
        a, b = ends_of(road)
        lines = []
        for bank, other in ((a, b), (b, a)):
            name, beyond = self.atlas.banks[bank], self.atlas.banks[other]
            if name in self.seen:
                tile, edge = self.atlas.tiles[name], edge_between(self.atlas, name, beyond)
                there = self.atlas.tiles[beyond]
                back = opposite(edge)
                joins = (h for h in (0, 1) if bank_at(tile, edge, h) == bank and bank_at(there, back, 1 - h) == other)
                half = next(joins, 0)
                line = self.lie(name).road(tile.banks.index(bank), edge, half)
                lines.append(moved(line, self.seen[name]))
        return lines

    def along_border(self, border: str, share: float) -> tuple[Point, ...]:
        """A border as a line: that share of it, around its middle."""
        a, b = self.atlas.borders[border]
        if a not in self.seen:
            a, b = b, a
        edge, middle = edge_between(self.atlas, a, b), self.seen[a]
        ends = (self.flat.edge(edge, 0.5 - share / 2), self.flat.edge(edge, 0.5 + share / 2))
        return moved(ends, middle)
