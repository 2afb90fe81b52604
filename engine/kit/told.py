"""A table in words: what the texts of several games say alike, see `core.guide.Overview.text`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from engine.core.frames import AnyView
from engine.core.model import Seat
from engine.core.speak import Speak
from engine.core.standings import Criterion


def listed(parts: Iterable[str], speak: Speak) -> str:
    """Things in words as a list; a word for none at all."""
    return ", ".join(parts) or speak("told-none")


def part(view: AnyView, seat: Seat, speak: Speak, *, active: Seat | None, won: Collection[Seat]) -> Iterator[str]:
    """A seat's part in the game: whether it has won, has the turn, is waited for."""
    if seat in won:
        yield speak("told-won")
    if seat == active:
        yield speak("told-active")
    if seat in view.waiting:
        yield speak("told-waited")


def points(sources: Iterable[Criterion], seat: Seat, speak: Speak) -> str:
    """What a seat's points of the result are made of."""
    kinds = (speak("told-kind", kind=each.name, points=each.values[seat]) for each in sources)
    return speak("told-points", list=listed(kinds, speak))
