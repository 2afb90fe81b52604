"""How a season stands: points, tie-breaks, places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from msgspec import Struct

from .format import UNIT, Entrant, Format, Played, Tie

State = Literal["in", "beaten", "out", "champion"]


class Standing(Struct, frozen=True):
    """How an entrant stands. `place`: in the division, from 1, shared where nothing decides. `points`: `UNIT` is a
    point. `tables`: that are over; byes are counted apart. `ties`: the value of each tie-break of the format, None
    where it was not needed. `state`: plays on, knocked out, dropped out, or first of the highest division when all is
    over."""

    entrant: int
    division: int
    place: int
    points: int
    tables: int
    byes: int
    ties: tuple[int | None, ...]
    state: State


def order(table: Played) -> tuple[int, ...]:
    """The place of each at a table that is over, by seat: who dropped out of it is behind all others."""
    assert not table.open
    stayed = [0 if table.never or table.bye else place for place in table.places or (0,) * len(table.entrants)]
    last = max(stayed, default=0) + 1
    keys = [last if who in table.left else place for who, place in zip(table.entrants, stayed, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def scored(format: Format, table: Played) -> tuple[int, ...]:
    """What each scores at a table that is over, by seat. `share`: the part of the others whom one was placed before,
    those on the same place counting half. `wins`: half a point for each seat of the table, shared by those on the
    first place. Both give half a point to each on average, however large a table is. Who dropped out scores nothing,
    and all others half a point at a table that was never ended."""
    if table.bye:
        return (UNIT if format.bye == "full" else UNIT // 2,)
    places, many = order(table), len(table.entrants)

    def score(who: int, place: int) -> int:
        if who in table.left:
            return 0
        if table.never:
            return UNIT // 2
        behind, beside = sum(other > place for other in places), places.count(place) - 1
        if format.scoring == "wins":
            return UNIT * many // (2 * (beside + 1)) if place == 1 else 0
        return UNIT * (2 * behind + beside) // (2 * (many - 1))

    return tuple(score(who, place) for who, place in zip(table.entrants, places, strict=True))


class Had(NamedTuple):
    """A table that is over, its places by seat, and the seat of one of its entrants."""

    table: Played
    places: tuple[int, ...]
    seat: int

    def others(self) -> Iterable[tuple[int, int]]:
        """The others with their places."""
        seats = zip(self.table.entrants, self.places, strict=True)
        return ((who, place) for seat, (who, place) in enumerate(seats) if seat != self.seat)

    @property
    def place(self) -> int:
        """The entrant's place."""
        return self.places[self.seat]


class Book:
    """All that was scored in a season. `last`: the last table or bye of each; `had`: their tables that are over."""

    def __init__(self, format: Format, entrants: Iterable[Entrant], played: Iterable[Played]) -> None:
        self.format = format
        self.entrants = {each.id: each for each in sorted(entrants)}
        self.played = sorted(played, key=lambda each: (each.round, each.division, each.entrants))
        self.points, self.tables, self.byes = (dict.fromkeys(self.entrants, 0) for _ in range(3))
        self.last = dict[int, Played]()
        self.had: dict[int, list[Had]] = {who: [] for who in self.entrants}
        for table in self.played:
            self.last |= dict.fromkeys(table.entrants, table)
            if not table.open:
                self._count(table)

    def _count(self, table: Played) -> None:
        places = order(table)
        for seat, (who, score) in enumerate(zip(table.entrants, scored(self.format, table), strict=True)):
            self.points[who] += score
            if table.bye:
                self.byes[who] += 1
            else:
                self.tables[who] += 1
                self.had[who].append(Had(table, places, seat))


def _direct(book: Book, who: int, group: Sequence[int]) -> int:
    """Of those with whom one is compared: how many more one was placed before than behind, over all common tables."""
    among = set(group)
    return sum(
        (there > had.place) - (there < had.place)
        for had in book.had[who]
        for other, there in had.others()
        if other in among
    )


def _wins(book: Book, who: int, _: Sequence[int]) -> int:
    """The tables won, those that were never ended left out."""
    return sum(had.place == 1 and not had.table.never and who not in had.table.left for had in book.had[who])


def _opponents(book: Book, who: int, _: Sequence[int]) -> int:
    """The mean of the points of all opponents, one counting as often as one met them."""
    met = [book.points[other] for had in book.had[who] for other, _ in had.others()]
    return sum(met) // len(met) if met else 0


def _beaten(book: Book, who: int, _: Sequence[int]) -> int:
    """The points of those whom one was placed before, and half of the points of those on the same place."""
    twice = sum(
        book.points[other] * ((there > had.place) * 2 + (there == had.place))
        for had in book.had[who]
        for other, there in had.others()
    )
    return twice // 2


