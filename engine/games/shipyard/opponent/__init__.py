"""The practice opponents of Shipyard: they look one action ahead, for what leaves their part of the table worth most.

They keep nothing between their decisions. `worth` says what a player's part of the table is worth, `steps` how each
action may be carried out, `waters` what canals promise.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game, Judge
from engine.core.model import Action, Seat

from .. import actions as act
from ..flow import Position
from ..phases.acts import Building, Buying, Exchanging, Hiring, Manufacturing, Recruiting, Renting
from ..phases.discarding import Discarding
from ..phases.final import Completing
from ..phases.turn import Choosing, ConfirmTurn
from ..phases.voyages import Voyages
from . import decisions
from .worth import Outlook


def strong(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that must act."""
    return _next(game, s, seat, bonuses=True)


def steady(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The same, but without a thought for bonus actions."""
    return _next(game, s, seat, bonuses=False)


def _next(game: Game[Position], s: Position, seat: Seat, *, bonuses: bool) -> Action:
    found: Action | None = None
    match s.flow[-1]:
        case Choosing():
            found = decisions.choose_tile(s, seat)
        case Building(bought=bought):
            found = decisions.go_on(s, seat, bought, bonuses=bonuses)
        case Buying():
            found = decisions.act_on(s, seat, "commodities")
        case Renting():
            found = decisions.act_on(s, seat, "canal")
        case Manufacturing():
            found = decisions.act_on(s, seat, "equipment")
        case Recruiting():
            found = decisions.act_on(s, seat, "crew")
        case Hiring():
            found = decisions.act_on(s, seat, "employee")
        case Exchanging():
            found = decisions.act_on(s, seat, "exchange")
        case Voyages():
            found = decisions.launch(s, seat)
        case ConfirmTurn():
            found = (decisions.buy_bonus(s, seat) if bonuses else None) or act.EndTurn()
        case Completing():
            found = decisions.complete_last(s, seat)
        case Discarding(count=count):
            found = decisions.discard(s, seat, count)
    return found or game.default(s, seat)


def _worth(before: Position, after: Position, seat: Seat) -> int:
    """A player's part of the table after a turn, with as many turns left as before it."""
    hopes = Outlook(before.table, after.hands[seat].contracts, decisions.turns_left(before.table))
    return hopes.worth(after.table.players[seat])


JUDGE = Judge(worth=_worth, ends=(act.EndTurn,), won=47, of=60)
