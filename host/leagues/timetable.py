"""A whole season of all against all at tables of three to five."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random

from .designs import Rounds, design
from .format import sizes
from .seats import balanced

MOST_SEARCHED = 24
"""Of more people only designs are known."""
STEPS, WARM, CALM = 70_000, 0.3, 0.01
"""Swaps that are tried for each number of rounds; how likely one that makes it worse by one is kept at the beginning;
and from when on it counts that everybody has met everybody."""
BYE = 3
"""What one bye more than another weighs; meeting again weighs one."""


@lru_cache(64)
def timetable(people: int, size: int, smallest: int, most: int) -> Rounds | None:
    """The rounds in which so many people, numbered from 0, meet each other, in the order of seats, the first `most`
    of them: a design where there is one, else as few rounds as were found in which everybody meets everybody, the
    same as seldom again as could be found; at most twice as many as have room for it. One alone has a bye. None for
    too many people, and where they are too few for a table."""
    rounds = _unseated(people, size, smallest)
    return rounds and balanced(rounds[:most])


@lru_cache(64)
def _unseated(people: int, size: int, smallest: int) -> Rounds | None:
    cuts = sizes(people, size, smallest)
    if not cuts:
        return None
    if (known := design(people, size)) is not None or people > MOST_SEARCHED:
        return known
    search = _Search(people, (*cuts, *(1,) * (people - sum(cuts))))
    most = longest(people, size, smallest)
    for _ in range(most):
        search.add()
        if 2 * len(search.rounds) >= most and search.improved():
            break
    return tuple(tuple(tuple(table) for table in tables) for tables in search.rounds)


def longest(people: int, size: int, smallest: int) -> int:
    """The most rounds of all against all at tables of three to five: twice as many as have room for all meetings."""
    room = sum(many * (many - 1) for many in sizes(people, size, smallest))
    return 2 * -(-people * (people - 1) // room) if room else 0


class _Search:
    """Rounds that are changed by swapping two people of one: simulated annealing with sums that are the same on every
    machine. What shall become less is the number of pairs of meetings of the same two."""

    def __init__(self, people: int, cuts: tuple[int, ...]) -> None:
        self.people, self.cuts = people, cuts
        self.rounds: list[list[list[int]]] = []
        self._rng = Random(people)
        self._met = [[0] * people for _ in range(people)]
        """How often each met each; in the diagonal their byes."""
        self._unmet = people * (people - 1) // 2

    def add(self) -> None:
        """Another round, by lot."""
        order = list(range(self.people))
        self._rng.shuffle(order)
        tables, at = list[list[int]](), 0
        for many in self.cuts:
            tables.append(order[at : at + many])
            at += many
        self.rounds.append(tables)
        for table in tables:
            if len(table) == 1:
                self._met[table[0]][table[0]] += 1
            for one, other in combinations(table, 2):
                self._meet(one, other, 1)

    def improved(self) -> bool:
        """Whether everybody meets everybody after all has been made better."""
        random, many, tables = self._rng.random, len(self.rounds), len(self.cuts)
        if tables == 1:
            return not self._unmet
        for step in range(STEPS):
            left = (STEPS - step) / STEPS
            chance = WARM * left * left
            here = self.rounds[int(random() * many)]
            one, other = int(random() * tables), int(random() * (tables - 1))
            other += other >= one
            at, to = int(random() * len(here[one])), int(random() * len(here[other]))
            worse = self._worse(here[one], here[other], at, to)
            if worse <= 0 or random() < chance * (chance if worse > 1 else 1) * (chance if worse > 2 else 1):
                self._swap(here[one], here[other], at, to)
                if not self._unmet and chance < CALM:
                    return True
        return not self._unmet

    def _meet(self, one: int, other: int, by: int) -> None:
        now = self._met[one][other] = self._met[one][other] + by
        self._met[other][one] = now
        self._unmet += (now == 0) - (now == by == 1)

    def _worse(self, one: list[int], other: list[int], at: int, to: int) -> int:
        """By how much a swap of two people of two tables makes it worse."""
        x, y = one[at], other[to]
        mine, theirs, worse = self._met[x], self._met[y], 0
        for z in one:
            if z != x:
                worse += theirs[z] - mine[z] + 1
        for z in other:
            if z != y:
                worse += mine[z] - theirs[z] + 1
        if len(one) == 1:
            worse += BYE * (theirs[y] - mine[x] + 1)
        if len(other) == 1:
            worse += BYE * (mine[x] - theirs[y] + 1)
        return worse

    def _swap(self, one: list[int], other: list[int], at: int, to: int) -> None:
        x, y = one[at], other[to]
        for z in one:
            if z != x:
                self._meet(x, z, -1)
                self._meet(y, z, 1)
        for z in other:
            if z != y:
                self._meet(y, z, -1)
                self._meet(x, z, 1)
        for table, leaves, comes in ((one, x, y), (other, y, x)):
            if len(table) == 1:
                self._met[leaves][leaves] -= 1
                self._met[comes][comes] += 1
        one[at], other[to] = y, x
