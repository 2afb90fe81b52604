"""What a city is worth to its seat at the end, as far as can be told now. Whole numbers, in hundredths of a point.

The points it has, and what it still promises: more while there are rounds left, nothing after the last.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat

from ..edition import KINDS, RESOURCES, Tracks
from ..layout import Layout
from ..objectives import METROPOLIS, OBJECTIVES
from ..order import next_order
from ..placing.pieces import fits_anywhere
from ..scoring import points
from ..state import City, Table
from ..tracks import side
from .prospect import Prospect
from .weights import WEIGHTS

POINT = 100
SYMBOLS = 5
"""Symbols that a seat buys in a round."""
ALONE = 2
"""Symbols alone, where each makes the target higher."""
PACE = 26
"""Fields that a population marker goes in a round, in tenths."""
EARNED = 4
"""Fields that a population marker goes for a piece of gold, in tenths."""
GOLD = 60
"""What a piece of gold buys in this round."""
CLOSING, NATURAL, NEAR = WEIGHTS.closing, WEIGHTS.natural, WEIGHTS.near
"""By rounds left: how likely buildings become districts; open natural cells, more for those that are near."""
SURE = 6
"""More for a point on the map that one has, than for one that is only likely."""
FRONT, FRONTS = 7, 14
"""A free cell beside a road, and how many are of use."""
READY = WEIGHTS.ready
"""A monument on display that could stand now, of a hundred of its points: the first, the second, the third."""
FRIENDLY = 8
"""A free cell beside a road and a building, for each type: a monument to come may stand there."""
TURN = 25
"""A place further to the front in the next round's order."""
TAKEN = 60
"""Rings that the automaton takes before a turn, where they count."""
LEAD = WEIGHTS.lead
"""How much of an objective's value one round moves, where it is more than 1."""


def _at(row: tuple[int, ...], n: int) -> int:
    return row[n] if n < len(row) else row[-1]


