"""The cards of `/stats`: a picture, and all of it in text. Makes cards and sends none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

import discord

from engine.core.game import AnyGame
from host import harmless
from host.reliability import FEW, Pace
from host.results import statistics
from host.results.ratings import Rating, Who, shown
from host.results.statistics import Group, Kind, Played
from words import Speaker

from ..kit.card import Button, Card, Choice, Part, Select, clip
from ..kit.custom_ids import Ref
from ..pictures.wanted import together
from .stats_picture import person_tallies, server_tallies
from .stats_seen import LINES
from .stats_words import Here, Shown, holder, kind_words, rated

T = TypeVar("T")
RIVALS = 8
"""The most lines about other people."""


def person_card(of: Shown, games: Mapping[str, AnyGame], speak: Speaker) -> Card:
    """What somebody has played."""
    own = of.name is None
    known = [each for each in of.games if each.key in games]
    parts: list[Part] = [f"### {speak('stats-head', name='you' if own else _escaped(of.name or ''))}"]
    parts.append(f"-# {speak('stats-where', own=str(own).lower())}")
    if (picture := person_tallies(of, games, speak)) is not None:
        parts.append(together(speak, picture))
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
        told.append(f"- {kind_words(kind, games, speak)} · {said}")
    return _cut(told, LINES, speak)


def _rating(rating: Rating, of: Shown, speak: Speaker) -> str:
    where = "here" if of.here else "all"
    return speak("stats-rating", where=where, rating=shown(rating), games=rating.games)


def _rivals(known: Sequence[Played], of: Shown, speak: Speaker) -> list[str]:
    """The others, and how often somebody was ahead of them."""
    met = [each for each in statistics.rivals(known, of.person) if of.named is None or each.person in of.named]

    def line(of: statistics.Rival) -> str:
        return "- " + speak("stats-rival", name=_escaped(of.name), ahead=of.ahead, behind=of.behind, even=of.even)

    return [f"**{speak('stats-rivals')}**", *_cut(met, RIVALS, speak, line)] if met else []


def server_card(here: Here, games: Mapping[str, AnyGame], speak: Speaker) -> Card:
    """What was played on a server: of one game, in groups, or of all, counted by game."""
    key, people, ladder = here.key, here.people, here.ladder
    known = {each: n for each, n in here.counts.items() if each in games}
    count = sum(known.values()) + sum(each.games for each in here.groups)
    head = speak("stats-head-server") if key is None else speak("stats-head-game", game=games[key].name)
    parts: list[Part] = [f"### {head}"]
    parts.append(speak("stats-count", games=count) if count else speak("stats-none-here"))
    if (picture := server_tallies(here, games, speak)) is not None:
        parts.append(together(speak, picture))
    parts.append("\n".join(_counts(known, games, speak) if key is None else _groups(here.groups, games, speak)))
    if people:
        lines = [
            f"{n}. " + speak("stats-winner", name=_escaped(each.name), games=each.games, wins=each.wins)
            for n, each in enumerate(people, 1)
        ]
        parts.append("\n".join((f"**{speak('stats-winners')}**", *lines)))
    if ladder.ratings:

        def line(each: tuple[Who, Rating]) -> str:
            name = rated(each[0], ladder, speak)
            name = name if each[0].opponent else _escaped(name)
            return "- " + speak("stats-ladder-line", name=name, rating=shown(each[1]), games=each[1].games)

        parts.append("\n".join((f"**{speak('stats-ladder')}**", *_cut(ladder.ratings, LINES, speak, line))))
    if count:
        parts.append(f"-# {speak('stats-who')}")
    choices = tuple(Choice(clip(g.name), g.key, selected=g.key == key, given=True) for g in games.values())
    parts.append((Select(Ref("statsof").id(), speak("stats-pick"), choices[:25]),))
    buttons = [Button(speak("button-stats"), Ref("stats").id())]
    if key is not None:
        buttons.append(Button(speak("button-stats-here"), Ref("statshere").id()))
    return Card((*parts, tuple(buttons)))


def _counts(counts: Mapping[str, int], games: Mapping[str, AnyGame], speak: Speaker) -> list[str]:
    order = sorted(counts, key=lambda key: (-counts[key], key))
    return [f"- **{games[key].name}**: {speak('stats-times', games=counts[key])}" for key in order]


def _groups(groups: Sequence[Group], games: Mapping[str, AnyGame], speak: Speaker) -> list[str]:
    order = sorted(groups, key=lambda each: (each.seats, each.setting, each.level))
    lines = []
    for each in order:
        average = statistics.told(each.points, each.games * each.seats)
        best = each.best if each.record is None else each.record
        said = speak("stats-group", games=each.games, average=average, best=best)
        if name := holder(each, games):
            said = f"{said} ({_escaped(name)})"
        lines.append(f"- {kind_words(each, games, speak)} · {said}")
    return _cut(lines, LINES, speak)


def _cut(of: Sequence[T], most: int, speak: Speaker, line: Callable[[T], str] = str) -> list[str]:
    """A line of each of these, and how many are left out: only what is shown is put into words."""
    if len(of) <= most:
        return [*map(line, of)]
    return [*map(line, of[: most - 1]), speak("stats-more", count=len(of) - most + 1)]


def _escaped(name: str) -> str:
    return discord.utils.escape_markdown(harmless(name)) or "–"
