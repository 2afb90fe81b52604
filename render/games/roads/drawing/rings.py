"""Changes on the map: rings and frames around them, and arrows to transporters from their origins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

from engine.core.values import Value
from engine.games.roads.world.names import ends_of, sea_of
from render import layout, theme
from render.hexmap import add, curve, mix, moved
from render.scene import AnyShape, Box, Disc, Layer, Line, Point, Polygon, Rect
from render.show import Change

from ..places.placed import Placed
from ..places.sites import Sites

ASIDE = 8
"""Between a way and the middle of the road."""
AROUND = ((1, -1), (1, 1), (-1, -1), (-1, 1), (0, -1.4), (0, 1.4), (1.4, 0), (-1.4, 0))
"""Where the star of a ring may lie, the best first."""
SHARES = (0.94, 0.8, 1.06, 0.64)
"""How far from the middle of a changed ground its star may lie, as parts of its outline, the best first."""
GROUNDS = ("tile", "bank", "place")
"""Kinds of changes to a piece of ground."""
STEPS = 40
"""Points that are tried on a line."""
HEAD = 18
"""The length of an arrow's head."""
STAR = 26
"""The star of a change that is not an arrow, seen without its colour too."""


def below(placed: Placed, changes: Sequence[Change]) -> Iterable[AnyShape]:
    """The accent below roads and pieces: the ground that changed, new roads."""
    sites = placed.sites
    drawn: set[str] = set()
    roads = [each.value for each in changes if each.kind == "road" and _known(sites, ends_of(each.value))]
    for part, more, colour in ((".light", 20, theme.PAPER), ("", 14, theme.CHANGE)):
        for road in roads:
            for k, line in enumerate(sites.road(road)):
                yield Line(
                    name=f"change.road.{road}.{k}{part}",
                    layer=Layer.GRID,
                    points=line,
                    colour=colour,
                    width=round(sites.grid.radius * 0.08) + more,
                )
    for change in changes:
        if change.kind in GROUNDS and change.value not in drawn:
            drawn.add(change.value)
            yield from _ground(sites, change.value)


def _known(sites: Sites, banks: Iterable[str]) -> bool:
    return all(bank in sites.atlas.banks for bank in banks)


def _outline(sites: Sites, place: str) -> tuple[Point, ...]:
    """A bank's, a tile's or a coast's, from the tile's middle."""
    tile = sites.atlas.tiles[_tile(sites, place)]
    if place in tile.banks and len(tile.banks) > 1:
        return sites.lie(tile.name).rooms[tile.banks.index(place)].points
    return sites.flat.corners(4)


def _tile(sites: Sites, place: str) -> str:
    return place if place in sites.atlas.tiles else sites.atlas.tile_of.get(place, "")


def _ground(sites: Sites, place: str) -> Iterable[AnyShape]:
    """The outline of what changed, its star apart."""
    name = _tile(sites, place)
    if name not in sites.seen:
        return
    middle, points = sites.seen[name], _outline(sites, place)
    for part, width, colour in (("light", 8, theme.PAPER), ("ring", theme.LINE + 1, theme.CHANGE)):
        yield Polygon(
            name=f"change.{place}.{part}",
            layer=Layer.GRID,
            points=moved(points, middle),
            line=colour,
            width=width,
        )


def _stars(placed: Placed, changes: Sequence[Change]) -> Iterable[AnyShape]:
    """The stars of changed grounds and transporters, where they hide neither each other nor a piece or a name."""
    sites, taken = placed.sites, list[Box]()

    def star(name: str, spots: Sequence[Point]) -> Iterable[AnyShape]:
        at = placed.clear(spots, STAR / 2, taken)
        taken.append(layout.around(at, STAR / 2, STAR / 2))
        return layout.spark(f"{name}.star", at, STAR)

    for place in dict.fromkeys(each.value for each in changes if each.kind in GROUNDS):
        name = _tile(sites, place)
        if name in sites.seen:
            corners = sorted(_outline(sites, place), key=lambda at: at[1] - at[0])
            corners += [mix(a, b, 0.5) for a, b in pairwise((*corners, corners[0]))]
            yield from star(
                f"change.{place}", [add(sites.seen[name], at, share) for share in SHARES for at in corners]
            )
    framed = set[Box]()
    for change in changes:
        box = placed.box_of(change.value) if change.kind == "unit" and change.origin is None else None
        if box is not None and box not in framed:
            framed.add(box)
            left, top, right, low = layout.inset(box, -4)
            yield from star(f"change.unit.{change.value}", [(x, y) for y in (top, low) for x in (right, left)])


