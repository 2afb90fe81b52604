"""Everything on the map of a table finds its place: boats and letters first, then the pieces of each bank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.games.roads.atlas import Tile
from engine.games.roads.state import Table, Unit
from render import layout, theme
from render.hexmap import Grid, add, mix, moved
from render.scene import Box, Point

from . import ground, marks, pieces, ways
from .carriers import transporter
from .marks import Target
from .pieces import Piece, Scale
from .signs import merged, signs
from .signs import piece as signed
from .sites import Sites
from .slots import arrange


class Spot(NamedTuple):
    """A piece in its place."""

    piece: Piece
    at: Point

    @property
    def box(self) -> Box:
        return layout.around(self.at, self.piece.wide / 2, self.piece.high / 2)


class _Set(NamedTuple):
    """Pieces of a bank or a tile, from the tile's middle; what had to be left out, and how much that is worse
    than to show everything; where the tile's name lies."""

    spots: list[Spot]
    hidden: dict[str, str]
    cost: int
    name: Point = (0, 0)


class Level(NamedTuple):
    """How much of pieces is shown: large buildings, loads by kind, or only small transporters; goods without air."""

    works: bool
    loads: bool
    mini: bool
    tight: bool = False


LEVELS = (
    Level(True, True, False),
    Level(True, False, False),
    Level(False, False, False),
    Level(False, False, True),
    Level(False, False, True, True),
)
"""The most first."""


SIGNS_AT = (1, 3, 9, 7, 5, 11)
"""The corners where a sign may lie, as directions in half edges, the best first: the name is at the top."""
SKETCH = 60
"""Below this radius goods on the ground are not drawn: there is only room for what stands there."""
ROOMY = 95
"""From this radius on boats at a coast show their load by kind."""


