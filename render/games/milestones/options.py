"""Options on the landscape: each place drawn in the accent, its letter where nothing else lies."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin

from engine.games.milestones.actions import Delivery
from engine.games.milestones.state import Section
from render import layout, theme
from render.scene import AnyShape, Disc, Layer, Line, Point, Polygon
from render.show import Mark

from .land import PLACES, Land

TURNS = (-30, -150, 30, 150, -90, 90, 0, 180, -60, -120, 60, 120)
"""Directions around a point, degrees: between the lines of the grid first."""


def options(land: Land, marks: Sequence[Mark]) -> list[AnyShape]:
    """The options among these that name places in the window, with their letters."""
    shown = [mark for mark in marks if mark.kind in PLACES]
    drawn: dict[str, AnyShape] = {}
    for mark in shown:
        drawn |= {shape.name: shape for shape in _outline(land, mark)}
    lasts = [(mark.value.milestone, mark.value.end) for mark in shown if mark.kind == "section"]
    pairs = {mark.letter: _pair(mark, lasts) for mark in shown}
    wishes = []
    for mark in shown:
        size = _size(land, mark)
        wide, high = layout.badge_half(mark.letter, size)
        wishes.append((_spots(land, mark, pairs[mark.letter], {*lasts}, size), wide - 1, high - 1))
    shapes = list(drawn.values())
    for mark, at in zip(
        shown, layout.settle(wishes, land.obstacles(), layout.inset(land.window.box, 4)), strict=True
    ):
        shapes += _leader(land, mark, pairs[mark.letter], at)
        shapes += layout.badge(f"choice.{mark.letter}", mark.letter, at, _size(land, mark))
    return shapes


Pair = tuple[str, str] | None
"""Two points that a letter stands between."""


def _pair(mark: Mark, lasts: Sequence[tuple[str, str]]) -> Pair:
    """The two points of a letter: milestone and end of a section, of those that end alike start and milestone; or the
    two numbers of a delivery."""
    match mark.value:
        case Section(start, milestone, end) if end and lasts.count((milestone, end)) > 1:
            return start, milestone
        case Section(_, milestone, end) if end:
            return milestone, end
        case Delivery(_, (first, second)):
            return first, second
    return None


def _size(land: Land, mark: Mark) -> int:
    """Letters are large where there is room: in close-ups, and two together only in near ones."""
    near = 120 if len(mark.letter) > 1 else 93
    return theme.MEDIUM if land.window.unit > near or (land.close and len(mark.letter) == 1) else theme.SMALL


def _outline(land: Land, mark: Mark) -> Iterable[AnyShape]:
    value = mark.value
    if mark.kind == "plot":
        yield _plot(land, value)
    elif mark.kind == "point":
        yield _ring(land, value)
    elif mark.kind == "section":
        for a, b in itertools.pairwise(filter(None, value)):
            first, second = min(a, b), max(a, b)
            yield Line(
                name=f"option.way.{first}.{second}",
                layer=Layer.ROAD,
                points=land.between(first, second, 5),
                colour=theme.CHOICE,
                width=theme.BOLD,
                dash=7 * land.k,
            )
        yield _ring(land, value.milestone or value.start)
    else:
        for point in value.numbers or (value.market,):
            yield _ring(land, point)
        if len(value.numbers) == 2:
            first, second = sorted(value.numbers)
            yield Line(
                name=f"option.pair.{first}.{second}",
                layer=Layer.ROAD,
                points=land.between(first, second, 8),
                colour=theme.CHOICE,
                width=theme.LINE,
            )


def _plot(land: Land, plot: str) -> Polygon:
    """The triangle without its corners, so that its numbers stay as they are."""
    corners, middle = land.graph.corners[plot], land.middle(plot)
    points = []
    for k, corner in enumerate(corners):
        for other in (corners[k - 1], corners[(k + 1) % 3]):
            a, b = land.place[corner], land.place[other]
            share = 1.16 * land.reach(corner) / hypot(b[0] - a[0], b[1] - a[1])
            points.append(layout.towards(layout.towards(a, b, share), middle, 0.1))
    return Polygon(
        name=f"option.plot.{plot}",
        layer=Layer.TERRAIN,
        points=tuple(points),
        fill=theme.CHOICE + "30",
        line=theme.CHOICE,
        width=theme.THIN,
    )


def _ring(land: Land, point: str) -> Disc:
    return Disc(
        name=f"option.ring.{point}",
        layer=Layer.CHOICE,
        at=land.place[point],
        radius=land.reach(point) + 5,
        line=theme.CHOICE,
        width=theme.LINE,
    )


def _home(land: Land, mark: Mark, pair: Pair) -> Point:
    """The spot a letter belongs to."""
    value = mark.value
    if mark.kind == "plot":
        return land.middle(value)
    if mark.kind == "point":
        return land.place[value]
    if pair:
        return layout.towards(land.place[pair[0]], land.place[pair[1]], 0.5)
    if mark.kind == "section":
        return land.place[value.milestone or value.start]
    return land.place[value.numbers[0] if value.numbers else value.market]


def _spots(land: Land, mark: Mark, pair: Pair, ways: set[tuple[str, str]], size: int) -> tuple[Point, ...]:
    """Places for a letter, the best first: on the spot where it may lie there, then around it."""
    home, value = _home(land, mark, pair), mark.value
    if mark.kind == "plot":
        near = [layout.towards(home, land.place[c], -0.5) for c in land.graph.corners[value]]
        return (home, *near, *_around(home, land.window.unit * 0.45))
    if pair:
        a, b = (land.place[point] for point in pair)
        shared = mark.kind == "section" and pair[::-1] in ways
        shares = (0.345, 0.33, 0.315) if shared else (0.5, 0.6, 0.4, 0.68, 0.32, 0.75, 0.25)
        on = tuple(layout.towards(a, b, share) for share in shares)
        return (
            on
            + (_aside(a, b) if shared else ())
            + sum((_around(home, far * size) for far in (1.35, 2, 3.5, 4.6)), ())
        )
    half = layout.badge_half(mark.letter, size)[1]
    return _around(home, land.radius + half + 4) + _around(home, land.radius + 2 * half + 12)


def _aside(a: Point, b: Point) -> tuple[Point, ...]:
    """Beside a road that another option has the other way round, nearer to the milestone `a`."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    aside = ((b[1] - a[1]) / long, (a[0] - b[0]) / long)
    near = [(layout.towards(a, b, share), off) for share in (0.36, 0.32, 0.4, 0.28) for off in (-16, 16, -24, 24)]
    return tuple((round(at[0] + off * aside[0], 1), round(at[1] + off * aside[1], 1)) for at, off in near)


def _around(at: Point, away: float) -> tuple[Point, ...]:
    return tuple((at[0] + away * cos(radians(t)), at[1] + away * sin(radians(t))) for t in TURNS)


def _leader(land: Land, mark: Mark, pair: Pair, at: Point) -> list[AnyShape]:
    """A line from a letter to its place, where it had to move away; none for one that lies on its own line."""
    home = _home(land, mark, pair)
    away = hypot(at[0] - home[0], at[1] - home[1])
    clear = land.radius + 12 if home in land.place.values() else land.tile_size()
    if pair and _beside(at, land.place[pair[0]], land.place[pair[1]]) < 2:
        return []
    if away < clear + theme.MEDIUM * 1.2:
        return []
    points = (layout.towards(home, at, clear / away), at)
    name = f"choice.{mark.letter}.leader"
    return [Line(name=name, layer=Layer.CHOICE, colour=theme.CHOICE, width=theme.LINE, points=points)]


def _beside(at: Point, a: Point, b: Point) -> float:
    """How far a place lies beside the straight line through two others."""
    across = (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])
    return abs(across) / hypot(b[0] - a[0], b[1] - a[1])
