"""The strong practice opponent.

Among others it follows one plan, and fetches the wealth that they leave lying. Alone nothing is drawn: there it
plays each of its plans to the end in its head from where it stands, and takes the first step of the one that comes
farthest. It tries them all again at the next decision, so what it has found it keeps, and it changes to another plan
where that has become better.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from ..flow import Position
from ..phases.preparation import Homes, Laying
from .planner import follow
from .policy import PLANS, RIVAL, Policy
from .rehearsal import rehearsed

HOMES = 2
"""Homes that each plan tries."""


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that is waited for."""
    if not s.table.solo or isinstance(s.flow[-1], Laying):
        return follow(RIVAL, s, seat)
    plans: tuple[Policy, ...] = PLANS
    if isinstance(s.flow[-1], Homes):
        plans = tuple(plan._replace(home=n) for n in range(HOMES) for plan in PLANS)
    best = max(plans, key=lambda plan: rehearsed(game, s, seat, plan))  # the first of equals
    return follow(best, s, seat)
