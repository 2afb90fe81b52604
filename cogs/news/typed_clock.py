"""Time for turns as people type and read it: "36 h", or "7 d in hand, 12 h a turn, at most 10 d"."""

from __future__ import annotations

import re

from msgspec.structs import replace

from host import Refused
from host.clocks.terms import DAY, HOUR, ClockTerms
from words import FALLBACK, Speaker

from .clock_lines import say_seconds

_NUMBER = re.compile(r"(?<![0-9])[0-9]{1,4}(?![0-9])")
_PARTS = ("bank", "cap", "turn")
"""What a part may be about, named by its words; without any it is about each turn."""


def read_time(typed: str, terms: ClockTerms, speak: Speaker) -> ClockTerms:
    """The terms with the time that was typed. Raises `Refused` naming the part that is not understood."""
    found = dict[str, int]()
    for part in (each.strip() for each in re.split(r"[,;+\n]", typed.casefold()) if each.strip()):
        what, seconds = _part(part, speak)
        if what in found:
            raise Refused("clock-twice", part=part[:40])
        found[what] = seconds
    if not found or ("cap" in found and "bank" not in found) or ("turn" not in found and "bank" not in found):
        raise Refused("clock-unknown", part=typed.strip()[:40] or "–")
    bank = found.get("bank", 0)
    made = replace(terms, turn=found.get("turn", 0), bank=bank, cap=found.get("cap", bank))
    if not made.is_sound():
        raise Refused("clock-range")
    return made


def say_time(terms: ClockTerms, speak: Speaker) -> str:
    """The time that a table gives, as `read_time` takes it."""
    if not terms.bank:
        return say_seconds(terms.turn, speak)
    parts = [f"{say_seconds(terms.bank, speak)} {_words('bank', speak)[0]}"]
    parts += [f"{say_seconds(terms.turn, speak)} {_words('turn', speak)[0]}"] if terms.turn else []
    parts += [f"{_words('cap', speak)[0]} {say_seconds(terms.cap, speak)}"] if terms.cap != terms.bank else []
    return ", ".join(parts)


def _part(part: str, speak: Speaker) -> tuple[str, int]:
    """What a part is about, and how many seconds it says."""
    what, rest = "turn", f" {part} "
    words = [(word, each) for each in _PARTS for word in _known(each, speak)]
    found = max((pair for pair in words if f" {pair[0]} " in rest), key=lambda pair: len(pair[0]), default=None)
    if found is not None:
        what, rest = found[1], rest.replace(f" {found[0]} ", " ", 1)
    number = _NUMBER.search(rest)
    unit = rest.replace(number[0], " ", 1).strip().rstrip(".") if number else ""
    units = {"hour": HOUR, "day": DAY, "week": 7 * DAY}
    said = [size for name, size in units.items() if unit in _known(name, speak)]
    if number is None or len(set(said)) != 1:
        raise Refused("clock-unknown", part=part[:40])
    return what, int(number[0]) * said[0]


def _words(what: str, speak: Speaker) -> list[str]:
    return [each.strip() for each in speak(f"clock-word-{what}").split(",")]


def _known(what: str, speak: Speaker) -> list[str]:
    """The words in the reader's language, and in English."""
    return [word.casefold() for word in (*_words(what, speak), *_words(what, Speaker(FALLBACK)))]
