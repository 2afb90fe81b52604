"""The state of a game: the open table, the hands with standing answers, and the stack of decisions it stands in."""

from __future__ import annotations

from msgspec import Struct

from .phases.building import Building
from .phases.calling import Calling, ChooseSlots, Praying
from .phases.homes import Homes
from .phases.laying import Laying
from .phases.movement import Movement
from .phases.opening import Opening
from .phases.production import Production
from .phases.turns import Turns
from .phases.wonder import WonderPhase
from .state import Box, Hand, Table

Flow = (
    Opening
    | Laying
    | Homes
    | Turns
    | Calling
    | Praying
    | ChooseSlots
    | Production
    | Movement
    | Building
    | WonderPhase
)


class State(Struct):
    """One game. `flow` is the stack of decisions, the current one last; `ticks` numbers them."""

    table: Table
    hands: list[Hand]
    box: Box
    flow: list[Flow]
    ticks: int = 0