def above(placed: Placed, changes: Sequence[Change]) -> Iterable[AnyShape]:
    """The accent above pieces: rings and stars."""
    sites = placed.sites
    for change in changes:
        match change.kind:
            case "border" if change.value in sites.atlas.borders and sites.shown(change.value):
                yield from _ring(placed, f"change.{change.value}", *_walled(placed, change.value))
            case "arm" if change.value in sites.atlas.arms and sites.atlas.arms[change.value].tile in sites.seen:
                yield from _ring(
                    placed, f"change.arm.{change.value}", sites.arm(change.value)[0], sites.grid.radius * 0.26
                )
            case "unit":
                yield from _unit(placed, change)
    yield from _stars(placed, changes)


def _walled(placed: Placed, border: str) -> tuple[Point, float]:
    """The middle and the radius of the ring around a wall's number, or where one was, within the map."""
    radius = placed.size.text * 0.95
    left, top, right, low = layout.inset(placed.sites.box, radius + STAR / 2)
    x, y = placed.seals.get(border) or placed.sites.border(border)
    return (min(max(x, left), right), min(max(y, top), low)), radius


def _ring(placed: Placed, name: str, at: Point, radius: float) -> Iterable[AnyShape]:
    yield Disc(name=f"{name}.light", layer=Layer.CHANGE, at=at, radius=round(radius) + 2, line=theme.PAPER, width=8)
    yield Disc(
        name=f"{name}.ring", layer=Layer.CHANGE, at=at, radius=round(radius), line=theme.CHANGE, width=theme.LINE + 1
    )
    off = max(radius * 0.77, STAR * 0.75)
    spots = [add(at, (off * x, off * y)) for x, y in AROUND]
    yield from layout.spark(f"{name}.star", placed.clear(spots, STAR / 2), STAR)


def _unit(placed: Placed, change: Change) -> Iterable[AnyShape]:
    """A frame around a transporter, or around the piece that hides or carries it."""
    box = placed.box_of(change.value)
    if box is None:
        return
    name = f"change.unit.{change.value}"
    frame = layout.inset(box, -5)
    radius = placed.size.text * 0.55
    for part, by, width, colour in (("light", -2, 8, theme.PAPER), ("ring", 0, theme.LINE + 1, theme.CHANGE)):
        yield Rect(
            name=f"{name}.{part}",
            layer=Layer.CHANGE,
            box=layout.inset(frame, by),
            radius=radius,
            line=colour,
            width=width,
        )


def arrows(placed: Placed, changes: Sequence[Change]) -> Iterable[AnyShape]:
    """Arrows to transporters from their origins, along their ways, below the pieces."""
    for change in changes:
        box = placed.box_of(change.value) if change.kind == "unit" else None
        start = _start(placed.sites, change.origin)
        if box is None or start is None:
            continue
        before = _stops(placed.sites, change.way)
        around = layout.inset(box, -5)
        if len(before) > 1 and not layout.holds(around, before[-1]):
            if layout.holds(around, before[0]):
                before[0] = _out(around, before[0], before[1])
            yield from _arrow(f"change.unit.{change.value}", (*before[:-1], *_way(placed, box, before[-1])))
            continue
        if layout.holds(around, start):
            continue
        name = f"change.unit.{change.value}"
        if layout.holds(layout.inset(box, -30), start):
            yield _from(name, start)
        else:
            yield from _arrow(name, _way(placed, box, start))


def _from(name: str, start: Point) -> AnyShape:
    """The beginning of a way."""
    return Disc(
        name=f"{name}.from",
        layer=Layer.ROAD,
        at=moved((start,), (0, 0))[0],
        radius=9,
        fill=theme.CHANGE,
        line=theme.PAPER,
        width=theme.LINE,
    )


