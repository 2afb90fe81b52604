"""A random map: the same kinds of land at about the same distances for every home (rulebook: world).

A draw of a game is written to its journal, so a map is not drawn tile by tile: one draw seeds a small generator
of numbers (`Lot`), and everything else follows from it. The same draw gives the same map for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from engine.core.hexes import EDGES, Hex, Layout, distance, neighbour, opposite

from ..components import BOX
from .atlas import TERRAIN, Atlas, atlas_of, shape
from .maps import FORKS, Cells, edges, write

T = TypeVar("T")
Bend = tuple[Hex, int, int]
"""A tile of a river: where, the edge it comes in by (-1 at the source), the edge it leaves by."""

DRAWS = 1 << 48
"""The seeds a map can be made from."""
TRIES = 200
"""Maps made from one seed until one is fair; the last one is taken as it is."""
HOMES: dict[int, tuple[Hex, ...]] = {
    1: ((0, 0),),
    2: ((0, 0), (5, 0)),
    3: ((0, 0), (5, 0), (0, 5)),
    4: ((0, 0), (5, 0), (-2, 5), (3, 5)),
    5: ((0, 0), (5, 0), (-2, 5), (3, 5), (5, -5)),
}
"""Where homes lie to each other, before everything is turned and shifted a little."""
NEAREST = 4
"""How close two homes may lie."""
EACH = "PPPPWWWRRMM"
"""The land around a home, its own tile first; up to two of `MORE` follow, for one player all of it."""
MORE = "DDM"
CLOSE = "PWR"
"""The terrain next to every home."""
SEA = (4, 6)
"""Sea tiles for each player: from, to."""
RIVERS = {1: 1, 2: 2, 3: 3, 4: 3, 5: 3}
LENGTH = range(3, 7)
"""Tiles of a river below its source."""
REACH = {"woods": 2, "rock": 2, "pasture": 1, "mountains": 4, "shore": 3}
"""Steps a donkey may need from home, without a bridge, to the next tile of a kind; `APART`: how many more than
another's donkey to the mountains."""
APART = 1


