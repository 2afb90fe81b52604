"""A whole game: the open table, nobody's box, the stack of decisions it stands in; whether it is over, and how it
looks in a later turn."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import frames
from engine.core.model import Result, Seat

from .phases.building_office import BuildingOffice, TakeBonusTile
from .phases.castle import CoverWorker, KeepGoods
from .phases.mill import Mill
from .phases.setup import Drafting, Opening, Placing
from .phases.trading_house import TradingHouse
from .phases.turn import ConfirmTurn, MoveFigure, Turn, Turns
from .scoring import winners
from .state import Box, Hand, Table

Places = TradingHouse | BuildingOffice | TakeBonusTile | Mill | KeepGoods | CoverWorker
Flow = Opening | Drafting | Placing | Turns | Turn | MoveFigure | ConfirmTurn | Places

Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""


def result(s: Position) -> Result:
    """The end of the game."""
    t = s.table
    return Result(tuple(player.points for player in t.players), winners(t), t.reason)


def ahead(s: Position, seat: Seat) -> Position | None:
    """The position as if all before that seat had ended their turns just now; None before the first turn."""
    turns = s.flow[0]
    if not isinstance(turns, Turns) or isinstance(s.flow[-1], Drafting | Placing) or not turns.comes(s, seat):
        return None
    s.flow, turns.next = [turns], seat
    return s
