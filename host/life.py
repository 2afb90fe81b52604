"""How somebody lives, as they have said once for all tables, and what follows for calls. Times are epoch seconds;
times of day are minutes after midnight, where they live."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec
from msgspec import Struct

DAY, MINUTES = 86_400, 1_440
BETWEEN = 600
"""The fewest seconds between two calls of one person, whatever the number of tables."""
LATE = 3_600
"""Seconds by which a digest may come late: the bot did not run, or Discord did not answer."""
AHEAD = 15
"""Days within which a time is looked for: a week of any kind, and one that begins late."""
MOST_DIGESTS = 3
LAST = 2**35
"""A time that nobody lives to see."""

Span = tuple[int, int]
"""From which minute of a day to which; the end may lie on the next day, after minute 1440."""


class Life(Struct, frozen=True, omit_defaults=True):
    """What somebody has said about themselves.

    `zone`: an IANA time zone ("": UTC). `hours`: for each day from Monday on when they may be called, None if off
    (empty: always). `away`: until then they are away. `most`: calls a day, 0: any number. `digest`: the times of day
    at which they are called to all tables at once, instead of to each when it waits. `language`: that of all that
    only they see, "": Discord's. `hidden`: nobody sees that they are asleep or away. `warned`: they are told when
    they are next. `shown`: everybody on a server may see how their games there ended, and how
    reliable they are where they join.
    """

    zone: str = ""
    hours: tuple[Span | None, ...] = ()
    away: int | None = None
    most: int = 0
    digest: tuple[int, ...] = ()
    language: str = ""
    hidden: bool = False
    warned: bool = False
    shown: bool = False

    def is_sound(self) -> bool:
        """Whether all of it can be: what is stored may be damaged."""
        spans = [span for span in self.hours if span is not None]
        return (
            (not self.zone or self.zone in _all_zones())
            and len(self.hours) in (0, 7)
            and bool(spans) == bool(self.hours)
            and all(0 <= begin < MINUTES and begin < end <= begin + MINUTES for begin, end in spans)
            and (self.away is None or 0 <= self.away < LAST)
            and 0 <= self.most <= 100
            and len(self.digest) <= MOST_DIGESTS
            and all(0 <= minute < MINUTES for minute in self.digest)
        )

    def is_away(self, now: int) -> bool:
        """Whether they are away now."""
        return self.away is not None and now < self.away

    def may_be_called(self, now: int) -> bool:
        """Whether they are there and awake."""
        return not self.is_away(now) and self.awake(now)[0]

    def awake_from(self, now: int) -> int:
        """When they may be called next, as far as hours and being away say: now or later."""
        since = max(now, self.away or now)
        awake, until = self.awake(since)
        return since if awake else until

    def minutes(self) -> int:
        """For how many minutes of a week they may be called."""
        spans = self.hours or ((0, MINUTES),) * 7
        return sum(end - begin for begin, end in filter(None, spans))

    def awake(self, at: int) -> tuple[bool, int]:
        """Whether they are awake then, as far as hours say, and until when that holds at least."""
        if not self.hours:
            return True, LAST
        until = 0
        for begin, end in self._spans(at):
            if begin > at:
                return (True, until) if until else (False, begin)
            until = max(until, end) if end > at else until
        return bool(until), until or at + DAY

    def call_at(self, now: int, calls: Sequence[int]) -> int:
        """When they may be called next, now or later; `calls` are the times of those of the last two days."""
        at, calls = now, [each for each in calls if each <= now]  # the clock may have been set back
        while True:
            before = at
            at = max(at, max(calls, default=at - BETWEEN) + BETWEEN)
            at = self._digest_from(max(at, self.away or at), calls) if self.digest else self.awake_from(at)
            if self.most and sum(self.day(each) == self.day(at) for each in calls) >= self.most:
                at = self._at(self.day(at) + timedelta(1), 0)
            if at == before:
                return at

    def day(self, at: int) -> date:
        """The day that it is for them then."""
        return datetime.fromtimestamp(at, self._zone()).date()

    def clock(self, at: int) -> int:
        """The minute of the day that it is for them then."""
        there = datetime.fromtimestamp(at, self._zone())
        return there.hour * 60 + there.minute

    def begins(self, day: date) -> int:
        """When a day begins for them."""
        return self._at(day, 0)

    def _digest_from(self, since: int, calls: Sequence[int]) -> int:
        """The first time for a digest at or after that time. One that nothing was sent at may come late. There is
        none on days off."""
        first = self.day(since) - timedelta(1)
        for day in (first + timedelta(n) for n in range(AHEAD)):
            if self._on(day) is None and self.hours:
                continue
            for minute in sorted(self.digest):
                at = self._at(day, minute)
                if at >= since:
                    return at
                if since < at + LATE and not any(at <= call for call in calls):
                    return since
        return since + DAY

    def _spans(self, now: int) -> Iterator[Span]:
        """When they may be called, in seconds, from the day before on."""
        first = self.day(now) - timedelta(1)
        for day in (first + timedelta(n) for n in range(AHEAD)):
            span = self._on(day)
            if span is not None:
                yield self._at(day, span[0]), self._at(day, span[1])

    def _on(self, day: date) -> Span | None:
        return self.hours[day.weekday() % len(self.hours)] if self.hours else None

    def _at(self, day: date, minute: int) -> int:
        """A time of a day. One that the clocks leave out comes an hour later, one they show twice is the first."""
        there = datetime.combine(day + timedelta(minute // MINUTES), time(minute % MINUTES // 60, minute % 60))
        return int(there.replace(tzinfo=self._zone()).astimezone(UTC).timestamp())

    def _zone(self) -> ZoneInfo:
        return _zone(self.zone)


def read_life(stored: bytes) -> Life | None:
    """A life as it is stored; None if it makes no sense."""
    try:
        life = msgspec.json.decode(stored, type=Life) if stored else Life()
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return life if life.is_sound() else None


@lru_cache(maxsize=1_000)
def _zone(name: str) -> ZoneInfo:
    """A zone; one that this machine does not know any more counts as UTC."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


@lru_cache(maxsize=1)
def _all_zones() -> frozenset[str]:
    """The names of all zones: to look for them takes 40 ms of a processor."""
    return frozenset(available_timezones())


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """The names of all zones that stand for a place, sorted: "Europe/Berlin"."""
    return tuple(sorted(z for z in _all_zones() if "/" in z and not z.startswith(("Etc/", "SystemV/", "US/"))))


def city(zone: str) -> str:
    """The city that a zone is named after."""
    return zone.rpartition("/")[2].replace("_", " ")


def matching(typed: str, most: int = 25) -> list[str]:
    """The zones that fit what somebody has typed of a city, those that begin with it first."""
    wanted = typed.strip().casefold().replace("_", " ")
    fitting = [z for z in zones() if wanted in z.casefold().replace("_", " ")]
    return sorted(fitting, key=lambda z: (not city(z).casefold().startswith(wanted), len(city(z)), z))[:most]
