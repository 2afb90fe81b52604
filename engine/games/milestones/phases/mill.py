"""Rulebook: the mill. A flour sack for each market, for 2 grain each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.ctx import Ctx
from engine.core.model import Action, Illegal, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.asked import Asked

from .. import actions as act
from ..landscape import Network
from ..rules import reaches, refuse_elsewhere, score
from ..state import Player, State, Table

SACK = {"grain": 2}
NUMBERS = 2
"""Free numbers around the market that score."""


class Mill(Asked[State, act.Deliver | act.Done], tag="mill", kw_only=True):
    """Supply any number of markets that have no sack: 2 chosen free numbers around each, and a coin."""

    def asks(self, s: State) -> bool:
        return could_deliver(s.table, s.table.players[self.who]) > 0

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(act.Deliver, {"delivery": OneOf(tuple(deliveries(s.table)), stops=(1,), loose=1)})
        yield Offer(act.Done)

    def take(self, s: State, seat: Seat, action: act.Deliver | act.Done, ctx: Ctx) -> None:
        if isinstance(action, act.Done):
            ctx.done()
            return
        delivery, points = action.delivery, _points(s.table, action)
        player = s.table.players[seat]
        player.pay(SACK)
        player.gain("coin")
        s.table.sacks.append(delivery.market)
        ctx.say("delivered", seat=seat, market=delivery.market, scored=list(delivery.numbers), points=points)
        score(s.table, seat, points, ctx)

    def preview(self, s: State, seat: Seat, action: act.Deliver | act.Done) -> Preview:
        if isinstance(action, act.Done):
            return Preview()
        points = _points(s.table, action)
        return Preview(cost=SACK, gain={"coin": 1}, points=points, notes=reaches(s.table, seat, points))

    def default(self, s: State, seat: Seat) -> act.Done:
        return act.Done()

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        refuse_elsewhere(s.table, seat, action)
        if not isinstance(action, act.Deliver):
            return
        market = action.delivery.market
        if market in s.table.sacks:
            raise Illegal("already-supplied", point=market)
        if market not in s.table.markets:
            raise Illegal("no-market", point=market[:10])
        raise Illegal("score-free-numbers", point=market)


def could_deliver(table: Table, player: Player) -> int:
    """How many markets a player's grain and the sacks left would supply."""
    open_markets = len(table.markets) - len(table.sacks)
    return min(player.goods["grain"] // SACK["grain"], open_markets, table.edition.sacks - len(table.sacks))


def deliveries(table: Table) -> list[act.Delivery]:
    """Every delivery: a market without a sack and 2 free numbers around it, or all if fewer (ruling 10).
    For each market the most points first."""
    net = Network(table)
    possible: list[act.Delivery] = []
    for market in table.markets:
        if market not in table.sacks:
            free = net.free_neighbours(market)
            choices = combinations(free, min(NUMBERS, len(free)))
            possible += (act.Delivery(market, points) for points in choices)
    return possible


def _points(table: Table, action: act.Deliver) -> int:
    net = Network(table)
    return sum(net.worth(point) for point in action.delivery.numbers)
