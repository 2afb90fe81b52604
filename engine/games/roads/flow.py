"""The state of a game: the open table, the hands with standing answers, and the stack of decisions it stands in."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import frames

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


Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""
