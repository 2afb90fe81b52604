"""What is on sale, each row from the oldest card to the newest under its prices: ship cards, canals, trains."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.shipyard.edition import COMMODITIES
from engine.games.shipyard.markets import STACK
from engine.games.shipyard.state import PLACES, Table
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import canals, hulls, tokens

HEAD = 52
SHIP = (112, 84)
"""The plate of a ship card: wide, high."""
CANAL, WAGON = 128, 38
SIDE = 100
"""What a row's sign and its stack need on its left."""


class Ships:
    """The four columns of ship cards, lying."""

    def __init__(self, table: Table, box: Box) -> None:
        self.table, self.box = table, box
        self.step = (
            (box[2] - box[0] - SIDE - 12) / len(table.edition.prices.ships),
            (box[3] - box[1] - HEAD - 10) / 4,
        )

    def plate(self, row: int, place: int) -> Box:
        """Where a card lies."""
        x = self.box[0] + SIDE + self.step[0] * place
        y = self.box[1] + HEAD + self.step[1] * row
        return round(x), round(y), round(x + self.step[0] - 8), round(y + self.step[1] - 6)

    def card(self, name: str) -> Box | None:
        """Where a card is on sale."""
        for row, place in enumerate(PLACES):
            if name in self.table.market.ships[place]:
                return self.plate(row, self.table.market.ships[place].index(name))
        return None

    def drawn(self) -> Iterable[AnyShape]:
        """All of it."""
        table = self.table
        yield layout.plate("ships", self.box, static=True)
        for k, price in enumerate(table.edition.prices.ships):
            box = self.plate(0, k)
            yield from _price(f"ships.price.{k}", price, ((box[0] + box[2]) / 2, self.box[1] + HEAD / 2 + 2))
        for row, place in enumerate(PLACES):
            y = layout.centre(self.plate(row, 0))[1]
            stack = STACK[place]
            if place != "right":
                between = self.step[1] / 2 if place == "left" else 0
                yield from _stack(f"ships.stack.{stack}", table.decks.get(stack, 0), (self.box[0] + 50, y + between))
            for k, _ in enumerate(table.edition.prices.ships):
                yield _field(f"ships.{place}.{k}", self.plate(row, k))
            for k, card in enumerate(table.market.ships[place]):
                if card:
                    yield from on_plate(f"ships.{card}", table, card, self.plate(row, k))


def on_plate(name: str, table: Table, card: str, box: Box) -> Iterable[AnyShape]:
    """A ship card on its plate, as large as there is room."""
    size = min((box[2] - box[0]) - 16, (box[3] - box[1] - 4) * 24 / 27)
    at = (round((box[0] + box[2] - size) / 2), round((box[1] + box[3]) / 2 - size * 9.8 / 24))
    yield from hulls.card(name, table.edition, card, at, round(size))


class Goods:
    """The canals and the trains on sale."""

    def __init__(self, table: Table, box: Box) -> None:
        self.table, self.box = table, box
        self.step = (box[2] - box[0] - SIDE - 8) / len(table.edition.prices.canals)

    def _x(self, place: int) -> float:
        return round(self.box[0] + SIDE + self.step * (place + 0.5))

    def canal(self, place: int) -> Point:
        """The middle of a canal's place."""
        return self._x(place), self.box[1] + HEAD + CANAL / 2

    def train(self, place: int) -> Point:
        """The middle of a train's place."""
        return self._x(place), self.box[3] - 52

    def canal_box(self, place: int) -> Box:
        """The field of a canal."""
        return layout.around(self.canal(place), CANAL / 2 + 4, CANAL / 2 + 4)

    def train_box(self, place: int) -> Box:
        """The field of a train."""
        return layout.around(self.train(place), 66, 30)

    def drawn(self) -> Iterable[AnyShape]:
        """All of it."""
        table, prices = self.table, self.table.edition.prices
        yield layout.plate("goods", self.box, static=True)
        left = self.box[0] + 50
        for kind, row, y in (
            ("canal", prices.canals, self.box[1] + HEAD / 2),
            ("train", prices.trains, self.box[3] - 110),
        ):
            for k, price in enumerate(row):
                yield from _price(f"{kind}.price.{k}", price, (self._x(k), y))
        yield from _stack("goods.canals", table.decks.get("canal", 0), (left, self.canal(0)[1]), "lock")
        yield from _stack("goods.trains", table.decks.get("train", 0), (left, self.train(0)[1] - 14), "train")
        yield from self._becoming(self.box[1] + HEAD + CANAL + 44)
        for k, _ in enumerate(prices.canals):
            yield _field(f"goods.canal.{k}", self.canal_box(k))
        for k, canal in enumerate(table.market.canals):
            if canal:
                yield from canals.card(f"goods.{canal}", table.edition, canal, 0, self.canal(k), CANAL)
        for k, _ in enumerate(prices.trains):
            yield _field(f"goods.train.{k}", self.train_box(k))
        for k, train in enumerate(table.market.trains):
            if train:
                loads = table.edition.train(train)
                x, y = self.train(k)
                at = (x - tokens.train_width(loads, WAGON) / 2, y - 3)
                yield from tokens.train(f"goods.{train}", loads, at, WAGON)

    def _becoming(self, y: float) -> Iterable[AnyShape]:
        """What each load may become."""
        x: float = self.box[0] + 50
        yield tokens.icon("goods.exchange", "swap", (x, y), 40, common.SOFT, common.PANEL, static=True)
        x = self.box[0] + SIDE + 8
        for load in COMMODITIES:
            yield from tokens.load(f"goods.{load}", load, (x + 22, y), 44, static=True)
            yield tokens.icon(f"goods.{load}.to", "arrow", (x + 64, y), 28, common.SOFT, common.PANEL, static=True)
            x += 84
            for item in self.table.edition.exchange.items(load):
                yield from tokens.item(f"goods.{load}.{item}", item, (x + 20, y), 40, static=True)
                x += 44
            x += 26


def _field(name: str, box: Box) -> Rect:
    """Where a card lies or will lie."""
    field = Rect(name=f"{name}.field", layer=Layer.TERRAIN, box=box, radius=8, fill=common.GROUND, static=True)
    return layout.edged(field)


def _price(name: str, price: int, at: Point) -> Iterable[AnyShape]:
    yield from tokens.coin(name, str(price), (round(at[0]), round(at[1])), 24)


def _stack(name: str, count: int, at: Point, sign: str = "hull") -> Iterable[AnyShape]:
    """How many cards lie face down."""
    x, y = round(at[0]), round(at[1])
    yield Icon(
        name=f"{name}.icon",
        layer=Layer.PIECE,
        icon=sign,
        at=(x, y - 16),
        size=40,
        colour=common.SOFT,
        cut=common.PANEL,
    )
    yield Icon(
        name=f"{name}.deck",
        layer=Layer.PIECE,
        icon="deck",
        at=(x - 18, y + 26),
        size=28,
        colour=common.SOFT,
        cut=common.PANEL,
    )
    yield layout.label(f"{name}.count", str(count), (x + 2, y + 26), 27, anchor="lm", colour=common.SOFT)
