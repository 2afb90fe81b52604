"""Seasons in which everybody meets everybody exactly once, and nobody ever has a bye: resolvable designs."""

from __future__ import annotations

from typing import NamedTuple

Rounds = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds of tables of people, numbered from 0."""


class Design(NamedTuple):
    """People are numbered by rings of `ring`; one may be over, who stands still. A turn moves all others one on in
    their ring. The tables of `base` are a round, and so is each turn of it. Each table of `alone` is one round
    together with all its turns."""

    ring: int
    alone: tuple[str, ...]
    base: str


DESIGNS = {
    (9, 3): Design(3, ("0 4 7",), "0 1 6, 3 7 8, 4 5 2"),
    (15, 3): Design(7, (), "0 7 14, 1 5 10, 8 11 9, 2 3 13, 4 6 12"),
    (21, 3): Design(
        7, ("0 8 18", "0 11 15", "0 10 19"), "0 20 7, 14 4 9, 1 5 6, 8 2 16, 15 18 17, 3 19 12, 10 13 11"
    ),
    (27, 3): Design(13, (), "0 13 26, 1 2 10, 14 20 3, 15 12 6, 16 21 19, 4 18 22, 17 9 7, 5 24 25, 8 23 11"),
    (33, 3): Design(
        11,
        ("0 20 22", "0 17 29", "0 18 26", "0 21 24", "0 15 32"),
        "0 23 12, 11 32 27, 22 24 5, 1 9 2, 13 14 20, 3 8 16, 25 28 29, 4 31 6, 15 30 10, 26 19 17, 7 18 21",
    ),
    (39, 3): Design(
        19,
        (),
        "0 19 38, 1 10 25, 7 13 23, 11 15 28, 20 32 22, 26 34 21, 30 29 33, 2 24 18, 14 35 12, 3 36 8, 4 5 31, "
        "9 16 27, 6 17 37",
    ),
    (16, 4): Design(5, (), "0 5 10 15, 1 12 13 4, 6 2 3 9, 11 14 8 7"),
    (28, 4): Design(9, (), "0 9 18 27, 1 23 6 3, 13 2 15 12, 25 17 24 21, 10 20 5 4, 22 8 11 16, 7 14 26 19"),
    (40, 4): Design(
        13,
        (),
        "0 13 26 39, 1 32 7 3, 16 5 21 22, 35 15 37 27, 14 31 30 25, 29 2 12 36, 9 19 23 4, 28 17 8 20, 6 38 24 34, "
        "18 10 33 11",
    ),
    (25, 5): Design(5, ("0 8 13 15 22",), "0 18 24 4 16, 5 13 3 1 12, 10 15 9 19 6, 20 7 2 8 23, 11 21 17 22 14"),
}
"""By people and table size: all that there are for up to 40 people at tables of three to five, one table apart. Found
by searching for base rounds in which every difference comes once."""


def design(people: int, size: int) -> Rounds | None:
    """The rounds in which so many people meet each other once at full tables, None where no such is known."""
    if people == size:
        return ((tuple(range(people)),),)
    found = DESIGNS.get((people, size))
    if found is None:
        return None
    ring, rings = found.ring, people // found.ring

    def turned(table: str, by: int) -> tuple[int, ...]:
        numbers = map(int, table.split())
        return tuple(n - n % ring + (n + by) % ring if n < ring * rings else n for n in numbers)

    return (
        *(tuple(turned(table, by) for table in found.base.split(", ")) for by in range(ring)),
        *(tuple(turned(table, by) for by in range(ring)) for table in found.alone),
    )
