"""Shipyard (Die Werft), by Vladimír Suchý (2009), for 2 to 4 players. See RULES.md."""

from __future__ import annotations

from functools import partial

from engine.core.game import Game, Rules
from engine.kit.settings import choose, chosen

from .actions import ACTIONS
from .edition import read
from .flow import Position, ahead, result
from .guide import GUIDE
from .imagined import imagine
from .invariants import check
from .opponent import steady, strong
from .setup import SETTINGS, Options, setup

GAME: Game[Position] = Game(
    Rules(
        key="shipyard",
        name="Shipyard",
        version="2",
        seats=range(2, 5),
        state=Position,
        actions=ACTIONS,
        setup=setup,
        check=check,
        result=result,
        imagine=imagine,
        ahead=ahead,
        strong=strong,
        steady=steady,
        options=Options,
        editions=read,
        settings=SETTINGS,
        chosen=partial(chosen, SETTINGS),
        choose=partial(choose, SETTINGS),
    ),
    GUIDE,
)
