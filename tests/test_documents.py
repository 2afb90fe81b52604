"""Documents name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = "engine|host|render|words|db|cogs|health|cli|tests|benchmarks|docs|deploy|requirements"
NAMED = re.compile(rf"`((?:{ROOMS})/[\w./-]+|[a-z_]+\.(?:py|toml|md))`")
LINKED = re.compile(r"\]\(([\w./-]+)\)")
FOLDERS = [folder for folder in ROOT.iterdir() if folder.is_dir() and not folder.name.startswith(".")]
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(each for folder in FOLDERS for name in ("*.md",) for each in folder.rglob(name))]
)
NAMES = {path.name for folder in FOLDERS for path in folder.rglob("*.*")}
OWN = {"config.toml", "docs/adding-a-game.md"}
"""Made by its reader; about a game that is not there yet."""


def missing(document: Path) -> list[str]:
    """The files that a document names and that are not there: from the root, or beside it."""
    text = document.read_text("utf-8")
    named = {*NAMED.findall(text), *LINKED.findall(text)} - OWN
    there = (each for each in named if each in NAMES or any((at / each).exists() for at in (ROOT, document.parent)))
    return sorted(named - {*there})


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_names_is_there(document: Path) -> None:
    if str(document.relative_to(ROOT)) not in OWN:
        assert missing(document) == []


def test_architecture_is_short() -> None:
    assert len((ROOT / "docs" / "architecture.md").read_text("utf-8").split()) <= 2_000


def test_a_file_that_is_gone_is_found(tmp_path: Path) -> None:
    document = tmp_path / "a.md"
    document.write_text("See `cogs/nowhere.py`, `host/session.py` and [this](gone.md).")
    assert missing(document) == ["cogs/nowhere.py", "gone.md"]