def _scored(book: Book, who: int, _: Sequence[int]) -> int:
    """The game's own points, in thousandths of the best at the table, summed up: nothing where the best has none."""
    value = 0
    for had in book.had[who]:
        points = had.table.points
        if points and who not in had.table.left and (best := max(points)) > 0:
            value += max(0, points[had.seat]) * 1_000 // best
    return value


def _rank(book: Book, who: int, _: Sequence[int]) -> int:
    """The order at the start, the best first."""
    return -book.entrants[who].rank


VALUES: Mapping[Tie, Callable[[Book, int, Sequence[int]], int]] = {
    "direct": _direct, "wins": _wins, "opponents": _opponents, "beaten": _beaten, "scored": _scored, "rank": _rank,
}  # fmt: skip


def standings(
    format: Format, entrants: Iterable[Entrant], played: Iterable[Played], *, over: bool = False
) -> tuple[Standing, ...]:
    """How all entrants stand, by division and place. `over`: there is no next round, and no table is open. In a
    knock-out, who came further is before who did not, and then who was placed better at the last table."""
    book = Book(format, entrants, played)
    beaten, found = knocked_out(book), list[Standing]()
    for division in sorted({each.division for each in book.entrants.values()}):
        here = [each for each in book.entrants.values() if each.division == division]
        keys = {each.id: _key(book, each, beaten) for each in here}
        place = 1
        for _, equal in groupby(sorted(keys, key=keys.__getitem__), key=keys.__getitem__):
            for group, ties in _parted(book, list(equal), format.ties):
                for who in group:
                    state: State = "out" if book.entrants[who].out else "beaten" if who in beaten else "in"
                    if over and state == "in" and division == 0 and place == 1:
                        state = "champion"
                    counts = book.points[who], book.tables[who], book.byes[who]
                    found.append(Standing(who, division, place, *counts, ties[who], state))
                place += len(group)
    return tuple(found)


def _key(book: Book, each: Entrant, beaten: Mapping[int, int]) -> tuple[int, ...]:
    """What decides before all tie-breaks, less is better."""
    if book.format.kind != "knockout":
        return (each.out, -book.points[each.id])
    last = [had.place for had in book.had[each.id][-1:]]
    return (each.out, -beaten.get(each.id, 10**6), *last, -book.points[each.id])


def _parted(
    book: Book, group: list[int], ties: Sequence[Tie]
) -> list[tuple[list[int], dict[int, tuple[int | None, ...]]]]:
    """A group of equals, parted by tie-breaks, with their values; what was not needed has none."""
    if not ties or len(group) == 1:
        return [(sorted(group), {who: (None,) * len(ties) for who in group})]
    values = {who: VALUES[ties[0]](book, who, group) for who in group}
    ordered = sorted(group, key=lambda who: (-values[who], who))
    return [
        (part, {who: (values[who], *rest[who]) for who in part})
        for _, equal in groupby(ordered, key=values.__getitem__)
        for part, rest in _parted(book, list(equal), ties[1:])
    ]


def going_on(book: Book) -> list[int]:
    """In a knock-out, who plays on: the best of each table of the last round. Whoever dropped out is followed by the
    next; on a shared place the one with the better rank goes on."""
    last = book.played[-1].round if book.played else 0
    tables = [table for table in book.played if table.round == last]
    byes = sum(table.bye for table in tables)
    many = onward(book.format, len(tables) - byes, byes)
    return [who for table in tables for who in _first(book, table, many)]


def onward(format: Format, tables: int, byes: int) -> int:
    """How many go on from each table of a knock-out round: one from the only one; more than the format says where
    else too few would be left for a table."""
    if tables + byes == 1 or not tables:
        return 1
    return max(format.onward, -(-(format.smallest - byes) // tables))


def _first(book: Book, table: Played, many: int) -> list[int]:
    """So many of a knock-out table as go on from it; all while it is open."""
    if table.open:
        return list(table.entrants)
    keyed = [(place, book.entrants[who].rank, who) for who, place in zip(table.entrants, order(table), strict=True)]
    return [who for _, _, who in sorted(keyed) if not book.entrants[who].out and who not in table.left][:many]


def knocked_out(book: Book) -> dict[int, int]:
    """In a knock-out, who plays no more, and the round in which they were last: whoever got no table in the next one,
    or does not go on from the last."""
    if book.format.kind != "knockout" or not book.played:
        return {}
    on = set(going_on(book))
    return {who: book.last[who].round if who in book.last else 0 for who in book.entrants if who not in on}
