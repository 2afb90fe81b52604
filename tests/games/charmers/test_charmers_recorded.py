"""Whole games, with every number of players and both sheets, replayed with their recorded draws."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.games.charmers import GAME
from tests.games.charmers.record import FOLDER, GAMES
from tests.games.recording import read, replayed

RECORDS = read(GAMES, FOLDER)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name):
    game = RECORDS[name]
    assert replayed(GAME, game) == {key: game[key] for key in ("final", "scores", "winners", "reason")}


def test_there_is_a_record_for_every_way_to_end_and_all_numbers_of_players():
    assert {game["reason"] for game in RECORDS.values()} == {"overlap", "cap"}
    for side in ("sun", "moon"):
        assert {game["seats"] for name, game in RECORDS.items() if side in name} == {2, 3, 4, 5}


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_texts_are_canonical(name):
    for _, words in RECORDS[name]["actions"]:
        assert text.write(GAME.parse(words)) == words


def test_every_verb_is_in_some_record():
    assert {words.split()[0] for game in RECORDS.values() for _, words in game["actions"]} == set(GAME.verbs)
