"""What lies where in a city: its cells as bits of a number, in reading order, so that questions are quick.

A cell that is covered counts as its piece only: no longer as water or natural cell (ruling Q7).
"""

from __future__ import annotations

from functools import cache, cached_property

from engine.kit.grid import Cell, beside, bits

from .actions import Site
from .edition import KINDS, Edition, is_tile, kind_of
from .forms import LONG, ONE, SHORTS, Form, Way, Ways, form, shape, ways
from .state import LONG_ROAD, ROADS, STARTER, TOWER, City

FORMS: dict[str, Form] = {LONG_ROAD: LONG, STARTER: LONG, TOWER: ONE, **SHORTS}
"""The forms of all pieces that no edition changes."""


class Ground:
    """A map without pieces: `whole`, `water`, `natural` (which is land); `bottom`: the row at the sidewalk;
    `border`: the cells at the mountains, left, top and right."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.width, self.height = len(rows[0]), len(rows)
        self.whole = (1 << self.width * self.height) - 1
        self.water, self.natural = (self._marked(rows, sign) for sign in "~*")
        row = (1 << self.width) - 1
        self.bottom = row << self.width * (self.height - 1)
        west = sum(1 << n * self.width for n in range(self.height))
        self.border = row | west | west << (self.width - 1)

    def _marked(self, rows: tuple[str, ...], sign: str) -> int:
        return bits(
            (Cell(x, y) for y, row in enumerate(rows) for x, each in enumerate(row) if each == sign), self.width
        )

    def beside(self, area: int) -> int:
        """The cells that share an edge with an area and are none of it."""
        return beside(area, self.width, self.height)

    def areas(self, cells: int) -> list[int]:
        """The connected parts of these cells, by their first cells in reading order."""
        found = []
        while cells:
            area, grown = 0, cells & -cells
            while grown != area:
                area = grown
                grown |= self.beside(grown) & cells
            found.append(area)
            cells &= ~area
        return found

    def names(self, cells: int) -> tuple[str, ...]:
        """The names of cells, in reading order."""
        return tuple(str(Cell(n % self.width, n // self.width)) for n in range(cells.bit_length()) if cells >> n & 1)


@cache
def ground_of(rows: tuple[str, ...]) -> Ground:
    """A map without pieces."""
    return Ground(rows)


class Layout:
    """A city as it lies, for one moment: made anew after every change."""

    def __init__(self, edition: Edition, city: City) -> None:
        self.edition, self.city = edition, city
        self.ground = ground_of(edition.maps[city.land])
        self.roads = self.towers = self.monuments = 0
        self.tiles: list[tuple[str, int]] = []
        self.kinds = dict.fromkeys(KINDS, 0)
        laid = laid_of(edition)
        for site in city.pieces:
            sort, way = laid[site]
            self._lay(sort, site.piece, way.cells)

    def lay(self, piece: str, cells: int) -> None:
        """Lay one more piece on these cells, before anything is asked of the layout."""
        self._lay(sort_of(piece), piece, cells)

    def _lay(self, sort: str, piece: str, cells: int) -> None:
        if sort in self.kinds:
            self.tiles.append((piece, cells))
            self.kinds[sort] |= cells
        elif sort == "road":
            self.roads |= cells
        elif sort == TOWER:
            self.towers |= cells
        else:
            self.monuments |= cells

    @cached_property
    def taken(self) -> int:
        """The cells under any piece."""
        built = 0
        for cells in self.kinds.values():
            built |= cells
        return self.roads | self.towers | self.monuments | built

    @cached_property
    def water(self) -> int:
        """Open water."""
        return self.ground.water & ~self.taken

    @cached_property
    def natural(self) -> int:
        """Natural cells that are not covered."""
        return self.ground.natural & ~self.taken

    @cached_property
    def green(self) -> int:
        """Empty green land: neither covered nor water nor natural."""
        return self.ground.whole & ~self.taken & ~self.ground.water & ~self.ground.natural

    def is_district(self, cells: int) -> bool:
        """Whether a building tile is a City District: no outer side of it meets empty green land."""
        return not self.ground.beside(cells) & self.green


class Laid(dict[Site, tuple[str, Way]]):
    """Pieces of an edition as they may lie anywhere, looked up once each: the sort of piece ("road" for any road,
    "tower", a type of building, "monument") and its cells. Raises `KeyError` for what cannot be."""

    KEPT = 20_000

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self.edition, self.ground = edition, ground_of(edition.maps["A"])  # all maps have this size

    def __missing__(self, site: Site) -> tuple[str, Way]:
        if len(self) >= self.KEPT:
            self.clear()
        try:
            if is_tile(site.piece):
                self.edition.tile(site.piece)
            way = ways_of(self.edition, self.ground, site.piece)[site.parts]
        except StopIteration:
            raise KeyError(site) from None
        found = self[site] = (sort_of(site.piece), way)
        return found


_laid: dict[str, Laid] = {}


def laid_of(edition: Edition) -> Laid:
    """The pieces of an edition as they may lie."""
    laid = _laid.get(edition.digest)
    if laid is None:
        laid = _laid[edition.digest] = Laid(edition)
    return laid


def sort_of(piece: str) -> str:
    """The sort of a piece by its name: "road", "tower", a type of building, "monument"."""
    if is_tile(piece):
        return kind_of(piece)
    return "road" if piece in ROADS else TOWER if piece == TOWER else "monument"


def form_of(edition: Edition, piece: str) -> Form:
    """The form of a piece by its name. Raises `StopIteration` for none of this edition."""
    if is_tile(piece):
        return shape(edition.stack(piece).shape)
    return FORMS.get(piece) or form(edition.monument(piece))


def ways_of(edition: Edition, ground: Ground, piece: str) -> Ways:
    """The ways a piece may lie, whatever lies there."""
    return ways(form_of(edition, piece), ground.width, ground.height)
