"""The practice opponent of Roads & Boats: a planner that decides one action at a time from what lies open.

It keeps nothing between its decisions: from the position it works out where it wants to build (`sites`), what it
wants next (`goals`), who fetches what (`errands`), and then takes the first step of that. So it always finishes.
"""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Seat

from ..actions import Call, Done, Pray, Respond, Slot
from ..phases.calling import open_slots
from . import building, moving, opening, production, wonder
from .outlook import Outlook


def choose(game: Game[Any], s: Any, seat: Seat, chance: Chance) -> Action:
    """The next action of a seat that is waited for."""
    t = s.table
    match s.flow[-1].__struct_config__.tag:
        case "laying":
            return opening.lay(s, seat)
        case "homes":
            return opening.settle(t, seat)
        case "calling":
            return Call(False)
        case "praying":
            return Pray(True)
        case "slots":
            return Slot(open_slots(t)[0])
    asked = next((deal for deal in t.deals if deal.to == seat), None)
    if asked is not None:
        return Respond(asked.number, asked.words[0] == "give")
    o = Outlook(t, seat)
    match t.phase:
        case "production":
            return production.produce(o)
        case "movement":
            return moving.move(o)
        case "building":
            return building.build(o)
        case "wonder":
            return wonder.buy(o, s.flow[-1])
    return Done()
