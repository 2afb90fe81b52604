"""Who plays whom: the tables of the next round, from those that were played. No clock, no chance but a given seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from .circle import circle, turns
from .format import UNIT, Entrant, Format, Played, Round, Seated, sizes
from .grouping import folded, improved, seated
from .standing import Book, going_on


class Past:
    """What counts for pairings: who met whom how often, on which seats, and who had a bye."""

    def __init__(self, book: Book) -> None:
        self._met, self._seats, self.byes = Counter[tuple[int, int]](), Counter[tuple[int, int]](), Counter[int]()
        for table in book.played:
            if table.bye:
                self.byes[table.entrants[0]] += 1
                continue
            self._seats.update((who, seat) for seat, who in enumerate(table.entrants))
            self._met.update(_pair(*two) for two in combinations(table.entrants, 2))

    def met(self, one: int, other: int) -> int:
        """How often two were at a table."""
        return self._met[_pair(one, other)]

    def had(self, who: int, seat: int) -> int:
        """How often somebody sat there."""
        return self._seats[who, seat]


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def next_round(format: Format, entrants: Iterable[Entrant], played: Iterable[Played], seed: int) -> Round | None:
    """The tables of the next round, None when the season is over. Rows may be in any order. Of Swiss and knock-out
    all tables must be over: raises `ValueError` if one is open. Who has dropped out gets no table any more."""
    book = Book(format, entrants, played)
    if format.kind in ("swiss", "knockout") and any(table.open for table in book.played):
        raise ValueError("a table of the round before is open")
    number = max((table.round for table in book.played), default=0) + 1
    lots = list(book.entrants)
    Random(seed).shuffle(lots)
    order = sorted(lots, key=lambda who: book.entrants[who].rank)
    past = Past(book)
    if format.kind == "swiss":
        return _made(book, past, number, {0: _swiss(book, past, order)} if number <= format.rounds else {})
    if format.kind == "knockout":
        return _made(book, past, number, {0: _knockout(book, past, order)})
    divisions = {
        each.division: [who for who in order if book.entrants[who].division == each.division]
        for each in book.entrants.values()
    }
    for at in range(number, most_rounds(format, book.entrants.values()) + 1):
        groups = {n: _all_against_all(book, past, here, at, seed) for n, here in sorted(divisions.items())}
        if (made := _made(book, past, at, groups)) is not None:
            return made
    return None


def _made(book: Book, past: Past, number: int, divisions: dict[int, list[Sequence[int]]]) -> Round | None:
    """A round of these tables, seats given; None if nobody would play."""
    ready = [
        Seated(division, book.format.game(number), table if isinstance(table, tuple) else seated(table, past.had))
        for division, tables in divisions.items()
        for table in tables
    ]
    ready.sort(key=lambda table: table.bye)
    return Round(number, tuple(ready)) if ready and not ready[0].bye else None


def most_rounds(format: Format, entrants: Iterable[Entrant]) -> int:
    """How many rounds a season may have, all that is left to drop-outs taken as it was at the start: of Swiss and of
    tables of two exactly so many. All against all goes on at larger tables until everybody has met everybody, for
    twice as many rounds as that would need if numbers always divided."""
    many = list(entrants)
    if format.kind == "swiss":
        return format.rounds
    if format.kind == "knockout":
        left, rounds = len(many), 0
        while left >= 2 and (tables := len(sizes(left, format.size, format.smallest))):
            rounds += 1
            byes = left - sum(sizes(left, format.size, format.smallest))
            on = max(format.onward, -(-(format.smallest - byes) // tables))
            left = 1 if tables + byes == 1 else tables * on + byes
        return rounds
    most = max((Counter(each.division for each in many)).values(), default=0)
    natural = 0 if most < 2 else turns(most) if format.size == 2 else 2 * -(-(most - 1) // (format.size - 1))
    return min(format.rounds, natural) if format.rounds else natural


def _byes(past: Past, people: Sequence[int], format: Format) -> tuple[list[int], list[int]]:
    """Who plays, and who has a bye, where numbers do not divide: the last of those who had the fewest."""
    over = len(people) - sum(sizes(len(people), format.size, format.smallest))
    last = sorted(range(len(people)), key=lambda at: (past.byes[people[at]], -at))[:over]
    return [who for at, who in enumerate(people) if at not in last], [people[at] for at in last]


def _swiss(book: Book, past: Past, order: Sequence[int]) -> list[Sequence[int]]:
    able = sorted((who for who in order if not book.entrants[who].out), key=lambda who: -book.points[who])
    playing, byes = _byes(past, able, book.format)
    if not playing:
        return []
    tables, cuts, at = [], sizes(len(playing), book.format.size, book.format.smallest), 0
    for many in cuts:
        tables.append(playing[at : at + many])
        at += many

    def weight(one: int, other: int) -> int:
        return past.met(one, other) * UNIT**4 + (book.points[one] - book.points[other]) ** 2

    return [*improved(tables, weight), *[(who,) for who in byes]]


def _knockout(book: Book, past: Past, order: Sequence[int]) -> list[Sequence[int]]:
    on = {who for who in (going_on(book) if book.played else order) if not book.entrants[who].out}
    people = [who for who in order if who in on]
    playing, byes = _byes(past, people[::-1], book.format)
    playing.reverse()
    cuts = sizes(len(playing), book.format.size, book.format.smallest)
    pots = {who: at // len(cuts) for at, who in enumerate(playing)} if cuts else {}
    return [*improved(folded(playing, cuts, snake=True), past.met, pots=pots), *[(who,) for who in byes]]


def _all_against_all(book: Book, past: Past, here: list[int], number: int, seed: int) -> list[Sequence[int]]:
    format = book.format
    if format.size == 2:
        return (
            [
                able
                for table in circle(here, number - 1)
                if (able := tuple(who for who in table if not book.entrants[who].out))
            ]
            if number <= turns(len(here))
            else []
        )
    left = [who for who in here if not book.entrants[who].out]
    if all(past.met(*two) for two in combinations(left, 2)):
        return []
    Random(seed * 1_000 + number).shuffle(left)
    playing, byes = _byes(past, left, format)
    cuts = sizes(len(playing), format.size, format.smallest)
    return [*improved(folded(playing, cuts), past.met), *[(who,) for who in byes]]
