"""A seat that plays alone: bricks are also bought to come to the next row, and goods are brought home for them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Action

from ..actions import Buy, Done
from ..components import GOODS, WONDER
from ..phases.wonder import WonderPhase
from ..scoring import rows
from . import bricks
from .errands import Post
from .goals import Demand, Goal
from .outlook import Outlook

ROW = 100
"""What the first own brick of a row brings, in tenths of a point."""


def buy(o: Outlook, phase: WonderPhase) -> Action:
    """A brick, or done. Neutral bricks come one a turn, so every own one brings rows further up within reach."""
    t = o.t
    if len(t.wonder) >= sum(WONDER.rows):
        return Done()
    price = phase.price(t, o.seat)
    costs = sorted(bricks.pieces(o, phase.purse(t, o.seat)))
    if len(costs) < price:
        return Done()
    paid = costs[:price]
    if o.left:
        if bring(o) <= sum(cost for cost, _ in paid):
            return Done()
    elif not any(bricks.gain(o, t.wonder, n) > 0 for n in range(1, bricks.affordable(len(costs), price) + 1)):
        return Done()
    return Buy(tuple(sorted((bricks.PAYS[at] for _, at in paid), key=GOODS.index)))


def bring(o: Outlook) -> int:
    """What the next brick brings, in tenths of a point."""
    row = rows([*o.t.wonder, o.seat])[-1]
    return o.policy.step + (0 if o.seat in row[:-1] else ROW)


def tributes(o: Outlook, all_goals: list[Goal]) -> Iterator[Demand]:
    """Goods that nothing is planned with are brought home."""
    policy = o.policy
    kept = bricks.keeps(o, all_goals) if o.left > policy.tail else {}
    home = o.spot(o.sites.home)
    worth = policy.tribute if o.left > policy.tail else policy.tithe
    for kind in bricks.PAYS if worth else ():
        spare = min(policy.fund, o.have.get(kind, 0) - kept.get(kind, 0))
        if spare > 0 and kind not in ("gold", "geese"):
            yield Demand(kind, spare, home, worth)


def guard(o: Outlook) -> Iterator[Post]:
    """A transporter is at home where there are goods for a brick."""
    home = o.spot(o.sites.home)
    if o.policy.guard and sum(o.lies.get(home, {}).values()) > 1:
        yield Post(home, o.policy.guard)
