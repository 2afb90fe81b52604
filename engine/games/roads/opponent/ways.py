"""Distances from place to place for a planner, in sixths of a turn.

`haul` is the rough measure for choosing sites, the same for the whole game: on foot a tile a turn, over water faster,
over a river by a bridge still to be built. `effort` is the time for a kind of transporter now, by the existing roads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from engine.core.model import Seat

from ..components import TRANSPORTERS
from ..movement import routes
from ..movement.routes import Net
from ..state import Table, Unit
from ..world.atlas import Atlas, Way
from ..world.names import river_of

TURN = 6
FAR = 100_000
SHIFT = 2
"""Loading between land and water."""
SAIL = 2
"""A step of a boat."""
FORD = 10
"""Over a river where a bridge could be."""


@lru_cache(maxsize=2048)
def haul(atlas: Atlas, start: str, water: bool = True, fords: bool = True) -> Mapping[str, int]:
    """The measure from a bank to every bank goods can be hauled to, whatever is built; never change it."""
    away = _search(_hauling(atlas, water, fords), (start,))
    return {bank: away[bank] for bank in atlas.banks if bank in away}


@lru_cache(maxsize=64)
def _hauling(atlas: Atlas, water: bool, fords: bool) -> dict[str, list[tuple[str, int]]]:
    steps: dict[str, list[tuple[str, int]]] = {bank: [(way.to, TURN) for way in ways] for bank, ways in
                                               atlas.land.items()}  # fmt: skip
    for arm in atlas.arms.values() if fords else ():
        a, b = arm.banks
        steps[a].append((b, FORD))
        steps[b].append((a, FORD))
    if water:
        for place, ways in atlas.water.items():
            steps[place] = [(way.to, SAIL) for way in ways]
        for bank in atlas.banks:
            for place in moorings(atlas, bank):
                steps[bank].append((place, SHIFT))
                steps[place].append((bank, SHIFT))
    return steps


@lru_cache(maxsize=4096)
def moorings(atlas: Atlas, bank: str) -> tuple[str, ...]:
    """The places from which a boat reaches a bank: its docks, and the river beside it."""
    tile = atlas.tiles[atlas.banks[bank]]
    river = (river_of(tile.name),) if tile.river else ()
    return (*atlas.docks[bank], *river)


def _search(steps: Mapping[str, Iterable[tuple[str, int]]], starts: Iterable[str]) -> dict[str, int]:
    """The shortest ways from some places to all others (Dijkstra)."""
    away: dict[str, int] = {}
    rim = [(0, place) for place in starts]
    while rim:
        cost, place = heappop(rim)
        if place in away:
            continue
        away[place] = cost
        for to, step in steps.get(place, ()):
            if to not in away:
                heappush(rim, (cost + step, to))
    return away


# --- times of transporters now


def net(t: Table, seat: Seat, kind: str) -> Net:
    """The steps open to a seat's transporters of a kind; boats do not mind the roads."""
    if TRANSPORTERS[kind].element == "water" and t.roads:
        bare = Table(t.map, t.players, bridges=t.bridges, walls=t.walls)
        return routes.net(bare, seat)
    return routes.net(t, seat)


@lru_cache(maxsize=4096)
def effort(ways: Net, kind: str, places: tuple[str, ...]) -> Mapping[str, int]:
    """The time of a kind of transporter from every place to the nearest of these; ways lead both ways."""
    about = TRANSPORTERS[kind]
    if about.element == "land":
        return _search(_Walks(ways, TURN // about.range, kind == "donkey"), places)
    return _voyages(ways.water, about.range, places)


class _Walks(Mapping[str, Iterable[tuple[str, int]]]):
    """The steps of a land transporter."""

    def __init__(self, ways: Net, road: int, rough: bool) -> None:
        self.ways, self.road, self.off = ways, road, rough

    def __getitem__(self, place: str) -> Iterable[tuple[str, int]]:
        together = [(other, 0) for other in self.ways.same(place) if other != place]
        by_road = [(way.to, self.road) for way in self.ways.roads[place]]
        off = [(way.to, TURN) for way in self.ways.rough[place]] if self.off else []
        return [*together, *by_road, *off]

    def __iter__(self) -> Iterator[str]:
        return iter(self.ways.roads)

    def __len__(self) -> int:
        return len(self.ways.roads)


def _voyages(steps: Mapping[str, tuple[Way, ...]], points: int, places: Iterable[str]) -> dict[str, int]:
    """Turns of a boat, counted in sixths: it moves so many points in each, and docking ends it."""
    away: dict[str, int] = {}
    rim = [(0, points, place) for place in places]  # turns begun, points used in the last of them
    while rim:
        turns, used, place = heappop(rim)
        if place in away:
            continue
        away[place] = turns * TURN
        if used >= points:
            turns, used = turns + 1, 0
        for way in steps.get(place, ()):
            if way.to not in away:
                heappush(rim, (turns, points if way.docks else used + 1, way.to))
    return away


def goals(t: Table, kind: str, bank: str) -> tuple[str, ...]:
    """The places where a transporter of a kind has a bank in reach."""
    if TRANSPORTERS[kind].element == "land":
        return (bank,)
    joined = t.joined(bank)
    return tuple(dict.fromkeys(place for each in joined for place in moorings(t.atlas, each)))


def to_bank(t: Table, seat: Seat, kind: str, bank: str) -> Mapping[str, int]:
    """The time of a seat's transporter of a kind from every place to a bank."""
    places = goals(t, kind, bank)
    return effort(net(t, seat, kind), kind, places) if places else {}


def between(t: Table, seat: Seat, kind: str, a: str, b: str) -> int:
    """The time of a seat's transporter of a kind from one bank to another; `FAR` if it cannot."""
    table = to_bank(t, seat, kind, b)
    return min((table.get(place, FAR) for place in goals(t, kind, a)), default=FAR)


def reaches(t: Table, unit: Unit, bank: str) -> bool:
    """Whether a transporter has a bank in reach where it is."""
    return any(each in t.banks_from(unit.at) for each in t.joined(bank))


def step_to(t: Table, unit: Unit, bank: str) -> str:
    """The place to which a transporter goes now to come nearer to a bank; "" if it cannot come nearer."""
    table = to_bank(t, unit.seat, unit.kind, bank)
    best, place = table.get(unit.at, FAR), ""
    for to, _route in routes.reach(t, unit).items():
        rest = table.get(to, FAR)
        if (rest, 0) < (best, 0) and rest < FAR:
            best, place = rest, to
    return place


def path(t: Table, seat: Seat, a: str, b: str) -> list[str]:
    """The banks a donkey comes through from one to another, the first included; [] if it cannot go there."""
    ways = net(t, seat, "donkey")
    table = effort(ways, "donkey", (b,))
    steps_taken = [a] if a in table else []
    while steps_taken and steps_taken[-1] != b:
        here = steps_taken[-1]
        steps = _Walks(ways, TURN // 2, True)[here]
        # over a bridge nothing is nearer, and there are two ways over it
        onward = [(table.get(to, FAR) + step, table.get(to, FAR), to) for to, step in steps if to not in steps_taken]
        steps_taken.append(min(onward)[2])
    return steps_taken
