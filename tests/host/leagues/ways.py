"""All ways to sit at tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations


def ways(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to put people at tables of these sizes, each once or oftener."""
    if not people:
        yield []
        return
    for size in sorted(set(sizes)):
        rest = list(sizes)
        rest.remove(size)
        for mates in combinations(people[1:], size - 1):
            for others in ways([who for who in people[1:] if who not in mates], rest):
                yield [(people[0], *mates), *others]
