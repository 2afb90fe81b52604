"""All against all at tables of two, by the circle method (Berger's tables)."""

from __future__ import annotations

from collections.abc import Sequence


def turns(people: int) -> int:
    """The rounds in which everybody meets everybody."""
    return people - 1 + people % 2


def circle(people: Sequence[int], turn: int) -> list[tuple[int, ...]]:
    """The tables of a turn, from 0: in `turns` of them everybody meets everybody once, and the times that
    somebody sits first and second differ by one at most. Of an odd number each has one bye. With every further cycle
    seats are changed."""
    many = len(people)
    cycle, turn = divmod(turn, turns(many))
    ring = turns(many)
    tables = list[tuple[int, ...]]()
    for step in range(1, (ring + 1) // 2):
        one, other = people[(turn + step) % ring], people[(turn - step) % ring]
        tables.append((one, other) if step % 2 else (other, one))
    centre = (people[turn],) if many % 2 else (people[turn], people[-1]) if turn % 2 else (people[-1], people[turn])
    tables.append(centre)
    return [tuple(reversed(table)) if cycle % 2 else table for table in tables]
