"""All against all: the rounds of one division."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .circle import circle, turns
from .designs import Rounds
from .format import MOST_ROUNDS, sizes
from .grouping import folded, grouped
from .past import Past
from .standing import Book
from .timetable import longest, timetable

Tables = list[list[int] | tuple[int, ...]]


class AgainstAll:
    """The rounds of a division. `lots`: all who began in it, by lot. At tables of two they are those of the circle.
    At larger ones they are those of a timetable, as long as what was played is of it and who dropped out leaves
    tables that are large enough; else, and for too many people, each round has those together who have met least,
    until all have met."""

    def __init__(self, book: Book, past: Past, division: int, lots: Sequence[int], seed: int) -> None:
        self.division = division
        self._lots, self._past, self._seed, self._format = lots, past, seed, book.format
        self._able = [who for who in lots if not book.entrants[who].out]
        self._played = [table for table in book.played if table.division == division and not table.bye]
        self._circle = book.format.size == 2
        natural = turns(len(lots)) if self._circle else longest(len(lots), book.format.size, book.format.smallest)
        self.most = min(natural, book.format.rounds or MOST_ROUNDS)

    @property
    def expected(self) -> int:
        """The rounds if nobody drops out, or at most so many where there is no timetable."""
        rounds = None if self._circle else self._timetable()
        return self.most if rounds is None else min(self.most, len(rounds))

    def tables(self, number: int) -> Tables:
        """Those of a round, tuples in the order of seats; none if all is over."""
        if number > self.most or len(self._able) < self._format.smallest:
            return []
        if self._circle:
            return _without(circle(self._lots, number - 1), self._able)
        if self._past.all_met(self._able):
            return []
        return self._timed(number) or self._paired(number)

    def _timetable(self) -> Rounds | None:
        return timetable(len(self._lots), self._format.size, self._format.smallest, self.most)

    def _timed(self, number: int) -> Tables:
        """The tables of a round by the timetable, none if that cannot be."""
        rounds = self._timetable()
        if rounds is None or number > len(rounds):
            return []
        names = [[[self._lots[n] for n in table] for table in tables] for tables in rounds]
        for played in self._played:
            if not any(set(played.entrants) <= set(table) for table in names[played.round - 1]):
                return []
        here = names[number - 1]
        left = _without([tuple(table) for table in here], self._able)
        byes = {table[0] for table in here if len(table) == 1}
        sound = all(len(table) >= self._format.smallest or set(table) <= byes for table in left)
        return left if sound else []

    def _paired(self, number: int) -> Tables:
        """Tables of those who have met least."""
        people = sorted(self._able)
        Random(f"{self._seed} {number} {self.division}").shuffle(people)
        playing, byes = self._past.with_byes(people, self._format.size, self._format.smallest)
        cuts = sizes(len(playing), self._format.size, self._format.smallest)
        return [*grouped(folded(playing, cuts), self._past.met), *[(who,) for who in byes]]


def _without(tables: Sequence[tuple[int, ...]], able: Sequence[int]) -> Tables:
    """Tables without who is not able; where somebody is missing the seats are open."""
    there, found = set(able), list[list[int] | tuple[int, ...]]()
    for table in tables:
        left = [who for who in table if who in there]
        if left:
            found.append(tuple(left) if len(left) in (1, len(table)) else left)
    return found
