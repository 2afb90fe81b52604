"""The strong practice opponent.

Among others it follows one plan, and fetches the wealth that they leave lying. Alone nothing is drawn: there it
plays each of its plans to the end in its head from where it stands. With the best it then tries what else it could do
now, and takes what comes farthest. It tries all plans again at the next decision: there the best comes at least as
far, so what it has found it keeps.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from ..flow import Position
from ..phases.preparation import Laying
from . import rehearsal
from .options import options
from .planner import follow
from .plans import alone, rival

TRIED = 4
"""Other actions that are tried at a decision in the first turn; one more for every two turns."""


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that must act."""
    if not s.table.solo or isinstance(s.flow[-1], Laying):
        return follow(rival(), s, seat)
    plans = alone()
    worths = [rehearsal.outcome(game, s, seat, plan) for plan in plans]
    most = max(worths)
    best = plans[worths.index(most)]  # the first of equals
    action = follow(best, s, seat)
    tried = [action]
    for other in options(s, seat, best):
        if len(tried) > TRIED + s.table.turn // 2:
            break
        if other in tried or not any(offer.admits(other) for offer in game.offers(s, seat)):
            continue
        tried.append(other)
        worth = rehearsal.outcome(game, s, seat, best, other)
        if worth > most:
            most, action = worth, other
    return action
