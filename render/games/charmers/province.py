"""The province: cells with their buildings and markets, roads that grow from the residence, bonuses on the border."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import BUILDINGS, RESIDENCE
from render import layout
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import drawings, theme, ways
from .page import Page, gains, written

CELLS, BORDER = 360, 44
"""The square for the cells, and the strip around it for the bonuses."""
SIDE = CELLS + 2 * BORDER
"""The side of a province."""
SIGN, NAME = 40, 24
"""The size of a bonus where there is room, and what the name of a row or column takes of a cell's side."""
ICONS = {
    "temple": "mandir",
    "fort": "fort",
    "garden": "charbagh",
    "mausoleum": "mausoleum",
    "market_same": "equal_stall",
    "market_different": "unequal_stall",
}
"""What stands in a cell, as a silhouette."""


class Land:
    """Where the cells lie; `at` is the corner of the strip around them."""

    def __init__(self, page: Page, at: Point) -> None:
        self.rows = page.edition.cells
        self.columns = len(self.rows[0])
        self.cell = CELLS // max(self.columns, len(self.rows))
        self.sign = min(SIGN, self.cell - NAME - 6)
        self.building = 2 * round(self.cell * 0.315)
        spare = [CELLS - self.cell * each for each in (self.columns, len(self.rows))]
        self.left, self.top = (round(at[k]) + BORDER + spare[k] // 2 for k in (0, 1))

    def cells(self) -> Iterable[tuple[str, str, Point]]:
        """Each cell's name, what stands there, and its middle."""
        for y, row in enumerate(self.rows):
            for x, holds in enumerate(row):
                name = f"{chr(ord('A') + x)}{y + 1}"
                yield name, holds, self.middle(name)

    def middle(self, cell: str) -> Point:
        """The middle of a cell."""
        x, y = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
        return self.left + self.cell * x + self.cell // 2, self.top + self.cell * y + self.cell // 2

    def box(self, cell: str, by: float = 0) -> Box:
        """A cell's box."""
        half = self.cell / 2 - by
        return layout.around(self.middle(cell), half, half)

    def bonus(self, place: str) -> Point:
        """The middle of a bonus on the border, beside the name of its row or column."""
        x, y = self.edge(place, BORDER / 2)
        by = max(0, NAME + self.sign // 2 - self.cell // 2)
        return x + by * (place[-1] == "N"), y + by * (place[-1] == "W")

    def edge(self, place: str, beyond: float) -> Point:
        """The middle of a side of a cell ("A3W"), so much beyond it."""
        (x, y), (dx, dy) = self.middle(place[:-1]), ways.SIDES[place[-1]]
        reach = self.cell + 2 * beyond
        return round(x + dx * reach), round(y + dy * reach)


def printed(page: Page, land: Land) -> Iterable[AnyShape]:
    """The cells as silhouettes, the residence with its roads, the names of columns and rows, the border's bonuses."""
    mood = page.mood
    for place in page.side.border:
        x, y = land.edge(place, 10)
        box = layout.around((x, y), 9, 9)
        yield Rect(name=f"border.{place}.way", layer=Layer.PLATE, box=box, fill=mood.line, static=True)
    for cell, holds, at in land.cells():
        box = land.box(cell, 1.5)
        fill, ink = (mood.grass, theme.FREE) if holds in BUILDINGS else (mood.trade, theme.TRADING)
        if holds == RESIDENCE:
            fill = mood.meadow
        yield Rect(
            name=f"cell.{cell}", layer=Layer.PLATE, box=box, radius=8, fill=fill, line=mood.edge(fill), width=2,
            static=True,
        )  # fmt: skip
        if holds == RESIDENCE:
            yield from _seen(land, cell, holds, page.edition.exits, static=True)
        else:
            yield Icon(
                name=f"cell.{cell}.{holds}", layer=Layer.VALUE, icon=ICONS[holds], at=at, size=land.building,
                colour=ink, cut=fill, static=True,
            )  # fmt: skip
    yield from _names(land)
    for place, names in page.side.border.items():
        yield from gains(f"border.{place}", names, land.bonus(place), land.sign)


def _names(land: Land) -> Iterable[AnyShape]:
    """Letters above the columns, numbers left of the rows."""
    places = [
        (chr(ord("A") + x), (land.left + land.cell * x + 11, land.top - 14)) for x in range(land.columns)
    ] + [(str(y + 1), (land.left - 14, land.top + land.cell * y + 9)) for y in range(len(land.rows))]  # fmt: skip
    for text, at in places:
        yield layout.label(f"name.{text}", text, at, 25, colour=theme.INK, layer=Layer.VALUE, static=True)


def marked(page: Page, land: Land) -> Iterable[AnyShape]:
    """The roads drawn, with what they have reached in colour, and the border's bonuses gained."""
    holds = {cell: what for cell, what, _ in land.cells()}
    for cell in page.sheet.roads:
        box, fresh = land.box(cell, 1.5), page.sheet.roads[cell] != page.old.roads.get(cell)
        fill, line = (theme.FRESH, theme.GLOW) if fresh else (page.mood.meadow, "")
        yield Rect(
            name=f"cell.{cell}.reached", layer=Layer.GRID, box=box, radius=8, fill=fill, line=line, width=2 * fresh
        )
    for cell, sides in page.sheet.roads.items():
        yield from _seen(land, cell, holds[cell], sides)
    for cell, sides in page.sheet.roads.items():
        for side in sides:
            place = f"{cell}{side}"
            if place in page.side.border:
                at = land.bonus(place)
                yield from written(f"border.{place}", page, f"border.{place}", at, land.sign)


def _seen(land: Land, cell: str, holds: str, sides: str, *, static: bool = False) -> Iterable[AnyShape]:
    """A cell with its road and what stands there."""
    x, y = land.middle(cell)
    yield from ways.drawn(f"cell.{cell}.way", sides, (x, y), land.cell + 2, static=static)
    corner = (x - land.building // 2, y - land.building // 2 - 2)
    yield from drawings.drawn(f"cell.{cell}.{holds}", holds, corner, land.building, static=static)
