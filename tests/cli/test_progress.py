"""Long tasks say on stderr how far they are; short ones say nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli import progress
from tests.cli.conftest import Run


def errors(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    import bot

    capsys.readouterr()
    assert bot.main(list(words)) in (0, 1)
    return capsys.readouterr().err.splitlines()


def test_a_long_task_says_how_far_it_is(
    played: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0)
    assert errors(capsys, "verify") == ["games checked: 1 of 2, 50 %", "games checked: 2 of 2, 100 %"]
    assert errors(capsys, "repair", "1")[-1] == "entries replayed: 9 of 9, 100 %"
    assert errors(capsys, "export", "1", "t.jsonl", "--with-seed") == []
    assert errors(capsys, "import", "t.jsonl")[-1] == "entries replayed: 9 of 9, 100 %"


def test_a_short_one_says_nothing(played: Path, run: Run) -> None:
    assert run("verify") == (0, "2 games replayed, 0 differ\n")
