"""World Wonders, by Zé Mendes (2023), for 1 to 5 players. See RULES.md."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.game import Game, Opponents
from engine.core.model import Seat
from engine.core.rules import Between, Rules

from .actions import ACTIONS
from .estimate import estimate
from .flow import Position, ahead, heeded, result
from .guide import GUIDE
from .invariants import check
from .opponent import JUDGE
from .opponent import choose as strong
from .opponent.steady import choose as steady
from .setup import SETTINGS, setup


class WorldWonders(Rules[Position]):
    """In turn; only what will be drawn is hidden."""

    key = "wonders"
    name = "World Wonders"
    version = "4"
    seats = range(1, 6)
    state = Position
    actions = ACTIONS
    settings = SETTINGS
    between = Between(ahead=ahead, heeded=heeded)
    setup = staticmethod(setup)
    check = staticmethod(check)
    result = staticmethod(result)

    def imagine(self, s: Position, seat: Seat | None, ctx: Ctx) -> None:
        """Only the orders of the stacks, the monuments and the automaton's cards are hidden."""
        for _, stack in sorted(s.box.stacks.items()):
            ctx.deal_anew(stack)
        ctx.deal_anew(s.box.monuments)
        ctx.deal_anew(s.box.cards)


GAME = Game(WorldWonders(), GUIDE, Opponents(strong=strong, steady=steady, estimate=estimate, judge=JUDGE))
