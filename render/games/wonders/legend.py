"""The legend of World Wonders: the city, what is on sale, boards, signs and marks; objectives; monuments."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.wonders.edition import HOUSE, RESOURCES
from engine.games.wonders.edition import KINDS as TYPES
from engine.games.wonders.objectives import OBJECTIVES
from render import layout, legend, theme
from render.legend import Entry, Group, Page, Sample, icon
from render.scene import AnyShape, Disc, Layer, Line, Point, Polygon, Rect

from . import buildings, cards, ground, roads
from . import theme as own
from .boards import PURPLE
from .city import KINDS
from .goals import emblem

Cells = tuple[tuple[int, int], ...]


def _spread(cells: Cells, size: int) -> tuple[float, float]:
    """How wide and high cells are."""
    return (max(c for _, c in cells) + 1) * size, (max(r for r, _ in cells) + 1) * size


def _corner(at: Point, cells: Cells, size: int) -> Point:
    wide, high = _spread(cells, size)
    return round(at[0] - wide / 2), round(at[1] - high / 2)


def _building(kind: str) -> Sample:
    """The smallest building of a type: its sign and a resource."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        cells = ((0, 0), (0, 1))
        yield from buildings.tile(KINDS[kind], cells, "f", 35, _corner(at, cells, 35), name=name)

    return draw


