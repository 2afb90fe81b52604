"""Every game obeys every law, at every number of seats."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests.laws.suite import LAWS, Law, cases, count

LISTED = (*GAMES, FERRY, GARDEN)


@pytest.mark.parametrize(
    ("game", "seats", "law"),
    [
        pytest.param(game, seats, law, id=f"{game.key}-{seats}-{law.__name__.removeprefix('law_')}")
        for game, seats in cases(LISTED)
        for law in LAWS
    ],
)
def test_law(game: Game[Any], seats: int, law: Law) -> None:
    law(game, seats, count(game, seats))


def test_the_small_games_are_not_for_players() -> None:
    assert not {FERRY, GARDEN} & {*GAMES}