def _arrow(name: str, way: tuple[Point, ...]) -> Iterable[AnyShape]:
    yield _from(name, way[0])
    points = moved(way, (0, 0))
    for part, width, colour, head in (
        ("light", 9, theme.PAPER, HEAD + 6),
        ("arrow", theme.LINE + 1, theme.CHANGE, HEAD),
    ):
        yield Line(name=f"{name}.{part}.line", layer=Layer.ROAD, points=points, colour=colour, width=width, head=head)


def _stops(sites: Sites, way: Sequence[str]) -> list[Point]:
    """The places that a transporter came by before the last one, each a little to the right of its way, so that there
    and back are two lines; none if one of them is not in the picture."""
    found = [_start(sites, place) for place in way]
    points = [point for point in found if point is not None]
    if len(points) < len(found) or len(points) < 3:
        return []
    beside = list[Point]()
    for n, point in enumerate(points[:-1]):
        (ax, ay), (bx, by) = points[max(0, n - 1)], points[n + 1]
        if n and hypot(bx - ax, by - ay) < 1:  # it turns round here
            (bx, by) = point
        long = hypot(bx - ax, by - ay) or 1
        beside.append((point[0] - ASIDE * (by - ay) / long, point[1] + ASIDE * (bx - ax) / long))
    return beside


def _way(placed: Placed, box: Box, start: Point) -> tuple[Point, ...]:
    """The line of an arrow to a piece: straight, or to another side of it where its head would lie
    below another piece or on a tile's name."""
    framed = layout.inset(box, -5)
    others = [spot.box for spot in placed.spots.values() if spot.box != box]
    others += [layout.around(at, placed.size.text, placed.size.text * 0.5) for at in placed.names.values()]
    others = layout.touching(layout.inset(framed, -2 * HEAD), others)

    room = layout.inset(placed.sites.box, HEAD / 2)

    def hidden(way: tuple[Point, ...]) -> float:
        if not all(layout.holds(room, at) for at in way):
            return 9e9
        x, y = way[-1]
        long = hypot(way[-2][0] - x, way[-2][1] - y) or 1
        head = layout.around(mix(way[-1], way[-2], min(1, HEAD / 2 / long)), HEAD / 2, HEAD / 2)
        return sum(layout.overlap(head, other) for other in others)

    straight = (start, _edge(framed, start))
    if not hidden(straight):
        return straight
    left, top, right, bottom = framed
    x, y = layout.centre(box)
    sides = (((left, y), (-1, 0)), ((right, y), (1, 0)), ((x, top), (0, -1)), ((x, bottom), (0, 1)))
    near = sorted(sides, key=lambda side: hypot(side[0][0] - start[0], side[0][1] - start[1]))
    bent = [
        (
            *curve(
                start, mix(start, add(end, out, 2 * HEAD), 0.5), add(end, out, 3 * HEAD), add(end, out, 1.5 * HEAD)
            ),
            end,
        )
        for end, out in near
    ]
    return min((straight, *bent), key=hidden)


def _start(sites: Sites, origin: Value) -> Point | None:
    """Where an arrow begins: the middle of a place; of a coast, the coast."""
    if not isinstance(origin, str) or origin not in sites.atlas.tile_of:
        return None
    if sea_of(origin):
        return sites.coast(origin)[0]
    return sites.anchor(origin) if sites.atlas.tile_of[origin] in sites.seen else None


def _out(box: Box, start: Point, to: Point) -> Point:
    """Where a line from inside a box to a point outside leaves it."""
    steps = (mix(start, to, n / STEPS) for n in range(STEPS + 1))
    return next((point for point in steps if not layout.holds(box, point)), to)


def _edge(box: Box, start: Point) -> Point:
    """Where the line from a point to a box's middle meets the box."""
    x, y = layout.centre(box)
    dx, dy = start[0] - x, start[1] - y
    share = min((box[2] - x) / abs(dx) if dx else 9, (box[3] - y) / abs(dy) if dy else 9)
    return x + dx * share, y + dy * share