class Lot:
    """Random numbers from a seed (a linear congruential generator, of which the upper bits are the good ones)."""

    def __init__(self, seed: int) -> None:
        self._at = seed

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self._at = (self._at * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self._at >> 32) * n >> 32

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """These in any order."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed


def generate(players: int, seed: int) -> str:
    """The text of a map for that many players; its `starts` are the homes."""
    lot, text = Lot(seed), ""
    for _ in range(TRIES):
        made = Maker(players, lot).text()
        text = made or text
        if made and fair(atlas_of(made)):
            break
    return text


def fair(atlas: Atlas) -> bool:
    """Whether every home has the same things at about the same distance."""
    far = [steps(atlas, home) for home in atlas.starts]
    peaks = [steps_to.get("mountains", 99) for steps_to in far]
    within = all(steps_to.get(kind, 99) <= most for steps_to in far for kind, most in REACH.items())
    return within and max(peaks) - min(peaks) <= APART


def steps(atlas: Atlas, home: str) -> dict[str, int]:
    """How many steps it is on foot from a bank to the nearest tile of each terrain, and to a shore; its own tile
    does not count, and there are no bridges."""
    nearest: dict[str, int] = {}
    away, edge = {home: 0}, [home]
    for bank in edge:
        tile = atlas.tiles[atlas.banks[bank]]
        if atlas.shore(tile.name):
            nearest.setdefault("shore", away[bank])
        if bank != home:
            nearest.setdefault(tile.terrain, away[bank])
        for way in atlas.land[bank]:
            if way.to not in away:
                away[way.to] = away[bank] + 1
                edge.append(way.to)
    return nearest


class Maker:
    """One try: homes, the land around them, its terrain, the sea, the rivers."""

    def __init__(self, players: int, lot: Lot) -> None:
        self.lot, self.players = lot, players
        self.kinds = EACH + (MORE if players == 1 else MORE[: lot.below(len(MORE))])
        self.layout: Layout = "flat" if lot.below(2) else "pointy"
        self.peak = 2 + (lot.below(3) == 0)
        """Steps from each home to its first mountains."""
        self.homes: list[Hex] = []
        self.cells: Cells = {}
        self.owner: dict[Hex, int] = {}
        self.left = {kind: dict(shapes) for kind, shapes in BOX.tiles.items()}

    def text(self) -> str:
        """The map's text; "" where the try has come to nothing."""
        self.homes = self._homes()
        if not self._grow() or not all(self._settle(home) for home in range(self.players)):
            return ""
        self._flood()
        if not all(self._river() for _ in range(RIVERS[self.players])) or not self._boxed():
            return ""
        q, r = min(q for q, _ in self.cells), min(r for _, r in self.cells)
        moved = {(at[0] - q, at[1] - r): word for at, word in self.cells.items()}
        starts = [(at[0] - q, at[1] - r) for at in self.homes]
        return write(moved, players=self.players, layout=self.layout, starts=starts)

    # --- land

    def _homes(self) -> list[Hex]:
        """The homes of the pattern, turned, each shifted by at most one tile."""
        turns = self.lot.below(len(EDGES))
        homes = []
        for at in HOMES[self.players]:
            for _ in range(turns):
                at = (-at[1], at[0] + at[1])
            homes.append(neighbour(at, self.lot.below(len(EDGES))) if self.lot.below(2) else at)
        return homes

    def _grow(self) -> bool:
        """Let the land grow from the homes, a tile each in turn, rather close by, rather towards the others, with
        some luck. Returns whether it became one piece."""
        pairs = [distance(a, b) for n, a in enumerate(self.homes) for b in self.homes[:n]]
        if any(away < NEAREST for away in pairs):
            return False
        self.owner = {at: home for home, at in enumerate(self.homes)}
        for _ in self.kinds[1:]:
            for home in range(self.players):
                self.owner[self._best_site(home)] = home
        joined, edge = {self.homes[0]}, [self.homes[0]]
        while edge:
            at = edge.pop()
            near = [other for way in EDGES if (other := neighbour(at, way)) in self.owner and other not in joined]
            joined.update(near)
            edge += near
        return len(joined) == len(self.owner)

    def _best_site(self, home: int) -> Hex:
        """Where a home's land grows next."""
        others = [at for n, at in enumerate(self.homes) if n != home]
        own = [at for at, owner in self.owner.items() if owner == home]
        free = dict.fromkeys(n for at in own for way in EDGES if (n := neighbour(at, way)) not in self.owner)
        best, least = self.homes[home], 1 << 30
        for at in free:
            away = [distance(at, other) for other in others]
            beside = sum(neighbour(at, way) in self.owner for way in EDGES)
            far = sum(away) * 2 // len(away) if away else 0
            cost = 4 * distance(at, self.homes[home]) + far - 2 * beside + self.lot.below(6)
            if cost < least:
                best, least = at, cost
        return best

    # --- terrain

    def _settle(self, home: int) -> bool:
        """Give a home's land its terrain. Returns whether there was a place for everything."""
        at = self.homes[home]
        own = self.lot.shuffled(tile for tile, owner in self.owner.items() if owner == home and tile != at)
        self.cells[at] = self.kinds[0]
        kinds = list(self.kinds[1:])
        close = [tile for tile in own if distance(tile, at) == 1]
        far = [tile for tile in own if distance(tile, at) >= self.peak]
        first = next((tile for tile in far if distance(tile, at) == self.peak), None)
        if len(close) < len(CLOSE) or len(far) < kinds.count("M") or first is None:
            return False
        peaks = sorted(far, key=lambda tile: distance(tile, first))[: kinds.count("M")]
        for tile, kind in [*((tile, "M") for tile in peaks), *zip(close, CLOSE, strict=False)]:
            self.cells[tile] = kind
            kinds.remove(kind)
        for tile in own:
            if tile not in self.cells:
                self.cells[tile] = self._like(tile, kinds)
                kinds.remove(self.cells[tile])
        return True

    def _like(self, tile: Hex, kinds: list[str]) -> str:
        """One of these kinds, rather one that lies next to the tile already."""
        near = [self.cells.get(neighbour(tile, way), "") for way in EDGES]
        return max(kinds, key=lambda kind: 2 * near.count(kind) + self.lot.below(4))

    def _flood(self) -> None:
        """Lay the sea: into bays and lakes first, then on along the coast."""
        least, most = SEA
        for _ in range(min(BOX.tiles["sea"]["plain"], self.players * (least + self.lot.below(most - least + 1)))):
            free = dict.fromkeys(
                n for at in self.cells for way in EDGES if (n := neighbour(at, way)) not in self.cells
            )
            self.cells[max(free, key=self._wet)] = "S"

    def _wet(self, at: Hex) -> int:
        near = [self.cells.get(neighbour(at, way), "") for way in EDGES]
        return 3 * sum(kind not in ("", "S") for kind in near) + 2 * near.count("S") + self.lot.below(6)

    # --- rivers

    def _river(self) -> bool:
        """Let a river run from a mountain to the sea or into another river. Returns whether one was found."""
        peaks = self.lot.shuffled(at for at, word in self.cells.items() if word == "M")
        rivers = [self.owner[at] for at, word in self.cells.items() if len(word) > 1]
        for peak in sorted(peaks, key=lambda at: rivers.count(self.owner[at])):
            for edge in self.lot.shuffled(EDGES):
                course = self._course([(peak, -1, edge)])
                if course:
                    self._dig(course)
                    return True
        return False

    def _course(self, course: list[Bend]) -> list[Bend]:
        """The tiles of a river that begins with these, each with the edges it enters and leaves by; [] where it
        leads nowhere."""
        at, _, edge = course[-1]
        to, back = neighbour(at, edge), opposite(edge)
        word = self.cells.get(to, "")
        if word == "S" or self._fork(word, back):
            return course if len(course) > LENGTH[0] else []
        open_land = word not in ("", "M") and len(word) == 1 and to not in self.homes
        if not open_land or len(course) > LENGTH[-1] or any(to == before for before, _, _ in course):
            return []
        for way in self.lot.shuffled(EDGES):
            if way != back and self._left(course, word, shape(_bend(back, way))):
                whole = self._course([*course, (to, back, way)])
                if whole:
                    return whole
        return []

    def _left(self, course: list[Bend], word: str, bend: str) -> bool:
        """Whether the box still has such a tile besides those of this course."""
        used = [(self.cells[at], shape(_bend(back, way))) for at, back, way in course[1:]]
        return self.left[TERRAIN[word]].get(bend, 0) > used.count((word, bend))

    def _fork(self, word: str, edge: int) -> bool:
        """Whether a river may flow into this tile's river over this edge, which makes it a fork."""
        three = tuple(sorted((*edges(word), edge)))
        return len(word) == 3 and three in FORKS and self.left[TERRAIN[word[0]]].get("fork", 0) > 0

    def _dig(self, course: list[Bend]) -> None:
        for at, back, way in course:
            river = (way,) if back < 0 else _bend(back, way)
            self._take(self.cells[at], shape(river))
            self.cells[at] += "".join(map(str, river))
        at, _, way = course[-1]
        end = neighbour(at, way)
        word = self.cells[end]
        if word != "S":
            self.left[TERRAIN[word[0]]][shape(edges(word))] += 1
            self._take(word[0], "fork")
            self.cells[end] = word[0] + "".join(map(str, sorted((*edges(word), opposite(way)))))

    def _boxed(self) -> bool:
        """Whether the box has the plain tiles too: with five players there may be too few woods."""
        plain = [word for word in self.cells.values() if len(word) == 1]
        return all(plain.count(kind) <= BOX.tiles[terrain]["plain"] for kind, terrain in TERRAIN.items())

    def _take(self, kind: str, bend: str) -> None:
        self.left[TERRAIN[kind]][bend] -= 1


def _bend(a: int, b: int) -> tuple[int, ...]:
    return (a, b) if a < b else (b, a)
