"""Who plays whom: the tables of the next round, from those that were played. No clock, no chance but a given seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from random import Random

from .against_all import AgainstAll
from .format import Entrant, Format, Played, Round, Seated, sizes
from .grouping import folded, grouped
from .past import Past
from .seats import seated
from .standing import Book, going_on, onward

MEETS, APART = 10**20, 10**7
"""What counts first at tables of Swiss: that two have met, and then how far apart their points are, squared."""


def next_round(format: Format, entrants: Iterable[Entrant], played: Iterable[Played], seed: int) -> Round | None:
    """The tables of the next round, None when the season is over. Rows may be in any order. Of Swiss and knock-out
    all tables must be over: raises `ValueError` if one is open. Who has dropped out gets no table any more. `seed`:
    draws the lots of this round; those of a season of all against all follow from its entrants."""
    book = Book(format, entrants, played)
    past = Past(book.played)
    number = 1 + max((table.round for table in book.played), default=0)
    if format.kind in ("round-robin", "divisions"):
        return _against_all(book, past, number, seed)
    if any(table.open for table in book.played):
        raise ValueError("a table of the round before is open")
    if format.kind == "swiss" and number > format.rounds:
        return None
    lots = _lots(book, f"{seed}")
    ranked = sorted(lots, key=lambda who: book.entrants[who].rank)
    tables = _swiss(book, past, ranked) if format.kind == "swiss" else _knockout(book, past, ranked)
    return _made(book, past, number, seed, {0: tables})


def _lots(book: Book, seed: str) -> list[int]:
    """All entrants in an order by lot."""
    lots = list(book.entrants)
    Random(seed).shuffle(lots)
    return lots


def _made(
    book: Book, past: Past, number: int, seed: int, divisions: Mapping[int, Sequence[Sequence[int]]]
) -> Round | None:
    """A round of these tables, None if nobody would play. Lists have no seats yet."""
    lot = {who: at for at, who in enumerate(_lots(book, f"{seed} {number}"))}
    ready = [
        Seated(
            division,
            book.format.game(number),
            table if isinstance(table, tuple) else seated(sorted(table, key=lot.__getitem__), past.had),
        )
        for division, tables in sorted(divisions.items())
        for table in tables
    ]
    ready.sort(key=lambda table: table.bye)
    return Round(number, tuple(ready)) if ready and not ready[0].bye else None


def _against_all(book: Book, past: Past, number: int, seed: int) -> Round | None:
    divisions = _divisions(book, past, seed)
    for later in range(number, 1 + max((each.most for each in divisions), default=0)):
        tables = {each.division: each.tables(later) for each in divisions}
        if (made := _made(book, past, later, seed, tables)) is not None:
            return made
    return None


def _divisions(book: Book, past: Past, seed: int) -> list[AgainstAll]:
    # Drawn by who takes part: it has to stay the same through a season, whatever the seeds of its rounds.
    lots = _lots(book, f"{[(each.id, each.rank) for each in book.entrants.values()]}")
    return [
        AgainstAll(book, past, division, [who for who in lots if book.entrants[who].division == division], seed)
        for division in sorted({each.division for each in book.entrants.values()})
    ]


def _swiss(book: Book, past: Past, ranked: Sequence[int]) -> list[list[int] | tuple[int, ...]]:
    """Tables of people with equal points, where they have not met: cut from the order of points; of equal points the
    upper half meets the lower half, then people are swapped for as long as that makes it better."""
    points, size = book.points, book.format.size
    able = sorted((who for who in ranked if not book.entrants[who].out), key=lambda who: -points[who])
    playing, byes = past.with_byes(able, size, book.format.smallest)
    cuts = sizes(len(playing), size, book.format.smallest)
    at_table = [table for table, many in enumerate(cuts) for _ in range(many)]
    tables: list[list[int]] = [[] for _ in cuts]
    at = 0
    for _, group in groupby(playing, key=points.__getitem__):
        equal = list(group)
        room = Counter(at_table[at : at + len(equal)])
        for table, people in zip(room, folded(equal, list(room.values())), strict=True):
            tables[table] += people
        at += len(equal)

    def weight(one: int, other: int) -> int:
        apart = (points[one] - points[other]) ** 2
        same_seat = max(0, past.leaning(one) * past.leaning(other)) if size == 2 else 0
        return past.met(one, other) * MEETS + apart * APART + same_seat

    place = {who: at for at, who in enumerate(playing)}
    made = sorted(grouped(tables, weight), key=lambda table: min(place[who] for who in table))
    return [*made, *[(who,) for who in byes]]


def _knockout(book: Book, past: Past, ranked: Sequence[int]) -> list[list[int] | tuple[int, ...]]:
    """Tables of which each has one of the best, one of the next, and so on, where they have not met."""
    on = {who for who in (going_on(book) if book.played else ranked) if not book.entrants[who].out}
    people = [who for who in ranked if who in on]
    seats = _playing(book.format, len(people))
    byes = sorted(people, key=lambda who: past.byes[who])[: len(people) - seats]
    playing = [who for who in people if who not in byes]
    cuts = sizes(seats, book.format.size, book.format.smallest)
    pots = {who: at // len(cuts) for at, who in enumerate(playing)}
    return [*grouped(folded(playing, cuts, snake=True), past.met, pots=pots), *[(who,) for who in byes]]


def _playing(format: Format, people: int) -> int:
    """How many of a knock-out round play. Where only full tables are allowed, as many as leave a number for the next
    round from which on nobody needs a bye, if there is such a number."""
    full, falls = format.size, format.size - format.onward
    if format.smallest == full and format.size % format.onward == 0:
        levels = [full]
        while levels[-1] < people:
            levels.append(levels[-1] * full // format.onward)
        for level in reversed([1 if people <= full else 0, *levels]):
            tables, over = divmod(people - level, falls)
            if 0 < level < people and not over and tables * full <= people:
                return tables * full
    return sum(sizes(people, full, format.smallest))


def expected_rounds(format: Format, entrants: Iterable[Entrant]) -> int:
    """How many rounds a season has if nobody drops out; of all against all with so many people that there is no
    timetable, at most so many."""
    everybody = list(entrants)
    if format.kind == "swiss":
        return format.rounds if len(everybody) >= format.smallest else 0
    if format.kind != "knockout":
        return max((each.expected for each in _divisions(Book(format, everybody, ()), Past(()), 0)), default=0)
    left, rounds = len(everybody), 0
    while left >= format.smallest:
        tables = len(sizes(_playing(format, left), format.size, format.smallest))
        byes = left - _playing(format, left)
        left = tables * onward(format, tables, byes) + byes
        rounds += 1
        if tables + byes == 1:
            break
    return rounds
