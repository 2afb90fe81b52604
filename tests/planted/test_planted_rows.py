"""Every row of a game's `RULES.md` has a fault, and the bot outside its games has some; all can still be planted.
Whether each is found is for `python -m tests.planted.rows` and `python -m tests.planted.bot`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rules_md import book
from tests.planted import bot
from tests.planted.rows import FAULTS, faults


def test_every_row_has_a_fault_that_can_be_planted() -> None:
    wrong = {path.stem: faults(book(path.stem))[1] for path in sorted(FAULTS.glob("*.txt"))}
    wrong["bot"] = bot.faults()[1]
    assert {key: lines for key, lines in wrong.items() if lines} == {}


def test_a_run_goes_on_where_the_last_one_stopped_and_tries_again_what_was_let_pass(tmp_path: Path) -> None:
    kept, tried = tmp_path / "kept", list[str]()
    first, second, third = [fault.name for fault in bot.faults()[0]][:3]

    def stopped(fault: bot.Fault) -> str:
        if fault.name == third:
            raise KeyboardInterrupt
        return "let pass" if fault.name == first else ""

    def looked_for(fault: bot.Fault) -> str:
        tried.append(fault.name)
        return ""

    with pytest.raises(KeyboardInterrupt):
        bot.check([first, second, third], kept, stopped)
    assert bot.check([first, second, third], kept, looked_for)
    assert tried == [first, third]

    kept.write_text(kept.read_text("utf-8").replace(f" {first}", f"0 {first}"), "utf-8")  # another text of its file
    assert bot.check([first, second, third], kept, looked_for)
    assert tried == [first, third, first]
