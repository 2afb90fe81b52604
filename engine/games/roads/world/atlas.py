"""The lie of the land: everything about a map that never changes, worked out once from its text.

A *place* is where a transporter or goods can be, as one word:

- a **bank** is a part of a land tile that no river cuts: "D4" on a tile in one piece, else the tile and the
  direction the bank lies in, "D4nw". Goods, buildings, roads and land transporters are on banks.
- "D4r" is the **river** on tile D4, all its arms.
- "C2" is a **sea** tile.
- "D4nw@C2" is a **dock**: the coast of bank D4nw towards sea tile C2.

A *border* is the edge between two tiles: "C2/D4", the one that comes first on the map first. Rulebook: world,
movement, walls. River geometry: `facts` 4.2, checked against the rulebook's figures.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.hexes import EDGES, Hex, Layout, centre, column_row, compass, letters, neighbour, opposite

from .names import dock_of, ends_of, river_of

TERRAIN = {"P": "pasture", "W": "woods", "R": "rock", "M": "mountains", "D": "desert", "S": "sea"}
SHAPES = {0: "plain", 1: "source", 3: "fork"}
BENDS = {1: "sharp", 2: "wide", 3: "straight"}


class Tile(NamedTuple):
    """A tile: its name, where it lies, its terrain, the edges its river leaves by, its banks."""

    name: str
    at: Hex
    terrain: str
    river: tuple[int, ...]
    banks: tuple[str, ...]

    @property
    def sea(self) -> bool:
        """Whether it is a sea tile."""
        return self.terrain == "sea"


class Way(NamedTuple):
    """A step from one place to another over a border. `docks`: it ends the move."""

    to: str
    border: str
    docks: bool = False


class Arm(NamedTuple):
    """A place for a bridge: the two banks beside one arm of a river (the edge it leaves by)."""

    name: str
    tile: str
    edge: int
    banks: tuple[str, str]


def halves(text: str) -> tuple[str, str]:
    """The lines of a map's text about it, and the lines with its tiles. A name may end in dashes."""
    head, _, body = f"\n{text}".partition("\n---\n")
    return head.removeprefix("\n"), body


WIDEST = 16_400
"""How wide a map may be on one picture for a phone, in thousandths of its hexagons' radius, which is then 60 pixels
of 1,000."""


