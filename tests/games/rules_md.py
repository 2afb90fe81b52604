"""A game's `RULES.md`, read: one row for each statement of the rulebook, its last cells the code and the tests.

Code is `file.py: Name` in the game's folder, or `Name` alone in its `__init__.py`. A test is `area::test_name` in
`test_<game>_<area>.py`, or `test_name` alone in any test file of the game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests import trees

ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"`([^`]+)`")
CODE = re.compile(r"(?:([a-z_/]+\.py): )?([A-Za-z_.]+)")
TEST = re.compile(r"(?:([a-z_]+)::)?(test_[a-z0-9_]+)")


class Book(NamedTuple):
    """Where a game's rules, code and tests are."""

    key: str
    folder: Path
    tests: Path


class Row(NamedTuple):
    """A row: its first cell, its code (file, name), and its tests (area or "", name); `text`: its first cells."""

    first: str
    code: tuple[tuple[str, str], ...]
    tests: tuple[tuple[str, str], ...]
    text: str


def book(key: str) -> Book:
    """A game of `engine/games`; the tutorial game's tests lie beside the engine's."""
    own = ROOT / "tests" / "games" / key
    return Book(key, ROOT / "engine" / "games" / key, own if own.exists() else ROOT / "tests" / "engine")


def rows(of: Book) -> list[Row]:
    """All rows. Raises `AssertionError` for one without code and tests in its last cells."""
    found = []
    for line in (of.folder / "RULES.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and "`" in line:
            code = [CODE.fullmatch(each) for each in QUOTED.findall(cells[-2])]
            tests = [TEST.fullmatch(each) for each in QUOTED.findall(cells[-1])]
            assert code, f"no code: {line}"
            assert tests, f"no test: {line}"
            assert None not in [*code, *tests], f"neither code nor test: {line}"
            named = tuple(_pairs(code, "__init__.py")), tuple(_pairs(tests, ""))
            found.append(Row(cells[0], *named, " | ".join(cells[:-2])))
    return found


def statements(of: Book) -> int:
    """How many rows there are, also those without code and tests, which are still to do."""
    text = (of.folder / "RULES.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    heads = sum(set(line) <= set("|-: ") for line in lines)
    return len(lines) - 2 * heads


def _pairs(matches: list[re.Match[str] | None], usual: str) -> Iterator[tuple[str, str]]:
    for each in matches:
        if each is not None:
            yield each[1] or usual, each[2]


def faults(of: Book) -> list[str]:
    """Names in a `RULES.md` that do not exist, and things it fails to name."""
    found = []
    read = rows(of)
    for row in read:
        for file, name in row.code:
            if not (of.folder / file).exists() or name not in names_in(of.folder / file):
                found.append(f"{row.first}: no {name} in {file}")
        for area, name in row.tests:
            if not any(name in names_in(path) for path in test_files(of, area)):
                found.append(f"{row.first}: no test {name} in {area or of.tests.name}")
    named = {file for row in read for file, _ in row.code}
    phases = {path.relative_to(of.folder).as_posix() for path in of.folder.glob("phases/*.py")}
    found += [f"no row names {phase}" for phase in sorted(phases - named - {"phases/__init__.py"})]
    for letter in sorted({first[1] for row in read if (first := re.fullmatch(r"([A-Z]?)\d+", row.first))}):
        numbers = sorted(set(numbered(read, letter)))
        if numbers != list(range(1, len(numbers) + 1)):
            found.append(f"rows {letter}1 to {letter}{numbers[-1]} have gaps: {numbers}")
    return found


def test_files(of: Book, area: str) -> list[Path]:
    """The test files in which a row's test may be."""
    if area:
        return [path for path in [of.tests / f"test_{of.key}_{area}.py"] if path.exists()]
    return [path for path in of.tests.glob("test_*.py") if of.tests.name == of.key or of.key in path.stem]


def numbered(read: list[Row], letter: str) -> list[int]:
    """The numbers of the rows that begin with such a number: "H3", or "3" for rulings."""
    found = [re.fullmatch(rf"{letter}([0-9]+)", row.first) for row in read]
    return [int(each[1]) for each in found if each]


@cache
def names_in(path: Path) -> frozenset[str]:
    """Classes, functions, constants of a module, and the methods and constants of its classes."""
    found: set[str] = set()
    for node in trees.tree(path.read_text("utf-8")).body:
        found |= named_by(node)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for each in node.body for name in named_by(each)}
    return frozenset(found)


def named_by(node: ast.stmt) -> set[str]:
    """The names that a statement gives."""
    match node:
        case ast.Assign():
            return {target.id for target in node.targets if isinstance(target, ast.Name)}
        case ast.AnnAssign(target=ast.Name(name)):
            return {name}
        case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
            return {node.name}
    return set()
