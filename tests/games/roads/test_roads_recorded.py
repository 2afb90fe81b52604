"""Whole games, one for each way to end, replayed with their recorded draws."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.games.roads import GAME
from engine.games.roads.components import WONDER
from tests.games.recording import read, replayed
from tests.games.roads.record import FOLDER, GAMES

RECORDS = read(GAMES, FOLDER)
NEVER = {"leave"}
"""Verbs that are in no record: these show only by their effect."""


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    game = RECORDS[name]
    assert replayed(GAME, game) == {key: game[key] for key in ("final", "scores", "winners", "reason")}


def test_there_is_a_record_for_every_way_to_end() -> None:
    ends = {(game["reason"], game["seats"]) for game in RECORDS.values()}
    assert ends == {(reason, seats) for reason in ("mark", "neutral") for seats in (2, 3, 4)} | {
        ("mark", 5),
        ("turns", 1),
    }
    assert {int(seats) for seats in WONDER.marks} == {2, 3, 4, 5}


def test_every_verb_is_in_some_record() -> None:
    said = {words.split()[0] for game in RECORDS.values() for _, words in game["actions"]}
    assert said == {*GAME.verbs} - NEVER


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_texts_are_canonical(name: str) -> None:
    for _, words in RECORDS[name]["actions"]:
        assert text.write(GAME.parse(words)) == words
