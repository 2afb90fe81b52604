"""Rulebook: a turn. The starter road, then exactly one purchase; before it perhaps a loan or its repayment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.ctx import Ctx
from engine.core.model import Action, Note, Preview, Seat
from engine.core.offers import Offer
from engine.kit.asked import Asked
from engine.kit.confirm import Confirm

from .. import actions as act
from ..layout import Layout
from ..market import could_buy, refill
from ..placing.pieces import fits_anywhere
from ..scoring import outlook
from ..state import SHORT_ROADS, STARTER, City, State, Table
from . import objections, purchases
from .purchases import Purchase, among, sites


class Starter(Asked[State, act.StarterRoad], tag="starter", kw_only=True):
    """First turn: the free starter road comes before everything else, a loan included (rulings Q4, R6), and lies at
    the sidewalk by the rules of long roads (ruling Q5)."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        layout = Layout(s.table.edition, s.table.cities[seat])
        yield Offer(act.StarterRoad, {"road": among(sites(layout, (STARTER,)))})

    def take(self, s: State, seat: Seat, action: act.StarterRoad, ctx: Ctx) -> None:
        ctx.done()
        city = s.table.cities[seat]
        before, brings = purchases.copied(city), outlook(s.table, seat, action.road).own
        city.pieces.append(action.road)
        city.starter = False
        ctx.say("started", seat=seat, cells=purchases.cells(s.table, city, action.road), points=brings)
        purchases.tell_own(s.table, seat, before, ctx)
        purchases.tell_others(s.table, seat, before, ctx)

    def preview(self, s: State, seat: Seat, action: act.StarterRoad) -> Preview:
        return purchases.laying(s.table, seat, action.road)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        objections.to_starter(s.table, seat, action)


class Buying(Asked[State, Purchase | act.Loan | act.Repay | act.Pass], tag="buying", kw_only=True):
    """Exactly one purchase; before it one loan or one repayment (ruling R1), `extra`. Whoever can buy nothing may
    still do that (ruling R3); without it that seat passes by itself."""

    extra: Literal["", "loan", "repay"] = ""

    def asks(self, s: State) -> bool:
        t, city = s.table, s.table.cities[self.who]
        if city.out:
            return False
        return could_buy(t, self.who, city.gold) or self._may_borrow(t) or self._may_repay(t)

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        bought = list(purchases.offers(t, seat))
        yield from bought
        if self._may_borrow(t):
            yield Offer(act.Loan)
        if self._may_repay(t):
            yield Offer(act.Repay)
        if not bought:
            yield Offer(act.Pass)

    def take(self, s: State, seat: Seat, action: Purchase | act.Loan | act.Repay | act.Pass, ctx: Ctx) -> None:
        t = s.table
        match action:
            case act.Loan():
                self.extra = "loan"
                borrow(t, seat, ctx)
            case act.Repay():
                self.extra = "repay"
                repay(t, seat, ctx)
            case act.Pass():
                ctx.done()
                give_up(t, seat, ctx)
                ctx.push(ConfirmTurn(who=seat))
            case _:
                ctx.done()
                before = purchases.copied(t.cities[seat])
                ctx.push(ConfirmTurn(who=seat, before=before))
                if isinstance(action, act.Short):
                    left = list(SHORT_ROADS)
                    left.remove(action.road.piece)
                    ctx.push(ShortSet(who=seat, left=left))
                purchases.buy(t, seat, action, ctx, purchases.worth(t, seat, action))
                purchases.tell_own(t, seat, before, ctx)

    def advance(self, s: State, ctx: Ctx) -> None:
        ctx.done()
        if not s.table.cities[self.who].out:
            give_up(s.table, self.who, ctx)
        if self.extra:  # something was done in this turn, and may be taken back
            ctx.push(ConfirmTurn(who=self.who))

    def preview(self, s: State, seat: Seat, action: Purchase | act.Loan | act.Repay | act.Pass) -> Preview:
        t, limits = s.table, s.table.edition.limits
        match action:
            case act.Loan():
                terms = Note("loan-terms", {"gold": limits.repay, "points": limits.penalty})
                return Preview(gain={"gold": limits.loan}, notes=(terms,))
            case act.Repay():
                warning = purchases.with_the_last(t.cities[seat], limits.repay)
                return Preview(cost={"gold": limits.repay}, notes=warning)
            case act.Pass():
                return Preview(notes=(Note("gold-lost", {"gold": t.cities[seat].gold}),))
        return purchases.preview(t, seat, action)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        objections.to_buying(s.table, seat, action, self.extra)

    def default(self, s: State, seat: Seat) -> Action:
        """Pass where that is allowed, or else what takes least from the others and from the own city."""
        offered = {offer.action: offer for offer in self.offers(s, seat)}
        first = next(offered[each] for each in purchases.GENTLE if each in offered)
        return list(first)[-1 if first.action is act.Pedestal else 0]

    def _may_borrow(self, table: Table) -> bool:
        """A loan without another one open, if it buys something (ruling R2); without gold the seat is out (ruling
        Q19)."""
        city = table.cities[self.who]
        if self.extra or city.loan:
            return False
        return could_buy(table, self.who, city.gold + table.edition.limits.loan)

    def _may_repay(self, table: Table) -> bool:
        """In a later round than that of the loan (ruling Q22)."""
        city = table.cities[self.who]
        return not self.extra and 0 < city.loan < table.round and city.gold >= table.edition.limits.repay


