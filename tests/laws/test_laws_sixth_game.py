"""A new game needs nothing but the guide: its files are written and its commands carried out to the letter, in a copy
of the project. What every game is tried on is tried on that one, and expects of it only what it says it has."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
CHANGED, AS_IT_IS = ("engine", "tests", "words"), ("cogs", "db", "host", "render")
"""Folders of the project in which a new game has files, and others that are needed."""
TRIED = (
    "tests/laws/test_laws.py::test_law[barge-2-what_is_offered_is_accepted]",
    "tests/laws/test_laws.py::test_law[barge-2-a_new_decision_has_a_new_name]",
    "tests/laws/test_laws.py::test_law[barge-2-a_game_comes_to_an_end]",
    "tests/words/test_words.py::test_every_code_has_its_sentence[barge]",
    "tests/words/test_words.py::test_every_action_field_and_the_rules_in_brief_have_their_words[barge]",
    "tests/test_games.py::test_a_game_has_pictures_and_planners_as_it_says[barge]",
    "tests/test_games.py::test_the_shell_draws_a_game_that_has_pictures[barge]",
    "tests/test_budget.py::test_a_game_has_a_budget_for_each_kind_of_tests_that_it_has[barge]",
    "tests/games/test_rules_md.py::test_rules_md_names_what_exists_and_leaves_no_phase_out[barge]",
    "tests/games/barge/test_barge.py::test_who_unloads_the_last_barrel_wins",
    "tests/cogs/test_choice.py::test_every_offered_action_is_reached_in_few_questions[barge-en-3]",
    "tests/cogs/test_limits.py::test_every_panel_and_board_on_the_way_through_a_game_is_within_the_limits[barge]",
    "tests/cogs/test_secrecy.py::test_what_a_seat_cannot_know_shows_nowhere[barge]",
    "tests/words/test_no_own_words.py::test_no_code_has_words_of_its_own[engine]",
)
"""Some of what it is tried on, of each kind."""


def files() -> dict[str, str]:
    """The files in the guide, by their paths."""
    found = re.findall(r"^`([\w/.]+)`:\n\n```\w+\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)
    return dict(found)


def commands() -> list[str]:
    """The blocks of shell commands in the guide, in order."""
    return re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)


def copied(folder: Path) -> None:
    """The project without the traces of tools and without stored pictures."""
    ignored = shutil.ignore_patterns("__pycache__", ".*", "*.json", "*.webp", "*.png", "*.db")
    for room in CHANGED:
        shutil.copytree(ROOT / room, folder / room, ignore=ignored)
    for room in AS_IT_IS:
        (folder / room).symlink_to(ROOT / room)
    for file in ROOT.iterdir():
        if file.suffix in (".py", ".toml") and file.name != "config.toml":
            shutil.copy(file, folder / file.name)


def carried_out(block: str, folder: Path) -> str:
    """A block's output. Fails with all of it if one of its commands fails."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    # the tests of this run must not be taken for those of the copy
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "PYTHONPATH"))}
    done = subprocess.run(
        ["sh", "-euc", block],
        cwd=folder,
        env={**environment, "PATH": path, "PYTEST_ADDOPTS": "-v --assert=plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is printed when the guide is followed."""
    folder = tmp_path_factory.mktemp("project")
    copied(folder)
    for path, text in files().items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    listing, trying = commands()
    carried_out(listing, folder)
    return carried_out(trying, folder)


def test_the_guide_has_a_whole_game_in_five_files() -> None:
    assert sorted(Path(path).suffix for path in files()) == [".ftl", ".ftl", ".md", ".py", ".py"]


@pytest.mark.parametrize("test", TRIED)
def test_the_guide_to_the_letter_makes_a_game_that_passes_what_every_game_is_tried_on(
    followed: str, test: str
) -> None:
    assert f"{test} PASSED" in followed


def test_it_is_played_to_its_end_with_all_its_words(followed: str) -> None:
    assert '"game":"barge"' in followed
    assert not [line for line in followed.splitlines() if "FAILED" in line or "no sentence" in line]
