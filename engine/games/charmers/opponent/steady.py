"""The steady opponent: the die whose chain, followed without looking aside, leaves the best sheet now. It uses
karma only where it must, and does not mind what it leaves the next seat."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from .. import actions as act
from .. import dice
from ..flow import Position
from ..pen import open_pen
from ..phases.rounds import Rolling
from ..phases.turns import Turns
from ..state import Table
from .chains import best, leaves, silent, trial
from .decisions import Faces
from .worth import Outlook

STRAIGHT = (1, 0)
"""One chain at a time."""


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that must act."""
    match s.flow[-1]:
        case Rolling():
            return act.Roll()
        case Turns() if s.table.turns[seat] is not None:
            pen = open_pen(s.table, seat, silent)
            return best(Outlook(s.table, seat), trial(pen), *STRAIGHT).first or leaves(pen)
        case Turns():
            return _take(s.table, seat) or game.default(s, seat)
    return game.default(s, seat)


def _take(table: Table, seat: Seat) -> Action | None:
    """The die that brings most; None where none fits, and karma must be used."""
    faces = Faces(table, seat)
    found = {die: faces.after(die, table.dice[die].face, STRAIGHT) for die in dice.takeable(table, seat)}
    return act.Take(max(found, key=lambda die: found[die])) if found else None
