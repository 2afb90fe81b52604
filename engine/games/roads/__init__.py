"""Roads & Boats, by Jeroen Doumen and Joris Wiersinga (third edition, 2003), for 1 to 5 players. See RULES.md."""

from __future__ import annotations

from engine.core.game import Game, Opponents
from engine.core.rules import Between, Rules

from .actions import ACTIONS, Propose, Respond
from .flow import Position, ahead, heeded, imagine, result
from .guide import GUIDE
from .invariants import check
from .opponent import decide, decide_strong
from .phases.deals import OFFERS
from .setup import SETTINGS, setup
from .threats import threats


class RoadsAndBoats(Rules[Position]):
    """Everybody acts at once; deals are the only thing that depends on speed."""

    key = "roads"
    name = "Roads & Boats"
    version = "5"
    seats = range(1, 6)
    state = Position
    actions = ACTIONS
    settings = SETTINGS
    between = Between(ahead=ahead, heeded=heeded, agreements=(Propose, Respond), concerns=OFFERS, threats=threats)
    setup = staticmethod(setup)
    check = staticmethod(check)
    result = staticmethod(result)
    imagine = staticmethod(imagine)


GAME = Game(RoadsAndBoats(), GUIDE, Opponents(strong=decide_strong, steady=decide))
