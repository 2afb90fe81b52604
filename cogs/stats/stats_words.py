"""What cards and pictures of `/stats` call things: kinds of games, and who is rated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.core.game import AnyGame
from host import harmless
from host.reliability import Pace
from host.results.ratings import Rating, Who
from host.results.statistics import Group, Kind, Played, Tally
from words import Speaker

from ..kit.card import clip
from ..news.settings_lines import name as setting_name

CLIPPED = 60
"""The longest words of a setting."""


class Shown(Struct, frozen=True, kw_only=False):
    """A person's games as their reader may see them: the first two are who they are, and what they are called (None:
    the reader is that person). `left`: how many games they sat at before and did not end there. `named`: the others
    who are named, None: all. `shown`: whether others may see the games of the reader. `here`: on a server.
    `ratings`: those of this server, or of all, by game. `pace`: how reliable they are, if that is told."""

    person: int
    name: str | None
    games: Sequence[Played]
    left: int
    named: frozenset[int] | None = None
    shown: bool = False
    here: bool = False
    ratings: Mapping[str, Rating] = {}
    pace: Pace | None = None


class Ladder(Struct, frozen=True):
    """The ratings of a server that may be shown, the highest first, and the names of the people."""

    ratings: Sequence[tuple[Who, Rating]] = ()
    names: Mapping[int, str] = {}


class Here(Struct, frozen=True):
    """What was played on a server as its reader may see it: of the game `key`, its `groups` and ratings; without a
    key how many of each game. `people`: who won most."""

    key: str | None
    counts: Mapping[str, int]
    groups: Sequence[Group] = ()
    people: Sequence[Tally] = ()
    ladder: Ladder = Ladder()


def kind_words(kind: Kind | Group, games: Mapping[str, AnyGame], speak: Speaker, most: int = CLIPPED) -> str:
    """How many played, with which first setting (in at most so many letters), and alone how hard it was."""
    choices, own = games[kind.key].rules.settings.choices, Speaker(speak.locale, games[kind.key])
    said = [speak("stats-seats", count=kind.seats)]
    if choices:
        value = own.value(f"setting-{choices[0].name}", kind.setting) if kind.setting else speak("setting-own")
        said.append(f"{setting_name(choices[0], own)}: {clip(value, most)}")
    if kind.level:
        said.append(own.value("level", kind.level))
    return " · ".join(said)


def rated(who: Who, ladder: Ladder, speak: Speaker) -> str:
    """A person, or the practice opponents of a kind."""
    if who.opponent:
        return speak("stats-opponent", strength=speak(f"strength-{who.opponent}"))
    return harmless(ladder.names.get(who.person, "")) or "–"


def holder(group: Group, games: Mapping[str, AnyGame]) -> str:
    """Who holds the record of a group and may be named; "" for nobody, or where texts of people's own differ."""
    settings = games[group.key].rules.settings.choices
    own = not group.setting and bool(settings) and settings[0].text
    return "" if own else harmless(group.name)
