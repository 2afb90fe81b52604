"""Points, tie-breaks and places, by numbers one can follow by hand."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from msgspec.structs import replace

from host.leagues.format import SCORINGS, TIES, UNIT, Entrant, Format, Played, sizes, wrong
from host.leagues.standing import Standing, order, scored, standings

SWISS = Format("swiss", ("mill",), rounds=3)
ANN, BEN, CAT, DAN = range(1, 5)


def people(*out: int) -> list[Entrant]:
    """Four entrants, ranked by number."""
    return [Entrant(who, who, out=who in out) for who in (ANN, BEN, CAT, DAN)]


def ranking(found: tuple[Standing, ...]) -> list[tuple[int, int]]:
    """Entrants and places in order."""
    return [(each.entrant, each.place) for each in found]


@pytest.mark.parametrize("scoring", SCORINGS)
def test_each_has_half_a_point_on_average_at_tables_of_any_size(scoring: str) -> None:
    format = replace(SWISS, scoring=scoring)
    for size in range(2, 6):
        for places in {order(Played(1, tuple(range(size)), each)) for each in product(range(1, 4), repeat=size)}:
            points = scored(format, Played(1, tuple(range(size)), places))
            assert sum(points) == size * UNIT // 2
            assert all((a > b) <= (p < q) for (a, p), (b, q) in permutations(zip(points, places, strict=True), 2))
        assert scored(format, Played(1, tuple(range(size)), never=True)) == (UNIT // 2,) * size


def test_a_place_counts_the_share_of_the_others_whom_one_was_before() -> None:
    assert scored(SWISS, Played(1, (1, 2, 3, 4), (1, 2, 3, 4))) == (120, 80, 40, 0)
    assert scored(SWISS, Played(1, (1, 2, 3), (2, 1, 2))) == (30, 120, 30)
    wins = replace(SWISS, scoring="wins")
    assert scored(wins, Played(1, (1, 2, 3, 4), (1, 2, 3, 4))) == (240, 0, 0, 0)
    assert scored(wins, Played(1, (1, 2, 3, 4), (1, 1, 3, 4))) == (120, 120, 0, 0)
    assert scored(wins, Played(1, (1, 2), (1, 2))) == (120, 0)


def test_who_drops_out_of_a_table_is_behind_all_and_scores_nothing() -> None:
    left = Played(1, (ANN, BEN, CAT), (1, 2, 3), left=(ANN,))
    assert order(left) == (3, 1, 2)
    assert scored(SWISS, left) == (0, 120, 60)
    assert scored(SWISS, Played(1, (ANN, BEN, CAT), left=(ANN,), never=True)) == (0, 60, 60)
    assert scored(replace(SWISS, scoring="wins"), Played(1, (ANN, BEN), (1, 1), left=(ANN, BEN))) == (0, 0)


def test_a_bye_counts_half_a_point_or_a_whole_one() -> None:
    assert scored(SWISS, Played(1, (ANN,))) == (60,)
    assert scored(replace(SWISS, bye="full"), Played(1, (ANN,))) == (120,)
    (ann,) = [each for each in standings(SWISS, people(), [Played(1, (ANN,))]) if each.entrant == ANN]
    assert (ann.points, ann.tables, ann.byes) == (60, 0, 1)


TWO = replace(SWISS, size=2, smallest=2)
ROWS = [
    Played(1, (ANN, BEN), (1, 2), (50, 40)),
    Played(1, (CAT, DAN), (1, 2), (80, 20)),
    Played(2, (ANN, CAT), (1, 2), (30, 29)),
    Played(2, (BEN, DAN), (1, 2), (60, 6)),
    Played(3, (ANN, DAN), (2, 1), (10, 40)),
    Played(3, (BEN, CAT), (2, 1), (9, 90)),
]


def test_each_tie_break_says_what_it_says() -> None:
    """Points: Ann 2, Ben 1, Cat 2, Dan 1. Ann beat Cat, Ben beat Dan."""
    values = {
        tie: {each.entrant: each.ties[0] for each in standings(replace(TWO, ties=(tie,)), people(), ROWS)}
        for tie in TIES
    }
    assert values["direct"] == {ANN: 1, CAT: -1, BEN: 1, DAN: -1}
    assert values["wins"] == {ANN: 2, CAT: 2, BEN: 1, DAN: 1}
    assert values["opponents"] == {ANN: 160, CAT: 160, BEN: 200, DAN: 200}
    assert values["beaten"] == {ANN: 360, CAT: 240, BEN: 120, DAN: 240}
    assert values["scored"] == {ANN: 2250, CAT: 1000 + 966 + 1000, BEN: 800 + 1000 + 100, DAN: 250 + 100 + 1000}
    assert values["rank"] == {ANN: -1, CAT: -3, BEN: -2, DAN: -4}


def test_ties_are_asked_in_order_and_places_are_shared_where_none_decides() -> None:
    def places(*ties: str) -> list[tuple[int, int]]:
        return ranking(standings(replace(TWO, ties=ties), people(), ROWS))

    assert places() == [(ANN, 1), (CAT, 1), (BEN, 3), (DAN, 3)]
    assert places("wins", "opponents") == [(ANN, 1), (CAT, 1), (BEN, 3), (DAN, 3)]
    assert places("beaten") == [(ANN, 1), (CAT, 2), (DAN, 3), (BEN, 4)]
    assert places("wins", "direct", "beaten") == [(ANN, 1), (CAT, 2), (BEN, 3), (DAN, 4)]
    found = standings(replace(TWO, ties=("wins", "direct", "beaten")), people(), ROWS)
    assert [each.ties for each in found] == [(2, 1, None), (2, -1, None), (1, 1, None), (1, -1, None)]


def test_who_has_dropped_out_is_behind_all_who_play_on() -> None:
    found = standings(TWO, people(ANN), ROWS, over=True)
    assert [(each.entrant, each.state) for each in found] == [
        (CAT, "champion"), (BEN, "in"), (DAN, "in"), (ANN, "out"),
    ]  # fmt: skip


def test_a_knock_out_ranks_by_how_far_one_came_and_then_by_the_last_table() -> None:
    format = Format("knockout", ("mill",), size=3, smallest=2)
    rows = [Played(1, (ANN, DAN), (2, 1)), Played(1, (BEN, CAT), (1, 2))]
    now = {each.entrant: each.state for each in standings(format, people(), rows)}
    assert now == {ANN: "beaten", DAN: "in", BEN: "in", CAT: "beaten"}
    rows.append(Played(2, (BEN, DAN), (1, 2)))
    over = standings(format, people(), rows, over=True)
    assert [(each.entrant, each.place, each.state) for each in over][:2] == [(BEN, 1, "champion"), (DAN, 2, "beaten")]
    assert [each.state for each in over[2:]] == ["beaten", "beaten"]
    corrected = [replace(rows[0], places=(1, 2)), *rows[1:]]
    assert [each.entrant for each in standings(format, people(), corrected, over=True)][:2] == [BEN, DAN]


def test_tables_are_few_even_and_no_smaller_than_allowed() -> None:
    for size in range(2, 6):
        for smallest in range(2, size + 1):
            for many in range(60):
                cuts = sizes(many, size, smallest)
                assert all(smallest <= each <= size for each in cuts)
                assert sorted(cuts, reverse=True) == list(cuts)
                assert not cuts or cuts[0] - cuts[-1] <= 1
                able = {0}
                for _ in range(many // smallest):
                    able |= {so + each for so in able for each in range(smallest, size + 1) if so + each <= many}
                assert sum(cuts) == max(able)


def test_what_cannot_be_is_named() -> None:
    seats = {"mill": (2, 4)}
    good = Format("divisions", ("mill",))
    assert wrong(good, 8, seats) == []
    assert wrong(replace(good, games=()), 8) == ["no-game"]
    assert wrong(replace(good, games=("mill",) * 21), 8) == ["many-games"]
    assert wrong(replace(good, size=6), 8) == ["table-size"]
    assert wrong(replace(good, smallest=5), 8) == ["smallest-table"]
    assert wrong(replace(good, rounds=61), 8) == wrong(SWISS.__class__("swiss", ("mill",)), 8) == ["rounds"]
    assert wrong(replace(good, kind="knockout", onward=3), 8) == ["onward"]
    assert wrong(replace(good, division=2, moves=1), 8) == ["division-size"]
    assert wrong(replace(good, moves=5), 8) == ["moves"]
    assert wrong(replace(good, ties=("wins", "wins")), 8) == ["ties"]
    assert wrong(good, 2) == ["few-entrants"]
    assert wrong(replace(good, games=("ferry",)), 8, seats) == ["no-such-game"]
    assert wrong(replace(good, size=5), 8, seats) == ["game-seats"]
    assert wrong(replace(good, smallest=2), 8, {"mill": (3, 5)}) == ["game-seats"]
