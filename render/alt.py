"""What every game's picture says in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.frames import AnyView
from engine.core.speak import Speak

from .show import Show

Label = Callable[[AnyView, str, Any, Speak], str]
"""A game's name for a value of a kind."""


def asked(show: Show, label: Label, most: int) -> Iterator[str]:
    """The players to act; the options in at most `most` characters: the standings need room too."""
    view, speak = show.view, show.speak
    if view.waiting:
        yield speak("alt-waiting", seats=list(view.waiting))
    if show.marks:
        options = "; ".join(f"{m.letter} {label(view, m.kind, m.value, speak)}" for m in show.marks)
        if len(options) > most:
            options = options[:most].rpartition(";")[0] + "; …"
        yield speak("alt-options", options=options)
