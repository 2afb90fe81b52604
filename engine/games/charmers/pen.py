"""Marking a sheet: a pen writes on one seat's sheet during its turn, and everything it marks may open bonuses.

Rulebook: tracks, karma, bonuses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engine.core.model import Note, Seat

from .edition import bonus
from .scoring import gap
from .state import Sheet, Table, Turn


class Say(Protocol):
    """Takes what happens, for the log."""

    def __call__(self, code: str, **args: object) -> None: ...


class Notes:
    """A log to be thrown away, or looked at beforehand."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def say(self, code: str, **args: object) -> None:
        self.notes.append(Note(code, args))


class Pen:
    """One seat's sheet and open turn, the edition they are printed by, and the log."""

    def __init__(self, table: Table, seat: Seat, sheet: Sheet, turn: Turn, say: Say) -> None:
        self.table, self.seat, self.sheet, self.turn, self.say = table, seat, sheet, turn, say
        self.edition, self.side = table.edition, table.side()

    def trial(self, notes: Notes) -> Pen:
        """A pen on a copy of sheet and turn."""
        return Pen(self.table, self.seat, self.sheet.copied(), self.turn.copied(), notes.say)


def open_pen(table: Table, seat: Seat, say: Say) -> Pen:
    """A pen for a seat's open turn."""
    turn = table.turns[seat]
    assert turn is not None
    return Pen(table, seat, table.sheets[seat], turn, say)


def earn(pen: Pen, origin: str, names: Iterable[str]) -> None:
    """Bonuses of that part of the sheet are circled at once and wait for the end of the action (ruling 19); money,
    fame and karma, which leave no choice, are marked at once."""
    for name in names:
        kind, count = bonus(name)
        code = "bonus-marked" if kind in ("money", "fame") else "bonus-from"
        pen.say(code, seat=pen.seat, task=name, origin=origin)
        match kind:
            case "money":
                money(pen, count)
            case "fame":
                fame(pen, count)
            case "karma":
                karma(pen)
            case _:
                pen.turn.open.append(name)


def money(pen: Pen, count: int) -> None:
    """Money is marked clockwise from the top right; what goes beyond the last space is lost (ruling 2)."""
    sheet, before = pen.sheet, pen.sheet.money
    sheet.money = reached = min(before + count, pen.edition.tracks.money)
    _reach(pen, "money", pen.side.money, before, reached)  # which may bring more money
    _beyond(pen, before + count - reached, "money")


def fame(pen: Pen, count: int) -> None:
    """Fame is marked anticlockwise from the top left; what goes beyond the last space is lost (ruling 2)."""
    sheet, before = pen.sheet, pen.sheet.fame
    sheet.fame = reached = min(before + count, pen.edition.tracks.fame)
    _reach(pen, "fame", pen.side.fame, before, reached)
    _beyond(pen, before + count - reached, "fame")


def _reach(pen: Pen, track: str, bonuses: dict[str, tuple[str, ...]], before: int, after: int) -> None:
    """Bonuses of a track's spaces that are reached or passed."""
    for space in range(before + 1, after + 1):
        earn(pen, track, bonuses.get(str(space), ()))


def _beyond(pen: Pen, lost: int, track: str) -> None:
    if lost:
        pen.say("track-full", seat=pen.seat, track=track, lost=lost)


def karma(pen: Pen) -> None:
    """Another karma is circled; the 3rd, 4th and 5th bring a bonus; beyond the last it lapses (ruling 21)."""
    if pen.sheet.karma == pen.edition.karma.most:
        pen.say("karma-full", seat=pen.seat)
        return
    pen.sheet.karma += 1
    earn(pen, "karma", pen.side.karma.get(str(pen.sheet.karma), ()))


def overlaps(pen: Pen) -> bool:
    """Whether the two tracks of this sheet overlap."""
    return gap(pen.edition, pen.sheet) < 0
