"""The province: cells with their buildings and markets, roads that grow from the residence, bonuses on the border."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import BUILDINGS, RESIDENCE
from render import layout
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import buildings, theme, ways
from .page import Page, gains, written

CELL, BORDER = 92, 48
"""The side of a cell, and the strip around all for the bonuses."""
BUILDING, SIGN = 58, 44
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
        self.left, self.top = round(at[0]) + BORDER, round(at[1]) + BORDER
        self.columns = len(self.rows[0])

    def cells(self) -> Iterable[tuple[str, str, Point]]:
        """Each cell's name, what stands there, and its middle."""
        for y, row in enumerate(self.rows):
            for x, holds in enumerate(row):
                name = f"{chr(ord('A') + x)}{y + 1}"
                yield name, holds, self.middle(name)

    def middle(self, cell: str) -> Point:
        """The middle of a cell."""
        x, y = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
        return self.left + CELL * x + CELL // 2, self.top + CELL * y + CELL // 2

    def box(self, cell: str, by: float = 0) -> Box:
        """A cell's box."""
        half = CELL / 2 - by
        return layout.around(self.middle(cell), half, half)

    def edge(self, place: str, beyond: float) -> Point:
        """The middle of a side of a cell ("A3W"), so much beyond it."""
        (x, y), (dx, dy) = self.middle(place[:-1]), ways.SIDES[place[-1]]
        reach = CELL + 2 * beyond
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
        yield Rect(name=f"cell.{cell}", layer=Layer.PLATE, box=box, radius=8, fill=fill, static=True)
        if holds == RESIDENCE:
            yield from _seen(cell, holds, at, page.edition.exits, static=True)
        else:
            yield Icon(
                name=f"cell.{cell}.{holds}", layer=Layer.VALUE, icon=ICONS[holds], at=at, size=BUILDING,
                colour=ink, cut=fill, static=True,
            )  # fmt: skip
    yield from _names(page, land)
    for place, names in page.side.border.items():
        yield from gains(f"border.{place}", names, land.edge(place, BORDER / 2), SIGN)


def _names(page: Page, land: Land) -> Iterable[AnyShape]:
    """Letters above the columns, numbers left of the rows."""
    places = [
        (chr(ord("A") + x), (land.left + CELL * x + 11, land.top - 14)) for x in range(land.columns)
    ] + [(str(y + 1), (land.left - 14, land.top + CELL * y + 9)) for y in range(len(land.rows))]  # fmt: skip
    for text, at in places:
        yield layout.label(f"name.{text}", text, at, 22, colour=page.mood.soft, layer=Layer.VALUE, static=True)


def marked(page: Page, land: Land) -> Iterable[AnyShape]:
    """The roads drawn, with what they have reached in colour, and the border's bonuses gained."""
    holds = {cell: what for cell, what, _ in land.cells()}
    for cell in page.sheet.roads:
        box = land.box(cell, 1.5)
        yield Rect(name=f"cell.{cell}.reached", layer=Layer.GRID, box=box, radius=8, fill=page.mood.meadow)
    for cell, sides in page.sheet.roads.items():
        yield from _seen(cell, holds[cell], land.middle(cell), sides)
    for cell, sides in page.sheet.roads.items():
        for side in sides:
            place = f"{cell}{side}"
            if place in page.side.border:
                at = land.edge(place, BORDER / 2)
                yield from written(f"border.{place}", page, f"border.{place}", at, SIGN)


def _seen(cell: str, holds: str, at: Point, sides: str, *, static: bool = False) -> Iterable[AnyShape]:
    """A cell with its road and what stands there."""
    yield from ways.drawn(f"cell.{cell}.way", sides, at, CELL + 2, static=static)
    corner = (at[0] - BUILDING // 2, at[1] - BUILDING // 2 - 2)
    yield from buildings.building(f"cell.{cell}.{holds}", holds, corner, BUILDING, static=static)
