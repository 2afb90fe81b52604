"""Roads & Boats, by Jeroen Doumen and Joris Wiersinga (third edition, 2003), for 1 to 5 players. See RULES.md."""

from __future__ import annotations

from engine.core.game import Game, Rules

from .actions import ACTIONS, Propose, Respond
from .flow import Position, imagine, result
from .guide import GUIDE
from .invariants import check
from .opponent import decide, decide_strong
from .phases.deals import OFFERS
from .setup import SETTINGS, Options, choose, chosen, setup
from .threats import threats

GAME: Game[Position] = Game(
    Rules(
        key="roads",
        name="Roads & Boats",
        version="4",
        seats=range(1, 6),
        state=Position,
        actions=ACTIONS,
        setup=setup,
        check=check,
        result=result,
        imagine=imagine,
        strong=decide_strong,
        steady=decide,
        options=Options,
        settings=SETTINGS,
        chosen=chosen,
        choose=choose,
        agreements=(Propose, Respond),
        concerns=OFFERS,
        threats=threats,
    ),
    GUIDE,
)
