"""How a game of Shipyard stands, see `engine.core.guide`. What contracts bring is secret until
the end: only their owner is told."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.speak import Speak
from engine.core.standings import Criterion, Standings

from .contracts import points
from .scoring import known
from .state import STACKS, Player, Table, View


def standings(view: View, speak: Speak) -> Standings:
    """Points of ships and traders, without contracts; guilders, ships, cards, employees, canals."""
    t: Table = view.table

    def by(code: str, value: Callable[[Player], int]) -> Criterion:
        return Criterion(speak(f"standing-{code}"), tuple(map(value, t.players)))

    return Standings(
        _far(t, speak),
        (
            by("known", lambda player: known(t, player)),
            by("guilders", lambda player: player.guilders),
            by("ships", lambda player: len(player.fleet)),
            by("yard", lambda player: sum(1 for card in player.yard if card)),
            by("employees", lambda player: len(player.employees)),
            by("canals", lambda player: len(player.canals)),
        ),
        _contracts(view, speak),
    )


def sources(view: View, speak: Speak) -> tuple[Criterion, ...]:
    """Ships by what their points came from, each contract that somebody kept, traders."""
    t: Table = view.table
    kinds = dict.fromkeys(kind for player in t.players for ship in player.fleet for kind in ship.points)
    kept = dict.fromkeys(name for score in t.final for name in score.contracts)

    def sailed(player: Player, kind: str) -> int:
        return sum(ship.points.get(kind, 0) for ship in player.fleet)

    return (
        *(Criterion(speak(f"source-{kind}"), tuple(sailed(player, kind) for player in t.players)) for kind in kinds),
        *(
            Criterion(speak.value("contract", name), tuple(score.contracts.get(name, 0) for score in t.final))
            for name in kept
        ),
        Criterion(speak("source-traders"), tuple(score.traders for score in t.final)),
    )


def _contracts(view: View, speak: Speak) -> tuple[str, ...]:
    t, hand, seat = view.table, view.hand, view.seat
    if hand is None or seat is None:
        return (speak("standing-secret"),)
    own = {name: points(t, t.players[seat], name) for name in hand.contracts}
    told = ", ".join(speak("standing-contract", contract=name, points=n) for name, n in own.items())
    return (speak("standing-contracts", list=told), speak("standing-secret"))


def _far(t: Table, speak: Speak) -> str:
    laps = len(t.edition.discards(len(t.players)))
    if t.reason:
        return speak("far-last", lap=min(t.laps + 1, laps), laps=laps)
    left = min(t.decks.get(stack, 0) for stack in STACKS)
    return speak("far", lap=min(t.laps + 1, laps), laps=laps, left=left)
