"""Ten thousand random moves with all checks on: whole games, with every setting."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Seeded
from engine.core.opponents import random_player
from engine.core.text import verb
from engine.games.wonders import GAME
from tests.soak import times

MOVES = 2_000
"""Moves with each number of players."""
LONGEST = 10 * (2 * 9 + 3)
"""Moves of a player in a game, at most: a purchase and its end for each of nine gold, a loan, the rest of a set."""


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_come_to_their_end(players: int) -> None:
    used, reasons, number = Counter[str](), Counter[str](), 0
    while sum(used.values()) < times(MOVES):
        options = GAME.options()
        for n, setting in enumerate(GAME.rules.settings):
            options = GAME.rules.choose(options, setting.name, setting.values[number >> n & 1])
        s, moves = GAME.start(players, Seeded(f"moves {number}".encode(), 0, 0), options).state, 0
        while waiting := GAME.waiting(s):
            moves += 1
            action = random_player(GAME, s, waiting[0], Seeded(b"whims", number, moves))
            s = GAME.apply(s, waiting[0], action, Seeded(f"moves {number}".encode(), 0, moves)).state
            used[verb(type(action))] += 1
            assert moves <= players * LONGEST
        reasons[GAME.result(s).reason] += 1
        number += 1
    assert {*used} == {*GAME.verbs} - ({"pedestal"} if players == 1 else set())
    assert {*reasons} <= ({"beaten", "missed"} if players == 1 else {"rounds", "purple"})
