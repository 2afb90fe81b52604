"""Players' texts stand in the words files only: no text of a language in the code of `engine`, `render` and
`cogs`.

Literals are checked, docstrings left out. None may have a letter beyond ASCII, or a word that only another language
than English has. None may be a phrase, two words side by side, unless it is for operators or developers of the bot:
an error, a line in the log, a check, a shell's help, the names of types and fields. A game's own name is the same in
every language and stands in its rules, beside its key. Single English words are keys of
data and cannot be told from words; that every code has its sentence is tested in `test_words.py`, that no picture has
words of its own in `tests/render/test_own_words.py`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from tests import trees
from words import FALLBACK, LOCALES

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "render", "cogs")
SHELLS = {"__main__.py"}
LETTER = re.compile(r"[^\W\d_]")
WORD = re.compile(r"[^\W\d_]{4,}")
PHRASE = re.compile(r"(?<![\w{])[A-Za-z]{3,},? [a-z]{2,}(?![\w}])")
FOR_OPERATORS = {
    "Counter",
    "Histogram",
    "Bug",
    "law",
    "need",
    "require",
    "ValueError",
    "KeyError",
    "TypeError",
    "RuntimeError",
    "ConfigError",
    "EditionError",
    "Meta",
}
LOGGING = {"debug", "info", "warning", "error", "exception"}


class Texts(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found |= {word.casefold() for word in WORD.findall(node.value)}


@cache
def vocabulary(locale: str) -> frozenset[str]:
    """The words in a language's sentences."""
    texts = Texts()
    for path in sorted(Path(str(LOCALES[locale])).rglob("*.ftl")):
        texts.visit(parse(path.read_text("utf-8")))
    return frozenset(texts.found)


def foreign() -> set[str]:
    """Words that some language has and English has not."""
    others = set().union(*(vocabulary(locale) for locale in LOCALES if locale != FALLBACK))
    return others - vocabulary(FALLBACK)


def named(node: ast.ClassDef) -> ast.expr | None:
    """The name of a game: what a class with a key calls `name`."""
    given = {
        target.id: each.value
        for each in node.body
        if isinstance(each, ast.Assign)
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    return given.get("name") if "key" in given else None


def literals(node: ast.AST, read: bool = True) -> Iterator[tuple[int, str, bool]]:
    """The texts in some code, docstrings and names of games left out: line, text, whether players could read it."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.lineno, node.value, read
        return
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        read = read and name not in FOR_OPERATORS | LOGGING
    read = read and not isinstance(node, ast.Raise | ast.Assert)
    title = named(node) if isinstance(node, ast.ClassDef) else None
    for field, inside in ast.iter_fields(node):
        for each in inside if isinstance(inside, list) else (inside,):
            if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
                continue
            if isinstance(each, ast.AST) and (title is None or getattr(each, "value", None) is not title):
                yield from literals(each, read and field != "annotation")


def wrong(source: str) -> Iterator[str]:
    """The literals that should be in the words files."""
    strange = foreign()
    for line, text, read in literals(trees.tree(source)):
        if any(not letter.isascii() for letter in LETTER.findall(text)):
            yield f"{line}: not ASCII: {text!r}"
        elif found := sorted({word for word in WORD.findall(text) if word.casefold() in strange}):
            yield f"{line}: {found} in {text!r}"
        elif read and PHRASE.search(text):
            yield f"{line}: a phrase: {text!r}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_code_has_words_of_its_own(folder: str) -> None:
    files = [file for file in sorted((ROOT / folder).rglob("*.py")) if file.name not in SHELLS]
    assert len(files) > 10
    found = {str(file.relative_to(ROOT)): faults for file in files if (faults := [*wrong(file.read_text("utf-8"))])}
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        'x = "Straße"',
        'x = word.removesuffix("ufer im norden")',
        'Card("Your turn now")',
        'say(f"Take {n} of them now")',
        'class Card:\n    name = "Your turn now"',
    ],
)
def test_words_in_code_are_found(line: str) -> None:
    assert [*wrong(line)]


@pytest.mark.parametrize(
    "line",
    [
        '"""Your turn now."""',
        'raise Bug("no such thing")',
        'x = "trading_house"',
        'x = "road A8-B9"',
        'class Wall(Rules[Position]):\n    key = "wall"\n    name = "Straße on the wall"',
    ],
)
def test_what_players_do_not_read_is_left_alone(line: str) -> None:
    assert not [*wrong(line)]
