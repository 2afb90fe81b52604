"""All against all at tables of three to five: designs, seasons made beforehand, seats."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from host.leagues.designs import DESIGNS, Rounds, design
from host.leagues.format import sizes
from host.leagues.seats import balanced
from host.leagues.timetable import longest, timetable
from tests.host.leagues.ways import ways
from tests.soak import SOAK

EVERY = [
    (people, size, smallest)
    for size in (3, 4, 5)
    for people in range(size, 25)
    for smallest in (2, size - 1, size)
    if (people, size, smallest) != (12, 5, 5)
]
SOME = [(3, 3, 3), (7, 3, 2), (7, 4, 4), (8, 3, 2), (10, 4, 3), (11, 3, 3), (12, 5, 4), (13, 4, 4), (17, 5, 4)]


def met(rounds: Rounds) -> Counter[tuple[int, ...]]:
    """How often each two meet."""
    return Counter(two for tables in rounds for table in tables for two in combinations(sorted(table), 2))


def again(rounds: Rounds) -> int:
    """The pairs of meetings of the same two."""
    return sum(times * (times - 1) // 2 for times in met(rounds).values())


def seats(rounds: Rounds) -> Counter[tuple[int, int]]:
    """How often each sits where."""
    return Counter((who, seat) for tables in rounds for t in tables if len(t) > 1 for seat, who in enumerate(t))


@pytest.mark.parametrize(("people", "size"), DESIGNS)
def test_in_a_design_everybody_meets_everybody_once_and_plays_in_each_round(people: int, size: int) -> None:
    rounds = design(people, size)
    assert rounds is not None
    assert len(rounds) * (size - 1) == people - 1
    assert all(sorted(who for table in tables for who in table) == list(range(people)) for tables in rounds)
    assert {len(table) for tables in rounds for table in tables} == {size}
    assert met(rounds) == dict.fromkeys(combinations(range(people), 2), 1)


@pytest.mark.parametrize(("people", "size", "smallest"), SOME if SOAK == 1 else EVERY)
def test_a_timetable_is_whole_and_even(people: int, size: int, smallest: int) -> None:
    rounds = timetable(people, size, smallest, 60)
    assert rounds is not None
    assert len(rounds) <= longest(people, size, smallest)
    cuts = sizes(people, size, smallest)
    for tables in rounds:
        assert sorted(who for table in tables for who in table) == list(range(people))
        assert sorted(map(len, tables), reverse=True) == [*cuts, *[1] * (people - sum(cuts))]
    assert len(met(rounds)) == people * (people - 1) // 2
    byes = Counter(table[0] for tables in rounds for table in tables if len(table) == 1)
    assert max(byes[who] for who in range(people)) - min(byes[who] for who in range(people)) <= 1
    had = seats(rounds)
    here = [[had[who, seat] for seat in range(cuts[0])] for who in range(people)]
    assert all(max(each) - min(each) <= (1 if cuts[0] == cuts[-1] else 3) for each in here)


def test_it_is_as_good_as_the_best_of_all_seasons_of_few_people() -> None:
    for people, cuts, smallest in ((5, (3, 2), 2), (6, (3, 3), 3), (7, (4, 3), 3)):
        made = timetable(people, cuts[0], smallest, 60)
        assert made is not None
        everything = [tuple(each) for each in ways(list(range(people)), cuts)]
        for rounds in range(1, len(made) + 1):
            seasons = combinations_with_replacement(everything, rounds)
            whole = [again(season) for season in seasons if len(met(season)) == people * (people - 1) // 2]
            assert (min(whole) if whole else None) == (again(made) if rounds == len(made) else None)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_seats_of_equal_tables_are_always_within_one(size: int) -> None:
    rounds = tuple(
        tuple(tuple((at * size + step * (by + 1)) % (size * 4) for step in range(size)) for at in range(4))
        for by in (0, 0, 0, 1 if size == 3 else 0, 0)
    )
    had, people = seats(balanced(rounds)), {who for tables in rounds for table in tables for who in table}
    assert seats(rounds) != had
    assert all(
        max(had[who, n] for n in range(size)) - min(had[who, n] for n in range(size)) <= 1 for who in sorted(people)
    )
    assert [[sorted(table) for table in tables] for tables in balanced(rounds)] == [
        [sorted(table) for table in tables] for tables in rounds
    ]
