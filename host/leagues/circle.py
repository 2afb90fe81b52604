"""All against all at tables of two, by the circle method (Berger's tables)."""

from __future__ import annotations

from collections.abc import Sequence


def turns(people: int) -> int:
    """The rounds in which everybody meets everybody."""
    return people - 1 + people % 2


def circle(people: Sequence[int], turn: int) -> list[tuple[int, ...]]:
    """The tables of a turn, from 0: in `turns` of them everybody meets everybody once, and the times that somebody
    sits first and second differ by one at most. Of an odd number each has one bye."""
    many, ring = len(people), turns(len(people))
    if many % 2:
        centre: tuple[int, ...] = (people[turn],)
    else:
        centre = (people[turn], people[-1]) if turn % 2 else (people[-1], people[turn])
    tables = [centre]
    for step in range(1, (ring + 1) // 2):
        one, other = people[(turn + step) % ring], people[(turn - step) % ring]
        tables.append((one, other) if step % 2 else (other, one))
    return tables
