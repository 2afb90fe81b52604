"""How a game of Milestones stands, see `engine.core.guide`. Everything in it is public."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import guide
from engine.core.awards import Award
from engine.core.guide import Chapter
from engine.core.speak import Speak
from engine.core.standings import Criterion, Standings
from engine.core.text import verb

from .edition import GOODS
from .phases.building_office import THINGS, supply
from .scoring import majority, winners
from .state import Table, View
from .told import chapters

FEW = 3
"""From so many buildings of a kind in the supply on, a turn begins with how many are left."""


class Overview(guide.Overview):
    """For everybody, and for a player who comes back after a day."""

    awards = (
        Award("builder", ("road-built", "house-built", "market-built")),
        Award("harvest", ("produced",), of="count", single=True),
        Award("miller", ("delivered",), of="points"),
        Award("taxed", ("castle-took",), of="goods"),
    )

    def standings(self, view: View, speak: Speak) -> Standings:
        """Points, also with the majorities as they are; the strength of each kind of worker; goods in hand."""
        table: Table = view.table
        strengths = {good: [player.strength(good) for player in table.players] for good in GOODS}
        points = [player.points for player in table.players]
        with_them = [sum(each) for each in zip(points, *map(majority, strengths.values()), strict=True)]
        goods = [sum(player.goods.values()) for player in table.players]
        return Standings(
            far(table, speak),
            (
                Criterion(speak("standing-points"), tuple(points)),
                Criterion(speak("standing-majorities"), tuple(with_them)),
                *(
                    Criterion(speak("standing-strength", worker=good, count=2), tuple(n))
                    for good, n in strengths.items()
                ),
                Criterion(speak("standing-goods"), tuple(goods)),
            ),
        )

    def sources(self, view: View, speak: Speak) -> tuple[Criterion, ...]:
        """Points made in the turns, and those of each majority."""
        table: Table = view.table
        added = [sum(category.points[seat] for category in table.final) for seat in range(len(table.players))]
        made = tuple(player.points - n for player, n in zip(table.players, added, strict=True))
        return (
            Criterion(speak("source-turns"), made),
            *(
                Criterion(speak("source-majority", worker=each.good, count=2), tuple(each.points))
                for each in table.final
            ),
        )

    def text(self, view: View, speak: Speak) -> tuple[Chapter, ...]:
        """How far it is, the landscape, the tiles, the majorities, the tableaux."""
        table: Table = view.table
        over = table.reason and not view.waiting
        state = speak("alt-over", seats=list(winners(table))) if over else far(table, speak)
        return (Chapter(speak("told-game"), (state,)), *chapters(view, speak))

    def stock(self, view: View) -> dict[str, int]:
        """Goods and coins."""
        return {} if view.seat is None else dict(view.table.players[view.seat].goods)

    def reminders(self, view: View, speak: Speak) -> tuple[str, ...]:
        """At the beginning of one's turn: how far the game is and which buildings run out, or that it is the last;
        the goods of the others."""
        table, seat = view.table, view.seat
        if seat is None or seat not in view.waiting or view.doing[-1:] != ("move_figure",) or table.move != 1:
            return ()
        others = [n for n in range(len(table.players)) if n != seat]
        held = {n: {good: table.players[n].goods[good] for good in GOODS} for n in others}
        told = (speak("remind-rival", seat=n, goods=goods, held=sum(goods.values())) for n, goods in held.items())
        if table.ending is None:
            return " · ".join((far(table, speak), *_few(table, speak))), " · ".join(told)
        return speak("remind-last", turn=table.players[seat].turns, seat=table.ending), " · ".join(told)


def _few(table: Table, speak: Speak) -> Iterator[str]:
    """The kinds of building that run out: a house that cannot be built wastes what was collected for it."""
    for action, left in supply(table).items():
        if left == 0:
            yield speak("barred-none-left", thing=THINGS[action])
        elif left <= FEW:
            yield speak("remind-few", sites={verb(action): left})


def far(table: Table, speak: Speak) -> str:
    """How far the game is: turns, the leader's points and the goal, the pile of worker tiles, as pictures do."""
    turn = max(player.turns for player in table.players)
    if table.ending is not None:
        return speak("far-ending", turn=turn, seat=table.ending)
    best = max(player.points for player in table.players)
    return speak("far", turn=turn, points=best, goal=table.goal(), left=table.deck)
