"""The practice opponent of Roads & Boats: a planner that decides one action at a time from the open information.

It keeps nothing between its decisions: from the position it works out its building sites (`sites`), its next
goals (`goals`), an errand for each transporter (`errands`), and takes the first step (`decisions`). So it
always finishes.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from ..actions import Call, Done, Pray, Respond, Slot
from ..flow import Position
from ..phases.building import BuildingPhase
from ..phases.flood import Flight, Resettle
from ..phases.movement import MovementPhase
from ..phases.order import Calling, ChooseSlots, Praying, open_slots
from ..phases.preparation import Homes, Laying
from ..phases.production import ProductionPhase
from ..phases.wonder import WonderPhase
from . import decisions
from .outlook import Outlook


def choose(game: Game[Position], s: Position, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that is waited for."""
    t = s.table
    offered = next((deal for deal in t.deals if deal.to == seat), None)
    if offered is not None:
        return Respond(offered.number, offered.terms.verb == "give")
    match s.flow[-1]:
        case Laying() as laying:
            return decisions.lay(s, seat, laying)
        case Homes():
            return decisions.settle(t, seat)
        case Flight() | Resettle() as frame:
            return frame.default(s, seat)
        case Calling():
            return Call(False)
        case Praying():
            return Pray(True)
        case ChooseSlots():
            return Slot(open_slots(t)[0])
        case ProductionPhase():
            return decisions.produce(Outlook(t, seat))
        case MovementPhase():
            return decisions.move(Outlook(t, seat))
        case BuildingPhase():
            return decisions.build(Outlook(t, seat))
        case WonderPhase() as phase:
            return decisions.buy(Outlook(t, seat), phase)
    return Done()
