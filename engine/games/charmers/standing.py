"""How a game of The Dice Charmers stands, see `engine.core.guide`. All of it is public."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.speak import Speak
from engine.core.standings import Criterion, Standings

from .scoring import gap
from .state import MOST_ROUNDS, Sheet, Table, View


def standings(view: View, speak: Speak) -> Standings:
    """What is left between the marks; money and fame; karma, goods, roads and the river."""
    t: Table = view.table

    def by(code: str, value: Callable[[Sheet], int]) -> Criterion:
        return Criterion(speak(f"standing-{code}"), tuple(map(value, t.sheets)))

    return Standings(
        _far(t, speak),
        (
            Criterion(
                speak("standing-gap"),
                tuple(gap(t.edition, sheet) for sheet in t.sheets),
                fewest=True,
                below=speak("standing-overlap"),
                above=speak("standing-gap-still"),
            ),
            by("money", lambda sheet: sheet.money),
            by("fame", lambda sheet: sheet.fame),
            by("karma", lambda sheet: sheet.karma - sheet.used),
            by("goods", lambda sheet: sum(sheet.stock().values())),
            by("roads", lambda sheet: len(sheet.roads)),
            by("river", lambda sheet: sheet.position()),
        ),
    )


def sources(view: View, speak: Speak) -> tuple[Criterion, ...]:
    """Money and fame, in spaces of money; less the length of their track."""
    t: Table = view.table
    tracks = t.edition.tracks
    return (
        Criterion(speak("standing-money"), tuple(sheet.money for sheet in t.sheets)),
        Criterion(speak("source-fame", ratio=tracks.ratio), tuple(tracks.ratio * sheet.fame for sheet in t.sheets)),
        Criterion(speak("source-track"), tuple(-tracks.money for _ in t.sheets)),
    )


def _far(t: Table, speak: Speak) -> str:
    least = min(gap(t.edition, sheet) for sheet in t.sheets)
    return speak("far" if least >= 0 else "far-overlap", round=t.round, most=MOST_ROUNDS, gap=least)
