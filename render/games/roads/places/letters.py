"""Places for the letters of borders, roads, bridges and free places."""

from __future__ import annotations

from engine.games.roads.world.names import ends_of
from render.hexmap import add, mix
from render.scene import Point

from ..targets import Target, hex_of
from .sites import Sites

BESIDE = ("border", "road", "arm", "free")
"""Kinds of targets whose letters lie beside pieces, not among those of a place."""


def wishes(sites: Sites, what: Target, text: int) -> tuple[Point, ...]:
    """Places for a letter, the best first; () if its target is not seen. `text`: the em of numbers on the map."""
    match what.kind:
        case "free":
            at_hex = hex_of(sites.atlas, what.name)
            return () if at_hex is None else (sites.grid.middle(at_hex),)
        case "arm":
            return _on_an_arm(sites, what.name, text)
        case "road":
            lines = sites.road(what.name)
            if not lines:
                return ()
            return (lines[0][-1], *(mix(line[-1], line[-3], 1.0) for line in lines), *(line[-4] for line in lines))
    return _on_a_border(sites, what.name, text) if sites.shown(what.name) else ()


def _on_an_arm(sites: Sites, arm: str, text: int) -> tuple[Point, ...]:
    tile = sites.atlas.arms[arm].tile
    if tile not in sites.seen:
        return ()
    at, water = sites.arm(arm)
    half = sites.lie(tile).half + text
    steps = ((water[1], -water[0]), (-water[1], water[0]), water)
    return (at, *(add(at, step, half * far) for far in (1, 1.5, 2) for step in steps))


def _on_a_border(sites: Sites, border: str, text: int) -> tuple[Point, ...]:
    a, b = sites.along_border(border, 1)
    middle = sites.border(border)
    step = (-(b[1] - a[1]) / sites.grid.radius, (b[0] - a[0]) / sites.grid.radius)
    far = text * 1.5
    return (middle, mix(a, b, 0.2), mix(a, b, 0.8), add(middle, step, far), add(middle, step, -far))


def tiles_under(sites: Sites, what: Target) -> tuple[str, ...]:
    """The tiles on which the letter of a border, road or bridge may lie."""
    match what.kind:
        case "border":
            return sites.atlas.borders[what.name]
        case "road":
            return tuple(sites.atlas.banks[bank] for bank in ends_of(what.name))
        case "arm":
            return (sites.atlas.arms[what.name].tile,)
    return ()
