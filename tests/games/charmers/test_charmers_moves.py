"""Eight thousand random moves with all checks on: whole games, on both sheets."""

from __future__ import annotations

import pytest

from engine.games.charmers import GAME
from tests.games.moves import whole_games

MOVES = 2_000
"""Moves with each number of players."""
LONGEST = 40 * 2 * 30
"""Moves of a player in a game, at most: in each of 40 rounds two dice with a long chain."""


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_come_to_their_end(players: int) -> None:
    used, reasons = whole_games(GAME, players, MOVES, players * LONGEST)
    assert used == {*GAME.verbs}
    assert "overlap" in reasons
