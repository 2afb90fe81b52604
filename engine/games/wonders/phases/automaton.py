"""Rulebook: the game for one. The automaton takes things from the market."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action

from ..market import refill
from ..state import LONG_ROAD, TOWER, Automaton, State

SET = "short"
"""A short set, as cards name it."""
OLDEST, NEWEST = "oldest", "newest"
"""The monument that lies longest, and the one turned up last."""


class AutomatonTurn(Frame[State, Action], tag="automaton"):
    """Alone: before each turn of the player, also a forced pass, one card is turned up (rulings R18, R19). Of the
    first section that names anything on the market, all of it leaves; the sections below are not looked at."""

    def advance(self, s: State, ctx: Ctx) -> None:
        ctx.done()
        automaton = s.table.automaton
        assert automaton is not None
        if not s.box.cards:
            shuffle(s, automaton, ctx)
            ctx.say("automaton-shuffles")
        automaton.card = s.box.cards.pop()
        automaton.deck = len(s.box.cards)
        ctx.reveal()
        for section in s.table.edition.automaton[automaton.card]:
            taken = [item for each in section if (item := _take(s, automaton, each))]
            if taken:
                ctx.say("automaton-takes", card=automaton.card, items=taken)
                refill(s, ctx)
                return
        ctx.say("automaton-nothing", card=automaton.card)


def shuffle(s: State, automaton: Automaton, ctx: Ctx) -> None:
    """All cards into the deck; it runs on across rounds (ruling R19)."""
    s.box.cards = sorted(s.table.edition.automaton)
    ctx.shuffle(s.box.cards)
    automaton.deck = len(s.box.cards)


def _take(s: State, automaton: Automaton, item: str) -> str:
    """Take what a card names off the market; its name, or "" if it is not there. It leaves the game; a monument is
    kept for the harder target."""
    market = s.table.market
    if item in (OLDEST, NEWEST):
        if not market.monuments:
            return ""
        automaton.monuments.append(market.monuments.pop(0 if item == OLDEST else -1))
        return automaton.monuments[-1]
    if item == LONG_ROAD and market.roads:
        market.roads -= 1
        automaton.roads += 1
    elif item == SET and market.sets:
        market.sets -= 1
        automaton.sets += 1
    elif item == TOWER and market.tower:
        market.tower = False
        automaton.towers += 1
    elif tile := market.tiles.get(item, ""):
        market.tiles[item] = ""
        s.table.gone.append(tile)
        return tile
    else:
        return ""
    return item
