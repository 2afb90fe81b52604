"""The river winding through its spaces, each with its symbol and what it brings."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi

from render import layout
from render.scene import AnyShape, Box, Disc, Layer, Line, Point, Polygon

from . import dice, hand, theme
from .page import Page, gains, written

SPACE, SIGN = 31, 44
"""The radius of a space, and the size of a bonus."""
WAVES, WIDE = 20, 58
"""How far the river winds up and down, and how wide it is."""


class River:
    """Where the spaces are."""

    def __init__(self, page: Page, box: Box) -> None:
        self.box, self.count = box, len(page.edition.river)
        self.step = (box[2] - box[0]) / self.count

    def winds(self, x: float) -> float:
        """How high the middle of the river is there."""
        middle = (self.box[1] + self.box[3]) / 2
        return middle - WAVES * cos((x - self.box[0] - self.step / 2) / self.step * pi)

    def place(self, space: int) -> Point:
        """The middle of a space."""
        x = self.box[0] + self.step * (space - 0.5)
        return round(x), round(self.winds(x))

    def bonus(self, space: int) -> Point:
        """The middle of a space's bonuses: on the bank towards the middle."""
        x, y = self.place(space)
        return x, y + (60 if space % 2 else -60)


def printed(page: Page, river: River) -> Iterable[AnyShape]:
    """Banks, water, spaces with their symbols and bonuses."""
    left, right = river.box[0], river.box[2]
    yield layout.plate("river", river.box, page.mood.parts["blue"], static=True)
    xs = [left + (right - left) * k / 180 for k in range(181)]
    upper = [(x, river.winds(x) - WIDE / 2) for x in xs]
    lower = [(x, river.winds(x) + WIDE / 2) for x in reversed(xs)]
    points = tuple((round(x, 1), round(y, 1)) for x, y in upper + lower)
    yield Polygon(name="river.water", layer=Layer.TERRAIN, points=points, fill=theme.WATER.tone, static=True)
    for k in range(1, river.count):
        x = left + river.step * k
        for off in (-12, 8):
            yield _wave(f"river.wave.{k}.{off}", (x + off / 2, river.winds(x) + off))
    for space, symbol in enumerate(page.edition.river, 1):
        at = river.place(space)
        yield from _space(f"river.{space}", symbol, at)
        yield from gains(f"river.{space}.bonus", page.side.river[space - 1], river.bonus(space), SIGN)


def _wave(name: str, at: Point) -> Line:
    points = tuple((round(at[0] + 3 * k - 15, 1), round(at[1] - 3 * cos(k * pi / 2.5), 1)) for k in range(11))
    return Line(name=name, layer=Layer.TERRAIN, points=points, colour=theme.WATER.light, width=3, static=True)


def _space(name: str, symbol: str, at: Point) -> Iterable[AnyShape]:
    yield Disc(
        name=f"{name}.edge", layer=Layer.VALUE, at=at, radius=SPACE, fill=theme.AREAS["blue"].fill, static=True
    )
    yield from dice.symbol(name, symbol, at, SPACE - 4, static=True)


def marked(page: Page, river: River) -> Iterable[AnyShape]:
    """The spaces marked and their bonuses."""
    for space in page.sheet.river:
        yield from hand.circled(f"river.{space}.mark", river.place(space), SPACE + 2, width=5)
        yield from written(f"river.{space}.bonus", page, f"river.{space}", river.bonus(space), SIGN)
