"""RULES.md names all that speaks of the rulebook, and every clarification, trap, house value and ruling."""

from __future__ import annotations

import ast

from tests import trees
from tests.games.rules_md import book, numbered, rows

FOLDER = book("roads").folder
ROWS = rows(book("roads"))


def test_every_file_that_speaks_of_the_rulebook_is_named() -> None:
    """But those that only say why something is refused, and the opponents."""
    plain = {"__init__.py", "actions.py", "objections.py"}
    docs = {
        str(path.relative_to(FOLDER)): ast.get_docstring(trees.tree(path.read_text("utf-8"))) or ""
        for path in FOLDER.rglob("*.py")
        if path.name not in plain
    }
    files = {name for name, doc in docs.items() if "rulebook" in doc.lower() and not name.startswith("opponent/")}
    assert len(files) > 25
    assert files <= {file for row in ROWS for file, _ in row.code}


def test_all_differences_of_the_english_rules_are_there() -> None:
    assert numbered(ROWS, "E") == list(range(1, 14))


def test_all_fifteen_traps_are_there() -> None:
    assert sorted(set(numbered(ROWS, "T"))) == list(range(1, 16))


def test_all_twenty_house_values_are_there() -> None:
    assert numbered(ROWS, "H") == list(range(1, 21))


def test_rulings_are_numbered_through() -> None:
    found = numbered(ROWS, "")
    assert found == list(range(1, len(found) + 1))
    assert len(found) > 80
