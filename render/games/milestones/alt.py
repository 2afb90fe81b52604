"""The picture in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from engine.games.milestones.labels import Names
from engine.games.milestones.scoring import winners
from engine.games.milestones.state import Table
from render.alt import asked
from render.show import Show

MOST = 500
"""How many characters the options may take."""


def sentences(show: Show) -> tuple[str, ...]:
    """The players to act, the options, the standings, the buildings: the most important first."""
    if not show.described:
        return ()
    view, speak = show.view, show.speak
    table: Table = view.table
    said = [speak("alt-over", seats=list(winners(table)))] if table.reason and not view.waiting else []
    said += asked(show, Names().label, MOST)
    for seat, player in enumerate(table.players):
        said.append(speak("alt-seat", seat=seat, points=player.points, goods=dict(player.goods), space=player.at))
    built = {
        "sections": len(table.sections),
        "houses": len(table.houses),
        "markets": len(table.markets),
        "sacks": len(table.sacks),
        "goal": table.goal(),
    }
    said.append(speak("alt-land", **built))
    return tuple(said)
