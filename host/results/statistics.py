"""What the results of a person's games say together. Games alone, and what is won there, count apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from db.statistics import Group, Played, Sat, Tally

__all__ = ["Group", "Kind", "Played", "Rival", "Streak", "Tally", "by_kind", "rivals", "streak", "told", "wins"]


class Kind(NamedTuple):
    """Games of one kind with so many seats and one first setting, alone also of one level, as one person played them:
    how many, how many of them won, the points of all, the best."""

    key: str
    seats: int
    setting: str
    level: str
    games: int
    wins: int
    points: int
    best: int


class Rival(NamedTuple):
    """Somebody met in games to the end: who, what they were called last, and how often a person was ahead of them,
    behind them, or neither."""

    person: int
    name: str
    ahead: int
    behind: int
    even: int


class Streak(NamedTuple):
    """Games won in a row: now, and at best."""

    now: int
    best: int


def seat_of(game: Played, person: int) -> Sat:
    """What somebody had at the end of a game."""
    return next(each for each in game.seats if each.person == person and each.opponent is None)


def together(games: Iterable[Played]) -> list[Played]:
    """Those at which others sat."""
    return [each for each in games if len(each.seats) > 1]


def wins(games: Iterable[Played], person: int) -> int:
    """How many of these games somebody won."""
    return sum(seat_of(each, person).won for each in games)


def streak(games: Sequence[Played], person: int) -> Streak:
    """The games won in a row of those with others, which are given in order."""
    runs = [(won, len([*run])) for won, run in groupby(seat_of(each, person).won for each in together(games))]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return Streak(now, max((length for won, length in runs if won), default=0))


def by_kind(games: Iterable[Played], person: int) -> list[Kind]:
    """The games by kind, number of seats, first setting and level; of one game together, and first the one played
    most."""
    found: dict[tuple[str, int, str, str], list[Played]] = {}
    often: dict[str, int] = {}
    for game in games:
        found.setdefault((game.key, len(game.seats), game.setting, game.level), []).append(game)
        often[game.key] = often.get(game.key, 0) + 1
    kinds = [Kind(*kind, *_told(some, person)) for kind, some in found.items()]
    return sorted(kinds, key=lambda kind: (-often[kind.key], kind[:4]))


def rivals(games: Iterable[Played], person: int) -> list[Rival]:
    """The people met, those met most first."""
    met: dict[int, list[int]] = {}
    names: dict[int, str] = {}
    for game in games:
        mine = seat_of(game, person)
        for other in game.seats:
            if other.person is not None and other.opponent is None and other.person != person:
                names[other.person] = other.name
                place = (other.place > mine.place, other.place < mine.place, other.place == mine.place)
                counts = met.setdefault(other.person, [0, 0, 0])
                met[other.person] = [n + more for n, more in zip(counts, place, strict=True)]
    found = [Rival(who, names[who], *counts) for who, counts in met.items()]
    return sorted(found, key=lambda each: (-(each.ahead + each.behind + each.even), each.person))


def told(points: int, seats: int) -> int:
    """An average as it is told: to the nearest whole number."""
    return (2 * points + seats) // (2 * seats)


def _told(games: Sequence[Played], person: int) -> tuple[int, int, int, int]:
    points = [seat_of(each, person).points for each in games]
    best = min(points) if any(each.fewest for each in games) else max(points)
    return len(games), wins(games, person), sum(points), best
