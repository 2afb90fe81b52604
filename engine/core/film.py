"""A game, or a part of it, as moving pictures: only what everybody may know."""

from __future__ import annotations

from msgspec import Struct

from .course import ScoreSheet
from .model import Note, Seat


class Frame(Struct, frozen=True):
    """The table after some turns. `view`: an onlooker's, as JSON; `told`: the notes of these turns; `names`: who held
    the seats then; `seat`: whose turn it was, None for the table's or several; `number`: of the last turn, from 1;
    `said`: what happened, in sentences without markdown."""

    view: bytes
    told: tuple[Note, ...]
    names: tuple[str, ...]
    seat: Seat | None
    number: int
    said: tuple[str, ...]


class Film(Struct, frozen=True):
    """Frames in order, of a game with so many turns until now. `head`: what it shows; `sheet`: how it ended, if
    that is shown as well."""

    frames: tuple[Frame, ...]
    count: int
    head: str
    sheet: ScoreSheet | None = None


__all__ = ["Film", "Frame"]
