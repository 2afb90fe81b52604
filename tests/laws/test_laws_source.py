"""Nothing in the engine's source could make two runs differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.laws.source import faults

ENGINE = Path(__file__).parents[2] / "engine"
FILES = sorted(file for file in ENGINE.rglob("*.py") if file.name != "__main__.py")
"""All but the shell around it (`python -m engine`), which may speak and read the clock."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ENGINE)))
def test_no_clock_no_global_chance_no_floats_no_order_out_of_sets(file: Path) -> None:
    assert faults(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import os.path",
        "from random import choice",
        "half = 0.5",
        "half = n / 2",
        "n /= 2",
        "open('x')",
        "hash('x')",
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "for x in {*a} | b: pass",
        "[x for x in frozenset(y)]",
        "list({x for x in y})",
        "'-'.join(set(y))",
        "dict.fromkeys(set(y))",
        "f(*{1, 2})",
        "seen = set()\nfor x in seen: pass",
        "self.seen = {1}\nlist(self.seen)",
        "def f(seen: set[str]): return tuple(seen)",
        "seen: frozenset[str] = g()\nlist(seen)",
    ],
)
def test_what_would_be_found(source: str) -> None:
    assert len(faults(source)) == 1


@pytest.mark.parametrize(
    "source",
    ["sorted({1, 2})", "x in {1, 2}", "len(set(y))", "{1} <= set(y)", "n // 2", "for x in sorted(set(y)): pass"],
)
def test_what_is_allowed(source: str) -> None:
    assert faults(source) == []
