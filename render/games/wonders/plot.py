"""Where a city's map lies on the picture, and the cells of the pieces on it."""

from __future__ import annotations

from msgspec import Struct

from engine.games.wonders.actions import Site
from engine.games.wonders.edition import Edition
from engine.games.wonders.layout import Ground, ground_of, ways_of
from engine.games.wonders.state import City, Table
from engine.kit.grid import cell
from render.scene import Box, Point

from . import ground as printed
from .cells import Cell


class Plot(Struct, frozen=True):
    """A map on the picture: its rows, the pixels of a cell, the corner of the first cell."""

    rows: tuple[str, ...]
    size: int
    at: Point

    @property
    def box(self) -> Box:
        """The map with its border."""
        return printed.frame(self.rows, self.size, self.at)

    def middle(self, at: Cell) -> Point:
        """The centre of a cell."""
        return self.at[0] + (at[1] + 0.5) * self.size, self.at[1] + (at[0] + 0.5) * self.size


def plot_of(table: Table, city: City, left: float, top: float, wide: float) -> Plot:
    """The map of a city, as wide as there is room for whole pixels of cells, in the middle of its room."""
    rows = table.land(city)
    columns = len(rows[0])
    size = int(wide / (columns + 2 * printed.SIDE))
    spare = wide - size * (columns + 2 * printed.SIDE)
    return Plot(rows, size, (round(left + spare / 2 + size * printed.SIDE), round(top + size * printed.TOP)))


def high(rows: tuple[str, ...], size: int) -> int:
    """How high a map is with its border."""
    _, top, _, bottom = printed.frame(rows, size)
    return int(bottom - top)


def cells_of(edition: Edition, rows: tuple[str, ...], site: Site) -> tuple[Cell, ...]:
    """The cells of a piece that lies, in reading order."""
    ground = ground_of(rows)
    return numbered(ground, ways_of(edition, ground, site.piece)[site.parts].cells)


def numbered(ground: Ground, cells: int) -> tuple[Cell, ...]:
    """Cells given as bits, in reading order."""
    return tuple(divmod(n, ground.width) for n in numbers(cells))


def numbers(cells: int) -> tuple[int, ...]:
    """The numbers of cells given as bits."""
    return tuple(n for n in range(cells.bit_length()) if cells >> n & 1)


def spot(name: str) -> Cell:
    """A cell by its name."""
    found = cell(name)
    return found.row, found.column
