"""The picture of a table that has not started: how it would begin, for people who choose what to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Illegal
from host import Table
from words import Speaker

from .wanted import Wanted


def beginning(table: Table, speak: Speaker) -> Wanted | None:
    """A table as it could begin with what is chosen now, what is drawn being an example; with the people there, or as
    many as that asks for: what a phone shows of it. None if it cannot begin so, or nothing lies there
    yet."""
    return beginning_of(table.game, table.options, table.names(speak.locale), speak)


def beginning_of(game: AnyGame, options: Any, there: Sequence[str], speak: Speaker, least: int = 2) -> Wanted | None:
    """The same for a game with its options, with those there, or at least so many."""
    for seats in sorted(game.seats, key=lambda seats: (seats < max(len(there), least), seats)):
        try:
            state = game.start(seats, Seeded(b"beginning", 0, 0), options).state
        except Illegal:
            continue
        view = game.view(state, None)
        if game.guide.picture.bare(view):
            return None
        names = [*there, *(speak("seat", number=n + 1) for n in range(len(there), seats))][:seats]
        return Wanted(view, Speaker(speak.locale, game, names), cut="map")
    return None
