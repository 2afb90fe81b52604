"""A new game is one more line: a copy of Ferry under another name obeys every law by being listed."""

from __future__ import annotations

from pathlib import Path

from games import GAMES
from tests.laws import variants
from tests.laws.suite import LAWS, cases
from words import LOCALES


def test_a_copied_and_renamed_game_obeys_every_law_by_being_listed(tmp_path: Path) -> None:
    variants.copy(tmp_path, "barge")
    barge = variants.load(tmp_path / "engine" / "games" / "barge", "barge")
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
    variants.copy(tmp_path, "barge")
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    code = {Path("engine/games/barge/__init__.py"), Path("engine/games/barge/RULES.md")}
    words = {Path("words") / locale / "barge.ftl" for locale in LOCALES}
    assert {file.relative_to(tmp_path) for file in files} == code | words
    assert not [file for file in files if "ferry" in file.read_text("utf-8").lower()]
