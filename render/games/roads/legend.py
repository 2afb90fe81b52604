"""The legend of Roads & Boats: what lies on the map, what is built and carried, the wonder, signs and marks."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.roads.components import BUILDINGS, GOODS, TOPICS, TRANSPORTERS
from engine.games.roads.state import Building, Unit
from render import layout, legend, theme
from render.legend import Entry, Group, Page, Sample, icon, pair
from render.scene import AnyShape, Icon, Layer, Line, Point, Polygon, Rect

from . import carriers, pieces, signs
from .drawing.ways import DECK
from .panels.inventory import PLACE, made, places
from .panels.laying import RIVERS, tile
from .panels.status import PHASES
from .pieces import Piece, Scale

LARGE = Scale(26, 2)
"""The scale of pieces here."""


def _terrain(terrain: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from tile(name, terrain, (), at, across * 0.56)

    return draw


def _river(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from tile(name, "pasture", RIVERS["straight"], at, across * 0.56)


def _watered(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from tile(name, "pasture", (), at, across * 0.56)
    drop = (at[0] + across * 0.24, at[1] - across * 0.22)
    yield Icon(name=f"{name}.drop", layer=Layer.PLAYER, icon="drop", at=drop, size=18, colour=theme.SHORE)


def _good(good: str) -> Sample:
    """Goods of a kind on the ground."""
    return _piece(pieces.stack("legend", good, 1, LARGE))


def _piece(piece: Piece) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from piece.draw(at)

    return draw


def _unit(load: dict[str, int]) -> Sample:
    unit = Unit(name="wagon12", seat=Seat(0), kind="wagon", at="", load=load)
    return _piece(carriers.transporter(unit, {}, Scale(20, 2)))


def _load(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from places(name, 2, 3, (at[0] + 1.5 * PLACE, at[1]))


def _equals() -> Sample:
    units = [Unit(name=f"donkey2{n}", seat=Seat(1), kind="donkey", at="") for n in range(3)]
    return _piece(carriers.equals(units, {}, Scale(20, 2)))


def _mine() -> Sample:
    return _piece(pieces.building("legend", Building(kind="mine", at="", gold=2, iron=3), Scale(18, 1)))


def _home(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from pieces.home(1, LARGE).draw(at)


def _line(at: Point, across: float, dy: float = 0) -> tuple[Point, Point]:
    return (at[0] - across * 0.5, at[1] + dy), (at[0] + across * 0.5, at[1] - dy)


def _road(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    for part, wide, colour in (("edge", 13, theme.PAPER), ("way", 9, theme.ROAD)):
        yield Line(
            name=f"{name}.{part}", layer=Layer.ROAD, points=_line(at, across, 8), colour=colour, width=wide
        )  # fmt: skip


def _bridge(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    x, y = at
    for part, wide, colour in (("shore", 26, theme.SHORE), ("water", 20, theme.WATER)):
        ends = ((x - across * 0.5, y), (x + across * 0.5, y))
        yield Line(name=f"{name}.{part}", layer=Layer.GRID, points=ends, colour=colour, width=wide)
    yield Rect(name=f"{name}.deck", layer=Layer.ROAD, box=(x - 10, y - 20, x + 10, y + 20), fill=DECK)
    for side in (-10, 10):
        ends = ((x + side, y - 20), (x + side, y + 20))
        yield Line(name=f"{name}.rail.{side}", layer=Layer.ROAD, points=ends, colour=theme.ROAD, width=3)


def _jetty(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = (at[0] - across * 0.5, at[1], at[0] + across * 0.5, at[1] + across * 0.44)
    yield Rect(name=f"{name}.sea", layer=Layer.GRID, box=box, radius=6, fill=theme.WATER)
    ends = ((at[0], at[1] - across * 0.24), (at[0], at[1] + across * 0.26))
    for part, wide, colour in (("edge", 16, theme.ROAD), ("deck", 10, DECK)):
        yield Line(name=f"{name}.{part}", layer=Layer.ROAD, points=ends, colour=colour, width=wide)


def _wall(seat: int | None) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        owner = theme.PLAYERS[seat] if seat is not None else None
        colour = owner.colour if owner else theme.NEUTRAL
        for part, wide, ink in (("edge", 13, theme.INK), ("bar", 9, colour)):
            yield Line(
                name=f"{name}.{part}", layer=Layer.ROAD, points=_line(at, across, 6), colour=ink, width=wide
            )  # fmt: skip
        if owner:
            yield layout.player_mark(f"{name}.seal", int(seat or 0), at, 34, Layer.PIECE)
        else:
            box = layout.around(at, 13, 15)
            yield Rect(
                name=f"{name}.seal", layer=Layer.PIECE, box=box, radius=4, fill=colour, line=theme.INK, width=2
            )  # fmt: skip
        yield layout.label(f"{name}.strength", "2", at, 22)

    return draw


def _sign(kind: str, *seats: int) -> Sample:
    return _piece(signs.piece(signs.Sign(kind, "legend", "", seats, "", {}), Scale(20, 1)))


def _brick(seat: int | None, which: str = "", words: str = "") -> Sample:
    """A brick of the wonder: a player's, a neutral one, or the place of one."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        place = bool(which or words)
        fill = theme.PANEL if place else theme.PLAYERS[seat].colour if seat is not None else theme.NEUTRAL
        box, line = layout.around(at, round(across * 0.52), 18), theme.EDGE if place else theme.INK
        yield Rect(name=name, layer=Layer.GRID, box=box, radius=5, fill=fill, line=line, width=theme.THIN)
        if seat is not None:
            yield from icon(theme.PLAYERS[seat].shape, theme.INK, fill, 0.4)(name, at, across)
        elif which:
            yield from icon(which, theme.SHORE if which in ("drop", "wave") else theme.INK, fill, 0.56)(
                name, at, across
            )
        elif words:
            yield layout.label(f"{name}.words", words, at, 24)

    return draw


