"""Hours of a week as people type and read them: "mon-fri 17-22, sat 9:30-23". Days that are not named are off."""

from __future__ import annotations

import re

from host import Refused
from host.life import MINUTES, Span
from words import FALLBACK, Speaker

_ENTRY = re.compile(r"(?P<days>[^\d]*?)\s*(?P<begin>\d[\d:.]*)\s*(?:-|to|bis)\s*(?P<end>\d[\d:.]*)\s*(?:h|uhr)?")
_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")


def read_hours(typed: str, speak: Speaker) -> tuple[Span | None, ...]:
    """The hours for each day from Monday on. Raises `Refused` naming the part that is not understood."""
    hours: list[Span | None] = [None] * 7
    parts = [part.strip() for part in re.split(r"[,;\n]", typed.casefold().replace("–", "-")) if part.strip()]
    for part in parts:
        found = _ENTRY.fullmatch(part)
        days = _days(found["days"], speak) if found else []
        begin, end = (_minute(found["begin"]), _minute(found["end"])) if found else (None, None)
        if not days or begin is None or end is None or begin == MINUTES:
            raise Refused("hours-unknown", part=part[:40])
        for day in days:
            if hours[day] is not None:
                raise Refused("hours-twice", part=part[:40])
            hours[day] = (begin, end if end > begin else end + MINUTES)
    if not any(hours):
        raise Refused("hours-none")
    return tuple(hours)


def say_hours(hours: tuple[Span | None, ...], speak: Speaker) -> str:
    """Hours as `read_hours` takes them, days with the same together; "" for any time."""
    parts: list[str] = []
    day = 0
    while day < len(hours):
        last = day
        while last + 1 < len(hours) and hours[last + 1] == hours[day]:
            last += 1
        span = hours[day]
        if span is not None:
            names = _names(speak)
            named = names[day] if last == day else f"{names[day]}–{names[last]}"
            parts.append(f"{named} {say_minute(span[0])}–{say_minute(span[1])}")
        day = last + 1
    return ", ".join(parts)


def say_minute(minute: int) -> str:
    """A time of day: "9:05"."""
    return f"{minute % MINUTES // 60}:{minute % 60:02}"


def _names(speak: Speaker) -> list[str]:
    return [speak(f"day-{n}") for n in range(7)]


def _days(typed: str, speak: Speaker) -> list[int]:
    """The days named before hours: one, from one to another, or none for all. No days: not understood."""
    typed = typed.strip().rstrip(":.").strip()
    if not typed:
        return list(range(7))
    ends = [_day(each.strip().rstrip("."), speak) for each in re.split(r"\s*-\s*|\s+(?:to|bis)\s+", typed)]
    if len(ends) == 1 and ends[0] is not None:
        return [ends[0]]
    if len(ends) == 2 and ends[0] is not None and ends[1] is not None:
        return [(ends[0] + n) % 7 for n in range((ends[1] - ends[0]) % 7 + 1)]
    return []


def _day(typed: str, speak: Speaker) -> int | None:
    """A day by the first letters of its name, two at least, in the reader's language or in English."""
    for each in (speak, Speaker(FALLBACK)):
        found = [n for n in range(7) if each(f"day-{n}-full").casefold().startswith(typed)]
        if len(typed) >= 2 and len(found) == 1:
            return found[0]
    return None


def _minute(typed: str) -> int | None:
    found = _TIME.fullmatch(typed)
    if found is None:
        return None
    minute = int(found[1]) * 60 + int(found[2] or 0)
    return minute if int(found[2] or 0) < 60 and minute <= MINUTES else None
