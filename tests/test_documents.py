"""Documents name files, and parts of classes, that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = "engine|cluster|host|render|words|db|cogs|health|cli|tests|benchmarks|docs|deploy|requirements"
NAMED = re.compile(rf"`((?:{ROOMS})/[\w./-]+|\w[\w./-]*\.(?:py|toml|md|ftl|svg))`")
MEMBERS = re.compile(r"`([A-Z]\w+)\.((?!ttf|md)[a-z]\w+)(?:\(\))?`")
LINKED = re.compile(r"\]\(([\w./-]+)\)")
FOLDERS = [folder for folder in ROOT.iterdir() if folder.is_dir() and not folder.name.startswith(".")]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(each for folder in FOLDERS for each in folder.rglob("*.md"))])
NAMES = {path.name for folder in FOLDERS for path in folder.rglob("*.*")}
SOURCES = [path.read_text("utf-8") for folder in FOLDERS if folder.name != "tests" for path in folder.rglob("*.py")]
OWN = {"config.toml", "docs/adding-a-game.md"}
"""Made by its reader; about a game that is not there yet."""


def missing(document: Path) -> list[str]:
    """The files that a document names and that do not exist, neither from the root nor beside it."""
    text = document.read_text("utf-8")
    named = {*NAMED.findall(text), *LINKED.findall(text)} - OWN
    there = (each for each in named if each in NAMES or any((at / each).exists() for at in (ROOT, document.parent)))
    return sorted(named - {*there})


def unknown(document: Path) -> list[str]:
    """The parts of classes that a document names, and that no file with that class mentions."""
    named = sorted({*MEMBERS.findall(document.read_text("utf-8"))})
    return [f"{of}.{part}" for of, part in named if not any(_mentions(text, of, part) for text in SOURCES)]


def _mentions(text: str, of: str, part: str) -> bool:
    return (
        re.search(rf"^class {of}\b", text, re.M) is not None
        and re.search(rf"(^    |def |\.){part}\b", text, re.M) is not None
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_names_is_there(document: Path) -> None:
    if str(document.relative_to(ROOT)) not in OWN:
        assert (missing(document), unknown(document)) == ([], [])


def test_architecture_is_short() -> None:
    assert len((ROOT / "docs" / "architecture.md").read_text("utf-8").split()) <= 2_000


def test_a_file_that_is_gone_is_found(tmp_path: Path) -> None:
    document = tmp_path / "a.md"
    document.write_text("See `cogs/nowhere.py`, `host/session.py`, `kit/gone.py` and [this](gone.md).")
    assert missing(document) == ["cogs/nowhere.py", "gone.md", "kit/gone.py"]


def test_a_part_of_a_class_that_is_gone_is_found(tmp_path: Path) -> None:
    document = tmp_path / "a.md"
    document.write_text("`Session.commit` calls `Session.nowhere` and `Nobody.commit`.")
    assert unknown(document) == ["Nobody.commit", "Session.nowhere"]
