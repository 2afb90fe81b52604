"""The market: three rows of goods, circled when gained and crossed when sold, a tent over each column and its coin
below."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import GOODS
from render import layout
from render.scene import AnyShape, Box, Disc, Icon, Layer, Point, Polygon, Rect

from . import bonuses, hand, theme
from .page import Page, gains, written

ROOF, COIN, STEP = 66, 50, 68
"""The heights of a tent's roof and of the coins, and the width of a column; where there is less, all is smaller."""


class Stalls:
    """Where everything is."""

    def __init__(self, page: Page, box: Box) -> None:
        self.box, self.count = box, len(page.edition.coins)
        self.step = (box[2] - box[0] - 12) / self.count
        scale = min(1.0, self.step / STEP)
        self.good, self.sign, self.money = round(23 * scale), round(40 * scale), round(44 * scale)
        self.row = (box[3] - box[1] - 8 - ROOF - COIN) / len(GOODS)

    def x(self, column: int) -> float:
        """The middle of a column, counted from 1."""
        return self.box[0] + 6 + self.step * (column - 0.5)

    def place(self, good: str, column: int) -> Point:
        """The middle of a good."""
        y = self.box[1] + 8 + ROOF + self.row * (GOODS.index(good) + 0.5)
        return round(self.x(column)), round(y)

    def bonus(self, column: int) -> Point:
        """The middle of a tent's bonus."""
        return round(self.x(column)), round(self.box[1] + 8 + ROOF * 0.6)

    def coin(self, column: int) -> Point:
        """The middle of a column's coin."""
        return round(self.x(column)), round(self.box[3] - COIN / 2)


def printed(page: Page, stalls: Stalls) -> Iterable[AnyShape]:
    """Tents, goods, coins."""
    yield layout.plate("market", stalls.box, page.mood.parts["purple"], static=True)
    for column in range(1, stalls.count + 1):
        yield from _tent(stalls, column)
        for good in GOODS:
            yield from _good(f"market.{good}.{column}", good, stalls.place(good, column), stalls.good)
        coin = page.edition.coins[column - 1]
        yield from bonuses.sign(
            f"market.coin.{column}", "money", coin, stalls.coin(column), stalls.money, static=True
        )
        yield from gains(f"market.tent.{column}", page.side.tents[column - 1], stalls.bonus(column), stalls.sign)


def _tent(stalls: Stalls, column: int) -> Iterable[AnyShape]:
    """A tent of two poles and a pointed roof."""
    x, top, half = stalls.x(column), stalls.box[1] + 6, stalls.step / 2 - 3
    low, foot = top + ROOF, stalls.box[3] - COIN - 2
    area = theme.AREAS["purple"]
    walls = (round(x - half + 5), round(low - 4), round(x + half - 5), round(foot))
    yield Rect(name=f"market.cloth.{column}", layer=Layer.TERRAIN, box=walls, fill=theme.WHITE, static=True)
    for side in (-1, 1):
        at = x + side * (half - 6)
        pole = (round(at) - 2, round(low - 4), round(at) + 2, round(foot))
        yield Rect(name=f"market.pole.{column}.{side}", layer=Layer.TERRAIN, box=pole, fill=area.shade, static=True)
    roof = [(x, top), (x + half * 0.3, top + 18), (x + half * 0.72, low - 24), (x + half + 1, low - 8)]
    hem = [(x + half + 1 - (2 * half + 2) * k / 12, low - (0 if k % 2 else 8)) for k in range(1, 12)]
    points = (*roof, *hem, *((2 * x - px, py) for px, py in reversed(roof[1:])))
    rounded = tuple((round(px, 1), round(py, 1)) for px, py in points)
    fill = (area.fill, theme.VIOLET.light)[column % 2]
    yield Polygon(
        name=f"market.roof.{column}", layer=Layer.TERRAIN, points=rounded, fill=fill, line=area.shade, width=2,
        static=True,
    )  # fmt: skip


def _good(name: str, good: str, at: Point, radius: int) -> Iterable[AnyShape]:
    yield Disc(
        name=f"{name}.ring",
        layer=Layer.VALUE,
        at=at,
        radius=radius,
        fill=theme.WHITE,
        line=theme.VIOLET.light,
        width=2,
        static=True,
    )
    yield Icon(
        name=f"{name}.icon", layer=Layer.VALUE, icon=good, at=at, size=round(radius * 1.48),
        colour=theme.GOODS[good], cut=theme.WHITE, static=True,
    )  # fmt: skip


def marked(page: Page, stalls: Stalls) -> Iterable[AnyShape]:
    """Goods circled and sold, the bonuses of tents sold out."""
    for good in GOODS:
        for column in range(1, page.sheet.circled[good] + 1):
            at = stalls.place(good, column)
            name, fresh = f"market.{good}.{column}", column > page.old.circled[good]
            yield from hand.circled(f"{name}.circle", at, stalls.good + 2, width=3.6, fresh=fresh)
            if column <= page.sheet.sold[good]:
                fresh = column > page.old.sold[good]
                yield from hand.crossed(f"{name}.cross", at, round(stalls.good * 1.48), width=3.6, fresh=fresh)
    for column in range(1, stalls.count + 1):
        yield from written(f"market.tent.{column}", page, f"tent.{column}", stalls.bonus(column), stalls.sign)