class Forecast:
    """What a seat may expect of the rest of the game, as the table stands before its turn."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat, self.tracks = table, seat, side(table)
        self.rivals = [Seat(n) for n in range(len(table.cities)) if n != seat]
        self.layouts = {n: Layout(table.edition, table.cities[n]) for n in self.rivals}
        self.symbols = SYMBOLS if self.rivals else ALONE
        self.purple = 10 * self.tracks.purple
        to_go = max(self.purple - max(map(_ahead, table.cities)), 0)
        over = any(table.cities[n].population >= self.tracks.purple for n in self.rivals)
        self.left = 0 if over else min(table.edition.limits.rounds - table.round, max(-(-to_go // PACE), 1))
        self.others = {
            name: [OBJECTIVES[name](self.layouts[n]) for n in self.rivals] for name in table.objectives if self.rivals
        }
        self._theirs: dict[int, int] = {}

    def rounds(self, city: City) -> int:
        """The rounds to come after this one; none if the own marker ends the game."""
        return 0 if city.population >= self.tracks.purple else self.left

    def theirs(self, rounds: int) -> int:
        """What the best city of the others is worth if so many rounds are left."""
        if rounds not in self._theirs:
            found = [self._city(self.table.cities[n], self.layouts[n], rounds) for n in self.rivals]
            self._theirs[rounds] = max(found, default=0)
        return self._theirs[rounds]

    def _city(self, city: City, layout: Layout, rounds: int) -> int:
        return self.city(city, layout, rounds) + city.gold * GOLD

    def worth(self, prospect: Prospect) -> int:
        """What a prospect is worth to the seat."""
        table, layout, city = prospect.table, prospect.layout, prospect.city
        rounds = self.rounds(city)
        own = self.city(city, layout, rounds) + self._objectives(layout, rounds)
        if rounds:
            own += self._monuments(table, layout) + self._order(table)
        if not self.rivals:
            return own - POINT * sum(city.resources.values()) - TAKEN * table.hard * len(prospect.steps)
        lead = own - self.theirs(rounds)
        return lead if rounds else lead * 3 // 2

    def city(self, city: City, layout: Layout, rounds: int) -> int:
        """What a city is worth by itself with so many rounds left."""
        now = points(self.table, city, layout)
        value = (now.monuments + now.natural + now.districts + now.loan) * POINT
        if not rounds:
            return value + (now.population + now.resources) * POINT
        value += (now.natural + now.districts) * SURE - now.districts * POINT
        value += _level([city.resources[each] for each in RESOURCES], self.symbols * rounds, self.tracks.last)
        value += self._rings(city, rounds)
        return value + self._promises(layout, rounds)

    def _rings(self, city: City, rounds: int) -> int:
        """The rings that the population marker will have reached, between two fields in proportion."""
        tracks = self.tracks
        at = city.population * 10 + 5 * self.symbols * rounds
        for resource in RESOURCES:
            at += _progress(tracks, resource, city.resources[resource])
        at = min(at, self.purple)
        low = at // 10
        below = sum(ring <= low for ring in tracks.rings)
        next_ = sum(ring <= low + 1 for ring in tracks.rings)
        return below * POINT + (next_ - below) * (at % 10) * 10

    def _promises(self, layout: Layout, rounds: int) -> int:
        ground, taken = layout.ground, layout.taken
        near = ground.beside(taken)
        green = layout.green
        chances, value = _at_row(rounds), 0
        for _, cells in layout.tiles:
            value += _at(chances, (ground.beside(cells) & green).bit_count())
        far = layout.natural & ~near
        reach = ground.beside(near & ~layout.water)
        value += far.bit_count() * _at(NATURAL, rounds) + (far & reach).bit_count() * _at(NEAR, rounds)
        front = ground.beside(layout.roads) & green
        value += min(front.bit_count(), FRONTS) * FRONT * min(rounds, 4) // 4
        for kind in KINDS:
            mask = layout.kinds[kind]
            if mask and ground.beside(mask) & front:
                value += FRIENDLY * min(rounds, 4) // 2
        return value

    def _monuments(self, table: Table, layout: Layout) -> int:
        """The monuments on display that could stand in a later round."""
        found = []
        for name in table.market.monuments:
            if fits_anywhere(layout, name):
                card = table.monument(name)
                found.append(card.rings * POINT + 50 * bool(card.resource) + 50 * card.population)
        found.sort(reverse=True)
        return sum(value * _at(READY, n + 1) // 100 for n, value in enumerate(found))

    def _order(self, table: Table) -> int:
        """What an own pedestal is worth: it brings the next turn forward."""
        if self.seat not in table.market.pedestals:
            return 0
        owners = [None if owner == self.seat else owner for owner in table.market.pedestals]
        without = replace(table, market=replace(table.market, pedestals=owners))
        return TURN * (next_order(without).index(self.seat) - next_order(table).index(self.seat))

    def _objectives(self, layout: Layout, rounds: int) -> int:
        """The objectives in play by how likely the seat is to be first."""
        value = 0
        for name, theirs in self.others.items():
            mine = OBJECTIVES[name](layout)
            if name == METROPOLIS:
                value += 400 if mine == len(KINDS) else mine * mine * 12 * bool(rounds)
                continue
            lead = mine - max(theirs)
            width = 2 * LEAD.get(name, 1) * rounds + 1
            # from far behind 0 to far ahead 100
            chance = min(max(50 + 50 * lead // width, 0), 100)
            if len(theirs) == 1:
                value += 4 * chance
            else:
                value += 3 * chance + (100 - chance) * bool(mine)
        return value


def _at_row(rounds: int) -> tuple[int, ...]:
    return CLOSING[min(rounds, len(CLOSING) - 1)]


def _ahead(city: City) -> int:
    """Where the population marker will be at the end of the round, in tenths of fields."""
    return city.population * 10 + city.gold * EARNED


def _level(resources: list[int], symbols: int, last: int) -> int:
    """The lowest track after so many symbols more, of which most go where they are needed."""
    spread = symbols // 5
    low, mid, high = sorted(each * 300 + spread * 100 for each in resources)
    left = (symbols - spread) * 300
    first = min(left, mid - low)
    low, left = low + first, left - first
    second = min(left, 2 * (high - mid))
    low, left = low + second // 2, left - second
    return min((low + left // 3) // 3, last * 100)


def _progress(tracks: Tracks, resource: str, value: int) -> int:
    """How much of the way to the next white field is gone, in tenths."""
    before = 0
    for field in tracks.white(resource):
        if field > value:
            return 10 * (value - before) // (field - before)
        before = field
    return 0
