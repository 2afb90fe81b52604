"""Everything on the map of a table finds its place. Pieces with a single possible place come first, the pieces of
banks come last. Nothing is drawn here: see `board`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot

from engine.games.roads.state import Table, Unit
from engine.games.roads.world.names import sea_of
from render import layout
from render.hexmap import add, mix
from render.scene import Box, Point

from ..pieces import Piece, Scale
from ..signs import merged, signs
from ..signs import piece as signed
from ..targets import Target
from .banks import Arrangement, Crowd, beside, on_tile, together
from .contents import STEPS, Contents
from .corners import cornered, mark_size, mark_spots, name_box
from .letters import BESIDE, tiles_under, wishes
from .placed import Placed, Spot
from .sites import Sites

SIGNS_AT = (1, 3, 9, 7, 5, 11)
"""The corners where a sign may lie, as directions in half edges, the best first: the name is at the top."""
OVER = 0.75
"""How far away from the middle, in radii, where none of them is free: a sign may reach over the edge."""
MANY = 3
"""So many boats at one place are shown with equal ones as one."""
ALIKE = STEPS[0]._replace(grouped="all")
SUMMED = STEPS[0]._replace(loads="sum")
"""Boats where there is no air: their loads are counted."""
OFF = (0, 12, -12, 24, 36, -24, 48, -36)
"""How far below the middle of the water a boat on a river may lie, the best first."""
SEALS_AT = (0.5, 0.66, 0.34, 0.78, 0.22)
"""Shares of a border where the number of a wall may lie, the best first."""


def find_places(
    table: Table, sites: Sites, sizes: Sequence[Scale], letters: Mapping[Target, str], *, brief: bool = False
) -> Placed:
    """Places for all pieces on the map, all of one of these sizes: the one with which least is left out, of equal
    ones the first. `letters`: the options' letters by place or piece. A `brief` map shows no loads."""
    placing = _placing(table, sites, sizes[0], letters, brief=brief)
    for size in sizes[1:]:
        if not placing.folded:
            break
        other = _placing(table, sites, size, letters, brief=brief)
        placing = other if other.folded < placing.folded else placing
    return Placed(
        table,
        sites,
        placing.size,
        letters,
        placing.contents.letter_size,
        placing.contents.name_size,
        placing.spots,
        {name: spot.piece.name for spot in placing.spots.values() for name in spot.piece.holds},
        placing.seals,
        placing.names,
        tuple(placing.ties),
        placing.badges,
        placing.marks,
    )


def _placing(table: Table, sites: Sites, size: Scale, letters: Mapping[Target, str], *, brief: bool) -> Placing:
    placing = Placing(table, sites, Contents(table, size, letters, sites.grid, brief=brief))
    placing.keep_clear()
    placing.put_letters("arm")
    placing.put_signs()
    placing.put_boats()
    placing.put_letters(*(kind for kind in BESIDE if kind != "arm"))
    placing.put_the_rest()
    return placing


