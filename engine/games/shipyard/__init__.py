"""Shipyard (Die Werft), by Vladimír Suchý (2009), for 2 to 4 players. See RULES.md."""

from __future__ import annotations

from engine.core.game import Game, Opponents
from engine.core.rules import Between, Rules, Setting, Settings

from .actions import ACTIONS
from .edition import read
from .flow import Position, ahead, result
from .guide import GUIDE
from .imagined import imagine
from .invariants import check
from .opponent import JUDGE, steady, strong
from .setup import Options, setup


class Shipyard(Rules[Position]):
    """In turn; contracts are secret."""

    key = "shipyard"
    name = "Shipyard"
    version = "4"
    seats = range(2, 5)
    state = Position
    actions = ACTIONS
    settings = Settings(Options, (Setting("employees", ("shuffled", "spread")),), read)
    between = Between(ahead=ahead)
    setup = staticmethod(setup)
    check = staticmethod(check)
    result = staticmethod(result)
    imagine = staticmethod(imagine)


GAME = Game(Shipyard(), GUIDE, Opponents(strong=strong, steady=steady, judge=JUDGE))
