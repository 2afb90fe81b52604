"""Positions in the production phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.core.model import Note, Seat
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.production import ProductionPhase, begin
from engine.games.roads.state import Box, Building, Hand, Table

from .positions import state, step, table

# pasture A1, woods B1, rock C1, mountains D1, pasture E1; below a source A2, a river tile B2 (north and south bank)
# with a river that runs into the sea C2, pasture D2 on the coast, pasture E2
LAND = (
    "0,0:P 1,0:W 2,0:R 3,0:M 4,0:P",
    "0,1:M1 1,1:P14 2,1:S 3,1:P 4,1:P",
)
NORTH, SOUTH, RIVER = "B2n", "B2s", "B2r"


def production(
    units: Mapping[str, str],
    loads: Mapping[str, Mapping[str, int]] = {},
    *,
    on: Mapping[str, str] = {},
    seats: int = 2,
    rows: Sequence[str] = LAND,
    **fields: Any,
) -> Position:
    """Somebody is asked in production. `on`: kind of building by the bank (or sea tile) it stands at."""
    return state(laid(units, loads, on=on, seats=seats, rows=rows, **fields), ProductionPhase())


def laid(
    units: Mapping[str, str],
    loads: Mapping[str, Mapping[str, int]] = {},
    *,
    on: Mapping[str, str] = {},
    seats: int = 2,
    rows: Sequence[str] = LAND,
    buildings: Mapping[str, Building] = {},
    **fields: Any,
) -> Table:
    """The table of such a position. Buildings of `on` are added to those given by tile."""
    t = table(*rows, seats=seats, units=units, loads=loads, phase="production", buildings=buildings, **fields)
    for bank, kind in on.items():
        t.buildings[t.atlas.tile_of[bank]] = Building(kind, bank)
    return t


def draws(t: Table, *drawn: int) -> list[Note]:
    """The notes of a turn that begins with these draws."""
    s = state_of(t)
    ctx = Ctx(s, Recorded(drawn))
    begin(s, ctx)
    GAME.rules.check(s)
    return ctx.notes


def state_of(t: Table) -> Position:
    """Everybody is asked, even seats with nothing to do."""
    frame = ProductionPhase(serial=1, opened=True)
    return Position(t, [Hand() for _ in t.players], Box(), [frame], 1)


def closed(s: Position) -> Table:
    """The table after the end of the phase, even if seats were still asked."""
    frame = s.flow[-1]
    assert isinstance(frame, ProductionPhase)
    frame.close(s, Ctx(s, Recorded(())))
    GAME.rules.check(s)
    return s.table


def plan_of(s: Position, seat: Seat) -> list[str]:
    """The lines of a seat's plan as they are shown, struck ones left out: code and arguments."""
    shown = GAME.preview(s, seat, GAME.parse("produce"))
    return [f"{note.code} {said(note.args)}" for note in shown.notes]


def said(args: Mapping[str, Any]) -> str:
    """A note's arguments in one line."""
    return " ".join(_word(value) for value in args.values())


def _word(value: Any) -> str:
    return "+".join(f"{n} {kind}" for kind, n in value.items()) if isinstance(value, dict) else str(value)


def told(s: Position, seat: Seat, words: str) -> list[str]:
    """The codes of the notes an action makes."""
    return [note.code for note in step(s, seat, words).notes]
