"""When a clock runs and when it stands: time counts only while its player is awake and not away, as far as the
table's terms allow that, and while the table, the bot and Discord go on. Times are epoch seconds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import NamedTuple

from msgspec import Struct

from ..life import Life
from .terms import DAY, ClockTerms

FEWEST = 40 * 60
"""Who may be called for fewer minutes a week than this has clocks that run at night, too."""
LONGEST = 400 * DAY
"""How far ahead an end is looked for."""
WEEKEND = 5
"""The first weekday of a weekend."""

Span = tuple[int, int]
"""From which time to which."""


class Lived(Struct, frozen=True):
    """How somebody lives, and what they had said of it before: each until a time, the earliest first."""

    now: Life = Life()
    before: tuple[tuple[int, Life], ...] = ()

    def at(self, time: int) -> tuple[Life, int | None]:
        """How they lived then, and until when; None: as they do now."""
        return next(((life, until) for until, life in self.before if time < until), (self.now, None))


class Conditions(NamedTuple):
    """What decides whether somebody's clock runs. `stands`: when all clocks of the table stood, sorted; the last may
    lie ahead."""

    terms: ClockTerms
    lived: Lived = Lived()
    stands: Sequence[Span] = ()


class Counted(NamedTuple):
    """Seconds for which a clock ran, and for which it stood only because its player was away."""

    spent: int
    away: int


def counted(of: Conditions, since: int, until: int, away: int) -> Counted:
    """How much time counts from one time to another, for somebody who has been `away` for so many seconds of the game
    before."""
    spent, gone = 0, away
    for begin, end, why in _stretches(of, since, until, away):
        spent += (end - begin) * (why == "runs")
        gone += (end - begin) * (why == "away")
    return Counted(spent, gone - away)


def end(of: Conditions, since: int, left: int, away: int) -> int | None:
    """When a clock with so many seconds left runs out, as things stand; None if that is very far off."""
    for begin, until, why in _stretches(of, since, since + LONGEST, away):
        if why == "runs":
            if left <= until - begin:
                return begin + max(left, 0)
            left -= until - begin
    return None


def stands(of: Conditions, at: int, away: int) -> str:
    """Why a clock stands at a time: "stopped", "weekend", "asleep" or "away"; "" if it runs."""
    why = next(_stretches(of, at, at + 1, away))[2]
    return "" if why == "runs" else why


def _stretches(of: Conditions, since: int, until: int, away: int) -> Iterator[tuple[int, int, str]]:
    """All the time between, cut where something changes, with whether the clock "runs" or why not."""
    at, left = since, of.terms.away * DAY - away
    while at < until:
        why, to = _state(of, at, left)
        to = min(max(to, at + 1), until)
        yield at, to, why
        left -= (to - at) * (why == "away")
        at = to


def _state(of: Conditions, at: int, left: int) -> tuple[str, int]:
    """Whether the clock runs, and until when that holds at least; `left`: for how long being away lets it stand."""
    stopped = next((end for begin, end in of.stands if begin <= at < end), None)
    if stopped is not None:
        return "stopped", stopped
    (life, changed), to = of.lived.at(at), at + DAY
    to = min([to, *(begin for begin, _ in of.stands if begin > at), *([] if changed is None else [changed])])
    if not of.terms.weekends:
        day = life.day(at)
        to = min(to, life.begins(day + timedelta(1)))
        if day.weekday() >= WEEKEND:
            return "weekend", to
    if not of.terms.asleep and life.minutes() >= FEWEST:
        awake, changes = life.awake(at)
        to = min(to, changes)
        if not awake:
            return "asleep", to
    if life.away is not None and at < life.away and left > 0:
        return "away", min(to, life.away, at + left)
    return "runs", to
