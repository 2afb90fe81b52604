"""Roads & Boats, by Jeroen Doumen and Joris Wiersinga (third edition, 2003), for 1 to 4 players. See RULES.md."""

from __future__ import annotations

from engine.core.game import Game, Rules
from engine.core.guide import Guide

from .actions import ACTIONS, Done, Leave, Propose, Respond
from .aid import aid
from .flow import Position, imagine, result
from .hearing import hear
from .invariants import check
from .labels import label
from .labels.places import named
from .opponent import choose as opponent
from .options import SETTINGS, Options, choose, chosen
from .panels import SWIFT, UNMARKED, about, direct, grouped, listed, places, reminders
from .setup import setup

GUIDE = Guide(
    label=label,
    rare=(Leave, Propose),
    ends=(Done,),
    swift=SWIFT,
    named=named,
    direct=direct,
    grouped=grouped,
    listed=listed,
    aid=aid,
    places=places,
    unmarked=UNMARKED,
    about=about,
    reminders=reminders,
    hear=hear,
)

GAME: Game[Position] = Game(
    Rules(
        key="roads",
        name="Roads & Boats",
        version="2",
        seats=range(1, 5),
        state=Position,
        actions=ACTIONS,
        setup=setup,
        check=check,
        result=result,
        imagine=imagine,
        opponent=opponent,
        options=Options,
        settings=SETTINGS,
        chosen=chosen,
        choose=choose,
        agreements=(Propose, Respond),
    ),
    GUIDE,
)
