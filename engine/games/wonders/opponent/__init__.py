"""The strong opponent of World Wonders: it plans the rest of its round."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game, Judge
from engine.core.model import Action, Seat

from .. import actions as act
from ..flow import Position
from ..phases.turn import Buying, ConfirmTurn, ShortSet, Starter
from .decisions import buy, lay_next, start
from .looking_back import worth


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that must act."""
    match s.flow[-1]:
        case Starter():
            return start(s.table, seat)
        case ShortSet(left=left):
            return lay_next(s.table, seat, left)
        case Buying(extra=extra):
            return buy(s.table, seat, bool(extra))
        case ConfirmTurn():
            return act.EndTurn()
    return game.default(s, seat)


JUDGE = Judge(worth=worth, ends=(act.EndTurn, act.Pass), won=98, of=100)
