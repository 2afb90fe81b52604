"""A language made from the English files: every letter accented, every text a third longer. It is as readable
as English, and shows texts that are cut off, squeezed or not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from tempfile import mkdtemp

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from words import FALLBACK, LOCALES

WORDS = Path(__file__).parents[2] / "words"
PSEUDO = "en-GB"
"""Its tag: one that Discord knows and that counts like English, without a folder here."""
TRIED = (*LOCALES, PSEUDO)
"""The languages of the host and the one made here. A test that takes it uses the fixture `pseudo`."""

ACCENTS = str.maketrans("aceginorstuyzACEGINORSTUYZ", "áçéğíñóřšťúýžÁÇÉĞÍÑÓŘŠŤÚÝŽ")
LETTERS = re.compile(r"(?<![/\w])[^\W\d_]+")
"""Words; commands stay as they are."""
SHORT = {"verb-": 32, "name-": 32, "menu-": 32}
"""Texts with a limit of length: names of commands."""


def accented(text: str, room: int | None = None) -> str:
    """A text in the pseudo-language: a third more letters, but at most `room` characters."""
    owed = 0.0

    def longer(match: re.Match[str]) -> str:
        nonlocal owed, room
        word = match[0]
        owed += len(word) / 3
        more = int(owed) if room is None else min(int(owed), max(0, room - len(text)))
        owed -= int(owed)
        if room is not None:
            room -= more
        middle = len(word) // 2
        return (word[:middle] + word[middle : middle + 1].lower() * more + word[middle:]).translate(ACCENTS)

    return LETTERS.sub(longer, text)


class Accents(Transformer):  # type: ignore[misc]
    """Puts accents on the texts of a file, not on their arguments."""

    def __init__(self) -> None:
        self.room: int | None = None

    def visit_Message(self, node: ast.Message) -> ast.Message:
        self.room = next((room for start, room in SHORT.items() if node.id.name.startswith(start)), None)
        self.generic_visit(node)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value, self.room)
        return node


def pseudo_file(path: Path) -> str:
    """A file of words in the pseudo-language, with names for commands where another language has them."""
    resource = parse(path.read_text("utf-8"))
    resource.body += [each for each in _names(path) if isinstance(each, ast.Message)]
    return str(serialize(Accents().visit(resource)))


def _names(path: Path) -> Iterator[ast.Message]:
    """The names of commands in other languages: here each keeps its English name."""
    others = [WORDS / locale / path.relative_to(WORDS / FALLBACK) for locale in LOCALES if locale != FALLBACK]
    entries = chain.from_iterable(parse(each.read_text("utf-8")).body for each in others)
    codes = {each.id.name for each in entries if isinstance(each, ast.Message) and each.id.name.startswith("name-")}
    for code in sorted(codes):
        yield parse(f"{code} = {code.removeprefix('name-')}\n").body[0]


@cache
def folder() -> Path:
    """The pseudo-language's folder, made once in each process."""
    home = Path(mkdtemp(prefix="words-"))
    for path in sorted((WORDS / FALLBACK).rglob("*.ftl")):
        target = home / path.relative_to(WORDS / FALLBACK)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(pseudo_file(path), "utf-8")
    return home
