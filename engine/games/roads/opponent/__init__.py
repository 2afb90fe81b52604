"""The practice opponents of Roads & Boats: a planner that decides one action at a time from the open information.

It keeps nothing between its decisions: from the position it works out its building sites (`sites`), its next
goals (`goals`), an errand for each transporter (`errands`), and takes the first step (`decisions`). So it
always finishes. The steady one has one policy; the strong one rehearses several plans when it is alone, and what
else it could do now (`options`), and follows the best.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from ..flow import Position
from . import strong
from .planner import follow
from .plans import steady

decide_strong = strong.choose


def decide(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of the steady opponent, when its seat must act."""
    return follow(steady(), s, seat)
