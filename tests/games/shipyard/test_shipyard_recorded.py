"""Whole games, one for each way to end and each number of players, replayed with their recorded draws."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.games.shipyard import GAME
from tests.games.recording import read, replayed
from tests.games.shipyard.record import FOLDER, GAMES

RECORDS = read(GAMES, FOLDER)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name):
    game = RECORDS[name]
    assert replayed(GAME, game) == {key: game[key] for key in ("final", "scores", "winners", "reason")}


def test_there_is_a_record_for_every_way_to_end_and_all_numbers_of_players():
    assert {(game["reason"], game["seats"]) for game in RECORDS.values()} == {
        *(("laps", seats) for seats in GAME.seats),
        ("cards", 3),
    }


def test_the_recorded_texts_are_canonical():
    for game in RECORDS.values():
        for _, words in game["actions"]:
            assert text.write(GAME.parse(words)) == words


def test_every_verb_is_in_some_record_and_ships_are_launched():
    said = [words.split()[0] for game in RECORDS.values() for _, words in game["actions"]]
    assert {*said} == {*GAME.verbs}
    assert said.count("launch") >= 20
