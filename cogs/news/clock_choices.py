"""The lists from which a table's time for turns is chosen, before the start and in play."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from host.clocks.terms import DAY, ENDS, HOUR, ClockTerms
from words import Speaker

from ..kit.app import Interaction
from ..kit.card import Choice, Part, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import ask_line, no_choice
from .clock_lines import say_seconds
from .typed_clock import say_time

PRESETS = {
    "none": None,
    "12h": ClockTerms(turn=12 * HOUR),
    "1d": ClockTerms(turn=DAY),
    "2d": ClockTerms(turn=2 * DAY),
    "3d": ClockTerms(turn=3 * DAY),
    "7d": ClockTerms(turn=7 * DAY),
    "2d+6h": ClockTerms(turn=6 * HOUR, bank=2 * DAY, cap=4 * DAY),
    "7d+12h": ClockTerms(turn=12 * HOUR, bank=7 * DAY, cap=10 * DAY),
    "14d+1d": ClockTerms(turn=DAY, bank=14 * DAY, cap=21 * DAY),
}
"""Times to choose from."""
AWAY = (0, 7, 14, 28)
"""Days away to choose from."""
TURNED = ("weekends", "asleep")
"""What a button turns on or off."""


LISTS = ("time", "end", "away")
"""What is chosen from lists."""


def lists(terms: ClockTerms | None, speak: Speaker, pick: Ref, names: Collection[str] = LISTS) -> list[Part]:
    """The lists of these names with their headings; `pick` is what choosing from one means: its name goes
    into the token, or into the text where there is none."""
    parts = list[Part]()
    if "time" in names:
        parts.append((_select(pick, "time", times(terms, speak), "clock-ask-time", speak),))
    if terms is not None:
        ends = tuple(Choice(speak(f"clock-pick-{each}"), each, selected=each == terms.end) for each in ENDS)
        away = tuple(
            Choice(speak("clock-pick-away", days=days), str(days), selected=days == terms.away) for days in AWAY
        )
        for name, choices in {"end": ends, "away": away}.items():
            if name in names:
                code = f"clock-ask-{name}"
                parts += [f"**{speak(code)}**", (_select(pick, name, choices, code, speak),)]
    return parts


def with_choice(terms: ClockTerms | None, name: str, value: str) -> ClockTerms | None:
    """The time with what was chosen in one of the lists. Raises `Refused`."""
    if name == "time" and value in PRESETS:
        preset = PRESETS[value]
        return preset and replace(terms or preset, turn=preset.turn, bank=preset.bank, cap=preset.cap)
    if name == "end" and value in ENDS and terms is not None:
        return replace(terms, end=ENDS[ENDS.index(value)])
    if name == "away" and value in map(str, AWAY) and terms is not None:
        return replace(terms, away=int(value))
    if value != "own":
        raise no_choice(value)
    return terms


def turned(terms: ClockTerms | None, name: str) -> ClockTerms:
    """The time with one of `TURNED` turned on or off. Raises `Refused`."""
    if terms is None or name not in TURNED:
        raise no_choice(name)
    if name == "weekends":
        return replace(terms, weekends=not terms.weekends)
    return replace(terms, asleep=not terms.asleep)


async def ask_time(interaction: Interaction, ref: Ref, speak: Speaker, before: str) -> None:
    """A form for a time that is on none of the lists."""
    label, how = speak("clock-type"), speak("clock-type-how")
    await ask_line(interaction, ref, speak("clock-head"), label, how, most=100, before=before)


def _select(pick: Ref, name: str, choices: tuple[Choice, ...], code: str, speak: Speaker) -> Select:
    ref = replace(pick, text=name) if not pick.text else replace(pick, token=name)
    return Select(ref.id(), placeholder(speak(code), speak), choices)


def times(terms: ClockTerms | None, speak: Speaker) -> tuple[Choice, ...]:
    """The lines of the list of times."""
    time = None if terms is None else (terms.turn, terms.bank, terms.cap)
    choices = [
        Choice(_named(preset, speak), key, selected=time == (preset and (preset.turn, preset.bank, preset.cap)))
        for key, preset in PRESETS.items()
    ]
    if not any(choice.selected for choice in choices) and terms is not None:
        choices.append(Choice(clip(say_time(terms, speak)), "own", selected=True, given=True))
    return tuple(choices)


def _named(preset: ClockTerms | None, speak: Speaker) -> str:
    if preset is None:
        return speak("clock-pick-none")
    turn = say_seconds(preset.turn, speak)
    if not preset.bank:
        return speak("clock-pick-turn", turn=turn)
    return speak("clock-pick-bank", turn=turn, bank=say_seconds(preset.bank, speak))
