"""Where a transporter can come to with the points it has left, and by which way (rulebook: movement).

Land transporters keep to roads, on which each step costs a point; a donkey may instead take a single step off the
roads. Boats keep to rivers and sea; each step costs a point, to a coast (docking) and away from it too. Nobody
crosses a border on which somebody else's wall stands. Banks of a tile that bridges join are one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.model import Seat

from ..components import TRANSPORTERS
from ..state import Table, Unit, road_name
from ..world.atlas import Way, atlas_of

FAR = 99
"""More points than any way takes."""


class Route(NamedTuple):
    """A way to a place: step by step, the points it costs, and whether it is a donkey's step off the roads."""

    ways: tuple[Way, ...]
    cost: int
    rough: bool = False

    @property
    def path(self) -> tuple[str, ...]:
        """The places it leads over, the last one included."""
        return tuple(way.to for way in self.ways)


class Net:
    """All steps that are open to a seat. Made by `net`, never changed after that, equal only to itself.

    roads: bank → steps by road from it and from banks joined to it. rough: bank → steps of donkeys off the roads.
    water: river, sea tile or dock → steps of boats. joined: bank → banks that are one place with it.
    """

    def __init__(self, table: Table, barred: tuple[str, ...]) -> None:
        atlas, named = table.atlas, _named(table.map)
        built, shut = frozenset(table.roads), frozenset(barred)
        self.joined = {bank: table.joined(bank) for bank in atlas.banks}
        self.roads: dict[str, tuple[Way, ...]] = {}
        self.rough: dict[str, tuple[Way, ...]] = {}
        for bank, together in self.joined.items():
            steps = [(way, road) for start in together for way, road in named[start] if way.border not in shut]
            self.rough[bank] = tuple(way for way, _ in steps)
            self.roads[bank] = tuple(way for way, road in steps if road in built)
        self.water = atlas.water
        if shut:
            self.water = {
                place: tuple(way for way in ways if way.border not in shut) for place, ways in atlas.water.items()
            }

    def same(self, place: str) -> tuple[str, ...]:
        """The places that are one with this one."""
        return self.joined.get(place, (place,))


@lru_cache(maxsize=64)
def _named(text: str) -> dict[str, tuple[tuple[Way, str], ...]]:
    """The steps on land from each bank of a map, each with the name of the road that could be there."""
    atlas = atlas_of(text)
    return {bank: tuple((way, road_name(atlas, bank, way.to)) for way in ways) for bank, ways in atlas.land.items()}


def net(table: Table, seat: Seat) -> Net:
    """The steps that are open to a seat."""
    barred = tuple(border for border in sorted(table.walls) if table.barred(border, seat))
    return _net(table.map, tuple(table.roads), tuple(table.bridges), barred)


@lru_cache(maxsize=32)
def _net(text: str, roads: tuple[str, ...], bridges: tuple[str, ...], barred: tuple[str, ...]) -> Net:
    return Net(Table(text, [], roads=list(roads), bridges=list(bridges)), barred)


def reach(table: Table, unit: Unit) -> Mapping[str, Route]:
    """The places a transporter can still come to in this phase, nearest first; not the one where it is. Of banks
    that are one place only one is named. Not to be changed."""
    if not unit.at or unit.docked:
        return {}
    return spread(net(table, unit.seat), unit.at, unit.kind, unit.spent)


@lru_cache(maxsize=512)
def spread(ways: Net, start: str, kind: str, spent: int = 0) -> Mapping[str, Route]:
    """The places that a kind of transporter can come to from a place when it has spent that many points; see
    `reach`."""
    about = TRANSPORTERS[kind]
    off_road = kind == "donkey" and not spent
    return _search(ways, ways.roads if about.element == "land" else ways.water, start, about.range - spent, off_road)


def _search(
    ways: Net, steps: Mapping[str, tuple[Way, ...]], start: str, points: int, off_road: bool = False
) -> dict[str, Route]:
    """A breadth-first search: the fewest steps, of equal ones the first in the map's order."""
    ends: dict[str, Route] = {}
    seen = set(ways.same(start))
    rim: list[tuple[str, tuple[Way, ...]]] = [(start, ())]
    cost = 0
    while rim and cost < points:
        cost += 1
        following = []
        for place, path in rim:
            for way in steps.get(place, ()):
                if way.to in seen:
                    continue
                seen.update(ways.same(way.to))
                ends[way.to] = Route((*path, way), cost)
                if not way.docks:
                    following.append((way.to, (*path, way)))
        rim = following
    for way in ways.rough.get(start, ()) if off_road else ():
        if way.to not in seen:
            seen.update(ways.same(way.to))
            ends[way.to] = Route((way,), points, rough=True)
    return ends


def route(table: Table, unit: Unit, place: str) -> Route | None:
    """The way to a place, or None; a bank may also be called by one that a bridge joins to it."""
    near = reach(table, unit)
    for each in table.joined(place) if place in table.atlas.banks else (place,):
        if each in near:
            return near[each]
    return None


# --- why not


class Hindrance(NamedTuple):
    """The obstacle on the way to a place: "wall" (on `border`), "far" (it takes `cost` points), "bridge", "road",
    or "none": no way leads there, whatever is built."""

    what: str
    border: str = ""
    cost: int = 0


def hindrance(table: Table, unit: Unit, place: str) -> Hindrance:
    """The obstacle between a transporter that is on the map and has not docked and a place out of its reach:
    the smallest change that would open the way."""
    points = unit.about.range - unit.spent
    goals = table.joined(place) if place in table.atlas.banks else (place,)
    here = net(table, unit.seat)
    free = _net(table.map, tuple(table.roads), tuple(table.bridges), ())
    bridged = _net(table.map, tuple(table.roads), tuple(table.atlas.arms), ())

    def by(ways: Net, most: int, anywhere: bool = False) -> Route | None:
        steps = ways.water if unit.about.element == "water" else ways.rough if anywhere else ways.roads
        off_road = unit.kind == "donkey" and not unit.spent and most == points
        ends = _search(ways, steps, unit.at, most, off_road)
        return next((ends[goal] for goal in (*goals, *ways.same(place)) if goal in ends), None)

    past_walls = by(free, points)
    if past_walls is not None:
        return Hindrance("wall", next(w.border for w in past_walls.ways if table.barred(w.border, unit.seat)))
    farther = by(here, FAR) or by(free, FAR)
    if farther is not None:
        return Hindrance("far", cost=farther.cost)
    if by(bridged, FAR) is not None or place in bridged.same(unit.at):
        return Hindrance("bridge")
    if by(here, FAR, anywhere=True) is not None or by(free, FAR, anywhere=True) is not None:
        return Hindrance("road")
    if by(bridged, FAR, anywhere=True) is not None:
        return Hindrance("bridge")
    return Hindrance("none")


def docks_open(table: Table, seat: Seat, bank: str) -> tuple[str, ...]:
    """The docks of a bank and of those joined to it where a seat may put a boat: none behind others' walls."""
    atlas = table.atlas
    docks = [dock for each in table.joined(bank) for dock in atlas.docks[each]]
    return tuple(dock for dock in docks if not table.barred(atlas.water[dock][0].border, seat))
