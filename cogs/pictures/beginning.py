"""The picture of a table that has not started: how it would begin, for people who choose what to play."""

from __future__ import annotations

from engine.core.chance import Seeded
from engine.core.model import Illegal
from host import Table
from words import Speaker

from .wanted import Wanted


def beginning(table: Table, speak: Speaker) -> Wanted | None:
    """A table as it could begin with what is chosen now, what is drawn being an example; with the people there, or as
    many as that asks for: what a phone shows of it. None if it cannot begin so."""
    game, there = table.game, table.names(speak.locale)
    for seats in sorted(game.seats, key=lambda seats: (seats < max(len(there), 2), seats)):
        try:
            state = game.start(seats, Seeded(b"beginning", 0, 0), table.options).state
        except Illegal:
            continue
        names = [*there, *(speak("seat", number=n + 1) for n in range(len(there), seats))][:seats]
        return Wanted(game.view(state, None), Speaker(speak.locale, game, names), cut="map")
    return None