def _resource(which: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        paint = own.RESOURCES[which[0]]
        yield Disc(
            name=f"{name}.ground", layer=Layer.GRID, at=at, radius=26, fill=own.PLINTH, line=own.EDGE, width=2
        )  # fmt: skip
        yield from icon(paint.icon, paint.ink, own.PLINTH, 0.76)(name, at, across)

    return draw


def _natural(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 26, 26)
    yield layout.edged(Rect(name=f"{name}.land", layer=Layer.TERRAIN, box=box, radius=8, fill=own.LAND))
    yield from ground.natural(name, at, 48, static=False)


def _water(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 26, 26)
    yield Rect(
        name=f"{name}.ground", layer=Layer.TERRAIN, box=box, radius=10, fill=own.WATER, line=own.SHORE, width=2
    )  # fmt: skip
    yield from icon("wave", own.WAVE, own.WATER, 0.64)(name, at, across)


def _land(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 26, 26)
    yield Rect(
        name=name, layer=Layer.TERRAIN, box=box, radius=4, fill=own.LAND, line=own.GRID, width=2
    )  # fmt: skip


def _sidewalk(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    x, y = at
    box = (x - 34, y - 12, x + 34, y + 12)
    yield Rect(name=name, layer=Layer.TERRAIN, box=box, fill=own.SIDEWALK, line=own.SLAB, width=2)
    for k in range(3):
        ends = ((x - 17 + 17 * k, y - 12), (x - 17 + 17 * k, y + 12))
        yield Line(name=f"{name}.slab.{k}", layer=Layer.GRID, points=ends, colour=own.SLAB, width=2)


def _road(cells: Cells, size: int, water: Cells = ()) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        corner = _corner(at, cells, size)
        for r, c in water:
            x, y = corner[0] + c * size, corner[1] + r * size
            yield Rect(
                name=f"{name}.water.{c}", layer=Layer.GRID, box=(x, y, x + size, y + size), fill=own.WATER
            )  # fmt: skip
        drawn = roads.laid(list(cells), water, size, corner, name=name)
        yield from (shape for shape in drawn if ".verge." not in shape.name)

    return draw


def _short(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    x, y = at
    two, one = ((0, 0), (0, 1)), ((0, 0),)
    yield from _road(two, 24)(f"{name}.0", (x - 13, y - 13), across)
    yield from _road(two, 24)(f"{name}.1", (x - 13, y + 13), across)
    yield from _road(one, 24)(f"{name}.2", (x + 26, y), across)


def _tower(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from roads.tower((0, 0), 50, (at[0] - 25, at[1] - 25), name=name)


def _chip(what: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from cards.chip(name, what, at, 44)

    return draw


def _field(which: str, fill: str, ink: str) -> Sample:
    """A special field of a track."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        box = layout.around(at, 25, 23)
        yield layout.edged(Rect(name=f"{name}.field", layer=Layer.VALUE, box=box, radius=7, fill=fill))
        yield from icon(which, ink, fill, 0.6)(name, at, across)

    return draw


def _monument(which: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        cells = cards.form_for(HOUSE, which, 72, 60)
        yield from cards.drawn_in(HOUSE, which, cells, layout.around(at, 36, 30), 44, name=name)

    return draw


def _objective(which: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from emblem(name, which, at, 46)

    return draw


def _scores(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 34, 20)
    yield layout.edged(Rect(name=f"{name}.scores", layer=Layer.VALUE, box=box, radius=8, fill=theme.PAPER))
    yield layout.player_mark(name, 0, (at[0] - 14, at[1]), 24)
    yield layout.label(f"{name}.value", "4", (at[0] + 14, at[1]), 28)


def _changed(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from _building("market")(f"{name}.tile", at, across)
    box = layout.around(at, 36, 22)
    yield layout.frame(name, box, 10)
    yield from layout.spark(name, (box[2] - 12, box[3] - 4), 24)


def _option(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    x, y = at
    points = ((x - 34, y - 22), (x + 34, y - 22), (x + 34, y + 22), (x - 34, y + 22))
    yield Polygon(
        name=f"{name}.area", layer=Layer.CHOICE, points=points, fill=theme.CHOICE + "38", line=theme.CHOICE,
        width=theme.LINE,
    )  # fmt: skip
    yield from layout.badge(name, "1", (x - 12, y), 24)


CITY = Group(
    "legend-head-city",
    (
        *(Entry(f"type-{kind}", _building(kind)) for kind in TYPES),
        Entry("item-tower", _tower),
        Entry("item-road", _road(((0, 0), (0, 1), (0, 2), (0, 3)), 18)),
        Entry("item-short", _short),
        Entry("legend-bridge", _road(((0, 0), (0, 1), (0, 2)), 24, ((0, 1),))),
        Entry("legend-natural", _natural),
        Entry("legend-water", _water),
        Entry("legend-land", _land),
        Entry("legend-sidewalk", _sidewalk),
    ),
)
BOARDS = Group(
    "legend-head-boards",
    (
        *(Entry(f"good-{each}", _resource(each)) for each in RESOURCES),
        Entry("good-population", icon("population")),
        Entry("legend-white", _field("population", theme.PAPER, theme.INK)),
        Entry("legend-ring", _field("ring", theme.PAPER, theme.INK)),
        Entry("legend-purple", _field("ring", PURPLE, theme.PAPER)),
        Entry("good-gold", icon("coin")),
        Entry("legend-loan", icon("loan")),
        Entry("legend-points-now", icon("star")),
    ),
)
CARDS = Group(
    "legend-head-cards",
    (
        Entry("legend-all-land", icon("all_land")),
        Entry("legend-some-water", icon("some_water")),
        Entry("legend-land-ends", icon("land_ends")),
        Entry("legend-water-between", icon("water_between")),
        Entry("legend-beside", _chip("road"), whole=True),
        Entry("legend-beside-natural", _chip("natural")),
        Entry("legend-beside-water", _chip("water")),
        Entry("legend-rings", icon("ring")),
        Entry("legend-pedestal", legend.pair(icon("pedestal_1"), icon("pedestal_2"))),
    ),
)
ROUND = Group(
    "legend-head-signs",
    (
        Entry("legend-players", legend.players),
        Entry("legend-clock", icon("clock")),
        Entry("legend-next", icon("arrow")),
        Entry("legend-face-down", icon("wonder")),
        Entry("legend-scores", _scores),
        Entry("legend-trophy", icon("trophy")),
        Entry("legend-districts", icon("home")),
        Entry("legend-target", icon("flag")),
        Entry("legend-deck", icon("deck")),
        Entry("legend-out", icon("check"), whole=True),
        Entry("legend-lacks", icon("cross", theme.SOFT, size=0.6), whole=True),
    ),
)
MARKS = Group(
    "legend-head-marks",
    (Entry("legend-new", _changed, whole=True), Entry("legend-number", _option, whole=True)),
)
GOALS = Group(
    "aid-objectives",
    tuple(Entry(f"objective-{each}", _objective(each)) for each in OBJECTIVES),
)
MONUMENTS = Group(
    "legend-head-monuments", tuple(Entry(f"monument-{each.id}", _monument(each.id)) for each in HOUSE.monuments)
)
PAGES: tuple[Page, ...] = ((CITY, BOARDS), (CARDS, ROUND), (GOALS, MARKS), (MONUMENTS,))
