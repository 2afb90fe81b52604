"""Rajas of the Ganges: The Dice Charmers, by Inka and Markus Brand (2020), for 2 to 5 players. See RULES.md."""

from __future__ import annotations

from functools import partial

from engine.core.ctx import Ctx
from engine.core.game import Game, Rules
from engine.core.model import Seat
from engine.kit.settings import choose, chosen

from .actions import ACTIONS, Karma
from .edition import read
from .estimate import estimate
from .flow import Position, ahead, result
from .guide import GUIDE
from .invariants import check
from .opponent import choose as strong
from .opponent.steady import choose as steady
from .setup import SETTINGS, Options, setup


def imagine(s: Position, seat: Seat | None, ctx: Ctx) -> None:
    """Nothing is hidden but rolls to come."""


GAME: Game[Position] = Game(
    Rules(
        key="charmers",
        name="The Dice Charmers",
        version="1",
        seats=range(2, 6),
        state=Position,
        actions=ACTIONS,
        setup=setup,
        check=check,
        result=result,
        imagine=imagine,
        strong=strong,
        steady=steady,
        estimate=estimate,
        options=Options,
        editions=read,
        settings=SETTINGS,
        chosen=partial(chosen, SETTINGS),
        choose=partial(choose, SETTINGS),
        ahead=ahead,
        apart=(Karma,),
    ),
    GUIDE,
)
