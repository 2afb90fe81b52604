"""The river winding through its spaces, each with its symbol and what it brings."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi

from render import layout
from render.scene import AnyShape, Box, Disc, Layer, Line, Point, Polygon

from . import dice, hand, theme
from .page import Page, gains, written

ROW, MOST = 128, 12
"""The height of a row, and how many spaces are in one at most."""
STEP = 88
"""The way from space to space; where there is less, all is drawn smaller."""


def rows(page: Page) -> int:
    """How many rows the river has."""
    return -(-len(page.edition.river) // MOST)


class River:
    """Where the spaces are: in rows from the left."""

    def __init__(self, page: Page, box: Box) -> None:
        self.box, self.count = box, len(page.edition.river)
        self.rows = rows(page)
        self.per_row = -(-self.count // self.rows)
        self.step = (box[2] - box[0]) / self.per_row
        scale = min(1.0, self.step / STEP)
        most = max(map(len, page.side.river))
        self.space, self.sign = round(31 * scale), round((44, 44, 38)[min(most, 2)] * scale)
        self.waves, self.wide = 24 * scale, 58 * scale

    def winds(self, x: float, row: int = 0) -> float:
        """How high the middle of the river is there."""
        middle = self.box[1] + ROW * (row + 0.5)
        return middle - self.waves * cos((x - self.box[0] - self.step / 2) / self.step * pi)

    def up(self, space: int) -> bool:
        """Whether a space lies in an upper bend."""
        return (space - 1) % self.per_row % 2 == 0

    def place(self, space: int) -> Point:
        """The middle of a space."""
        row, n = divmod(space - 1, self.per_row)
        x = self.box[0] + self.step * (n + 0.5)
        return round(x), round(self.winds(x, row))

    def bonus(self, space: int) -> Point:
        """The middle of a space's bonuses: on the bank towards the middle."""
        x, y = self.place(space)
        off = self.space + self.sign // 2 + 7
        return x, y + (off if self.up(space) else -off)


def printed(page: Page, river: River) -> Iterable[AnyShape]:
    """Banks, water, spaces with their symbols and bonuses."""
    left, right = river.box[0], river.box[2]
    yield layout.plate("river", river.box, page.mood.parts["blue"], static=True)
    xs = [left + (right - left) * k / 180 for k in range(181)]
    for row in range(river.rows):
        upper = [(x, river.winds(x, row) - river.wide / 2) for x in xs]
        lower = [(x, river.winds(x, row) + river.wide / 2) for x in reversed(xs)]
        points = tuple((round(x, 1), round(y, 1)) for x, y in upper + lower)
        yield Polygon(
            name=f"river.water.{row}", layer=Layer.TERRAIN, points=points, fill=theme.WATER.tone, static=True
        )
        for k in range(1, river.per_row):
            x = left + river.step * k
            for off in (-12, 8):
                yield _wave(f"river.wave.{row}.{k}.{off}", (x + off / 2, river.winds(x, row) + off))
    for space, symbol in enumerate(page.edition.river, 1):
        at = river.place(space)
        yield from _space(f"river.{space}", symbol, at, river.space)
        yield from gains(f"river.{space}.bonus", page.side.river[space - 1], river.bonus(space), river.sign)


def _wave(name: str, at: Point) -> Line:
    points = tuple((round(at[0] + 3 * k - 15, 1), round(at[1] - 3 * cos(k * pi / 2.5), 1)) for k in range(11))
    return Line(name=name, layer=Layer.TERRAIN, points=points, colour=theme.WATER.light, width=3, static=True)


def _space(name: str, symbol: str, at: Point, radius: float) -> Iterable[AnyShape]:
    yield Disc(
        name=f"{name}.edge", layer=Layer.VALUE, at=at, radius=radius, fill=theme.AREAS["blue"].fill, static=True
    )
    yield from dice.symbol(name, symbol, at, radius - 4, static=True)


def marked(page: Page, river: River) -> Iterable[AnyShape]:
    """The spaces marked and their bonuses."""
    for space in page.sheet.river:
        name, fresh = f"river.{space}.mark", space not in page.old.river
        yield from hand.circled(name, river.place(space), river.space + 2, width=5, fresh=fresh)
        yield from written(f"river.{space}.bonus", page, f"river.{space}", river.bonus(space), river.sign)
