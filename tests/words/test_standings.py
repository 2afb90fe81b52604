"""How every game stands is told in all languages, in the middle of a game too."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.guide import Overview
from engine.core.opponents import random_player
from games import GAMES
from words import LOCALES, Speaker

MOVES = 24


TOLD = [game for game in GAMES if type(game.guide.overview).standings is not Overview.standings]
"""The games that tell more than names."""


@pytest.mark.parametrize("game", TOLD, ids=lambda g: g.key)
def test_standings_and_sources_have_their_words(game: Any, caplog: pytest.LogCaptureFixture) -> None:
    seats = game.seats[-1]
    states = [game.start(seats, Seeded(b"standings", 0, 0)).state]
    for n in range(1, MOVES):
        seat = game.waiting(states[-1])[0]
        action = random_player(game, states[-1], seat, Seeded(b"player", 0, n))
        states.append(game.apply(states[-1], seat, action, Seeded(b"standings", 0, n)).state)
    for locale in LOCALES:
        speak = Speaker(locale, game, ["Ann", "Ben", "Cat", "Dan", "Eve"][:seats])
        for s in (states[0], states[-1]):
            view = game.view(s, 0)
            told = game.guide.overview.standings(view, speak)
            assert told.far, "how far the game is"
            assert all(len(each.values) == seats for each in told.criteria), "a number for each seat"
            assert told.criteria, "what players are compared by"
            game.guide.overview.sources(view, speak)
    assert not [record for record in caplog.records if record.name == "words"]
