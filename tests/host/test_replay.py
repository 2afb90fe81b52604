"""What stands after any undos, and undos of undos: a replay keeps it up to date, and the journal says it at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import journal
from engine.core.frames import Step
from engine.core.model import Bug, Seat
from host.keep.replay import _Line
from tests.soak import times


class Told:
    """Rules of a game in which everything may be said at any time, and its state is what was said, in order."""

    def parse(self, text: str) -> str:
        return text

    def apply(self, state: tuple[str, ...], seat: Seat, action: str, chance: object) -> Step[Any]:
        return Step((*state, action), (), (), True)


@pytest.mark.parametrize("seed", range(times(20)))
def test_what_stands_is_what_the_journal_says_whatever_is_taken_back_and_brought_back(seed: int) -> None:
    random, line = Random(seed), _Line(Told())  # type: ignore[arg-type]
    entries = [journal.Entry(seq=0, seat=None, text=journal.START)]
    line.add(entries[0], ())
    undone = 0
    for seq in range(1, 40):
        out = journal.taken_back(entries)
        free = [each.seq for each in entries[1:] if each.seq not in out]
        if free and random.random() < 0.6:
            target = random.choice(free)
            entries.append(journal.Entry(seq=seq, seat=None, text=f"{journal.UNDO} {target}"))
            line.undo(seq, target)
            undone += journal.struck(entries[target]) is not None
        else:
            entries.append(journal.Entry(seq=seq, seat=Seat(0), text=f"word{seq}"))
            line.add(entries[-1], (*line.stands[-1][1], f"word{seq}"))  # type: ignore[arg-type]
        standing = journal.line(entries)
        assert [entry for entry, _ in line.stands] == standing
        assert line.stands[-1][1] == tuple(each.text for each in standing[1:])
        for gone in [*journal.taken_back(entries), 0, seq + 5]:
            with pytest.raises(Bug, match="does not stand"):
                line.undo(seq + 1, gone)
    assert undone
