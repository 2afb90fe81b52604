"""World Wonders, by Zé Mendes (2023), for 1 to 5 players. See RULES.md."""

from __future__ import annotations

from functools import partial

from engine.core.ctx import Ctx
from engine.core.game import Game, Rules
from engine.core.model import Seat
from engine.kit.settings import choose, chosen

from .actions import ACTIONS
from .edition import read
from .estimate import estimate
from .flow import Position, ahead, result
from .guide import GUIDE
from .invariants import check
from .opponent import choose as strong
from .opponent.steady import choose as steady
from .setup import SETTINGS, Options, setup


def imagine(s: Position, seat: Seat | None, ctx: Ctx) -> None:
    """Only the orders of the stacks, the monuments and the automaton's cards are hidden."""
    for _, stack in sorted(s.box.stacks.items()):
        ctx.shuffle(stack)
    ctx.shuffle(s.box.monuments)
    ctx.shuffle(s.box.cards)


GAME: Game[Position] = Game(
    Rules(
        key="wonders",
        name="World Wonders",
        version="1",
        seats=range(1, 6),
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
    ),
    GUIDE,
)
