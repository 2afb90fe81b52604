"""What the others may take before it is one's turn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.model import Seat

from ..actions import Short, Wonder
from ..phases.automaton import NEWEST, OLDEST, SET
from ..placing.pieces import fits_anywhere
from ..state import LONG_ROAD, TOWER, Table
from .plans import plans
from .prospect import Prospect
from .worth import Forecast

CERTAIN = 1000
"""Chances are in thousandths; this is certainty."""
WHIM = 300
"""The chance that a rival buys what nobody would have expected."""
LIKELY, MAYBE = 650, 350
"""The chance that a rival takes a monument by the time it has spent most of its gold, and by the turn before."""
HALVED = 40
"""A plan worth so much less, in hundredths of a point, is followed half as often."""
WIDTH, PLANS = 2, 8
"""Beginnings of a round that rivals are expected to follow, and how many of their plans count."""


class Rivals:
    """The seats that are not yet out, and how much each wants what lies on the market."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seats = [n for n in table.order if n != seat and not table.cities[n].out]
        self.wants = [_wants(table, n) for n in self.seats]
        self.able = {
            name: [n for n in self.seats if fits_anywhere(Prospect(table, n).layout, name)]
            for name in table.market.monuments
        }

    def takes(self, item: str, turns: int) -> int:
        """How likely an item is gone in so many turns from now, in thousandths."""
        stays = CERTAIN
        for rival, wants in zip(self.seats, self.wants, strict=True):
            chance = wants.get(item, 0)
            if rival in self.able.get(item, ()):
                # a monument is bought for the last gold
                wait = turns - (self.table.cities[rival].gold - 1) // 3
                chance = max(chance, LIKELY if wait > 0 else MAYBE if wait == 0 else 0)
            stays = stays * (CERTAIN - chance) // CERTAIN
        return CERTAIN - stays


class Cards:
    """The automaton of the game for one: any of its cards may come before the next turn."""

    def __init__(self, table: Table) -> None:
        taken: Counter[str] = Counter()
        cards = table.edition.automaton
        for _, sections in sorted(cards.items()):
            there = ([_named(table, item) for item in section] for section in sections)
            taken.update(next(filter(any, there), []))
        self.chances = {item: n * CERTAIN // len(cards) for item, n in taken.items() if item}

    def takes(self, item: str, turns: int) -> int:
        """How likely an item is gone in so many turns from now, in thousandths."""
        stays = CERTAIN
        for _ in range(turns):
            stays = stays * (CERTAIN - self.chances.get(item, 0)) // CERTAIN
        return CERTAIN - stays


def contest(table: Table, seat: Seat) -> Rivals | Cards | None:
    """Who takes things away; None where nobody does any more in this round."""
    if table.automaton is not None:
        return Cards(table)
    rivals = Rivals(table, seat)
    return rivals if rivals.seats else None


def _named(table: Table, item: str) -> str:
    """What a card's item is on the market, by the name of a step's item; "" if it is not there."""
    market = table.market
    if item in (OLDEST, NEWEST):
        return market.monuments[0 if item == OLDEST else -1] if market.monuments else ""
    there = {LONG_ROAD: market.roads, SET: market.sets, TOWER: market.tower}
    return (item if there[item] else "") if item in there else market.tiles.get(item, "")


def _wants(table: Table, seat: Seat) -> Mapping[str, int]:
    """How likely a seat buys each item with its next purchase, in thousandths: mostly something of its best plans, a
    monument only with the last of its gold; sometimes anything that its gold pays for."""
    prospect = Prospect(table, seat)
    found = plans(Forecast(table, seat), prospect, WIDTH)[:PLANS]
    planned: Counter[str] = Counter()
    for plan in found:
        weight = (1 << 12) >> min((found[0].worth - plan.worth) // HALVED, 13)
        first = [step.item for step in plan.steps if not isinstance(step.deed, Wonder)] or [plan.steps[0].item]
        for item in first:
            planned[item] += weight // len(first)
    chances = {item: weight * (CERTAIN - WHIM) // planned.total() for item, weight in planned.items()}
    payable = [
        SET if verb is Short else item for verb, items in prospect.on_sale() for item in items if verb is not Wonder
    ]
    for item in dict.fromkeys(payable):
        chances[item] = chances.get(item, 0) + WHIM // len(payable)
    return chances
