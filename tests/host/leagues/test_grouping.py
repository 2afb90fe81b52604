"""People into tables: compared with all ways there are, for few people."""

from __future__ import annotations

from random import Random

import pytest

from host.leagues.format import sizes
from host.leagues.grouping import Tables, best, folded, grouped, improved, weight_of
from tests.host.leagues.ways import ways
from tests.soak import times


def cut(people: int, size: int, smallest: int, rng: Random) -> tuple[Tables, tuple[int, ...]]:
    """So many people, by lot, at tables."""
    cuts = sizes(people, size, smallest)
    order = list(range(sum(cuts)))
    rng.shuffle(order)
    return folded(order, cuts), cuts


@pytest.mark.parametrize("seed", range(times(60)))
def test_few_people_are_grouped_as_well_as_in_the_best_of_all_ways(seed: int) -> None:
    rng = Random(seed)
    tables, cuts = cut(rng.randrange(4, 10), rng.randrange(2, 6), 2, rng)
    weights = [[rng.choice((0, 0, 1, 2, 100)) for _ in range(10)] for _ in range(10)]

    def weight(one: int, other: int) -> int:
        return weights[min(one, other)][max(one, other)]

    least = min(weight_of(way, weight) for way in ways(sorted(who for table in tables for who in table), cuts))
    made = grouped(tables, weight)
    assert weight_of(made, weight) == least
    assert sorted(map(len, made)) == sorted(cuts)
    assert sorted(who for table in made for who in table) == sorted(who for table in tables for who in table)
    assert weight_of(best(tables, weight) or tables, weight) == least
    swapped = improved(tables, weight)
    assert least <= weight_of(swapped, weight) <= weight_of(tables, weight)


@pytest.mark.parametrize("seed", range(times(10)))
def test_among_many_people_no_swap_would_make_it_better(seed: int) -> None:
    rng = Random(seed)
    tables, _ = cut(rng.randrange(13, 40), rng.randrange(2, 6), 2, rng)
    weights = [[rng.choice((0, 0, 0, 1, 50)) for _ in range(40)] for _ in range(40)]
    pots = {who: at // len(tables) for at, who in enumerate(who for row in zip(*tables, strict=False) for who in row)}

    def weight(one: int, other: int) -> int:
        return weights[min(one, other)][max(one, other)]

    for by_pot in (False, True):
        if by_pot and len(pots) < sum(map(len, tables)):
            continue
        made = grouped(tables, weight, pots=pots if by_pot else None)
        now = weight_of(made, weight)
        for at, one in enumerate(made):
            for other in made[at + 1 :]:
                for i, x in enumerate(one):
                    for j, y in enumerate(other):
                        if not by_pot or pots[x] == pots[y]:
                            one[i], other[j] = y, x
                            assert weight_of(made, weight) >= now
                            one[i], other[j] = x, y
        if by_pot:
            assert all(sorted(pots[who] for who in table) == list(range(len(table))) for table in made)


def test_rows_are_dealt_out_in_order_or_there_and_back() -> None:
    assert folded(range(8), (4, 4)) == [[0, 2, 4, 6], [1, 3, 5, 7]]
    assert folded(range(7), (3, 2, 2)) == [[0, 3, 6], [1, 4], [2, 5]]
    assert folded(range(8), (4, 4), snake=True) == [[0, 3, 4, 7], [1, 2, 5, 6]]
    assert folded(range(6), (2, 2, 2), snake=True) == [[0, 5], [1, 4], [2, 3]]


def test_what_weighs_nothing_stays() -> None:
    tables = [[4, 0], [3, 1], [2, 5]]
    assert grouped(tables, lambda *_: 0) == tables
