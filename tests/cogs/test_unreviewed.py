"""A game without a review says why."""

from __future__ import annotations

from cogs.browse.score_page import unreviewed
from engine.core.review import judge
from games import LISTED
from words import Speaker


def test_a_game_whose_strong_opponent_cannot_look_back_says_so() -> None:
    for each in LISTED:
        game = each.game
        for locale in ("en", "de"):
            told = unreviewed(game, Speaker(locale, game))
            wanted = judge(game) is None and game.opponents.strong is not None
            assert bool(told) == wanted
            assert all(game.name in line for line in told)
