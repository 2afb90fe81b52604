"""Long tasks say on stderr how far they are; short ones say nothing."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

import bot
from cli import progress
from tests.cli.conftest import Run


def errors(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """What a task says beside its results. Of the copy that it makes of PostgreSQL's rows first, nothing."""
    capsys.readouterr()
    assert bot.main(list(words)) in (0, 1)
    return [each for each in capsys.readouterr().err.splitlines() if not each.startswith("rows copied: ")]


def test_a_long_task_says_how_far_it_is(
    played: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0)
    assert errors(capsys, "verify") == ["games checked: 1 of 2, 50 %", "games checked: 2 of 2, 100 %"]
    assert errors(capsys, "repair", "1")[-1] == "entries replayed: 9 of 9, 100 %"
    assert errors(capsys, "export", "1", "t.jsonl", "--with-seed") == []
    assert errors(capsys, "import", "t.jsonl")[-1] == "entries replayed: 9 of 9, 100 %"


class Terminal(io.StringIO):
    """Stands for a terminal, whose cursor may go back."""

    def isatty(self) -> bool:
        return True


def test_in_a_terminal_there_is_a_bar_that_goes_when_all_is_done(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "SOON", 0)
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    with progress.Progress("games checked", 4) as counted:
        for _ in range(3):
            counted.next()
    *_, last, empty = terminal.getvalue().split("\r")[:-1]
    shown = [each for each in terminal.getvalue().split("\r") if "games checked" in each]
    assert re.search(r"games checked: \|.*\| [0-3] of 4, \d+ %, .* left", shown[-1])
    assert empty.strip() == ""
    assert last


def test_a_short_task_draws_no_bar(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    assert bot.main(["verify"]) == 0
    assert terminal.getvalue().strip("\r ") == ""


def test_a_short_one_says_nothing(played: Path, run: Run) -> None:
    assert run("verify") == (0, "2 games replayed, 0 differ\n")
