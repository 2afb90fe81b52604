"""When somebody may be called, against a clock on the wall: lives, calls and times by chance, and summer time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from host.life import LATE, Life, city, matching, zones
from tests.soak import times

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "")
CHANGES = (1_774_746_000, 1_792_890_000, 1_772_953_200, 1_775_316_600)
"""Times at which the clocks of some of these zones are set in 2026."""
BETWEEN, QUARTER = 600, 900
CHANGING = (
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham", "America/Santiago", "Asia/Beirut",
    "America/Havana",
)  # fmt: skip
"""Zones whose clocks are set: one by half an hour, one that is 45 minutes beside the hour, and three where a day
begins an hour late, or where its first hour comes twice."""


def changes() -> Iterator[tuple[str, int]]:
    """When the clocks of these zones are set in 2027, both times; and days of two that never are."""
    first = int(datetime(2027, 1, 1, tzinfo=UTC).timestamp())
    for name in CHANGING:
        offsets = [datetime.fromtimestamp(first + n * 1_800, ZoneInfo(name)).utcoffset() for n in range(17_520)]
        set_at = [n for n in range(1, len(offsets)) if offsets[n] != offsets[n - 1]]
        assert len(set_at) == 2, name
        yield from ((name, first + n * 1_800) for n in set_at)
    yield from (("Asia/Kolkata", first), ("Asia/Kathmandu", first))


def a_life(chance: random.Random) -> Life:
    def span() -> tuple[int, int] | None:
        begin = chance.randrange(0, 1_440, 30)
        return None if chance.random() < 0.25 else (begin, begin + chance.randrange(30, 1_441, 30))

    hours = tuple(span() for _ in range(7)) if chance.random() < 0.8 else ()
    if hours and not any(hours):
        hours = ()
    return Life(
        zone=chance.choice(ZONES),
        hours=hours,
        most=chance.choice((0, 0, 1, 2, 5)),
        digest=tuple(sorted(chance.sample(range(0, 1_440, 15), chance.choice((0, 0, 0, 1, 2, 3))))),
    )


def awake(life: Life, now: int) -> bool:
    """By the clock on their wall, as a person would read it: inside a span of this day, or of the day before."""
    if life.away is not None and now < life.away:
        return False
    if not life.hours:
        return True
    there = datetime.fromtimestamp(now, ZoneInfo(life.zone or "UTC"))
    minute, today = there.hour * 60 + there.minute, there.weekday()
    spans = (life.hours[today], minute), (life.hours[today - 1], minute + 1_440)
    return any(span is not None and span[0] <= at < span[1] for span, at in spans)


def near_a_change(life: Life, now: int) -> bool:
    zone = ZoneInfo(life.zone or "UTC")
    days = (datetime.fromtimestamp(now + n * 43_200, zone).utcoffset() for n in range(-4, 5))
    return len(set(days)) > 1


@pytest.mark.parametrize("seed", range(times(60)))
def test_nobody_is_called_while_they_sleep_and_nobody_is_forgotten(seed: int) -> None:
    chance = random.Random(seed)
    life, now = a_life(chance), chance.choice(CHANGES) + chance.randrange(-200_000, 200_000)
    if chance.random() < 0.3:
        life = Life(life.zone, life.hours, now + chance.randrange(-50_000, 500_000), life.most, life.digest)
    calls: list[int] = []
    for _ in range(12):
        at = life.call_at(now, calls)
        assert now <= at <= now + 16 * 86_400
        assert life.call_at(at, calls) == at, "what may be done then, may be done then"
        assert all(at - call >= BETWEEN for call in calls)
        assert life.away is None or at >= life.away
        today = [call for call in calls if life.day(call) == life.day(at)]
        assert not life.most or len(today) < life.most
        if life.digest:
            late = [(life.clock(at) - minute) % 1_440 for minute in life.digest]
            assert min(late) < LATE // 60 or near_a_change(life, at)
        elif not near_a_change(life, at):
            assert awake(life, at)
            earlier = range(now, at, 1_800)  # no time before would have done
            for each in earlier if not life.most else ():
                assert not awake(life, each) or any(abs(each - call) < BETWEEN for call in calls)
        assert life.may_be_called(now) == awake(life, now) or near_a_change(life, now)
        calls.append(at)
        now = at + chance.choice((1, 60, 700, 40_000))


def test_a_life_at_the_change_to_summer_time() -> None:
    berlin = Life("Europe/Berlin", ((540, 1_320),) * 7)  # 9 to 22
    night = int(datetime(2026, 3, 28, 23, 0, tzinfo=UTC).timestamp())  # midnight; an hour is left out then
    assert datetime.fromtimestamp(berlin.call_at(night, []), UTC) == datetime(2026, 3, 29, 7, 0, tzinfo=UTC)
    late = int(datetime(2026, 10, 24, 21, 0, tzinfo=UTC).timestamp())  # 23 there; an hour comes twice
    assert datetime.fromtimestamp(berlin.call_at(late, []), UTC) == datetime(2026, 10, 25, 8, 0, tzinfo=UTC)


def test_hours_and_digests_hold_over_both_changes_in_zones_of_every_kind() -> None:
    for zone, change in changes():
        for hours in (((360, 1_320),) * 7, (*((1_200, 1_740),) * 6, None)):
            life = Life(zone, hours)
            times = range(change - 2 * 86_400, change + 2 * 86_400, QUARTER)
            assert [life.may_be_called(at) for at in times] == [awake(life, at) for at in times], zone
        for minute in (30, 150, 390):  # some of these are left out on one day, or come twice
            life, calls = Life(zone, digest=(minute,)), list[int]()
            at = life.begins(life.day(change) - timedelta(2))
            for _ in range(5):
                at = life.call_at(at, calls)
                calls.append(at)
                at += 1
            days = [life.day(call) for call in calls]
            assert days == [days[0] + timedelta(n) for n in range(5)], (zone, minute)
            late = [life.clock(call) - minute for call in calls]
            assert [each for each in late if each] in ([], [60], [30]), (zone, late)
            assert minute < 390 or not any(late), zone
            twice = [call for call in calls if life.clock(call - 3_600) == life.clock(call)]
            assert not twice, "a time that comes twice is the first"


def test_zones_are_found_by_what_people_call_them() -> None:
    assert matching("berl")[0] == "Europe/Berlin"
    assert matching("new york")[0] == "America/New_York"
    assert matching("york") == ["America/New_York"]
    assert matching("nowhere at all") == []
    assert city("America/Argentina/Buenos_Aires") == "Buenos Aires"
    assert len(zones()) > 300
    assert Life("Atlantis/Capital").may_be_called(0), "a zone that is gone counts as none"
