"""What somebody did most of in a game that is over: each game names a few such awards, and the notes that everybody
could read decide who has them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from .model import Note, Seat

SEAT = "seat"
"""The argument of a note that is the player whom it counts for."""


class Award(Struct, frozen=True):
    """An award by its name (`award-NAME` in the words files). notes: the codes of the notes that count for it, each
    once, or as often as its argument `of` says: a number, or all that is in a list or in counts of things. single:
    the largest of them wins, not their sum."""

    name: str
    notes: tuple[str, ...]
    of: str = ""
    single: bool = False


class Awarded(Struct, frozen=True):
    """An award with those who have it (several in a tie) and the number by which they do."""

    name: str
    seats: tuple[Seat, ...]
    value: int


Awards: TypeAlias = tuple[Awarded, ...]


def awarded(awards: Iterable[Award], notes: Sequence[Note], seats: int) -> Awards:
    """Who has which, in order, from the notes of the entries that stand. Nobody is given one for nothing, or for
    what all have, and nobody who plays alone any."""
    if seats < 2:
        return ()
    found = list[Awarded]()
    for award in awards:
        made: list[list[int]] = [[0] for _ in range(seats)]
        for note in notes:
            seat = note.args.get(SEAT)
            if note.to is None and note.code in award.notes and type(seat) is int and 0 <= seat < seats:
                made[seat].append(size(note, award.of))
        values = [max(each) if award.single else sum(each) for each in made]
        best = max(values)
        if best > 0 and min(values) < best:
            having = tuple(Seat(seat) for seat, value in enumerate(values) if value == best)
            found.append(Awarded(award.name, having, best))
    return tuple(found)


def size(note: Note, of: str) -> int:
    """How much a note counts: see `Award`. A note without that argument counts once."""
    told = note.args.get(of, 1)
    if isinstance(told, dict):
        return sum(each for each in told.values() if isinstance(each, int))
    return len(told) if isinstance(told, list | tuple) else told if type(told) is int else 1
