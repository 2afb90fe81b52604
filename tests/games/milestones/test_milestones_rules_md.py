"""RULES.md names only code and tests that exist, and every ruling."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import engine.games.milestones as milestones

FOLDER = Path(milestones.__file__).parent
RULES = FOLDER.joinpath("RULES.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in RULES.splitlines()
    if line.startswith("| ") and "`" in line
]
CODE = re.compile(r"`([a-z_/]+\.py): ([A-Za-z_.]+)`")


def names_in(path: Path) -> set[str]:
    """Classes, functions, constants of a module, and the methods of its classes."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
            if isinstance(node, ast.ClassDef):
                found |= {f"{node.name}.{each.name}" for each in node.body if isinstance(each, ast.FunctionDef)}
    return found


def test_every_line_names_code_that_exists():
    for row in ROWS:
        found = CODE.fullmatch(row[-2])
        assert found, row
        assert found[2] in names_in(FOLDER / found[1]), row


def test_every_line_names_a_test_that_exists():
    tests = {
        name
        for path in Path(__file__).parent.glob("test_*.py")
        for name in names_in(path)
        if name.startswith("test_")
    }
    for row in ROWS:
        assert row[-1].strip("`") in tests, row


def test_all_twenty_six_rulings_are_there():
    numbers = [int(row[0]) for row in ROWS if row[0].isdigit()]
    assert numbers == list(range(1, 27))


def test_every_phase_is_named():
    phases = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("phases/*.py")} - {"phases/__init__.py"}
    assert phases == {found for found, _ in CODE.findall(RULES) if found.startswith("phases/")}
