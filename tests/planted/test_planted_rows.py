"""Every row of a game's `RULES.md` has a fault, and the bot outside its games has some; all can still be planted.
Whether each is found is for `python -m tests.planted.rows` and `python -m tests.planted.bot`."""

from __future__ import annotations

from tests.games.rules_md import book
from tests.planted import bot
from tests.planted.rows import FAULTS, faults


def test_every_row_has_a_fault_that_can_be_planted() -> None:
    wrong = {path.stem: faults(book(path.stem))[1] for path in sorted(FAULTS.glob("*.txt"))}
    wrong["bot"] = bot.faults()[1]
    assert {key: lines for key, lines in wrong.items() if lines} == {}
