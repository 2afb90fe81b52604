"""The circle method: everybody meets everybody, seats and byes are even."""

from __future__ import annotations

from collections import Counter

import pytest

from host.leagues.circle import circle, turns


@pytest.mark.parametrize("many", range(2, 33))
def test_everybody_meets_everybody_once_and_seats_and_byes_are_even(many: int) -> None:
    met, first, byes = Counter[frozenset[int]](), Counter[int](), Counter[int]()
    for turn in range(turns(many)):
        tables = circle(range(many), turn)
        assert sorted(who for table in tables for who in table) == list(range(many))
        for table in tables:
            met[frozenset(table)] += len(table) == 2
            first[table[0]] += len(table) == 2
            byes[table[0]] += len(table) == 1
    assert sorted(met[frozenset((one, other))] for other in range(many) for one in range(other)) == [1] * (
        many * (many - 1) // 2
    )
    assert all(byes[who] == many % 2 for who in range(many))
    assert all(abs(first[who] - (many - 1 - first[who])) <= 1 for who in range(many))
