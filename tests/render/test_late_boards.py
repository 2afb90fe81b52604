"""Public boards of recorded games that are far advanced: each can be read on a phone, whatever has come together
there."""

from __future__ import annotations

import json
from collections.abc import Iterator
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
LATE = (0.6, 0.9)
"""The parts of a game after which its boards are looked at."""
CROWDED = {("roads", "neutral-2"): 3}
"""Faults of records where more lies on two tiles than they have room for: these numbers may only fall."""


def late(game: AnyGame, record: Any) -> Iterator[Any]:
    """The positions of a recorded game."""
    options = game.options(json.dumps(record["options"]).encode()) if "options" in record else game.options()
    s = game.start(record["seats"], Recorded(record["draws"][0]), options).state
    at = {round(len(record["actions"]) * part) for part in LATE}
    for n, ((seat, words), draws) in enumerate(zip(record["actions"], record["draws"][1:], strict=True), 1):
        s = game.apply(s, seat, game.parse(words), Recorded(draws)).state
        if n in at:
            yield s


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_late_in_a_recorded_game_nothing_on_its_public_boards_is_too_small_or_hidden(game: AnyGame) -> None:
    (pictures,) = (each for each in PICTURES if each.game == game.key)
    looked, found = 0, dict[tuple[str, str], list[str]]()
    for path in sorted((RECORDS / game.key / "recorded").glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        for s in late(game, record):
            view = game.view(s, None)
            for n in range(1, game.guide.picture.boards(view) + 1):
                show = Show(view, PlainWords(), NAMES[: record["seats"]], "map", at=str(n))
                found.setdefault((game.key, path.stem), []).extend(
                    faults(pictures, show, ARTISTS[game.key].draw(show))
                )
                looked += 1
    assert looked
    assert [(record, bad) for record, bad in found.items() if len(bad) > CROWDED.get(record, 0)] == []
