"""A stored game played again from its start, entry by entry."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import db
from engine.core import journal
from engine.core.chance import Chance, Recorded, Seeded
from engine.core.frames import AnyPosition, AnyStep, Step
from engine.core.game import AnyGame
from engine.core.model import Bug
from engine.core.text import write

from ..undone import Trail
from ..view.lines import journal_entry
from ..view.table import unpack_options

AGAIN = 200_000
"""The most entries that the undos of one game have played again: by far more than any game needs."""

UNDOING = (db.By.ADMIN, db.By.AGREED)
"""Who takes back the entries of several seats at once; such undos are no seat's."""
REWOUND, RESTORED = "rewound", "restored"
"""The codes of the notes by which an admin's undos begin: of actions, and of such undos."""
TAKEN, ALONE = "taken-back", "taken-back-alone"
"""The codes of the notes by which undos by agreement begin: some had to agree, or nobody."""

log = logging.getLogger(__name__)
Done: TypeAlias = Callable[[int, int], None]
"""Told how many entries of how many were played."""


def nothing_said(done: int, total: int) -> None:
    """Nobody is told."""


def steps(
    rules: AnyGame,
    row: db.Game,
    seats: int,
    rows: Sequence[db.Entry],
    seed: bytes | None = None,
    stood: db.Snapshot | None = None,
) -> Iterator[AnyStep]:
    """The steps of all entries, or of those after the state `stood`, if nothing before it is struck out after it.
    With the `seed`, the draws of the journal must follow from it. Raises `Bug` and `Illegal` for an entry that does
    not follow, `UNREADABLE` for one that cannot be read.

    The states of the entries that stand are kept, so an undo of the last one costs nothing.
    """
    line = _Line(rules)
    if stood is not None:
        line.add(journal_entry(rows[stood.seq]), rules.decode(stood.body))
        rows = rows[stood.seq + 1 :]
    for stored in rows:
        entry = journal_entry(stored)
        target = _target(entry)
        if target is not None:
            line.undo(entry.seq, target)
            yield Step(line.stands[-1][1], (), (), True)
            continue
        step = _played(rules, row, seats, entry, line.stands, seed)
        line.add(entry, step.state)
        yield step


def agrees(
    rules: AnyGame,
    row: db.Game,
    seats: int,
    rows: Sequence[db.Entry],
    newest: db.Snapshot,
    seed: bytes | None = None,
    stood: db.Snapshot | None = None,
) -> bool:
    """Whether the moves of a table lead to its newest position by the rules of today, too; those after the state
    `stood`, if an admin kept the table as it stood there."""
    try:
        state = None if stood is None else rules.decode(stood.body)
        for step in steps(rules, row, seats, rows, seed, stood):
            state = step.state
        return state is not None and rules.digest(state) == rules.digest(rules.decode(newest.body))
    except Exception as error:  # noqa: BLE001 - rules of today may do anything with what others allowed
        log.info("table %s does not replay under the rules of today: %s", row.id, error)
        return False


class _Line:
    """The entries that stand, in order, each with the state after it."""

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules
        self.stands: list[tuple[journal.Entry, AnyPosition]] = []
        self._actions: dict[int, journal.Entry] = {}
        self._undos: dict[int, int] = {}
        self._strikes: dict[int, set[int]] = {}
        """For each entry the undos that take it back and stand themselves."""
        self._again = 0

    def add(self, entry: journal.Entry, state: AnyPosition) -> None:
        """An action that was just played."""
        self._actions[entry.seq] = entry
        self.stands.append((entry, state))

    def undo(self, seq: int, target: int) -> None:
        """Entry `seq` takes another one back: an action, or an undo, and then what that took back stands again.
        Raises `Bug`."""
        known = target in self._undos or (target in self._actions and target > 0)
        if not known or self._strikes.get(target):
            raise Bug(f"entry {target} cannot be taken back, since it does not stand")
        self._undos[seq] = target
        stand, turned = True, seq
        while turned in self._undos:
            target, strikes = self._undos[turned], self._strikes.setdefault(self._undos[turned], set())
            others = strikes - {turned}
            if stand:
                strikes.add(turned)
            else:
                strikes.discard(turned)
            if others:  # it is taken back all the same
                return
            turned, stand = target, not stand
            self._pay(1)
        at = bisect_left(self.stands, target, key=lambda each: each[0].seq)
        after = [entry for entry, _ in self.stands[at:] if entry.seq != target]
        if stand:
            after.insert(0, self._actions[target])
        self._pay(len(after))
        del self.stands[at:]
        for each in after:
            self.stands.append((each, journal.play(self.rules, self.stands[-1][1], each).state))

    def _pay(self, entries: int) -> None:
        self._again += entries
        if self._again > AGAIN:
            raise Bug(f"its undos play more than {AGAIN:,} entries again")


def _target(entry: journal.Entry) -> int | None:
    """The entry that an undo takes back, None for any other entry. Raises `Bug` for one that is not written so."""
    if entry.text.partition(" ")[0] != journal.UNDO:
        return None
    number = entry.text.partition(" ")[2]
    if not (number.isascii() and number.isdecimal() and len(number) <= 9 and number == str(int(number))):
        raise Bug(f"entry {entry.seq} does not say which entry it takes back")
    return int(number)


def taken_wrongly(undo: db.Entry, taken: db.Entry, trail: Trail) -> str | None:
    """Why whoever made an undo could not take that entry back: people take back their own actions and, as long as
    they did nothing but that, bring these back, the last one first; admins also bring back what admins took back.
    `trail` has followed all entries before it."""
    if undo.by is db.By.AGREED and taken.strikes is not None:
        return "takes back an undo, which nobody can agree on"
    last = trail.undos[-1].seq if trail.undos else None
    if undo.by is not db.By.ADMIN and taken.strikes is not None and last != taken.seq:
        return "takes back an undo that cannot be taken back then"
    if undo.by is db.By.ADMIN and taken.strikes is not None and taken.by is not db.By.ADMIN:
        return "takes back what its own player took back"
    if undo.seat is not None and taken.seat != undo.seat:
        return "takes back what another seat did"
    return None


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
