"""The picture in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.charmers.labels import label
from engine.games.charmers.scoring import overlap, winners
from engine.games.charmers.state import Table
from render.alt import asked
from render.show import Show

MOST = 300
"""How many characters the options may take."""


def sentences(show: Show) -> tuple[str, ...]:
    """The end or the round, the players to act, the options, the standings, the dice: the most important first."""
    if not show.described:
        return ()
    view, speak = show.view, show.speak
    table: Table = view.table
    said = [speak("alt-over", seats=list(winners(table))) if table.reason else speak("alt-round", round=table.round)]
    said += asked(show, label, MOST)
    for seat, sheet in enumerate(table.sheets):
        said.append(
            speak(
                "alt-seat",
                seat=seat,
                overlap=overlap(table, Seat(seat)),
                gap=max(-overlap(table, Seat(seat)), 0),
                money=sheet.money,
                fame=sheet.fame,
                goods=sheet.stock(),
                karma=sheet.karma - sheet.used,
            )
        )
    faces = [table.dice[name].face for name in table.lying("middle")]
    if faces and not table.reason:
        said.append(speak("alt-dice", faces=faces))
    return tuple(said)
