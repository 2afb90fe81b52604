"""The state of a game: the open table, nobody's box, and the stack of decisions it stands in."""

from __future__ import annotations

from msgspec import Struct

from .phases.building_office import BuildingOffice, TakeBonusTile
from .phases.castle import CoverWorker, KeepGoods
from .phases.mill import Mill
from .phases.setup import Drafting, Opening, Placing
from .phases.trading_house import TradingHouse
from .phases.turn import ConfirmTurn, MoveFigure, Turn, Turns
from .state import Box, Hand, Table

Flow = (
    Opening
    | Drafting
    | Placing
    | Turns
    | Turn
    | MoveFigure
    | ConfirmTurn
    | TradingHouse
    | BuildingOffice
    | TakeBonusTile
    | Mill
    | KeepGoods
    | CoverWorker
)


class State(Struct):
    """One game. `flow` is the stack of decisions, the current one last; `ticks` numbers them."""

    table: Table
    hands: list[Hand]
    box: Box
    flow: list[Flow]
    ticks: int = 0
