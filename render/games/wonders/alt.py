"""The picture in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.wonders.labels import label
from engine.games.wonders.prospects import prospects
from engine.games.wonders.scoring import scores, target, winners
from engine.games.wonders.state import Table
from render.alt import asked
from render.show import Show

MOST = 260
"""How many characters the options may take."""


def sentences(show: Show) -> tuple[str, ...]:
    """The round, the players to act, the options, the standings, the market: the most important first."""
    if not show.described:
        return ()
    view, speak = show.view, show.speak
    table: Table = view.table
    said = []
    if table.reason:
        won = list(winners(table))
        said.append(speak("alt-over", seats=won) if won else speak("alt-missed"))
    elif table.round:
        said.append(speak("alt-round", round=table.round, rounds=table.edition.limits.rounds))
    said += asked(show, label, MOST)
    said += _standings(show, table)
    if table.automaton is not None:
        said.append(speak("alt-target", target=target(table)))
    if not table.reason:
        shown = [tile for _, tile in sorted(table.market.tiles.items()) if tile]
        said += [speak("alt-tiles", tiles=shown)] if shown else []
        said += [speak("alt-monuments", monuments=table.market.monuments)] if table.market.monuments else []
        for each in table.market.monuments if show.cut == "table" else ():
            able = [one.seat for one in prospects(table, each) if one.now]
            said += [speak("alt-could", monument=each, seats=able)] if able else []
    return tuple(said)


def _standings(show: Show, table: Table) -> Iterable[str]:
    """Everybody's points so far, gold, tracks and number of monuments."""
    for seat, score in enumerate(scores(table)):
        city = table.cities[seat]
        yield show.speak(
            "alt-seat",
            seat=Seat(seat),
            points=score.total(),
            gold=city.gold,
            population=city.population,
            goods=dict(city.resources),
            built=len(city.monuments()),
        )
