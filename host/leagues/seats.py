"""Seats, so that everybody has each of them equally often."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from itertools import combinations, permutations

from .designs import Rounds

Table = list[int]


def seated(table: Sequence[int], had: Callable[[int, int], int]) -> tuple[int, ...]:
    """A table in the order of seats: each sits where they have sat least, all taken together. `had`: how often an
    entrant had a seat. Of equals the given order comes first."""
    return min(permutations(table), key=lambda seats: sum(had(who, seat) for seat, who in enumerate(seats)))


def balanced(rounds: Rounds) -> Rounds:
    """The same tables with seats changed so that nobody has one more than once oftener than another: always, where
    all tables are of one size, else as far as can be done by changing two seats. For each two seats, who has one too
    often hands it on, from table to table, to somebody who has it too seldom (an alternating path; de Werra's proof
    that edges of a bipartite graph can be coloured evenly)."""
    tables = [[list(table) for table in each] for each in rounds]
    flat = [table for each in tables for table in each if len(table) > 1]
    most, changed = max(map(len, flat), default=0), True
    while changed:
        changed = False
        for first, second in combinations(range(most), 2):
            while _handed_on(flat, first, second):
                changed = True
    return tuple(tuple(tuple(table) for table in each) for each in tables)


def _handed_on(tables: Sequence[Table], first: int, second: int) -> bool:
    """Whether one could hand on one of two seats, in exchange for the other, so that it is more even."""
    more = Counter[int]()
    at: dict[int, list[Table]] = {}
    for table in tables:
        more[table[first]] += 1
        if second < len(table):
            more[table[second]] -= 1
            at.setdefault(table[first], []).append(table)
    for start in sorted(more, key=lambda who: (-more[who], who)):
        came: dict[int, Table | None] = {start: None}
        queue = deque([start])
        while queue:
            who = queue.popleft()
            if more[start] - more[who] > 2:
                while (back := came[who]) is not None:
                    who = back[first]
                    back[first], back[second] = back[second], back[first]
                return True
            for table in at.get(who, ()):
                if table[second] not in came:
                    came[table[second]] = table
                    queue.append(table[second])
    return False
