"""The legend of Milestones: goods, the landscape, the tableau, signs and marks."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.milestones.edition import GOODS
from engine.games.milestones.state import BUILDINGS, Space
from render import layout, legend, theme
from render.legend import Entry, Group, Page, Sample, icon, pair
from render.scene import AnyShape, Disc, Icon, Layer, Line, Point, Polygon, Rect

from .land import BRICK, BUSH, BUSH_INK, ROAD, VALUES, bar, bonus_tile
from .spaces import path_space


def _value(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield Disc(
        name=name, layer=Layer.VALUE, at=at, radius=across * 0.42, fill=VALUES[3], line="#8d8458", width=theme.THIN
    )  # fmt: skip
    yield layout.label(f"{name}.value", "3", at, theme.MEDIUM)


def _milestone(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield Disc(name=name, layer=Layer.PIECE, at=at, radius=across * 0.44, fill=ROAD, line=theme.PAPER, width=2)
    yield from icon("milestone", theme.PAPER, ROAD, 0.6)(name, at, across)


def _market(which: str, ground: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        radius = across * 0.46
        yield Disc(name=name, layer=Layer.PIECE, at=at, radius=radius, fill=ground, line=theme.INK, width=theme.LINE)
        yield from icon(which, theme.INK, ground, 0.6)(name, at, across)

    return draw


def _road(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    ends = ((at[0] - across * 0.5, at[1] + 8), (at[0] + across * 0.5, at[1] - 8))
    yield Polygon(name=f"{name}.light", layer=Layer.ROAD, points=bar(*ends, 20), fill=theme.PAPER)
    yield Polygon(name=f"{name}.surface", layer=Layer.ROAD, points=bar(*ends, 16), fill=ROAD)
    yield Line(name=f"{name}.line", layer=Layer.ROAD, points=ends, colour=theme.PAPER, width=theme.THIN, dash=8)


def _house(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield Icon(
        name=name, layer=Layer.PIECE, icon="house", at=at, size=across * 0.8, colour=BRICK, cut="#f6e7c8",
        line=theme.PAPER,
    )  # fmt: skip


def _bonus_tile(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from bonus_tile(name, "wood", at, across * 0.48)


def _bush(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, across * 0.46, across * 0.42)
    yield layout.edged(Rect(name=f"{name}.ground", layer=Layer.PLATE, box=box, radius=8, fill=BUSH))
    yield from icon("bush", BUSH_INK, BUSH, 0.7)(name, at, across)


def _space(content: Space) -> Sample:
    """A path space."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from path_space(name, content, layout.around(at, across * 0.42, across * 0.54), theme.SMALL)

    return draw


def _tile(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from (*_half("stone", 1, -0.27)(f"{name}.0", at, across), *_half("sand", 2, 0.27)(f"{name}.1", at, across))


def _half(good: str, number: int, dx: float) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        box = layout.around((at[0] + dx * across, at[1]), across * 0.26, across * 0.62)
        yield from path_space(name, Space(good=good, number=number), box, theme.LEAST)

    return draw


def _lead(fill: str, ink: str) -> Sample:
    """The strength of a leader."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield Disc(name=name, layer=Layer.GRID, at=at, radius=18, fill=fill, line=theme.INK, width=theme.THIN)
        yield layout.label(f"{name}.count", "2", at, theme.SMALL + 2, colour=ink)

    return draw


def _ring(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from _value(f"{name}.point", at, across * 0.8)
    yield from layout.ring(name, at, across * 0.42)
    yield from layout.spark(name, (at[0] + across * 0.34, at[1] - across * 0.34), 24)


def _option(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    x, y = at
    ends = ((x - across * 0.6, y), (x - 6, y))
    yield Line(name=f"{name}.way", layer=Layer.ROAD, points=ends, colour=theme.CHOICE, width=theme.BOLD, dash=7)
    yield from layout.badge(name, "G", (x + across * 0.24, y), 28)


GOODS_ENTRIES = tuple(Entry(f"good-{good}", icon(good, theme.GOODS[good].ink)) for good in GOODS)
LAND = Group(
    "legend-head-land",
    (
        Entry("legend-number-field", _value),
        Entry("legend-road", pair(icon("road"), _road)),
        Entry("legend-milestone", _milestone),
        Entry("legend-house", _house),
        Entry("legend-market", _market("market", theme.PAPER)),
        Entry("legend-sack", _market("sack", theme.WELL)),
        Entry("legend-bonus-tile", _bonus_tile),
        Entry("legend-bush", _bush),
    ),
)
MARKS = Group(
    "legend-head-marks",
    (
        Entry("legend-new", _ring, whole=True),
        Entry("legend-moved", legend.moved, whole=True),
        Entry("legend-gained", legend.gained("+3"), whole=True),
        Entry("legend-letter", _option, whole=True),
    ),
)
TABLEAU = Group(
    "legend-head-tableau",
    (
        Entry("legend-worker", _space(Space(good="wood", number=4))),
        Entry("legend-worker-bonus", _space(Space(good="wood", number=4, bonus=True))),
        Entry("legend-covered", _space(Space(covered=True))),
        Entry("legend-empty", _space(Space())),
        Entry("legend-tile", pair(icon("tile"), _tile)),
        Entry("legend-deck", icon("deck")),
        Entry("legend-cover", icon("cover")),
        Entry("legend-rising", icon("rising")),
    ),
)
SIGNS = Group(
    "legend-head-signs",
    (
        Entry("legend-players", legend.players),
        Entry("legend-points", icon("star")),
        Entry("legend-clock", icon("clock")),
        Entry("legend-moves", icon("arrow")),
        Entry("legend-goal", icon("flag")),
        Entry("legend-trophy", icon("trophy")),
        Entry("legend-most", _lead(theme.INK, theme.PAPER)),
        Entry("legend-tied", _lead(theme.PAPER, theme.INK)),
        Entry("legend-recipe", pair(icon("plus", theme.SOFT), icon("arrow", theme.SOFT)), whole=True),
    ),
)
PAGES: tuple[Page, ...] = (
    (LAND, Group("legend-head-goods", (*GOODS_ENTRIES, Entry("legend-any-good", icon("good")))), MARKS),
    (TABLEAU, Group("legend-head-buildings", tuple(Entry(f"space-{each}", icon(each)) for each in BUILDINGS)), SIGNS),
)
