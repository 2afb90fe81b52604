"""Bricks of the wonder for the strong opponent: one wherever it brings more points than its goods could."""

from __future__ import annotations

from engine.core.model import Action, Seat

from ..actions import Buy, Done
from ..components import BOX, GOODS, WONDER
from ..phases.wonder import CHEAPEST, WonderPhase
from ..scoring import row_points, rows
from . import goals
from .errands import Post
from .outlook import Outlook

MUCH = 5
"""Points that a brick must bring for goods to be brought home for it."""
PAYS = CHEAPEST[:8]
"""Goods that bricks are paid with."""


def buy(o: Outlook, phase: WonderPhase) -> Action:
    """A brick, or done."""
    t = o.t
    laid = [*t.wonder, *[o.seat] * len(t.held.get(str(o.seat), ()))]
    if len(laid) >= sum(WONDER.rows):
        return Done()
    price = phase.price(t, o.seat)
    costs = sorted(pieces(o, phase.purse(t, o.seat)))
    if len(costs) < price:
        return Done()
    paid = costs[:price]
    if o.left:
        if gain(o, laid, 1) * 10 <= sum(cost for cost, _ in paid):
            return Done()
    elif not any(gain(o, laid, n) > 0 for n in range(1, affordable(len(costs), price) + 1)):
        return Done()
    return Buy(tuple(sorted((PAYS[at] for _, at in paid), key=GOODS.index)))


def levy(o: Outlook, all_goals: list[goals.Goal]) -> tuple[list[goals.Demand], list[Post]]:
    """What the next brick needs at home where it brings much: spare goods, and a transporter to lay it."""
    brings = gain(o, o.t.wonder, 1)
    if brings < MUCH:
        return [], []
    home, price = o.spot(o.sites.home), 1 + (len(o.t.wonder) + 1 >= WONDER.dearer)
    kept = keeps(o, all_goals)
    spare = {kind: max(0, o.have.get(kind, 0) - kept.get(kind, 0)) for kind in PAYS}
    ready = sum(min(n, spare.get(kind, 0)) for kind, n in o.lies.get(home, {}).items())
    worth = o.policy.levy * brings
    if ready >= price:
        return [], [Post(home, worth)]
    lacks = price - ready
    lies = o.lies.get(home, {})
    return [
        goals.Demand(kind, lies.get(kind, 0) + min(lacks, n - lies.get(kind, 0)), home, worth // price)
        for kind, n in spare.items()
        if n > lies.get(kind, 0) and kind != "geese"
    ], []


def affordable(goods: int, price: int) -> int:
    """The bricks that can be paid for, each dearer than the one before."""
    bricks = 0
    while goods >= price:
        goods, price, bricks = goods - price, price + 1, bricks + 1
    return bricks


def gain(o: Outlook, laid: list[int], bricks: int) -> int:
    """Points for bricks now, and half of what others lose by them."""
    after = [*laid, *[o.seat] * bricks]
    own = points(after, o.seat) - points(laid, o.seat)
    others = [seat for seat in o.t.seats() if seat != o.seat]
    lost = sum(points(laid, seat) - points(after, seat) for seat in others)
    return own + lost // max(1, len(others))


def points(bricks: list[int], seat: int) -> int:
    """A seat's points for all rows."""
    return sum(row_points(row, Seat(seat)) for row in rows(bricks))


def pieces(o: Outlook, purse: dict[str, int]) -> list[tuple[int, int]]:
    """The goods that may be paid with: what each is worth otherwise, in tenths of a point; its place in `PAYS`."""
    policy = o.policy
    kept = keeps(o, goals.goals(o))
    listed = []
    for at, kind in enumerate(PAYS):
        n = purse.get(kind, 0)
        spare = max(0, min(n, o.have.get(kind, 0) - kept.get(kind, 0)))
        listed += [(policy.loose * (o.left > 0), at)] * spare + [(policy.kept * (o.left > 0), at)] * (n - spare)
    return listed


def keeps(o: Outlook, all_goals: list[goals.Goal]) -> dict[str, int]:
    """Goods needed for the next goals."""
    kept: dict[str, int] = {}
    for goal in all_goals[: o.policy.spares]:
        for kind, n in goal.cost.items():
            kept[kind] = kept.get(kind, 0) + n
    if goals.studies(o):
        kept["geese"], kept["paper"] = BOX.research.cost["geese"], BOX.research.cost["paper"]
    kept["fuel"] = 4
    if o.left > o.policy.timber:
        kept["trunks"] = 2 * o.policy.spares
    kept["boards"] = kept.get("boards", 0) + 2 * (goals.fuel_wanted(o) + goals.paper_wanted(o)) + o.policy.store
    return kept
