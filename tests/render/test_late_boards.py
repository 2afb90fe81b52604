"""Public boards of recorded games that are far advanced: each can be read on a phone, whatever has come together
there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Recorded
from engine.core.game import AnyGame
from games import ARTISTS, GAMES
from render.show import Show
from tests.render.listed import PICTURES
from tests.render.pictures import NAMES, PlainWords
from tests.render.properties import faults

RECORDS = Path(__file__).parents[1] / "games"
LATE = 0.9
"""The part of a game after which its boards are looked at."""
LONG = 640
"""The most actions of a record that is played again."""


def late(game: AnyGame, record: Any) -> Any:
    """The position late in a recorded game."""
    options = game.options(json.dumps(record["options"]).encode()) if "options" in record else game.options()
    s = game.start(record["seats"], Recorded(record["draws"][0]), options).state
    played = record["actions"][: round(len(record["actions"]) * LATE)]
    for (seat, words), draws in zip(played, record["draws"][1:], strict=False):
        s = game.apply(s, seat, game.parse(words), Recorded(draws)).state
    return s


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_late_in_a_recorded_game_nothing_on_its_public_boards_is_too_small_or_hidden(game: AnyGame) -> None:
    (pictures,) = (each for each in PICTURES if each.game == game.key)
    looked = 0
    for path in sorted((RECORDS / game.key / "recorded").glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        if len(record["actions"]) > LONG:
            continue
        view = game.view(late(game, record), None)
        for n in range(1, game.guide.picture.boards(view) + 1):
            show = Show(view, PlainWords(), NAMES[: record["seats"]], "map", at=str(n))
            assert faults(pictures, show, ARTISTS[game.key].draw(show)) == [], (path.stem, n)
            looked += 1
    assert looked
