"""The picture in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from engine.games.milestones.labels import Names
from engine.games.milestones.scoring import winners
from engine.games.milestones.state import Table
from render.show import Show

MOST = 500
"""How many characters the options may take: the standings need room too."""


def sentences(show: Show) -> tuple[str, ...]:
    """The players to act, the options, the standings, the buildings: the most important first."""
    view, speak = show.view, show.speak
    table: Table = view.table
    said = []
    if view.waiting:
        said.append(speak("alt-waiting", seats=list(view.waiting)))
    elif table.reason:
        said.append(speak("alt-over", seats=list(winners(table))))
    if show.marks:
        options = "; ".join(f"{m.letter} {Names().label(view, m.kind, m.value, speak)}" for m in show.marks)
        if len(options) > MOST:
            options = options[:MOST].rpartition(";")[0] + "; …"
        said.append(speak("alt-options", options=options))
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
