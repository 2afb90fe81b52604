"""The strong opponent of The Dice Charmers: it follows every chain to its end on a copy of its sheet."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game, Judge
from engine.core.model import Action, Seat

from .. import actions as act
from ..flow import Position
from ..phases.rounds import Rolling
from ..phases.turns import Turns
from .decisions import step, take
from .worth import Outlook


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that must act."""
    match s.flow[-1]:
        case Rolling():
            return act.Roll()
        case Turns():
            return take(s.table, seat) if s.table.turns[seat] is None else step(s.table, seat)
    return game.default(s, seat)


def _worth(before: Position, after: Position, seat: Seat) -> int:
    return Outlook(before.table, seat).worth(after.table.sheets[seat], after.table.turns[seat])


JUDGE = Judge(worth=_worth, begins=(act.Roll,), ends=(act.Finish,), won=48, of=60)
