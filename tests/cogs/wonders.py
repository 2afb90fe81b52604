"""Presses on the panels of World Wonders: every way over a panel. Counted are presses of buttons and lists: each
verb, piece, turning or spot. Nothing is typed."""

from __future__ import annotations

from collections import Counter

from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.model import Action
from engine.core.text import write
from engine.games.wonders import GAME
from host import Look
from tests.cogs.presses import leads, options
from words import Speaker

SAY = Speaker("en", GAME, ["Ann", "Ben", "Cleo", "Dan", "Eve"])


def reached(
    seen: Look, words: str = "", pressed: int = 0, say: Speaker = SAY, *, handy: bool = False
) -> Counter[str]:
    """Every action to which presses lead from here, each with their number. Fails if two ways lead to one, unless
    some have a short way besides: they are at hand (`handy`)."""
    asked, found = ask(Viewer(seen, say), words), Counter[str]()
    if not isinstance(asked, Question):
        return Counter({write(asked): pressed})
    for option in options(asked):
        there = reached(seen, option.text, pressed + 1, say, handy=handy)
        several = found.keys() & there.keys()
        assert handy or not several, f"several ways to {several}"
        found |= {text: min(there[text], found.get(text, there[text])) for text in there}
    return found


def presses(seen: Look, action: Action, say: Speaker = SAY) -> int:
    """How many presses lead to an action."""
    wanted, words = write(action), ""
    for pressed in range(1, 9):
        asked = ask(Viewer(seen, say), words)
        assert isinstance(asked, Question)
        words = next(option.text for option in options(asked) if leads(option.text, wanted))
        if not isinstance(ask(Viewer(seen, say), words), Question):
            return pressed
    raise ValueError(f"{wanted} takes more than 8 presses")