class Placing(Sites):
    """Where things lie on the map of a table. `letters`: what is written where for the options; `actor`: the
    transporter all of them are for."""

    def __init__(
        self,
        table: Table,
        grid: Grid,
        box: Box,
        size: Scale,
        letters: Mapping[Target, str] | None = None,
        actor: str = "",
        apart: Mapping[str, Point] | None = None,
    ) -> None:
        super().__init__(table.atlas, grid, box, apart)
        self.table, self.size, self.actor = table, size, actor
        self.sketch = grid.radius < SKETCH
        self.units: dict[str, list[Unit]] = {}  # by place, those that are carried left out
        for unit in table.units.values():
            self.units.setdefault(unit.at, []).append(unit)
        self.letters = dict(letters or {})
        self.places = marks.letter_places(table, self.letters)
        self.letter_size = max(theme.LEAST, min(size.text, theme.MEDIUM))
        self.taken: dict[str, list[Box]] = {name: self._printed(name) for name in self.seen}
        self.spots: dict[str, Spot] = {}
        self.hidden: dict[str, str] = {}
        self.named: dict[str, Point] = {}
        self.badges: dict[Target, Point] = {}
        self._place()

    # --- pieces

    def _printed(self, name: str) -> list[Box]:
        """What a tile's pieces keep clear of whatever lies on it: the water of a source."""
        place = self.lie(name)
        found: list[Box] = []
        if len(place.river) == 1:
            half = place.half + 3
            found += [layout.around(at, half, half) for at in place.water[0][::3]]
        return found

    def take(self, tile: str, box: Box) -> None:
        """Keep the pieces of a tile clear of a box on the picture."""
        if tile in self.seen:
            x, y = self.seen[tile]
            self.taken[tile].append((box[0] - x, box[1] - y, box[2] - x, box[3] - y))

    def _place(self) -> None:
        """Find a place for everything: first what can only lie in one."""
        for border in self.table.walls:
            for tile in self.land.borders[border]:
                if tile in self.seen:
                    half = ways.seal(self.size) / 2 + 2
                    self.take(tile, layout.around(self.border(border), half, half))
        for arm in self.table.bridges:
            tile = self.land.arms[arm].tile
            if tile in self.seen:
                half = self.lie(tile).half + 8
                self.take(tile, layout.around(self.arm(arm)[0], half, half))
        self._place_badges("arm")
        self._place_signs()
        docks: dict[str, list[Unit]] = {name: [] for name in self.places if "@" in name}
        rivers: dict[str, list[Unit]] = {name: [] for name in self.places if self.river(name)}
        for unit in self.table.units.values():
            if "@" in unit.at:
                docks.setdefault(unit.at, []).append(unit)
            elif self.river(unit.at):
                rivers.setdefault(unit.at, []).append(unit)
        for dock, units in docks.items():
            self._dock(dock, units)
        for river, units in rivers.items():
            self._river(river, units)
        self._place_badges("border", "road", "free")
        for name in self.seen:
            self._tile(self.land.tiles[name])

    def _is_river(self, place: str) -> bool:
        return bool(place) and place not in self.land.banks and place not in self.land.tiles and "@" not in place

    def _place_signs(self) -> None:
        """What waits, was let go or is on offer on a tile: near its corners, clear of water."""
        for sign in merged(signs(self.table)):
            if sign.tile in self.seen:
                piece = signed(sign, self.size, small=True)
                place, half = self.lie(sign.tile), (piece.wide / 2 + 2, piece.high / 2 + 2)
                spots = tuple(ground.cornered(self.flat, turn, *half) for turn in SIGNS_AT)
                wet = [layout.around(at, place.half, place.half) for line in place.water for at in line]
                radius = self.grid.radius
                taken = [*self.taken[sign.tile], *wet]
                at = layout.settle([(spots, *half)], taken, (-radius, -radius, radius, radius))[0]
                at = add(self.seen[sign.tile], at)
                self._put(piece, (round(at[0]), round(at[1])), (sign.tile,))

    def _dock(self, dock: str, units: Sequence[Unit]) -> None:
        """Boats at a coast: between the land and the sea tile."""
        at, away, halves = self.coast(dock)
        if at is None:
            return
        side = (-away[1], away[0])
        full = len(units) == 1 and self.grid.radius > ROOMY
        shown = [*self._letter(dock), *(self._token(unit, self.size, full=full) for unit in units)]
        room = (2 if halves == 2 else 1) + (len(shown) > len(units))
        shown = self._fewer(dock, shown, room)
        tile, sea = self.land.tile_of[dock], dock.partition("@")[2]
        for k, piece in enumerate(shown):
            out = abs(away[0]) * piece.wide / 2 + abs(away[1]) * piece.high / 2
            aside = abs(side[0]) * piece.wide / 2 + abs(side[1]) * piece.high / 2 + 3
            base = add(at, side, (2 * k - len(shown) + 1) * aside)
            clear = out + ways.seal(self.size) / 2 + 5
            wishes = tuple(
                add(add(base, away, far), side, step)
                for step in (0, 10, -10, 20, -20)
                for far in (0.75 * out, 0.4 * out, 0.1 * out, 1.1 * out, clear, -out)
            )
            boxes = [spot.box for spot in self.spots.values()] + self._borders()
            found = layout.settle([(wishes, piece.wide / 2 + 2, piece.high / 2 + 2)], boxes, self.box)[0]
            self._put(piece, (round(found[0]), round(found[1])), (tile, sea))

    def _borders(self) -> list[Box]:
        half = ways.seal(self.size) / 2
        return [layout.around(self.border(border), half, half) for border in self.table.walls if self.shown(border)]

    def _river(self, river: str, units: Sequence[Unit]) -> None:
        """Boats on a river."""
        name = self.land.tile_of[river]
        if name not in self.seen:
            return
        shown = [*self._letter(river), *(self._token(unit, self.size, full=len(units) == 1) for unit in units)]
        shown = self._fewer(river, shown, 1 if len(self.lie(name).river) == 1 else 2)
        places = tuple(add(self.seen[name], at) for at in self.lie(name).afloat(alone=len(shown) == 1))
        x, y = self.seen[name]
        for piece in shown:
            boxes = [(a + x, b + y, c + x, d + y) for a, b, c, d in self.taken[name]]
            found = layout.settle([(places, piece.wide / 2, piece.high / 2)], boxes, self.box)[0]
            self._put(piece, (round(found[0]), round(found[1])), (name,))

    def _fewer(self, place: str, shown: list[Piece], room: int) -> list[Piece]:
        """As many pieces as there is room for; the last plate counts the others, or has their letters."""
        if len(shown) <= room:
            return shown
        rest = shown[room - 1 :]
        self.hidden |= {piece.name: place for piece in rest}
        words = self._letters(piece.name for piece in rest)
        last = pieces.letter(place, words, self.letter_size) if words else pieces.more(place, len(rest), self.size)
        return [*shown[: room - 1], last]

    def _letters(self, names: Iterable[str]) -> str:
        """The letters of transporters by their pieces' names, as one word."""
        found = [self.letters.get(Target("unit", name.removeprefix("unit."))) for name in names]
        return " ".join(words for words in found if words)

    def _put(self, piece: Piece, at: Point, tiles: Iterable[str]) -> None:
        self.spots[piece.name] = Spot(piece, at)
        for tile in tiles:
            self.take(tile, layout.inset(self.spots[piece.name].box, -3))

    def _token(self, unit: Unit, size: Scale, *, full: bool, mini: bool = False, plain: bool = False) -> Piece:
        """A transporter, with its letter unless it is shown `plain`."""
        piece = transporter(unit, self.table.units, size, full=full, mini=mini)
        words = "" if plain else self.letters.get(Target("unit", unit.name))
        return pieces.lettered(piece, words, size, self.letter_size) if words else piece

    def _tile(self, tile: Tile) -> None:
        """The pieces of a tile, and its name where it is least in their way."""
        best: _Set | None = None
        fixed = self.taken[tile.name]
        boxes = ground.name_places(tile, self.lie(tile.name))
        for name in [box for box in boxes if not any(layout.overlap(box, each) for each in fixed)] or boxes[:1]:
            taken = (*fixed, layout.inset(name, -2))
            sets = [self._lettered(tile, n, place, taken) for n, place in enumerate(tile.banks or (tile.name,))]
            spots = [spot for each in sets for spot in each.spots]
            hidden = {piece: place for each in sets for piece, place in each.hidden.items()}
            covered = any(layout.overlap(name, spot.box) for spot in spots)
            cost = sum(each.cost for each in sets) + 1000 * covered
            found = _Set(spots, hidden, cost, layout.centre(name))
            if best is None or found.cost < best.cost:
                best = found
            if not found.cost:
                break
        assert best is not None
        middle = self.seen[tile.name]
        self.spots |= {spot.piece.name: Spot(spot.piece, add(middle, spot.at)) for spot in best.spots}
        self.hidden |= best.hidden
        self.named[tile.name] = moved((best.name,), middle)[0]

    def _lettered(self, tile: Tile, n: int, place: str, taken: tuple[Box, ...]) -> _Set:
        """The pieces of a bank; letters of transporters that have no room lie there without them."""
        found = self._bank(tile, n, place, taken, self.places.get(place, ""))
        if not self._letters(found.hidden):
            return found
        units = [f"unit.{unit.name}" for unit in self.units.get(place, [])]
        words = f"{self.places.get(place, '')} {self._letters(units)}".strip()
        return self._bank(tile, n, place, taken, words, merged=True)

    def _bank(
        self, tile: Tile, n: int, place: str, taken: tuple[Box, ...], words: str, *, merged: bool = False
    ) -> _Set:
        """The pieces of a bank or a sea tile, the most important first; as much of each as there is room for.
        `words`: the letter that lies there; `merged`: those of its transporters are among them."""
        shown: list[Piece] = []
        sizes = (self.size, *pieces.smaller(self.size))
        levels = LEVELS[-1:] if self.sketch else LEVELS
        for cost, (size, level) in enumerate((size, level) for size in sizes for level in levels):
            if level.mini and size != sizes[-1]:
                continue
            shown = list(self._things(tile, place, size, level, words, merged=merged))
            spots = self._arranged(tile, n, shown, taken)
            if spots is not None:
                return _Set(spots, {}, cost * len(shown))
        if len(shown) == 1:
            return _Set([self._forced(tile, n, shown[0], taken)], {}, 100)
        return self._some(tile, n, place, shown, taken, forced=bool(words))

    def _some(
        self, tile: Tile, n: int, place: str, shown: list[Piece], taken: tuple[Box, ...], *, forced: bool
    ) -> _Set:
        """As many pieces of a bank as there is room for beside a plate that counts the others. The first one is
        seen before all others if it does not move; if it is `forced`, even without room."""
        kept: list[Piece] = []
        size = (self.size, *pieces.smaller(self.size))[-1]
        over = pieces.more(place, len(shown), size)
        rest, best = list(shown), self._arranged(tile, n, [over], taken) or [self._forced(tile, n, over, taken)]
        for piece in shown:
            others = [each for each in rest if each is not piece]
            more = [pieces.more(place, len(others), size)] if others else []
            spots = self._arranged(tile, n, [*kept, piece, *more], taken)
            if spots is not None:
                kept.append(piece)
                rest, best = others, spots
        if shown[0] not in kept and shown[0].rank == pieces.WORKS:
            first = pieces.beheld(shown[0], place, len(shown) - 1, size)
            spots = self._arranged(tile, n, [first], taken)
            if spots is None and forced:
                spots = [self._forced(tile, n, shown[0], taken)]
            if spots is not None:
                rest, best = shown[1:], spots
        return _Set(best, {piece.name: place for piece in rest}, 100 * len(rest))

    def _forced(self, tile: Tile, n: int, piece: Piece, taken: tuple[Box, ...]) -> Spot:
        """A piece that must be seen although there is no room: where it covers least."""
        found = self.lie(tile.name)
        spots = [found.anchors[n], *(mix(found.anchors[n], corner, 0.4) for corner in found.rooms[n].points)]
        half = (piece.wide / 2, piece.high / 2)
        radius = self.grid.radius
        at = layout.settle([(tuple(spots), *half)], taken, (-radius, -radius, radius, radius))[0]
        return Spot(piece, (round(at[0]), round(at[1])))

    def _things(
        self, tile: Tile, place: str, size: Scale, level: Level, words: str, *, merged: bool
    ) -> Iterable[Piece]:
        """What is at a place: the letter, its building, its home, its transporters, its goods; before all others
        the transporters that have a letter."""
        if words:
            yield pieces.letter(place, words, self.letter_size)
        units = self.units.get(place, [])
        chosen = [] if merged else [unit for unit in units if Target("unit", unit.name) in self.letters]
        for unit in chosen:
            yield self._token(unit, size, full=level.loads, mini=level.mini)
        found = self.table.buildings.get(tile.name)
        if found is not None and found.at == place:
            yield pieces.building(tile.name, found, size, full=level.works)
        for seat, player in enumerate(self.table.players):
            if player.home == place:
                yield pieces.home(seat, size, full=level.works)
        for unit in units:
            if unit not in chosen:
                yield self._token(unit, size, full=level.loads, mini=level.mini, plain=merged)
        if not self.sketch:
            yield from pieces.stacks(place, self.table.ground.get(place, {}), size, tight=level.tight)

    def _letter(self, place: str) -> list[Piece]:
        """The letter of a river or a coast that may be chosen."""
        words = self.places.get(place)
        return [pieces.letter(place, words, self.letter_size)] if words else []

    def _place_badges(self, *kinds: str) -> None:
        """The letters that lie on borders, roads and bridges, clear of walls, boats and each other."""
        chosen = [what for what in self.letters if what.kind in kinds]
        spots = {what: marks.wishes(self, *what) for what in chosen}
        asked = []
        for what in chosen:
            if spots[what]:
                half_wide, half_high = layout.badge_half(self.letters[what], self.letter_size)
                asked.append((what, (spots[what], half_wide + 2, half_high + 2)))
        boxes = [*self._borders(), *(spot.box for spot in self.spots.values())]
        found = layout.settle([wish for _, wish in asked], boxes, self.box)
        for (what, (_, half_wide, half_high)), at in zip(asked, found, strict=True):
            self.badges[what] = (round(at[0]), round(at[1]))
            for tile in self._tiles_of(what):
                self.take(tile, layout.around(at, half_wide + 1, half_high + 1))

    def _tiles_of(self, what: Target) -> tuple[str, ...]:
        """The tiles on which the letter of a border, road or bridge may lie."""
        match what.kind:
            case "border":
                return self.land.borders[what.name]
            case "road":
                return tuple(self.land.banks[bank] for bank in what.name.split("/"))
            case "arm":
                return (self.land.arms[what.name].tile,)
        return ()

    def _arranged(self, tile: Tile, n: int, shown: Sequence[Piece], taken: tuple[Box, ...]) -> list[Spot] | None:
        if not shown:
            return []
        sizes = tuple((piece.wide, piece.high, piece.rank) for piece in shown)
        places = arrange(self.flat, tile.river, n, sizes, taken)
        return None if places is None else [Spot(*each) for each in zip(shown, places, strict=True)]
