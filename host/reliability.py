"""How reliable somebody is: how many of their last turns they made in time, and the seats they left. The rules are in
`docs/ratings.md`. Times are epoch seconds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

import db
from db.paces import Kind, Mark

from .calls import terms_of
from .clocks.clock import clock_of
from .clocks.running import Conditions, Lived, counted
from .clocks.terms import DAY, LEAST, ClockTerms
from .clocks.ticking import ticking
from .people import Refused
from .view.table import Table

IN_TIME: Kind = "+"
LATE: Kind = "-"
LEFT: Kind = "x"
FEW = 20
"""With fewer turns than that, nothing is said about anybody."""
SHARE, OF, MOST_LEFT = 8, 10, 2
"""Somebody is reliable who makes at least so many of so many turns in time, and has left no more seats."""
AWAY = 10_000
"""Days for which somebody may be away."""


class Pace(NamedTuple):
    """What became of somebody's last turns and seats: how many turns, how many of them in time, how many seats were
    left."""

    turns: int
    in_time: int
    left: int

    @property
    def known(self) -> bool:
        """Whether that says anything."""
        return self.turns >= FEW

    @property
    def reliable(self) -> bool:
        """Whether tables that take only reliable people take them, as they do newcomers."""
        return not self.known or (self.in_time * OF >= self.turns * SHARE and self.left <= MOST_LEFT)


def pace(marks: str) -> Pace:
    """What some marks say."""
    in_time = marks.count(IN_TIME)
    return Pace(in_time + marks.count(LATE), in_time, marks.count(LEFT))


class Paces:
    """How reliable people are. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store) -> None:
        self._store = store.paces

    async def of(self, people: Collection[int]) -> dict[int, Pace]:
        """That of each of these people."""
        found = await self._store.of(people)
        return {who: pace(found.get(who, "")) for who in people}


async def only_reliable(store: db.Store, row: db.Game, person: int) -> None:
    """Raises `Refused` for somebody whom a table does not take because of their turns, and `StoreError`."""
    if terms_of(row).reliable == "on":
        of = (await Paces(store).of([person]))[person]
        if not of.reliable:
            raise Refused("unreliable", made=of.in_time, turns=of.turns, left=of.left)


def together(seats: Sequence[db.Seat]) -> bool:
    """Whether people play with each other there: what somebody does alone counts for nothing."""
    return sum(each.person is not None for each in seats) > 1


async def marks(
    store: db.Store, table: Table, after: db.Seat, now: int, *, anew: bool, back: int | None
) -> list[Mark]:
    """The mark of the turn that ends for who has acted, if one does: `after` is their seat from now on, `anew` and
    `back` are as in `calls.timed`. Only a turn that took longer than its time by the calendar has to be counted.
    Raises `StoreError`."""
    before = table.seats[after.index]
    began, person, ends = before.began, before.person, after.since is None or anew
    if began is None or person is None or back is not None or not ends or not together(table.seats):
        return []
    if now - began <= limit(before):
        return [Mark(person, IN_TIME)]
    terms = terms_of(table.row).clock or ClockTerms()
    fair = replace(terms, asleep=False, away=AWAY)
    known = await ticking(store, table.row, fair, [replace(before, counted=began)], now, sure=False)
    assert known is not None  # it has terms
    spent = counted(
        Conditions(fair, known.lived.get(person, Lived()), known.stands), began, max(known.upto, began), 0
    ).spent
    return [Mark(person, IN_TIME if spent <= limit(before) else LATE)]


def missed(seat: db.Seat, seats: Sequence[db.Seat]) -> list[Mark]:
    """The mark of a turn that somebody else has to make for a seat's player."""
    return [Mark(seat.person, LATE)] if seat.began is not None and seat.person is not None and together(seats) else []


def left(seat: db.Seat, seats: Sequence[db.Seat]) -> list[Mark]:
    """The mark of a seat that is given up, or taken from its player; one that was taken has its mark already."""
    gone = seat.opponent is not None and seat.open
    return [Mark(seat.person, LEFT)] if seat.person is not None and not gone and together(seats) else []


def limit(seat: db.Seat) -> int:
    """The seconds that a turn may take: what its clock gave when it began, else a day."""
    clock = clock_of(seat) if seat.counted is not None else None
    return DAY if clock is None else max(clock.had, LEAST)
