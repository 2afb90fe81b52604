"""The standing answers that practised people leave when a panel offers them: production by a clear plan; and the rest
of the turn is skipped by who wants to build and buy nothing with what stands and lies about now."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.games.roads.actions import Done, Leave
from engine.games.roads.flow import Position
from engine.games.roads.opponent import decisions
from engine.games.roads.opponent.outlook import Outlook
from engine.games.roads.opponent.plans import steady
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.standing_answers import SKIP
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.values import Answer

PLAN = Answer("plan", "clear")


def leave(game: Game[Position], s: Position, seat: Seat) -> Action | None:
    """The standing answer that a seat leaves now, if it leaves one."""
    t = s.table
    standing = s.hands[seat].standing
    if isinstance(s.flow[-1], ProductionPhase) and standing.plan != "clear":
        return Leave(PLAN)
    open_still = t.deals or str(seat) in t.held or standing.rest == "skip"
    if not isinstance(s.flow[-1], MovementPhase) or open_still:
        return None
    policy = steady()
    wants = decisions.move(Outlook(t, seat, policy)), decisions.build(Outlook(t, seat, policy))
    bricks = decisions.buy(Outlook(t, seat, policy), WonderPhase())
    return Leave(SKIP) if all(isinstance(each, Done) for each in (*wants, bricks)) else None