class ShortSet(Asked[State, act.Next], tag="short_set", kw_only=True):
    """The rest of a set, piece by piece in the order one likes, while any fits; what fits nowhere is discarded
    (rulings Q3, R5)."""

    left: list[str]

    def asks(self, s: State) -> bool:
        layout = Layout(s.table.edition, s.table.cities[self.who])
        return any(fits_anywhere(layout, piece) for piece in dict.fromkeys(self.left))

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        layout = Layout(s.table.edition, s.table.cities[seat])
        yield Offer(act.Next, {"road": among(sites(layout, tuple(dict.fromkeys(self.left))))})

    def take(self, s: State, seat: Seat, action: act.Next, ctx: Ctx) -> None:
        city, brings = s.table.cities[seat], outlook(s.table, seat, action.road).own
        before = purchases.copied(city)
        city.pieces.append(action.road)
        self.left.remove(action.road.piece)
        ctx.say("next-laid", seat=seat, cells=purchases.cells(s.table, city, action.road), points=brings)
        purchases.tell_own(s.table, seat, before, ctx)

    def advance(self, s: State, ctx: Ctx) -> None:
        ctx.done()
        if self.left:
            s.table.discarded += self.left
            ctx.say("set-discarded", seat=self.who, count=len(self.left))

    def preview(self, s: State, seat: Seat, action: act.Next) -> Preview:
        return purchases.laying(s.table, seat, action.road)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        objections.to_set(s.table, seat, action, self.left)


class ConfirmTurn(Confirm[State, act.EndTurn], tag="confirm_turn", kw_only=True):
    """Nobody else is called, and nothing turned up, before the player ends the turn: until then all of it can be
    taken back. Only then a monument takes the place of one that was bought, and the others are told what they gain or
    lose. `before`: the city before a purchase."""

    answer = act.EndTurn
    before: City | None = None

    def confirmed(self, s: State, ctx: Ctx) -> None:
        if self.before is not None:
            purchases.tell_others(s.table, self.who, self.before, ctx)
        refill(s, ctx)

    def preview(self, s: State, seat: Seat, action: act.EndTurn) -> Preview:
        brought = () if self.before is None else purchases.of_turn(s.table, seat, self.before)
        over = (Note("round-over"),) if s.table.cities[seat].out else ()
        return Preview(notes=(*brought, *over))

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        objections.to_end(action, bought=self.before is not None)


def borrow(table: Table, seat: Seat, ctx: Ctx) -> None:
    """A loan: gold for this round, to be repaid in a later one."""
    city, limits = table.cities[seat], table.edition.limits
    city.gold += limits.loan
    city.loan = table.round
    ctx.say("borrowed", seat=seat, gold=limits.loan)


def repay(table: Table, seat: Seat, ctx: Ctx) -> None:
    """The loan is repaid. With no gold left no purchase is due (ruling Q20)."""
    city, limits = table.cities[seat], table.edition.limits
    city.loan = 0
    purchases.pay(city, limits.repay)
    ctx.say("repaid", seat=seat, gold=limits.repay, left=city.gold)
    purchases.out_of_gold(table, seat)


def give_up(table: Table, seat: Seat, ctx: Ctx) -> None:
    """A seat that can buy nothing passes for the rest of the round (rulings Q1, R7)."""
    city = table.cities[seat]
    city.out = True
    ctx.say("passed", seat=seat, gold=city.gold)
