"""Four thousand random moves with all checks on: whole games, with every setting."""

from __future__ import annotations

import pytest

from engine.games.wonders import GAME
from tests.games.moves import whole_games

MOVES = 800
"""Moves with each number of players."""
LONGEST = 10 * (2 * 9 + 3)
"""Moves of a player in a game, at most: a purchase and its end for each of nine gold, a loan, the rest of a set."""


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_come_to_their_end(players: int) -> None:
    used, reasons = whole_games(GAME, players, MOVES, players * LONGEST)
    assert used == {*GAME.verbs} - ({"pedestal"} if players == 1 else set())
    assert reasons <= ({"beaten", "missed"} if players == 1 else {"rounds", "purple"})
