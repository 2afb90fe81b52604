"""The cards of `/stats`, in text. Makes cards and sends none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord
from msgspec import Struct

from engine.core.game import AnyGame
from host import harmless
from host.reliability import FEW, Pace
from host.results import statistics
from host.results.ratings import Rating, Who, shown
from host.results.statistics import Group, Kind, Played, Tally
from words import Speaker

from ..kit.card import Button, Card, Choice, Part, Select, clip
from ..kit.custom_ids import Ref
from ..news.settings_lines import name as setting_name

LINES, RIVALS = 16, 8
"""The most lines about games, and about other people."""


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


def person_card(of: Shown, games: Mapping[str, AnyGame], speak: Speaker) -> Card:
    """What somebody has played."""
    own = of.name is None
    known = [each for each in of.games if each.key in games]
    parts: list[Part] = [f"### {speak('stats-head', name='you' if own else _escaped(of.name or ''))}"]
    parts.append(f"-# {speak('stats-where', own=str(own).lower())}")
    if known:
        parts.append("\n".join(_summed(known, of, speak)))
        parts.append("\n".join(_kinds(of, statistics.by_kind(known, of.person), games, speak)))
        parts.append("\n".join(_rivals(known, of, speak)))
    else:
        parts.append(speak("stats-none"))
    if of.pace is not None:
        parts.append("\n".join(_pace(of.pace, speak)))
    buttons = [Button(speak("button-stats-here"), Ref("statshere").id())] if of.here else []
    if own:
        parts.append(speak("me-results", shown=str(of.shown).lower()))
        buttons.append(Button(speak("button-me-results", shown=str(of.shown).lower()), Ref("meresults").id()))
    else:
        buttons.append(Button(speak("button-stats"), Ref("stats").id()))
    return Card((*parts, tuple(buttons)))


def _summed(known: Sequence[Played], of: Shown, speak: Speaker) -> Iterator[str]:
    others = statistics.together(known)
    streak = statistics.streak(known, of.person)
    if others:
        yield speak("stats-sum", games=len(others), wins=statistics.wins(others, of.person))
    if streak.best > 1:
        yield speak("stats-streak", now=streak.now, best=streak.best)
    if alone := len(known) - len(others):
        yield speak("stats-alone-sum", games=alone, wins=statistics.wins(known, of.person) -
                    statistics.wins(others, of.person))  # fmt: skip
    if of.left:
        yield speak("stats-left", games=of.left)


def _pace(of: Pace, speak: Speaker) -> Iterator[str]:
    """How reliable somebody is."""
    if of.known:
        yield speak("stats-pace", made=of.in_time, turns=of.turns, left=of.left)
    else:
        yield speak("stats-pace-new", few=FEW)
    yield f"-# {speak('stats-pace-how')}"


def _kinds(of: Shown, kinds: Sequence[Kind], games: Mapping[str, AnyGame], speak: Speaker) -> list[str]:
    """The games by kind, number of seats and first setting, under the name of each game."""
    told: list[str] = []
    for n, kind in enumerate(kinds):
        if n == 0 or kinds[n - 1].key != kind.key:
            rating = of.ratings.get(kind.key)
            said = f" · {_rating(rating, of, speak)}" if rating else ""
            told.append(f"**{games[kind.key].name}**{said}")
        average = statistics.told(kind.points, kind.games)
        said = speak("stats-kind", games=kind.games, wins=kind.wins, average=average, best=kind.best)
        told.append(f"- {_seats(kind.key, kind.seats, kind.setting, games, speak)} · {said}")
    return _cut(told, LINES, speak)


def _rating(rating: Rating, of: Shown, speak: Speaker) -> str:
    where = "here" if of.here else "all"
    return speak("stats-rating", where=where, rating=shown(rating), games=rating.games)


def _seats(key: str, seats: int, setting: str, games: Mapping[str, AnyGame], speak: Speaker) -> str:
    """How many played, and with which first setting."""
    game = games[key]
    choices, own = game.rules.settings.choices, Speaker(speak.locale, game)
    said = [speak("stats-seats", count=seats)]
    if choices:
        value = own.value(f"setting-{choices[0].name}", setting) if setting else speak("setting-own")
        said.append(f"{setting_name(choices[0], own)}: {clip(value, 60)}")
    return " · ".join(said)


def _rivals(known: Sequence[Played], of: Shown, speak: Speaker) -> list[str]:
    """The others, and how often somebody was ahead of them."""
    met = [each for each in statistics.rivals(known, of.person) if of.named is None or each.person in of.named]
    lines = [
        "- " + speak("stats-rival", name=_escaped(each.name), ahead=each.ahead, behind=each.behind, even=each.even)
        for each in met
    ]
    return [f"**{speak('stats-rivals')}**", *_cut(lines, RIVALS, speak)] if lines else []


class Ladder(Struct, frozen=True):
    """The ratings of a server that may be shown, the highest first, and the names of the people."""

    ratings: Sequence[tuple[Who, Rating]] = ()
    names: Mapping[int, str] = {}


def server_card(
    key: str | None,
    counts: Mapping[str, int],
    groups: Sequence[Group],
    people: Sequence[Tally],
    games: Mapping[str, AnyGame],
    speak: Speaker,
    ladder: Ladder = Ladder(),  # noqa: B008 - it cannot be changed
) -> Card:
    """What was played on a server: of one game, in groups, or of all, counted by game."""
    known = {each: n for each, n in counts.items() if each in games}
    count = sum(known.values()) + sum(each.games for each in groups)
    head = speak("stats-head-server") if key is None else speak("stats-head-game", game=games[key].name)
    parts: list[Part] = [f"### {head}"]
    parts.append(speak("stats-count", games=count) if count else speak("stats-none-here"))
    parts.append("\n".join(_counts(known, games, speak) if key is None else _groups(groups, games, speak)))
    if people:
        lines = [
            f"{n}. " + speak("stats-winner", name=_escaped(each.name), games=each.games, wins=each.wins)
            for n, each in enumerate(people, 1)
        ]
        parts.append("\n".join((f"**{speak('stats-winners')}**", *lines)))
    if ladder.ratings:
        rated = [
            "- "
            + speak("stats-ladder-line", name=_rated(who, ladder, speak), rating=shown(rating), games=rating.games)
            for who, rating in ladder.ratings
        ]
        parts.append("\n".join((f"**{speak('stats-ladder')}**", *_cut(rated, LINES, speak))))
    if count:
        parts.append(f"-# {speak('stats-who')}")
    choices = tuple(Choice(clip(g.name), g.key, selected=g.key == key, given=True) for g in games.values())
    parts.append((Select(Ref("statsof").id(), speak("stats-pick"), choices[:25]),))
    buttons = [Button(speak("button-stats"), Ref("stats").id())]
    if key is not None:
        buttons.append(Button(speak("button-stats-here"), Ref("statshere").id()))
    return Card((*parts, tuple(buttons)))


def _rated(who: Who, ladder: Ladder, speak: Speaker) -> str:
    """A person, or the practice opponents of a kind."""
    if who.opponent:
        return speak("stats-opponent", strength=speak(f"strength-{who.opponent}"))
    return _escaped(ladder.names.get(who.person, ""))


def _counts(counts: Mapping[str, int], games: Mapping[str, AnyGame], speak: Speaker) -> list[str]:
    order = sorted(counts, key=lambda key: (-counts[key], key))
    return [f"- **{games[key].name}**: {speak('stats-times', games=counts[key])}" for key in order]


def _groups(groups: Sequence[Group], games: Mapping[str, AnyGame], speak: Speaker) -> list[str]:
    order = sorted(groups, key=lambda each: (each.seats, each.setting))
    lines = []
    for each in order:
        average = statistics.told(each.points, each.games * each.seats)
        said = speak("stats-group", games=each.games, average=average, best=each.best)
        lines.append(f"- {_seats(each.key, each.seats, each.setting, games, speak)} · {said}")
    return _cut(lines, LINES, speak)


def _cut(lines: Sequence[str], most: int, speak: Speaker) -> list[str]:
    if len(lines) <= most:
        return [*lines]
    return [*lines[: most - 1], speak("stats-more", count=len(lines) - most + 1)]


def _escaped(name: str) -> str:
    return discord.utils.escape_markdown(harmless(name)) or "–"
