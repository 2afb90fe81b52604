"""What counts for pairings of the tables that were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from .format import Played, sizes


class Past:
    """Who met whom how often, on which seats, and how often who had a bye."""

    def __init__(self, played: Iterable[Played]) -> None:
        self._met, self._seats, self.byes = dict[int, Counter[int]](), Counter[tuple[int, int]](), Counter[int]()
        for table in played:
            if table.bye:
                self.byes[table.entrants[0]] += 1
                continue
            for seat, who in enumerate(table.entrants):
                self._seats[who, seat] += 1
                self._met.setdefault(who, Counter()).update(table.entrants)

    def met(self, one: int, other: int) -> int:
        """How often two were at a table."""
        return self._met[one][other] if one in self._met else 0

    def all_met(self, people: Sequence[int]) -> bool:
        """Whether each of them has met each other."""
        return all(self.met(*two) for two in combinations(people, 2))

    def had(self, who: int, seat: int) -> int:
        """How often somebody sat there."""
        return self._seats[who, seat]

    def leaning(self, who: int) -> int:
        """How much oftener somebody sat first than second."""
        return self._seats[who, 0] - self._seats[who, 1]

    def with_byes(self, people: Sequence[int], size: int, smallest: int) -> tuple[list[int], list[int]]:
        """Who of people, the best first, plays, and who has a bye because numbers do not divide: the last of those
        who had the fewest."""
        over = len(people) - sum(sizes(len(people), size, smallest))
        place = {who: at for at, who in enumerate(people)}
        byes = set(sorted(people, key=lambda who: (self.byes[who], -place[who]))[:over])
        return [who for who in people if who not in byes], [who for who in people if who in byes]
