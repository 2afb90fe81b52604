"""How a game of World Wonders stands, see `engine.core.guide`. Everything in it is public."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.speak import Speak
from engine.core.standings import Criterion, Standings

from .scoring import scores, target
from .state import Score, Table, View
from .tracks import purple, side

KINDS = ("population", "resources", "monuments", "natural", "districts")
"""The kinds of points that everybody makes alone."""


def standings(view: View, speak: Speak) -> Standings:
    """Points if the game ended now, and their kinds."""
    t: Table = view.table
    now = scores(t)
    total = Criterion(speak("standing-total"), tuple(score.total() for score in now))
    beat = (speak("standing-target", points=target(t)),) if t.automaton is not None else ()
    return Standings(_far(t, speak), (total, *_kinds(t, now, speak)), beat)


def sources(view: View, speak: Speak) -> tuple[Criterion, ...]:
    """The points by kind."""
    return tuple(_kinds(view.table, view.table.final, speak))


def _kinds(t: Table, found: list[Score], speak: Speak) -> Iterator[Criterion]:
    for kind in KINDS:
        yield Criterion(speak(f"standing-{kind}"), tuple(getattr(score, kind) for score in found))
    for n, objective in enumerate(t.objectives):
        yield Criterion(speak.value("objective", objective), tuple(score.objectives[n] for score in found))
    if any(score.loan for score in found):
        yield Criterion(speak("standing-loan"), tuple(score.loan for score in found))


def _far(t: Table, speak: Speak) -> str:
    most = max(city.population for city in t.cities)
    code = "far-last" if purple(t) else "far"
    return speak(code, round=t.round, rounds=t.edition.limits.rounds, population=most, purple=side(t).purple)
