"""What people ask on shards that change hands: two processes hear it for a moment, and one of them answers.

Whoever gives a shard up says which numbers it has heard last; whoever takes it answers what it heard besides, also
while it prepared.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable

TOLD = 5.0
"""Seconds for which the numbers of what was heard are known: more than it takes to arrive everywhere."""
WAITS = 2.5
"""Seconds for which something waits for an answer, at most: Discord takes none after three."""


class Heard:
    """`evenly` are seconds that nobody sets."""

    def __init__(self, evenly: Callable[[], float]) -> None:
        self._evenly = evenly
        self._answered = defaultdict[int, deque[tuple[float, int]]](deque)
        self._waiting = defaultdict[int, deque[tuple[float, int, Callable[[], None]]]](deque)
        self._others: dict[int, frozenset[int]] = {}

    def answers(self, shard: int, number: int, answer: Callable[[], None]) -> None:
        """Something arrived that is this process's to answer, unless the one before it has."""
        if number in self._others.get(shard, ()):
            return
        now, answered = self._evenly(), self._answered[shard]
        answered.append((now, number))
        while answered[0][0] < now - TOLD:
            answered.popleft()
        answer()

    def waits(self, shard: int, number: int, answer: Callable[[], None]) -> None:
        """Something arrived on a shard that this process prepares to take."""
        now, waiting = self._evenly(), self._waiting[shard]
        waiting.append((now, number, answer))
        while waiting[0][0] < now - WAITS:
            waiting.popleft()

    def takes(self, shard: int, heard: str) -> None:
        """The shard is this process's; the one before it has heard these numbers last."""
        self._others[shard] = frozenset(map(int, heard.split()))
        now = self._evenly()
        for at, number, answer in self._waiting.pop(shard, ()):
            if at >= now - WAITS:
                self.answers(shard, number, answer)

    def gives(self, shard: int) -> str:
        """The shard is this process's no more. Returns what it has heard last."""
        self._waiting.pop(shard, None)
        self._others.pop(shard, None)
        return " ".join(str(number) for at, number in self._answered.pop(shard, ()) if at >= self._evenly() - TOLD)
