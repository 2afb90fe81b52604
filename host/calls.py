"""Which players a table is waiting for, since when, and how often they were called. Times are epoch seconds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

import db

from .clocks.clock import Ticking, clock_of
from .clocks.terms import ClockTerms
from .life import Life

HOUR, DAY = 3_600, 86_400
STAND_IN = "strong"
"""The kind of practice opponent that plays a seat whose person does not: the best there is."""
MOST = 3
"""Calls of one seat to one turn, the first included; a nudge takes the place of a reminder."""


ABSENT = 48
"""Hours of waiting after which the others may have a practice opponent stand in for somebody who is away for longer
than that, and lets others see it; fewer where a seat may be replaced even sooner."""
NOBODY: Mapping[int, int] = MappingProxyType({})


class GuestCode(Struct, frozen=True):
    """A code by which guests of other servers come to a table before its start, until a time: its digest."""

    digest: str
    until: int


class OfLeague(Struct, frozen=True, omit_defaults=True):
    """The league that opened a table, by its number: its `title` and where it is announced, in which `message` if
    that was known. `season`, `division`: 0 where there is but one."""

    number: int
    title: str
    round: int
    place: int
    message: int | None = None
    season: int = 0
    division: int = 0


class Terms(Struct, frozen=True, omit_defaults=True):
    """What applies at a table. `replace`: hours of waiting after which the others may have a seat replaced; `remind`:
    hours of waiting after which its player is called again; `manage`: who may change the settings and start, the
    opener or everybody seated ("all"). Before the start: `full` says what follows when the last seat is taken, a
    call of the opener or the start; `open`: hours without a change after which people are asked about a table that
    nobody starts, and after as many again it is closed. `clock`: how much time people have for their turns; None: as
    much as they like. `rated`: whether the result changes the ratings of its players; `lowest`, `highest`: if so,
    from which rating on and up to which it takes people (0: any). `reliable`: whether it takes only people who make
    most of their turns in time. `joins`: who may join before the start, all or only who was invited; `roles`: only
    who has one of these on the server, or was invited (none: all); `code`: what lets guests of other servers in.
    `league`: whose table it is."""

    replace: int = 168
    remind: tuple[int, ...] = (24, 72)
    manage: Literal["opener", "all"] = "opener"
    full: Literal["call", "start"] = "call"
    open: int = 168
    clock: ClockTerms | None = None
    rated: Literal["off", "on"] = "off"
    lowest: int = 0
    highest: int = 0
    reliable: Literal["off", "on"] = "off"
    joins: Literal["all", "invited"] = "all"
    roles: tuple[int, ...] = ()
    code: GuestCode | None = None
    league: OfLeague | None = None


def terms_of(row: db.Game) -> Terms:
    """The terms of a table."""
    return read_terms(row.terms)


def read_terms(stored: bytes) -> Terms:
    """Terms as they are stored; none are the usual ones."""
    return msgspec.json.decode(stored, type=Terms) if stored else Terms()


def played(seat: db.Seat) -> bool:
    """Whether a person plays this seat now; a practice opponent may hold it for somebody."""
    return seat.person is not None and seat.opponent is None


def timed(
    seats: Sequence[db.Seat],
    awaited: Collection[int],
    now: int,
    actor: int | None = None,
    ticking: Ticking | None = None,
    before: Sequence[db.Seat] = (),
    anew: bool = False,
    back: int | None = None,
) -> list[db.Seat]:
    """The seats with the times since when they are waited for, and their clocks, after something happened: `awaited`
    are those that must act now. The wait for a seat that was already waited for goes on; for the `actor` it begins
    again, at most once an hour, so that many steps take one write. `before`: the seats until now, if others hold
    them. `anew`: the actor has another turn now. `back`: what was done from that time on is taken back; turns of the
    actor, or of all without one, that begin or began since then are played again, and count for nothing."""

    def wait(seat: db.Seat) -> db.Seat:
        if seat.index not in awaited or not played(seat):
            return msgspec.structs.replace(seat, since=None, began=None, told=0)
        began = now if seat.since is None or (anew and seat.index == actor) else seat.began
        again = actor in (None, seat.index) or seat.since is None  # the turns of others go on
        if began is not None and back is not None and began >= back and again:
            began = None
        lately = seat.since is not None and seat.told == 0 and now - seat.since < HOUR
        if seat.since is not None and (seat.index != actor or lately):
            return seat if seat.began == began else msgspec.structs.replace(seat, began=began)
        return msgspec.structs.replace(seat, since=now, began=began, told=0)

    after = [wait(seat) for seat in seats]
    if ticking is None:
        return [msgspec.structs.replace(seat, clock=b"", counted=None) if seat.clock else seat for seat in after]
    return [ticking.moved(old, new) for old, new in zip(before or seats, after, strict=True)]


def waited(
    row: db.Game,
    seats: Sequence[db.Seat],
    awaited: Collection[int],
    now: int,
    actor: int | None = None,
    ticking: Ticking | None = None,
    *,
    anew: bool = False,
    back: int | None = None,
) -> tuple[list[db.Seat], list[db.Seat], list[db.NewDue]]:
    """The seats after `timed`; those that changed; what is due next about those who are waited for, if that
    changed."""
    after = timed(seats, awaited, now, actor, ticking, anew=anew, back=back)
    changed = [seat for seat, before in zip(after, seats, strict=True) if seat != before]
    return after, changed, next_calls(after, terms_of(row), ticking) if changed else []


def next_calls(seats: Sequence[db.Seat], terms: Terms, ticking: Ticking | None) -> list[db.NewDue]:
    """When people must be reminded next, and when a clock runs short or out."""
    at, tick = reminder(seats, terms), None if ticking is None else ticking.next(seats)
    due = [] if at is None else [db.NewDue("remind", b"", at)]
    return due if tick is None else [*due, db.NewDue("clock", b"", tick)]


def reminder(seats: Sequence[db.Seat], terms: Terms) -> int | None:
    """When somebody must be reminded next, if at all."""
    return min((at for seat in seats if (at := _reminded(seat, terms)) is not None), default=None)


def to_remind(seats: Sequence[db.Seat], terms: Terms, now: int) -> list[int]:
    """The seats to be reminded now; any whose time comes within an hour are included."""
    times = {seat.index: _reminded(seat, terms) for seat in seats}
    if not any(at is not None and at <= now for at in times.values()):
        return []
    return [index for index, at in times.items() if at is not None and at <= now + HOUR]


def told(seats: Sequence[db.Seat], called: Collection[int], terms: Terms, now: int) -> list[db.Seat]:
    """The seats after some of them were reminded. Reminders missed while the bot did not run count as made, so two
    never come right after each other."""

    def times(seat: db.Seat) -> int:
        passed = sum(seat.since is not None and seat.since + hours * HOUR <= now for hours in terms.remind)
        return max(seat.told + 1, passed)

    return [msgspec.structs.replace(s, told=times(s)) if s.index in called else s for s in seats]


def away(seats: Sequence[db.Seat], said: Mapping[int, Life], now: int) -> dict[int, int]:
    """Until when those are away now who let others see it, by their seats."""
    lives = ((seat.index, said.get(seat.person or 0, Life())) for seat in seats)
    return {seat: life.away or 0 for seat, life in lives if life.is_away(now) and not life.hidden}


def replaceable(row: db.Game, seat: db.Seat, away: Mapping[int, int] = NOBODY) -> int | None:
    """When the others may have a seat replaced, or a practice opponent stand in for somebody who is `away` for
    longer; None while nobody waits for its player, or nobody can move."""
    if row.status is db.Status.PAUSED or seat.since is None or not played(seat):
        return None
    if runs_out(row, seat) == "vote":
        return seat.since
    most = terms_of(row).replace
    short = seat.since + min(ABSENT, most) * HOUR
    return short if away.get(seat.index, 0) > short else seat.since + most * HOUR


def runs_out(row: db.Game, seat: db.Seat) -> str:
    """What follows at a table because the clock of this seat has run out, one of `ENDS`; "" if it has not."""
    terms, clock = terms_of(row).clock, clock_of(seat) if seat.counted is not None else None
    return terms.end if terms is not None and clock is not None and clock.over else ""


class Late(NamedTuple):
    """A seat that has been waited for at least half of the time it has: since when, when the others may replace it,
    and whether they already may."""

    seat: int
    since: int
    at: int
    over: bool


def late(row: db.Game, seats: Sequence[db.Seat], now: int, away: Mapping[int, int] = NOBODY) -> tuple[Late, ...]:
    """The seats that are late."""
    times, most = ((seat, replaceable(row, seat, away)) for seat in seats), terms_of(row).replace * HOUR
    return tuple(
        Late(seat.index, seat.since, at, now >= at)
        for seat, at in times
        if at is not None and seat.since is not None and now >= seat.since + (at - seat.since or most) // 2
    )


def more_calls(seat: db.Seat) -> bool:
    """Whether a seat may be called again at its turn."""
    return seat.told < MOST - 1


def _besides(seat: db.Seat, terms: Terms) -> int:
    """How often a seat may be called at its turn besides the first call and the warning of its clock."""
    clock = clock_of(seat) if terms.clock is not None and seat.counted is not None else None
    return MOST - 1 - (clock is not None and not clock.warned)  # that call is still to come


def may_be_nudged(seat: db.Seat, terms: Terms) -> bool:
    """Whether others may have a seat called again at its turn."""
    return seat.told < _besides(seat, terms)


def _reminded(seat: db.Seat, terms: Terms) -> int | None:
    hours = terms.remind[: _besides(seat, terms)]
    if seat.since is None or seat.told >= len(hours) or not played(seat):
        return None
    return seat.since + hours[seat.told] * HOUR
