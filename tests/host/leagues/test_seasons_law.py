"""Whatever happens in a season of any format: it ends, rounds are sound, and it is the same in whatever order rows
are."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from host.leagues.format import KINDS, SCORINGS, TIES, UNIT, Entrant, Format, Kind, Played, sizes, wrong
from host.leagues.pairing import expected_rounds, next_round
from host.leagues.season import moving, next_season
from host.leagues.standing import Book, standings
from tests.host.leagues.seasons import Season, first_ladder
from tests.host.leagues.ways import ways
from tests.soak import times


def some_format(rng: Random, kind: Kind, people: int) -> Format:
    """A format that can be with so many people."""
    while True:
        size = rng.randrange(2, 6)
        found = Format(
            kind,
            ("mill", "ferry", "mill")[: rng.randrange(1, 4)],
            size=size,
            smallest=rng.randrange(2, size + 1),
            rounds=rng.randrange(1, 9) if kind == "swiss" else rng.choice((0, 0, 3)),
            onward=rng.randrange(1, 4),
            division=rng.randrange(2, 12),
            moves=rng.randrange(4),
            scoring=rng.choice(SCORINGS),
            ties=tuple(rng.sample(TIES, rng.randrange(len(TIES) + 1))),
        )
        if not wrong(found, people):
            return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(times(12)))
def test_every_season_ends_and_every_round_is_sound(kind: Kind, seed: int) -> None:
    rng = Random(f"{kind} {seed}")
    people = rng.choice((5, 6, 7, 9, 12, 13, 20, 27))
    season = Season(some_format(rng, kind, people), (), seed, rng.random())
    season = Season(season.format, first_ladder(season.format, people), seed, season.trouble if seed % 3 else 0)
    season.trouble = rng.choice((0.2, 0.6, 1.0)) if seed % 3 else 0
    expected = expected_rounds(season.format, season.entrants)
    end = season.play()
    assert len(season.rounds) <= 60
    if not season.trouble and (people <= 24 or kind != "round-robin"):
        assert len(season.rounds) == expected
        assert sum(each.state == "champion" for each in end) >= 1


@pytest.mark.parametrize("kind", KINDS)
def test_sixty_four_people_play_three_seasons(kind: Kind) -> None:
    format = Format(kind, ("mill", "ferry"), rounds=6 if kind == "swiss" else 0)
    ladder, newcomers = first_ladder(format, 64), 1_000
    for number in range(3):
        season = Season(format, ladder, number, 0.5)
        end = season.play()
        stay = [each.entrant for each in end if each.state != "out" and season.rng.random() < 0.9]
        season.rng.shuffle(stay)
        new = list(range(newcomers, newcomers + 64 - len(stay)))
        newcomers += 64
        ladder = next_season(format, end, [*stay, *new])
        assert sorted(who for here in ladder for who in here) == sorted([*stay, *new])


@pytest.mark.parametrize("seed", range(times(25)))
def test_swiss_tables_of_few_people_are_the_best_of_all_ways(seed: int) -> None:
    """First as few as can be meet again, then points are as near each other as can be."""
    rng = Random(seed)
    people, size = rng.randrange(4, 10), rng.randrange(2, 5)
    format = Format("swiss", ("mill",), size=size, smallest=rng.randrange(2, size + 1), rounds=6)
    if wrong(format, people):
        return
    season = Season(format, first_ladder(format, people), seed, 0.0)
    while (made := season.next()) is not None:
        book = Book(format, season.entrants, season.rows)
        met = Counter(two for row in season.rows for two in combinations(sorted(row.entrants), 2))

        def weigh(way: list[tuple[int, ...]], book: Book = book, met: Counter[tuple[int, ...]] = met) -> list[int]:
            pairs = [tuple(sorted(two)) for table in way for two in combinations(table, 2)]
            return [
                sum(met[two] for two in pairs),
                sum((book.points[one] - book.points[other]) ** 2 for one, other in pairs),
            ]

        tables = [table.entrants for table in made.tables if not table.bye]
        playing = sorted(who for table in tables for who in table)
        assert weigh(tables) == min(map(weigh, ways(playing, sizes(len(playing), size, format.smallest))))
        season.rows += [season.ended(Played(made.number, table.entrants)) for table in made.tables]


@pytest.mark.parametrize("seed", range(times(6)))
def test_whoever_drops_out_all_against_all_has_those_together_who_have_met_least(seed: int) -> None:
    rng = Random(seed)
    format = Format("round-robin", ("mill",), size=4, smallest=3)
    season = Season(format, first_ladder(format, 10), seed, 0.0)
    for gone in rng.sample(range(10), 3):
        made = season.next()
        if made is None:
            break
        season.rows += [season.ended(Played(made.number, table.entrants)) for table in made.tables]
        season.entrants[gone] = Entrant(gone + 1, gone + 1, out=True)
    made = season.next()
    met = Counter(two for row in season.rows for two in combinations(sorted(row.entrants), 2))
    if made is None:
        assert all(met[two] for two in combinations(sorted(season.able), 2))
        return
    tables = [table.entrants for table in made.tables if not table.bye]
    playing = sorted(who for table in tables for who in table)
    found = [
        sum(met[two] for table in way for two in combinations(sorted(table), 2))
        for way in (tables, *ways(playing, [len(table) for table in tables]))
    ]
    assert found[0] == min(found)


@pytest.mark.parametrize(("size", "people"), [(2, 12), (3, 15), (4, 16), (5, 15), (3, 27)])
def test_seats_of_swiss_are_mostly_as_even_as_can_be(size: int, people: int) -> None:
    format, apart, off = (
        Format("swiss", ("mill",), size=size, smallest=size, rounds=9),
        Counter[int](),
        Counter[int](),
    )
    for seed in range(times(3)):
        season = Season(format, first_ladder(format, people), seed, 0.0)
        season.play()
        had = Counter((who, seat) for row in season.rows if not row.bye for seat, who in enumerate(row.entrants))
        for who in season.able:
            counts = [had[who, seat] for seat in range(size)]
            apart[max(counts) - min(counts)] += 1
            off[max(counts) - min(counts) - (sum(counts) % size > 0)] += 1
    assert off[0] >= 0.6 * off.total()
    assert apart[0] + apart[1] + apart[2] >= 0.97 * apart.total()


@pytest.mark.parametrize("people", range(2, 34))
def test_a_knock_out_of_two_gives_byes_to_the_best_in_the_first_round_only(people: int) -> None:
    format = Format("knockout", ("mill",), size=2, smallest=2)
    season = Season(format, first_ladder(format, people), people, 0.0)
    end = season.play()
    assert len(season.rounds) == (people - 1).bit_length()
    byes = [[table.entrants[0] for table in made.tables if table.bye] for made in season.rounds]
    assert not any(byes[1:])
    assert sorted(byes[0]) == list(range(1, len(byes[0]) + 1))
    assert [each.state for each in end].count("champion") == 1
    first = [table.entrants for table in season.rounds[0].tables if not table.bye]
    assert {sum(table) for table in first} <= {len(byes[0]) + 1 + people}


@pytest.mark.parametrize("firsts", [(0, 2), (1, 3), (0, 3), (1, 2)])
def test_swiss_of_two_has_those_together_who_need_different_seats(firsts: tuple[int, int]) -> None:
    format, (one, other) = Format("swiss", ("mill",), rounds=2, size=2, smallest=2), firsts
    rows = [Played(1, (one, 1 - one), (1, 1)), Played(1, (other, 5 - other), (1, 1))]
    made = next_round(format, [Entrant(who, who) for who in range(4)], rows, 1)
    assert made is not None
    assert sorted(table.entrants for table in made.tables) == sorted([(1 - one, other), (5 - other, one)])


def test_a_round_of_swiss_or_knock_out_waits_for_open_tables() -> None:
    for kind in ("swiss", "knockout"):
        format = Format(kind, ("mill",), rounds=3)
        entrants = [Entrant(who, who) for who in range(8)]
        made = next_round(format, entrants, (), 1)
        assert made is not None
        with pytest.raises(ValueError, match="open"):
            next_round(format, entrants, [Played(1, made.tables[0].entrants)], 1)


def test_who_drops_out_of_a_knock_out_is_followed_by_the_next_of_their_table() -> None:
    format = Format("knockout", ("mill",), size=3, smallest=2)
    rows = [Played(1, (0, 1, 2), (1, 2, 3)), Played(1, (3, 4, 5), (2, 1, 3), left=(4,))]
    made = next_round(format, [Entrant(who, who, out=who == 0) for who in range(6)], rows, 1)
    assert made is not None
    assert [sorted(table.entrants) for table in made.tables] == [[1, 3]]


def test_more_go_on_in_a_knock_out_where_too_few_would_be_left_for_a_table() -> None:
    format = Format("knockout", ("mill",), size=4, smallest=3)
    rows = [Played(1, (0, 1, 2, 3), (1, 2, 3, 4)), Played(1, (4, 5, 6, 7), (4, 3, 2, 1))]
    made = next_round(format, [Entrant(who, who) for who in range(8)], rows, 1)
    assert made is not None
    assert [sorted(table.entrants) for table in made.tables] == [[0, 1, 6, 7]]


def test_who_replaces_somebody_takes_over_what_was_scored_and_is_paired_again() -> None:
    format = Format("swiss", ("mill",), rounds=3, size=2, smallest=2)
    entrants = [Entrant(who, who, out=who == 3) for who in range(4)]
    rows = [Played(1, (0, 1), (1, 2)), Played(1, (2, 3), (2, 1))]
    without = next_round(format, entrants, rows, 1)
    assert without is not None
    assert sorted(who for table in without.tables for who in table.entrants) == [0, 1, 2]
    back = [Entrant(who, who) for who in range(4)]
    assert Book(format, back, rows).points[3] == UNIT
    made = next_round(format, back, rows, 1)
    assert made is not None
    assert sorted(sorted(table.entrants) for table in made.tables) == [[0, 3], [1, 2]]


def test_divisions_exchange_as_many_as_the_format_says_and_stay_full() -> None:
    format = Format("divisions", ("mill",), division=6, moves=2)
    season = Season(format, first_ladder(format, 20), 5, 0.0)
    end = season.play()
    places = {division: [each.entrant for each in end if each.division == division] for division in range(4)}
    assert [len(places[division]) for division in range(4)] == [6, 6, 8, 0]
    everybody = list(range(20, 0, -1))
    after = next_season(format, end, everybody)
    assert after == (
        (*places[0][:4], *places[1][:2]),
        (*places[0][4:], *places[1][2:4], *places[2][:2]),
        (*places[1][4:], *places[2][2:]),
    )
    assert {who for who, by in moving(format, end).items() if by < 0} == {*places[1][:2], *places[2][:2]}
    left = [who for who in everybody if who not in (places[0][0], places[1][2])]
    fewer = next_season(format, end, [*left, 50, 51])
    assert fewer == (
        (*places[0][1:4], *places[1][:2], places[0][4]),
        (places[0][5], places[1][3], *places[2][:2], *places[1][4:]),
        (*places[2][2:], 50, 51),
    )
    assert next_season(format, (), range(9)) == (tuple(range(6)), (6, 7, 8))
    assert next_season(format, (), range(8)) == (tuple(range(8)),)
    small = Format("divisions", ("mill",), division=6, smallest=2)
    assert next_season(small, (), range(8)) == (tuple(range(8)),)
    assert next_season(Format("swiss", ("mill",), rounds=1), end, [3, 1]) in (((3, 1),), ((1, 3),))


def test_who_dropped_out_does_not_go_up_however_few_are_left() -> None:
    format = Format("divisions", ("mill",), size=2, smallest=2, division=4, moves=2)
    entrants = [Entrant(who, who, division=who // 4, out=who > 4) for who in range(8)]
    rows = [Played(1, (one, one + 1), (1, 2), division=one // 4) for one in (0, 2, 4, 6)]
    end = standings(format, entrants, rows, over=True)
    up = {who for who, by in moving(format, end).items() if by < 0}
    assert up == {4}
    first, second = next_season(format, end, range(8))
    assert 4 in first
    assert not {5, 6, 7} & {*first}
    assert sorted((*first, *second)) == list(range(8))
