"""Sentences about clocks: what a table's terms say of them, and how those stand that run."""

from __future__ import annotations

from collections.abc import Sequence

from host.clocks.clock import Shown
from host.clocks.terms import DAY, HOUR, ClockTerms
from words import Speaker


def clock_rules(terms: ClockTerms | None, speak: Speaker) -> str:
    """What the terms say, whole."""
    if terms is None:
        return speak("clock-none")
    said = [
        clock_time(terms, speak),
        speak("clock-weekends", runs=_flag(terms.weekends)),
        speak("clock-asleep", runs=_flag(terms.asleep)),
        speak("clock-away", days=terms.away),
        speak("clock-always"),
        speak("clock-warned"),
        speak(f"clock-ends-{terms.end}"),
    ]
    return "\n".join(said)


def clock_stands(terms: ClockTerms, speak: Speaker) -> str:
    """When clocks stand, in one sentence."""
    stands = {"weekends": not terms.weekends, "asleep": not terms.asleep, "away": terms.away > 0}
    when = ", ".join(speak(f"clock-stands-{each}", days=terms.away) for each, so in stands.items() if so)
    return speak("clock-stands-when", when=when) if when else speak("clock-stands-never")


def clock_head(terms: ClockTerms | None, speak: Speaker) -> str:
    """How much time there is, and in small letters when clocks stand; above the lists, which say the rest."""
    if terms is None:
        return speak("clock-none")
    return f"{clock_time(terms, speak)}\n-# {clock_stands(terms, speak)}"


def clock_time(terms: ClockTerms, speak: Speaker) -> str:
    """How much time there is, in a sentence."""
    if not terms.bank:
        return speak("clock-turn", turn=say_seconds(terms.turn, speak))
    times = {"bank": terms.bank, "turn": terms.turn, "cap": terms.cap}
    return speak("clock-bank", **{name: say_seconds(seconds, speak) for name, seconds in times.items()})


def clock_lines(clocks: Sequence[Shown], speak: Speaker, own: int | None = None) -> list[str]:
    """How clocks stand, a line each; `own` is the reader's seat, whose line comes first."""
    return [_line(each, speak, own) for each in sorted(clocks, key=lambda each: each.seat != own)]


def _line(clock: Shown, speak: Speaker, own: int | None) -> str:
    kind = "clock-own" if clock.seat == own else "clock-of"
    name = speak.names[clock.seat]
    if clock.over:
        return speak(f"{kind}-over", name=name)
    said = speak(f"{kind}-far", name=name) if clock.at is None else speak(kind, name=name, at=str(clock.at))
    return f"{said} · {speak('clock-stands', why=clock.stands)}" if clock.stands else said


def say_seconds(seconds: int, speak: Speaker) -> str:
    """A time in words: in whole days, else in hours."""
    days = seconds and seconds % DAY == 0
    return speak("clock-days", n=seconds // DAY) if days else speak("clock-hours", n=seconds // HOUR)


def clock_ends(terms: ClockTerms | None, speak: Speaker) -> str:
    """What follows when a clock has run out; nothing where there is none."""
    return "" if terms is None else speak(f"clock-ends-{terms.end}")


def clock_asleep(terms: ClockTerms | None, speak: Speaker) -> str:
    """What counts as asleep; nothing where that does not matter."""
    return "" if terms is None or terms.asleep else speak("clock-asleep", runs=_flag(terms.asleep))


def _flag(on: bool) -> str:
    return str(on).lower()
