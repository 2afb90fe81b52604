"""Whole games by random moves with all checks on, for a game's own test of many moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.opponents import random_player
from engine.core.text import verb
from tests.soak import times


def whole_games(game: Game[Any], players: int, moves: int, longest: int) -> tuple[set[str], set[str]]:
    """Plays so many moves, with each value of the settings in turn, and to the end of the last game: the verbs that
    were used and the reasons for the ends. Raises `AssertionError` for a game of more than `longest` moves."""
    used, reasons, number = Counter[str](), set[str](), 0
    while sum(used.values()) < times(moves):
        options = game.options()
        for n, setting in enumerate(game.rules.settings.choices):
            options = game.rules.settings.choose(
                options, setting.name, setting.values[(number >> n) % len(setting.values)]
            )
        s, count = game.start(players, Seeded(f"moves {number}".encode(), 0, 0), options).state, 0
        while waiting := game.waiting(s):
            count += 1
            action = random_player(game, s, waiting[0], Seeded(b"whims", number, count))
            s = game.apply(s, waiting[0], action, Seeded(f"moves {number}".encode(), 0, count)).state
            used[verb(type(action))] += 1
            assert count <= longest, f"game {number}"
        result = game.result(s)
        assert result is not None
        reasons.add(result.reason)
        number += 1
    return {*used}, reasons
