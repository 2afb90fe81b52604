"""Every game obeys every law, at every number of seats."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.games import GAMES
from engine.games.ferry import GAME as FERRY
from tests.laws import games
from tests.laws.suite import LAWS, Law, cases

LISTED = (*GAMES, FERRY)
POSITIONS = 150
"""Positions each law looks at, for each number of seats."""
MOVES = 20_000
"""Moves of random games played to their end, for each game."""
FEWER = {"roads": 5_000}
"""Games of which as many are played elsewhere, from the middle on."""


@pytest.mark.parametrize(
    ("game", "seats", "law"),
    [
        pytest.param(game, seats, law, id=f"{game.key}-{seats}-{law.__name__.removeprefix('law_')}")
        for game, seats in cases(LISTED)
        for law in LAWS
    ],
)
def test_law(game: Game[Any], seats: int, law: Law) -> None:
    law(game, seats, POSITIONS)


@pytest.mark.parametrize(("game", "seats"), [pytest.param(g, n, id=f"{g.key}-{n}") for g, n in cases(LISTED)])
def test_random_games_come_to_an_end(game: Game[Any], seats: int) -> None:
    games.law_a_game_comes_to_an_end(game, seats, FEWER.get(game.key, MOVES) // len(game.seats))


def test_the_tutorial_game_is_not_for_players() -> None:
    assert FERRY not in GAMES
