"""What is proposed at a table, as one person may see it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from msgspec import Struct

import db
from engine.core.model import Seat

from ..calls import Terms
from ..undone import standing
from .lines import Line, lines
from .table import Table

TAKE_BACK, TERMS = "take-back", "terms"
"""The kinds of proposals."""


class TakeBack(Struct, frozen=True):
    """The body of a proposal to take back everything from entry `first` on: how many moves of which seats are lost
    with it, and whether something was `drawn` or revealed meanwhile."""

    first: int
    lost: tuple[tuple[int, int], ...]
    drawn: bool = False


class Proposed(Struct, frozen=True):
    """A proposal that stands: by which seat, which seats have to agree, and which have. `mark` names it in presses.
    `mine`: this person has made it; `asks`: they have to answer. `told`: the lines that would be taken back, as they
    may read them."""

    kind: str
    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...]
    until: int
    mark: str
    mine: bool
    asks: bool
    take_back: TakeBack | None = None
    terms: Terms | None = None
    told: tuple[Line, ...] = ()


def mark(found: db.Proposal) -> str:
    """The name of a proposal in presses: those on another one, or on one that was since changed, do not count."""
    said = b"%d %d %d %b" % (found.person, found.at, -1 if found.head is None else found.head, found.body)
    return f"{zlib.crc32(said):x}"


def stands(found: db.Proposal, row: db.Game, now: int) -> bool:
    """Whether a proposal can be answered: nothing was written that it depends on, and its time is not over."""
    return row.status is db.Status.PLAYING and found.head in (None, row.head) and now < found.until


def proposed(found: db.Proposal, table: Table, person: int | None, recent: Sequence[db.Entry]) -> Proposed:
    """A proposal as that person (None: an onlooker) sees it. `recent` are the last entries."""
    seats = {seat.person: seat.index for seat in table.seats if seat.person is not None}
    back = msgspec.json.decode(found.body, type=TakeBack) if found.kind == TAKE_BACK else None
    return Proposed(
        kind=found.kind,
        seat=found.seat,
        asked=tuple(seats[each] for each in found.asked if each in seats),
        agreed=tuple(seats[each] for each in found.agreed if each in seats),
        until=found.until,
        mark=mark(found),
        mine=person == found.person,
        asks=person in found.asked and person not in found.agreed,
        take_back=back,
        terms=msgspec.json.decode(found.body, type=Terms) if found.kind == TERMS else None,
        told=() if back is None else taken(recent, back.first, table.seat_of(person)),
    )


def taken(recent: Sequence[db.Entry], first: int, seat: Seat | None) -> tuple[Line, ...]:
    """What stands from entry `first` on, as that seat may read it."""
    gone = {row.seq for row in standing(recent) if row.seq >= first}
    return tuple(line for line in lines(recent, seat) if line.seq in gone)
