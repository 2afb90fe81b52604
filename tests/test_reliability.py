"""`docs/reliability.md` names no test and no benchmark that does not exist, and no case without a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS, ROOT = Path(__file__).parent, Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "reliability.md").read_text("utf-8")
CASES = [*(f"A{n}" for n in range(1, 20)), *(f"B{n}" for n in range(1, 10))]
PLANTED = "".join(path.read_text("utf-8") for path in TESTS.glob("planted/*.py"))
NAMED = re.compile(r"`(test_\w+)`")


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, as cells."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def test_every_test_that_is_named_exists() -> None:
    written = {
        name for path in TESTS.rglob("test_*.py") for name in re.findall(r"def (test_\w+)\(", path.read_text("utf-8"))
    }
    assert sorted(set(NAMED.findall(PAGE)) - written) == []


def test_no_test_is_named_twice_in_a_row() -> None:
    named = [NAMED.findall(line) for line in PAGE.splitlines()]
    assert [names for names in named if len(names) != len(set(names))] == []


def test_every_benchmark_that_is_named_exists() -> None:
    named = set(re.findall(r"benchmarks\.(\w+)", PAGE))
    assert named
    assert [name for name in sorted(named) if not (ROOT / "benchmarks" / f"{name}.py").exists()] == []


def test_every_promise_has_a_test() -> None:
    assert rows("Promises")
    assert [row[0] for row in rows("Promises") if not NAMED.search(row[-1])] == []


@pytest.mark.parametrize("case", CASES)
def test_every_case_has_a_test(case: str) -> None:
    (found,) = [row for row in rows("What happened once") if row[0].startswith(f"{case} ")]
    assert NAMED.search(found[-1]) or case == "B9"


def test_every_fault_that_is_said_to_be_planted_is() -> None:
    found = rows("Planted faults")
    assert len(found) >= 8
    for fault, by in found:
        words = re.sub(r"\W+", "_", fault)
        assert f'"{fault}"' in PLANTED or words in PLANTED, fault
        (name,) = NAMED.findall(by)
        assert name in PLANTED, name


def test_every_figure_says_how_and_when_it_was_measured() -> None:
    found = rows("Figures")
    assert re.search(r"\d{4}-\d\d-\d\d", found[0][-1])
    for what, _, how in found:
        assert how == "the same" or re.search(r"\d{4}-\d\d-\d\d, .*`", how), what
