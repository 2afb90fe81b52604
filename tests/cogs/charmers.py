"""Presses on the panels of The Dice Charmers: how many a turn takes, and what a round waits for.

Counted are a person's presses: opening the panel (once for a turn, rolling included), each die, place or other choice
on it, and the yes where the panel asks for one. Nothing is typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from cogs.question.green_button import grave
from engine.core.chance import Chance, Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import strong_player
from engine.core.text import verb
from engine.games.charmers import GAME
from tests.cogs import wonders
from tests.cogs.positions import look
from words import Speaker

SAY = Speaker("en", GAME, ["Ann", "Ben", "Cleo", "Dan", "Eve"])
Player = Callable[[Game[Any], Any, Seat, Chance], Action]


class Turn(NamedTuple):
    """A turn: the presses by verb, and for opening the panel; how many of them the next person waited for."""

    pressed: Counter[str]
    waited: int

    @property
    def presses(self) -> int:
        """All of them."""
        return sum(self.pressed.values())


def presses(s: Any, seats: int, seat: Seat, action: Action) -> int:
    """How many presses an action takes on an open panel, the yes included."""
    seen = look(GAME, seats, s, seat)
    return wonders.presses(seen, action, SAY) + grave(seen, action)


def game(seats: int, seed: int, player: Player = strong_player) -> tuple[list[Turn], int]:
    """A game in which everybody finishes a turn before the next one begins: its turns, and the rounds."""
    key = b"presses%d" % seed
    s: Any = GAME.start(seats, Seeded(key, 0, 0)).state
    told, pressed, waited = list[Turn](), Counter[str](), 0
    for n in range(1, 10_000):
        if not (waiting := GAME.waiting(s)):
            return told, s.table.round
        seat = next((each for each in waiting if s.table.turns[each] is not None), waiting[0])
        action = player(GAME, s, seat, Seeded(b"player" + key, 0, n))
        pressed["open"] = 1
        pressed[verb(type(action))] += presses(s, seats, seat, action)
        s = GAME.apply(s, seat, action, Seeded(key, 0, n)).state
        if verb(type(action)) == "take":
            waited = sum(pressed.values())
        if verb(type(action)) not in ("roll", "karma") and s.table.turns[seat] is None:
            told.append(Turn(pressed, waited))
            pressed, waited = Counter[str](), 0
    raise ValueError("the game does not end")
