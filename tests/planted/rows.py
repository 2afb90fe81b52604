"""Whether each row of a game's `RULES.md` is held by its own tests: for each row a fault is planted in the code it
names, and one of the tests it names must fail.

    python -m tests.planted.rows [game ...]

The faults are in `tests/planted/faults/<game>.txt`, one a line: the row's first cell or the beginning of its text,
then what is replaced within the code the row names, or else in the game's content file, and by what. A row that no
fault can break has the reason instead.

    row :: old => new
    row :: none: reason

Exit status 1 if a row has neither, if it lets a fault pass, or if one cannot be planted. No part of the usual run,
where `test_planted_rows.py` sees that every fault can be planted.
"""

from __future__ import annotations

import ast
import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import trees
from tests.games.rules_md import ROOT, Book, Row, book, named_by, names_in, rows, test_files

from .sources import FAILED, QUIET, Text, status

FAULTS = Path(__file__).with_name("faults")
NONE = "none: "


class Fault(NamedTuple):
    """A row, and the text of one file it names with the fault in it."""

    row: Row
    text: Text


def faults(of: Book) -> tuple[list[Fault], list[str]]:
    """A game's faults, and what is wrong: those that cannot be planted, and rows without a fault or a reason."""
    found, wrong = [], []
    read, told = rows(of), set[Row]()
    for line in (FAULTS / f"{of.key}.txt").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        key, _, change = line.partition(" :: ")
        named = [row for row in read if row.first == key] or [row for row in read if row.text.startswith(key)]
        if len(named) != 1:
            wrong.append(f"{key}: {len(named)} rows begin with it")
            continue
        told.add(named[0])
        if change.startswith(NONE):
            continue
        old, _, new = change.partition(" => ")
        if fault := planted(of, named[0], old, new):
            found.append(fault)
        else:
            wrong.append(f"{key}: not once in the code of its row: {old}")
    return found, [*wrong, *(f"{row.text}: no fault" for row in read if row not in told)]


def planted(of: Book, row: Row, old: str, new: str) -> Fault | None:
    """The fault in the first code of the row that has the old text exactly once, or in the content file that has."""
    for file, name in row.code:
        path = of.folder / file
        lines = path.read_text("utf-8").splitlines(keepends=True)
        first, last = place(path, name)
        own = "".join(lines[first:last])
        if own.count(old) == 1:
            return Fault(row, Text(path, "".join([*lines[:first], own.replace(old, new), *lines[last:]])))
    for path in sorted(of.folder.glob("content/*.toml")):
        text = path.read_text("utf-8")
        if text.count(old) == 1:
            return Fault(row, Text(path, text.replace(old, new)))
    return None


def place(path: Path, name: str) -> tuple[int, int]:
    """The lines of a class, function, constant, or of a method (`Class.name`): the first, and the one behind."""
    body = _parsed(path)
    node: ast.stmt | None = None
    for part in name.split("."):
        node = next(each for each in body if part in named_by(each))
        body = node.body if isinstance(node, ast.ClassDef) else []
    assert node is not None
    return node.lineno - 1, node.end_lineno or node.lineno


@cache
def _parsed(path: Path) -> list[ast.stmt]:
    return trees.tree(path.read_text("utf-8")).body


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


def load(of: Book) -> None:
    """Loads what the tests need, once for all processes, but for what may know this game, which is read anew."""
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        pytest.main(["--collect-only", *QUIET, *tests(of, rows(of)[:1])])
    for name, module in list(sys.modules.items()):
        file = Path(getattr(module, "__file__", None) or "")
        own = file.is_relative_to(ROOT) and "site-packages" not in file.parts
        apart = file.is_relative_to(ROOT / "engine") and not file.is_relative_to(of.folder)
        if own and not apart and name != "__main__":
            del sys.modules[name]


def check(key: str) -> bool:
    """Prints what a game's rows let pass, and how many hold; whether all with a fault do."""
    of = book(key)
    found, wrong = faults(of)
    load(of)
    if status(tests(of, [fault.row for fault in found]), None):
        wrong.append("the tests fail without a fault")
    held = {fault.row for fault in found}
    for fault in found:
        match status(tests(of, [fault.row]), fault.text):
            case code if code == FAILED:
                continue
            case 0:
                wrong.append(f"{fault.row.text}: lets its fault pass")
            case code:
                wrong.append(f"{fault.row.text}: its tests cannot be run with the fault (status {code})")
        held.discard(fault.row)
    for line in wrong:
        sys.stdout.write(f"{key}: {line}\n")
    sys.stdout.write(f"{key}: {len(found)} faults; {len(held)} of {len(rows(of))} rows hold\n")
    sys.stdout.flush()
    return not wrong


if __name__ == "__main__":
    keys = sys.argv[1:] or sorted(path.stem for path in FAULTS.glob("*.txt"))
    checked = [check(key) for key in keys]
    sys.exit(not all(checked))
