"""How a factory is run best: the number of runs for each source (rulebook: factories).

A crew always reaches the most runs that its goods and the capacity allow. What the source of each run changes is
where the input comes from, and so how much room there is for the output. Of all ways to share the runs out between
the sources the best is taken: fewest boards used as wood, then most output aboard at the end, then most goods aboard,
then fewest goods used from one transporter for another, then fewest goods loaded afterwards, then fewest lines. Every
way is tried, up to `TRIES`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..building.sites import Crew
from ..components import Works
from ..movement import cargo
from ..state import Building, Table
from . import factories

TRIES = 400
"""Ways to share runs out that are tried at most: all for up to four transporters with input or room."""


class Share(NamedTuple):
    """The runs for a source, and the boards among their wood."""

    source: str
    times: int
    boards: int


class Stocks(NamedTuple):
    """What the search needs to know: input by kind, on each transporter and loose; the room of each; output that
    lies loose, and that is aboard; goods lent by others than the source, and boards used as wood."""

    loads: tuple[tuple[int, ...], ...]
    rooms: tuple[int, ...]
    loose: tuple[int, ...]
    lies: int
    aboard: int = 0
    lent: int = 0
    burnt: int = 0

    def score(self, lines: int) -> tuple[int, ...]:
        """How good this is at the end of the runs, when the transporters load what lies there."""
        loaded = min(self.lies, sum(room for room in self.rooms if room > 0))
        aboard = self.aboard + loaded
        return -self.burnt, aboard, aboard + sum(map(sum, self.loads)), -self.lent, -loaded, -lines


def best(t: Table, crew: Crew, building: Building) -> list[Share]:
    """The best way to run a factory, source by source; [] where it cannot run."""
    works = building.about
    times = min(factories.left(building), factories.sets(works, crew.goods))
    if times <= 0:
        return []
    ways = _Ways(works, [unit.name for unit in crew.units])
    (product,) = works.output
    lies = factories.loose(t, crew)
    units = [(cargo.kinds(unit.load), unit.room) for unit in crew.units]
    start = Stocks(
        tuple(tuple(load.get(kind, 0) for kind in ways.kinds) for load, _ in units),
        tuple(room for _, room in units),
        tuple(lies.get(kind, 0) for kind in ways.kinds),
        lies.get(product, 0),
    )
    order = sorted(range(len(units)), key=lambda n: (not any(start.loads[n]), -start.rooms[n]))
    found: tuple[tuple[int, ...], list[Share]] | None = None
    for count, (end, shares) in enumerate(ways.shared(start, [*order, ways.ground], times)):
        if count == TRIES:
            break
        score = end.score(len(shares))
        if found is None or score > found[0]:
            found = score, shares
    return found[1] if found is not None else []


class _Ways:
    """All ways to share runs of a factory out between the sources, which are numbered; the last is the ground."""

    def __init__(self, works: Works, names: list[str]) -> None:
        self.works, self.names, self.ground = works, [*names, factories.GROUND], len(names)
        self.kinds = ("trunks", "boards") if "any" in works.input else tuple(works.input)
        self.out = max(works.output.values())

    def shared(self, stocks: Stocks, order: list[int], times: int) -> Iterator[tuple[Stocks, list[Share]]]:
        """The ends to which this many runs of these sources lead, and the shares that do."""
        if not times:
            yield stocks, []
            return
        if not order:
            return
        first, *others = order
        for n in range(min(times, self._most(stocks, first)), -1, -1):
            after, boards = self._after(stocks, first, n) if n else (stocks, 0)
            for end, shares in self.shared(after, others, times - n):
                yield end, [Share(self.names[first], n, boards), *shares] if n else shares

    def _most(self, stocks: Stocks, source: int) -> int:
        """How often a source could be named: one with input or room, as often as there are goods."""
        if source == self.ground:
            goods = stocks.loose
        elif any(stocks.loads[source]) or stocks.rooms[source] > 0:
            goods = tuple(map(sum, zip(stocks.loose, *stocks.loads, strict=True)))
        else:
            return 0
        return factories.sets(self.works, dict(zip(self.kinds, goods, strict=True)))

    def _after(self, stocks: Stocks, source: int, times: int) -> tuple[Stocks, int]:
        """The stocks after some runs of a source: its own input first, then what lies loose, then the others'."""
        loads, loose, rooms = [list(load) for load in stocks.loads], list(stocks.loose), list(stocks.rooms)
        own = source != self.ground
        need, lent = self._need(loads if own else [], loose, times), 0
        for kind, wanted in enumerate(need):
            for n in (source,) if own else ():
                wanted -= _part(loads, rooms, n, kind, wanted)
            part = min(wanted, loose[kind])
            loose[kind] -= part
            wanted -= part
            for n in range(len(loads)) if wanted else ():
                part = _part(loads, rooms, n, kind, wanted)
                wanted, lent = wanted - part, lent + part
        made = self.out * times
        onto = min(made, max(rooms[source], 0)) if own else 0
        if onto:
            rooms[source] -= onto
        boards = need[1] if "any" in self.works.input else 0
        return Stocks(
            tuple(map(tuple, loads)),
            tuple(rooms),
            tuple(loose),
            stocks.lies + made - onto,
            stocks.aboard + onto,
            stocks.lent + lent,
            stocks.burnt + boards,
        ), boards

    def _need(self, loads: list[list[int]], loose: list[int], times: int) -> list[int]:
        """The input of some runs by kind; of wood as few boards as there can be."""
        if "any" not in self.works.input:
            return [self.works.input[kind] * times for kind in self.kinds]
        pieces = self.works.input["any"] * times
        trunks = min(pieces, loose[0] + sum(load[0] for load in loads))
        return [trunks, pieces - trunks]


def _part(loads: list[list[int]], rooms: list[int], n: int, kind: int, wanted: int) -> int:
    """Take as much as is wanted and there from a transporter; returns how much."""
    part = min(wanted, loads[n][kind])
    loads[n][kind] -= part
    rooms[n] += part
    return part
