"""The steady opponent: each purchase is what brings most points at once."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from .. import actions as act
from ..flow import Position
from ..layout import Layout, sort_of
from ..objectives import OBJECTIVES
from ..objectives import points as places
from ..phases.purchases import cost, site_of
from ..scoring import points
from ..state import TOWER, City, Table
from ..tracks import move, side, yields

ROOM = 20
"""Cells of free land beside roads that are of use."""


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """Of all that is offered what brings most points now; of equals what moves the markers most, then the cheapest,
    then what leaves most room beside roads. Neither loans nor repayments; the first place in next round's order."""
    now = Now(s.table, seat)
    best: tuple[tuple[int, ...], Action] | None = None
    for offer in game.offers(s, seat):
        if offer.action in (act.Loan, act.Repay):
            continue
        for action in offer:
            value = now.value(action)
            if best is None or value > best[0]:
                best = value, action
    assert best is not None
    return best[1]


class Now:
    """A seat's city now, to compare it with what actions would make of it."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat, self.city = table, seat, table.cities[seat]
        self.others = {
            name: [OBJECTIVES[name](Layout(table.edition, city)) for city in table.cities]
            for name in table.objectives
        }
        self.points = self._points(self.city, Layout(table.edition, self.city))

    def value(self, action: Action) -> tuple[int, ...]:
        """What counts first comes first."""
        gold, site = 0, None
        match action:
            case act.StarterRoad(road) | act.Next(road):
                site = road
            case act.Road() | act.Short() | act.Tower() | act.Build() | act.Wonder():
                site = site_of(action)
                gold = cost(self.table, self.seat, site)
        if site is None:
            return 0, 0, -self.table.edition.limits.pedestal, 0
        city = replace(self.city, pieces=[*self.city.pieces, site], resources=dict(self.city.resources))
        moved = 0
        if sort_of(site.piece) not in ("road", TOWER):
            brought = move(side(self.table), city, *yields(self.table.edition, site.piece))
            moved = sum(brought.resources.values()) + brought.population
        layout = Layout(self.table.edition, city)
        free = (layout.ground.beside(layout.roads) & layout.green).bit_count()
        return self._points(city, layout) - self.points, moved, -gold, min(free, ROOM)

    def _points(self, city: City, layout: Layout) -> int:
        total = points(self.table, city, layout).total()
        for name, values in self.others.items():
            after = (*values[: self.seat], OBJECTIVES[name](layout), *values[self.seat + 1 :])
            total += places(self.table.edition.objectives, name, after)[self.seat]
        return total
