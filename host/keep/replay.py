"""A stored game played again from its start, entry by entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import db
from engine.core import journal
from engine.core.chance import Chance, Recorded, Seeded
from engine.core.frames import AnyPosition, AnyStep, Step
from engine.core.game import AnyGame
from engine.core.model import Bug
from engine.core.text import write

from ..view.lines import journal_entry
from ..view.table import unpack_options

AGAIN = 200_000
"""The most entries that the undos of one game have played again: by far more than any game needs."""

Done: TypeAlias = Callable[[int, int], None]
"""Told how many entries of how many were played."""


def nothing_said(done: int, total: int) -> None:
    """Nobody is told."""


def steps(
    rules: AnyGame, row: db.Game, seats: int, rows: Sequence[db.Entry], seed: bytes | None = None
) -> Iterator[AnyStep]:
    """The steps of all entries. With the `seed`, the draws of the journal must follow from it. Raises `Bug` and
    `Illegal` for an entry that does not follow, `UNREADABLE` for one that cannot be read.

    The states of the entries that stand are kept, so an undo of the last one costs nothing.
    """
    line: list[tuple[journal.Entry, AnyPosition]] = []
    again = 0
    for stored in rows:
        entry = journal_entry(stored)
        target = _target(entry)
        if target is not None:
            kept, after = _parted(line, target)
            again += len(after)
            if again > AGAIN:
                raise Bug(f"the undos up to entry {entry.seq} play more than {AGAIN:,} entries again")
            for each in after:
                kept.append((each, journal.play(rules, kept[-1][1], each).state))
            line = kept
            yield Step(line[-1][1], (), (), True)
            continue
        step = _played(rules, row, seats, entry, line, seed)
        line.append((entry, step.state))
        yield step


def _target(entry: journal.Entry) -> int | None:
    """The entry that an undo takes back, None for any other entry. Raises `Bug` for one that is not written so."""
    if entry.text.partition(" ")[0] != journal.UNDO:
        return None
    number = entry.text.partition(" ")[2]
    if not (number.isascii() and number.isdecimal() and len(number) <= 9 and number == str(int(number))):
        raise Bug(f"entry {entry.seq} does not say which entry it takes back")
    return int(number)


def _parted(
    line: list[tuple[journal.Entry, AnyPosition]], target: int
) -> tuple[list[tuple[journal.Entry, AnyPosition]], list[journal.Entry]]:
    """The entries that stand before the one to be taken back, with their states, and those after it."""
    at = next((n for n in range(len(line) - 1, 0, -1) if line[n][0].seq == target), None)
    if at is None:
        raise Bug(f"entry {target} cannot be taken back, since it does not stand")
    return line[:at], [entry for entry, _ in line[at + 1 :]]


def _played(
    rules: AnyGame,
    row: db.Game,
    seats: int,
    entry: journal.Entry,
    line: list[tuple[journal.Entry, AnyPosition]],
    seed: bytes | None,
) -> AnyStep:
    if (entry.text == journal.START) != (entry.seq == 0):
        raise Bug("the first entry, and no other, is the start")
    chance: Chance = Recorded(entry.draws) if seed is None else Seeded(seed, 0, entry.seq)
    if not line:
        step = rules.start(seats, chance, unpack_options(rules, row.options))
    elif entry.seat is None or not 0 <= entry.seat < seats:
        raise Bug(f"entry {entry.seq} has no seat")
    else:
        action = rules.parse(entry.text)
        if write(action) != entry.text:
            raise Bug(f"entry {entry.seq} is not written as the rules write it")
        step = rules.apply(line[-1][1], entry.seat, action, chance)
    if step.draws != entry.draws:
        words = (
            "holds more draws than the rules ask for"
            if seed is None
            else "holds draws that do not follow from the seed"
        )
        raise Bug(f"entry {entry.seq} {words}")
    return step
