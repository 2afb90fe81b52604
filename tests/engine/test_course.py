"""What the course of a game tells of its result."""

from __future__ import annotations

from engine.core.awards import Award, Awarded, awarded
from engine.core.course import Lead, Leap, Stand, largest_leap, longest_lead, overtaken, strengths
from engine.core.model import Note, Result, Seat
from engine.core.standings import Criterion


def course(*points: tuple[int, ...]) -> tuple[Stand, ...]:
    """One stand every ten entries, each of the next turn."""
    return tuple(Stand(10 * n, each, n + 1) for n, each in enumerate(points))


def test_the_largest_leap_is_one_in_play() -> None:
    told = course((0, 0), (4, 0), (4, 5), (9, 5), (9, 40))
    assert largest_leap(told) == Leap(Seat(1), 5, 3), "the first of two, and not what the end brought"
    assert largest_leap(course((3, 3), (2, 3), (9, 3))) is None


def test_the_longest_lead_is_held_alone_and_counted_in_turns() -> None:
    told = course((0, 0), (1, 0), (1, 2), (2, 2), (3, 2), (3, 2), (9, 2))
    assert longest_lead(told) == Lead(Seat(0), 5, 7, True)
    assert longest_lead(told[:5]) == Lead(Seat(0), 2, 3, False)
    assert longest_lead(told, fewest=True) == Lead(Seat(1), 5, 7, True)
    assert longest_lead(course((0, 0), (5, 5))) is None
    assert longest_lead(course((0,), (5,))) is None, "alone there is nobody to be ahead of"


def test_who_was_ahead_before_the_end_is_told_if_they_did_not_win() -> None:
    result = Result((9, 8), (Seat(0),), "")
    assert overtaken(course((0, 0), (3, 5), (9, 8)), result) == (1,)
    assert overtaken(course((0, 0), (5, 3), (9, 8)), result) == ()
    assert overtaken(course((0, 0), (5, 5), (9, 8)), result) == (), "all were"
    assert overtaken((), result) == ()


def test_each_is_best_at_what_they_are_furthest_ahead_in() -> None:
    goods, roads = Criterion("goods", (30, 28, 0)), Criterion("roads", (4, 9, 0))
    assert strengths((goods, roads), 3) == ((0, goods), (1, roads), None)


def test_an_award_is_shared_in_a_tie_but_what_all_have_is_none() -> None:
    def built(*seats: int) -> list[Note]:
        return [Note("built", {"seat": each}) for each in seats]

    awards = (Award("most-built", ("built",)),)
    assert awarded(awards, built(0, 1), 3) == (Awarded("most-built", (Seat(0), Seat(1)), 1),)
    assert awarded(awards, built(2, 0, 1), 3) == ()
    assert awarded(awards, built(2, 0, 1, 2), 3) == (Awarded("most-built", (Seat(2),), 2),)
