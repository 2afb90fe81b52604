"""The legend of Shipyard: actions, items, ships, canals; employees; contracts; signs and marks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine.games.shipyard.edition import FEATURES, HOUSE, ITEMS, ship_cards
from render import layout, legend
from render import theme as common
from render.legend import Entry, Group, Page, Sample, icon, piece
from render.scene import AnyShape, Disc, Layer, Point, Polygon, Rect

from . import agreements, canals, hulls, theme, tokens

_item = partial(piece, tokens.item, size=54)
_load = partial(piece, tokens.load, size=54)
_tile = partial(piece, tokens.tile, size=52)


def _feature(which: str) -> Sample:
    """A card that shows this and as little else as any, a middle if there is one."""
    cards = ship_cards(HOUSE).items()
    found = [(len(one.features), one.part != "middle", name) for name, one in cards if which in one.features]

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from hulls.card(name, HOUSE, min(found)[-1], (at[0] - 30, at[1] - 34), 60)

    return draw


def _blank(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from hulls.card(name, HOUSE, "blank_middle", (at[0] - 30, at[1] - 40), 60)


def _symbol(which: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from canals.sign(name, which, at, 50)

    return draw


def _figure(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 32, 20)
    yield layout.edged(Rect(name=f"{name}.water", layer=Layer.GRID, box=box, radius=6, fill=theme.SEA))
    yield from canals.figure(name, 0, at, 34, "w")


def _employee(which: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from tokens.employee(name, HOUSE, which, at, 58)

    return draw


def _contract(which: str) -> Sample:
    """What a contract counts, on its colour."""
    kind = theme.CONTRACTS[HOUSE.contract(which).colour]
    icons, more = agreements.SIGNS[which]

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        x, y = at
        box = layout.around(at, 37, 25)
        yield Rect(name=name, layer=Layer.GRID, box=box, radius=8, fill=kind.tint, line=kind.ink, width=2)
        parts = len(icons) + bool(more)
        size = min(34, round(66 / parts))
        rows = (icons,) if len(icons) < 4 else (icons[:2], icons[2:])
        if len(rows) > 1:
            parts, size = 2, 22
        for row, some in enumerate(rows):
            for k, each in enumerate(some):
                place = (x + (k - (parts - 1) / 2) * size, y + (row - (len(rows) - 1) / 2) * size)
                yield from icon(each, kind.ink, kind.tint, 1)(f"{name}.{row}.{k}", place, size)
        if more:
            place = (x + (parts - 1) / 2 * size, y)
            yield layout.label(f"{name}.more", more, place, 22, colour=kind.ink)

    return draw


def _coin(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from tokens.coin(name, "2", at, 20)


def _income(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from tokens.coin(name, "+2", at, 22)


def _onward(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from _tile("canal", quiet=True)(f"{name}.tile", (at[0] - 12, at[1]), across)
    x, y = at[0] + 26, at[1]
    points = ((x + 14, y), (x - 10, y - 14), (x - 4, y), (x - 10, y + 14))
    colour = common.PLAYERS[0].colour
    yield Polygon(name=name, layer=Layer.PLAYER, points=points, fill=colour, line=common.INK, width=2)


def _next(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from tokens.item(f"{name}.item", "sail", at, 44)
    yield tokens.square(name, at, 58, "", common.INK, width=common.BOLD)


def _lap(*, done: bool) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        fill, ink = (common.SOFT, common.PAPER) if done else (common.PAPER, common.INK)
        yield Disc(name=name, layer=Layer.GRID, at=at, radius=19, fill=fill, line=common.INK, width=2)
        yield layout.label(f"{name}.number", "2", at, 24, colour=ink)

    return draw


def _guilders(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from icon("coin", "#7a5600", theme.COIN)(name, at, across)


def _changed(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from tokens.item(f"{name}.item", "captain", at, 44)
    yield layout.frame(name, layout.around(at, 28, 28), 10)


def _option(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 34, 26)
    yield Rect(name=f"{name}.place", layer=Layer.GRID, box=box, radius=8, fill=common.PAPER, line=common.CHOICE,
               width=common.LINE)  # fmt: skip
    yield from layout.badge(name, "A", at, 26)


ACTIONS = Group("legend-head-actions", tuple(Entry(f"tile-{each}", _tile(each)) for each in theme.TILES))
GOODS = Group(
    "legend-head-items",
    (
        *(Entry(f"item-{each}", _item(each)) for each in ITEMS),
        *(Entry(f"load-{each}", _load(each)) for each in theme.LOADS),
    ),
)
SHIPS = Group(
    "legend-head-ships",
    (
        *(Entry(f"feature-{each}", _feature(each)) for each in FEATURES),
        Entry("legend-blank", _blank),
        Entry("legend-ship-cards", icon("boards", common.SOFT)),
    ),
)
WATERS = Group(
    "legend-head-canals",
    (
        *(Entry(f"legend-symbol-{each}", _symbol(each), whole=True) for each in theme.SYMBOLS),
        Entry("legend-figure", _figure, whole=True),
    ),
)
PEOPLE = Group(
    "legend-head-employees",
    (
        *(Entry(f"employee-{one.id}", _employee(one.id)) for one in HOUSE.employees),
        Entry("legend-wrench", icon("wrench"), whole=True),
    ),
)
CONTRACTS = Group(
    "legend-head-contracts", tuple(Entry(f"contract-{one.id}", _contract(one.id)) for one in HOUSE.contracts)
)
SIGNS = Group(
    "legend-head-signs",
    (
        Entry("legend-players", legend.players),
        Entry("legend-clock", icon("clock")),
        Entry("legend-points", icon("star")),
        Entry("good-guilder", _guilders),
        Entry("legend-contracts", icon("paper", common.SOFT)),
        Entry("legend-fleet", icon("hull", common.SOFT)),
        Entry("legend-used", icon("lock", common.SOFT)),
        Entry("legend-trains", icon("train", common.SOFT)),
        Entry("legend-deck", icon("deck", common.SOFT)),
        Entry("legend-price", _coin),
        Entry("legend-income", _income),
        Entry("legend-quiet", _tile("canal", quiet=True)),
        Entry("legend-next", _next),
        Entry("legend-flag", icon("flag")),
        Entry("legend-lap", _lap(done=True)),
        Entry("legend-discards", legend.text("−2", 26, common.SOFT)),
        Entry("legend-becomes", icon("arrow", common.SOFT)),
        Entry("legend-onward", _onward),
        Entry("legend-kept", icon("home", common.SOFT)),
        Entry("legend-trophy", icon("trophy")),
    ),
)
MARKS = Group(
    "legend-head-marks",
    (
        Entry("legend-new", _changed, whole=True),
        Entry("legend-letter", _option, whole=True),
        Entry("legend-number", legend.number, whole=True),
    ),
)
PAGES: tuple[Page, ...] = ((ACTIONS, GOODS, MARKS), (SHIPS, WATERS), (PEOPLE,), (CONTRACTS,), (SIGNS,))
