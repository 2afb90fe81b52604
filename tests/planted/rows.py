"""Whether each row of a game's `RULES.md` is held by its own tests: for each row a fault is planted in the code it
names, and one of the tests it names must fail.

    python -m tests.planted.rows [game ...]

The faults are in `tests/planted/faults/<game>.txt`, one a line: the beginning of the row's first cell, then what is
replaced within the code the row names, and by what.

    row :: old => new

Exit status 1 if a row lets its fault pass, or if a fault cannot be planted. No part of the usual run.
"""

from __future__ import annotations

import ast
import importlib.machinery
import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import pytest

from tests.games.rules_md import Book, Row, book, named_by, names_in, rows, test_files

FAULTS = Path(__file__).with_name("faults")
LOADER = importlib.machinery.SourceFileLoader
FAILED = int(pytest.ExitCode.TESTS_FAILED)


class Fault(NamedTuple):
    """A row, and the text of one file it names with the fault in it."""

    row: Row
    file: Path
    source: str


def faults(of: Book) -> tuple[list[Fault], list[str]]:
    """A game's faults, and what is wrong with those that cannot be planted."""
    found, wrong = [], []
    read = rows(of)
    for line in (FAULTS / f"{of.key}.txt").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        key, _, change = line.partition(" :: ")
        old, _, new = change.partition(" => ")
        named = [row for row in read if row.first == key] or [row for row in read if row.first.startswith(key)]
        if len(named) != 1:
            wrong.append(f"{key}: {len(named)} rows begin with it")
        elif fault := planted(of, named[0], old, new):
            found.append(fault)
        else:
            wrong.append(f"{key}: not once in the code of its row: {old}")
    return found, wrong


def planted(of: Book, row: Row, old: str, new: str) -> Fault | None:
    """The fault in the first code of the row that has the old text exactly once."""
    for file, name in row.code:
        path = of.folder / file
        lines = path.read_text("utf-8").splitlines(keepends=True)
        first, last = place(path, name)
        own = "".join(lines[first:last])
        if own.count(old) == 1:
            return Fault(row, path, "".join([*lines[:first], own.replace(old, new), *lines[last:]]))
    return None


def place(path: Path, name: str) -> tuple[int, int]:
    """The lines of a class, function, constant, or of a method (`Class.name`): the first, and the one behind."""
    body: list[ast.stmt] = ast.parse(path.read_text("utf-8")).body
    node: ast.stmt | None = None
    for part in name.split("."):
        node = next(each for each in body if part in named_by(each))
        body = node.body if isinstance(node, ast.ClassDef) else []
    assert node is not None
    return node.lineno - 1, node.end_lineno or node.lineno


def tests(of: Book, named: list[Row]) -> list[str]:
    """The tests of rows as pytest names them."""
    found = [
        f"{path}::{name}"
        for row in named
        for area, name in row.tests
        for path in test_files(of, area)
        if name in names_in(path)
    ]
    return list(dict.fromkeys(found))


def status(of: Book, named: list[Row], fault: Fault | None) -> int:
    """pytest's exit status for the tests of these rows, with a fault or without, in a process of its own."""
    sys.stdout.flush()
    if child := os.fork():
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code = int(pytest.ExitCode.INTERNAL_ERROR)
    try:
        if fault:
            plant(fault)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            code = int(pytest.main(["-q", "-x", "-p", "no:xdist", "-p", "no:cacheprovider", *tests(of, named)]))
    finally:
        os._exit(code)


def plant(fault: Fault) -> None:
    """Modules of this process are read with the fault."""
    usual = LOADER.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        if Path(self.path) == fault.file:
            return compile(fault.source, self.path, "exec", dont_inherit=True)
        return usual(self, fullname)

    LOADER.get_code = get_code  # type: ignore[assignment, method-assign]


def check(key: str) -> bool:
    """Prints what a game's rows let pass, and how many hold; whether all with a fault do."""
    of = book(key)
    found, wrong = faults(of)
    if status(of, [fault.row for fault in found], None):
        wrong.append("the tests fail without a fault")
    held = 0
    for fault in found:
        match status(of, [fault.row], fault):
            case 0:
                wrong.append(f"{fault.row.first}: lets its fault pass")
            case code if code == FAILED:
                held += 1
            case code:
                wrong.append(f"{fault.row.first}: its tests cannot be run with the fault (status {code})")
    for line in wrong:
        sys.stdout.write(f"{key}: {line}\n")
    every = len(rows(of))
    sys.stdout.write(f"{key}: {held} of {every} rows hold; {every - held} do not, or have no fault yet\n")
    sys.stdout.flush()
    return not wrong


if __name__ == "__main__":
    keys = sys.argv[1:] or sorted(path.stem for path in FAULTS.glob("*.txt"))
    checked = [check(key) for key in keys]
    sys.exit(not all(checked))
