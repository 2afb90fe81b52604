"""The decisions of a turn."""

from __future__ import annotations

from engine.core.model import Action, Seat

from .. import actions as act
from ..actions import Site
from ..market import could_buy
from ..phases.purchases import site_of
from ..placing.pieces import fitting
from ..state import STARTER, Table
from .plans import Plan, laid_on, plans
from .prospect import Prospect, Step
from .rivals import CERTAIN, Cards, Rivals, contest
from .spots import Lie
from .worth import Forecast

STARTS, START_WIDTH = 4, 2
"""Starter roads that are tried, and beginnings of the round that are followed from each."""
NEXTS, SETS = 6, 6
"""Places tried for the next piece of a set, and whole sets looked at with the rest of the round."""
SPARED = 3
"""With no more gold than this it considers a loan; in the last round always."""
PAYS = 60
"""What a loan must bring besides its price, unless this is the last round."""

POOL = 12
"""Plans whose steps may come first."""


def start(table: Table, seat: Seat) -> Action:
    """The starter road where the first round goes best."""
    forecast, prospect = Forecast(table, seat), Prospect(table, seat)
    lie = Lie(table, prospect.layout, forecast.rounds(prospect.city))
    best: tuple[int, Site] | None = None
    for way in lie.best(STARTER, STARTS):
        site = Site(STARTER, way.parts)
        found = plans(forecast, prospect.laying(site), START_WIDTH)
        if best is None or found[0].worth > best[0]:
            best = found[0].worth, site
    assert best is not None
    return act.StarterRoad(best[1])


def lay_next(table: Table, seat: Seat, left: list[str]) -> Action:
    """The next piece of a set, where the rest of the round goes best."""
    forecast, prospect = Forecast(table, seat), Prospect(table, seat)
    lie = Lie(table, prospect.layout, forecast.rounds(prospect.city))
    ends: dict[int, tuple[int, Site, Prospect]] = {}
    for piece in dict.fromkeys(left):
        rest = list(left)
        rest.remove(piece)
        for way in lie.best(piece, NEXTS):
            site = Site(piece, way.parts)
            _, end = laid_on(prospect.laying(site), rest, forecast)
            ends.setdefault(end.layout.taken, (forecast.worth(end), site, end))
    ranked = sorted(ends.values(), key=lambda each: -each[0])[:SETS]
    best = max(ranked, key=lambda each: _rest(forecast, each[2]))
    return act.Next(best[1])


def _rest(forecast: Forecast, prospect: Prospect) -> int:
    """What a prospect is worth after the rest of the round."""
    found = plans(forecast, prospect, START_WIDTH) if prospect.city.gold else []
    return found[0].worth if found else forecast.worth(prospect)


def buy(table: Table, seat: Seat, extra: bool) -> Action:
    """The purchase to begin with; a loan or a repayment before it if that pays."""
    forecast, prospect = Forecast(table, seat), Prospect(table, seat)
    found = plans(forecast, prospect)
    if not extra and (deed := _extra(forecast, prospect, found)) is not None:
        return deed
    if not found:
        return act.Pass()
    return _first(forecast, prospect, found).deed


def _extra(forecast: Forecast, prospect: Prospect, found: list[Plan]) -> act.Loan | act.Repay | None:
    """A loan or its repayment, if the rest of the round is worth more with it."""
    city, table, limits = prospect.city, prospect.table, prospect.table.edition.limits
    now = found[0].worth if found else forecast.worth(prospect)
    last = not forecast.rounds(city)
    wanted = not city.loan and city.gold and (last or city.gold <= SPARED or not found)
    if wanted and could_buy(table, prospect.seat, city.gold + limits.loan):
        then = plans(forecast, prospect.after(Step(act.Loan())))
        if then and then[0].worth > now + (0 if last else PAYS):
            return act.Loan()
    if 0 < city.loan < table.round and city.gold >= limits.repay:
        repaid = prospect.after(Step(act.Repay()))
        then = plans(forecast, repaid) if repaid.city.gold else []
        worth = then[0].worth if then else forecast.worth(repaid)
        if worth > now:
            return act.Repay()
    return None


def _first(forecast: Forecast, prospect: Prospect, found: list[Plan]) -> Step:
    """Which step of the best plans to begin with: first what others may take and would be missed."""
    rivals = contest(prospect.table, prospect.seat)
    if rivals is None:
        return found[0].steps[0]
    first: dict[Step, int] = {}
    now = forecast.worth(prospect)
    for plan in found[:POOL]:
        for step in plan.steps:
            if step not in first and (step is plan.steps[0] or _possible(prospect, step)):
                first[step] = _expected(step, found, rivals, now)
    return max(first, key=lambda step: first[step])


def _possible(prospect: Prospect, step: Step) -> bool:
    """Whether a later step of a plan could as well be the first. A monument takes all gold, so it is always last."""
    if isinstance(step.deed, act.Wonder):
        return False
    site = None if isinstance(step.deed, act.Loan | act.Repay) else site_of(step.deed)
    return site is None or any(way.parts == site.parts for way in fitting(prospect.layout, site.piece))


def _expected(step: Step, found: list[Plan], rivals: Rivals | Cards, now: int) -> int:
    """What the rest of the round is worth on average, begun with this step: one of the other things may be gone.
    Where no plan goes without it, its part is lost."""
    having = [plan for plan in found if step in plan.steps]
    best = having[0]
    part = (best.worth - now) // len(best.steps)
    value, left = 0, CERTAIN
    for item in dict.fromkeys(each.item for each in best.steps if each.item != step.item):
        chance = min(rivals.takes(item, len(best.steps) - 1), left)
        if chance:
            others = (plan.worth for plan in having if all(each.item != item for each in plan.steps))
            value += chance * next(others, best.worth - part)
            left -= chance
    return (value + left * best.worth) // CERTAIN
