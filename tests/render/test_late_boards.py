"""Public boards of recorded games that are far advanced, with what the last moves changed: each can be read on a
phone, whatever has come together there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Recorded
from engine.core.game import AnyGame
from engine.core.model import Note
from games import ARTISTS, GAMES
from render.show import Show
from tests.render.listed import PICTURES
from tests.render.pictures import NAMES, PlainWords
from tests.render.properties import faults

RECORDS = Path(__file__).parents[1] / "games"
LATE = 0.9
"""The part of a game after which its boards are looked at."""
MOVES = 12
"""So many moves are marked."""
LONG = 640
"""The most actions of a record that is played again."""


def late(game: AnyGame, record: Any) -> tuple[Any, list[Note]]:
    """The position late in a recorded game, and what was said of the last moves."""
    options = game.options(json.dumps(record["options"]).encode()) if "options" in record else game.options()
    s = game.start(record["seats"], Recorded(record["draws"][0]), options).state
    played, told = record["actions"][: round(len(record["actions"]) * LATE)], list[Note]()
    for n, ((seat, words), draws) in enumerate(zip(played, record["draws"][1:], strict=False)):
        step = game.apply(s, seat, game.parse(words), Recorded(draws))
        s = step.state
        if n >= len(played) - MOVES:
            told += [note for note in step.notes if note.to is None]
    return s, told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_late_in_a_recorded_game_nothing_on_its_public_boards_is_too_small_or_hidden(game: AnyGame) -> None:
    (pictures,) = (each for each in PICTURES if each.game == game.key)
    looked = 0
    for path in sorted((RECORDS / game.key / "recorded").glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        if len(record["actions"]) > LONG:
            continue
        state, told = late(game, record)
        view = game.view(state, None)
        changes = ARTISTS[game.key].changes(view.table, told)
        for n in range(1, game.guide.picture.boards(view) + 1):
            show = Show(view, PlainWords(), NAMES[: record["seats"]], "map", (), changes, str(n))
            assert faults(pictures, show, ARTISTS[game.key].draw(show)) == [], (path.stem, n)
            looked += 1
    assert looked
