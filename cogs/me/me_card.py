"""The card of `/me`: how somebody lives, in sentences, and what they can change. Makes cards and sends none."""

from __future__ import annotations

from host.life import MOST_DIGESTS, Life, city
from words import LOCALES, Speaker

from ..kit.card import Button, Card, Choice, Part, Select, clip, rows
from ..kit.custom_ids import Ref
from .typed_hours import read_hours, say_hours, say_minute

TOPICS = ("hours", "away", "digest", "most", "language")
"""What is chosen from a list."""
HOURS = ("8-22", "9-21", "9-23", "17-22", "mon-fri 17-22, sat-sun 9-22", "mon-fri 9-17")
"""Hours to choose from, as one would type them."""
AWAY = (1, 2, 3, 7, 14, 28)
"""Days of being away to choose from."""
MOST = (0, 1, 2, 3, 5, 10)
"""Calls a day to choose from."""
TIMES = tuple(range(0, 1_440, 60))
ANY, BACK = "any", "back"


def me_card(life: Life, confirms: bool, now: int, speak: Speaker, line: str = "", *, closed: bool = False) -> Card:
    """All that somebody has said, and a button for each part of it; below the buttons what is changed least.
    `closed`: they take no direct messages from the bot."""
    zone, gone = city(life.zone) if life.zone else "", life.is_away(now) and life.away
    hours = say_hours(life.hours, speak) or "any"
    away = speak("me-away", until=life.away or 0, hidden=str(life.hidden).lower())
    when = (speak("me-hours", hours=hours), speak("me-here"))
    said = (
        speak("me-zone", city=zone or "none", clock=say_minute(life.clock(now))),
        *((away, speak("me-hours-then", hours=hours)) if gone else when),
        _calls(life, speak),
        *((speak("me-closed"),) if closed else ()),
    )
    rest = (
        speak("me-next", warned=str(life.warned).lower()),
        speak("me-shown", hidden=str(life.hidden).lower()),
        speak("me-results", shown=str(life.shown).lower()),
        speak("me-language", language=_language(life.language) if life.language in LOCALES else "any"),
        speak("table-ends-confirm" if confirms else "table-ends-at-once"),
    )
    buttons = [
        Button(speak("button-me-zone"), Ref("mezone").id(), "secondary" if life.zone else "primary"),
        Button(speak("button-me-hours"), Ref("mepart", text="hours").id()),
        Button(speak("button-me-back"), Ref("meback").id(), "success")
        if gone
        else Button(speak("button-me-away"), Ref("mepart", text="away").id()),
        Button(speak("button-me-digest"), Ref("mepart", text="digest").id()),
        Button(speak("button-me-most"), Ref("mepart", text="most").id()),
        Button(speak("button-me-next", warned=str(life.warned).lower()), Ref("menext").id()),
        Button(speak("button-me-hide", hidden=str(life.hidden).lower()), Ref("mehide").id()),
        Button(speak("button-me-results", shown=str(life.shown).lower()), Ref("meresults").id()),
        Button(speak("button-me-language"), Ref("mepart", text="language").id()),
        Button(speak("button-ends-at-once" if confirms else "button-ends-confirm"), Ref("meends").id()),
    ]
    head = f"### {speak('me-head')}"
    above, below = ("\n".join(f"- {each}" for each in told) for told in (said, rest))
    return Card((*((line,) if line else ()), head, above, *rows(buttons), below))


def part_card(topic: str, life: Life, now: int, speak: Speaker) -> Card:
    """One part of it, to choose from a list."""
    choices, least, most = _choices(topic, life, speak)
    parts: list[Part] = [speak(f"me-ask-{topic}"), (Select(Ref("mechosen", text=topic).id(), speak("choose"),
                                                           tuple(choices), least, most),)]  # fmt: skip
    buttons = [Button(speak("button-back"), Ref("me").id())]
    if topic in ("hours", "away"):
        buttons.insert(0, Button(speak("button-type"), Ref("metype", text=topic).id()))
    return Card((*parts, tuple(buttons)))


def zones_card(fitting: list[str], now: int, speak: Speaker) -> Card:
    """The zones that fit what was typed, with the time that it is there."""
    choices = tuple(
        Choice(clip(city(zone)), zone, f"{say_minute(Life(zone).clock(now))} · {zone.partition('/')[0]}", given=True)
        for zone in fitting
    )
    select = Select(Ref("mechosen", text="zone").id(), speak("choose"), choices)
    return Card((speak("me-ask-zone"), (select,), (Button(speak("button-back"), Ref("me").id()),)))


def _language(key: str) -> str:
    """A language by its own name."""
    return Speaker(key)("language")


def _calls(life: Life, speak: Speaker) -> str:
    times = ", ".join(say_minute(each) for each in life.digest)
    return speak("me-calls", times=times or "none", most=life.most)


def _choices(topic: str, life: Life, speak: Speaker) -> tuple[list[Choice], int, int]:
    """The lines of a list, and the fewest and the most that may be chosen."""
    if topic == "hours":
        lines = [Choice(speak("me-any-time"), ANY, selected=not life.hours)]
        for typed in HOURS:
            hours = read_hours(typed, speak)
            lines.append(Choice(say_hours(hours, speak), typed, selected=life.hours == hours))
        return lines, 1, 1
    if topic == "away":
        return [Choice(speak("me-away-days", days=days), str(days)) for days in AWAY], 1, 1
    if topic == "digest":
        lines = [Choice(say_minute(each), str(each), selected=each in life.digest) for each in TIMES]
        return lines, 0, MOST_DIGESTS
    if topic == "most":
        return [Choice(speak("me-most", most=n), str(n), selected=life.most == n) for n in MOST], 1, 1
    lines = [Choice(speak("me-any-language"), ANY, selected=not life.language)]
    lines += [Choice(_language(key), key, selected=life.language == key, given=True) for key in LOCALES]
    return lines, 1, 1
