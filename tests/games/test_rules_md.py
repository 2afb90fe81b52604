"""Every game's `RULES.md` names only code and tests that exist, every phase, and counts its numbered rows without a
gap."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import ferry
from games import GAMES
from tests.games.rules_md import Book, book, faults, numbered, rows, statements

HEAD = "| rule | code | test |\n|---|---|---|\n"
GOOD = """| 1 | all play | `phases/turn.py: Turn` | `turn::test_all` |
| 2 | or none | `GAME` | `test_all`, `test_none` |
"""


@pytest.mark.parametrize("game", [each.key for each in (*GAMES, ferry.GAME)])
def test_rules_md_names_what_exists_and_leaves_no_phase_out(game: str) -> None:
    assert statements(book(game))
    wrong = faults(book(game))
    assert not wrong, "\n".join(wrong)


def small(folder: Path, text: str) -> Book:
    """A game of one phase and two tests."""
    (folder / "phases").mkdir()
    (folder / "phases" / "turn.py").write_text("class Turn:\n    def take(self): ...\n", "utf-8")
    (folder / "__init__.py").write_text("GAME = 1\n", "utf-8")
    (folder / "small").mkdir()
    (folder / "small" / "test_small_turn.py").write_text("def test_all(): ...\nasync def test_none(): ...\n", "utf-8")
    (folder / "RULES.md").write_text(HEAD + text, "utf-8")
    return Book("small", folder, folder / "small")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (GOOD, []),
        (GOOD.replace("Turn`", "Turn.take`"), []),
        (GOOD.replace("Turn`", "Move`"), ["1: no Move in phases/turn.py"]),
        (GOOD.replace("turn.py", "move.py"), ["1: no Turn in phases/move.py", "no row names phases/turn.py"]),
        (GOOD.replace("turn::", "move::"), ["1: no test test_all in move"]),
        (GOOD.replace("test_none", "test_some"), ["2: no test test_some in small"]),
        (GOOD.replace("| 2 |", "| 3 |"), ["rows 1 to 3 have gaps: [1, 3]"]),
        (GOOD.replace("phases/turn.py: Turn", "GAME"), ["no row names phases/turn.py"]),
    ],
)
def test_what_is_wrong_in_it_is_found(text: str, expected: list[str], tmp_path: Path) -> None:
    assert faults(small(tmp_path, text)) == expected


def test_rows_without_code_are_still_to_do(tmp_path: Path) -> None:
    todo = small(tmp_path, "| 1 | all play | | |\n")
    assert (statements(todo), rows(todo)) == (1, [])
    assert faults(todo) == ["no row names phases/turn.py"]


@pytest.mark.parametrize("cell", ["`phases/turn.py: Turn`", "`turn::test_all`"])
def test_a_row_without_code_or_test_is_found(cell: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"no (code|test)"):
        faults(small(tmp_path, GOOD.replace(cell, "none")))


@pytest.mark.parametrize(("game", "rulings"), [("milestones", 26), ("charmers", 28)])
def test_all_rulings_are_there(game: str, rulings: int) -> None:
    assert numbered(rows(book(game)), "") == list(range(1, rulings + 1))
