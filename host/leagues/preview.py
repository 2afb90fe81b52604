"""What a league will be with so many people, before anybody has signed up: it is played through by nobody."""

from __future__ import annotations

from typing import NamedTuple

from .format import Entrant, Format, Played
from .pairing import next_round
from .season import divided

MOST = 24
"""The most people for whom it is foreseen: for more it says nothing new."""


class Foreseen(NamedTuple):
    """How many rounds there are, the sizes of the tables of the first, and whether anybody ever has a bye."""

    rounds: int
    tables: tuple[int, ...]
    byes: bool


def foreseen(format: Format, people: int) -> Foreseen | None:
    """What happens if so many sign up and nobody leaves; None if there would be no table."""
    divisions = divided(format, tuple(range(people)))
    entrants = [Entrant(who, 0, division) for division, some in enumerate(divisions) for who in some]
    past, first, byes, rounds = list[Played](), tuple[int, ...](), False, 0
    while (made := next_round(format, entrants, past, made_seed(rounds))) is not None:
        rounds += 1
        tables = tuple(len(each.entrants) for each in made.tables if not each.bye)
        first = first or tables
        byes = byes or len(tables) < len(made.tables)
        past += [
            Played(
                made.number,
                each.entrants,
                () if each.bye else tuple(range(1, len(each.entrants) + 1)),
                division=each.division,
            )
            for each in made.tables
        ]
    return Foreseen(rounds, first, byes) if rounds else None


def made_seed(rounds: int) -> int:
    """Any lots do."""
    return rounds + 1
