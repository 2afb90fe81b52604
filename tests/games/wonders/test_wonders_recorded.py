"""Whole games, one for each way to end with each number of players, replayed with their recorded draws."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.core.rules import Setting
from engine.games.wonders import GAME
from tests.games.recording import read, replayed
from tests.games.wonders.record import FOLDER, GAMES
from tests.render.score_sheets import played
from words import LOCALES, has

RECORDS = read(GAMES, FOLDER)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    game = RECORDS[name]
    assert replayed(GAME, game) == {key: game[key] for key in ("final", "scores", "winners", "reason")}


def test_there_is_a_record_for_every_way_to_end() -> None:
    ends = {(game["reason"], game["seats"]) for game in RECORDS.values()}
    several = {(reason, seats) for reason in ("rounds", "purple") for seats in (2, 3, 4, 5)}
    assert ends == several | {("beaten", 1), ("missed", 1)}


@pytest.mark.parametrize("name", GAMES)
def test_the_rings_that_notes_tell_add_up_to_those_of_the_end(name: str) -> None:
    """So a digest that leaves some of them out says what they brought."""
    _, _, notes, s = played(GAME.key, name)
    told = [0] * len(s.table.final)
    for note in notes:
        if note.code in ("built", "monument-built"):
            told[note.args["seat"]] += int(note.args["goods"].get("ring", 0))
    assert told == [score.population + score.monuments for score in s.table.final]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_way_to_end_is_told_in_words(locale: str) -> None:
    reasons = {game["reason"] for game in RECORDS.values()}
    assert {each for each in reasons if has(locale, GAME.key, f"reason-{each}")} == reasons


@pytest.mark.parametrize("setting", GAME.rules.settings.choices)
def test_each_value_of_each_setting_is_in_some_record(setting: Setting) -> None:
    usual = getattr(GAME.options(), setting.name)
    assert {game.get("options", {}).get(setting.name, usual) for game in RECORDS.values()} == {*setting.values}


def test_every_verb_is_in_some_record() -> None:
    said = {words.split()[0] for game in RECORDS.values() for _, words in game["actions"]}
    assert said == {*GAME.verbs}


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_texts_are_canonical(name: str) -> None:
    for _, words in RECORDS[name]["actions"]:
        assert text.write(GAME.parse(words)) == words
