"""How good a position looks to a seat, for practice opponents. Sees a view, never the state."""

from __future__ import annotations

from engine.core.model import View

from .edition import GOODS
from .land import Network
from .phases.building_office import HOUSE, MARKET, ROAD
from .phases.mill import SACK
from .state import PATH, RONDEL, Player, Table

POINT = 100
"""One point on the score track; everything else is in hundredths of it."""


def estimate(view: View) -> int:
    """Points so far, what the goods and workers are good for, and where the figure stands, in hundredths."""
    t: Table = view.table
    assert view.seat is not None
    player = t.players[view.seat]
    value = player.points * POINT
    if t.reason and not view.waiting:
        return value + sum(player.goods.values())
    value += _goods(t, player) + _workers(t, player) + _place(player)
    if "take_bonus" not in view.doing:
        value += 150 * sum(space.bonus for space in player.path)
    return value


def _goods(t: Table, player: Player) -> int:
    """Sets that build something, delivered grain, coins; loose goods count a little, and less in masses."""
    goods, net, value = dict(player.goods), Network(t), 0
    best = sorted((net.land.value[via] for _, via, _ in net.sections()), reverse=True)
    worth = 70 * (best[0] if best else 0)
    plots = max((net.house_points(plot) for plot in net.roadside()), default=0)
    market = max((net.worth(point) for point in net.market_points()), default=0)
    for cost, gain in ((SACK, 380), (ROAD, worth), (HOUSE, 70 * plots), (MARKET, 70 * market + 40)):
        sets = min(goods[good] // n for good, n in cost.items())
        for _ in range(min(sets, 2)):
            value += gain
            for good, n in cost.items():
                goods[good] -= n
    value += 60 * min(goods["coin"], 4)
    value += sum(25 * min(goods[good], 2) for good in GOODS if good != "coin")
    return value - 8 * max(0, sum(goods.values()) - 5)


def _workers(t: Table, player: Player) -> int:
    """Each worker is worth what it will still make; variety, doubles and ascending numbers help."""
    kinds = [sum(space.good == good for space in player.path) for good in GOODS]
    left = max(0, t.goal() - max(p.points for p in t.players))
    share = 100 * min(left, 30) // 30
    value = sum(90 * min(n, 1) + 55 * min(max(n - 1, 0), 2) for n in kinds) * share // 100
    value += (120 if player.ascending() else 0) * share // 100
    strengths = [[p.strength(good) for p in t.players] for good in GOODS]
    mine = [player.strength(good) for good in GOODS]
    leads = sum(own == max(all_) and own > 0 for own, all_ in zip(mine, strengths, strict=True))
    return value + 80 * leads


def _place(player: Player) -> int:
    """Moving far skips spaces that could still be used: each space passed in a round costs a little."""
    at = RONDEL.index(player.at)
    return -18 * (at + 1) if player.at in PATH else -18 * (len(PATH) + 1)
