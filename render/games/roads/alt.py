"""The picture in sentences, for people who cannot see it. The codes are in the words files."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.roads.components import TRANSPORTERS, WONDER
from engine.games.roads.labels import label
from engine.games.roads.scoring import wealth, winner
from engine.games.roads.state import Table
from engine.games.roads.world.names import unit_number
from render.alt import asked
from render.show import Show

from .carriers import cargo
from .signs import sentence, signs

MOST = 400
"""How many characters the options may take."""


def sentences(show: Show) -> tuple[str, ...]:
    """The turn, the players to act, the options, the standings, the agreements and waiting actions, the viewer's own
    transporters, the wonder."""
    if not show.described:
        return ()
    view, speak = show.view, show.speak
    table: Table = view.table
    said = []
    if table.ended:
        said.append(speak("alt-over", seat=winner(table)))
    elif table.turn:
        said.append(
            speak("alt-turn", turn=table.turn, phase=speak(f"pic-phase-{table.phase}") if table.phase else "")
        )
    said += asked(show, label, MOST)
    for seat in table.seats():
        said.append(_standing(show, table, Seat(seat)))
    said += [sentence(each, show) for each in signs(table)]
    if view.seat is not None:
        said += _fleet(show, table, view.seat)
    if table.turn:
        price = 2 if len(table.wonder) + 1 >= WONDER.dearer else 1
        end = WONDER.marks.get(str(len(table.players)), 0)
        said.append(speak("alt-wonder", bricks=len(table.wonder), end=end, price=price))
    return tuple(said)


def _standing(show: Show, table: Table, seat: Seat) -> str:
    counts = dict.fromkeys(TRANSPORTERS, 0)
    for unit in table.fleet(seat):
        counts[unit.kind] += 1
    return show.speak(
        "alt-seat",
        seat=seat,
        points=wealth(table, seat).total,
        transporters={kind: n for kind, n in counts.items() if n},
        topics=len(table.players[seat].research),
        bricks=table.wonder.count(seat),
    )


def _fleet(show: Show, table: Table, seat: Seat) -> Iterable[str]:
    """Each of the viewer's own transporters: its place and its load."""
    for unit in table.fleet(seat):
        other = table.units.get(unit.aboard)
        named = {"transporter": unit.kind, "number": unit_number(unit.name), "where": unit.at}
        if other is not None:
            yield show.speak(
                "alt-carrier", **named, transporter_other=other.kind, number_other=unit_number(other.name)
            )
        elif unit.at:
            yield show.speak("alt-unit", **named, goods=cargo(unit))