def _chart(called: bool) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        fill, ink = (theme.INK, theme.PAPER) if called else (theme.WELL, theme.SOFT)
        box = layout.around(at, 34, 22)
        yield layout.edged(Rect(name=name, layer=Layer.GRID, box=box, radius=8, fill=fill))
        yield layout.label(f"{name}.slot", "1", (at[0] - 18, at[1]), theme.SMALL, colour=ink)
        ground = layout.around((at[0] + 10, at[1]), 18, 18)
        yield Rect(name=f"{name}.ground", layer=Layer.GRID, box=ground, radius=6, fill=theme.PAPER)
        yield layout.player_mark(f"{name}.seat", 0, (at[0] + 10, at[1]), 26)

    return draw


def _topic(topic: str) -> Sample:
    """A topic as on the panel of a player who knows it."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield Rect(
            name=name, layer=Layer.GRID, box=layout.around(at, 29, 25), radius=8, fill=theme.PAPER, line=theme.INK,
            width=theme.THIN,
        )  # fmt: skip
        yield from icon(topic, cut=theme.PAPER, size=0.8)(name, at, across)

    return draw


def _now(which: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from icon(which, theme.INK, theme.PANEL, 0.76)(name, at, across)

    return draw


def _option(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 34, 25)
    yield Rect(
        name=f"{name}.area", layer=Layer.GRID, box=box, radius=6, fill=theme.CHOICE + "20", line=theme.CHOICE,
        width=theme.LINE,
    )  # fmt: skip
    yield from layout.badge(name, "1", at, 26)


def _changed(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    angles = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    points = tuple((at[0] + x * across * 0.52, at[1] + y * across * 0.52) for x, y in angles)
    fill = theme.TERRAINS["pasture"].fill
    yield Polygon(name=f"{name}.ground", layer=Layer.GRID, points=points, fill=fill)
    yield Polygon(name=name, layer=Layer.CHANGE, points=points, line=theme.CHANGE, width=4)
    yield from layout.spark(f"{name}.star", points[1], 22)


TERRAIN = Group(
    "legend-head-terrain",
    (
        *(Entry(f"terrain-{each}", _terrain(each)) for each in theme.TERRAINS),
        Entry("legend-river", _river),
        Entry("legend-watered", _watered),
    ),
)
CARGO = Group("legend-head-goods", (*(Entry(f"good-{good}", _good(good)) for good in GOODS),
                                    Entry("legend-mixed", icon("good"))))  # fmt: skip
FLEET = Group("legend-head-transporters", tuple(Entry(f"transporter-{each}", icon(each)) for each in TRANSPORTERS))
BUILT = Group("legend-head-buildings", tuple(Entry(f"building-{each}", icon(each)) for each in BUILDINGS))
KNOWN = Group("legend-head-research", tuple(Entry(f"topic-{each}", _topic(each)) for each in TOPICS))
MAP = Group(
    "legend-head-map",
    (
        Entry("legend-home", _home),
        Entry("legend-road", _road),
        Entry("legend-unit", _unit({})),
        Entry("legend-equals", _equals()),
        Entry("legend-load", _unit({"boards": 2})),
        Entry("legend-stack", _piece(pieces.stack("legend.many", "clay", 3, Scale(26, 1)))),
        Entry("legend-more", _piece(pieces.more("legend", 2, LARGE))),
        Entry("legend-bag", _mine()),
        Entry("legend-bridge", _bridge),
        Entry("legend-jetty", _jetty),
        Entry("legend-wall", _wall(0)),
        Entry("legend-wall-neutral", _wall(None)),
        Entry("legend-held", _sign("held", 0)),
        Entry("legend-let", _sign("let", 0)),
        Entry("legend-deal", _sign("deal", 0, 1)),
    ),
)
WONDER = Group(
    "legend-head-wonder",
    (
        Entry("legend-bricks", icon("wonder")),
        Entry("legend-brick", _brick(0)),
        Entry("legend-brick-neutral", _brick(None)),
        Entry("legend-end", _brick(None, "flag")),
        Entry("legend-dearer", _brick(None, words="+1")),
        Entry("legend-irrigation", _brick(None, "drop")),
        Entry("legend-scenario", pair(_brick(None, "wave"), _brick(None, "donkey"))),
        Entry("legend-price", pair(icon("good"), icon("brick")), whole=True),
    ),
)
SIGNS = Group(
    "legend-head-signs",
    (
        Entry("legend-players", legend.players),
        Entry("legend-temple", icon("temple")),
        Entry("legend-order", _chart(False)),
        Entry("legend-called", _chart(True)),
        *(Entry(f"phase-{phase}", _now(which)) for phase, which in PHASES.items()),
        Entry("legend-wealth", icon("star")),
        Entry("legend-clock", icon("clock")),
        Entry("legend-done", icon("check")),
        Entry("legend-trophy", icon("trophy")),
        Entry("legend-share", _load),
        Entry("legend-made", _piece(made("legend.made", "2/6"))),
    ),
)
MARKS = Group(
    "legend-head-marks",
    (
        Entry("legend-new", _changed, whole=True),
        Entry("legend-moved", legend.moved, whole=True),
        Entry("legend-number", _option, whole=True),
    ),
)
PAGES: tuple[Page, ...] = ((TERRAIN, CARGO, FLEET), (BUILT, KNOWN), (MAP, WONDER), (SIGNS, MARKS))
