"""Rulebook: end of the game. A last action and a last chance to complete a ship for each, then the final points."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Illegal, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.asked import Asked

from .. import actions as act
from ..scoring import final
from ..state import State, Turn
from ..yard.berths import completing
from . import objections, previews
from .acts import APART, build
from .turn import Choosing, ConfirmTurn
from .voyages import Voyages


class FinalActions(Frame[State, Action], tag="final_actions", kw_only=True):
    """Each in `order` has one more action, of any tile, without income and without a bonus action."""

    order: list[Seat]

    def advance(self, s: State, ctx: Ctx) -> None:
        s.table.turn = None
        if not self.order:
            ctx.done()
            return
        seat = self.order.pop(0)
        s.table.turn = Turn(seat, final="action")
        ctx.push(Choosing(who=seat), Voyages(who=seat), ConfirmTurn(who=seat))


class Completions(Frame[State, Action], tag="completions", kw_only=True):
    """Each in `order` who can complete a ship with a single card may do so. Then the points of contracts and traders
    are counted."""

    order: list[Seat]

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        t.turn = None
        if not self.order:
            ctx.done()
            final(s, ctx)
            return
        seat = self.order.pop(0)
        if completing(t, t.players[seat]):
            t.turn = Turn(seat, final="completion")
            ctx.push(Completing(who=seat), Voyages(who=seat), ConfirmTurn(who=seat))


class Completing(Asked[State, act.Build | act.Pass], tag="completing", kw_only=True):
    """One ship card that completes a ship, bought as usual, or none (ruling 17)."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        found = completing(s.table, s.table.players[seat])
        yield Offer(act.Build, {"berth": OneOf(tuple(found), apart=APART)})
        yield Offer(act.Pass)

    def take(self, s: State, seat: Seat, action: act.Build | act.Pass, ctx: Ctx) -> None:
        ctx.done()
        if isinstance(action, act.Build):
            build(s.table, seat, action.berth, ctx)
        else:
            ctx.say("completed-none", seat=seat)

    def preview(self, s: State, seat: Seat, action: act.Build | act.Pass) -> Preview:
        return previews.acting(s.table, seat, action)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, act.Build):
            objections.to_acting(s.table, seat, action)
            raise Illegal("completes-nothing")

    def default(self, s: State, seat: Seat) -> Action:
        """Nothing is bought for a player who left."""
        return act.Pass()
