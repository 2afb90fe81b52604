"""Four thousand random moves with all checks on: whole games, with every setting."""

from __future__ import annotations

import pytest

from engine.games.shipyard import GAME
from tests.games.moves import whole_games

MOVES = 1_400
"""Moves with each number of players."""
LONGEST = 25 * 12
"""Moves of a player in a game, at most: in each turn two actions, one of three cards, ships that leave, an end."""


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_come_to_their_end(players: int) -> None:
    used, reasons = whole_games(GAME, players, MOVES, players * LONGEST)
    assert used == {*GAME.verbs}
    assert "laps" in reasons
