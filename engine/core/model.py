"""The words every game speaks: seats, actions, notes, previews, results, and the two refusals."""

from __future__ import annotations

from typing import Any, NewType

from msgspec import Struct

Seat = NewType("Seat", int)

MAX_NOTES = 60
"""Notes one action may make."""


class Illegal(Exception):
    """A move the rules refuse. `code` names a sentence in the words files, `args` fill it in."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code, self.values = code, values


class Bug(Exception):
    """A state the rules should never reach: the move is refused, the game is paused, its journal kept."""


def require(game: str, holds: bool, law: str) -> None:
    """Raise `Bug` with the name of a game's law unless it holds."""
    if not holds:
        raise Bug(f"{game}: {law}")


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A move as a player states it: one subclass for each verb of the rulebook.

    `values` lists the types of its fields. A field's annotation gives the kind of thing it names (a tile, a space
    ...) by `extra={"kind": ...}`; labels and pictures depend on it.
    """


class Note(Struct, frozen=True, omit_defaults=True):
    """A line of the game's log, in no language: `code` names the sentence, `args` fill it in.

    `to` is None for the table, or the seats that may read it.
    """

    code: str
    args: dict[str, Any] = {}
    to: tuple[Seat, ...] | None = None


class Threat(Struct, frozen=True):
    """What somebody has done to a seat that it could still answer: the seat, a name for the thing, by which the seat
    is called only once, and the words, which the whole table may read."""

    seat: Seat
    thing: str
    note: Note


class Preview(Struct, frozen=True):
    """The cost and gain of an action now. Counts of things by name; `points` apart; `notes` for the rest."""

    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    points: int = 0
    notes: tuple[Note, ...] = ()


class Result(Struct, frozen=True):
    """How a game ended: final points by seat, the winners (several when they share), the reason's code."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str

    @property
    def fewest_win(self) -> bool:
        """Whether the fewest points are the best: all winners have them, and not everybody."""
        return {self.scores[seat] for seat in self.winners} == {min(self.scores)} != {max(self.scores)}