class Placing:
    """The pieces placed so far, and the taken boxes by tile, from the tile's middle."""

    def __init__(self, table: Table, sites: Sites, contents: Contents) -> None:
        self.table, self.sites, self.contents, self.size = table, sites, contents, contents.size
        self.taken: dict[str, list[Box]] = {name: self._springs(name) for name in sites.seen}
        self.spots: dict[str, Spot] = {}
        boxes = {name: name_box(sites.atlas.tiles[name], sites.lie(name), contents.name_size) for name in sites.seen}
        self.names: dict[str, Point] = {
            name: add(sites.seen[name], layout.centre(box)) for name, box in boxes.items()
        }
        self.labels: dict[str, Box] = {name: _moved(box, sites.seen[name]) for name, box in boxes.items()}
        self.seals: dict[str, Point] = {}
        for border in table.walls:
            if sites.shown(border):
                self.seals[border] = self._seal(border)
        self.badges: dict[Target, Point] = {}
        self.marks: dict[tuple[str, str], Point] = {}
        self.bridges: list[Box] = []
        self.folded = 0
        self.ties: list[tuple[Point, Point]] = []

    # --- taken room

    def _springs(self, name: str) -> list[Box]:
        """The water of a source, which leaves its tile one bank: no piece may lie on it."""
        lie = self.sites.lie(name)
        if len(lie.river) != 1:
            return []
        return [layout.around(at, lie.half + 3, lie.half + 3) for at in lie.water[0][::3]]

    def _take(self, tile: str, box: Box) -> None:
        """Keep the pieces of a tile clear of a box on the picture."""
        if tile in self.sites.seen:
            x, y = self.sites.seen[tile]
            self.taken[tile].append((box[0] - x, box[1] - y, box[2] - x, box[3] - y))

    def _put(self, piece: Piece, at: Point, tiles: Iterable[str]) -> None:
        """Put a piece there, and keep the other pieces of these tiles clear of it."""
        self.spots[piece.name] = Spot(piece, (round(at[0]), round(at[1])))
        for tile in tiles:
            self._take(tile, layout.inset(self.spots[piece.name].box, -3))

    def _seal(self, border: str) -> Point:
        """Where the number of a wall lies: in the middle, or where it covers no tile's name."""
        half = self.size.seal / 2 + 3
        a, b = self.sites.along_border(border, 1)
        names = [*self._names(self.sites.atlas.borders[border]), *self._seals()]
        places = [mix(a, b, share) for share in SEALS_AT]
        inward = next(self.sites.seen[tile] for tile in self.sites.atlas.borders[border] if tile in self.sites.seen)
        places += [mix(at, inward, 0.2) for at in places]  # where the map is cut off there
        return layout.settle([(tuple(places), half, half)], names, self.sites.box)[0]

    def _names(self, tiles: Iterable[str]) -> list[Box]:
        """The names of tiles, and of those around the one or two that lie together."""
        return [self.labels[tile] for tile in tiles if tile in self.labels]

    def _seals(self) -> list[Box]:
        """The numbers on walls."""
        half = self.size.seal / 2
        return [layout.around(at, half, half) for at in self.seals.values()]

    def _marks(self) -> list[Box]:
        """The marks of tiles."""
        halves = ((mark_size(self.sites.lie(tile)) / 2, at) for (tile, _), at in self.marks.items())
        return [layout.around(at, half, half) for half, at in halves]

    # --- in order

    def keep_clear(self) -> None:
        """Walls and bridges, which are drawn where they stand."""
        sites = self.sites
        for border in self.table.walls:
            for tile in sites.atlas.borders[border]:
                if tile in sites.seen:
                    half = self.size.seal / 2 + 2
                    self._take(tile, layout.around(self.seals[border], half, half))
        for arm in self.table.bridges:
            tile = sites.atlas.arms[arm].tile
            if tile in sites.seen:
                half = sites.lie(tile).half + 8
                self.bridges.append(layout.around(sites.arm(arm)[0], half, half))
                self._take(tile, self.bridges[-1])

    def put_letters(self, *kinds: str) -> None:
        """The letters that lie on borders, roads and bridges, clear of walls, boats and each other."""
        letters = self.contents.letters
        chosen: list[Target] = []
        labels: list[tuple[tuple[Point, ...], float, float]] = []
        for what in letters:
            spots = wishes(self.sites, what, self.size.text) if what.kind in kinds else ()
            if spots:
                half_wide, half_high = layout.badge_half(letters[what], self.contents.letter_size)
                chosen.append(what)
                labels.append((spots, half_wide + 2, half_high + 2))
        boxes = [*self._seals(), *(spot.box for spot in self.spots.values()), *self.labels.values()]
        places = layout.settle(labels, boxes, self.sites.box)
        for what, (_, half_wide, half_high), at in zip(chosen, labels, places, strict=True):
            self.badges[what] = (round(at[0]), round(at[1]))
            for tile in tiles_under(self.sites, what):
                self._take(tile, layout.around(at, half_wide + 1, half_high + 1))

    def put_signs(self) -> None:
        """The signs of tiles: near their corners, clear of water."""
        sites, radius = self.sites, self.sites.grid.radius
        for sign in merged(signs(self.table)):
            if sign.tile in sites.seen:
                piece = signed(sign, self.size, small=True)
                lie, half = sites.lie(sign.tile), (piece.wide / 2 + 2, piece.high / 2 + 2)
                corners = tuple(cornered(sites.flat, turn, *half) for turn in SIGNS_AT)
                corners += tuple(sites.flat.ray(turn, radius * OVER) for turn in SIGNS_AT)
                wet = [layout.around(at, lie.half, lie.half) for line in lie.water for at in line]
                taken = [
                    *self.taken[sign.tile],
                    *wet,
                    name_box(sites.atlas.tiles[sign.tile], lie, self.contents.name_size),
                ]
                at = layout.settle([(corners, *half)], taken, (-radius, -radius, radius, radius))[0]
                self._put(piece, add(sites.seen[sign.tile], at), (sign.tile,))

    def put_boats(self) -> None:
        """Boats at coasts and in rivers, with the letters of both."""
        letters = self.contents.places
        docks: dict[str, list[Unit]] = {name: [] for name in letters if sea_of(name)}
        rivers: dict[str, list[Unit]] = {name: [] for name in letters if self.sites.river(name)}
        for unit in self.table.units.values():
            if sea_of(unit.at):
                docks.setdefault(unit.at, []).append(unit)
            elif self.sites.river(unit.at):
                rivers.setdefault(unit.at, []).append(unit)
        for dock, units in docks.items():
            self._dock(dock, units)
        for river, units in rivers.items():
            self._river(river, units)

    def put_the_rest(self) -> None:
        """The pieces on land and on sea tiles; at last those of tiles without room for them."""
        homeless: list[tuple[str, Crowd]] = []
        for name, middle in self.sites.seen.items():
            tile = self._marked(name, middle)
            self.spots |= {spot.piece.name: spot for spot in tile.spots}
            self.folded += not tile.whole
            homeless += [(name, crowd) for crowd in tile.homeless]
        if homeless:
            taken = [*(spot.box for spot in self.spots.values()), *self._seals(), *self.labels.values()]
            taken += [layout.around(at, self.size.text, self.size.text) for at in self.badges.values()]
            taken += [*self.bridges, *self._marks()]
            for find in (together, beside):
                homeless = [each for each in homeless if not self._crowded(find, *each, taken)]

    def _marked(self, name: str, middle: Point) -> Arrangement:
        """The pieces of a tile and its marks: a drop on a desert that has become pasture, a wave on a tile that will
        sink in a scenario's flood. Pieces that would hide them make room."""
        tile, what = self._on_tile(name, middle), self.sites.atlas.tiles[name]
        drop, lie = what.terrain != self.table.terrain(name), self.sites.lie(name)
        for icon in (*(("drop",) if drop else ()), *(("wave",) if name in self.table.sinks else ())):
            half, spots = mark_size(lie) / 2, tuple([add(middle, spot) for spot in mark_spots(lie)])
            taken = [*(_moved(box, middle) for box in self.taken[name]), self.labels[name]]
            taken += [spot.box for spot in (*tile.spots, *self.spots.values())]
            x, y = layout.settle([(spots, half, half)], taken, self.sites.box)[0]
            box = layout.around((x, y), half, half)
            self.marks[name, icon] = (round(x, 1), round(y, 1))
            self._take(name, box)
            if layout.touching(box, taken):
                tile = self._on_tile(name, middle)
        return tile

    def _on_tile(self, name: str, middle: Point) -> Arrangement:
        """The pieces of a tile in their places on the picture; as they were found last if nothing there is other."""
        what, taken = self.sites.atlas.tiles[name], tuple(self.taken[name])
        held = self.contents.held(what)
        known = self.sites.found.get(name)
        if known is not None and held is not None and known[:2] == (held, taken):
            kept: Arrangement = known[2]
            return kept
        tile = on_tile(self.contents, self.sites, what, taken)
        tile = tile._replace(spots=[Spot(spot.piece, add(middle, spot.at)) for spot in tile.spots])
        self.sites.found[name] = held, taken, tile
        return tile

    def _crowded(self, find: Callable[..., list[Spot]], tile: str, crowd: Crowd, taken: list[Box]) -> bool:
        """Place pieces without room on their tile, if a way is found, clear of the boxes that are taken, to which
        theirs are added; a line leads to those that lie far away."""
        found = find(self.sites, tile, crowd, taken)
        self.spots |= {spot.piece.name: spot for spot in found}
        taken += [spot.box for spot in found]
        middle = self.sites.seen[tile]
        for spot in found:
            if hypot(spot.at[0] - middle[0], spot.at[1] - middle[1]) > self.sites.grid.flat_radius:
                self.ties.append((add(middle, crowd.anchor), spot.at))
        return bool(found)

    # --- boats

    def _dock(self, dock: str, units: Sequence[Unit]) -> None:
        """Boats at a coast: between the land and the sea tile."""
        at, away, _ = self.sites.coast(dock)
        if at is None:
            return
        side = (-away[1], away[0])
        shown = [*self.contents.letter(dock), *self._boats(units)]
        tile, sea = self.sites.atlas.tile_of[dock], sea_of(dock)
        for k, piece in enumerate(shown):
            out = abs(away[0]) * piece.wide / 2 + abs(away[1]) * piece.high / 2
            aside = abs(side[0]) * piece.wide / 2 + abs(side[1]) * piece.high / 2 + 3
            base = add(at, side, (2 * k - len(shown) + 1) * aside)
            clear = out + self.size.seal / 2 + 5
            spots = tuple(
                add(add(base, away, far), side, step)
                for step in (0, 10, -10, 20, -20, 32, -32)
                for far in (0.75 * out, 0.4 * out, 0.1 * out, 1.1 * out, clear, -out)
            )
            boxes = [spot.box for spot in self.spots.values()] + self._seals() + [*self.labels.values()]
            boxes += self.bridges
            boxes += [layout.around(badge, self.size.text, self.size.text) for badge in self.badges.values()]
            label = (spots, piece.wide / 2 + 2, piece.high / 2 + 2)
            self._put(piece, layout.settle([label], boxes, self.sites.box)[0], (tile, sea))

    def _river(self, river: str, units: Sequence[Unit]) -> None:
        """Boats on a river."""
        sites, name = self.sites, self.sites.atlas.tile_of[river]
        if name not in sites.seen:
            return
        shown = [*self.contents.letter(river), *self._boats(units)]
        x, y = sites.seen[name]
        afloat = sites.lie(name).afloat(alone=len(shown) == 1)
        spots = tuple(add(add((x, y), at), (0, off)) for off in OFF for at in afloat)
        for piece in shown:
            boxes = [*(_moved(box, (x, y)) for box in self.taken[name]), self.labels[name]]
            label = (spots, piece.wide / 2, piece.high / 2)
            self._put(piece, layout.settle([label], boxes, sites.box)[0], (name,))

    def _boats(self, units: Sequence[Unit]) -> list[Piece]:
        """The boats of a place; of many, equal ones together."""
        steps = self.contents.steps
        few = SUMMED if self.size.close and steps is STEPS else steps[0]
        return self.contents.tokens(units, few if len(units) < MANY else ALIKE if steps is STEPS else steps[-1])


def _moved(box: Box, by: Point) -> Box:
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]
