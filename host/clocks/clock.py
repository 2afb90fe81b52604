"""The clock of a seat: what is left of its player's time. A clock runs while the table waits for its player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import db

from .running import Conditions, Lived, Span, counted, end, stands
from .terms import DAY, ClockTerms

LONG = 30 * DAY
"""Seconds after which a running clock is counted at the latest: how people lived is not remembered for ever."""
EARLIER = 8
"""So many turns before the last one are known, for undos."""
WARNED = 5
"""A warning comes when a fifth of the time is left that a turn began with."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """Times are in seconds. `left`: what is left, as far as that was counted. `had`: what was left when the present
    turn began, with entry `entry`. `away`: for how long of this game it has stood because its player was away.
    `warned`: they were told that little is left; `over`: it has run out at this turn. `turns`: how many have begun;
    `was`: `left`, `had` and `entry` before the last of them, `earlier`: before those that came before it, the last
    one at the end."""

    left: int = 0
    had: int = 0
    entry: int = -1
    away: int = 0
    warned: bool = False
    over: bool = False
    turns: int = 0
    was: tuple[int, int, int] = (0, 0, -1)
    earlier: tuple[tuple[int, int, int], ...] = ()

    @property
    def runs_short(self) -> bool:
        """Whether its player has to be warned."""
        return self.left <= self.had // WARNED

    def begun(self, terms: ClockTerms, entry: int) -> Clock:
        """At the beginning of a turn, with that entry."""
        left, was = terms.turn, (self.left, self.had, self.entry)
        if terms.bank:
            left = min(max(self.left, 0) + terms.turn, terms.cap) if self.turns else terms.bank
        earlier = (*self.earlier, self.was)[-EARLIER:] if self.turns else ()
        return Clock(left, left, entry, self.away, turns=self.turns + 1, was=was, earlier=earlier)

    def unbegun(self) -> Clock:
        """As if the last turn had never begun."""
        left, had, entry = self.was
        before = replace(self, left=left, had=had, entry=entry, turns=max(self.turns - 1, 0))
        if self.earlier:
            before = replace(before, was=self.earlier[-1], earlier=self.earlier[:-1])
        return replace(before, warned=before.turns > 0 and before.runs_short, over=before.turns > 0 and left <= 0)


def read_clock(stored: bytes) -> Clock | None:
    """A clock as it is stored; None if there is none. Raises `msgspec.MsgspecError`."""
    return msgspec.json.decode(stored, type=Clock) if stored else None


def clock_of(seat: db.Seat) -> Clock | None:
    """A seat's clock; one that cannot be read counts as none: its player gets all the time again."""
    try:
        return read_clock(seat.clock)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


class Shown(NamedTuple):
    """How the clock of a seat stands that is waited for: when it runs out, as things stand (None: very far off),
    whether it has, and why it stands now ("" if it runs), as far as others may see that."""

    seat: int
    at: int | None
    over: bool
    stands: str


class Ticking(Struct, frozen=True):
    """What has to be known to count the time at a table. `lived`: how its people live; `stands`: when all its clocks
    stood; `upto`: the time up to which it counts; `entry`: the last entry. `struck`: the entries it takes back; turns
    that they ended go on, and those that they began have never begun. `anew`: the seat that has another turn now
    though it is waited for all along. `back`: the turns that stand again because an admin brings them back, by
    seat the entries with which they began. `again`: no clock has to be looked at before that time: people have to be
    heard first."""

    terms: ClockTerms
    upto: int
    entry: int
    lived: Mapping[int, Lived] = {}
    stands: Sequence[Span] = ()
    struck: frozenset[int] = frozenset()
    anew: int | None = None
    back: Mapping[int, Sequence[int]] = {}
    again: int = 0

    def of(self, seat: db.Seat) -> Conditions:
        """What decides whether a seat's clock runs."""
        return Conditions(self.terms, self.lived.get(seat.person or 0, Lived()), self.stands)

    def counted(self, seat: db.Seat) -> Clock | None:
        """A seat's clock with all that has passed."""
        clock = clock_of(seat)
        if clock is None or seat.counted is None:
            return clock
        spent, away = counted(self.of(seat), seat.counted, max(self.upto, seat.counted), clock.away)
        return replace(clock, left=clock.left - spent, away=clock.away + away)

    def end(self, seat: db.Seat, *, warning: bool = False) -> int | None:
        """When the clock of a seat runs out that is waited for, as things stand, or when its player has to be
        warned."""
        clock = clock_of(seat)
        if clock is None or seat.counted is None:
            return None
        left = clock.left - (clock.had // WARNED if warning else 0)
        return end(self.of(seat), seat.counted, left, clock.away)

    def shown(self, seats: Sequence[db.Seat]) -> tuple[Shown, ...]:
        """How all clocks stand."""
        found = list[Shown]()
        for seat in seats:
            clock = clock_of(seat)
            if clock is None or seat.counted is None:
                continue
            of = self.of(seat)
            why = "" if clock.over else stands(of, self.upto, clock.away)
            hidden = why in ("asleep", "away") and of.lived.now.hidden
            found.append(Shown(seat.index, self.end(seat), clock.over, "" if hidden else why))
        return tuple(found)

    def next(self, seats: Sequence[db.Seat]) -> int | None:
        """When a clock has to be looked at next: it runs short or out, or was not counted for long."""
        times = list[int]()
        for seat in seats:
            clock = clock_of(seat)
            if clock is None or seat.counted is None or clock.over:
                continue
            at = self.end(seat, warning=not clock.warned)
            latest = seat.counted + LONG
            times.append(max(latest if at is None else min(at, latest), self.again))
        return min(times, default=None)

    def filled(self, seat: db.Seat) -> db.Seat:
        """A seat with all the time that these terms, which are new, can give: nobody loses any by their beginning.
        Only how long somebody was away still counts."""
        if seat.person is None:
            return _with(seat, None, None)
        before, full = clock_of(seat) or Clock(), self.terms.bank or self.terms.turn
        clock = Clock(left=full, had=full, entry=before.entry, away=before.away, was=(full, full, -1))
        waited = seat.since is not None
        return _with(seat, replace(clock, turns=int(waited)), self.upto if waited else None)

    def moved(self, before: db.Seat, after: db.Seat) -> db.Seat:
        """A seat after something happened at the table, with its clock: a turn begins, goes on, or ends."""
        clock = self.counted(before) if before.person == after.person else None
        if after.index in self.back:
            for entry in self.back[after.index]:
                clock = (clock or Clock()).begun(self.terms, entry)
        elif clock is not None and clock.entry in self.struck:
            while clock.entry in self.struck and clock.turns:
                clock = clock.unbegun()
        elif None not in (clock, before.since, after.since, before.counted) and after.index != self.anew:
            return after
        elif after.since is not None and (clock is None or not self.struck):
            clock = (clock or Clock()).begun(self.terms, self.entry)
        return _with(after, clock, max(self.upto, before.counted or 0) if after.since is not None else None)


def _with(seat: db.Seat, clock: Clock | None, since: int | None) -> db.Seat:
    return replace(seat, clock=b"" if clock is None else msgspec.json.encode(clock), counted=since)