class Atlas:
    """A map that can be asked. Made by `atlas_of`; never changed after that.

    tiles: by name, in reading order. tile_of: the tile of every place. banks: bank → its tile's name.
    land: bank → the ways a land transporter might take, roads or not. water: river, sea and dock → ways of boats.
    docks: bank → its docks. arms: by name, the places for bridges; arms_of: by tile. borders: border → its two tiles.
    starts: the tiles that homes are on, where the map says so. origin: column and row of the tile called A1.
    """

    def __init__(self, text: str) -> None:
        head, body = halves(text)
        fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line and line[0] != "#")
        self.text = text
        self.name = fields.get("name", "")
        self.layout: Layout = "flat" if fields.get("layout") == "flat" else "pointy"
        tokens = [_token(word) for word in body.split()]
        places = [column_row(at, self.layout) for at, _, _ in tokens]
        left, top = min((c for c, _ in places), default=0), min((r for _, r in places), default=0)
        if "origin" in fields:
            left, top = map(int, fields["origin"].split(","))
        self.origin = left, top
        self.by_hex: dict[Hex, str] = {}
        self.tiles: dict[str, Tile] = {}
        named = [(row - top, column - left, at, t, river) for (column, row), (at, t, river)
                 in zip(places, tokens, strict=True)]  # fmt: skip
        for row, column, at, terrain, river in sorted(named):
            name = tile_name(column, row)
            self.by_hex[at] = name
            self.tiles[name] = Tile(name, at, TERRAIN[terrain], river, self._banks(name, terrain, river))
        self.order = {name: n for n, name in enumerate(self.tiles)}
        self.banks = {bank: tile.name for tile in self.tiles.values() for bank in tile.banks}
        self.tile_of = dict(self.banks)
        self.starts = tuple(self.by_hex[_hex(word)] for word in fields.get("starts", "").split())
        self.borders: dict[str, tuple[str, str]] = {}
        self.land: dict[str, tuple[Way, ...]] = {}
        self.water: dict[str, tuple[Way, ...]] = {}
        self.docks: dict[str, tuple[str, ...]] = {}
        self.arms: dict[str, Arm] = {}
        self.arms_of: dict[str, tuple[Arm, ...]] = {}
        self._survey()

    def wide(self) -> bool:
        """Whether a phone shows the map as two pictures, beside each other."""
        step, tile = (866, 1_730) if self.layout == "pointy" else (1_500, 2_000)
        xs = [centre(at, self.layout)[0] for at in self.by_hex]
        return bool(xs) and (max(xs) - min(xs)) * step + tile > WIDEST

    # --- asked by the rules

    def beside(self, tile: str, edge: int) -> str | None:
        """The name of the tile over an edge, or None at the map's rim."""
        return self.by_hex.get(neighbour(self.tiles[tile].at, edge))

    def neighbours(self, tile: str) -> list[str]:
        """The names of the tiles around, clockwise from edge 0."""
        return [other for edge in EDGES if (other := self.beside(tile, edge)) is not None]

    def border(self, a: str, b: str) -> str:
        """The name of the border between two tiles that lie side by side."""
        return f"{a}/{b}" if self.order[a] < self.order[b] else f"{b}/{a}"

    def borders_of(self, tile: str) -> list[str]:
        """The borders of a tile where a wall may stand: not at the rim, not between two seas."""
        all_round = [self.border(tile, other) for other in self.neighbours(tile)]
        return [border for border in all_round if border in self.borders]

    def touches(self, bank: str, border: str) -> bool:
        """Whether a bank lies along a border of its tile, with its whole length or half."""
        tile = self.tiles[self.banks[bank]]
        a, b = self.borders[border]
        other = b if a == tile.name else a
        edge = next((e for e in EDGES if self.beside(tile.name, e) == other), None)
        return edge is not None and any(bank_at(tile, edge, half) == bank for half in (0, 1))

    def shore(self, tile: str) -> bool:
        """Whether a tile has a river or lies by the sea (rulebook: building; a coast stays one behind walls)."""
        here = self.tiles[tile]
        return not here.sea and (bool(here.river) or any(self.tiles[other].sea for other in self.neighbours(tile)))

    # --- inside

    def _banks(self, name: str, terrain: str, river: tuple[int, ...]) -> tuple[str, ...]:
        if terrain == "S":
            return ()
        if len(river) < 2:
            return (name,)
        ends = [*river[1:], river[0] + 6]
        return tuple(name + compass(start + end, self.layout) for start, end in zip(river, ends, strict=True))

    def _survey(self) -> None:
        land: dict[str, dict[str, Way]] = {bank: {} for bank in self.banks}
        water: dict[str, dict[str, Way]] = {}
        docks: dict[str, list[str]] = {bank: [] for bank in self.banks}
        for tile in self.tiles.values():
            if tile.river:
                self.tile_of[river_of(tile.name)] = tile.name
                water[river_of(tile.name)] = {}
            if tile.sea:
                self.tile_of[tile.name] = tile.name
                water[tile.name] = {}
        for tile in self.tiles.values():
            for edge in EDGES:
                other = self.beside(tile.name, edge)
                if other is None:
                    continue
                border = self.border(tile.name, other)
                if not (tile.sea and self.tiles[other].sea):
                    self.borders[border] = self._pair(border)
                self._cross(tile, edge, self.tiles[other], border, land, water, docks)
            self.arms_of[tile.name] = tuple(arms(tile))
            self.arms.update((arm.name, arm) for arm in self.arms_of[tile.name])
        self.land = {bank: tuple(ways.values()) for bank, ways in land.items()}
        self.water = {place: tuple(ways.values()) for place, ways in water.items()}
        self.docks = {bank: tuple(names) for bank, names in docks.items()}

    def _pair(self, border: str) -> tuple[str, str]:
        return ends_of(border)

    def _cross(
        self,
        tile: Tile,
        edge: int,
        other: Tile,
        border: str,
        land: dict[str, dict[str, Way]],
        water: dict[str, dict[str, Way]],
        docks: dict[str, list[str]],
    ) -> None:
        """Everything that leads from a tile over one edge."""
        back = opposite(edge)
        if tile.sea and other.sea:
            water[tile.name][other.name] = Way(other.name, border)
        elif tile.sea:
            if back in other.river:
                water[tile.name][river_of(other.name)] = Way(river_of(other.name), border)
        elif other.sea:
            if edge in tile.river:
                water[river_of(tile.name)][other.name] = Way(other.name, border)
            for half in (0, 1):
                bank = bank_at(tile, edge, half)
                dock = dock_of(bank, other.name)
                if dock not in self.tile_of:
                    self.tile_of[dock] = tile.name
                    docks[bank].append(dock)
                    water[dock] = {other.name: Way(other.name, border)}
                    water[other.name][dock] = Way(dock, border, docks=True)
        else:
            if edge in tile.river:
                water[river_of(tile.name)][river_of(other.name)] = Way(river_of(other.name), border)
            for half in (0, 1):
                here, there = bank_at(tile, edge, half), bank_at(other, back, 1 - half)
                land[here][there] = Way(there, border)


def tile_name(column: int, row: int) -> str:
    """A tile's name by its column and row, both counted from 0."""
    return f"{letters(column)}{row + 1}"


def bank_at(tile: Tile, edge: int, half: int) -> str:
    """The bank at one half of an edge: 0 the half met first going clockwise, 1 the other.

    A river leaves in the middle of its edge, so the later half belongs to the bank that begins there.
    """
    if len(tile.banks) == 1:
        return tile.banks[0]
    starts = [n for n, start in enumerate(tile.river) if start < edge or (start == edge and half == 1)]
    return tile.banks[starts[-1] if starts else -1]


def arms(tile: Tile) -> list[Arm]:
    """The places for bridges on a tile: one for each arm of a river that parts banks (house value 9); the two
    arms of a river that only passes are one place."""
    if len(tile.banks) < 2:
        return []
    if len(tile.banks) == 2:
        a, b = tile.banks
        return [Arm(tile.name, tile.name, tile.river[0], (a, b))]
    return [
        Arm(f"{tile.name}.{edge}", tile.name, edge, (bank_at(tile, edge, 0), bank_at(tile, edge, 1)))
        for edge in tile.river
    ]


def shape(river: tuple[int, ...]) -> str:
    """The name of a river tile by its edges: plain, source, straight, wide, sharp or fork."""
    if len(river) == 2:
        around = river[1] - river[0]
        return BENDS[min(around, 6 - around)]
    return SHAPES[len(river)]


def _token(word: str) -> tuple[Hex, str, tuple[int, ...]]:
    where, _, what = word.partition(":")
    return _hex(where), what[0], tuple(int(digit) for digit in what[1:])


def _hex(word: str) -> Hex:
    q, _, r = word.partition(",")
    return int(q), int(r)


@lru_cache(maxsize=64)
def atlas_of(text: str) -> Atlas:
    """The atlas of a checked map's text (see `maps.read`)."""
    return Atlas(text)
