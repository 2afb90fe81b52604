"""How a game that is over came to its result: how the points stood after its entries, and what that says of it. Only
numbers that everybody could read are used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from .awards import Awards
from .model import Result, Seat
from .standings import Criterion


class Stand(Struct, frozen=True):
    """The points of all seats after an entry, and the number of its turn in the replay, from 1."""

    entry: int
    points: tuple[int, ...]
    turn: int


Course = tuple[Stand, ...]
"""In order; the last one is the result."""


class Past(Struct, frozen=True):
    """What is told of a game that is over besides its result; all of it is empty where it is not known."""

    course: Course = ()
    awards: Awards = ()


class ScoreSheet(Struct, frozen=True):
    """A game that is over, for a picture. sources: what the points of the result are made of; course: how they came
    about, () where that is unknown; remarks: whole sentences for its foot."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    fewest: bool = False
    sources: tuple[Criterion, ...] = ()
    course: Course = ()
    remarks: tuple[str, ...] = ()


class Leap(Struct, frozen=True):
    """What a seat gained from one stand to the next, which was after that turn."""

    seat: Seat
    gain: int
    turn: int


class Lead(Struct, frozen=True):
    """From which turn to which one seat alone was ahead. last: it still was at the end."""

    seat: Seat
    first: int
    turn: int
    last: bool


def largest_leap(course: Course) -> Leap | None:
    """The most points that a seat gained at once, the first of equal ones; not what the end of the game brought. None
    for a game in which nobody gained any."""
    found = [
        Leap(Seat(seat), after.points[seat] - before.points[seat], after.turn)
        for before, after in pairwise(course[:-1])
        for seat in range(len(after.points))
    ]
    best = max(found, key=lambda each: each.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def longest_lead(course: Course, *, fewest: bool = False) -> Lead | None:
    """The longest that one seat alone was ahead without a break, by turns; the first of equal ones. None if nobody
    ever was, or there was nobody to be ahead of."""
    return max(_leads(course, fewest), key=lambda each: each.turn - each.first, default=None)


def ahead(points: Sequence[int], *, fewest: bool = False) -> tuple[Seat, ...]:
    """The seats with the best points."""
    best = min(points) if fewest else max(points)
    return tuple(Seat(seat) for seat, own in enumerate(points) if own == best)


def overtaken(course: Course, result: Result) -> tuple[Seat, ...]:
    """Who was ahead before the entry that ended the game, if nobody of them won."""
    if len(course) < 2:
        return ()
    leaders = ahead(course[-2].points, fewest=result.fewest_win)
    return () if {*leaders} & {*result.winners} or len(leaders) == len(result.scores) else leaders


def strengths(sources: Sequence[Criterion], seats: int) -> tuple[tuple[Seat, Criterion] | None, ...]:
    """For each seat the source by which it is furthest ahead of the best of the others (of those nobody leads by, the
    one it is least behind in); the first of equal ones. None for a seat that has points from none."""

    def margin(seat: int, by: Criterion) -> int:
        others = [value for other, value in enumerate(by.values) if other != seat]
        return by.values[seat] - max(others, default=0)

    found: list[tuple[Seat, Criterion] | None] = []
    for seat in range(seats):
        own = [by for by in sources if by.values[seat] > 0]
        best = max(own, key=lambda by: margin(seat, by), default=None)
        found.append(None if best is None else (Seat(seat), best))
    return tuple(found)


def _leads(course: Course, fewest: bool) -> Iterator[Lead]:
    """All unbroken leads."""
    begun: tuple[Seat, int] | None = None
    for stand in course:
        leaders = ahead(stand.points, fewest=fewest)
        alone = leaders[0] if len(leaders) == 1 and len(stand.points) > 1 else None
        if begun is not None and begun[0] != alone:
            yield Lead(begun[0], begun[1], stand.turn, False)
            begun = None
        if begun is None and alone is not None:
            begun = alone, stand.turn
    if begun is not None:
        yield Lead(begun[0], begun[1], course[-1].turn, True)
