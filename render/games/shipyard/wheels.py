"""The two rings, the hexagon, and the oval of the employees around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from engine.games.shipyard import rings
from engine.games.shipyard.edition import COMMODITIES
from engine.games.shipyard.state import Table
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Disc, Layer, Line, Point, Polygon, Rect

from . import tokens

TOKEN, LARGER, ITEM = 60, 72, 60
"""The sizes of employees, where they have more room, and of items on rings."""
STOP_HIGH = 96
HEXAGON = tuple((12 + 11 * sin(k * pi / 3), 12 - 11 * cos(k * pi / 3)) for k in range(6))
"""In a box of 24 units, a corner up."""


class Wheels:
    """Where what lies on the oval and the rings is."""

    def __init__(self, table: Table, box: Box) -> None:
        self.table, self.box = table, box
        left, top, right, bottom = layout.inset(box, 12)
        stops = table.oval.stops
        self.half = -(-len(stops) // 2)
        self.wide = (right - left) / self.half
        self.token = LARGER if self.wide > 3 * LARGER + 14 else TOKEN
        self.rows = (top + STOP_HIGH / 2, bottom - STOP_HIGH / 2)
        middle = (top + bottom) / 2
        across = right - left
        self.rings = {each: (round(left + across * k), middle) for each, k in (("equipment", 0.149), ("crew", 0.462))}
        self.hexagon = (round(right - across * 0.213), middle)

    def stop(self, number: int) -> Box:
        """A stop of the oval: clockwise from the upper left."""
        count = len(self.table.oval.stops)
        lower = number >= self.half
        column = count - 1 - number if lower else number
        x = self.box[0] + 12 + self.wide * column
        y = self.rows[lower]
        return round(x) + 3, round(y - STOP_HIGH / 2), round(x + self.wide) - 3, round(y + STOP_HIGH / 2)

    def employee(self, name: str) -> Point:
        """Where an employee lies."""
        for number, names in enumerate(self.table.oval.stops):
            if name in names:
                left, top, right, bottom = self.stop(number)
                k = names.index(name)
                step = (right - left - 8) / len(names)
                return round(left + 4 + step * (k + 0.5)), round((top + bottom) / 2)
        raise KeyError(name)

    def item(self, ring: str, number: int) -> Point:
        """Where an item lies on its ring: clockwise, the first one above."""
        count = len(self.goods(ring))
        angle = number * 2 * pi / count - pi / 2
        x, y = self.rings[ring]
        return round(x + 66 * cos(angle)), round(y + 66 * sin(angle))

    def goods(self, ring: str) -> Sequence[str]:
        """What lies on a ring."""
        rings = self.table.edition.rings
        return rings.equipment if ring == "equipment" else rings.crew

    def on_ring(self, item: str) -> Point:
        """Where an item lies."""
        ring = next(each for each in self.rings if item in self.goods(each))
        return self.item(ring, self.goods(ring).index(item))

    def drawn(self) -> Iterable[AnyShape]:
        """All of it."""
        yield layout.plate("wheels", self.box, static=True)
        yield from self._oval()
        for ring in self.rings:
            yield from self._ring(ring)
        yield from self._hexagon()

    def _oval(self) -> Iterable[AnyShape]:
        table = self.table
        for number, names in enumerate(table.oval.stops):
            box = self.stop(number)
            marked = number == table.oval.at
            yield Rect(
                name=f"oval.{number}", layer=Layer.TERRAIN, box=box, radius=12, fill=common.GROUND,
                line=common.INK if marked else common.EDGE, width=common.BOLD if marked else 2,
            )  # fmt: skip
            for name in names:
                left = table.oval.left[name]
                at = self.employee(name)
                if not left:
                    yield tokens.square(f"oval.{name}.gone", at, self.token, common.PANEL, common.EDGE)
                    continue
                if left > 1:
                    yield tokens.square(
                        f"oval.{name}.second", (at[0] + 5, at[1] + 6), self.token, common.WELL, common.SOFT
                    )
                yield from tokens.employee(f"oval.{name}", table.edition, name, at, self.token)

    def _ring(self, ring: str) -> Iterable[AnyShape]:
        x, y = self.rings[ring]
        yield Disc(
            name=f"ring.{ring}", layer=Layer.TERRAIN, at=(x, y), radius=66, line=common.EDGE, width=8, static=True
        )
        goods = self.goods(ring)
        sign = "works" if ring == "equipment" else "crew"
        yield tokens.icon(f"ring.{ring}.sign", sign, (x, y), 46, common.SOFT, common.PANEL, static=True)
        yield from _clockwise(f"ring.{ring}.way", (x, y), 66, 360 / len(goods))
        for number, item in enumerate(goods):
            at = self.item(ring, number)
            yield from tokens.item(f"ring.{ring}.{item}", item, at, ITEM - 8, static=True)
            yield from self._cost(ring, item, number)
            if number == self.table.rings[ring]:
                yield tokens.square(f"ring.{ring}.marker", at, ITEM + 8, "", common.INK, width=common.BOLD)

    def _cost(self, ring: str, item: str, number: int) -> Iterable[AnyShape]:
        """What moving the marker there costs the player whose turn it is: outside the ring, on the item's far corner,
        so that it hides nothing of its neighbours."""
        turn = self.table.turn
        if turn is None:
            return
        price = rings.cost(self.table, self.table.players[turn.seat], ring, item)
        if price:
            (x, y), angle = self.item(ring, number), number * 2 * pi / len(self.goods(ring))
            out, along = (sin(angle), -cos(angle)), (cos(angle), sin(angle))
            far = 34 if sum(along) > 0 else -34  # never up and left, where the letter of an option is
            place = (round(x + 26 * out[0] + far * along[0]), round(y + 26 * out[1] + far * along[1]))
            yield from tokens.coin(f"ring.{ring}.{item}.cost", str(price), place, 24)

    def _hexagon(self) -> Iterable[AnyShape]:
        """The prices of all sides as rows of a small table, the next one marked."""
        sides, at = self.table.edition.exchange.sides, self.table.hexagon
        x, y = self.hexagon
        large = self.rows[1] - self.rows[0] > 350
        step, size, first = (35, 28, y - 62) if large else (27, common.SMALL, y - 44)
        for k, load in enumerate(COMMODITIES):
            yield from tokens.load(f"hexagon.{load}", load, (x - 56 + 56 * k, first - step - 9), 38, static=True)
        yield Polygon(
            name="hexagon.sign", layer=Layer.TERRAIN, line=common.EDGE, width=common.BOLD, static=True,
            points=tuple((round(x - 136 + 2 * px, 1), round(y - 6 + 2 * py, 1)) for px, py in HEXAGON),
        )  # fmt: skip
        yield tokens.icon("hexagon.swap", "swap", (x - 112, y + 18), 28, common.SOFT, common.PANEL, static=True)
        following = (at + 1) % len(sides)
        for k, side in enumerate(sides):
            row = first + step * k
            now = k == following
            if now:
                yield Rect(
                    name="hexagon.next", layer=Layer.GRID, radius=8,
                    box=(x - 84, row - step / 2, x + 84, row + step / 2),
                    fill=common.PAPER, line=common.INK, width=common.LINE,
                )  # fmt: skip
            for n, load in enumerate(COMMODITIES):
                yield layout.label(
                    f"hexagon.{k}.{load}", str(side.price(load)), (x - 56 + 56 * n, row), size,
                    colour=common.INK if now else common.SOFT,
                )  # fmt: skip


def _clockwise(name: str, at: Point, radius: float, step: float) -> Iterable[AnyShape]:
    """A small arrow on a ring that says which way it goes."""
    for k in range(round(360 / step)):
        angle = (step * (k + 0.5) - 90) * pi / 180
        x, y = at[0] + radius * cos(angle), at[1] + radius * sin(angle)
        dx, dy = -sin(angle), cos(angle)
        yield Line(
            name=f"{name}.{k}", layer=Layer.GRID, colour=common.SOFT, width=common.LINE, head=12, static=True,
            points=((round(x - dx * 6, 1), round(y - dy * 6, 1)), (round(x + dx * 8, 1), round(y + dy * 8, 1))),
        )  # fmt: skip
