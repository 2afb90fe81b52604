"""A new game is one more line: a copy of Ferry under another name obeys every law by being listed."""

from __future__ import annotations

from pathlib import Path

from engine.games import GAMES
from tests.laws import variants
from tests.laws.suite import LAWS, cases


def test_a_copied_and_renamed_game_obeys_every_law_by_being_listed(tmp_path: Path) -> None:
    variants.copy(tmp_path / "barge", "barge")
    barge = variants.load(tmp_path / "barge", "barge")
    listed = (*GAMES, barge)  # the one line
    assert barge.key not in [game.key for game in GAMES]
    tried = 0
    for game, seats in cases(listed):
        if game is barge:
            for law in LAWS:
                law(game, seats, 60)
                tried += 1
    assert tried == len(LAWS) * len(barge.seats)


def test_nothing_of_the_template_is_left_in_the_copy(tmp_path: Path) -> None:
    variants.copy(tmp_path / "barge", "barge")
    files = [file for file in (tmp_path / "barge").rglob("*") if file.is_file()]
    assert {file.name for file in files} == {"__init__.py", "RULES.md", "en.ftl", "de.ftl"}
    assert not [file for file in files if "ferry" in file.read_text("utf-8").lower()]
