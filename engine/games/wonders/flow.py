"""A whole game: the open table, nobody's box, the stack of decisions it stands in; and whether it is over."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from engine.core import frames
from engine.core.model import Note, Preview, Result, Seat

from .phases.automaton import AutomatonTurn
from .phases.rounds import Rounds
from .phases.setup import Opening
from .phases.turn import Buying, ConfirmTurn, ShortSet, Starter
from .scoring import winners
from .state import Box, Hand, Table

Flow = Opening | Rounds | AutomatonTurn | Starter | Buying | ShortSet | ConfirmTurn

Position: TypeAlias = frames.Position[Table, Hand, Box, Flow]
"""A whole game, as it is stored."""


def ahead(s: Position, seat: Seat) -> Position | None:
    """The position as if it were that seat's turn now: the market as it lies, what somebody has not laid yet of a
    short set discarded. None for a seat that buys nothing more in this round: nobody knows the next market."""
    t, rounds = s.table, s.flow[0]
    if not isinstance(rounds, Rounds) or t.cities[seat].out:
        return None
    t.discarded += [piece for frame in s.flow if isinstance(frame, ShortSet) for piece in frame.left]
    s.flow, t.active = [rounds], t.order[t.order.index(seat) - 1]
    return s


def heeded(preview: Preview) -> Preview:
    """A preview without the points that objectives bring: they depend on everybody's city."""
    brings = sum(note.args.get("points", 0) for note in preview.notes if note.code == "objective-moves")
    turn = sum(note.args["points"] for note in preview.notes if note.code == "turn-points")
    notes = tuple(_bare(note) for note in preview.notes if note.code != "turn-points")
    return replace(preview, points=preview.points + turn - brings, notes=notes)


def _bare(note: Note) -> Note:
    if note.code != "objective-moves":
        return note
    return Note(note.code, {name: value for name, value in note.args.items() if name != "points"})


def result(s: Position) -> Result:
    """The end of the game. Alone one wins or nobody does."""
    t = s.table
    won = winners(t)
    reason = t.reason if t.automaton is None else "beaten" if won else "missed"
    return Result(tuple(score.total() for score in t.final), won, reason)
