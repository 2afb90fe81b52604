"""`python -m engine`: a game in the terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine import __main__ as terminal
from engine.core import text
from engine.core.chance import Seeded
from engine.core.model import Illegal, Seat
from engine.core.offers import OneOf
from engine.core.opponents import random_player
from engine.games import milestones
from engine.games.ferry import GAME as FERRY
from engine.games.milestones.phases.trading_house import TradingHouse
from tests.games.milestones.positions import player, position
from words import Speaker

ROOT = Path(__file__).parents[2]
QUICK = ["milestones", "--seats", "3", "--seed", "7", "--auto", "--player", "random"]


def test_a_game_of_opponents_prints_the_record_then_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.main(QUICK) == 0
    *record, last = capsys.readouterr().out.splitlines()
    outcome = json.loads(last)
    assert list(outcome) == ["game", "seats", "seed", "actions", "hash", "scores", "winners", "end_reason"]
    assert (outcome["game"], outcome["seats"], outcome["seed"]) == ("milestones", 3, 7)
    assert len(outcome["scores"]) == 3
    assert outcome["end_reason"] in ("goal", "workers", "cap")
    assert sum(line[:4].strip().isdigit() for line in record) == outcome["actions"]
    assert any("chooses" in line for line in record)


def test_the_seed_decides_everything(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for seed in ("7", "7", "8"):
        terminal.main([*QUICK[:4], seed, *QUICK[5:]])
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert said[0] != said[2]


def test_it_runs_as_a_program_and_speaks_german() -> None:
    words = [sys.executable, "-m", "engine", *QUICK, "--lang", "de"]
    run = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, check=True, encoding="utf-8")
    assert "zieht" in run.stdout
    assert json.loads(run.stdout.splitlines()[-1])["game"] == "milestones"


def test_a_wrong_number_of_players_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.main(["milestones", "--seats", "5", "--auto"]) == 2
    assert "2 to 4 players, not 5" in capsys.readouterr().err


def test_a_setting_the_game_does_not_have_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.main([*QUICK, "--set", "map=round"]) == 2
    assert "map=round" in capsys.readouterr().err


def test_settings_are_chosen_by_name() -> None:
    assert terminal.options_of(FERRY, ["summers=2"]) == FERRY.rules.settings.options(summers="2")
    assert terminal.options_of(FERRY, []) == FERRY.options()
    with pytest.raises(Illegal, match="summers=4, summers=2"):
        terminal.options_of(FERRY, ["summers=3"])


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keyboard's input, line by line; then the person leaves."""
    lines: list[str] = []

    def read(prompt: str = "") -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", read)
    return lines


def test_people_play_by_number_and_by_text(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    rules = milestones.GAME
    step = rules.start(2, Seeded((1).to_bytes(16, "big", signed=True), 0, 0))
    (seat,) = rules.waiting(step.state)
    tile = step.state.table.pool[2]
    typed += ["1", "1", f"draft {tile}" if step.state.table.pool[0] != tile else "1"]
    assert terminal.main(["milestones"]) == 1
    out = capsys.readouterr().out
    assert f"   1  Seat {seat + 1}: draft {step.state.table.pool[0]}" in out
    assert f"   2  Seat {seat + 1}: draft {tile}" in out


def test_what_is_not_offered_is_refused_and_asked_again(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    typed += ["fly home", "end", "1", "nonsense", "0", "99", "1", "1"]
    assert terminal.main(["milestones"]) == 1
    out = capsys.readouterr().out
    assert "There is no action “fly”" in out
    assert "“end” is not possible now. You can: Choose a start tile." in out
    assert "should be a whole number" in out
    assert "   1  Seat" in out


def test_whatever_is_offered_can_be_answered_by_numbers(typed: list[str]) -> None:
    """Every question of a game is walked through by typing 1; each answer is one of the offers."""
    rules = milestones.GAME
    speak = Speaker("en", milestones.GAME)
    s = rules.start(3, Seeded(b"walk", 0, 0)).state
    for n in range(1, 300):
        (seat,) = rules.waiting(s)
        typed[:] = ["1"] * 12
        action = terminal.ask(rules, s, seat, speak)
        assert any(offer.admits(action) for offer in rules.offers(s, seat))
        s = rules.apply(s, seat, random_player(rules, s, seat, Seeded(b"p", 0, n)), Seeded(b"walk", 0, n)).state


def test_a_value_that_is_also_the_beginning_of_others_is_chosen_by_number(
    capsys: pytest.CaptureFixture[str], typed: list[str]
) -> None:
    deep = OneOf((("a",), *((("a", side, str(n))) for side in "bc" for n in range(30))))
    chosen = []
    for numbers in (["1"], ["2", "5"], ["3", "30"]):
        typed += numbers
        chosen.append(terminal.value_of(deep, tuple[str, ...], str))
    assert chosen == [("a",), ("a", "b", "4"), ("a", "c", "29")]


def test_several_values_are_typed_in_any_order(typed: list[str]) -> None:
    rules, frame = milestones.GAME, TradingHouse(who=Seat(0))
    s = position(frame, player(at="trading_house", stone=2, wood=2))
    typed += ["sell wood-stone"]
    action = terminal.ask(rules, s, Seat(0), Speaker("en", milestones.GAME, ["Ann", "Ben"]))
    assert text.write(action) == "sell stone-wood"
