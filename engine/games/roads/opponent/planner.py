"""The planner: one action at a time by a policy, from the open information."""

from __future__ import annotations

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
from .policy import Policy


def follow(policy: Policy, s: Position, seat: Seat) -> Action:
    """The next action of a seat that must act, by a policy."""
    t = s.table
    offered = next((deal for deal in t.deals if deal.to == seat), None)
    if offered is not None:
        return Respond(offered.number, offered.terms.verb == "give")
    match s.flow[-1]:
        case Laying() as laying:
            return decisions.lay(s, seat, laying)
        case Homes():
            return decisions.settle(t, seat, policy.home)
        case Flight() | Resettle() as frame:
            return frame.default(s, seat)
        case Calling():
            return Call(False)
        case Praying():
            return Pray(True)
        case ChooseSlots():
            return Slot(open_slots(t)[0])
        case ProductionPhase():
            return decisions.produce(Outlook(t, seat, policy))
        case MovementPhase():
            return decisions.move(Outlook(t, seat, policy))
        case BuildingPhase():
            return decisions.build(Outlook(t, seat, policy))
        case WonderPhase() as phase:
            return decisions.buy(Outlook(t, seat, policy), phase)
    return Done()
