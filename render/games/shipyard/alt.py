"""The picture in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from engine.games.shipyard.labels import Names
from engine.games.shipyard.scoring import known, winners
from engine.games.shipyard.state import Table
from render.alt import asked
from render.show import Show

MOST = 300
"""How many characters the options may take."""


def sentences(show: Show) -> tuple[str, ...]:
    """The end or the lap, the players to act, the options, the standings: the most important first."""
    if not show.described:
        return ()
    view, speak = show.view, show.speak
    table: Table = view.table
    laps = len(table.edition.discards(len(table.players)))
    head = (
        speak("alt-over", seats=list(winners(table)))
        if table.final
        else speak("alt-lap", lap=min(table.laps + 1, laps), laps=laps)
    )
    said = [head]
    said += asked(show, Names().label, MOST)
    for seat, player in enumerate(table.players):
        points = table.final[seat].total() if table.final else known(table, player)
        said.append(
            speak(
                "alt-seat",
                seat=seat,
                points=points,
                guilders=player.guilders,
                ships=len(player.fleet),
                cards=sum(1 for card in player.yard if card),
                canals=len(player.canals),
            )
        )
    return tuple(said)
