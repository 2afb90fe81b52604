"""Which tiles may be laid where while a map is laid together, so that every river can still be finished.

Rulebook: rivers. A river follows its course, has a source, does not leave the map, and none may be begun that the
tiles left could not complete. The look-ahead is a promise rather than a search: as long as `Course.promise` holds,
the map can be completed by sources and sea tiles alone, and each of these steps keeps the promise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core.hexes import EDGES, Hex, Layout, column_row, from_column_row, neighbour, opposite

from ..components import BOX
from ..values import LaidTile
from .atlas import TERRAIN, shape, tile_name
from .maps import FORKS, Cells, edges, rivers

COLUMNS, ROWS = 24, 20
"""The frame a map is laid in, so that places keep their names; the first tile lies in its middle."""
LAYOUT: Layout = "pointy"
MIDDLE = from_column_row(0, 0, LAYOUT)
ORIGIN = (-(COLUMNS // 2), -(ROWS // 2))
RIVERS: tuple[tuple[int, ...], ...] = (
    (),
    *((a,) for a in EDGES),
    *((a, b) for a in EDGES for b in EDGES if a < b),
    *FORKS,
)
"""Every way a river can lie on a tile."""
SHAPES = {form: tuple(river for river in RIVERS if shape(river) == form) for form in map(shape, RIVERS)}
"""The same by the shape of the tile."""
LETTERS = {terrain: letter for letter, terrain in TERRAIN.items()}


class Left(NamedTuple):
    """The tiles left to lay: land tiles in all, and of the supply the sources and the sea tiles."""

    land: int
    sources: int
    sea: int


def kind_name(terrain: str, form: str) -> str:
    """The name of a kind of tile in the supply: by terrain and shape, "pasture.wide"; without river by its
    terrain alone."""
    return terrain if form == "plain" else f"{terrain}.{form}"


def parts(kind: str) -> tuple[str, str]:
    """The terrain and the shape of a kind of tile."""
    terrain, _, form = kind.partition(".")
    return terrain, form or "plain"


BOXED = {kind_name(terrain, form): n for terrain, forms in BOX.tiles.items() for form, n in forms.items()}
"""How many tiles of each kind are in the box."""
KINDS = tuple(sorted(BOXED, key=lambda kind: "." in kind))
"""The kinds of tiles, those without river first."""


def supply(land: int) -> dict[str, int]:
    """The tiles to choose from for a map with that many land tiles: half as many again of each kind, out of the
    box. So there are always enough without river to go on with."""
    whole = sum(BOXED.values()) - BOXED["sea"]
    return {kind: min(n, -(-3 * n * land // (2 * whole))) for kind, n in BOXED.items()}


def place_name(at: Hex) -> str:
    """The name of a place in the frame."""
    column, row = column_row(at, LAYOUT)
    return tile_name(column - ORIGIN[0], row - ORIGIN[1])


def within(at: Hex) -> bool:
    """Whether a place is in the frame."""
    column, row = column_row(at, LAYOUT)
    return 0 <= column - ORIGIN[0] < COLUMNS and 0 <= row - ORIGIN[1] < ROWS


class Course:
    """The rivers of an unfinished map: their ends by the place they lead to, and which have a source."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.free: dict[str, Hex] = {place_name(at): at for at in _around(cells)}
        self.ends: dict[Hex, list[int]] = {}
        self.sprung: list[bool] = []
        for number, tiles in enumerate(rivers(cells)):
            self.sprung.append(any(len(cells[at]) == 2 for at in tiles))
            for at in tiles:
                for edge in edges(cells[at]):
                    to = neighbour(at, edge)
                    if to not in cells:
                        self.ends.setdefault(to, []).append(number)

    def fits(self, at: Hex, river: tuple[int, ...]) -> bool:
        """Whether a land tile with such a river continues the tiles around a place: every river edge meets one, or
        the sea, or leads on; and a river begins with its source or by the sea."""
        begun = len(river) < 2
        for edge in EDGES:
            other = self.cells.get(neighbour(at, edge))
            if other is None:
                if edge in river and not within(neighbour(at, edge)):
                    return False
            elif other == "S":
                begun = begun or edge in river
            elif (edge in river) != (opposite(edge) in edges(other)):
                return False
            else:
                begun = begun or edge in river
        return begun

    def promise(self, at: Hex, river: tuple[int, ...], left: Left) -> bool:
        """Whether the rivers can still be finished when a tile with this river (none: plain or sea) is laid at a
        place and that much is left.

        It holds as long as each river without source leads to a place that no other end leads to, there are
        sources for these, and sea tiles (or further sources) for all other ends.
        """
        ends = {place: numbers for place, numbers in self.ends.items() if place != at}
        dry = [number for number, sprung in enumerate(self.sprung) if not sprung]
        if river:
            met, new = self.ends.get(at, []), len(self.sprung)
            begun = [new] if len(river) > 1 and all(number in dry for number in met) else []
            dry = [number for number in dry if number not in met] + begun
            ends = {place: [new if n in met else n for n in numbers] for place, numbers in ends.items()}
            for edge in river:
                to = neighbour(at, edge)
                if to not in self.cells:
                    ends[to] = [*ends.get(to, ()), new]
        alone = [numbers[0] for numbers in ends.values() if len(numbers) == 1]
        if any(number not in alone for number in dry):
            return False
        more = min(left.sources, left.land, len(alone)) - len(dry)
        return more >= 0 and len(ends) - len(dry) - more <= left.sea


def open_ends(cells: Cells) -> list[Hex]:
    """The free places that rivers lead to, in reading order."""
    return sorted(Course(cells).ends, key=reading)


def lays(cells: Cells, stock: Mapping[str, int], to_lay: int) -> Iterator[LaidTile]:
    """All tiles that may be laid."""
    course = Course(cells)
    left = Left(to_lay, stock.get("mountains.source", 0), stock.get("sea", 0))
    wet, dry = left._replace(sea=left.sea - 1), left._replace(land=to_lay - 1)
    spring = dry._replace(sources=left.sources - 1)
    kinds = {form: [kind for kind in KINDS if parts(kind)[1] == form and stock.get(kind, 0)] for form in SHAPES}
    patterns = [(form, river) for form in SHAPES if to_lay and kinds[form] for river in SHAPES[form]]
    # away from the rivers one answer holds for all places
    calm, calm_sea = course.promise(MIDDLE, (), dry), course.promise(MIDDLE, (), wet)
    for place, at in course.free.items():
        for form, river in patterns:
            if not course.fits(at, river):
                continue
            if course.promise(at, river, spring if form == "source" else dry) if river else calm:
                for kind in kinds[form]:
                    if kind != "sea":
                        yield LaidTile(place, kind, "".join(map(str, river)))
        if left.sea and (course.promise(at, (), wet) if at in course.ends else calm_sea):
            yield LaidTile(place, "sea")


def reading(at: Hex) -> tuple[int, int]:
    """Places in reading order, for sorting."""
    return at[1], at[0]


def _around(cells: Cells) -> list[Hex]:
    """The free places in the frame next to tiles already laid, in reading order."""
    if not cells:
        return [MIDDLE]
    around = {to for at in cells for edge in EDGES if (to := neighbour(at, edge)) not in cells and within(to)}
    return sorted(around, key=reading)
