"""RULES.md names only code and tests that exist, every phase, every house value, every trap and every ruling."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import engine.games.roads as roads

FOLDER = Path(roads.__file__).parent
RULES = FOLDER.joinpath("RULES.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in RULES.splitlines()
    if line.startswith("| ") and "`" in line
]
CODE = re.compile(r"`([a-z_/]+\.py): ([A-Za-z_.]+)`")
TEST = re.compile(r"`([a-z_]+)::(test_[a-z0-9_]+)`")
TESTS = {path.stem.removeprefix("test_roads_"): path for path in Path(__file__).parent.glob("test_roads_*.py")}


@cache
def names_in(path: Path) -> frozenset[str]:
    """Classes, functions, constants of a module, and the methods and constants of its classes."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        found |= _named(node)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for each in node.body for name in _named(each)}
    return frozenset(found)


def _named(node: ast.stmt) -> set[str]:
    match node:
        case ast.Assign():
            return {target.id for target in node.targets if isinstance(target, ast.Name)}
        case ast.AnnAssign(target=ast.Name(name)):
            return {name}
        case ast.ClassDef() | ast.FunctionDef():
            return {node.name}
    return set()


def numbered(letter: str) -> list[int]:
    """The numbers of the rows that begin with such a number: "H3", or "3" for rulings."""
    found = [re.fullmatch(rf"{letter}([0-9]+)", row[0]) for row in ROWS]
    return [int(each[1]) for each in found if each]


def test_every_line_names_code_that_exists() -> None:
    for row in ROWS:
        found = CODE.fullmatch(row[-2])
        assert found, row
        assert found[2] in names_in(FOLDER / found[1]), row


def test_every_line_names_a_test_that_exists() -> None:
    for row in ROWS:
        found = TEST.fullmatch(row[-1])
        assert found, row
        assert found[2] in names_in(TESTS[found[1]]), row


def test_every_phase_is_named() -> None:
    phases = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("phases/*.py")} - {"phases/__init__.py"}
    assert phases == {found for found, _ in CODE.findall(RULES) if found.startswith("phases/")}


def test_every_file_that_speaks_of_the_rulebook_is_named() -> None:
    """But those that only say why something is refused, and the opponents."""
    plain = {"__init__.py", "actions.py"}
    docs = {path.name: ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for path in FOLDER.glob("*.py")}
    files = {name for name, doc in docs.items() if "rulebook" in doc.lower()} - plain
    assert len(files) > 12
    assert files <= {found for found, _ in CODE.findall(RULES)}


def test_all_differences_of_the_english_rules_are_there() -> None:
    assert numbered("E") == list(range(1, 14))


def test_all_fifteen_traps_are_there() -> None:
    assert sorted(set(numbered("T"))) == list(range(1, 16))


def test_all_twenty_house_values_are_there() -> None:
    assert numbered("H") == list(range(1, 21))


def test_rulings_are_numbered_through() -> None:
    found = numbered("")
    assert found == list(range(1, len(found) + 1))
    assert len(found) > 80
