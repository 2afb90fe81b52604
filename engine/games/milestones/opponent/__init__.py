"""The practice opponents of Milestones: `steady` plans one lap, `strong` plays on in its head. Both keep nothing
between their decisions."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game, Judge
from engine.core.model import Action, Seat

from ..actions import EndTurn
from ..flow import Position
from . import steady as one_lap
from . import strong as ahead
from .outlook import Known
from .rollout import lead


def steady(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of the steady opponent."""
    return one_lap.choose(s, seat) or game.default(s, seat)


def strong(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of the strong opponent."""
    return ahead.choose(game, s, seat, chance) or game.default(s, seat)


def _worth(before: Position, after: Position, seat: Seat) -> int:
    return lead(after, seat, Known())


JUDGE = Judge(worth=_worth, ends=(EndTurn,), won=189, of=200)
