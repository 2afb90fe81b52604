"""Options on the map: places in the accent, letters beside pieces, the frame around the transporter that acts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.roads.world.names import sea_of
from render import layout, theme
from render.hexmap import moved
from render.scene import AnyShape, Layer, Line, Point, Polygon, Rect

from ..places.placed import Placed
from ..places.sites import Sites
from ..targets import Target, hex_of


def lights(placed: Placed) -> Iterable[AnyShape]:
    """The accent on the places of options, below the pieces."""
    for kind, name in placed.letters:
        yield from _light(placed.sites, kind, name)


def _light(sites: Sites, kind: str, name: str) -> list[AnyShape]:
    match kind:
        case "place":
            return _place(sites, name)
        case "tile" if name in sites.seen:
            return _area(f"option.tile.{name}", moved(sites.flat.corners(4), sites.seen[name]))
        case "border" if sites.shown(name):
            line = sites.along_border(name, 0.8)
            return _stroke(f"option.border.{name}", line, theme.BOLD + 2)
        case "road":
            return [
                stroke
                for k, line in enumerate(sites.road(name))
                for stroke in _stroke(f"option.road.{name}.{k}", line, theme.BOLD, 7)
            ]
        case "arm" if sites.atlas.arms[name].tile in sites.seen:
            at, (x, y) = sites.arm(name)
            half = sites.lie(sites.atlas.arms[name].tile).half + 8
            ends = moved(((y * half, -x * half), (-y * half, x * half)), at)
            return _stroke(f"option.arm.{name}", ends, theme.BOLD + 2)
        case "free":
            at_hex = hex_of(sites.atlas, name)
            if at_hex is not None:
                return _area(f"option.free.{name}", moved(sites.flat.corners(3), sites.grid.middle(at_hex)))
    return []


def _place(sites: Sites, place: str) -> list[AnyShape]:
    """A place: a bank's ground, a river's water, a coast."""
    name = sites.atlas.tile_of[place]
    tile = sites.atlas.tiles[name]
    if sea_of(place):
        at, away, halves = sites.coast(place)
        if at is None:
            return []
        reach = sites.grid.radius * (0.42 if halves == 2 else 0.2)
        ends = moved(((away[1] * reach, -away[0] * reach), (-away[1] * reach, away[0] * reach)), at)
        return _stroke(f"option.place.{place}", ends, theme.BOLD + 2)
    if name not in sites.seen:
        return []
    middle = sites.seen[name]
    if place in tile.banks or tile.sea:
        n = tile.banks.index(place) if tile.banks else 0
        return _area(f"option.place.{place}", moved(sites.lie(name).rooms[n].points, middle))
    wide = round(sites.lie(name).half * 1.2)
    return [
        stroke
        for k, line in enumerate(sites.lie(name).water)
        for stroke in _stroke(f"option.place.{place}.{k}", moved(line, middle), wide)
    ]


def _stroke(name: str, points: tuple[Point, ...], width: float, dash: float = 0) -> list[AnyShape]:
    """A line in the accent, and a light one below it for dark grounds."""
    parts = ((f"{name}.light", theme.PAPER, width + 2 * theme.THIN, 0.0), (name, theme.CHOICE, width, dash))
    return [
        Line(name=part, layer=Layer.ROAD, points=points, colour=colour, width=wide, dash=gaps)
        for part, colour, wide, gaps in parts
    ]


def _area(name: str, points: tuple[Point, ...]) -> list[AnyShape]:
    """An area in the accent, and a light edge below its own for dark grounds."""
    light, wide = theme.PAPER, theme.LINE + 2 * theme.THIN
    return [
        Polygon(name=f"{name}.light", layer=Layer.GRID, points=points, line=light, width=wide),
        Polygon(
            name=name,
            layer=Layer.GRID,
            points=points,
            fill=theme.CHOICE + "20",
            line=theme.CHOICE,
            width=theme.LINE,
        ),
    ]


def acting(placed: Placed, unit: str) -> Iterable[AnyShape]:
    """A frame around the transporter that acts."""
    box = placed.box_of(unit)
    if box is None or Target("unit", unit) in placed.letters:
        return
    for part, by, width, colour in (("light", -6, 6, theme.PAPER), ("frame", -4, theme.LINE, theme.CHOICE)):
        yield Rect(
            name=f"option.actor.{part}",
            layer=Layer.CHOICE,
            box=layout.inset(box, by),
            radius=placed.size.text * 0.5,
            line=colour,
            width=width,
        )


def badges(placed: Placed) -> Iterable[AnyShape]:
    """The letters that lie on borders, roads, bridges and free places."""
    for what, at in placed.badges.items():
        yield from layout.badge(f"choice.{placed.letters[what]}", placed.letters[what], at, placed.letter_size)
