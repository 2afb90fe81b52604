"""Whole games, one for each way to end, replayed with their recorded draws."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.core.chance import Recorded
from engine.core.model import Bug
from engine.games.milestones import GAME
from tests.games.milestones.record import FOLDER, GAMES
from tests.games.recording import dice, read, replayed

RECORDS = read(GAMES, FOLDER)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name):
    game = RECORDS[name]
    assert replayed(GAME, game) == {key: game[key] for key in ("final", "scores", "winners", "reason")}


def test_there_is_a_record_for_every_way_to_end():
    assert {game["reason"] for game in RECORDS.values()} == {"goal", "workers", "cap"}
    for reason in ("goal", "workers"):
        assert {g["seats"] for g in RECORDS.values() if g["reason"] == reason} == {2, 3, 4}


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_texts_are_canonical(name):
    for _, words in RECORDS[name]["actions"]:
        assert text.write(GAME.parse(words)) == words


def test_the_same_seed_draws_the_same():
    game = RECORDS["goal-2"]
    assert list(GAME.start(2, dice(game["seed"], 0)).draws) == game["draws"][0]


def test_a_record_with_a_draw_missing_is_a_bug():
    with pytest.raises(Bug, match="fewer draws"):
        GAME.start(2, Recorded(RECORDS["goal-2"]["draws"][0][:-1]))
