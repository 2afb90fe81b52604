"""Rulebook: the trading house. Income comes with the move; then hire once, buy and sell at will."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Action, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf, Some
from engine.kit import display
from engine.kit.asked import Asked
from engine.kit.goods import one_by_one, tally

from .. import actions as act
from ..rules import faces, lay, pair, put, refuse_elsewhere, trigger_end
from ..state import PATH, Player, Space, State, Table

HIRE = {"coin": 2}
BUY = {"coin": 2}
SALE = 2
"""Goods given for one coin."""
WARES = ("stone", "wood", "sand", "grain")
"""Goods that are bought and sold; coins are the means of payment (ruling 19)."""


class TradingHouse(Asked[State, act.Hire | act.Buy | act.Sell | act.Done], tag="trading_house", kw_only=True):
    """Hire one worker tile for 2 coins, buy goods for 2 coins each, sell 2 goods for a coin, in any order."""

    hired: bool = False

    def asks(self, s: State) -> bool:
        player = s.table.players[self.who]
        return player.has(BUY) or wares(player) >= SALE

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t, player = s.table, s.table.players[seat]
        if t.display and not self.hired and player.has(HIRE):
            yield Offer(act.Hire, {"tile": OneOf(tuple(t.display)), "space": OneOf(PATH[:-1])})
        if player.has(BUY):
            yield Offer(act.Buy, {"good": OneOf(WARES)})
        if wares(player) >= SALE:
            yield Offer(act.Sell, {"goods": Some(one_by_one(player.goods, WARES, SALE), SALE, SALE)})
        yield Offer(act.Done)

    def take(self, s: State, seat: Seat, action: act.Hire | act.Buy | act.Sell | act.Done, ctx: Ctx) -> None:
        player = s.table.players[seat]
        match action:
            case act.Hire(tile, space):
                self._hire(s, seat, tile, space, ctx)
            case act.Buy(good):
                player.pay(BUY)
                player.gain(good)
                ctx.say("bought", seat=seat, good=good)
            case act.Sell(goods):
                player.pay(tally(goods))
                player.gain("coin")
                ctx.say("sold", seat=seat, goods=tally(goods))
            case act.Done():
                ctx.done()

    def _hire(self, s: State, seat: Seat, tile: str, space: str, ctx: Ctx) -> None:
        t, player = s.table, s.table.players[seat]
        player.pay(HIRE)
        display.take(t.display, tile)
        lost = lay(t, seat, tile, space)
        self.hired = True
        ctx.say("hired", seat=seat, pair=space, lost=lost, **faces(t, tile))
        for new in display.refill(t.display, s.box.deck, t.edition.display, ctx):
            t.deck = len(s.box.deck)
            ctx.say("revealed", left=t.deck, **faces(t, new))
        if not t.display:
            trigger_end(t, seat, "workers", ctx)

    def preview(self, s: State, seat: Seat, action: act.Hire | act.Buy | act.Sell | act.Done) -> Preview:
        match action:
            case act.Hire(tile, space):
                return Preview(cost=HIRE, notes=_after_hiring(s.table, s.table.players[seat], tile, space))
            case act.Buy(good):
                return Preview(cost=BUY, gain={good: 1})
            case act.Sell(goods):
                return Preview(cost=tally(goods), gain={"coin": 1})
            case _:
                return Preview()

    def default(self, s: State, seat: Seat) -> act.Done:
        return act.Done()

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        refuse_elsewhere(s.table, seat, action)
        player = s.table.players[seat]
        match action:
            case act.Hire(tile, space):
                if self.hired:
                    raise Illegal("hire-once")
                if not player.has(HIRE):
                    raise Illegal("needs-goods", goods=HIRE)
                if tile not in s.table.display:
                    raise Illegal("not-on-display", tile=tile[:10])
                if space not in PATH[:-1]:
                    raise Illegal("two-path-spaces")
            case act.Buy():
                if not player.has(BUY):
                    raise Illegal("needs-goods", goods=BUY)
                raise Illegal("not-traded")
            case act.Sell(goods):
                if not set(goods) <= set(WARES):
                    raise Illegal("not-traded")
                raise Illegal("sell-two")


def wares(player: Player) -> int:
    """How many goods a player could sell."""
    return sum(player.goods[good] for good in WARES)


def _after_hiring(table: Table, player: Player, tile: str, space: str) -> tuple[Note, ...]:
    """The workers below a new tile, one by one, and whether the numbers would still ascend."""
    covered = [player.path[i] for i in pair(space)]
    after = Player(path=list(player.path))
    put(table.tile(tile), after, space)
    order = Note("stays-ascending" if after.ascending() else "breaks-ascending")
    return (order, *covers_all([old for old in covered if old.good]))


def covers_all(covered: list[Space]) -> tuple[Note, ...]:
    """The workers that would be covered; two without bonus tiles in one note."""
    match covered:
        case [left, right] if not left.bonus and not right.bonus:
            numbers = {"number_left": left.number, "number_right": right.number}
            if left.good == right.good:
                return (Note("covers-workers", {"worker": left.good, "count": 2, **numbers}),)
            return (Note("covers-both", {"worker_left": left.good, "worker_right": right.good, **numbers}),)
    return tuple(covers(old) for old in covered)


def covers(old: Space) -> Note:
    """A worker that would be covered."""
    return Note("covers-worker", {"worker": old.good, "number": old.number, "bonus": int(old.bonus)})
