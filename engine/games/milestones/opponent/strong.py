"""The strong opponent: it plays on in its head after the actions that look best, and takes the best of them."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from .. import actions as act
from ..flow import Position
from .decisions import choices
from .outlook import Known, Outlook
from .rollout import outcome

WEIGHED = (act.Move, act.Hire, act.Road, act.House, act.Market, act.Cover)
"""Actions from which it plays on; among all others the one that looks best is good enough."""
FEW = 3
"""How many actions it plays on from."""
NEAR = 300
"""How much less than the best one an action may look worth to be among them."""
TURNS = 4
"""Own turns to play on with two seats, this one included; with more seats fewer, down to two."""


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action | None:
    """The next action; None where it is the usual one: the turn is over. All are played on with the same draw pile:
    that of `s`, which is imagined from the seat's view."""
    known = Known()
    found = sorted(choices(Outlook(s.table, seat, known), s.flow[-1]), key=lambda each: -each[0])
    if not found or not isinstance(found[0][1], WEIGHED):
        return found[0][1] if found else None
    few = [each for each in found if isinstance(each[1], WEIGHED) and each[0] >= found[0][0] - NEAR][:FEW]
    if len(few) == 1:
        return few[0][1]
    turns = max(2, TURNS * 2 // len(s.table.players))
    copy = game.encode(s)

    def comes_to(each: tuple[int, Action]) -> int:
        """The look counts too: a game played on once is a matter of luck."""
        looks, action = each
        return looks + outcome(game.decode(copy), seat, action, turns, chance, known)

    return max(few, key=comes_to)[1]
