"""What every game's picture says in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate

from engine.core.frames import AnyView
from engine.core.speak import Speak
from engine.core.values import Value

from .show import Show

Label = Callable[[AnyView, str, Value, Speak], str]
"""A game's name for a value of a kind."""


def asked(show: Show, label: Label, most: int) -> Iterator[str]:
    """The players to act; as many options, whole, as `most` characters hold, and how many more there are: the
    standings need room too."""
    view, speak = show.view, show.speak
    if view.waiting:
        yield speak("alt-waiting", seats=list(view.waiting))
    if show.marks:
        options = [f"{m.letter} {label(view, m.kind, m.value, speak)}" for m in show.marks]
        count = sum(end <= most for end in accumulate(len(option) + 2 for option in options)) or 1
        told, left = "; ".join(options[:count]), len(options) - count
        yield speak("alt-options-some", options=told, left=left) if left else speak("alt-options", options=told)
