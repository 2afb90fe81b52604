"""What follows when the clock of a seat runs short or out: from how a table is held to the change to be written, as
in `wishes`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

import db
from db import Change, Held
from db.paces import Mark

from ..calls import STAND_IN, more_calls, terms_of
from ..clocks.clock import Clock, Ticking
from ..posts import Notice
from ..reliability import missed

WARNING, RED = "clock-warning", "clock-red"
"""Codes of notices; `clock-move`, `clock-stand-in` and `clock-vote` tell of the other ends there are."""


def looked(held: Held, known: Ticking, now: int) -> Change:
    """The clocks of all seats as they are now."""
    terms, seats, due, marks = terms_of(held.row).clock, list[db.Seat](), list[db.NewDue](), list[Mark]()
    changed = False
    for seat in held.seats:
        clock = known.counted(seat) if seat.counted is not None else None
        if terms is None or clock is None or clock.over:
            seats.append(seat)
            continue
        if clock.left <= 0:
            seats.append(_run_out(seat, clock, known, terms.end))
            marks += missed(seat, held.seats) if terms.end == "stand-in" else ()
            changed = True
            if terms.end != "red" or more_calls(seat):  # else the board alone says so
                due += [_notice(f"clock-{terms.end}", seat, now, held.seats if terms.end == "vote" else ())]
            continue
        if not clock.warned and clock.runs_short:
            clock, seat, changed = replace(clock, warned=True), replace(seat, told=seat.told + 1), True
            due.append(_notice(WARNING, seat, now))
        seats.append(_kept(seat, clock, known))
    chores = ("show", "opponents") if changed else ()
    due += [db.NewDue(kind, b"", now) for kind in chores]
    return Change(seats=seats, due=due, quiet=True, marks=marks)


def _run_out(seat: db.Seat, clock: Clock, known: Ticking, end: str) -> db.Seat:
    called = seat.told + (end == "red" and more_calls(seat))
    over = replace(_kept(seat, replace(clock, over=True, warned=True), known), told=called)
    return replace(over, opponent=STAND_IN, open=False) if end == "stand-in" else over


def _kept(seat: db.Seat, clock: Clock, known: Ticking) -> db.Seat:
    return replace(seat, clock=msgspec.json.encode(clock), counted=max(known.upto, seat.counted or 0))


def _notice(code: str, seat: db.Seat, now: int, others: Sequence[db.Seat] = ()) -> db.NewDue:
    """A notice about a seat, which calls its player; for a vote the `others`, who have to decide."""
    if code in (WARNING, RED):  # nobody is called who has moved meanwhile
        said = Notice(code, seat.index, seat.name, seats=(seat.index,))
    else:
        own = (seat.person,) if seat.person is not None else ()
        people = tuple(each.person for each in others if each.person is not None and each.person != seat.person)
        said = Notice(code, seat.index, seat.name, persons=people if others else own)
    return db.NewDue("notice", msgspec.json.encode(said), now)
