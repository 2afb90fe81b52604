"""Rajas of the Ganges: The Dice Charmers, by Inka and Markus Brand (2020), for 2 to 5 players. See RULES.md."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.game import Game, Opponents
from engine.core.model import Seat
from engine.core.rules import Between, Rules, Setting, Settings

from .actions import ACTIONS, Karma
from .edition import read
from .estimate import estimate
from .flow import Position, ahead, result
from .guide import GUIDE
from .invariants import check
from .opponent import JUDGE
from .opponent import choose as strong
from .opponent.steady import choose as steady
from .setup import Options, setup


class DiceCharmers(Rules[Position]):
    """Dice are taken, and drawn on sheets; nothing of it is secret."""

    key = "charmers"
    name = "The Dice Charmers"
    seats = range(2, 6)
    version = "2"
    state = Position
    actions = ACTIONS
    settings = Settings(Options, (Setting("sheet", ("sun", "moon")),), read)
    between = Between(ahead=ahead, apart=(Karma,))
    setup = staticmethod(setup)
    check = staticmethod(check)
    result = staticmethod(result)

    def imagine(self, s: Position, seat: Seat | None, ctx: Ctx) -> None:
        """Nothing is hidden but rolls to come."""


GAME = Game(DiceCharmers(), GUIDE, Opponents(strong=strong, steady=steady, estimate=estimate, judge=JUDGE))
