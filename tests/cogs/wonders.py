"""Presses on the panels of World Wonders: every way over a panel, and how many a turn takes.

Counted are a person's presses: opening the panel, each verb, piece, turning or spot chosen from buttons and lists,
ending the turn. Nothing is typed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.core.opponents import strong_player
from engine.core.text import verb, write
from engine.games.wonders import GAME
from host import Look
from tests.cogs.positions import look
from tests.cogs.presses import leads, options
from words import Speaker

SAY = Speaker("en", GAME, ["Ann", "Ben", "Cleo", "Dan", "Eve"])


def reached(seen: Look, words: str = "", pressed: int = 0, say: Speaker = SAY) -> Counter[str]:
    """Every action to which presses lead from here, each with their number. Fails if two ways lead to one."""
    asked, found = ask(Viewer(seen, say), words), Counter[str]()
    if not isinstance(asked, Question):
        return Counter({write(asked): pressed})
    for option in options(asked):
        there = reached(seen, option.text, pressed + 1, say)
        assert not found.keys() & there.keys(), f"several ways to {found.keys() & there.keys()}"
        found += there
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


def turns(seats: int, seed: int) -> list[Counter[str]]:
    """A game between practice opponents: for each turn the presses by verb, and for opening the panel."""
    key = b"presses%d" % seed
    s: Any = GAME.start(seats, Seeded(key, 0, 0)).state
    told: list[Counter[str]] = []
    active: Seat | None = None
    for n in range(1, 10_000):
        if not (waiting := GAME.waiting(s)):
            return told
        if waiting[0] != active or not told or "end" in told[-1]:
            told.append(Counter({"open": 1}))
        active = waiting[0]
        action = strong_player(GAME, s, active, Seeded(b"player" + key, 0, n))
        told[-1][verb(type(action))] += presses(look(GAME, seats, s, active), action)
        s = GAME.apply(s, active, action, Seeded(key, 0, n)).state
    raise ValueError("the game does not end")
