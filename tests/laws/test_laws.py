"""Every game obeys every law, at its least and its most seats; the numbers between take turns, as do all numbers of
the small games. `make soak` tries every law at every number."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests.laws.suite import LAWS, Law, cases, count
from tests.soak import SOAK

LISTED = (*GAMES, FERRY, GARDEN)


def tried(game: Game[Any], seats: int, law: Law) -> bool:
    """Whether a law is tried at this number of seats in every run."""
    ends = (game.seats[0], game.seats[-1]) if game in GAMES else ()
    taking_turns = [number for number in game.seats if number not in ends]
    return seats in ends or taking_turns[LAWS.index(law) % len(taking_turns)] == seats


@pytest.mark.parametrize(
    ("game", "seats", "law"),
    [
        pytest.param(game, seats, law, id=f"{game.key}-{seats}-{law.__name__.removeprefix('law_')}")
        for game, seats in cases(LISTED)
        for law in LAWS
        if SOAK > 1 or tried(game, seats, law)
    ],
)
def test_law(game: Game[Any], seats: int, law: Law) -> None:
    law(game, seats, count(game, seats))


def test_the_small_games_are_not_for_players() -> None:
    assert not {FERRY, GARDEN} & {*GAMES}
